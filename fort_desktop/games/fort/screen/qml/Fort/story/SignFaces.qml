import QtQuick
import Fort

// What the signs of a log or a story show of a card of `faces`: its name, its head and the head's tint.
QtObject {
    property CardFaces faces: null

    function face(card: string): var {
        const found = faces?.face(card) ?? null;
        return found === null ? null : ({
                name: found.name,
                head: found.head,
                tint: found.kind === "cat" ? FortTheme.cat : FortTheme.suit(found.suits[0] ?? "")
            });
    }
}

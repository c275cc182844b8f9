pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The perks in the middle, as large as they fit; one that may be taken glows and can be dragged to
// the own board, clicked or chosen by key.
Item {
    id: row

    required property CardLayer home
    required property CardFaces faces
    required property list<string> perks
    required property list<string> usable
    readonly property real gap: 6
    readonly property int columns: {
        let best = 1;
        for (let n = 1; n <= Math.max(1, perks.length); ++n)
            if (cell(n) > cell(best))
                best = n;
        return best;
    }
    readonly property real size: Math.floor(Math.min(cell(columns), width * 0.6))

    signal chosen(perk: string)

    // The width of a card in n columns.
    function cell(n: int): real {
        const rows = Math.ceil(perks.length / n);
        return Math.min((width - (n - 1) * gap) / n, (height - (rows - 1) * gap) / Math.max(1, rows) / 0.62);
    }

    Repeater {
        model: row.perks
        Draggable {
            id: perk
            required property int index
            required property string modelData
            readonly property Face face: row.faces.face(modelData)
            home: row.home
            kind: "perk"
            pictured: face
            ident: modelData
            objectName: "perk-" + modelData
            label: qsTr("Perk: %1").arg(face?.name ?? "")
            usable: row.usable.includes(modelData)
            x: index % row.columns * (row.size + row.gap)
            y: Math.floor(index / row.columns) * (row.size * 0.62 + row.gap)
            z: dragged ? 10 : 0
            width: row.size
            height: row.size * 0.62
            onTapped: row.chosen(modelData)

            Glow {
                shown: perk.usable && !perk.dragged
                spread: 4
                radius: 7
            }
            PerkCard {
                width: perk.width
                name: perk.face?.name ?? ""
                tokens: perk.face?.publicTokens ?? []
            }
            FocusRing {
                shown: perk.activeFocus
                spread: 6
                radius: 12
            }
        }
    }
}

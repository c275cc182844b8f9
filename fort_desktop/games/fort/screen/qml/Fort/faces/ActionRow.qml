pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A row of rulebook icons from plain tokens, as large as fits: icon names, numbers, "x" (times),
// "then" (arrow), "(" and ")", "+", ":" and "=". After "x" the words fort, pack and lookout mean
// the number of levels, tokens and cards and get those icons (`counts: false` keeps the actions').
Item {
    id: row

    property list<string> tokens
    property real largest: 68 // the icons' size in units of the card (300 wide), scaled by `unit`
    property real unit: 1
    property bool counts: true
    property color color: Theme.cardInk
    readonly property real gap: 0.1
    readonly property real total: span(tokens)
    readonly property real size: Math.min(largest * unit, width / total, height)

    // Their width for icons of 1.
    function span(tokens: list<string>): real {
        let sum = gap * (tokens.length - 1);
        for (const token of tokens)
            sum += share(token);
        return Math.max(0.1, sum);
    }
    function share(token: string): real {
        if (/^[0-9+:=]+$/.test(token))
            return token.length > 1 ? 0.9 : token === ":" ? 0.3 : 0.52;
        switch (token) {
        case "then":
            return 0.5;
        case "x":
            return 0.42;
        case "(":
        case ")":
            return 0.2;
        case "not-equal":
            return 0.66;
        }
        return token.startsWith("except-") ? 0.8 : 1;
    }
    function picture(index: int): string {
        const token = tokens[index];
        if (counts && index > 0 && tokens[index - 1] === "x") {
            if (token === "fort")
                return "fort-level";
            if (token === "pack" || token === "lookout")
                return token + "-count";
        }
        return token === "then" ? "arrow" : token === "x" ? "times" : token === "(" ? "open" : token === ")" ? "close" : token;
    }

    Row {
        anchors.centerIn: parent
        height: row.size
        spacing: row.gap * row.size

        Repeater {
            model: row.tokens.length
            Item {
                id: place
                required property int index
                readonly property string token: row.tokens[index] ?? ""
                readonly property bool sign: /^[0-9+:=]+$/.test(token)
                readonly property bool bracket: token === "(" || token === ")"
                width: row.share(token) * row.size
                height: row.size

                Picture {
                    visible: !place.sign
                    anchors.centerIn: parent
                    width: place.bracket ? row.size * 0.8 : place.width
                    height: width
                    file: place.sign || place.token === "" ? "" : Theme.icon(row.picture(place.index))
                }
                Text {
                    visible: place.sign
                    anchors.centerIn: parent
                    text: place.sign ? place.token : ""
                    textFormat: Text.PlainText
                    color: row.color
                    font: Theme.display(Math.max(12, row.size * 0.86))
                }
            }
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What was done and gained, in signs: icons, numbers, "then" (an arrow), "@bug" a card's face, "@bug&blue"
// one of a player's, "&blue" a player, "crown@bug" an icon that stands for a card; "," parts things. One line that shrinks to
// fit, or with `wraps` several of the full size. Cards can be clicked; `stops` takes them into the Tab order.
Item {
    id: strip

    property list<string> signs
    property var faces: null // `face(card)` gives a card's name, head and tint; null in a game without such
    property real size: 24
    property bool wraps: false
    property bool stops: false
    property string said // of each card, in place of its name
    property bool below: false // it is said below them
    property int marked: -1 // the card that the keys have reached, among `cards`
    property color color: Theme.cardInk
    readonly property list<string> cards: signs.filter(sign => sign.includes("@")).map(sign => sign.slice(sign.indexOf("@") + 1).split("&")[0])
    readonly property var groups: {
        const found = [];
        let group = [];
        for (const sign of signs)
            if (sign === ",") {
                group.push(sign);
                found.push(group);
                group = [];
            } else if (sign.startsWith("@") && (group[group.length - 1] ?? "").startsWith("@")) {
                found.push(group);
                group = [sign];
            } else if (sign === "x" && group[group.length - 1] === ")") {
                found.push(group);
                group = [sign];
            } else {
                group.push(sign);
            }
        if (group.length > 0)
            found.push(group);
        return found;
    }
    readonly property real gap: 0.12
    readonly property real total: { // in sizes
        let sum = 0;
        for (const sign of signs)
            sum += share(sign) + gap;
        return Math.max(0.1, sum - gap);
    }
    readonly property list<real> lengths: groups.map(group => group.reduce((sum, sign) => sum + share(sign) + gap, -gap)) // in sizes
    readonly property real unit: Math.min(size, 0.99 * width / (wraps ? Math.max(0.1, ...lengths) : total))

    signal chosen(card: string)

    function share(sign: string): real {
        if (/^[0-9+]+$/.test(sign))
            return sign.length > 1 ? 1 : 0.58;
        switch (sign) {
        case ",":
            return 0.3;
        case "then":
            return 0.5;
        case "x":
            return 0.42;
        case "(":
        case ")":
            return 0.24;
        }
        return sign.startsWith("@") ? 1.2 : 1;
    }
    // How many rows they take where a row holds so much, in sizes.
    function rowsIn(room: real): int {
        let rows = 1;
        let used = -gap;
        for (const length of lengths) {
            if (used > 0 && used + gap + length > room) {
                ++rows;
                used = -gap;
            }
            used += gap + length;
        }
        return rows;
    }
    // The how-many-eth of the cards a sign is.
    function number(group: int, place: int): int {
        let n = 0;
        for (let g = 0; g <= group; ++g)
            n += (groups[g] ?? []).filter((sign, i) => sign.includes("@") && (g < group || i < place)).length;
        return n;
    }

    implicitWidth: total * size
    implicitHeight: wraps ? flow.implicitHeight : size

    Flow {
        id: flow
        width: strip.width
        anchors.verticalCenter: parent.verticalCenter
        spacing: strip.gap * strip.unit

        Repeater {
            model: strip.groups.length
            Row {
                id: group
                required property int index
                readonly property var signs: strip.groups[index] ?? []
                spacing: strip.gap * strip.unit
                height: strip.unit * (signs.some(sign => sign.startsWith("@")) ? 1.1 : 1)

                Repeater {
                    model: group.signs.length
                    StorySign {
                        id: one
                        required property int index
                        anchors.verticalCenter: parent?.verticalCenter
                        sign: group?.signs[index] ?? "" // the row may go before its signs do
                        unit: strip.unit
                        color: strip.color
                        faces: strip.faces
                        stop: strip.stops
                        said: strip.said
                        below: strip.below
                        marked: card !== "" && strip.marked === strip.number(group?.index ?? 0, index)
                        width: strip.share(sign) * strip.unit
                        onChosen: strip.chosen(card)
                    }
                }
            }
        }
    }
}

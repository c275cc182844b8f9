pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The supply of pizzas or toys: a heap that gets lower, and how many there are.
Item {
    id: pile

    property string kind
    property int count: 0
    property string told: "" // in a bubble
    property real size: 26 // of a token
    property real digits: size * 0.9
    readonly property int full: 30
    readonly property int shown: Math.min(12, Math.ceil(count * 12 / full))
    readonly property rect peak: place(Math.max(0, shown - 1)) // where the next token is taken from

    // Five, four and three tokens on each other.
    function place(index: int): rect {
        const line = index < 5 ? 0 : index < 9 ? 1 : 2;
        const inLine = index - [0, 5, 9][line];
        const jitter = index * 37 % 5 - 2;
        const x = (line * 0.5 + inLine) * size * 0.6 + jitter * size * 0.025;
        return Qt.rect(x, height - size - line * size * 0.38 + jitter * size * 0.02, size, size);
    }

    width: size * 3.4 + number.width + 4
    height: size * 1.8
    Accessible.role: Accessible.StaticText
    Accessible.name: kind === "pizza" ? qsTr("Pizzas in the supply: %1").arg(count) : qsTr("Toys in the supply: %1").arg(count)
    Accessible.description: told

    Says {
        text: pile.told
    }
    Token {
        visible: pile.count === 0
        x: pile.size * 1.2
        y: pile.height - height
        width: pile.size
        hint: pile.kind
    }
    Repeater {
        model: pile.shown
        Token {
            required property int index
            readonly property rect at: pile.place(index)
            x: at.x
            y: at.y
            width: at.width
            rotation: index * 53 % 41 - 20
            kind: pile.kind
        }
    }
    Pill {
        id: number
        x: pile.size * 3.4 + 4
        y: pile.height - height - 1
        pixels: Math.max(22, pile.digits)
        implicitWidth: pixels * 1.7
        text: pile.count
        Accessible.ignored: true
    }
}

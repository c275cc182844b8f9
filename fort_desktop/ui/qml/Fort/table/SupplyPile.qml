import QtQuick
import Fort

// How many pizzas or toys the supply still holds.
Row {
    id: pile

    property string kind
    property int count: 0
    property real size: 32
    readonly property alias token: top

    spacing: 6
    Accessible.role: Accessible.StaticText
    Accessible.name: kind === "pizza" ? qsTr("Pizzas in the supply: %1").arg(count) : qsTr("Toys in the supply: %1").arg(count)

    Item {
        width: pile.size * 1.2
        height: pile.size
        Token {
            visible: pile.count > 1
            x: pile.size * 0.2
            y: 2
            width: pile.size - 2
            kind: pile.kind
        }
        Token {
            id: top
            width: pile.size
            kind: pile.count > 0 ? pile.kind : ""
            hint: pile.kind
        }
    }
    Pill {
        anchors.verticalCenter: parent.verticalCenter
        pixels: Math.max(22, pile.size * 0.8)
        implicitWidth: pixels * 1.7
        text: pile.count
        Accessible.ignored: true
    }
}

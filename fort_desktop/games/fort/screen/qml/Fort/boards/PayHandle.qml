import QtQuick
import Shared
import Fort

// While a fort is paid for, it and the row with its cost can be clicked: that pays what is left, or
// offers the ways to.
Item {
    id: handle

    required property GameTable table
    required property OwnPanel panel

    visible: table.tokens.canPay

    Pressable {
        objectName: "pay"
        x: handle.panel.x + handle.panel.costRow.x
        y: handle.panel.y + handle.panel.costRow.y
        width: handle.panel.costRow.width
        height: handle.panel.costRow.height
        ringRadius: 12
        name: qsTr("Pay for your fort")
        told: name
        onClicked: handle.table.tokens.pickFort()

        Glow {
            shown: true
            spread: 4
            radius: 12
        }
    }
    Item {
        x: handle.panel.x + handle.panel.fort.x
        y: handle.panel.y + handle.panel.fort.y
        width: handle.panel.fort.width
        height: handle.panel.fort.height

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: if (Presses.counts("", 0)) handle.table.tokens.pickFort()
        }
    }
}

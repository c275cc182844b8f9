pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A sheet over the middle of the table on which many cards are laid out side by side.
Item {
    id: sheet

    required property rect place
    required property real head // above the first row of cards, which have a glow around them
    property string title
    property bool closable: true

    signal closed

    x: place.x
    y: place.y
    width: place.width
    height: place.height

    Later {
        anchors.fill: parent
        shown: sheet.visible
        sourceComponent: Item {
            MouseArea { // nothing below is reached
                anchors.fill: parent
                hoverEnabled: true
                onClicked: if (sheet.closable && Presses.counts("close", 0)) sheet.closed()
            }
            Panel {
                anchors.fill: parent
                fill: Theme.moss
            }
            Label {
                x: 18
                objectName: "title"
                y: 3
                height: sheet.head - y - 12 // clear of what glows around the cards
                width: parent.width - x - 88
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                strong: true
                text: sheet.title
            }
            CloseButton {
                visible: sheet.closable
                anchors.right: parent.right
                anchors.rightMargin: 8
                y: 8
                onClicked: sheet.closed()
            }
        }
    }
}

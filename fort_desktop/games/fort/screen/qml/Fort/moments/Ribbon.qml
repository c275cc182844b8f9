pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A ribbon with folded ends: a few words, and in a second line what there is to say of them. Whom it is
// about stands on a tab at its corner.
Item {
    id: ribbon

    property string title
    property string line
    property string name
    property string seat
    property real unit: 1
    readonly property real large: Theme.size(23 * unit)
    readonly property real small: Theme.size(14 * unit)
    readonly property color fold: Theme.contrast ? "#000000" : "#D99A2B"

    height: large * 1.14 + small * 1.3 + 12 * unit

    Repeater { // the ends, behind
        model: 2
        Item {
            id: end
            required property int index
            readonly property real side: index ? -1 : 1
            x: index ? ribbon.width - width + 4 * ribbon.unit : -4 * ribbon.unit
            y: 11 * ribbon.unit
            width: 36 * ribbon.unit
            height: ribbon.height
            Repeater { // its forked end
                model: 2
                Rectangle {
                    id: half
                    required property int index
                    x: end.side > 0 ? 0 : end.width - width
                    y: index ? end.height / 2 - 1 : 0
                    width: end.width
                    height: end.height / 2 + 1
                    color: ribbon.fold
                    border.color: Theme.cardInk
                    border.width: Theme.line
                    transform: Matrix4x4 {
                        readonly property real lean: 0.4 * end.side
                        matrix: Qt.matrix4x4(1, half.index ? -lean : lean, 0, half.index ? lean * half.height : 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
                    }
                }
            }
        }
    }
    Rectangle { // its shadow on the picture
        x: band.x + 2
        y: 6 * ribbon.unit
        width: band.width - 4
        height: band.height
        radius: 5
        color: Theme.cardInk
        opacity: 0.3
    }
    Rectangle {
        id: band
        x: 20 * ribbon.unit
        width: ribbon.width - 2 * x
        height: ribbon.height
        radius: 5
        color: Theme.contrast ? "#FFFFFF" : Theme.sun
        border.color: Theme.cardInk
        border.width: Theme.line

        Repeater { // stitches
            model: Theme.contrast ? 0 : 2
            Rectangle {
                required property int index
                x: 8
                y: index ? band.height - 7 : 5
                width: band.width - 16
                height: 2
                radius: 1
                color: ribbon.fold
                opacity: 0.7
            }
        }
        Text {
            id: words
            x: 12 * ribbon.unit
            y: 5 * ribbon.unit
            width: parent.width - 2 * x
            height: ribbon.large * 1.14
            text: ribbon.title
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            color: Theme.cardInk
            font: Theme.display(ribbon.large)
        }
        Text {
            x: words.x
            y: words.y + words.height
            width: words.width
            height: ribbon.small * 1.3
            text: ribbon.line
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            color: Theme.cardInk
            font: Theme.body(ribbon.small, 800)
        }
    }
    Rectangle {
        id: tab
        visible: ribbon.name !== ""
        x: band.x - 8 * ribbon.unit
        y: -height * 0.68
        width: Math.min(band.width * 0.8, who.width + name.implicitWidth + 16 * ribbon.unit)
        height: Math.max(24 * ribbon.unit, name.implicitHeight + 2)
        radius: height / 2
        color: Theme.seat(ribbon.seat)
        border.color: Theme.cardInk
        border.width: 2.5

        Avatar {
            id: who
            x: -3
            y: (parent.height - height) / 2
            width: parent.height + 5
            line: 2.4
            face: Theme.face(Theme.seatFaces[ribbon.seat] ?? "")
            tint: Theme.seat(ribbon.seat)
        }
        Text {
            id: name
            x: who.width + 3
            width: parent.width - x - 8
            anchors.verticalCenter: parent.verticalCenter
            text: ribbon.name
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: Theme.onSeat(ribbon.seat)
            font: Theme.display(Theme.size(16 * ribbon.unit))
        }
    }
}

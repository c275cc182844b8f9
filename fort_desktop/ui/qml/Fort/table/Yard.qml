import QtQuick
import Fort

// A strip of lawn with a low fence and its label; `empty` is said in the middle when nobody stands
// here. `legal` frames it as a target. Kids are laid over it by the owner.
Item {
    id: yard

    property string label
    property string empty: ""
    property bool legal: false
    property real unit: 1

    Rectangle {
        anchors.fill: parent
        radius: 12
        color: Theme.yard
        border.color: Theme.ink
        border.width: Theme.line
    }
    Image {
        x: 8
        y: 7 * yard.unit
        width: yard.width - 16
        height: 28 * yard.unit
        source: Theme.part("fence")
        sourceSize: Qt.size(40 * yard.unit, 28 * yard.unit)
        fillMode: Image.TileHorizontally
    }
    Rectangle {
        x: 5
        y: 23 * yard.unit
        width: yard.width - 10
        height: 3
        color: "#C9AE7C"
    }
    Glow {
        shown: yard.legal
        radius: 12
    }
    Rectangle {
        x: 8
        y: -9 * yard.unit
        width: Math.min(tag.implicitWidth + 18, yard.width - 16)
        height: Math.max(20 * yard.unit, tag.implicitHeight + 2)
        radius: height / 2
        color: Theme.paper
        border.color: Theme.ink
        border.width: 2.5
        Label {
            id: tag
            anchors.centerIn: parent
            width: Math.min(implicitWidth, yard.width - 34)
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            text: yard.label
            weight: 800
            pixels: Theme.size(13 * yard.unit)
        }
    }
    Label {
        visible: text !== ""
        x: 12
        width: parent.width - 24
        y: 34 * yard.unit
        height: parent.height - y - 4
        text: yard.empty
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        color: Theme.on(Theme.yard)
        pixels: Theme.size(13 * yard.unit)
    }
}

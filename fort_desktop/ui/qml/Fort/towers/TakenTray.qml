import QtQuick
import Fort

// The light tray on the strip in which the cards stand that the viewer has taken and is to build.
Item {
    id: tray

    property bool shown: false
    property bool lively: false
    property real labelHeight: 20

    visible: opacity > 0
    opacity: shown ? 1 : 0
    Behavior on opacity {
        enabled: tray.lively && !Theme.still
        NumberAnimation { duration: Theme.duration(160) }
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        color: Theme.contrast ? Theme.paper : Theme.mix(Theme.woodLight, Theme.paper, 0.55)
        border.color: Theme.ink
        border.width: 2
    }
    Label {
        x: Math.round(14 * Theme.unit)
        y: 4
        width: tray.width - 2 * x
        height: tray.labelHeight
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        weight: 800
        pixels: Theme.small
        text: qsTr("to build")
    }
}

import QtQuick
import Shared

// The light tray on the strip in which the cards stand that somebody has taken and is to build. `spot`
// is where it lies; it fades away where it was.
Item {
    id: tray

    required property rect spot
    property rect at // `spot` once all cards are there
    property bool shown: false
    property bool lively: false
    property real labelHeight: 20

    function settle(): void {
        if (shown)
            at = spot;
    }

    x: at.x
    y: at.y
    width: at.width
    height: at.height
    onShownChanged: settle()
    onSpotChanged: soon.restart()
    Timer { // cards come and go one by one
        id: soon
        interval: 0
        onTriggered: tray.settle()
    }
    visible: opacity > 0
    opacity: shown ? 1 : 0
    Behavior on opacity {
        enabled: tray.lively && !Theme.still
        NumberAnimation { duration: Theme.duration(160) }
    }

    Rectangle {
        id: face
        anchors.fill: parent
        radius: Theme.panelRadius
        color: Theme.contrast ? Theme.paper : Theme.mix(Theme.woodLight, Theme.cardPaper, 0.55)
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
        color: Theme.on(face.color)
        weight: 800
        pixels: Theme.small
        text: qsTr("to build")
    }
}

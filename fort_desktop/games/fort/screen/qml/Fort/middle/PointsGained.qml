import QtQuick
import Shared
import Fort

// "+3": floats up from a pawn and fades.
Rectangle {
    id: gained

    required property string text
    required property Pawn pawn
    property CardLayer home: null
    property real unit: 1
    property real way: 0

    x: pawn.x + (pawn.width - width) / 2
    y: pawn.y - pawn.hop - height * 1.05 - 20 * unit * way
    z: 5
    width: Math.max(height, words.implicitWidth + 14 * unit)
    height: Math.max(20, 24 * unit)
    radius: height / 2
    color: Theme.sun
    border.color: Theme.cardInk
    border.width: 2.5
    opacity: Math.min(1, 3 * (1 - way))
    Accessible.ignored: true
    Component.onCompleted: rise.start()

    Text {
        id: words
        anchors.centerIn: parent
        text: gained.text
        color: Theme.cardInk
        font: Theme.display(Math.max(13, 16 * gained.unit))
    }
    NumberAnimation {
        id: rise
        target: gained
        property: "way"
        to: 1
        duration: Theme.duration(1050)
        easing.type: Easing.OutCubic
        onFinished: gained.destroy()
    }
    Counted {
        home: gained.home
        running: rise.running
        onHurried: rise.complete()
    }
}

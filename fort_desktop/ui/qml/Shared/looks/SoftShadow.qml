pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The shadow of something lifted off the table, as a picture: no renderer needs an effect for it. It
// goes further away and grows with `lift`, from 0 on the table to 1 in the hand.
Later {
    id: shadow

    property real lift: 0
    readonly property real ratio: width / Math.max(1, height)
    readonly property string shape: ratio > 1.25 ? "wide" : ratio > 0.8 ? "round" : "card"
    readonly property size drawn: shape === "wide" ? Qt.size(184, 124) : shape === "round" ? Qt.size(124, 124) : Qt.size(124, 164)
    readonly property real base: Math.min(width, height)

    anchors.fill: parent
    z: -1
    shown: lift > 0

    sourceComponent: Item {
        Image {
            readonly property real wide: shadow.width * shadow.drawn.width / (shadow.drawn.width - 24) * (0.97 + 0.05 * shadow.lift)
            readonly property real tall: shadow.height * shadow.drawn.height / (shadow.drawn.height - 24) * (0.97 + 0.05 * shadow.lift)
            x: (shadow.width - wide) / 2 + shadow.base * 0.03 * shadow.lift
            y: (shadow.height - tall) / 2 + shadow.base * (0.03 + 0.15 * shadow.lift)
            width: wide
            height: tall
            opacity: Math.min(1, 0.35 + 0.65 * shadow.lift)
            source: Theme.part("shadow-" + shadow.shape)
            sourceSize: shadow.drawn
        }
    }
}

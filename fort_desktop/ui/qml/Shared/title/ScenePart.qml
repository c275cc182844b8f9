import QtQuick
import Shared

// A picture in the neighbourhood, in its units of 1366 x 768; `detail` is pixels per unit.
Drawn {
    property real ratio: 1 // height by width
    property real detail: 1

    height: width * ratio
    pixels: Qt.size(Theme.step(width * detail), Theme.step(width * detail) * ratio)
}

import QtQuick
import Shared

// A square picture (icon, portrait, face), drawn at a fixed step of its size.
Drawn {
    pixels: Qt.size(Theme.step(width), Theme.step(width))
    fillMode: Image.PreserveAspectFit
    smooth: true
}

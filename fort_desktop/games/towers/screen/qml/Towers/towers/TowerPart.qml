import QtQuick
import Shared
import Towers

// A picture of assets/towers, drawn at a fixed step of its width; `part` is its name there.
// `unit` is a 120th of a storey's width, `box` what its picture holds of the drawing.
Drawn {
    property string part
    property real unit: 1
    property rect box: Qt.rect(-8, -6, 136, 48)

    width: box.width * unit
    height: box.height * unit
    file: TowersTheme.drawing(part)
    pixels: Qt.size(Theme.step(width), Theme.step(width) * box.height / box.width)
    smooth: true
}

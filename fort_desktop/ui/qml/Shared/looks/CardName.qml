import QtQuick
import Shared

// The name of a card in one line: a long one is set narrower, and only then smaller, but never so
// small that it cannot be read. `largest` is the usual size in pixels.
Item {
    id: place

    property string text
    property real largest: 15
    property color color: Theme.cardInk
    property bool centred: false
    readonly property int least: 12
    readonly property real narrowest: 0.8
    readonly property int pixels: Math.max(least, Math.min(Math.round(largest), Math.floor(largest * width / (narrowest * Math.max(1, measure.width)))))
    readonly property real squeeze: Math.min(1, width / Math.max(1, line.implicitWidth))

    TextMetrics {
        id: measure
        font: Theme.display(Math.max(place.least, Math.round(place.largest)))
        text: place.text
    }
    Text {
        id: line
        x: place.centred ? (place.width - implicitWidth * place.squeeze) / 2 : 0
        height: place.height
        text: place.text
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        color: place.color
        font: Theme.display(place.pixels)
        transform: Scale {
            xScale: place.squeeze
        }
    }
}

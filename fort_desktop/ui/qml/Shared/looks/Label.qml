import QtQuick
import Shared

// Plain text in the app's body type. `strong` for headings in Baloo 2.
Text {
    property bool strong: false
    property int weight: 700
    property real pixels: strong ? Theme.button : Theme.normal

    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    color: Theme.text
    font: strong ? Theme.display(pixels) : Theme.body(pixels, weight)
}

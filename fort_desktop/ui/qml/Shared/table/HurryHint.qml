import QtQuick
import Shared

// While others play: how to wait for nothing. It is words alone, as there is nothing to press.
Label {
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.NoWrap
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: 12
    text: qsTr("Faster: click or press Space")
    color: Theme.text2
    weight: 800
    pixels: Theme.small
}

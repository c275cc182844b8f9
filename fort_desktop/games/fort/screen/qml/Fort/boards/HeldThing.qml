pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A small card that lies on a seat's band: a perk, or a made-up rule on paper. With `words` it shows
// its name beside its sign where there is `room`. It can be looked at closely, and played where usable.
Draggable {
    id: held

    property string icon
    property string words: ""
    property real room: 1000
    property real pixels: 26
    property bool paper: false // a rule instead of a perk
    property bool awaited: false // it is still on its way
    readonly property bool fits: words !== "" && measure.implicitWidth + sign.width + 14 <= room

    said: fits ? "" : label
    reachable: !awaited
    width: fits ? sign.width + measure.implicitWidth + 14 : sign.width
    height: pixels
    opacity: awaited ? 0 : carried ? 0.4 : 1
    likeness: usable ? large : null
    breadth: likeness ? 110 * home.area.unit : width
    flies: kind === "own perk" ? ident : ""
    rotation: fits ? 0 : paper ? 3 : -3

    Component { // the perk as a card, around where it was taken
        id: large
        Item {
            PerkCard {
                x: (parent.width - width) / 2
                y: (parent.height - height) / 2
                width: held.breadth
                name: held.pictured?.name ?? ""
                tokens: held.pictured?.publicTokens ?? []
            }
        }
    }
    Glow {
        shown: held.usable && !held.dragged
        spread: 4
        radius: 6
    }
    Rectangle {
        x: 1
        y: 3
        width: parent.width
        height: parent.height
        radius: 6
        color: Theme.cardInk
        opacity: 0.25
    }
    Rectangle {
        anchors.fill: parent
        radius: held.paper ? 3 : 6
        color: held.paper ? "#FFFDF3" : "#E3F1FA"
        border.color: Theme.cardInk
        border.width: 2.5
    }
    Repeater { // lines of the paper
        model: held.paper ? 2 : 0
        Rectangle {
            required property int index
            x: 3
            y: held.height * (0.36 + 0.3 * index)
            width: held.width - 6
            height: 1.5
            color: "#CFE3F3"
        }
    }
    Rectangle {
        id: sign
        width: held.pixels * (held.paper ? 1.22 : 1.16)
        height: parent.height
        topLeftRadius: 6
        bottomLeftRadius: 6
        topRightRadius: held.fits ? 0 : 6
        bottomRightRadius: held.fits ? 0 : 6
        color: held.paper ? "transparent" : "#0072B2"
        border.color: Theme.cardInk
        border.width: held.paper ? 0 : 2.5
        Picture {
            anchors.centerIn: parent
            width: held.pixels * 0.76
            height: width
            file: Theme.icon(held.icon)
        }
    }
    Text {
        id: measure
        visible: held.fits
        x: sign.width + 6
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: held.words
        textFormat: Text.PlainText
        color: held.paper ? "#4F3C93" : Theme.cardInk
        font: Theme.body(Math.max(12, held.pixels * 0.54), 800)
    }
    FocusRing {
        shown: held.activeFocus && !held.carried
        spread: held.usable ? 9 : 5
        radius: spread + 5
        z: 10
    }
}

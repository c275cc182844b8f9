pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// A pile of cards with their `count` on a disc and a `label` under it: face down (the draw pile), or
// with the last card on it when `kind` is not empty (the discard). Without cards it is a hollow.
Item {
    id: pile

    property int count: 0
    property string kind
    property int number: 0
    property string cardName
    property string label
    property string name: label // for screen readers
    property string news // on a tag above it
    property color ink: Theme.evening ? Theme.on(Theme.woodLight) : Theme.text2
    property real digits: 18 * Theme.unit
    property real aside: 14 * Theme.unit // how far the label may reach over the left side of the card
    property real beyond: aside // and over its right one
    property real labelHeight: 2 * words.pixels // for the label, when it has two lines
    readonly property real pixels: Math.max(12, Math.min(Theme.size(digits), cardWidth * 0.25))
    readonly property bool faceUp: kind !== ""
    property bool open: faceUp // its cards lie so, also while there are none
    readonly property int sheets: Math.min(faceUp ? 2 : 3, count)
    readonly property real cardWidth: width - 22 // sheets at the left, the disc at the right
    readonly property rect place: Qt.rect(8, 0, cardWidth, cardWidth * 1.4) // of the uppermost card

    implicitWidth: 118
    implicitHeight: place.height + 10 + (words.text === "" ? 0 : words.height + 8)
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    onNewsChanged: if (news !== "") Accessible.announce(news)

    Cached {
        anchors.fill: parent
        reach: 14 * Theme.unit // the number on its disc, the sheet that lies askew

        Rectangle {
            visible: pile.count === 0
            x: pile.place.x
            y: pile.place.y
            width: pile.place.width
            height: pile.place.height
            radius: width * 0.073
            color: Theme.contrast ? "#FFFFFF" : Qt.alpha(Theme.cardInk, 0.16)
            border.color: Theme.contrast ? Theme.ink : Qt.alpha(Theme.cardInk, 0.5)
            border.width: 2.5
        }
        Repeater {
            model: Math.max(0, pile.sheets - 1)
            Rectangle {
                required property int index
                readonly property int below: pile.sheets - 1 - index
                x: pile.place.x + (pile.faceUp ? 3 : -4 * below)
                y: pile.place.y + (pile.faceUp ? 1 : 4 * below)
                width: pile.place.width
                height: pile.place.height
                radius: width * 0.073
                rotation: pile.faceUp ? 5 : 0
                color: pile.faceUp ? Theme.cardPale : Theme.violetLight
                border.color: Theme.cardInk
                border.width: Math.max(1.6, width / 60)
                antialiasing: true
            }
        }
        TowerCard {
            visible: pile.count > 0
            x: pile.place.x
            y: pile.place.y
            width: pile.place.width
            kind: pile.kind
            number: pile.number
            name: pile.cardName
            faceUp: pile.faceUp
            depth: pile.faceUp ? 4 : 0
        }
        Rectangle { // below the name of the card
            id: disc
            objectName: "disc"
            x: Math.round(pile.place.x + pile.place.width + height * 0.48 - width)
            y: Math.round(pile.place.y + pile.place.height - height + (pile.open ? height * 0.76 : Math.min(height * 0.38, 10)))
            width: Theme.even(Math.max(height, figure.implicitWidth + height * 0.45))
            height: Theme.even(Math.max(24, pile.pixels * 1.8))
            radius: height / 2
            color: Theme.cardPaper
            border.color: Theme.cardInk
            border.width: 2.5
            Text {
                id: figure
                anchors.centerIn: parent
                text: pile.count
                color: Theme.cardInk
                font: Theme.display(pile.pixels)
            }
        }
    }
    Label {
        id: words
        objectName: "words"
        // In the middle of the card, or of what the disc leaves of it, as far as the neighbours allow.
        readonly property real end: pile.open ? disc.x - 2 : pile.place.x + pile.place.width
        readonly property real middle: (pile.place.x + end - width) / 2
        readonly property real most: pile.open ? end : end + pile.beyond
        width: Math.min(implicitWidth, most - pile.place.x + pile.aside)
        height: pile.open ? implicitHeight : pile.labelHeight
        x: Math.min(Math.max(middle, pile.place.x - pile.aside), most - width)
        y: pile.place.height + 12
        text: pile.label
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: 0.85
        fontSizeMode: pile.open ? Text.HorizontalFit : Text.Fit
        minimumPixelSize: 12
        color: pile.ink
        weight: 800
        pixels: Theme.small
        Accessible.ignored: true
    }
    Rectangle {
        objectName: "news"
        visible: pile.news !== ""
        x: pile.place.x - 14
        y: 4 - height
        width: told.implicitWidth + 24
        height: Theme.even(told.implicitHeight + 6)
        radius: height / 2
        color: Theme.sun
        border.color: Theme.cardInk
        border.width: 2.5
        Label {
            id: told
            anchors.centerIn: parent
            wrapMode: Text.NoWrap
            color: Theme.cardInk
            weight: 900
            pixels: Theme.small
            text: pile.news
        }
    }
}

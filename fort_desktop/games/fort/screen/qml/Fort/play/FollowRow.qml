pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// What rivals could do with the card being played: the suit to follow with, what one such card gives,
// and each rival with the number of cards in hand. The bubble says it in words.
Item {
    id: row

    property PlayPreview play
    property real unit: 1
    readonly property int rivals: play.followColours.length
    readonly property real pad: 8 * unit
    readonly property real aside: rivals > 0 ? 0.2 + rivals * 1.85 : 0
    readonly property bool narrow: (width - 2 * pad) / (measure.total + aside) < 14 // then without the gain
    readonly property real size: Math.min(height - 5, (width - 2 * pad) / (icons.total + aside))

    Accessible.role: Accessible.StaticText
    Accessible.name: play.followText

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.evening ? Theme.cardPaper : Theme.bubble
        border.color: Theme.ink
        border.width: 2
    }
    ActionRow {
        id: measure
        visible: false
        tokens: row.play.follow
    }
    ActionRow {
        id: icons
        x: row.pad
        anchors.verticalCenter: parent.verticalCenter
        width: total * row.size
        height: row.size
        largest: 1000
        tokens: row.narrow ? row.play.follow.filter((token, n) => !row.play.follow.slice(0, n + 1).includes(":")) : row.play.follow
    }
    Row {
        x: row.width - row.pad - width
        anchors.verticalCenter: parent.verticalCenter
        spacing: row.size * 0.1
        Repeater {
            model: row.rivals
            Item {
                id: rival
                required property int index
                readonly property string colour: row.play.followColours[index] ?? ""
                readonly property bool able: row.play.followAble[index] ?? false
                width: row.size * 1.72
                height: row.size
                opacity: able ? 1 : 0.45
                Rectangle {
                    width: row.size
                    height: row.size
                    radius: 5 * row.unit
                    color: Theme.seat(rival.colour)
                    border.color: Theme.cardInk
                    border.width: 1.5
                    Picture {
                        anchors.fill: parent
                        anchors.margins: 1
                        file: Theme.face(Theme.seatFaces[rival.colour] ?? "")
                    }
                }
                Picture {
                    visible: !rival.able
                    width: row.size
                    height: width
                    file: Theme.icon("cross")
                }
                Text {
                    x: row.size * 1.08
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.play.followCards[rival.index] ?? ""
                    color: Theme.cardInk
                    font: Theme.display(Math.max(12, row.size * 0.8))
                }
            }
        }
    }
    Says {
        text: row.play.followText
    }
}

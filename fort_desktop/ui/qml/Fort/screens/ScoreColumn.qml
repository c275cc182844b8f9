pragma ComponentBehavior: Bound
import QtQuick
import Fort

// One seat of the final table, from the roles of a ScoreModel.
Item {
    id: seat

    required property string name
    required property string colour
    required property string face
    required property int level
    required property int track
    required property int fort
    required property int rule
    required property int sculpture
    required property string ruleCard
    required property int total
    required property bool winner
    property Face ruleFace: null
    property real head: 190
    property var line // row number to its height
    property real unit: 1
    property int shown: 5
    readonly property bool crowned: winner && shown >= 5
    readonly property list<int> points: [track, fort, rule, sculpture, total]

    height: body.height
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Rectangle { // the winner's column
        anchors.fill: body
        anchors.leftMargin: 3
        anchors.rightMargin: 3
        radius: 14
        color: seat.crowned ? (Theme.evening ? Theme.paper2 : "#FFF0BF") : "transparent"
        border.color: seat.crowned ? Theme.glowEdge : "transparent"
        border.width: 3
    }
    Column {
        id: body
        width: parent.width

        Item {
            width: parent.width
            height: seat.head

            FortPicture {
                id: picture
                anchors.horizontalCenter: parent.horizontalCenter
                y: 10 * seat.unit
                width: Math.min(parent.width - 24, 170 * seat.unit)
                level: seat.level
                showFree: false
            }
            Picture {
                visible: seat.crowned
                x: picture.x - width * 0.3
                y: picture.y - height * 0.35
                rotation: -18
                width: 54 * seat.unit
                height: width
                source: Theme.icon("crown")
            }
            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: picture.y + picture.height - 8
                width: Math.min(parent.width - 12, nameRow.implicitWidth + 20)
                height: Math.max(36 * seat.unit, nameText.implicitHeight * 0.8)
                radius: 12
                color: Theme.seat(seat.colour)
                border.color: Theme.ink
                border.width: Theme.line
                Row {
                    id: nameRow
                    x: 8
                    height: parent.height
                    spacing: 8
                    Avatar {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 28 * seat.unit
                        face: seat.face
                        tint: Theme.seat(seat.colour)
                    }
                    Text {
                        id: nameText
                        width: Math.min(implicitWidth, seat.width - 72 * seat.unit)
                        height: parent.height
                        text: seat.name
                        textFormat: Text.PlainText
                        verticalAlignment: Text.AlignVCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 12
                        elide: Text.ElideRight
                        color: Theme.onSeat(seat.colour)
                        font: Theme.display(Theme.size(18 * seat.unit))
                    }
                }
            }
        }
        Repeater {
            model: 5
            Item {
                id: cell
                required property int index
                readonly property bool open: index < seat.shown
                readonly property bool last: index === 4
                width: seat.width
                height: seat.line(index)
                Accessible.role: Accessible.StaticText
                Accessible.name: open ? seat.points[index] : ""

                Rectangle {
                    width: parent.width
                    height: cell.last ? 3 : 2
                    color: cell.last ? Theme.ink : Theme.paper3
                }
                RuleCard {
                    id: card
                    visible: cell.index === 2 && seat.ruleCard !== ""
                    x: Math.max(8, (parent.width - width - 50 * seat.unit) / 2)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(parent.width - 60 * seat.unit, 136 * seat.unit)
                    hidden: !cell.open
                    name: seat.ruleFace?.name ?? ""
                    tokens: seat.ruleFace?.publicTokens ?? []
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    x: card.visible ? card.x + card.width + 12 * seat.unit : (parent.width - width) / 2
                    opacity: cell.open ? 1 : 0
                    text: cell.index === 2 && seat.ruleCard === "" ? "–" : seat.points[cell.index]
                    color: Theme.text
                    font: Theme.display((cell.last ? 40 : 24) * seat.unit)
                    Behavior on opacity {
                        enabled: !Theme.still
                        NumberAnimation { duration: Theme.duration(200) }
                    }
                }
            }
        }
    }
}

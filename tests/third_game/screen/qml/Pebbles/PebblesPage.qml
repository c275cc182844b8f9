pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Pebbles

// The whole table: everybody's place, the coach, a button for each stone, and the log.
TablePage {
    id: page

    readonly property PebblesTable table: bridge as PebblesTable

    function play(place: int): void {
        if (!haste.absorbs())
            table.choose(place);
    }

    Keys.onEscapePressed: table.flow.leave()
    Component.onCompleted: hand.settle()

    Haste {
        id: haste
        keyboard: page.keyboard
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.table
    }
    Column {
        x: 24
        y: 24
        width: page.width * 0.68 - 48
        spacing: 16 * Theme.unit

        Row {
            spacing: 16
            Repeater {
                model: page.table.seats
                Panel {
                    id: place
                    required property string name
                    required property string colour
                    required property int points
                    required property bool active
                    required property string lies
                    width: 260 * Theme.unit
                    height: 130 * Theme.unit * Math.max(1, Theme.textScale)
                    fill: active ? Theme.warmPale : Theme.paper2
                    Accessible.role: Accessible.StaticText
                    Accessible.name: [name, points, lies].join(", ")
                    Column {
                        anchors.fill: parent
                        anchors.margins: 12
                        spacing: 6
                        Label {
                            width: parent.width
                            text: place.name
                            strong: true
                            color: Theme.ink
                        }
                        Label {
                            text: place.points
                            strong: true
                        }
                        Label {
                            width: parent.width
                            text: place.lies
                        }
                    }
                }
            }
        }
        CoachBar {
            width: parent.width
            height: implicitHeight
            lead: page.table.coach.lead
            text: page.table.coach.text
            tag: page.table.shown.roundTag
            flow: page.table.flow
        }
        Flow {
            id: hand
            width: parent.width
            spacing: 12
            function settle(): void {
                (stones.itemAt(0) ?? page).forceActiveFocus(page.byKeys ? Qt.TabFocusReason : Qt.OtherFocusReason);
            }
            Repeater {
                id: stones
                model: page.table.choices
                onItemAdded: (index, item) => {
                    if (index === 0 && !page.sheeted)
                        hand.settle();
                }
                PushButton {
                    required property int index
                    required property string label
                    objectName: "stone-" + index
                    text: label
                    onClicked: page.play(index)
                }
            }
        }
    }
    LogPanel {
        objectName: "log"
        x: page.width * 0.68
        y: 24
        width: page.width * 0.32 - 24
        height: page.height - 48
        model: page.table.log
        preferences: page.preferences
    }
    HandOver {
        anchors.fill: parent
        table: page.table
        haste: haste
        onOpened: hand.settle()
    }
}

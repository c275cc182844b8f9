pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The end: the sources of points appear row by row, then the winner. A click or Space shows
// everything at once. `headline` may replace the sentence about the winner.
Sheet {
    id: screen

    required property ScoreModel scores
    required property CardFaces faces
    property string headline: ""
    property int shown: Theme.still ? 5 : 0 // rows that have appeared, the total is the fifth

    signal rematch

    title: {
        const before = qsTr("Final scoring"); // read always: so a change of language renews both
        return shown >= 5 ? headline || scores.headline || before : before;
    }
    signFill: shown >= 5 ? Theme.warm : Theme.woodLight
    wide: 1040
    Keys.onSpacePressed: shown = 5

    Timer {
        interval: Theme.duration(700)
        repeat: true
        running: screen.visible && screen.shown < 5
        onTriggered: ++screen.shown
    }
    TapHandler {
        onTapped: screen.shown = 5
    }
    Row {
        id: table
        readonly property real first: Math.min(screen.columnWidth * 0.24, Theme.size(210 * screen.unit) + 20)
        readonly property real pitch: (screen.columnWidth - first) / Math.max(1, seats.count)
        width: screen.columnWidth

        Column {
            width: table.first
            Item {
                width: 1
                height: seats.head
            }
            Repeater {
                model: [
                    { icon: "vp", text: qsTr("Victory track") },
                    { icon: "fort-level", text: qsTr("Fort") },
                    { icon: "made-up-rule", text: qsTr("Made-up rule") },
                    { icon: "macaroni", text: qsTr("Macaroni Sculpture") },
                    { icon: "crown", text: qsTr("Total") }
                ]
                Item {
                    id: source
                    required property int index
                    required property var modelData
                    width: table.first
                    height: seats.line(index)
                    Rectangle {
                        width: parent.width
                        height: source.index === 4 ? 3 : 2
                        color: source.index === 4 ? Theme.ink : Theme.paper3
                    }
                    Picture {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 34 * screen.unit
                        height: width
                        source: Theme.icon(source.modelData.icon)
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        x: 44 * screen.unit
                        width: parent.width - x - 6
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        fontSizeMode: Text.Fit
                        minimumPixelSize: 12
                        wrapMode: Text.WordWrap
                        lineHeight: 0.85
                        strong: true
                        pixels: Theme.size(17 * screen.unit)
                        text: source.modelData.text
                    }
                }
            }
        }
        Repeater {
            id: seats
            readonly property real head: 190 * screen.unit
            function line(index: int): real {
                return Math.round((index === 2 ? 104 : index === 4 ? 66 : 46) * screen.unit);
            }
            model: screen.scores
            ScoreColumn {
                width: table.pitch
                head: seats.head
                line: seats.line
                unit: screen.unit
                shown: screen.shown
                ruleFace: ruleCard === "" ? null : screen.faces.face(ruleCard)
            }
        }
    }

    footer: [
        PushButton {
            icon: "exit"
            text: qsTr("Main menu")
            onClicked: screen.back()
        },
        PushButton {
            focus: true
            icon: "swap"
            text: qsTr("Rematch")
            fill: Theme.go
            padding: 36
            onClicked: screen.rematch()
        }
    ]
}

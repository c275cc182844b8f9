pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The stack of made-up rules, looked through in secret: one is kept.
FocusScope {
    id: picker

    required property GameTable table
    required property CardFaces faces
    required property list<string> rules
    readonly property bool open: rules.length > 0
    property real unit: 1

    signal chosen(rule: string)

    // Asked anew when the table speaks anew, as in another language.
    function words(rule: string): string {
        return table.shown.opened ? table.cardWords.of(rule).join(" ") : "";
    }

    function reach(index: int): void {
        (cards.itemAt(index) as Pressable)?.forceActiveFocus(Qt.PopupFocusReason);
    }

    anchors.fill: parent
    visible: open
    enabled: open
    onOpenChanged: if (open) opened.restart()
    Soon {
        id: opened
        onTriggered: picker.reach(Math.max(0, picker.rules.indexOf(picker.table.hint.rule)))
    }

    MouseArea { // nothing below is reached
        anchors.fill: parent
        hoverEnabled: true
    }
    Rectangle {
        anchors.fill: parent
        color: "#2A2138"
        opacity: 0.45
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(picker.width - 32, row.width + 72 * picker.unit)
        height: title.height + hint.height + row.height + 84 * picker.unit
        depth: 10
        radius: 22

        Label {
            id: title
            x: 24
            y: 18 * picker.unit
            width: parent.width - 48
            horizontalAlignment: Text.AlignHCenter
            strong: true
            pixels: Theme.heading
            text: qsTr("Keep one made-up rule")
        }
        Label {
            id: hint
            x: 24
            y: title.y + title.height
            width: parent.width - 48
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("It scores for you alone at the end of the game. Nobody else sees it before.")
            color: Theme.text2
        }
        Row {
            id: row
            readonly property real card: Math.min(240 * picker.unit, (picker.width - 120) / Math.max(1, picker.rules.length) - 22)
            anchors.horizontalCenter: parent.horizontalCenter
            y: hint.y + hint.height + 26 * picker.unit
            spacing: 22

            Repeater {
                id: cards
                model: picker.rules
                Pressable {
                    id: rule
                    required property string modelData
                    readonly property Face face: picker.faces.face(modelData)
                    readonly property bool hinted: picker.table.hint.rule === modelData
                    objectName: "rule-" + modelData
                    move: hinted ? picker.table.hint.move : -1
                    name: face?.name ?? ""
                    width: row.card
                    height: row.card * 0.62 + explained.height + 16
                    ringRadius: 4
                    onClicked: picker.chosen(modelData)

                    Label {
                        id: explained
                        y: row.card * 0.62 + 12
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: picker.words(rule.modelData)
                    }
                    Glow {
                        shown: rule.hovered || rule.hinted
                        spread: 5
                        radius: 5
                    }
                    RuleCard {
                        y: rule.down ? 3 : 0
                        width: rule.width
                        name: rule.face?.name ?? ""
                        tokens: rule.face?.publicTokens ?? []
                    }
                }
            }
        }
    }
}

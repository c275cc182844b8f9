pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The keys, on one sheet; what is special about dogs and cats where they are played with.
ModalSheet {
    id: help

    property bool dogs: false
    property bool cats: false
    readonly property real unit: Math.max(0.85, Math.min(width / 1366, height / 768))
    readonly property real pad: 28 * unit
    // Keys beside what they do; names of keys as they are printed on keyboards.
    property list<string> keys: [qsTr("Tab, arrow keys"), qsTr("Shift + arrow keys"), "Enter", qsTr("Space"), "Esc", "Ctrl+Z", "H", "R", "L", "F1", "F11"]
    property list<string> deeds: [qsTr("Go to everything that can be used"), qsTr("Move a card within your hand"), qsTr("Do it: play, add, recruit, press a button"), qsTr("Look at the card closely with all its rules; while something moves, skip to its end"), qsTr("Take back what is not yet final, close what is open"), qsTr("Undo the last step"), qsTr("Ask for a hint"), qsTr("Read what happened since your last turn"), qsTr("Go to the log and back"), qsTr("This help"), qsTr("Full screen and back")]
    property list<string> hands: [qsTr("Click"), qsTr("Drag"), qsTr("Right click"), qsTr("Point, or press and hold"), ...(dogs ? [qsTr("A dog")] : []), ...(cats ? [qsTr("A cat")] : [])]
    property list<string> touches: [qsTr("Use what glows; what does not says why not"), qsTr("Play, add, recruit, pay; Esc or a drop elsewhere takes it back"), qsTr("Look at the card closely with all its rules"), qsTr("See what a card does"), ...(dogs ? [qsTr("Play it like a card and meet its need: click or drag the cards and tokens. Then it goes to a doghouse.")] : []), ...(cats ? [qsTr("Just before you play a card, click your glowing cat, or press Enter on it, to use its power.")] : [])]

    readonly property real broad: 1220 * unit
    readonly property bool beside: Math.min(width - 24, broad * Math.max(1, Theme.textScale * 0.9)) - 2 * pad >= 820 * Theme.textScale // keys and mouse

    objectName: "help"
    name: qsTr("Keyboard and mouse")
    spoken: name
    scrolled: page
    sheetWidth: (beside ? broad : 860 * unit) * Math.max(1, Theme.textScale * 0.9)
    sheetHeight: list.height + 2 * pad

    component Line: Item {
        id: line
        property string key
        property string deed
        width: list.part
        height: Math.max(cap.height, said.height)

        Rectangle {
            id: cap
            width: Math.min(line.width * 0.32, Math.max(44, printed.implicitWidth + 24))
            height: printed.height + 12
            radius: 9
            color: Theme.paper2
            border.color: Theme.ink
            border.width: 2
            Label {
                id: printed
                anchors.centerIn: parent
                width: Math.min(implicitWidth, line.width * 0.32 - 20)
                horizontalAlignment: Text.AlignHCenter
                text: line.key
                weight: 900
            }
        }
        Label {
            id: said
            x: line.width * 0.34
            width: line.width - x
            anchors.verticalCenter: parent.verticalCenter
            text: line.deed
            weight: 700
        }
    }

    Flickable {
        id: page
        x: help.pad
        y: help.pad
        width: parent.width - 2 * x
        height: parent.height - 2 * y
        contentHeight: list.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: list
            width: page.width - (page.interactive ? 18 : 0)
            readonly property real part: help.beside ? (width - 36 * help.unit) / 2 : width
            spacing: 7 * help.unit

            Label {
                width: parent.width - Theme.touch
                strong: true
                pixels: Theme.heading
                text: help.name
                bottomPadding: 4
            }
            Grid {
                columns: help.beside ? 2 : 1
                columnSpacing: 36 * help.unit
                rowSpacing: list.spacing + 6 * help.unit

                Column {
                    spacing: list.spacing
                    Repeater {
                        model: help.keys.length
                        Line {
                            required property int index
                            key: help.keys[index]
                            deed: help.deeds[index]
                        }
                    }
                }
                Column {
                    spacing: list.spacing
                    Repeater {
                        model: help.hands.length
                        Line {
                            required property int index
                            key: help.hands[index] ?? "" // both lists change, one after the other
                            deed: help.touches[index] ?? ""
                        }
                    }
                }
            }
        }
    }
    Rectangle { // where the page stands
        visible: page.interactive
        x: page.x + page.width - 8
        y: page.y + page.visibleArea.yPosition * page.height
        width: 8
        height: page.visibleArea.heightRatio * page.height
        radius: 4
        color: Theme.contrast ? Theme.ink : Theme.paper3
    }
}

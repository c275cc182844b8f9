pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Language, looks and pace; every change works at once.
Sheet {
    id: screen

    required property Preferences preferences
    readonly property list<string> languages: preferences.languages
    readonly property list<string> themes: ["system", "day", "evening", "contrast"]
    readonly property list<string> speeds: ["slow", "normal", "fast", "off"]
    readonly property bool pair: columnWidth >= 960 * unit * Math.max(1, Theme.textScale * 0.8)
    readonly property real half: pair ? (columnWidth - 20 * unit) / 2 : columnWidth

    property int textSize: preferences.textSize // as chosen; all is drawn in it when the hand has left

    property bool playing: false // a game is gone on with afterwards

    signal about

    function resize(): void {
        if (preferences.textSize !== textSize)
            hold(); // "Done" would run away from under a pointer that is on its way there
        preferences.textSize = textSize;
    }

    title: qsTr("Settings")
    wide: 1100
    onBack: resize()
    Connections {
        target: screen.preferences
        function onTextSizeChanged(): void {
            screen.textSize = screen.preferences.textSize;
        }
    }

    component Line: Column { // a label over its control
        id: line
        property string label
        property string hint: ""
        width: parent?.width ?? 400
        spacing: 5 * Theme.unit
        Label {
            width: line.width
            strong: true
            pixels: Theme.size(17 * Theme.unit)
            lineHeight: 0.85
            text: line.label
        }
        Label {
            width: line.width
            visible: text !== ""
            weight: 600
            color: Theme.text2
            pixels: Theme.small
            text: line.hint
        }
    }

    component Switch: Line { // the sentence stands beside the control
        id: line
        property string said
        property bool on: false
        signal toggled(on: bool)
        Row {
            spacing: 12 * Theme.unit
            Toggle {
                id: toggle
                anchors.verticalCenter: parent.verticalCenter
                name: line.label
                checked: line.on
                onToggled: on => line.toggled(on)
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                width: line.width - toggle.width - parent.spacing
                weight: 600
                color: Theme.text2
                pixels: Theme.small
                text: line.said
            }
        }
    }

    Grid { // a flow would round, and break the line
        columns: screen.pair ? 2 : 1
        topPadding: 20 * screen.unit
        spacing: 20 * screen.unit

        FormGroup {
            id: words
            width: screen.half
            height: screen.pair ? Math.max(implicitHeight, moves.implicitHeight) : implicitHeight
            sign: "book"
            label: qsTr("Words and colours")

            Line {
                label: qsTr("Language")
                Choice {
                    width: parent.width
                    stretch: true
                    name: qsTr("Language")
                    options: screen.preferences.languageNames
                    current: screen.languages.indexOf(screen.preferences.language)
                    onChosen: index => screen.preferences.language = screen.languages[index]
                }
            }
            Line {
                label: qsTr("Text size")
                Stepper {
                    name: qsTr("Text size")
                    from: 80
                    to: 160
                    stride: 10
                    form: qsTr("%1%")
                    value: screen.textSize
                    onChanged: value => {
                        screen.textSize = value;
                        if (!hand.hovered)
                            screen.resize();
                    }
                    HoverHandler { // its buttons would run away from under the pointer
                        id: hand
                        margin: 6
                        onHoveredChanged: if (!hovered) screen.resize()
                    }
                    Text { // at once in the size that is chosen
                        anchors.left: parent.right
                        anchors.leftMargin: 14 * Theme.unit
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.parent.width - x
                        text: qsTr("Sample text")
                        textFormat: Text.PlainText
                        elide: Text.ElideRight
                        color: Theme.text2
                        font: Theme.body(Math.max(12, 14 * Theme.unit * screen.textSize / 100), 700)
                        Accessible.ignored: true
                    }
                }
            }
            Line {
                label: qsTr("Colours")
                Choice {
                    width: parent.width
                    stretch: true
                    name: qsTr("Colours")
                    options: [qsTr("System"), qsTr("Day"), qsTr("Evening"), qsTr("High contrast")]
                    current: screen.themes.indexOf(screen.preferences.theme)
                    onChosen: index => screen.preferences.theme = screen.themes[index]
                }
            }
        }
        Item { // room for the heading on the frame
            visible: !screen.pair
            width: screen.half
            height: 2
        }
        FormGroup {
            id: moves
            width: screen.half
            height: screen.pair ? Math.max(implicitHeight, words.implicitHeight) : implicitHeight
            sign: "skateboard"
            label: qsTr("Pace")

            Line {
                label: qsTr("Animation")
                hint: qsTr("A click or the space bar always skips to the end.")
                Choice {
                    width: parent.width
                    stretch: true
                    name: qsTr("Animation")
                    options: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("Off")]
                    current: screen.speeds.indexOf(screen.preferences.speed)
                    onChosen: index => screen.preferences.speed = screen.speeds[index]
                }
            }
            Switch {
                label: qsTr("Reduced motion")
                said: qsTr("Changes light up briefly instead of flying.")
                on: screen.preferences.reducedMotion
                onToggled: on => screen.preferences.reducedMotion = on
            }
            Switch {
                label: qsTr("Ask me everything")
                said: qsTr("Switched off, the game makes choices for you that have only one sensible answer. Undo takes them back together with your last decision, until somebody else decides.")
                on: screen.preferences.askAll
                onToggled: on => screen.preferences.askAll = on
            }
        }
    }

    footer: [
        PushButton {
            objectName: "aboutApp"
            icon: "about"
            text: qsTr("About")
            onClicked: screen.about()
        },
        PushButton {
            focus: true
            icon: "tick"
            text: screen.playing ? qsTr("Back to the game") : qsTr("Done")
            fill: Theme.go
            padding: 40
            onClicked: screen.back()
        }
    ]
}

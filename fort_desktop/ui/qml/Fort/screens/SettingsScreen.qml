import QtQuick
import Fort

// Language, looks and pace; every change works at once.
Sheet {
    id: screen

    required property Preferences preferences
    readonly property list<string> languages: ["en", "cs", "pl"]
    readonly property list<string> themes: ["day", "evening", "contrast"]
    readonly property list<string> speeds: ["slow", "normal", "fast", "off"]

    title: qsTr("Settings")
    wide: 900

    FormRow {
        label: qsTr("Language")
        Choice {
            width: parent.width
            name: qsTr("Language")
            options: ["English", "Čeština", "Polski"]
            current: screen.languages.indexOf(screen.preferences.language)
            onChosen: index => screen.preferences.language = screen.languages[index]
        }
    }
    FormRow {
        label: qsTr("Colours")
        Choice {
            width: parent.width
            name: qsTr("Colours")
            options: [qsTr("Day"), qsTr("Evening"), qsTr("High contrast")]
            current: screen.themes.indexOf(screen.preferences.theme)
            onChosen: index => screen.preferences.theme = screen.themes[index]
        }
    }
    FormRow {
        label: qsTr("Text size")
        Stepper {
            name: qsTr("Text size")
            from: 80
            to: 160
            stride: 10
            suffix: " %"
            value: screen.preferences.textSize
            onChanged: value => screen.preferences.textSize = value
        }
    }
    FormRow {
        label: qsTr("Animation")
        Choice {
            width: parent.width
            name: qsTr("Animation")
            options: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("Off")]
            current: screen.speeds.indexOf(screen.preferences.speed)
            onChosen: index => screen.preferences.speed = screen.speeds[index]
        }
    }
    FormRow {
        label: qsTr("Reduced motion")
        hint: qsTr("Changes light up briefly instead of flying.")
        Toggle {
            width: parent.width
            text: screen.preferences.reducedMotion ? qsTr("On") : qsTr("Off")
            name: qsTr("Reduced motion")
            checked: screen.preferences.reducedMotion
            onToggled: on => screen.preferences.reducedMotion = on
        }
    }

    footer: PushButton {
        focus: true
        icon: "tick"
        text: qsTr("Done")
        fill: Theme.go
        padding: 40
        onClicked: screen.back()
    }
}

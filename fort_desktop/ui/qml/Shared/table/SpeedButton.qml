import QtQuick
import Shared

// How fast others play, changed at the table: slow, normal, fast, off, and again. `word` says it shortly.
IconButton {
    id: button

    required property Preferences preferences
    readonly property list<string> speeds: ["slow", "normal", "fast", "off"]
    readonly property string spoken: {
        switch (preferences.speed) {
        case "slow":
            return qsTr("Speed of play: slow");
        case "fast":
            return qsTr("Speed of play: fast");
        case "off":
            return qsTr("Speed of play: no animation");
        }
        return qsTr("Speed of play: normal");
    }
    readonly property string word: {
        switch (preferences.speed) {
        case "slow":
            return qsTr("Slow");
        case "fast":
            return qsTr("Fast");
        case "off":
            return qsTr("At once");
        }
        return qsTr("Normal");
    }

    objectName: "speed"
    icon: "speed-" + preferences.speed
    name: spoken
    onClicked: {
        preferences.speed = speeds[(speeds.indexOf(preferences.speed) + 1) % speeds.length];
        Accessible.announce(spoken);
    }
}

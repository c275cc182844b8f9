import QtQuick

// A part of a game's rules: short words, with a picture or only that, each beside what it means.
QtObject {
    property string name
    property string icon
    property list<string> signs // icons, where there are any as many as meanings
    property list<string> words
    property list<string> meanings
    property bool dense: false // lines so short that as many stand side by side as keys
}

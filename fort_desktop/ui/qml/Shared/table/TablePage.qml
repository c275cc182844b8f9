import QtQuick
import Shared

// What the screens of all games at play have in common, and what the window gives them.
FocusScope {
    required property TableBridge bridge
    required property Motion motion
    required property Preferences preferences
    required property Keyboard keyboard
    required property Hands hands
    property bool byKeys: false // the player came here with the keyboard: the focus is to be seen
    property bool behind: false // a sheet of the window lies over it
    property bool sheeted: behind // something lies over the table
    property bool carrying: false // something is in the hand of whoever plays

    signal settings
    signal help

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")
}

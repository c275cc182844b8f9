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
    property bool returning: false // the settings were opened here, and have just been left
    property bool behind: false // a sheet of the window lies over it
    property bool sheeted: behind // something lies over the table
    property bool carrying: false // something is in the hand of whoever plays

    signal settings
    signal help

    // A key that nothing on the table wants leads back to the scoring of a game that is only looked at.
    function goesOn(key: int): bool {
        const led = bridge.shown.scored && (key === Qt.Key_Escape || key === Qt.Key_T);
        if (led)
            bridge.flow.goOn();
        return led;
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")
}

import QtQuick

// Something that lies on a game's table and may be reached with the keyboard.
Item {
    property bool browsable: false // by the arrow keys: it can be read where nothing can be done
}

import QtQuick

// Whatever moves in the neighbourhood: `stir` asks for something small, `rest` for the pose of pictures.
Item {
    property real detail: 1 // pixels per unit of the scene
    property bool busy: false

    signal stir
    signal rest
}

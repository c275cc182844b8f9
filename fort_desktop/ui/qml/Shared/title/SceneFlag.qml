import QtQuick
import Shared

// A cloth on a pole whose top is at `pole`; the wind goes into it for a moment.
SceneActor {
    id: flag

    property string colour
    property point pole
    property real size: 2.06 // units of the scene per unit of the drawing
    property bool leftward: false // to which side it flies
    property bool blown: false

    busy: flutter.running
    onStir: {
        if (!Theme.still)
            flutter.restart();
    }
    onRest: {
        flutter.stop();
        blown = false;
    }

    x: pole.x - (leftward ? 30 : 2) * size
    y: pole.y - 7 * size
    width: 32 * size
    height: 28 * size

    ScenePart {
        width: flag.width
        ratio: 28 / 32
        detail: flag.detail
        mirror: flag.leftward
        file: Theme.assets + "/scenes/flag-" + flag.colour + (flag.blown ? "-b.svg" : "-a.svg")
    }
    SequentialAnimation {
        id: flutter
        loops: 4
        PropertyAction { target: flag; property: "blown"; value: true }
        PauseAnimation { duration: Theme.duration(170) }
        PropertyAction { target: flag; property: "blown"; value: false }
        PauseAnimation { duration: Theme.duration(170) }
    }
}

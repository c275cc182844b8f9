import QtQuick
import Fort

// A token on its way, on a low arc; it is gone when it has arrived.
Token {
    id: flight

    property bool told: false
    required property Motion motion
    required property point from
    required property point to
    property int delay: 0

    function finish(): void {
        if (!way.running)
            return;
        way.stop();
        destroy();
    }

    x: from.x - width / 2
    y: from.y - width / 2
    Component.onCompleted: {
        told = true;
        motion.started();
        way.start();
    }
    Component.onDestruction: if (told) motion.stopped()

    SequentialAnimation {
        id: way
        PauseAnimation {
            duration: Theme.duration(flight.delay)
        }
        PathAnimation {
            target: flight
            anchorPoint: Qt.point(flight.width / 2, flight.width / 2)
            duration: Theme.duration(300)
            easing.type: Easing.OutCubic
            path: Path {
                startX: flight.from.x
                startY: flight.from.y
                PathQuad {
                    x: flight.to.x
                    y: flight.to.y
                    controlX: (flight.from.x + flight.to.x) / 2
                    controlY: Math.min(flight.from.y, flight.to.y) - 40
                }
            }
        }
        ScriptAction {
            script: flight.destroy()
        }
    }
}

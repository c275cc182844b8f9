pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Stars that burst from a point and fade: plain items, on every renderer.
Item {
    id: sparkle

    required property Motion motion
    property real reach: 46
    property real size: 14
    property int stars: 9
    property real way: 0

    function finish(): void {
        if (burst.running)
            burst.complete();
    }

    Component.onCompleted: {
        motion.report(sparkle, true);
        burst.start();
    }

    NumberAnimation {
        id: burst
        target: sparkle
        property: "way"
        to: 1
        duration: Theme.duration(420)
        easing.type: Easing.OutCubic
        onFinished: sparkle.destroy()
    }
    Repeater {
        model: sparkle.stars
        Picture {
            required property int index
            readonly property real angle: index * 2 * Math.PI / sparkle.stars - Math.PI / 2
            readonly property real far: (index % 2 ? 0.65 : 1) * sparkle.reach * sparkle.way
            x: Math.cos(angle) * far - width / 2
            y: Math.sin(angle) * far - width / 2
            width: sparkle.size * (index % 2 ? 0.75 : 1)
            height: width
            opacity: 1 - sparkle.way * sparkle.way
            file: Theme.icon("vp")
        }
    }
}

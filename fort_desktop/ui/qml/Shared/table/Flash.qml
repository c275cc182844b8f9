import QtQuick
import Shared

// A short frame around a place that has changed: with reduced motion, what else would have moved.
// `aim` finds an item that may not be there yet; otherwise `around` is a place on the table.
Rectangle {
    id: flash

    required property Motion motion
    property rect around
    property var aim: null // () => Item

    function finish(): void {
        if (fade.running)
            fade.complete();
    }
    function place(): void {
        const item = aim ? aim() : null;
        const at = item ? item.mapToItem(parent, Qt.rect(0, 0, item.width, item.height)) : around;
        x = at.x - 4;
        y = at.y - 4;
        width = at.width + 8;
        height = at.height + 8;
    }

    radius: Math.min(width / 2, 12)
    color: "transparent"
    border.color: Theme.warm
    border.width: 6
    onOpacityChanged: place()
    Component.onCompleted: {
        motion.report(flash, true);
        place();
        fade.start();
    }

    NumberAnimation {
        id: fade
        target: flash
        property: "opacity"
        to: 0
        duration: flash.motion.highlight
        onFinished: flash.destroy()
    }
}

import QtQuick
import Fort

// Tells Motion while something `running` moves; `hurried` when it must be at its end at once.
QtObject {
    id: counted

    property CardLayer home: null
    property bool running: false
    property bool told: false
    readonly property Connections watch: Connections {
        target: counted.home
        function onHurried(): void {
            counted.hurried();
        }
    }

    signal hurried

    function tell(on: bool): void {
        if (on === told || !home)
            return;
        told = on;
        if (on)
            home.motion.started();
        else
            home.motion.stopped();
    }

    onRunningChanged: tell(running)
    Component.onDestruction: tell(false)
}

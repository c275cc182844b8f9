import QtQuick
import Shared
import Fort

// Tells Motion while something `running` moves; `hurried` when it must be at its end at once.
MotionReport {
    id: counted

    property CardLayer home: null
    property bool running: false
    readonly property Connections watch: Connections {
        target: counted.home
        function onHurried(): void {
            counted.hurried();
        }
    }

    signal hurried

    motion: home?.motion ?? null
    on: running
}

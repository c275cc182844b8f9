import QtQuick
import Fort

// Tells the app's Motion while something played is `on`; with its end also when it dies meanwhile.
QtObject {
    id: report

    property Motion motion: null
    property bool on: false
    property Motion told: null // who still has to hear of the end

    function end(): void {
        told?.stopped();
        told = null;
    }

    onOnChanged: {
        if (!on) {
            end();
        } else if (!told) {
            told = motion;
            told?.started();
        }
    }
    Component.onDestruction: { // its functions may be gone already, and it may live on for a moment
        told?.stopped();
        told = motion = null;
    }
}

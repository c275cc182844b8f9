import QtQuick
import Fort

// Tells the app's Motion while something played is `on`; with its end also when it dies meanwhile.
QtObject {
    id: report

    property Motion motion: null
    property bool on: false
    property Motion told: null // who still has to hear of the end

    // Another speed may come into force with it, and start and end something here again.
    function end(): void {
        const who = told;
        told = null;
        who?.stopped();
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
        const who = told;
        told = motion = null;
        who?.stopped();
    }
}

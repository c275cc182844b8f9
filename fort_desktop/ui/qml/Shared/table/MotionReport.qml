import QtQuick
import Shared

// Tells the app's Motion while something played is `on`.
QtObject {
    id: report

    property Motion motion: null
    property bool on: false
    property Motion told: null // who still has to hear of the end

    // Another speed may come into force with the end, and start and end something here again.
    onOnChanged: {
        const who = told ?? motion;
        told = on ? who : null;
        who?.report(report, on);
    }
}

import QtQuick
import Shared
import Fort

// A large row of icons whose leading number ticks to its new value with a little hop.
Item {
    id: row

    property list<string> tokens
    property Motion motion: null
    property bool counted: false
    property int goal: 0
    property string before: "" // what was counted
    property real ticking: 0

    function arrive(): void {
        const rest = tokens.slice(1).join(" ");
        const same = rest === before && visible && !Theme.still;
        hop.stop();
        before = rest;
        counted = /^[0-9]+$/.test(tokens[0] ?? "");
        goal = counted ? Number(tokens[0]) : 0;
        if (same && ticking !== goal)
            hop.start();
        else
            ticking = goal;
    }

    onTokensChanged: arrive()
    Component.onCompleted: arrive()

    Connections {
        target: row.motion
        function onEnding(): void {
            hop.stop();
        }
    }
    MotionReport {
        motion: row.motion
        on: hop.running
    }
    ActionRow {
        id: icons
        anchors.fill: parent
        largest: 1000
        tokens: row.counted ? [String(Math.round(row.ticking)), ...row.tokens.slice(1)] : row.tokens
    }
    SequentialAnimation {
        id: hop
        onStopped: {
            icons.scale = 1;
            row.ticking = row.goal;
        }
        ParallelAnimation {
            NumberAnimation { target: row; property: "ticking"; to: row.goal; duration: Theme.duration(200) }
            SequentialAnimation {
                NumberAnimation { target: icons; property: "scale"; to: 1.16; duration: Theme.duration(90); easing.type: Easing.OutQuad }
                NumberAnimation { target: icons; property: "scale"; to: 1; duration: Theme.duration(140); easing.type: Easing.InOutQuad }
            }
        }
    }
}

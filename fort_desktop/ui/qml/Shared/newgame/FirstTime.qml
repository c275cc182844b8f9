import QtQuick
import Shared

// A quiet line for whoever has not played this game yet: it leads to the rules, or goes for good.
Row {
    id: first

    property real room: 800 // what it may take of the width
    property bool snug: false // no wider than it must be
    readonly property int pixels: Theme.size((snug ? 15 : 16) * Theme.unit)
    readonly property real edge: snug ? 10 : 18

    signal wanted
    signal closed

    height: Theme.touch
    spacing: 10 * Theme.unit

    readonly property bool chosen: offer.focus || away.focus // by whoever walks by keys, or was until a sheet opened

    PushButton {
        id: offer
        objectName: "firstTime"
        width: Math.min(implicitWidth, first.room - away.width - first.spacing)
        height: parent.height
        icon: "help"
        text: qsTr("First time? The rules in two minutes")
        fontSize: first.pixels
        padding: first.edge
        onClicked: first.wanted()
    }
    PushButton {
        id: away
        objectName: "notFirstTime"
        height: parent.height
        icon: "cross"
        text: qsTr("No, thanks")
        fontSize: first.pixels
        padding: first.edge
        fill: Theme.paper2
        onClicked: first.closed()
    }
}

import QtQuick
import Shared

// The packs, where there are any; beside them, as long as there is room, the rules are offered to a `novice`:
// a line of their own would push the packs out of a usual window.
Item {
    id: row

    required property NewGameSetup setup
    property bool novice: false
    readonly property bool offering: visible && offer.visible
    readonly property bool chosen: offer.chosen
    readonly property real gap: 12 * Theme.unit

    signal taught // the rules are asked for
    signal knowing // nobody needs them

    visible: setup.packs.length > 0
    height: Math.max(picker.height, offer.visible ? offer.height : 0)

    PackPicker {
        id: picker
        width: parent.width - (offer.visible ? offer.width + row.gap : 0)
        height: Math.max(implicitHeight, offer.visible ? offer.height : 0)
        setup: row.setup
    }
    FirstTime {
        id: offer
        visible: row.novice && picker.inRow + row.gap + width <= row.width
        snug: true
        x: parent.width - width
        y: (parent.height - height) / 2
        onWanted: row.taught()
        onClosed: row.knowing()
    }
}

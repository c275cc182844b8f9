pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// A card of 5 Towers that flies over the table. One that is `drawn` is not seen before it sets out; one
// that flies to a `tower` turns into the storey that falls there.
Flight {
    id: flight

    property int key: 0
    property string kind
    property int number: 0
    property string name
    property bool drawn: false
    property TowerStack tower: null
    property int level: 0 // of the storey
    readonly property real turned: tower ? Math.max(0, (way - 0.55) / 0.45) : 0
    property bool over: false // it may live until the next frame

    // As it is seen now.
    function seen(): rect {
        const wide = width * scale;
        return Qt.rect(x + (width - wide) / 2, y + (height - wide * 1.4) / 2, wide, wide * 1.4);
    }

    onLanded: over = true

    width: from.width
    height: width * 1.4
    spin: 5
    pops: drawn // the places of others are close to each other
    opacity: drawn && way === 0 ? 0 : 1

    TowerCard {
        width: flight.width
        opacity: Math.min(1, 2 - 2 * flight.turned)
        kind: flight.kind
        number: flight.number
        name: flight.name
        depth: 0
    }
    Loader {
        active: flight.tower !== null
        visible: flight.turned > 0
        anchors.centerIn: parent
        scale: 1 / Math.max(0.01, flight.scale)
        opacity: Math.min(1, 2 * flight.turned)
        sourceComponent: TowerFloor {
            kind: flight.kind
            number: flight.number
            slim: flight.tower?.slim ?? false
            width: flight.tower?.width ?? 1
            height: flight.tower?.storeyHeight ?? 1
            pixels: flight.tower?.pixels ?? 12
        }
    }
}

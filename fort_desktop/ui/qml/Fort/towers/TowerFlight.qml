import QtQuick
import Fort

// A card of 5 Towers that flies over the table. One that is `drawn` is not seen before it sets out.
Flight {
    id: flight

    property string kind
    property int number: 0
    property string name
    property bool drawn: false

    width: from.width
    height: width * 1.4
    spin: 5
    opacity: drawn && way === 0 ? 0 : 1

    TowerCard {
        width: flight.width
        kind: flight.kind
        number: flight.number
        name: flight.name
        depth: 0
    }
}

import QtQuick
import Fort

// A card of 5 Towers that flies over the table.
Flight {
    id: flight

    property string kind
    property int number: 0
    property string name

    width: from.width
    height: width * 1.4
    spin: 5

    TowerCard {
        width: flight.width
        kind: flight.kind
        number: flight.number
        name: flight.name
        depth: 0
    }
}

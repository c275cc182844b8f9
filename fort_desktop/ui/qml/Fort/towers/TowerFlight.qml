import QtQuick
import Fort

// A card of 5 Towers that flies over the table. One that is `drawn` is not seen before it sets out.
Flight {
    id: flight

    property int key: 0
    property string kind
    property int number: 0
    property string name
    property bool drawn: false
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
    opacity: drawn && way === 0 ? 0 : 1

    TowerCard {
        width: flight.width
        kind: flight.kind
        number: flight.number
        name: flight.name
        depth: 0
    }
}

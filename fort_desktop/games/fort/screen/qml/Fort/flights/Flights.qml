import QtQuick
import Fort

// Everything that flies over the table and is no card.
Item {
    id: flights

    required property GameTable table
    required property CardFaces faces
    required property CardLayer home
    required property TableBoard board

    TokenFlights {
        anchors.fill: parent
        table: flights.table
        home: flights.home
        board: flights.board
    }
    ThingFlights {
        anchors.fill: parent
        table: flights.table
        faces: flights.faces
        home: flights.home
        board: flights.board
    }
}

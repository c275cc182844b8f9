import QtQuick
import Shared
import Fort

// A lookout that does not count any more, on its way back to its fort.
Flight {
    id: flight

    property url source
    property list<string> suits

    height: width
    time: 180
    rise: 24
    pops: false

    LentHead {
        width: flight.width
        source: flight.source
        suits: flight.suits
    }
}

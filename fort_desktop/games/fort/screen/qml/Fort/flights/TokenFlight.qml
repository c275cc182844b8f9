import QtQuick
import Shared
import Fort

// A token on its way. The place that it flies to stays empty until it is there.
Flight {
    id: flight

    required property string kind
    property TokenRow row: null // null: the supply
    property int index: 0 // of the place in the row

    width: Math.max(from.width, to.width)
    height: width
    rise: Math.min(44, 0.35 * Math.hypot(to.x - from.x, to.y - from.y)) // flat where it was let go nearby
    onLanded: row?.receive(index)
    Component.onCompleted: row?.expect(index)

    Token {
        width: flight.width
        kind: flight.kind
    }
}

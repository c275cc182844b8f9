pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The curtain, when the device is to be handed over.
Later {
    id: over

    required property GameTable table
    required property Haste haste

    signal opened

    shown: table.curtain
    sourceComponent: Curtain {
        name: over.table.curtainName
        text: over.table.curtainText
        seat: over.table.seatColours[over.table.curtainSeat] ?? ""
        onOpened: if (!over.haste.absorbs()) over.opened()
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The curtain, when the device is to be handed over.
Later {
    id: over

    required property GameTable table
    required property list<SeatInfo> seats
    required property Haste haste

    signal opened

    shown: table.curtain !== ""
    sourceComponent: Curtain {
        name: over.table.curtain
        text: over.table.curtainText
        seat: over.seats.find(who => who.name === over.table.curtain)?.colour ?? ""
        onOpened: if (!over.haste.absorbs()) over.opened()
    }
}

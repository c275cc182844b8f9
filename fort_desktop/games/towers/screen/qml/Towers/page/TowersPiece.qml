import QtQuick
import Shared
import Towers

// A seat's main tower in the final scoring. A high one is smaller as a whole: its storeys keep their shape,
// its plates one column.
ScorePiece {
    id: piece

    width: Math.min(108 * unit, most * 0.54, room * 0.72, room / (0.115 * seat.storeys.length + 0.55))
    height: room

    TowerStack {
        anchors.fill: parent
        visible: piece.seat.tower !== ""
        oneColumn: true
        kind: piece.seat.tower === "" ? "forest" : piece.seat.tower
        numbers: piece.seat.storeys
        footRoom: false
        digits: 15 * piece.unit
    }
}

import QtQuick
import Shared
import Towers

// A seat's main tower in the final scoring. A high one is smaller as a whole: its storeys keep their shape.
ScorePiece {
    id: piece

    property string kind // empty: it has no tower
    property list<int> storeys // from the ground up

    width: Math.min(108 * unit, most * 0.54, room * 0.72, room / (0.115 * storeys.length + 0.55))
    height: room

    TowerStack {
        anchors.fill: parent
        visible: piece.kind !== ""
        kind: piece.kind === "" ? "forest" : piece.kind
        numbers: piece.storeys
        footRoom: false
        gap: 12 * piece.unit
        digits: 15 * piece.unit
    }
}

import QtQuick
import Shared
import Fort

// A seat's fort in the final scoring.
ScorePiece {
    id: piece

    crowned: true
    width: Math.min(most - 20, 196 * unit, room * 0.78 / 0.75)
    height: castle.height

    FortPicture {
        id: castle
        width: parent.width
        level: Math.max(0, piece.seat.level)
        faces: piece.seat.lookouts
        showFree: false
    }
}

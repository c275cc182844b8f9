import QtQuick
import Shared
import Fort

// A seat's fort in the final scoring.
ScorePiece {
    id: piece

    property int level: 0
    property list<url> faces // on its wall

    crowned: true
    width: Math.min(most - 20, 196 * unit, room * 0.78 / 0.75)
    height: castle.height

    FortPicture {
        id: castle
        width: parent.width
        level: piece.level
        faces: piece.faces
        showFree: false
    }
}

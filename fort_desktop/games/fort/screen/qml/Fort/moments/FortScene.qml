import QtQuick
import Shared
import Fort

// A fort becomes one level more: as on its board, but large.
FortPicture {
    id: fort

    required property MomentStage stage
    readonly property bool begun: Theme.still || stage.now > 130

    lively: true
    haste: 1.6 // so that it is seen at rest, too
    places: stage.who?.lookoutPlaces ?? 1
    faces: (stage.who?.lookout ?? []).map(card => stage.faces.face(card)?.head ?? "")
    showFree: false
    level: begun ? stage.moments.level : stage.moments.level - 1
    Accessible.ignored: true
}

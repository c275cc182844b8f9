pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// What the viewer has lost: its card is held up under a cloud, and goes off with whoever has it now.
MomentScene {
    id: scene

    readonly property Face lost: stage.faces.face(stage.moments.thing)
    readonly property real gone: Theme.still ? 0 : part(950, stage.moments.length - 130)

    Rectangle { // the sun is away
        anchors.fill: parent
        color: Theme.cardInk
        opacity: Theme.contrast ? 0 : 0.28
    }
    Item {
        id: held
        readonly property real wide: 112 * scene.unit
        x: (58 + 70 * scene.gone) * scene.unit
        y: (30 + 16 * scene.gone) * scene.unit
        width: wide
        height: wide * 1.4
        rotation: -5 + 12 * scene.gone
        scale: 1 - 0.45 * scene.gone
        Loader {
            width: held.wide
            active: scene.lost !== null
            sourceComponent: scene.lost?.kind === "cat" ? cat : kid
        }
    }
    Picture { // who has it now
        width: 132 * scene.unit
        height: width
        x: 176 * scene.unit
        y: (scene.ground - 8 * scene.stage.hop(0)) * scene.unit - height + 12 * scene.unit
        mirror: true
        file: Theme.portrait(Theme.seatFaces[scene.who?.colour ?? ""] ?? "")
    }
    Component {
        id: kid
        KidCard {
            face: scene.lost
        }
    }
    Component {
        id: cat
        CatFace {
            name: scene.lost?.name ?? ""
            lureTokens: scene.lost?.lureTokens ?? []
            powerTokens: scene.lost?.powerTokens ?? []
            portrait: scene.lost?.portrait ?? ""
        }
    }
}

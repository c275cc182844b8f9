pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// Somebody holds up what was won, a perk, a made-up rule or the Macaroni Sculpture, in the rays of the
// sun. A rule is turned for who may see it, and stays face down for everybody else.
MomentScene {
    id: scene

    readonly property bool rule: stage.moments.kind === "rule"
    readonly property Face won: stage.moments.thing === "" ? null : stage.faces.face(stage.moments.thing)
    readonly property real up: stage.spring(part(120, 420))
    readonly property real turned: rule && won !== null ? Math.cos(Math.PI * part(430, 640)) : won ? -1 : 1

    Repeater {
        model: 12
        Rectangle {
            id: ray
            required property int index
            x: 160 * scene.unit - width / 2
            y: (82 - 210) * scene.unit
            width: 26 * scene.unit
            height: 210 * scene.unit
            color: Theme.sun
            opacity: Theme.contrast ? 1 : 0.5
            transformOrigin: Item.Bottom
            rotation: ray.index * 30 + (Theme.still ? 0 : scene.now / 60)
        }
    }
    Item {
        id: card
        readonly property real wide: 176 * scene.unit
        x: 160 * scene.unit - wide / 2
        y: (96 - 76 * scene.up) * scene.unit
        width: wide
        height: wide * 0.62
        rotation: Theme.still ? -3 : -3 + 3 * Math.sin(scene.now / 130)
        transform: Scale {
            origin.x: card.wide / 2
            xScale: scene.rule ? Math.max(0.02, Math.abs(scene.turned)) : 1
        }
        Loader {
            width: parent.width
            sourceComponent: scene.rule ? paper : scene.stage.moments.kind === "sculpture" ? sculpture : perk
        }
    }
    Picture { // who has won it
        width: 138 * scene.unit
        height: width
        x: 160 * scene.unit - width / 2
        y: (112 - 9 * scene.stage.hop(0)) * scene.unit
        file: Theme.portrait(Theme.seatFaces[scene.who?.colour ?? ""] ?? "")
    }
    Component {
        id: perk
        PerkCard {
            width: card.wide
            name: scene.won?.name ?? ""
            tokens: scene.won?.publicTokens ?? []
        }
    }
    Component {
        id: sculpture
        Item {
            Sculpture {
                bare: true
                x: (parent.width - width) / 2
                y: -10 * scene.unit
                width: 118 * scene.unit
                height: width
            }
        }
    }
    Component {
        id: paper
        RuleCard {
            width: card.wide
            hidden: scene.turned >= 0
            name: hidden ? "" : scene.won?.name ?? ""
            tokens: hidden ? [] : scene.won?.publicTokens ?? []
        }
    }
}

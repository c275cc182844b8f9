pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A perk, a made-up rule or the Macaroni Sculpture on its way from the middle to whoever has won it,
// or a perk on its way back.
// A rule lies face down; one that the viewer may see (`face`) is turned on the way.
Flight {
    id: flight

    property string what // "perk", "rule" or "sculpture"
    property Face face: null
    property bool leaves: false // it is used up, and fades
    readonly property bool open: face !== null // it may be seen
    readonly property real turned: what === "rule" && open ? Math.cos(Math.PI * way) : 1

    width: leaves ? to.width : from.width
    height: what === "sculpture" ? width : width * 0.62
    time: leaves ? 420 : 560
    rise: leaves ? 30 : 70
    swell: leaves ? 0 : what === "perk" ? 0.35 : 0.8
    spin: leaves || what === "sculpture" ? 0 : -10
    opacity: leaves ? Math.min(1, 2.4 * (1 - way)) : 1

    Loader {
        width: parent.width
        sourceComponent: flight.what === "perk" ? perk : flight.what === "rule" ? rule : sculpture
        transform: Scale {
            origin.x: flight.width / 2
            xScale: Math.max(0.02, Math.abs(flight.turned))
        }
    }
    Component {
        id: perk
        PerkCard {
            width: flight.width
            name: flight.face?.name ?? ""
            tokens: flight.face?.publicTokens ?? []
        }
    }
    Component {
        id: rule
        RuleCard {
            width: flight.width
            hidden: flight.turned >= 0
            name: hidden ? "" : flight.face?.name ?? ""
            tokens: hidden ? [] : flight.face?.publicTokens ?? []
        }
    }
    Component {
        id: sculpture
        Sculpture {
            width: flight.width
            height: width
            bare: true
        }
    }
}

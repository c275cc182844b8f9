import QtQuick
import Shared
import Fort

// A rival's board: header, fort with lookouts, stuff, pack and yard. Plain properties; kids are laid
// over `yard` by the owner. Narrow panels (under 450 units) put the yard under the stuff and the pack
// under the fort.
Item {
    id: panel

    property alias name: header.name
    property alias seat: header.seat
    property alias face: header.face
    property alias tag: header.tag
    property alias points: header.points
    property alias more: header.more
    property alias leads: header.leads
    property alias hand: header.hand
    property alias discard: header.discard
    property alias deck: header.deck
    property alias things: header.extra // the perks and the rule it has
    property alias first: header.first
    readonly property alias pill: header.pill
    property alias active: header.active
    property alias level: fort.level
    property alias lookoutPlaces: fort.places
    property alias lookoutFaces: fort.faces
    property alias lookoutSuits: fort.suits
    property alias lookoutCounted: fort.counted
    property alias lively: fort.lively
    property alias cards: fort.home
    property alias corner: yard.corner
    property alias crowd: yard.crowd
    property alias kept: yard.kept
    property alias built: yard.built
    property int pizza: 0
    property int toys: 0
    property list<string> pack
    property int packPlaces: 1
    property var told: ({}) // what is said of its figures; see SeatInfo
    property real unit: 1
    readonly property alias yard: yard
    readonly property alias fort: fort
    readonly property alias packRow: packRow
    readonly property alias pizzaRow: pizzaRow
    readonly property alias toyRow: toyRow
    readonly property bool narrow: width < 450 * unit
    readonly property real piece: Math.max(24, Math.round(24 * unit)) // a token
    readonly property real token: narrow ? Math.min(piece, Math.floor((room - 8 * unit - 18) / 8)) : piece
    readonly property real room: width - stuff.x - 8 * unit

    // `var`: a function typed list<string> hands an empty list over as one empty string (Qt 6.11).
    function filled(kind: string, count: int): var {
        return Array(Math.max(0, count)).fill(kind);
    }

    implicitHeight: 180 * unit

    Cached {
        anchors.fill: parent
        live: fort.building // it sticks out

        Panel {
            anchors.fill: parent
        }
        FortPicture {
            id: fort
            told: panel.told
            x: 8 * panel.unit
            y: header.height + (panel.narrow ? 5 : 9) * panel.unit
            width: (panel.narrow ? 130 : 164) * panel.unit
            faceSize: Math.max(56, 25 * 320 / width)
            badge: Math.max(18, 19 * panel.unit)
            showFree: false
        }
        Label {
            id: stuffLabel
            x: fort.x + fort.width + 10 * panel.unit
            y: header.height + 4 * panel.unit
            visible: !panel.narrow
            width: stuff.width + 8
            height: 16 * panel.unit
            wrapMode: Text.NoWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Stuff")
            weight: 800
            color: Theme.text2
            pixels: Theme.size(12 * panel.unit)
        }
        Grid {
            id: stuff
            x: fort.x + fort.width + (panel.narrow ? 8 : 10) * panel.unit
            y: panel.narrow ? fort.y : stuffLabel.y + stuffLabel.height
            columns: panel.narrow ? 2 : 1
            columnSpacing: 8 * panel.unit
            rowSpacing: 4 * panel.unit
            TokenRow {
                id: pizzaRow
                size: panel.token
                spacing: panel.narrow ? 3 : Math.round(size * 0.2)
                tokens: panel.filled("pizza", panel.pizza)
                hint: "pizza"
                name: qsTr("Pizza: %1").arg(panel.pizza)
                told: panel.told.pizza ?? ""
            }
            TokenRow {
                id: toyRow
                size: panel.token
                spacing: pizzaRow.spacing
                tokens: panel.filled("toy", panel.toys)
                hint: "toy"
                name: qsTr("Toys: %1").arg(panel.toys)
                told: panel.told.toy ?? ""
            }
        }
        PackRow {
            id: packRow
            told: panel.told.pack ?? ""
            x: panel.narrow ? fort.x : stuff.x - 2
            y: panel.height - height - (panel.narrow ? 6 : perRow < places ? 5 : 24) * panel.unit
            size: panel.piece
            limit: panel.narrow ? stuff.x - x - 4 : 10000
            perRow: panel.narrow || places < 4 || panel.width > 800 * panel.unit ? Math.max(1, places) : Math.ceil(places / 2)
            tokens: panel.pack
            places: panel.packPlaces
            height: panel.narrow ? panel.piece + 4 : implicitHeight
        }
        Yard {
            id: yard
            x: panel.narrow ? stuff.x : Math.max(stuff.x + stuff.width, packRow.x + packRow.width) + 8 * panel.unit
            y: panel.narrow ? stuff.y + stuff.height + Math.max(20 * panel.unit, yard.rise + 2) : header.height + 22 * panel.unit
            width: panel.width - x - 8 * panel.unit
            height: panel.height - y - (panel.narrow ? 7 : 10) * panel.unit
            unit: panel.unit
            label: qsTr("Yard")
        }
    }
    SeatHeader {
        id: header
        told: panel.told
        width: parent.width
        height: 36 * panel.unit
        unit: panel.unit
    }
}

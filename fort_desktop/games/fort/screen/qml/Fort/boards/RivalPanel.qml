import QtQuick
import Shared
import Fort

// A rival's board: header, fort with lookouts, stuff, pack and yard. Plain properties; kids are laid
// over `yard` by the owner. Narrow panels (under 450 units) put the yard under the stuff.
Item {
    id: panel

    property alias name: header.name
    property alias seat: header.seat
    property alias face: header.face
    property alias tag: header.tag
    property alias points: header.points
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
    readonly property real token: Math.round((narrow ? 18 : 22) * unit)

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
            x: 10 * panel.unit
            y: header.height + 9 * panel.unit
            width: (panel.narrow ? 144 : 164) * panel.unit
            faceSize: 56
            badge: Math.max(18, 19 * panel.unit)
            showFree: false
        }
        Label {
            id: stuffLabel
            x: fort.x + fort.width + 14 * panel.unit
            y: header.height + 6 * panel.unit
            visible: !panel.narrow
            width: stuff.width + 8
            height: 18 * panel.unit
            wrapMode: Text.NoWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Stuff")
            weight: 800
            color: Theme.text2
            pixels: Theme.size(12 * panel.unit)
        }
        Column {
            id: stuff
            x: fort.x + fort.width + (panel.narrow ? 10 : 14) * panel.unit
            y: panel.narrow ? fort.y : stuffLabel.y + stuffLabel.height
            spacing: 4 * panel.unit
            TokenRow {
                id: pizzaRow
                size: panel.token
                tokens: panel.filled("pizza", panel.pizza)
                hint: "pizza"
                name: qsTr("Pizza: %1").arg(panel.pizza)
                told: panel.told.pizza ?? ""
            }
            TokenRow {
                id: toyRow
                size: panel.token
                tokens: panel.filled("toy", panel.toys)
                hint: "toy"
                name: qsTr("Toys: %1").arg(panel.toys)
                told: panel.told.toy ?? ""
            }
        }
        PackRow {
            id: packRow
            told: panel.told.pack ?? ""
            x: panel.narrow ? stuff.x + stuff.width + 8 * panel.unit : stuff.x - 2
            y: panel.narrow ? fort.y : panel.height - height - 24 * panel.unit
            readonly property real most: (panel.packPlaces > 5 ? 16 : panel.narrow ? 17 : 20) * panel.unit
            readonly property real fitting: panel.narrow ? (panel.width - x - 30 * panel.unit) / (panel.packPlaces * 1.2 + 1.3) : most
            size: Math.floor(Math.min(most, fitting))
            tokens: panel.pack
            places: panel.packPlaces
        }
        Yard {
            id: yard
            x: panel.narrow ? stuff.x : Math.max(stuff.x + stuff.width, packRow.x + packRow.width) + 12 * panel.unit
            y: panel.narrow ? stuff.y + stuff.height + Math.max(14 * panel.unit, yard.rise + 2) : header.height + 20 * panel.unit
            width: panel.width - x - 10 * panel.unit
            height: panel.height - y - 10 * panel.unit
            unit: panel.unit
            label: qsTr("Yard")
        }
    }
    SeatHeader {
        id: header
        told: panel.told
        width: parent.width
        unit: panel.unit
    }
}

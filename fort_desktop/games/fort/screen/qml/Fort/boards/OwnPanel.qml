pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// Your own board: header with what is put on it, the large fort, stuff, pack and what the next
// level costs; where it is slim, the stuff stands beside a smaller fort, and the rest lies below. `nextCost` are ActionRow tokens, e.g. ["2", "pizza", "1", "toy"]; empty hides the row.
// comingPizza, comingToys, comingPack and `change` ("pizza 0 → 4") preview the play being composed.
Item {
    id: panel

    property alias name: header.name
    property alias seat: header.seat
    property alias face: header.face
    property alias points: header.points
    property alias more: header.more
    property alias leads: header.leads
    property alias active: header.active
    property alias first: header.first
    property alias things: header.extra // perks and rule
    readonly property alias thingsRoom: header.room
    readonly property alias pill: header.pill
    property alias level: fort.level
    property alias lookoutPlaces: fort.places
    property alias lookoutFaces: fort.faces
    property alias lookoutSuits: fort.suits
    property alias lookoutCounted: fort.counted
    property alias lively: fort.lively
    property alias cards: fort.home
    property int pizza: 0
    property int toys: 0
    property int comingPizza: 0
    property int comingToys: 0
    property string change: ""
    property list<string> pack
    property list<string> comingPack
    property int packPlaces: 1
    property list<string> nextCost
    property var told: ({}) // what is said of its figures; see SeatInfo
    property real unit: 1
    readonly property alias fort: fort
    readonly property alias stuff: stuff
    readonly property alias packRow: packRow
    readonly property alias pizzaRow: pizzaRow
    readonly property alias toyRow: toyRow
    readonly property alias costRow: costRow
    readonly property bool slim: width < 330 * unit
    readonly property real piece: Math.max(24, Math.round(26 * unit)) // a token where it is slim
    readonly property real side: fort.x + fort.width + (slim ? 7 : 12) * unit
    readonly property real room: width - side - (slim ? 8 : 12) * unit
    readonly property real token: slim ? piece : Math.round(Math.min(36 * unit, (room - 6) / 4.7))
    readonly property real apart: slim ? Math.max(2, Math.floor(Math.min(9 * unit, (fort.height - 4 * token) / 3))) : Math.round(7 * unit)
    readonly property real foot: (nextCost.length > 0 || slim ? 80 : double ? 76 : 58) * unit // of pack and cost
    readonly property bool double: packPlaces > 6 && nextCost.length === 0 && !slim

    // `var`: a function typed list<string> hands an empty list over as one empty string (Qt 6.11).
    function filled(kind: string, count: int): var {
        return Array(Math.max(0, count)).fill(kind);
    }

    implicitWidth: 446 * unit
    implicitHeight: 232 * unit

    Cached {
        anchors.fill: parent
        live: fort.building // it sticks out

        Panel {
            anchors.fill: parent
        }
        FortPicture {
            id: fort
            told: panel.told
            x: (panel.slim ? 8 : 10) * panel.unit
            y: header.height + (panel.slim ? 6 : 7) * panel.unit
            width: panel.slim ? Math.min(panel.width - 25 * panel.unit - 2 * panel.piece, (panel.height - y - 90 * panel.unit) / 0.75) : Math.min(248 * panel.unit, (panel.height - y - 10 * panel.unit) / 0.75)
            faceSize: 64
            badge: 25 * panel.unit
        }
        Label {
            id: stuffLabel
            visible: !panel.slim
            x: panel.side
            y: header.height + 4 * panel.unit
            height: 22 * panel.unit
            wrapMode: Text.NoWrap
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.VerticalFit
            minimumPixelSize: 12
            text: qsTr("Stuff")
            weight: 800
            color: Theme.text2
        }
        Label {
            anchors.right: parent.right
            anchors.rightMargin: 12 * panel.unit
            visible: !panel.slim // there the tokens that are coming say it
            y: stuffLabel.y
            width: panel.room - stuffLabel.width - 8
            height: stuffLabel.height
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            text: panel.change
            weight: 800
            color: Theme.good
            pixels: Theme.small
        }
        Grid {
            id: stuff
            x: panel.side
            y: panel.slim ? fort.y + (fort.height - height) / 2 : stuffLabel.y + stuffLabel.height + 2
            columns: panel.slim ? 2 : 1
            columnSpacing: 3 * panel.unit
            rowSpacing: panel.apart
            TokenRow {
                id: pizzaRow
                size: panel.token
                perRow: panel.slim ? 1 : Math.max(1, places)
                spacing: panel.apart
                tokens: panel.filled("pizza", panel.pizza)
                coming: panel.filled("pizza", panel.comingPizza)
                hint: "pizza"
                name: qsTr("Pizza: %1").arg(panel.pizza)
                told: panel.told.pizza ?? ""
            }
            TokenRow {
                id: toyRow
                size: panel.token
                perRow: pizzaRow.perRow
                spacing: panel.apart
                tokens: panel.filled("toy", panel.toys)
                coming: panel.filled("toy", panel.comingToys)
                hint: "toy"
                name: qsTr("Toys: %1").arg(panel.toys)
                told: panel.told.toy ?? ""
            }
        }
        PackRow {
            id: packRow
            told: panel.told.pack ?? ""
            x: panel.slim ? fort.x : panel.side - 4
            y: panel.height - panel.foot
            width: panel.slim ? panel.width - 2 * x : panel.room + 4
            height: (panel.double ? 64 : 34) * panel.unit
            perRow: panel.double ? Math.ceil(panel.packPlaces / 2) : Math.max(1, panel.packPlaces)
            limit: panel.slim ? panel.width - 2 * x - 4 : 10000
            size: panel.slim ? Math.max(24, Math.floor(25 * panel.unit)) : Math.floor(Math.min(25 * panel.unit, (panel.room + 4 - (46 + (counted ? 46 * Math.max(1, Theme.textScale) : 0)) * panel.unit) / perRow / 1.2))
            tokens: panel.pack
            coming: panel.comingPack
            places: panel.packPlaces
            counted: panel.packPlaces <= 4
        }
        Rectangle {
            id: costRow
            visible: panel.nextCost.length > 0 || panel.slim
            x: packRow.x
            y: panel.height - 41 * panel.unit
            width: packRow.width
            height: 34 * panel.unit
            radius: 12
            color: Theme.contrast ? "#FFFFFF" : "#FFE9AE" // paper in every theme: icons stand on it
            border.color: Theme.ink
            border.width: 2.5
            Accessible.role: Accessible.StaticText
            Accessible.name: highest.visible ? highest.text : qsTr("Next level: %1").arg(panel.level + 1)
            Accessible.description: panel.told.cost ?? ""
            Says {
                text: panel.told.cost ?? ""
            }

            Label {
                id: priceLabel
                visible: panel.nextCost.length > 0
                x: 10 * panel.unit
                readonly property real smallest: implicitWidth * (minimumPixelSize + 0.3) / font.pixelSize
                width: Math.min(implicitWidth, Math.max(parent.width * 0.47, smallest))
                height: parent.height
                wrapMode: Text.NoWrap
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                text: panel.told.price ?? ""
                weight: 800
                color: Theme.cardInk
            }
            Label {
                id: highest
                visible: panel.nextCost.length === 0
                anchors.fill: parent
                anchors.margins: 4
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                text: qsTr("Highest level of the fort")
                color: Theme.cardInk
                weight: 800
            }
            ActionRow {
                visible: !highest.visible
                anchors.fill: parent
                anchors.leftMargin: priceLabel.x + priceLabel.width + 4 * panel.unit
                anchors.rightMargin: 6
                anchors.topMargin: 4
                anchors.bottomMargin: 4
                unit: panel.unit
                largest: 24
                counts: false
                tokens: panel.nextCost
            }
        }
    }
    SeatHeader {
        id: header
        told: panel.told
        width: parent.width
        height: 34 * panel.unit
        unit: panel.unit
    }
}

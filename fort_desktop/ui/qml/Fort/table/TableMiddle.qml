import QtQuick
import Fort

// Perks and made-up rules on the left, the park beside them; the park's cards are in the card layer.
Item {
    id: middle

    required property GameTable table
    required property CardFaces faces
    required property TableLayout area
    required property CardLayer home
    required property list<SeatInfo> seats
    readonly property real unit: area.unit

    function supplySpot(pizza: bool): point {
        const pile = pizza ? pizzas : toys;
        return Qt.point(supply.x + pile.x + pile.size / 2, supply.y + pile.size / 2);
    }

    Panel {
        id: perks
        x: middle.area.perks.x
        y: middle.area.perks.y
        width: middle.area.perks.width
        height: middle.area.perks.height
        fill: Theme.moss
        radius: 14

        Label {
            id: title
            x: 12 * middle.unit
            y: 4 * middle.unit
            width: parent.width - 2 * x
            height: Math.max(16, 18 * middle.unit)
            wrapMode: Text.NoWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Perks")
            weight: 800
            pixels: Theme.size(13 * middle.unit)
        }
        PerkRow {
            x: 10 * middle.unit
            y: title.y + title.height + 3 * middle.unit
            width: parent.width - 2 * x
            height: rules.y - y - 5 * middle.unit
            home: middle.home
            faces: middle.faces
            perks: middle.table.perkRow
            usable: middle.table.usablePerks
            onChosen: perk => middle.table.pickPerk(perk)
        }
        Item {
            id: rules
            x: 12 * middle.unit
            y: parent.height - height - 9 * middle.unit
            width: parent.width - 2 * x
            height: 59 * middle.unit

            Label {
                y: -2 * middle.unit
                width: parent.width
                height: Math.max(15, 17 * middle.unit)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                elide: Text.ElideRight
                text: qsTr("Made-up rules")
                weight: 800
                pixels: Theme.size(13 * middle.unit)
            }
            RuleCard {
                width: 60 * middle.unit
                y: parent.height - height
                hidden: true
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Made-up rules in the stack: %1").arg(middle.table.ruleStack)
                Rectangle {
                    x: parent.width - width * 0.7
                    y: -height * 0.25
                    width: 22 * middle.unit
                    height: width
                    radius: width / 2
                    color: Theme.violet
                    border.color: Theme.ink
                    border.width: 2.5
                    Text {
                        anchors.centerIn: parent
                        text: middle.table.ruleStack
                        color: "#FFFFFF"
                        font: Theme.display(Math.max(12, 14 * middle.unit))
                    }
                }
            }
            Sculpture {
                id: sculpture
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                width: 96 * middle.unit
                height: 43 * middle.unit
                readonly property SeatInfo owner: middle.seats.find(who => who.sculpture) ?? null
                taken: middle.table.sculptureTaken
                ownerFace: Theme.face(Theme.seatFaces[owner?.colour ?? ""] ?? "")
                ownerColor: Theme.seat(owner?.colour ?? "")
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Macaroni Sculpture")
            }
        }
    }
    Park {
        id: park
        x: middle.area.park.x
        y: middle.area.park.y
        width: middle.area.park.width
        height: middle.area.park.height
        unit: middle.unit
    }
    Row {
        id: supply
        anchors.horizontalCenter: park.horizontalCenter
        y: park.y + park.height - height - 12 * middle.unit
        spacing: 26 * middle.unit

        SupplyPile {
            id: pizzas
            kind: "pizza"
            count: middle.table.supplyPizza
            size: 34 * middle.unit
        }
        SupplyPile {
            id: toys
            kind: "toy"
            count: middle.table.supplyToys
            size: 34 * middle.unit
        }
    }
    TokenHandle {
        home: middle.home
        ident: "supply pizza"
        label: qsTr("Pizza from the supply")
        usable: middle.table.usableTokens.includes(ident)
        x: supply.x + pizzas.x
        y: supply.y
        width: pizzas.size
        onTapped: middle.table.pickToken(ident)
    }
    TokenHandle {
        home: middle.home
        ident: "supply toy"
        label: qsTr("Toy from the supply")
        usable: middle.table.usableTokens.includes(ident)
        x: supply.x + toys.x
        y: supply.y
        width: toys.size
        onTapped: middle.table.pickToken(ident)
    }
}

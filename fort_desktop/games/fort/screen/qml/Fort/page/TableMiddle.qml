pragma ComponentBehavior: Bound
import QtQuick
import Fort

// What can be won by building on the left, the park with the supply in it; the park's cards are in the
// card layer. Cats sit where the supply else lies: then it is beside the park's sign.
Item {
    id: middle

    required property GameTable table
    required property CardFaces faces
    required property TableLayout area
    required property CardLayer home
    required property list<SeatInfo> seats
    readonly property real unit: area.unit
    readonly property bool withCats: table.middle.withCats
    readonly property real heap: (withCats ? 17 : 25) * unit // the size of its tokens

    // Where things lie, on the table.
    function supplyRect(kind: string): rect {
        const pile = kind === "pizza" ? pizzas : toys;
        return Qt.rect(supply.x + pile.x + pile.peak.x, supply.y + pile.peak.y, pile.size, pile.size);
    }
    function perkRect(perk: string): rect {
        return shifted(perks.perkRect(perk));
    }
    readonly property rect usedRect: shifted(perks.usedRect)
    readonly property rect ruleRect: shifted(perks.ruleRect)
    readonly property rect sculptureRect: shifted(perks.sculptureRect)
    function shifted(at: rect): rect {
        return Qt.rect(at.x + perks.x, at.y + perks.y, at.width, at.height);
    }

    PerkPanel {
        id: perks
        x: middle.area.perks.x
        y: middle.area.perks.y
        width: middle.area.perks.width
        height: middle.area.perks.height
        unit: middle.unit
        table: middle.table
        faces: middle.faces
        home: middle.home
        seats: middle.seats
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
        y: middle.withCats ? park.y + 29 * middle.unit - height : park.y + park.height - height - 5 * middle.unit
        spacing: middle.withCats ? park.width - 28 * middle.unit - pizzas.width - toys.width : 26 * middle.unit

        SupplyPile {
            id: pizzas
            kind: "pizza"
            count: middle.table.middle.supplyPizza
            told: middle.table.middle.told.pizza ?? ""
            size: middle.heap
            digits: 22.5 * middle.unit
        }
        SupplyPile {
            id: toys
            kind: "toy"
            count: middle.table.middle.supplyToys
            told: middle.table.middle.told.toy ?? ""
            size: middle.heap
            digits: 22.5 * middle.unit
        }
    }
    component FromSupply: TokenHandle {
        required property SupplyPile pile
        home: middle.home
        heaped: true
        usable: middle.table.tokens.usable.includes(ident)
        x: supply.x + pile.x + pile.peak.x + (pile.size - width) / 2
        y: supply.y + pile.peak.y + (pile.size - width) / 2
        width: Math.max(32, pile.size)
        onTapped: middle.table.tokens.pick(ident)
    }
    FromSupply {
        ident: "supply pizza"
        label: qsTr("Pizza from the supply")
        pile: pizzas
    }
    FromSupply {
        ident: "supply toy"
        label: qsTr("Toy from the supply")
        pile: toys
    }
}

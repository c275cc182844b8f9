pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// The place of one tower on a board: the tower, and on the own board what can be done with it: a card may
// be built on it, which lights it up; its top may be demolished, by a button in red or by dragging it to
// the rubble. Others can be looked at. What flies here is waited for.
Item {
    id: place

    required property TowerSeat who
    required property TowerHold home
    required property string kind
    property int relative: 0 // the seat, clockwise from the viewer
    property bool own: false
    property real towerWidth: 98
    property RubbleHeap heap: null
    property bool slim: false
    property real highest: 0 // of a storey, where a board is narrow
    property real largest: 1000 // pixels of a number
    property real fromLeft: 0 // what the words at its foot may take beside it
    property real fromRight: 0
    property Item aloft: null
    property int awaited: 0 // flights on their way here
    property bool main: false
    property bool demolishable: false
    property bool offered: false // that, as it may bring anything
    property int price: 0 // of that
    property string falling // that in words
    property bool hinted: false // to be built on
    property bool doomed: false // advised to be demolished
    property OfferCard fitting: null // a card of the hand that goes here now
    readonly property alias stack: tower
    readonly property bool pending: awaited > 0 || tower.pending
    readonly property Motion motion: home.motion
    readonly property bool asked: own && home.table.shown.mine
    readonly property bool falls: asked && demolishable && !home.dragging // its top may be demolished now
    readonly property rect storey: Qt.rect(tower.x, tower.base - (tower.count - 1) * tower.pitch - tower.storeyHeight, tower.width, tower.storeyHeight) // the top one
    readonly property string title: {
        switch (kind) {
        case "forest":
            return qsTr("Forest tower");
        case "cake":
            return qsTr("Cake tower");
        case "haunted":
            return qsTr("Haunted tower");
        case "sand":
            return qsTr("Sand tower");
        }
        return qsTr("Scrap tower");
    }

    // Show what stands there, but for what is still to land.
    function look(lively: bool): void {
        consider();
        tower.fallen = own ? home.fallen(kind) : null;
        tower.lively = lively;
        const numbers = who.numbers(kind);
        tower.numbers = numbers.slice(0, Math.max(0, numbers.length - awaited));
        tower.lively = false;
    }
    function consider(): void {
        demolishable = who.canDemolish(kind);
        offered = who.offersFall(kind);
        price = who.price(kind);
        falling = who.fallText(kind);
    }
    // A card is on its way; which storey it will be.
    function expect(): int {
        return tower.count + awaited++;
    }
    // Where that storey falls from.
    function landing(level: int): Item {
        return landings.itemAt(Math.max(0, level - tower.count));
    }
    function receive(): void {
        awaited = Math.max(0, awaited - 1);
        look(true);
    }
    function rest(): void {
        awaited = 0;
        look(false);
        tower.rest();
    }
    function act(): void {
        if (fitting)
            fitting.tapped();
        else if (asked && home.table.shown.deciding === "demolish")
            home.table.touch.whatFalls(kind);
        else
            home.idled(place);
    }

    z: falls ? 1 : 0 // the button may reach over the next one
    objectName: (own ? "tower-" : "rival-tower-") + kind
    Component.onCompleted: look(false)
    onWhoChanged: rest()
    Connections {
        target: place.home.table.shown
        function onChanged(): void {
            place.consider();
        }
    }
    Cached { // what does not stand still is drawn as it is
        anchors.fill: parent
        reach: 10 * place.home.unit // its top
        live: tower.moving
        part: { // with rungs and the sign of a finished tower, which stick out
            const side = Math.max(12 * tower.unit, 0.8 * tower.pixels + 2, 30);
            const top = Math.min(tower.occupied.y, tower.rungs ? tower.base - tower.count * tower.rung - 6 : tower.occupied.y);
            return Qt.rect(tower.x - side, top, tower.width + 2 * side, tower.height - top);
        }

        TowerStack {
            id: tower
            x: Math.round((place.width - width) / 2)
            width: place.towerWidth
            height: place.height
            kind: place.kind
            slim: place.slim
            highest: place.highest
            largest: place.largest
            gap: x
            feet: feet
            fromLeft: x + place.fromLeft
            fromRight: place.width - x - width + place.fromRight
            motion: place.motion
            heap: place.heap
            aloft: place.aloft ?? tower
            digits: Math.max(13, (place.slim ? 20 : 19) * place.home.unit)
            mainText: place.main ? qsTr("main +1") : ""
            lit: place.asked && (place.home.dragging ? place.home.accepts(place.home.held, place) : place.fitting !== null) || place.hinted
            pointed: place.home.near === place || place.hinted || lit && (top.hovered || top.shownFocus)
            name: {
                if (numbers.length === 0)
                    return qsTr("%1: nothing built yet").arg(place.title);
                const told = [place.title];
                if (place.main)
                    told.push(qsTr("the main tower"));
                if (finished)
                    told.push(qsTr("finished"));
                return qsTr("%1, from the ground up: %2").arg(told.join(", ")).arg(Array.from(numbers).join(", "));
            }
        }
    }
    Repeater { // where the next storeys fall from: cards fly there
        id: landings
        model: place.awaited
        Item {
            required property int index
            readonly property int level: tower.count + index
            x: tower.x + tower.width * 0.15
            y: tower.base - level * tower.pitch - tower.storeyHeight - tower.rise(level)
            width: tower.width * 0.7
            height: tower.storeyHeight
        }
    }
    TowerThing {
        id: top
        home: place.home
        objectName: (place.own ? "top-" : "rival-top-") + place.kind
        own: place.own
        usable: place.own && place.home.table.shown.mine && (place.demolishable || place.fitting !== null)
        storey: true
        browsable: tower.count > 0
        readable: browsable
        movable: place.demolishable
        kind: place.kind
        number: tower.numbers.length > 0 ? tower.numbers[tower.numbers.length - 1] : -1
        digits: tower.pixels
        waits: true
        label: {
            if (place.fitting !== null && usable)
                return qsTr("Build here: %1").arg(tower.name);
            return place.own ? tower.name : qsTr("%1: %2").arg(place.who.name).arg(tower.name);
        }
        // What is not seen already: numbers are.
        tip: (hovered || shownFocus) && !usable && tower.count > 0 ? place.home.table.reading.towerTip(place.relative, place.kind) : ""
        x: tower.x
        y: tower.occupied.y
        width: tower.width
        height: tower.occupied.height
        part: place.demolishable ? Qt.rect(place.storey.x - x, place.storey.y - y, place.storey.width, place.storey.height) : Qt.rect(0, 0, width, height)
        onTapped: place.act()
        onRead: place.home.looked(place)
        FocusRing {
            shown: top.shownFocus && !top.carried
            spread: 9
            radius: 12
        }
    }
    Item { // no frame around the top of a low tower covers what is said below it
        id: feet
        z: 1
        x: tower.x
        width: tower.width
        height: tower.height
    }
    Rectangle { // what is in the hand is not to be seen twice
        visible: top.carried
        x: place.storey.x
        y: place.storey.y
        width: place.storey.width
        height: place.storey.height
        radius: 6
        color: Theme.paper
        opacity: 0.7
    }
    Rectangle { // what would fall
        visible: ball.visible && ball.considered
        x: place.storey.x - 4
        y: place.storey.y - 3
        width: place.storey.width + 8
        height: place.storey.height + 6
        radius: 8
        color: "transparent"
        border.color: ball.red
        border.width: 4
    }
    WreckingBall {
        id: ball
        objectName: "ball-" + place.kind
        // Where it can only cost points, it is there for who looks at its tower.
        visible: place.falls && !top.carried && (place.offered || hinted || top.hovered || top.shownFocus || hovered || activeFocus)
        blocked: false
        price: place.price
        text: place.falling
        unit: place.home.unit
        hinted: place.doomed
        x: Math.min(tower.x + tower.width - 10, place.width + 3 * unit - width) // not on what glows beside it
        y: Math.max(0, place.storey.y - height + 8 * unit) // on the scaffold: no number is covered
        onClicked: place.home.demolished(place.kind)
    }
}

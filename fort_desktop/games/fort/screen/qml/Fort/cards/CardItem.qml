pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// One row of the cards model, as a card, a kid in a yard or a face on a fort's wall. x, y, width and
// rotation stay bound to the row for life; a flight is a share of the `way` from where it was.
Draggable {
    id: card

    required property int index
    required property int key
    required property int zone
    required property int seat
    required property int place
    required property int count
    required property string face
    required property string reading
    required property bool counted
    required label
    required usable
    required removable

    readonly property bool inHand: zone === CardsModel.Zone.Hand && seat === 0
    readonly property bool parts: inHand && !dragged // makes room for a card that is held
    readonly property vector4d spot: {
        const drag = home.drag;
        if (parts)
            return home.area.spot(zone, seat, drag.slot(place), drag.slots(count));
        const joined = zone === CardsModel.Zone.Play && drag.joins; // by the card that is held
        return home.area.spot(zone, seat, place, joined ? count + 1 : count);
    }
    readonly property Face kid: face === "" ? null : home.faces.face(face)
    readonly property bool gate: (home.model.flying || home.table.lent.flying || home.drag.parting) && !Theme.still
    readonly property bool moving: flight.running || flash.running || gliding
    readonly property bool travels: moving && stood !== zone || gliding
    readonly property bool standing: zone === CardsModel.Zone.Yard
    readonly property bool onWall: zone === CardsModel.Zone.Lookout
    readonly property bool inHouse: zone === CardsModel.Zone.Doghouse // only the head shows
    readonly property bool away: zone === CardsModel.Zone.Box || (seat !== 0 && !standing && !onWall && !inHouse)
    readonly property bool small: standing || onWall || away || inHouse
    property int stood: -1 // where it last was at rest
    readonly property bool asKid: (stood === CardsModel.Zone.Yard || inHouse) && (standing || moving || gate) // also on its run
    readonly property bool above: zone === CardsModel.Zone.Pile || zone === CardsModel.Zone.Draft
    readonly property bool faceDown: !kid || away && zone !== CardsModel.Zone.Box || zone === CardsModel.Zone.Deck || zone === CardsModel.Zone.ParkDeck
    readonly property bool hinted: home.table.hint.key === key && !dragged && !moving
    readonly property bool raised: {
        if (!inHand || dragged || moving)
            return false;
        if (hinted || home.closer.pointed === card)
            return true;
        return activeFocus && home.closer.pointed?.kind !== "card";
    }
    readonly property bool dimmed: !usable && (zone === CardsModel.Zone.Hand && home.table.shown.mine || zone === CardsModel.Zone.Pile && home.pileUsed)
    readonly property bool ofPile: zone === CardsModel.Zone.Discard && seat === 0 && place === count - 1
    readonly property real strip: home.area.handPitch(count) // what the next card of a fan leaves free
    property bool turning: false // face up or face down on the way
    property bool raisedBefore: false // it was taken so
    readonly property bool up: raised || dragged && raisedBefore
    readonly property real faceWidth: small ? home.area.handCard : spot.z
    readonly property bool tells: inHand && usable && (up || home.table.shown.deciding !== "play") || removable && zone === CardsModel.Zone.Play && place > 0
    readonly property real radius: standing || inHouse ? width * 0.3 : onWall ? width * 0.28 : width * 0.074
    // In a fan what is seen is hit, also while a neighbour is raised.
    containmentMask: QtObject {
        function contains(point: point): bool {
            if (card.dragged)
                return card.inGrip(point); // not for a second finger on it
            const inFan = card.zone === CardsModel.Zone.Hand && card.place < card.count - 1;
            return point.x >= 0 && point.y >= 0 && point.y <= card.height && point.x <= (inFan ? Math.min(card.strip, card.width) : card.width);
        }
    }
    objectName: "card" + key
    kind: "card"
    pictured: faceDown ? null : kid
    said: zone === CardsModel.Zone.Deck ? home.table.seats.me.told.deck ?? "" : ofPile ? home.table.seats.me.told.discard ?? "" : small || faceDown ? label : ""
    ident: String(key)
    pickable: !away && !(onWall && seat !== 0)
    readonly property bool covered: home.table.touch.pileOpen && !above && y + height / 2 > home.area.pile.y && y + height / 2 < home.area.coach.y
    reachable: (usable || removable || ofPile) && !covered
    browsable: pickable && !faceDown && !covered && (zone !== CardsModel.Zone.Discard || ofPile)
    x: flight.pose.x
    y: flight.pose.y - flight.arc
    z: {
        if (dragged)
            return 2000;
        if (travels)
            return 1000 + place;
        if (above)
            return 400 + place;
        if (raised) // the one in focus above the one of the hint
            return (hinted && !activeFocus ? 150 : 200) + place;
        return place;
    }
    width: flight.pose.z
    height: asKid || inHouse ? width : onWall && !moving ? width * 1.25 : width * 1.4
    rotation: flight.pose.w
    visible: !away || moving
    movable: usable || removable || inHand && count > 1
    lift.lean: up ? 0 : rotation
    air: flight.rise > 0 ? 0.6 * flight.high : 0
    onTapped: home.act(card)
    onRaisedChanged: if (raised || !dragged) raisedBefore = raised
    onDraggedChanged: if (!dragged) raisedBefore = raised
    Keys.onLeftPressed: event => shove(event, -1)
    Keys.onRightPressed: event => shove(event, 1)

    // Arranges the hand, with Shift.
    function shove(event: KeyEvent, by: int): void {
        event.accepted = inHand && (event.modifiers & Qt.ShiftModifier) !== 0;
        if (event.accepted)
            home.shove(card, by);
    }

    // How far from its spot it shows; a flight ends there.
    function halt(): point {
        const shift = Qt.point(flight.pose.x - spot.x, flight.pose.y - spot.y);
        flight.arrive();
        return shift;
    }
    onSpotChanged: flight.follow()
    CardFlight {
        id: flight
        card: card
    }
    readonly property Stander figure: stander.item as Stander // who stands in a yard
    function settle(): void {
        if (moving)
            return;
        stood = zone;
        turning = false;
    }
    Component.onCompleted: {
        stood = zone;
        flight.aim = spot;
    }
    onZoneChanged: {
        home.settling.restart(); // what was not played
        if (home.model.flying && home.motion.highlight > 0)
            flash.restart(); // reduced motion: a short frame instead of a flight
    }
    onFaceDownChanged: {
        turning = gate;
        if (gate && !flight.running)
            flight.start(spot);
    }
    Connections {
        target: card.home
        function onHurried(): void {
            card.jump();
            flight.arrive();
            card.figure?.rest();
        }
    }
    MotionReport {
        motion: card.home.motion
        on: card.moving
    }
    onMovingChanged: {
        const arrived = !moving && (standing || inHouse) && stood !== zone;
        settle();
        if (arrived)
            figure?.land();
    }
    Item {
        id: body
        width: parent.width
        height: parent.height
        y: card.up ? -8 * card.home.area.unit : 0
        rotation: card.up ? -card.rotation : 0
        scale: (1 + 0.08 * card.air) * (1 - 0.045 * flight.press)

        Behavior on y {
            enabled: !Theme.still
            NumberAnimation { duration: Theme.duration(120); easing.type: Easing.OutQuad }
        }
        Glow { // usable: a calm frame
            id: glow
            shown: card.hinted || card.usable && !card.dragged && !card.home.held && !card.standing
            bold: card.hinted
            spread: card.hinted ? 9 : card.onWall ? 2 : 7
            radius: card.radius
        }
        Rectangle { // removable: a calmer frame
            visible: card.removable && !card.usable && !card.dragged && !card.home.held
            anchors.fill: parent
            anchors.margins: -3
            radius: card.radius + 3
            color: "transparent"
            border.color: Theme.accent
            border.width: 2
        }
        Cached {
            anchors.fill: parent
            visible: paper.active
            angle: card.rotation
            reach: 12 + Math.abs(Math.sin(angle * Math.PI / 180)) * height / 2 // its shadow, and what it is turned by
            live: card.moving || card.dragged || card.lifted || card.up || body.y !== 0

            Loader {
                id: paper
                active: !card.asKid && (!card.small || card.moving || card.dragged)
                visible: active
                sourceComponent: KidCard {
                    width: card.faceWidth
                    scale: card.width / width
                    transformOrigin: Item.TopLeft
                    face: card.turning && flight.way < 0.5 !== card.faceDown ? null : card.kid
                    depth: card.dragged || card.gliding || card.air > 0 ? 0 : card.zone === CardsModel.Zone.Hand ? 9 : 6
                    dimmed: card.dimmed && !card.moving
                    counted: card.counted
                }
                transform: Scale {
                    origin.x: card.width / 2
                    xScale: card.turning ? Math.max(0.02, Math.abs(Math.cos(Math.PI * flight.way))) : 1
                }
            }
        }
        CardStander {
            id: stander
            card: card
            flight: flight
            visible: !paper.active
            anchors.fill: parent
        }
        Loader {
            id: notes
            readonly property list<string> gain: card.tells ? card.home.table.gains.tokens(card.key, card.home.table.gains.serial) : []
            readonly property bool added: card.zone === CardsModel.Zone.Play && card.place === 1
            readonly property int number: {
                if (card.ofPile)
                    return card.home.table.seats.me.discard;
                if (card.zone === CardsModel.Zone.Deck)
                    return card.home.table.seats.me.deck;
                return card.zone === CardsModel.Zone.ParkDeck ? card.home.table.middle.parkDeck : -1;
            }
            active: !card.small && !card.travels && (number >= 0 || added || gain.length > 0 || card.reading !== "")
            anchors.fill: parent
            sourceComponent: CardNotes {
                reading: card.reading
                unit: card.home.area.unit
                gain: notes.gain
                added: notes.added
                number: notes.number
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -3
            radius: card.radius + 3
            color: "transparent"
            border.color: Theme.warm
            border.width: 6
            opacity: 0
            NumberAnimation on opacity {
                id: flash
                running: false
                from: 1
                to: 0
                duration: card.home.motion.highlight
            }
        }
        Later {
            shown: card.hinted
            sourceComponent: IconBadge {
                x: -width * 0.3 // the next card of a fan lies over the other corner
                y: -height * 0.45
                width: Math.max(34, 38 * card.home.area.unit)
                color: Theme.warm
                icon: "hint"
            }
        }
        FocusRing {
            shown: card.activeFocus && !card.dragged
            spread: glow.shown ? glow.spread + 4 : 7 // both are seen
            radius: card.radius + spread
        }
    }
}

import QtQuick
import Shared
import Fort

// The flight of a card to its spot: a share of the `way` from where it was. Whatever happens meanwhile,
// at the end it lies at its spot, as nothing but `pose` says where it is.
QtObject {
    id: flight

    required property CardItem card
    property vector4d from
    property vector4d aim // the spot that it flies to
    property real way: 1
    property real rise: 0 // of the arc
    property int length: 0 // milliseconds
    property int delay: 0
    property int sentTo: -1 // the zone that it flies to
    property bool dropped: false // it flies on from the hand
    property real press: 0 // onto the blanket, as it lands there
    property bool running: false // stays so when it starts anew
    readonly property vector4d pose: between(card.spot)
    readonly property int sweep: 130 // milliseconds from card to card
    readonly property real high: way === 1 ? 0 : Math.sin(Math.PI * way)
    readonly property real arc: way === 1 ? 0 : rise * 4 * way * (1 - way)

    function between(to: vector4d): vector4d {
        return way === 1 ? Qt.vector4d(to.x, to.y, to.z, to.w) : from.plus(to.minus(from).times(way));
    }
    // The spot is another one: fly there from where the card is.
    function follow(): void {
        const was = between(aim); // a new value: `aim` itself would go on with the property
        aim = card.spot;
        if (card.gate)
            start(was);
        else
            arrive();
    }
    // Cards go one after the other. What is left of a hand goes slowly enough to be seen; whoever is dealt
    // the next one finds the old one gone.
    function wait(): int {
        const turn = card.home.queue(card.zone, card.seat);
        const all = card.home.model.swept;
        if (all > 1 && card.inHand && card.stood !== card.zone)
            return sweep * all + Math.min(400, 75 * turn);
        const swept = all > 1 && card.stood === CardsModel.Zone.Hand && card.seat === 0;
        return swept ? sweep * turn : Math.min(400, turn * (card.above ? 25 : 75));
    }
    // What is held or glides flies on from where it shows.
    function start(at: vector4d): void {
        const shift = card.gliding ? card.lift.put() : Qt.point(0, 0);
        from = Qt.vector4d(at.x + shift.x, at.y + shift.y, at.z, at.w);
        dropped = dropped || shift.x !== 0 || shift.y !== 0;
        const near = card.stood === card.zone; // within its zone
        if (sentTo !== card.zone) {
            sentTo = card.zone;
            delay = near || dropped ? 0 : wait();
        }
        const far = Math.hypot(aim.x - from.x, aim.y - from.y);
        if (far < 0.01 && from.z === aim.z && from.w === aim.w && !card.turning)
            return arrive(); // it was to go, and is not any more
        rise = near || card.asKid || dropped ? 0 : Math.min(70, far * 0.16);
        length = card.asKid ? 450 : near ? 200 : Math.min(420, 270 + far * 0.13);
        glide.easing.type = card.asKid ? Easing.InOutSine : near || dropped ? Easing.OutCubic : Easing.InOutCubic;
        way = 0;
        running = true;
        course.restart();
    }
    function arrive(): void {
        course.stop();
        way = 1;
        press = 0;
        running = false;
    }
    onRunningChanged: {
        if (running)
            return;
        sentTo = -1;
        delay = 0;
        dropped = false;
    }

    readonly property SequentialAnimation course: SequentialAnimation {
        onFinished: flight.running = false
        PauseAnimation {
            duration: Theme.duration(flight.delay)
        }
        NumberAnimation {
            id: glide
            target: flight
            property: "way"
            to: 1
            duration: Theme.duration(flight.length)
        }
        NumberAnimation {
            target: flight
            property: "press"
            to: flight.card.zone === CardsModel.Zone.Play && flight.card.stood !== flight.card.zone ? 1 : 0
            duration: Theme.duration(60)
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: flight
            property: "press"
            to: 0
            duration: Theme.duration(90)
            easing.type: Easing.InOutQuad
        }
    }
}

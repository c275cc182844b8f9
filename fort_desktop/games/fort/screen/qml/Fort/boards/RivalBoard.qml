pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A rival's panel, from the seat's bridge; its pack can be copied when that is what is asked.
RivalPanel {
    id: board

    required property SeatInfo who
    required property CardFaces faces
    required property CardLayer home

    signal picked

    // What a perk's id, "rule" or "sculpture" stands for on this board.
    function heldItem(key: string): Item {
        return key === "sculpture" ? sculpture : held.item(key);
    }
    function perkRect(perk: string, seenBy: Item): rect {
        return held.spotOf(perk, seenBy);
    }
    function expect(key: string, on: bool): void {
        if (key === "sculpture")
            sculpture.awaited = on;
        else if (on)
            held.expect(key);
        else
            held.receive(key);
    }

    name: who.name
    seat: who.colour
    face: Theme.face(Theme.seatFaces[who.colour] ?? "")
    tag: who.tag
    points: who.total < 0 ? who.points : who.total
    more: who.total < 0 ? who.openPoints - who.points : 0
    leads: who.leads
    hand: who.hand
    discard: who.discard
    deck: who.deck
    first: who.first
    told: who.told
    things: HeldThings {
        id: held
        who: board.who
        faces: board.faces
        home: board.home
        pixels: board.pill
    }
    active: who.active
    level: who.level
    pizza: who.pizza
    toys: who.toys
    pack: [...Array(who.packPizza).fill("pizza"), ...Array(who.packToys).fill("toy")]
    packPlaces: who.packPlaces
    lookoutPlaces: who.lookoutPlaces
    lookoutFaces: who.lookout.map(id => board.faces.face(id)?.head ?? "")
    lookoutSuits: who.lookoutSuits
    lookoutCounted: who.lookoutCounted
    cards: home
    corner: home.table.seats.strewn + who.seat
    kept: home.cats.places.kept(1, who.cats.length)

    StandingSculpture {
        id: sculpture
        visible: board.who.sculpture
        told: board.who.told.sculpture ?? ""
        fort: board.fort
    }
    Draggable {
        id: handle
        home: board.home
        objectName: "pack" + board.who.seat
        kind: "pack"
        ident: String(board.who.seat)
        label: qsTr("Pack of %1").arg(board.who.name)
        usable: board.who.canCopy
        pickable: usable
        visible: usable || gliding
        x: board.packRow.x
        y: board.packRow.y
        width: board.packRow.width
        height: board.packRow.height
        likeness: PackRow {
            size: board.packRow.size
            limit: board.packRow.limit
            perRow: board.packRow.perRow
            tokens: board.pack
            places: board.packPlaces
            Accessible.ignored: true
        }
        onTapped: board.picked()

        Glow {
            shown: handle.usable && !handle.dragged
            spread: 4
            radius: 10
        }
        FocusRing {
            shown: handle.activeFocus && !handle.carried
            spread: 9
            radius: 18
        }
    }
}

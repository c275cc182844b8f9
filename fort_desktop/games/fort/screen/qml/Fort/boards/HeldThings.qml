pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The perks and the made-up rule that a seat has, as small cards on its band. `own`: by name, the
// usable perks glow and can be played. A rival's rule lies face down.
Row {
    id: things

    required property SeatInfo who
    required property CardFaces faces
    required property CardLayer home
    property bool own: false
    property list<string> usable
    property real room: 1000 // for all
    property real pixels: 26
    property list<string> awaited // perk ids and "rule"
    property var lain: ({}) // where perks lie, also those that have just gone
    readonly property int kept: who.perks.length + (who.hasRule ? 1 : 0)
    readonly property string place: own ? "" : who.seat + "-"

    signal picked(perk: string)

    // The thing of a key, a perk id or "rule"; null where there is none.
    function item(key: string): Item {
        for (const child of children) {
            const thing = child as HeldThing;
            if (thing && (thing.paper ? "rule" : thing.ident) === key)
                return thing;
        }
        return null;
    }
    // Where a thing lies, or lay until just now, as others see it.
    function spotOf(key: string, seenBy: Item): rect {
        const at = lain[key] ?? Qt.rect(0, 0, pixels, pixels);
        const corner = mapToItem(seenBy, at.x, at.y);
        return Qt.rect(corner.x, corner.y, at.width, at.height);
    }
    function expect(key: string): void {
        awaited = [...awaited, key];
    }
    function receive(key: string): void {
        awaited = awaited.filter(other => other !== key);
    }

    spacing: own && room > 160 ? 6 : 3
    onPositioningComplete: {
        for (const perk of who.perks) {
            const at = item(perk);
            if (at)
                lain[perk] = Qt.rect(at.x, at.y, at.width, at.height);
        }
    }

    Repeater {
        model: things.who.perks
        HeldThing {
            id: perk
            required property string modelData
            home: things.home
            objectName: things.own ? "perk-" + modelData : "held-" + things.place + modelData
            kind: "own perk"
            ident: modelData
            pictured: things.faces.face(modelData)
            label: !things ? "" /* it is just going */ : things.own ? qsTr("Your perk: %1").arg(pictured?.name ?? "") : qsTr("Perk of %1: %2").arg(things.who.name).arg(pictured?.name ?? "")
            icon: "perk"
            words: things.own ? pictured?.name ?? "" : ""
            room: things.room / Math.max(1, things.kept)
            pixels: things.pixels
            usable: things.own && things.usable.includes(modelData)
            awaited: things.awaited.includes(modelData)
            onTapped: usable ? things.picked(modelData) : home.closer.look(perk)
        }
    }
    HeldThing {
        id: rule
        readonly property bool known: things.who.rule !== ""
        visible: things.who.hasRule
        home: things.home
        objectName: "kept-rule" + things.who.seat
        kind: "rule"
        pictured: known ? things.faces.face(things.who.rule) : null
        label: known ? qsTr("Made-up rule: %1").arg(pictured?.name ?? "") : qsTr("A made-up rule, face down until the end of the game")
        icon: "made-up-rule"
        words: things.own && known ? pictured?.name ?? "" : ""
        room: things.room / Math.max(1, things.kept)
        pixels: things.pixels
        paper: true
        reachable: visible && !awaited
        awaited: things.awaited.includes("rule")
        onTapped: if (known) home.closer.look(rule)
    }
}

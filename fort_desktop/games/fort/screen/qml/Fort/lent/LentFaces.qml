pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The lookouts that count for the card in play: their faces hop to its foot, so that it is seen at a
// glance which ones do, and back when they do not any more.
Item {
    id: lent

    required property CardLayer home
    readonly property LentModel model: home.table.lent
    readonly property bool hops: model.flying && !Theme.still
    readonly property int count: faces.count
    property int sent: 0 // in this change

    // One after another, by a little: how long the next one waits.
    function turn(): int {
        return Math.min(120, 30 * sent++);
    }
    function comes(face: LentFace): void {
        if (!face || !hops)
            return;
        face.delay = turn();
        face.hop();
    }
    function goes(face: LentFace): void {
        if (!face || !hops)
            return;
        flight.createObject(lent, {
            motion: home.motion,
            source: face.who?.head ?? "",
            suits: face.suits,
            width: face.width,
            delay: turn(),
            from: Qt.rect(face.x, face.y, face.width, face.width),
            to: Qt.rect(face.lair.x, face.lair.y, face.lair.z, face.lair.z)
        });
    }

    objectName: "lent"
    anchors.fill: parent
    z: 250 // over the cards, and below what is spread out over the middle
    visible: !home.table.touch.pileOpen && home.drafted === 0

    Component {
        id: flight
        LentFlight {}
    }
    Connections {
        target: lent.model
        function onFlyingChanged(): void {
            lent.sent = 0;
        }
    }
    Connections {
        target: lent.home
        function onHurried(): void {
            for (const child of lent.children)
                (child as LentFlight)?.finish();
        }
    }
    Repeater {
        id: faces
        model: lent.model
        onItemAdded: (index, item) => lent.comes(item as LentFace)
        onItemRemoved: (index, item) => lent.goes(item as LentFace)
        LentFace { home: lent.home }
    }
}

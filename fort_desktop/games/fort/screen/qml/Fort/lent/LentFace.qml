import QtQuick
import Shared
import Fort

// A lookout that counts, at the foot of the card in play. It hops there from its fort; nobody waits for
// that, as the next one may hop meanwhile. A click takes it back, as one on its card in the lookout does.
Draggable {
    id: face

    required property int index
    required property int key
    required property string card
    required property int seat
    required property int place
    required property list<string> suits
    required label
    required removable
    property int delay: 0 // milliseconds before it hops
    property real way: 1 // from its lookout
    readonly property Face who: home.faces.face(card)
    readonly property vector4d lair: home.area.inLookout(seat, place)
    readonly property vector4d spot: home.area.atFoot(index, home.played)
    readonly property vector4d pose: lair.plus(spot.minus(lair).times(way))

    function hop(): void {
        way = 0;
        course.start();
    }
    function arrive(): void {
        course.stop();
        way = 1;
    }

    objectName: "lent" + key
    kind: "lent"
    ident: String(key)
    pictured: who
    movable: false
    x: pose.x
    y: pose.y - 4 * way * (1 - way) * 24
    width: pose.z
    height: width
    onTapped: home.table.touch.pick(key)

    SequentialAnimation {
        id: course
        PauseAnimation {
            duration: Theme.duration(face.delay)
        }
        NumberAnimation {
            target: face
            property: "way"
            to: 1
            duration: Theme.duration(180)
            easing.type: Easing.InOutSine
        }
    }
    Connections {
        target: face.home
        function onHurried(): void {
            face.arrive();
        }
    }
    LentHead {
        width: face.width
        source: face.who?.head ?? ""
        suits: face.suits
    }
    FocusRing {
        shown: face.activeFocus
        radius: width / 2
    }
}

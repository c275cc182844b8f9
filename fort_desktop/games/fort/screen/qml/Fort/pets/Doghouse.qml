pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The doghouse of a seat, in its yard. The heads before the door are cards that the layer of cards shows;
// here are the house, how many there are where not all show, and a bowl while nobody lives there. It
// glows where the played dog may go to it.
Draggable {
    id: house

    required property SeatInfo who
    required property CardFaces faces
    property bool own: false
    readonly property bool hinted: home.table.hint.house === who.seat
    readonly property int dogs: who.doghouse.length
    readonly property string names: who.doghouse.map(dog => house.faces.face(dog)?.name ?? "").join(", ")
    readonly property string told: {
        if (own)
            return dogs > 0 ? qsTr("Your doghouse: %1").arg(names) : qsTr("Your doghouse is empty");
        return dogs > 0 ? qsTr("Doghouse of %1: %2").arg(who.name).arg(names) : qsTr("Doghouse of %1: empty").arg(who.name);
    }

    signal picked

    objectName: "house" + who.seat
    kind: "house"
    ident: String(who.seat)
    label: told
    usable: who.canHouse
    movable: false
    reachable: usable || dogs > 0
    property int looked: -1
    onTapped: {
        if (usable)
            return picked();
        looked = (looked + 1) % Math.max(1, dogs); // not all show before the door
        if (dogs > 0)
            home.enlarged(faces.face(who.doghouse[looked]));
    }

    Glow {
        shown: house.usable
        bold: house.hovered || house.hinted
        spread: 3
        radius: 10
    }
    Rectangle {
        x: house.width * 0.06
        y: house.height - height * 0.7
        width: house.width * 0.88
        height: house.width * 0.12
        radius: height / 2
        color: Theme.ink
        opacity: 0.22
    }
    Drawn {
        width: house.width
        height: house.height
        file: Theme.assets + "/dogs/house.svg"
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 112 / 120)
    }
    Drawn {
        visible: house.dogs === 0
        x: house.width * 0.34
        y: house.height - height
        width: house.width * 0.32
        height: width * 0.55
        file: Theme.assets + "/dogs/bowl.svg"
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 0.55)
    }
    Rectangle { // in the gable
        visible: house.dogs > 3
        x: (house.width - width) / 2
        y: house.height * 0.37 - height / 2
        width: Theme.even(Math.max(18, house.width * 0.3))
        height: width
        radius: width / 2
        color: Theme.sun
        border.color: Theme.cardInk
        border.width: 2
        Text {
            anchors.centerIn: parent
            text: house.dogs
            textFormat: Text.PlainText
            color: Theme.cardInk
            font: Theme.display(Math.max(12, parent.width * 0.66))
        }
    }
    IconBadge {
        visible: house.hinted
        x: -width * 0.3
        y: -height * 0.3
        width: Math.max(24, house.width * 0.4)
        color: Theme.warm
        icon: "hint"
    }
    FocusRing {
        shown: house.activeFocus
        spread: house.usable ? 8 : 4
        radius: 8 + spread
    }
}

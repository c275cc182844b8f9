pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Somebody who stands in a yard, a kid or a dog: shadow on the lawn, suit badges, and the drawing, which
// hops, leans and blinks. Somebody who conducts the idle life calls `fidget`; `eager` ones may be
// recruited and lean to the viewer, who is `towards` (-1 left to 1 right), `near` has the pointer or the
// focus on it, `running` is on its way, to the right where `rightwards`. Who is `waiting` is bored: it
// comes to stand as it `wish`es, in degrees, when somebody lets it `settle`.
Item {
    id: stander

    property url portrait
    property list<string> suits
    property bool eager: false
    property bool lit: eager
    property bool near: false
    property bool running: false
    property bool rightwards: false
    property real towards: 0
    property real footing: 0.6 // how wide its shadow is, as a share; 0 is no ground below it
    property bool waiting: false
    property real wish: 0
    property bool busy: false // it moves by itself
    property list<Animation> moves // all that end when it comes to rest
    readonly property bool still: Theme.still
    readonly property bool forward: eager && !running && !Theme.still
    default property alias drawing: doll.data

    // Poses: pixels above the lawn, degrees, shares of the size
    property real hop: 0
    property real tilt: 0
    property real tall: 1
    property bool turned: false
    property bool shut: false
    property real slouch: 0 // as long as it waits
    property real sways: 1 // how much of that all of it does
    readonly property bool unsettled: waiting && Math.abs(slouch - wish) > 1
    property bool made: false

    signal bored(how: int)
    signal called // it may be recruited from now on
    signal greeted
    signal landed
    signal rested

    function fidget(how: int): void {
        if (!busy && !running && !Theme.still)
            bored(how);
    }
    function settle(): void {
        slouch = waiting ? wish : 0;
    }
    function land(): void {
        if (!Theme.still)
            landed();
    }
    // Stand still at once.
    function rest(): void {
        for (const one of moves)
            one.stop();
        hop = 0;
        tilt = 0;
        tall = 1;
        turned = false;
        shut = false;
        rested();
    }

    implicitWidth: 84
    height: width
    onEagerChanged: {
        if (!eager || running || Theme.still)
            return;
        rest();
        called();
    }
    onNearChanged: {
        if (!near || !forward)
            return;
        rest();
        greeted();
    }
    onRunningChanged: rest()
    onStillChanged: {
        if (!still)
            return;
        rest();
        settle();
    }
    onWaitingChanged: if (!waiting || still) settle()
    onWishChanged: if (still) settle()
    Component.onCompleted: {
        settle();
        made = true;
        if (forward)
            step.value = 1; // it stood so before
    }

    QtObject {
        id: step
        property real value: stander.forward ? 1 : 0 // a step forward, out of the row
        Behavior on value {
            enabled: !Theme.still
            NumberAnimation { duration: Theme.duration(220); easing.type: Easing.OutBack }
        }
    }
    Behavior on slouch {
        enabled: stander.made && !Theme.still
        NumberAnimation { duration: Theme.duration(stander.waiting ? 900 : 200); easing.type: Easing.InOutSine }
    }
    Drawn { // the light of those who may be chosen
        visible: stander.lit && !Theme.contrast
        anchors.centerIn: parent
        width: stander.width * 1.12
        height: width
        file: visible ? Theme.part("yard-light") : ""
        pixels: Qt.size(Theme.step(width), Theme.step(width))
    }
    Rectangle {
        visible: stander.lit && Theme.contrast
        anchors.fill: parent
        radius: width * 0.3
        color: Theme.glow
        border.color: Theme.glowEdge
        border.width: 3
    }
    Rectangle {
        visible: stander.footing > 0
        readonly property real far: 1 - Math.min(0.5, stander.hop / stander.width)
        anchors.horizontalCenter: parent.horizontalCenter
        y: stander.height - height / 2 + step.value * stander.width * 0.03
        width: stander.width * stander.footing * far
        height: Math.max(6, stander.width * 0.12) * far
        radius: height / 2
        color: Theme.ink
        opacity: 0.22
    }
    Item {
        id: doll
        width: stander.width
        height: stander.height
        y: step.value * stander.width * 0.03 - stander.hop
        transform: [
            Scale {
                readonly property real size: 1 + 0.06 * step.value
                origin.x: stander.width / 2
                origin.y: stander.height
                xScale: (stander.turned === stander.rightwards ? 1 : -1) * size * (1 + (1 - stander.tall) * 0.6)
                yScale: size * stander.tall
            },
            Rotation {
                origin.x: stander.width / 2
                origin.y: stander.height
                angle: stander.tilt + stander.slouch * stander.sways + 5 * stander.towards * step.value
            }
        ]
    }
    Repeater {
        model: stander.suits
        IconBadge {
            required property int index
            required property string modelData
            x: stander.width * 0.8 - width / 2 - index * width * 0.72
            y: stander.height - height * 0.64 + doll.y
            width: Math.max(18, stander.width * 0.25)
            icon: modelData
        }
    }
}

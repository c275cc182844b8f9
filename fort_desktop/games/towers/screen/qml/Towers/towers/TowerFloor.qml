pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// A storey of a tower of `kind` ("forest", "cake", "haunted", "sand" or "scrap"), 120 : 40, a slim one
// 72 : 40, with the plate of its `number` (below 0: none); its picture sticks out by a few pixels. In a
// tower the plates lie on `over`, before all storeys. drop(): it falls in from above, is squashed a little
// and raises dust.
Item {
    id: floor

    required property string kind
    required property int number
    property bool slim: false
    property real unit: width / 120
    readonly property real grain: picture.unit // of its picture
    property real pixels: Math.max(12, 21 * unit) // of the number
    property real most: 1000 // the height of a plate
    property real inset: 5 * unit // of the plate
    property real raised: 0 // the plate, from the middle of the storey
    property Item over: null
    property bool gone: false // taken away, though it lives on for a moment
    property int wait: 0 // milliseconds before it falls
    property real fall: 0 // how far above its place it is: 1 to 0
    property real lift: 70 * unit // from where it falls
    property real squash: 0
    readonly property NumberPlate plate: sign
    readonly property bool moving: course.running
    readonly property bool dropping: moving && fall > 0
    readonly property int look: number < 0 ? 1 : number % 3
    property real dust: -1 // how much of its time the dust has had

    function drop(delay: int, from: real): void {
        wait = delay;
        lift = from;
        fall = 1;
        course.restart();
    }
    function rest(): void {
        course.stop();
        fall = squash = 0;
        dust = -1;
    }

    implicitWidth: 98
    height: 40 * unit

    TowerPart {
        id: picture
        visible: floor.fall < 1
        box: Qt.rect(-8, -6, floor.slim ? 88 : 136, 48)
        unit: floor.width / (box.width - 16)
        x: box.x * unit
        y: floor.height + 2 * unit - height - floor.fall * floor.lift
        height: floor.height + 8 * unit
        part: floor.kind + (floor.slim ? "-slim-" : "-floor-") + floor.look
        transform: Scale {
            origin.x: picture.width / 2
            origin.y: picture.height
            xScale: 1 + 0.5 * floor.squash
            yScale: 1 - floor.squash
        }
    }
    NumberPlate {
        id: sign
        parent: floor.over ?? floor
        visible: floor.number >= 0 && floor.fall < 1 && !floor.gone && floor.most >= 11 // or there is no room for it
        number: floor.number
        pixels: floor.pixels
        most: floor.most
        x: (floor.over ? floor.x : 0) + Math.round(floor.inset)
        y: Math.round((floor.over ? floor.y : 0) + (floor.height - height) / 2 + floor.unit - floor.raised - floor.fall * floor.lift)
    }
    Repeater {
        model: floor.dust >= 0 ? 4 : 0
        Drawn {
            required property int index
            readonly property real side: index % 2 ? 1 : -1
            width: (16 + 16 * floor.dust + (index > 1 ? 7 : 0)) * floor.unit
            height: width * 52 / 64
            x: floor.width / 2 + side * (50 + (index > 1 ? 22 : 10) * floor.dust) * floor.unit - width / 2
            y: floor.height - height + (6 - (index > 1 ? 5 : 14) * floor.dust) * floor.unit
            file: Theme.part("puff")
            pixels: Qt.size(Theme.step(39 * floor.unit), Theme.step(39 * floor.unit) * 52 / 64)
            mirror: side > 0
            opacity: Math.min(1, 2.4 * (1 - floor.dust))
        }
    }
    SequentialAnimation {
        id: course
        onFinished: floor.rest()
        PauseAnimation {
            duration: Theme.duration(floor.wait)
        }
        NumberAnimation {
            target: floor
            property: "fall"
            from: 0.999
            to: 0
            duration: Theme.duration(210)
            easing.type: Easing.InQuad
        }
        ParallelAnimation {
            NumberAnimation {
                target: floor
                property: "dust"
                from: 0
                to: 1
                duration: Theme.duration(230)
                easing.type: Easing.OutQuad
            }
            SequentialAnimation {
                NumberAnimation { target: floor; property: "squash"; to: 0.17; duration: Theme.duration(60); easing.type: Easing.OutQuad }
                NumberAnimation { target: floor; property: "squash"; to: -0.06; duration: Theme.duration(80); easing.type: Easing.InOutQuad }
                NumberAnimation { target: floor; property: "squash"; to: 0; duration: Theme.duration(70); easing.type: Easing.InQuad }
            }
        }
    }
}

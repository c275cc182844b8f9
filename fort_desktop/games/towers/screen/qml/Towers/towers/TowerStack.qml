pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// A tower of one `kind`, from the ground up: a storey for each of `numbers` (bottom first), a scaffold
// while it grows, its top once a 0 lies on it, the dashed plot when it has not been founded. It is as
// wide as a storey and fits its height: a tall one has lower storeys. Where these are too low for their
// plates, the plates stand one above the other like rungs, as high as there is room for.
// mainText: on a pill at its foot when it is not empty. lit: it can be built on; pointed: the one meant.
// lively: true while a played change arrives: a storey added falls in, one removed breaks and its
// chunks tumble to the `heap` (or away), drawn on `aloft`; otherwise it is as it is, at once.
Item {
    id: tower

    required property string kind
    property list<int> numbers
    property string mainText
    property bool lit: false
    property bool pointed: false
    property bool lively: false
    property Motion motion: null
    property RubbleHeap heap: null
    property Item aloft: tower
    property var fallen: null // where on `aloft` a hand has let its top go, which breaks there
    property string name // for screen readers
    property real digits: 19 * Theme.unit // pixels of a number at normal text size
    property bool slim: false // its storeys are less wide than usual for their height
    property real highest: 0 // of a storey, where a board is narrow; 0: as they are drawn
    property Item feet: tower // where the pill is drawn
    property real fromLeft: width // room for the pill beside the tower
    property real fromRight: width
    readonly property bool still: Theme.still
    readonly property bool finished: numbers.length > 0 && numbers[numbers.length - 1] === 0
    readonly property bool moving: crown.moving || falling || ruins > 0 || settling.running
    readonly property real unit: width / 120
    readonly property real grain: width / (slim ? 72 : 120) // of the pictures of storeys
    readonly property real base: height - (pill.visible || footRoom ? pill.height + 2 : 3 * unit) // the ground
    property real gap: 0 // room at its left
    property bool footRoom: true // there is room for the pill also when there is none
    readonly property bool falling: some(storey => storey.moving)
    readonly property bool pending: coming > 0 || some(storey => storey.dropping) // what falls, or its chunks
    property int ruins: 0
    property int coming: 0 // those whose chunks are on their way
    property int changes: 0 // other storeys have come
    property bool ready: false

    // Storeys: as high as wanted, or as there is room for under the crown.
    readonly property int count: storeys.count
    readonly property real crownRoom: (finished ? 68 : 34) * unit * crown.size
    readonly property real lowest: (slim ? 20 : 25) * grain // of a storey; the one below shows less of itself
    readonly property real wanted: {
        const free = base - crownRoom;
        const share = free / Math.max(1, count);
        const fits = share < lowest && count > 1 ? (free - lowest) / (count - 1) : share;
        return Math.max(1, Math.min(Math.max(36.8 * grain, highest), fits));
    }
    property real pitch: wanted
    readonly property real storeyHeight: Math.max(pitch, lowest)
    // Plates on low storeys could not be read: they are rungs, whose frames touch.
    readonly property bool rungs: count > 1 && wanted < Math.min(whole, Math.max(20, 0.9 * Theme.size(digits)))
    readonly property real whole: 1.3 * Theme.size(digits) - 2 // for a plate with a number as wanted
    readonly property int rung: Math.floor(Math.min(whole, (base - 3) / Math.max(1, count)))
    // Of the numbers: as wanted, or as there is room for; and not larger than `largest`.
    readonly property real fitting: Math.max(12, Math.min(Theme.size(digits), rungs ? (rung + 2) / 1.3 : wanted * 0.8))
    property real largest: 1000
    readonly property real pixels: rungs ? fitting : Math.min(fitting, largest)
    readonly property rect occupied: { // of what stands there, for targets and flights
        const high = count === 0 ? plot.height : Math.min(base, count * pitch + crownRoom - 2 * unit);
        return Qt.rect(-12 * unit, base - high - 4 * unit, width + 24 * unit, high + 12 * unit);
    }

    // How far above its place a storey so high up falls from.
    function rise(level: int): real {
        return Math.max(12 * unit, Math.min(70 * unit, base - level * pitch - storeyHeight));
    }
    // Only what has changed: what is the same from the ground up stays.
    function show(played: bool): void {
        let same = 0;
        while (same < storeys.count && same < numbers.length && storeys.get(same).number === numbers[same])
            same += 1;
        for (let n = storeys.count - 1; n >= same; --n) {
            const old = floors.itemAt(n) as TowerFloor;
            if (played && !Theme.still && old)
                fell(old, storeys.count - 1 - n);
            storeys.remove(n);
        }
        const first = storeys.count;
        for (let n = same; n < numbers.length; ++n)
            storeys.append({ number: numbers[n] });
        if (played && !Theme.still) {
            for (let n = first; n < storeys.count; ++n)
                (floors.itemAt(n) as TowerFloor)?.drop((n - first) * 140, rise(n));
            if (storeys.count > first)
                crown.pop((storeys.count - first - 1) * 140 + 200, numbers[numbers.length - 1] === 0, first);
        } else if (played && (motion?.highlight ?? 0) > 0) {
            flash.restart();
        }
    }
    // A storey breaks; what it bore springs up again on the one below.
    function fell(old: TowerFloor, order: int): void {
        ruin.createObject(aloft, {
            at: order === 0 && fallen ? Qt.point(fallen.x, fallen.y) : old.mapToItem(aloft, 0, 0),
            look: old.look,
            number: old.number,
            pixels: old.pixels,
            high: old.height,
            plate: Qt.rect(old.plate.x - old.x, old.plate.y - old.y, old.plate.width, old.plate.height),
            order: order
        });
        crown.pop(260 + order * 90, false, 0);
    }
    // Everything at its end, at once.
    function rest(): void {
        for (let n = 0; n < floors.count; ++n)
            (floors.itemAt(n) as TowerFloor)?.rest();
        crown.rest();
        settling.complete();
        hurried();
    }

    function some(test: var): bool {
        for (let n = 0; changes >= 0 && n < floors.count; ++n) {
            const storey = floors.itemAt(n) as TowerFloor;
            if (storey && test(storey))
                return true;
        }
        return false;
    }

    signal hurried

    implicitWidth: 98
    implicitHeight: 190
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    onStillChanged: if (still) rest()
    onNumbersChanged: if (ready) show(lively)
    Component.onCompleted: {
        ready = true;
        show(false);
    }
    Component.onDestruction: hurried() // what it has on `aloft` would stay there
    Behavior on pitch {
        enabled: tower.lively && !Theme.still
        NumberAnimation { id: settling; duration: Theme.duration(180); easing.type: Easing.InOutQuad }
    }
    MotionReport {
        motion: tower.motion
        on: tower.moving || flash.running
    }
    ListModel {
        id: storeys
    }
    Component {
        id: ruin
        TowerRuin {
            id: one
            kind: tower.kind
            unit: tower.unit
            slim: tower.slim
            heap: tower.heap
            Component.onCompleted: {
                tower.ruins += 1;
                tower.coming += 1;
            }
            onThereChanged: tower.coming -= 1
            onLanded: {
                tower.ruins -= 1;
                tower.coming -= there ? 0 : 1;
            }
            readonly property Connections watch: Connections {
                target: tower
                function onHurried(): void {
                    one.finish();
                }
            }
        }
    }

    Rectangle { // the light of a target
        visible: tower.lit
        x: tower.occupied.x
        y: tower.occupied.y
        width: tower.occupied.width
        height: tower.occupied.height
        radius: 12
        color: Theme.glow
        opacity: Theme.contrast ? 1 : tower.pointed ? 0.75 : 0.4
    }
    Item {
        x: tower.occupied.x
        y: tower.occupied.y
        width: tower.occupied.width
        height: tower.occupied.height
        Glow {
            shown: tower.lit
            bold: tower.pointed
            radius: 12
        }
    }
    TowerPart {
        id: plot
        visible: tower.count === 0
        box: Qt.rect(0, 0, 120, 84)
        unit: tower.unit
        y: tower.base - height
        part: "plot-" + Theme.mode
        TowerPart {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.3
            unit: tower.unit * 0.56
            opacity: tower.lit ? 0.9 : 0.55
            part: tower.kind + "-floor-1"
        }
    }
    Rectangle { // its shadow on the ground
        visible: tower.count > 0
        x: -6 * tower.unit
        y: tower.base - height / 2
        width: tower.width + 12 * tower.unit
        height: 12 * tower.unit
        radius: height / 2
        color: Theme.cardInk
        opacity: 0.22
    }
    Repeater {
        id: floors
        model: storeys
        onItemAdded: ++tower.changes
        onItemRemoved: (index, item) => {
            (item as TowerFloor).gone = true;
        }
        TowerFloor {
            required property int index
            kind: tower.kind
            slim: tower.slim
            width: tower.width
            height: tower.storeyHeight
            y: tower.base - index * tower.pitch - height
            pixels: tower.pixels
            most: tower.rungs ? tower.rung + 2 : Math.floor(tower.pitch) - 1
            inset: tower.rungs ? -Math.min(tower.gap, tower.pixels * 0.8) : 5 * tower.unit
            raised: tower.rungs ? tower.rung * (index + 0.5) + 1 - tower.base + y + height / 2 + tower.unit : 0
            over: plates
            z: crown.held && index >= crown.bearing ? 0.5 : 0 // it covers the scaffold
        }
    }
    TowerCrown {
        id: crown
        visible: tower.count > 0
        kind: tower.kind
        finished: tower.finished
        unit: tower.unit
        size: tower.finished ? Math.max(0.72, Math.min(1, 1.24 - 0.08 * tower.count)) : tower.count > 9 ? 0.72 : 1
        x: tower.width / 2
        y: tower.base - ((held ? bearing : tower.count) - 1) * tower.pitch - tower.storeyHeight + tower.unit
        z: held ? 0.2 : 1
    }
    Item {
        id: plates
        z: 1
        anchors.fill: parent
    }
    DoubleSign {
        visible: tower.count > 0 && crown.topped && crown.up > 0
        z: 1
        x: tower.width + Math.min(tower.gap, 0.45 * width) - width
        y: crown.y - height / 2
        digits: Math.min(Theme.size(tower.digits), 0.3 * tower.width)
        scale: crown.up
    }
    TowerTag {
        id: pill
        parent: tower.feet
        text: tower.mainText
        x: Math.max(-tower.fromLeft, Math.min((tower.width - width) / 2, tower.width + tower.fromRight - width))
        y: tower.height - height
    }
    Rectangle { // reduced motion: a short frame instead of movement
        x: tower.occupied.x
        y: tower.occupied.y
        width: tower.occupied.width
        height: tower.occupied.height
        radius: 12
        color: "transparent"
        border.color: Theme.warm
        border.width: 6
        opacity: 0
        NumberAnimation on opacity {
            id: flash
            running: false
            from: 1
            to: 0
            duration: tower.motion?.highlight ?? 0
        }
    }
}

import QtQuick
import Shared
import Fort

// The likeness of a held thing that lies in a panel, carried above all cards; also on its way back.
Item {
    id: carried

    required property CardLayer home
    property Draggable thing: null // held now
    property Draggable shown: null
    readonly property Lift lift: shown?.lift ?? null
    property point rest // where it lies, on the table

    // The table has another size: its place is another one.
    function settle(): void {
        if (visible)
            shown.jump();
    }
    onThingChanged: {
        if (!thing?.likeness)
            return;
        const at = thing.parent.mapToItem(parent, thing.x, thing.y);
        rest = Qt.point(at.x, at.y);
        shown = thing;
    }
    z: 2000
    visible: shown?.carried ?? false
    x: rest.x
    y: rest.y
    width: shown?.width ?? 0
    height: shown?.height ?? 0
    rotation: shown?.rotation ?? 0
    transform: [
        Scale {
            origin.x: carried.lift?.grip.x ?? 0
            origin.y: carried.lift?.grip.y ?? 0
            xScale: carried.lift?.loom ?? 1
            yScale: xScale
        },
        Rotation {
            origin.x: carried.lift?.grip.x ?? 0
            origin.y: carried.lift?.grip.y ?? 0
            angle: carried.lift?.angle ?? 0
        },
        Translate {
            x: carried.lift?.x ?? 0
            y: carried.lift?.y ?? 0
        }
    ]

    Counted {
        home: carried.home
        running: carried.visible && (carried.shown?.gliding ?? false)
        onHurried: carried.shown?.jump()
    }
    SoftShadow {
        lift: carried.lift?.height ?? 0
    }
    Loader {
        anchors.fill: parent
        active: carried.visible
        sourceComponent: carried.shown?.likeness ?? null
    }
}

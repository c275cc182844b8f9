pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A kid or pet of the neighbourhood by the middle of its lower edge. `ways` says what it may do when
// it is stirred: hop, duck behind what stands before it, come out to the side, blink.
SceneActor {
    id: kid

    property string who
    property real middle
    property real foot
    property real wide: 100
    property list<string> ways: ["hop", "blink"]
    property real reach: 36 // how far it comes out to the side
    property bool shut: false
    property real hop: 0
    property real dip: 0 // shares of its size
    property real out: 0

    busy: hops.running || duck.running || lean.running || wink.running

    onStir: {
        if (busy || Theme.still)
            return;
        switch (ways[Chance.below(ways.length)]) {
        case "hop":
            return hops.restart();
        case "duck":
            return duck.restart();
        case "out":
            return lean.restart();
        }
        wink.restart();
    }
    onRest: {
        for (const one of [hops, duck, lean, wink])
            (one as Animation).stop();
        hop = 0;
        dip = 0;
        out = 0;
        shut = false;
    }

    x: middle - wide / 2 + out * reach
    y: foot - wide - hop + dip * wide
    width: wide
    height: wide
    rotation: out * (reach > 0 ? 9 : -9)
    transformOrigin: Item.Bottom

    component Go: NumberAnimation {
        property int time: 150
        target: kid
        duration: Theme.duration(time)
    }

    ScenePart {
        width: kid.wide
        detail: kid.detail
        file: Theme.portrait(kid.who)
    }
    ScenePart {
        property bool used: false
        width: kid.wide
        detail: kid.detail
        visible: kid.shut
        file: used ? Theme.lids(Theme.portrait(kid.who)) : ""
        onVisibleChanged: if (visible) used = true
    }
    SequentialAnimation {
        id: hops
        Go { property: "hop"; to: kid.wide * 0.1; easing.type: Easing.OutQuad }
        Go { property: "hop"; to: 0; easing.type: Easing.InQuad }
        Go { property: "hop"; to: kid.wide * 0.05; time: 110; easing.type: Easing.OutQuad }
        Go { property: "hop"; to: 0; time: 110; easing.type: Easing.InQuad }
    }
    SequentialAnimation {
        id: duck
        Go { property: "dip"; to: 0.5; time: 200; easing.type: Easing.InQuad }
        PauseAnimation { duration: Theme.duration(900) }
        Go { property: "dip"; to: 0.24; time: 200; easing.type: Easing.OutQuad }
        PauseAnimation { duration: Theme.duration(500) }
        Go { property: "dip"; to: 0; time: 240; easing.type: Easing.OutBack }
    }
    SequentialAnimation {
        id: lean
        Go { property: "out"; to: 0.5; time: 260; easing.type: Easing.OutQuad }
        PauseAnimation { duration: Theme.duration(500) }
        Go { property: "out"; to: 1; time: 260; easing.type: Easing.OutBack }
        PauseAnimation { duration: Theme.duration(600) }
        PropertyAction { target: kid; property: "shut"; value: true }
        PauseAnimation { duration: Theme.duration(130) }
        PropertyAction { target: kid; property: "shut"; value: false }
        PauseAnimation { duration: Theme.duration(700) }
        Go { property: "out"; to: 0; time: 220; easing.type: Easing.InQuad }
    }
    SequentialAnimation {
        id: wink
        PropertyAction { target: kid; property: "shut"; value: true }
        PauseAnimation { duration: Theme.duration(140) }
        PropertyAction { target: kid; property: "shut"; value: false }
    }
}

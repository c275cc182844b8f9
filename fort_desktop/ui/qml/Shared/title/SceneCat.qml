pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The cat between the fences: its tail swings, it blinks.
SceneActor {
    id: cat

    property string pose: "a" // of the tail
    property bool shut: false
    busy: swing.running

    onStir: {
        if (!Theme.still)
            swing.restart();
    }
    onRest: {
        swing.stop();
        pose = "a";
        shut = false;
    }

    height: width

    Repeater {
        model: ["a", "b", "c"]
        ScenePart {
            required property string modelData
            width: cat.width
            detail: cat.detail
            visible: cat.pose === modelData
            file: Theme.assets + "/scenes/cat-tail-" + modelData + ".svg"
        }
    }
    ScenePart {
        width: cat.width
        detail: cat.detail
        file: Theme.assets + "/scenes/cat.svg"
    }
    ScenePart {
        width: cat.width
        detail: cat.detail
        visible: cat.shut
        file: Theme.lids(Theme.portrait("scavenger"))
    }
    component Wait: PauseAnimation {
        duration: Theme.duration(210)
    }
    component Tail: PropertyAction {
        target: cat
        property: "pose"
    }
    SequentialAnimation {
        id: swing
        Tail { value: "b" }
        Wait {}
        Tail { value: "a" }
        Wait {}
        Tail { value: "c" }
        Wait {}
        Tail { value: "a" }
        Wait {}
        Tail { value: "b" }
        Wait {}
        Tail { value: "a" }
        Wait {}
        PropertyAction { target: cat; property: "shut"; value: true }
        Wait {}
        PropertyAction { target: cat; property: "shut"; value: false }
    }
}

import QtQuick
import Shared

// A number between two round buttons; left, right, Home and End work too. `form` says how the number is written.
FocusScope {
    id: stepper

    property string name
    property int value: 0
    property int from: 0
    property int to: 10
    property int stride: 1
    property string form: "%1"

    signal changed(value: int)

    function go(wanted: int): void {
        const next = Math.max(from, Math.min(to, wanted));
        if (next !== value)
            changed(next);
    }

    // By one of its buttons: it has the focus from then on.
    function step(by: int): void {
        forceActiveFocus(Qt.MouseFocusReason);
        go(value + by * stride);
    }

    implicitWidth: 2 * Theme.touch + reading.width + 16
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: name
    Accessible.description: form.arg(value)
    Accessible.focusable: true
    Accessible.onIncreaseAction: go(value + stride)
    Accessible.onDecreaseAction: go(value - stride)
    Keys.onLeftPressed: go(value - stride)
    Keys.onDownPressed: go(value - stride)
    Keys.onRightPressed: go(value + stride)
    Keys.onUpPressed: go(value + stride)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home)
            go(from);
        else if (event.key === Qt.Key_End)
            go(to);
        else
            return;
        event.accepted = true;
    }

    FocusRing {
        shown: stepper.activeFocus
        spread: 3
        radius: Theme.buttonRadius + 3
    }
    IconButton {
        focusable: false
        objectName: "less"
        icon: "minus"
        name: qsTr("Less")
        blocked: stepper.value <= stepper.from
        reason: qsTr("This is the smallest.")
        onClicked: stepper.step(-1)
        onRefused: stepper.step(-1)
    }
    Label {
        id: reading
        anchors.centerIn: parent
        width: Theme.size(76 * Theme.unit)
        horizontalAlignment: Text.AlignHCenter
        strong: true
        text: stepper.form.arg(stepper.value)
    }
    IconButton {
        anchors.right: parent.right
        focusable: false
        objectName: "more"
        icon: "plus"
        name: qsTr("More")
        blocked: stepper.value >= stepper.to
        reason: qsTr("This is the largest.")
        onClicked: stepper.step(1)
        onRefused: stepper.step(1)
    }
}

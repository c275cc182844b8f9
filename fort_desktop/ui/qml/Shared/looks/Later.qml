import QtQuick

// Its component is made when it is first `shown`, and then kept: a window opens sooner without what
// nobody has asked for yet.
Loader {
    property bool shown: false

    visible: shown
    active: false
    onShownChanged: if (shown) active = true
    Component.onCompleted: if (shown) active = true
}

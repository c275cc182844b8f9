import QtQuick
import Shared

// On every screen but a table, which has its own: that games are in memory only.
LastingSign {
    required property Saving saving
    property bool wanted: true
    property Item home: null // has the focus when the sign is gone

    objectName: "unsavedSign"
    y: 10
    icon: "unsaved"
    label: saving.label
    sentence: wanted ? saving.unsaved : ""
    onClicked: saving.asked()
    onVisibleChanged: if (!visible && !Window.activeFocusItem) home?.forceActiveFocus()
}

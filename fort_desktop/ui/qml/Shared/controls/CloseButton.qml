import QtQuick
import Shared

// The cross that closes a sheet, with its word under it where the window has room.
IconButton {
    id: close

    implicitWidth: Math.max(Theme.touch, text === "" ? 0 : 62)
    stacked: true
    icon: "cross"
    name: qsTr("Close")
    meaning: name
    text: close.Window.width >= 1366 ? name : ""
}

import QtQuick
import Shared

// A button with a picture only; `name` is read aloud and shown as a bubble.
PushButton {
    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    padding: 8
}

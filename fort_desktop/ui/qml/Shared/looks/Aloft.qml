import QtQuick

// What lies here lies over everything else that its parent holds: bubbles, and cards looked at closely.
Item {
    anchors.fill: parent
}

import QtQuick
import Shared

// A sheet of paper with an ink frame and a flat shadow. Children lie on the sheet.
Item {
    id: panel

    property color fill: Theme.paper
    property color edge: Theme.ink
    property real line: Theme.line
    property real radius: Theme.panelRadius
    property real depth: 5
    default property alias content: sheet.data

    Shadow {
        depth: panel.depth
        radius: panel.radius
        visible: panel.depth > 0
    }
    Rectangle {
        id: sheet
        anchors.fill: parent
        radius: panel.radius
        color: panel.fill
        border.color: panel.edge
        border.width: panel.line
    }
}

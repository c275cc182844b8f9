pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The Macaroni Sculpture where it stands once somebody has it: in the grounds of the fort, before the
// wall, left of everything that is built.
Item {
    id: standing

    required property FortPicture fort
    property string told: "" // in a bubble
    property bool awaited: false // it is still on its way

    x: fort.x + 5 * fort.unit
    y: fort.y + 146 * fort.unit - height
    width: Math.max(30, 60 * fort.unit)
    height: width
    opacity: awaited ? 0 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: told

    Later {
        shown: standing.visible
        anchors.fill: parent
        sourceComponent: Sculpture {
            bare: true
            priced: false
            framed: true
        }
    }
    Says {
        text: standing.told
    }
}

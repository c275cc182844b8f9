pragma ComponentBehavior: Bound
import QtQuick
import Fort

// A card of a Face bridge, or its back when there is none.
Item {
    id: kid

    property Face face: null
    property real depth: 6
    property bool dimmed: false
    property bool counted: false

    implicitWidth: 120
    height: width * 1.4

    Loader {
        anchors.fill: parent
        sourceComponent: kid.face ? front : back
    }
    Component {
        id: front
        CardFace {
            width: kid.width
            depth: kid.depth
            dimmed: kid.dimmed
            counted: kid.counted
            name: kid.face?.name ?? ""
            suits: kid.face?.suits ?? []
            publicTokens: kid.face?.publicTokens ?? []
            privateTokens: kid.face?.privateTokens ?? []
            bestFriend: kid.face?.bestFriend ?? false
            portrait: kid.face?.portrait ?? ""
        }
    }
    Component {
        id: back
        CardBack {
            width: kid.width
            depth: kid.depth
        }
    }
}

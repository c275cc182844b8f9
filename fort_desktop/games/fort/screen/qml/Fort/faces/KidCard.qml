pragma ComponentBehavior: Bound
import QtQuick
import Fort

// A card of a Face bridge, of a kid or a dog, or the back of a card when there is none.
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
        sourceComponent: !kid.face ? back : kid.face.kind === "dog" ? dog : front
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
        id: dog
        DogFace {
            width: kid.width
            depth: kid.depth
            dimmed: kid.dimmed
            counted: kid.counted
            name: kid.face?.name ?? ""
            suits: kid.face?.suits ?? []
            needTokens: kid.face?.needTokens ?? []
            actionTokens: kid.face?.actionTokens ?? []
            house: kid.face?.house ?? ""
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

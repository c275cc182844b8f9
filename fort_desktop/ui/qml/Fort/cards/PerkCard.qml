import QtQuick
import Fort

// A perk, 200 x 124 units; the height follows the width. Taken perks fade under their owner's face.
Item {
    id: perk

    property string name
    property list<string> tokens
    property bool taken: false
    property url ownerFace
    property color ownerColor: Theme.paper2
    readonly property real unit: width / 200

    implicitWidth: 105
    height: width * 0.62

    Shadow {
        depth: 4
        radius: 14 * perk.unit
        visible: !perk.taken
    }
    Item {
        anchors.fill: parent
        opacity: perk.taken ? 0.42 : 1

        Rectangle {
            anchors.fill: parent
            radius: 14 * perk.unit
            color: "#E3F1FA"
        }
        Rectangle {
            width: parent.width
            height: 42 * perk.unit
            topLeftRadius: 14 * perk.unit
            topRightRadius: 14 * perk.unit
            color: "#0072B2"
        }
        Rectangle {
            y: 40 * perk.unit
            width: parent.width
            height: Math.max(1.5, 3.5 * perk.unit)
            color: Theme.cardInk
        }
        Rectangle {
            anchors.fill: parent
            radius: 14 * perk.unit
            color: "transparent"
            border.color: Theme.cardInk
            border.width: Math.max(1.5, 4 * perk.unit)
            border.pixelAligned: false
        }
        Picture {
            x: 8 * perk.unit
            y: 3 * perk.unit
            width: 36 * perk.unit
            height: width
            source: Theme.icon("perk")
        }
        Text {
            x: 46 * perk.unit
            width: 146 * perk.unit
            height: 42 * perk.unit
            text: perk.name
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 7
            wrapMode: Text.WordWrap
            lineHeight: 0.75
            color: "#FFF7E6"
            font: Theme.display(Math.max(12, Math.round(22 * perk.unit)))
        }
        ActionRow {
            x: 14 * perk.unit
            y: 46 * perk.unit
            width: 172 * perk.unit
            height: 72 * perk.unit
            unit: perk.unit
            largest: 56
            counts: false
            tokens: perk.tokens
        }
    }
    Avatar {
        visible: perk.taken && perk.ownerFace.toString() !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: perk.height - height - 4 * perk.unit
        width: 66 * perk.unit
        face: perk.ownerFace
        tint: perk.ownerColor
    }
}

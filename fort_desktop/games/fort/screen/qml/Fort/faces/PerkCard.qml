import QtQuick
import Shared
import Fort

// A perk, 200 x 124 units; the height follows the width. Taken perks lie in the shade under their owner's face.
// A small card goes without the sign, so that all beside each other are alike; a long name takes two lines.
Item {
    id: perk

    property string name
    property list<string> tokens
    property bool taken: false
    property url ownerFace
    property color ownerColor: Theme.paper2
    readonly property real unit: width / 200
    readonly property real type: Math.max(12, Math.round(22 * unit))
    readonly property real wanted: words.implicitWidth * Math.max(12, 17 * unit) / type
    readonly property bool bare: unit < 0.9 || wanted > 146 * unit
    readonly property bool double: wanted > 184 * unit
    readonly property real band: double ? Math.max(52 * unit, 29) : 42 * unit
    readonly property int small: Math.max(12, Math.round(19 * unit)) // the type of two lines
    readonly property int pitch: Math.round(1.06 * small)
    readonly property real capital: 0.63 * small

    implicitWidth: 105
    height: width * 0.62

    Shadow {
        depth: 4
        radius: 14 * perk.unit
        visible: !perk.taken
    }
    Item {
        anchors.fill: parent
        Rectangle {
            anchors.fill: parent
            radius: 14 * perk.unit
            color: "#E3F1FA"
        }
        Rectangle {
            width: parent.width
            height: perk.band
            topLeftRadius: 14 * perk.unit
            topRightRadius: 14 * perk.unit
            color: "#0072B2"
        }
        Rectangle {
            y: perk.band - 2 * perk.unit
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
            visible: !perk.bare
            x: 8 * perk.unit
            y: 3 * perk.unit
            width: 36 * perk.unit
            height: width
            file: Theme.icon("perk")
        }
        Text {
            id: words
            visible: false
            text: perk.name
            textFormat: Text.PlainText
            font: Theme.display(perk.type)
        }
        FontMetrics {
            id: metrics
            font: Theme.display(perk.small)
        }
        Text { // two lines: their letters are centred, not their line boxes
            x: (perk.bare ? 8 : 46) * perk.unit
            width: (perk.bare ? 184 : 146) * perk.unit
            y: perk.double ? perk.unit + (perk.band - perk.pitch + perk.capital) / 2 - metrics.ascent : 0
            height: perk.band
            text: perk.name
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: perk.double ? Text.AlignTop : Text.AlignVCenter
            fontSizeMode: perk.double ? Text.HorizontalFit : Text.Fit
            minimumPixelSize: 12
            wrapMode: perk.double ? Text.WordWrap : Text.NoWrap
            lineHeightMode: perk.double ? Text.FixedHeight : Text.ProportionalHeight
            lineHeight: perk.double ? perk.pitch : 0.72
            color: "#FFF7E6"
            font: perk.double ? metrics.font : words.font
        }
        ActionRow {
            x: 14 * perk.unit
            y: perk.band + 4 * perk.unit
            width: 172 * perk.unit
            height: perk.height - y - 6 * perk.unit
            unit: perk.unit
            largest: 56
            counts: false
            tokens: perk.tokens
        }
        Rectangle {
            visible: perk.taken
            anchors.fill: parent
            radius: 14 * perk.unit
            color: Theme.dim
        }
    }
    Avatar {
        visible: perk.taken && perk.ownerFace.toString() !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: perk.height - height - 4 * perk.unit
        width: Math.min(66 * perk.unit, perk.height - perk.band - 6 * perk.unit) // below the name
        face: perk.ownerFace
        tint: perk.ownerColor
    }
}

import QtQuick
import Shared
import Towers

// One line of what marked cards would bring: the tower (or the main tower, or the rubble), what
// happens to it, and the points.
Rectangle {
    id: row

    property string kind
    property string text
    property int gain: 0
    property real unit: 1
    readonly property real growth: Math.max(1, Theme.textScale * 0.85)
    readonly property bool tower: ["forest", "cake", "haunted", "sand", "scrap"].includes(kind)
    readonly property color tint: {
        switch (kind) {
        case "forest":
            return "#B2D8BC";
        case "cake":
            return "#F6D7E2";
        case "haunted":
            return "#CCC2E7";
        case "sand":
            return "#FAE7C0";
        case "scrap":
            return "#CADFEA";
        }
        return Theme.cardPale;
    }

    readonly property bool low: height < Theme.small * 1.42 // no room for a frame around the words
    readonly property int pixels: Math.max(12, Math.min(Theme.small, height * (low ? 0.8 : 0.68)))

    radius: Math.min(8, height / 2)
    color: Theme.contrast ? "#FFFFFF" : tint
    border.color: Theme.ink
    border.width: low ? 0 : 2
    Accessible.role: Accessible.ListItem
    Accessible.name: text + ", " + figure.text

    Says {
        text: row.kind === "main" ? TowersMeans.main : row.kind === "rubble" ? TowersMeans.rubble : ""
    }
    Item {
        id: sign
        x: 4
        width: Math.min(42 * row.unit * row.growth, row.height * 1.7)
        height: parent.height
        TowerPart {
            visible: row.tower
            anchors.centerIn: parent
            unit: Math.min(parent.width / 136, (parent.height - (row.low ? 1 : 6)) / 48)
            part: row.tower ? row.kind + "-floor-1" : ""
        }
        Picture {
            visible: !row.tower
            anchors.centerIn: parent
            height: Math.min(parent.height - 4, 22 * row.unit * row.growth)
            width: height
            file: row.tower ? "" : Theme.icon(row.kind === "rubble" ? "rubble" : "tower-main")
        }
    }
    Label {
        x: sign.x + sign.width + 4
        width: figure.x - x - 3
        height: parent.height
        wrapMode: row.height >= 27 && !row.low ? Text.WordWrap : Text.NoWrap
        fontSizeMode: row.low ? Text.HorizontalFit : Text.Fit
        minimumPixelSize: 12
        maximumLineCount: 2
        lineHeight: 0.8
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        weight: 800
        color: Theme.cardInk
        pixels: row.pixels
        text: row.text
    }
    Label {
        id: figure
        anchors.right: parent.right
        anchors.rightMargin: 7
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        weight: 900
        color: Theme.cardInk
        pixels: row.pixels
        text: row.gain > 0 ? "+" + row.gain : row.gain < 0 ? "−" + -row.gain : "0"
    }
}

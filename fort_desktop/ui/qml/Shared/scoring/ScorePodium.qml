pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What a seat has built, on a block that grows with its points; the winner's fans stand on it and cheer,
// and the crown comes down on what was built, or on the fan beside it.
Item {
    id: podium

    property string name
    property string colour
    property url face
    required property var made // properties of that
    property url page // of the game's `ScorePiece`; empty where nothing is built
    property list<url> fans
    property real share: 0 // points so far against the best total
    property real crown: -1 // below 0 no crown; 1 where it stays
    property real cheer: -1 // below 0 nobody cheers; 1 they stand still again
    property real unit: 1
    readonly property real block: Math.max(40 * unit, letters.height * 0.72 + 10)
    readonly property real space: height - block - 30 * unit // for what was built and the rise
    readonly property ScorePiece piece: built.item as ScorePiece
    readonly property bool low: piece?.crowned ?? false // there is room above it for the crown
    readonly property real building: low ? piece.height : headroom - rise
    readonly property real headroom: height - block - 8 * unit // of what nothing comes down on
    readonly property real rise: low ? Math.max(0, Math.min(110 * unit, space - building)) : Math.min(36 * unit, headroom * 0.12)
    readonly property real crownSize: low ? 62 * unit : fanWidth * 0.58
    readonly property real fanWidth: Math.min((low ? 86 : 76) * unit, width * (low ? 0.42 : 0.38))
    readonly property real fanTop: base.y - fanWidth * 0.93 - hop(0) * 26 * unit

    // A fan's height above the block: three hops, the second one half a beat later.
    function hop(index: int): real {
        const beat = cheer * 3 - index * 0.3;
        return cheer <= 0 || cheer >= 1 || beat < 0 ? 0 : Math.abs(Math.sin(Math.PI * beat)) * (1 - cheer * 0.5);
    }

    FontMetrics {
        id: letters
        font: plate.font
    }
    Rectangle {
        id: base
        anchors.horizontalCenter: parent.horizontalCenter
        y: podium.height - height
        width: parent.width - 12
        height: podium.block + podium.rise * Math.max(0, podium.share)
        topLeftRadius: 10
        topRightRadius: 10
        color: Theme.seat(podium.colour)
        border.color: Theme.ink
        border.width: Theme.line

        Repeater { // a crate more with every few points
            model: 4
            Rectangle {
                required property int index
                y: podium.block + 26 * podium.unit * index
                x: 3
                width: base.width - 6
                height: 2.5
                visible: y < base.height - 8
                color: Theme.ink
                opacity: Theme.contrast ? 1 : 0.28
            }
        }
        Row {
            id: nameRow
            anchors.horizontalCenter: parent.horizontalCenter
            y: (podium.block - height) / 2 + 1
            height: podium.block - 8
            spacing: 8 * podium.unit
            Avatar {
                anchors.verticalCenter: parent.verticalCenter
                width: 30 * podium.unit
                face: podium.face
                tint: Theme.seat(podium.colour)
            }
            Text {
                id: plate
                width: Math.min(implicitWidth, base.width - 54 * podium.unit)
                height: parent.height
                text: podium.name
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                lineHeight: 0.8
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                elide: Text.ElideRight
                color: Theme.onSeat(podium.colour)
                font: Theme.display(Theme.size(18 * podium.unit))
            }
        }
    }
    Loader {
        id: built
        x: piece ? (parent.width - piece.width) / 2 + Math.min(0, (podium.width - piece.width) / 2 - podium.fanWidth - 0.07 * piece.width) * aside : 0
        y: base.y - (piece?.height ?? 0) + 3
        readonly property ScorePiece piece: item as ScorePiece
        // In the middle, until the winner's fan needs the room beside it.
        readonly property real aside: podium.low ? 0 : Math.max(0, Math.min(1, 8 * podium.cheer))
        Component.onCompleted: if (podium.page.toString() !== "") setSource(podium.page, podium.made)
        onLoaded: {
            piece.unit = Qt.binding(() => podium.unit);
            piece.most = Qt.binding(() => podium.width);
            piece.room = Qt.binding(() => piece.crowned ? podium.space : podium.building);
        }
    }
    Repeater {
        model: podium.cheer < 0 ? 0 : Math.min(2, podium.fans.length)
        Drawn {
            required property int index
            readonly property real side: index || podium.fans.length === 1 ? 1 : -1
            width: podium.fanWidth
            height: width
            x: podium.width / 2 + side * (podium.width / 2 - width * 0.5) - width / 2
            y: base.y - height * 0.93 - podium.hop(index) * 26 * podium.unit
            rotation: podium.hop(index) * 7 * side
            file: podium.fans[index] ?? ""
            pixels: Qt.size(Theme.step(width), Theme.step(width))
            mirror: side > 0
        }
    }
    Picture {
        visible: podium.crown >= 0
        x: (podium.low ? podium.width / 2 : podium.width - podium.fanWidth * 0.5) - width / 2
        width: podium.crownSize
        height: width
        y: (podium.low ? Math.max(built.y, 0) - height * 0.62 : podium.fanTop - height * 0.7) - (1 - ease.of(podium.crown)) * 120 * podium.unit
        rotation: (1 - podium.crown) * -30 - 6
        opacity: Math.min(1, 4 * podium.crown)
        file: Theme.icon("crown")
    }
    QtObject {
        id: ease
        // Falls, and bounces once.
        function of(share: real): real {
            return share < 0.6 ? share * share / 0.36 : 1 - 0.18 * Math.sin(Math.PI * (share - 0.6) / 0.4);
        }
    }
}

import QtQuick
import Shared
import Fort

// A player in the turn order: face, name, the flag of the first player, a bar under who is to move.
Item {
    id: seat

    required property SeatInfo who
    property bool named: true
    property real pixels: fitting // of the name; all in a row have the same
    readonly property real fitting: Math.max(12, Math.min(Theme.label, Math.floor(Theme.label * words.width / Math.max(1, measure.advanceWidth + 1))))

    height: face.y + face.width + (named ? words.height : 0) + 8
    Accessible.role: Accessible.StaticText
    Accessible.name: told
    readonly property string told: {
        if (who.first)
            return who.active ? qsTr("%1, first player, to move").arg(who.name) : qsTr("%1, first player").arg(who.name);
        return who.active ? qsTr("%1, to move").arg(who.name) : who.name;
    }

    Says {
        text: seat.told
    }
    Avatar {
        id: face
        anchors.horizontalCenter: parent.horizontalCenter
        y: 4
        width: Math.min(46 * Theme.unit, parent.width - 8)
        face: Theme.face(Theme.seatFaces[seat.who.colour] ?? "")
        tint: Theme.seat(seat.who.colour)
    }
    FirstPlayerCard {
        visible: seat.who.first
        x: face.x + face.width - width * 0.5
        y: -2
        pixels: Math.max(18, face.width * 0.52)
    }
    TextMetrics {
        id: measure
        text: seat.who.name
        font: Theme.body(Theme.label, 800)
    }
    Label {
        id: words
        visible: seat.named
        anchors.horizontalCenter: parent.horizontalCenter
        y: face.y + face.width
        width: parent.width - 2
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        elide: Text.ElideRight
        text: seat.who.name
        weight: 800
        pixels: seat.pixels
    }
    Rectangle {
        visible: seat.who.active
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - 6
        width: face.width
        height: 5
        radius: 2
        color: Theme.seat(seat.who.colour)
    }
}

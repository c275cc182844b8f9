pragma ComponentBehavior: Bound
import QtQuick
import Shared

// One sign of `StorySigns`. A card can be pressed and says its name.
Item {
    id: place

    property string sign
    property real unit: 24
    property color color: Theme.cardInk
    property var faces: null // `face(card)` gives a card's name, head and tint; null in a game without such
    property bool stop: false
    property string said // in place of the card's name
    property bool below: false // it is said below it
    property bool marked: false
    readonly property int at: sign.indexOf("@")
    readonly property string card: at < 0 ? "" : sign.slice(at + 1).split("&")[0]
    readonly property bool player: sign.startsWith("&")
    readonly property string colour: sign.includes("&") ? sign.slice(sign.indexOf("&") + 1) : ""
    readonly property bool number: /^[0-9+]+$/.test(sign)
    readonly property bool bracket: sign === "(" || sign === ")"
    readonly property bool pictured: !number && at !== 0 && sign !== "," && sign !== "" && !player
    readonly property var face: card === "" || !faces ? null : faces.face(card)

    signal chosen

    function picture(): string {
        const name = at > 0 ? sign.slice(0, at) : sign;
        return name === "then" ? "arrow" : name === "x" ? "times" : name === "(" ? "open" : name === ")" ? "close" : name;
    }

    height: unit * (at === 0 ? 1.1 : 1)
    activeFocusOnTab: stop && card !== "" || activeFocus // Qt warns when the focused item gives it up
    Accessible.role: card === "" ? Accessible.StaticText : Accessible.Button
    Accessible.ignored: card === "" || !stop
    Accessible.name: face?.name ?? ""
    Accessible.onPressAction: if (card !== "") chosen()
    Keys.onReturnPressed: if (card !== "") chosen()
    Keys.onEnterPressed: if (card !== "") chosen()
    Keys.onSpacePressed: event => {
        event.accepted = card !== "";
        if (event.accepted)
            chosen();
    }

    Loader {
        active: place.at === 0
        anchors.centerIn: parent
        sourceComponent: Avatar {
            width: place.unit * 1.1
            line: 2
            face: place.face?.head ?? ""
            tint: place.face?.tint ?? Theme.paper2
        }
    }
    Picture {
        visible: place.pictured
        anchors.centerIn: parent
        width: place.bracket ? place.unit * 0.8 : place.width
        height: width
        file: visible ? Theme.icon(place.picture()) : ""
    }
    Text {
        visible: place.number
        anchors.centerIn: parent
        text: place.number ? place.sign : ""
        textFormat: Text.PlainText
        color: place.color
        font: Theme.display(Math.max(12, place.unit * 0.86))
    }
    Loader {
        active: place.colour !== ""
        anchors.fill: parent
        sourceComponent: Item {
            Rectangle { // whose it was, or who got it
                x: place.player ? (parent.width - width) / 2 : parent.width - width * 0.8
                y: place.player ? (parent.height - height) / 2 : parent.height - height * 0.8
                width: place.player ? Theme.even(place.unit * 0.94) : Math.max(11, place.unit * 0.52)
                height: width
                radius: width * 0.28
                color: Theme.seat(place.colour)
                border.color: Theme.ink
                border.width: place.player ? 2 : 1.5
                Picture {
                    anchors.fill: parent
                    anchors.margins: 1
                    file: Theme.face(Theme.seatFaces[place.colour] ?? "")
                }
            }
        }
    }
    Loader {
        active: place.card !== ""
        anchors.fill: parent
        sourceComponent: Item {
            FocusRing {
                shown: place.marked || place.activeFocus
                spread: 3
                radius: place.unit * 0.4
            }
            Says {
                text: place.said || (place.face?.name ?? "")
                below: place.below
                prompt: true
                focused: place.marked || place.activeFocus
                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                margin: Math.max(0, (32 - place.unit) / 2)
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: place.chosen()
            }
        }
    }
}

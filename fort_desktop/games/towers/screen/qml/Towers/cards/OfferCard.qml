import QtQuick
import Shared
import Towers

// A card of the offer or of the hand: ticked when it is marked, dimmed with the reason when it cannot
// be used. `spot` is where it lies; it glides there while `lively`. It stays unseen while it is `awaited`.
TowerThing {
    id: card

    required property rect spot
    property bool marked: false
    property bool glows: false // usable now, and what is asked for
    property bool hinted: false
    property bool dimmed: false
    property bool lively: false
    property string need: "free" // "demolish": it goes on its tower only after a demolition
    property bool awaited: false // a flight is on its way to it
    property string where // it goes, in words
    property bool faceUp: true
    property real depth: 6
    property real rise: marked && !carried ? 9 * home.unit : 0
    property real level: spot.y
    readonly property bool moving: glide.running || climb.running || rising.running

    readable: true
    onRead: home.read(card)
    x: spot.x
    y: level - rise
    width: spot.width
    height: width * 1.4
    z: shownFocus || hovered ? 1 : 0

    Behavior on x {
        enabled: card.lively && !Theme.still
        NumberAnimation { id: glide; duration: Theme.duration(220); easing.type: Easing.OutCubic }
    }
    Behavior on level {
        enabled: card.lively && !Theme.still
        NumberAnimation { id: climb; duration: Theme.duration(220); easing.type: Easing.OutCubic }
    }
    Behavior on width {
        enabled: card.lively && !Theme.still
        NumberAnimation { duration: Theme.duration(220); easing.type: Easing.OutCubic }
    }
    Behavior on rise {
        enabled: !Theme.still
        NumberAnimation { id: rising; duration: Theme.duration(140); easing.type: Easing.OutQuad }
    }
    MotionReport {
        motion: card.home.motion
        on: card.moving
    }
    Cached {
        anchors.fill: parent
        reach: Math.max(12, card.width * 0.15) // the frame of a target, the tick
        live: card.moving

        TowerCard {
            visible: !card.carried && !card.awaited
            width: card.width
            kind: card.kind
            number: card.number
            name: card.cardName
            selected: card.marked
            glowing: card.glows || card.hinted
            pointed: card.hinted || card.glows && (card.hovered || card.shownFocus)
            dimmed: card.dimmed
            demolishes: card.need === "demolish"
            depth: card.depth
        }
        IconBadge {
            visible: card.hinted && !card.carried
            x: (card.width - width) / 2
            y: card.height - height * 0.36 // below the name
            width: Math.max(30, 34 * card.home.unit)
            color: Theme.warm
            icon: "hint"
        }
    }
    FocusRing {
        shown: card.shownFocus && !card.carried
        spread: 9
        radius: card.width * 0.073 + 9
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A card, shown large beside the place that stands for it, and what it does in words: below it, or beside it
// where it is near a card of the hand, or else would lie over the question. Where it is to leave something in
// sight, it is where and as large as that allows: at the least its words, or nothing.
Item {
    id: peek

    property Face face: null
    property string label
    property list<string> words
    property list<string> gains // what it would give now, in words
    property rect beside
    property real unit: 1
    property rect clear // the question, the own hand and its choices: it stands above them
    property var shunned: [] // what it does not lie on, from the best case to the least; empty: see above
    readonly property var fit: face === null || shunned.length === 0 ? null : PeekRoom.find(Qt.rect(0, 0, parent.width, parent.height), beside, shunned, Qt.size(full, full * tall), Qt.size(wordsWidth, sheet.height))
    readonly property bool roomy: shunned.length === 0 || fit !== null
    readonly property real full: 200 * unit
    readonly property real tall: small ? 0.62 : 1.4 // of a card as wide as 1
    readonly property bool small: face !== null && (face.kind === "perk" || face.kind === "rule")
    readonly property list<string> signs: face?.kind === "cat" ? ["cat", "play"] : face?.kind === "dog" ? ["dog", "play", "doghouse"] : ["public", "private"]
    readonly property real card: full * (fit?.share ?? 1)
    readonly property bool bare: fit !== null && fit.share === 0 // words alone

    signal tapped

    visible: face !== null
    enabled: roomy
    opacity: roomy ? 1 : 0 // hidden, its words would lose the height by which room is looked for
    width: wordsWidth + (flat && !bare ? card + 10 : 0)
    height: flat ? Math.max(cardHeight, sheet.height) : sheet.y + sheet.height
    readonly property real cardHeight: card * tall
    readonly property real wordsWidth: Math.max(full, Math.min(parent.width * 0.3, 250 * unit * Math.max(1, Theme.textScale * 0.8)))
    readonly property bool ofHand: clear.height > 0 && beside.y + beside.height / 2 > clear.y && beside.x + beside.width / 2 > clear.x && beside.x + beside.width / 2 < clear.x + clear.width
    readonly property bool above: ofHand || beside.y > parent.height * 0.6
    // As low as it may reach; the question does not reach as far as what lies to the right of the hand.
    readonly property real foot: clear.height > 0 && beside.x + beside.width / 2 < clear.x + clear.width ? clear.y - 6 : parent.height - 8
    readonly property bool flat: fit ? fit.flat : ofHand || cardHeight + 8 + sheet.height > foot - 8 // the words beside the card
    readonly property real middle: above ? Math.min(beside.y - 12, foot) - height : Math.min(beside.y + (beside.height - height) / 2, foot - height)
    x: {
        if (fit)
            return fit.x;
        const right = beside.x + beside.width + 16;
        const besides = right + width < parent.width - 8 ? right : beside.x - width - 16;
        return Math.max(8, Math.min(parent.width - width - 8, above ? beside.x + (beside.width - width) / 2 : besides));
    }
    y: fit ? fit.y : Math.max(8, Math.min(parent.height - height - 8, middle))

    TapHandler {
        onTapped: peek.tapped()
    }
    Loader {
        x: peek.flat ? 0 : (parent.width - width) / 2
        active: peek.visible && !peek.bare
        sourceComponent: peek.face?.kind === "cat" ? catCard : !peek.small ? kidCard : peek.face?.rule ? ruleCard : perkCard
    }
    Component {
        id: kidCard
        KidCard {
            width: peek.card
            depth: 12
            face: peek.face
        }
    }
    Component {
        id: catCard
        CatFace {
            width: peek.card
            depth: 12
            name: peek.face?.name ?? ""
            lureTokens: peek.face?.lureTokens ?? []
            powerTokens: peek.face?.powerTokens ?? []
            portrait: peek.face?.portrait ?? ""
        }
    }
    Component {
        id: ruleCard
        RuleCard {
            width: peek.card
            name: peek.face?.name ?? ""
            tokens: peek.face?.publicTokens ?? []
        }
    }
    Component {
        id: perkCard
        PerkCard {
            width: peek.card
            name: peek.face?.name ?? ""
            tokens: peek.face?.publicTokens ?? []
        }
    }
    Panel {
        id: sheet
        x: peek.width - width
        y: peek.flat ? 0 : peek.cardHeight + 8
        width: peek.wordsWidth
        height: lines.height + 20
        radius: 12
        fill: Theme.bubble

        Column {
            id: lines
            x: 12
            y: 10
            width: parent.width - 24
            spacing: 6

            Label {
                visible: text !== ""
                width: parent.width
                text: peek.label
                weight: 800
                color: Theme.text2
                pixels: Theme.small
            }
            Repeater {
                model: peek.words
                Row {
                    id: line
                    required property int index
                    required property string modelData
                    width: lines.width
                    spacing: 8
                    IconBadge {
                        id: sign
                        visible: !peek.small
                        width: Math.max(22, 24 * peek.unit)
                        icon: peek.signs[line.index] ?? ""
                    }
                    Label {
                        width: parent.width - (sign.visible ? sign.width + 8 : 0)
                        text: line.modelData
                        weight: 700
                    }
                }
            }
            Repeater {
                model: peek.gains
                Rectangle {
                    id: gain
                    required property string modelData
                    width: lines.width
                    height: told.height + 8
                    radius: 8
                    color: Theme.warm
                    Label {
                        id: told
                        x: 8
                        y: 4
                        width: parent.width - 16
                        text: gain.modelData
                        color: Theme.cardInk
                        weight: 800
                    }
                }
            }
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A card as large as the window allows, what it does in words, and the rules that apply to it.
ModalSheet {
    id: view

    required property CardPage page
    property Face face: null
    property real unit: 1
    readonly property bool small: face !== null && (face.kind === "perk" || face.kind === "rule")
    readonly property real room: Math.min(height - 76, 670 * unit)
    readonly property real cardWidth: small ? Math.min(340 * unit, width * 0.34) : Math.min(room / 1.4, width * 0.36)
    readonly property real pad: 26 * unit

    function look(card: Face): void {
        if (!card)
            return;
        face = card;
        page.show(card.cardId);
        words.contentY = 0;
        show();
    }

    objectName: "largeView"
    name: face?.name ?? ""
    spoken: name
    scrolled: words
    sheetWidth: cardWidth + 3 * pad + Math.min(width * 0.56, 560 * unit * Math.max(1, Theme.textScale))
    sheetHeight: Math.max((small ? cardWidth * 0.62 : cardWidth * 1.4), Math.min(room, lines.height)) + 2 * pad

    Loader {
        id: card
        x: view.pad
        anchors.verticalCenter: parent.verticalCenter
        width: view.cardWidth
        active: view.open
        sourceComponent: view.page.subject === "cat" ? catCard : view.page.subject === "rule" ? ruleCard : view.small ? perkCard : kidCard
    }
    Component {
        id: kidCard
        KidCard {
            width: view.cardWidth
            depth: 0
            face: view.face
        }
    }
    Component {
        id: catCard
        CatFace {
            width: view.cardWidth
            depth: 0
            name: view.face?.name ?? ""
            lureTokens: view.face?.lureTokens ?? []
            powerTokens: view.face?.powerTokens ?? []
            portrait: view.face?.portrait ?? ""
        }
    }
    Component {
        id: perkCard
        PerkCard {
            width: view.cardWidth
            name: view.face?.name ?? ""
            tokens: view.face?.publicTokens ?? []
        }
    }
    Component {
        id: ruleCard
        RuleCard {
            width: view.cardWidth
            name: view.face?.name ?? ""
            tokens: view.face?.publicTokens ?? []
        }
    }
    Flickable {
        id: words
        x: card.x + card.width + view.pad
        y: view.pad
        width: parent.width - x - view.pad
        height: parent.height - 2 * view.pad
        contentHeight: lines.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: lines
            width: words.width - (words.interactive ? 18 : 0)
            spacing: 5 * view.unit

            Repeater {
                model: view.page
                PageLine {
                    width: lines.width - (first ? Math.max(0, view.closer.width + 16 - view.pad) : 0) // beside the button
                    unit: view.unit
                }
            }
        }
    }
    Rectangle { // where the page stands
        visible: words.interactive
        x: words.x + words.width - 8
        y: words.y + words.visibleArea.yPosition * words.height
        width: 8
        height: words.visibleArea.heightRatio * words.height
        radius: 4
        color: Theme.contrast ? Theme.ink : Theme.paper3
    }
}

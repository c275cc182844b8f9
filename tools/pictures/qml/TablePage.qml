pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The parts of the table with a made-up position.
Lawn {
    id: page

    property int rivals: 2
    readonly property real unit: Math.min(width / 1366, height / 768)
    readonly property list<string> seats: ["green", "blue", "yellow"]

    ListModel {
        id: entries
        Component.onCompleted: {
            append({ seat: 1, icon: "deck", card: "", title: "Max leaves 3 kids in the yard.", detail: "", signs: "@bug , @moles , @ace", turn: "1 Round 4 – Max" });
            append({ seat: 1, icon: "log", card: "bud", title: "Max recruits Bud from the park.", detail: "", signs: "", turn: "1 Round 4 – Max" });
            append({ seat: 2, icon: "log", card: "chef", title: "Ola follows with Chef.", detail: "Ola gains 1 toy.", signs: "1 toy", turn: "1 Round 4 – Max" });
            append({ seat: 1, icon: "log", card: "patch", title: "Max plays Patch.", detail: "Max gains 1 toy.", signs: "1 toy", turn: "1 Round 4 – Max" });
            append({ seat: 0, icon: "perk", card: "", title: "Magdaléna Křížová takes the perk XXL Backpack.", detail: "", signs: "perk@xxl-backpack", turn: "0 Round 4 – Magdaléna Křížová" });
        }
    }
    Row {
        x: 8 * page.unit
        y: 8 * page.unit
        spacing: 8 * page.unit
        Repeater {
            model: page.rivals
            RivalPanel {
                id: rival
                required property int index
                unit: page.unit
                width: (1150 * page.unit - (page.rivals - 1) * 8 * page.unit) / page.rivals
                name: ["Ola", "Max", "Magdaléna Křížová"][index]
                seat: ["blue", "green", "yellow"][index]
                face: Theme.face(["kitty", "bones", "pesto"][index])
                tag: index === 1 ? qsTr("bot, medium") : ""
                points: 12 - index * 6
                crowd: 190 * page.unit
                hand: 4 + index
                discard: 2
                deck: 4
                first: index === 0
                active: index === 0
                level: 3 - index
                pizza: 3
                toys: 1
                pack: ["pizza", "pizza", "toy"].slice(index)
                packPlaces: level + 1
                lookoutFaces: ["prince", "scout", "ant"].slice(index).map(id => Theme.face(id))
                lookoutSuits: ["crown", "shovel", "skateboard"].slice(index)
                Row {
                    x: rival.yard.x + 20
                    y: rival.yard.y + rival.yard.height - height - 6
                    YardKid {
                        width: (rival.narrow ? 60 : 84) * page.unit
                        portrait: Theme.portrait("punky")
                        suits: ["squirtgun"]
                    }
                    YardKid {
                        width: (rival.narrow ? 60 : 84) * page.unit
                        portrait: Theme.portrait("scrappers")
                        suits: ["squirtgun", "squirtgun"]
                    }
                }
            }
        }
    }
    VictoryTrack {
        x: 8 * page.unit
        y: 198 * page.unit
        width: 1150 * page.unit
        height: 40 * page.unit
        points: [9, 6, 12, 12]
        colors: ["red", "green", "blue", "yellow"]
        letters: ["Y", "M", "O", "K"]
    }
    Grid {
        x: 12 * page.unit
        y: 252 * page.unit
        columns: 2
        spacing: 8 * page.unit
        Repeater {
            model: [30, 17, 4, 0]
            SupplyPile {
                required property int modelData
                kind: modelData % 2 ? "toy" : "pizza"
                count: modelData
                size: 20 * page.unit
            }
        }
        RuleStack {
            width: 100 * page.unit
            height: 64 * page.unit
            count: 3
        }
        Sculpture {
            width: 70 * page.unit
            height: width
            bare: true
        }
        FirstPlayerCard {
            pixels: 40 * page.unit
        }
        Sculpture {
            width: 40 * page.unit
            height: width
            bare: true
            framed: true
            priced: false
        }
    }
    Blanket {
        x: 684 * page.unit
        y: 246 * page.unit
        width: 474 * page.unit
        height: 232 * page.unit
    }
    Yard {
        x: 252 * page.unit
        y: 266 * page.unit
        width: 214 * page.unit
        height: 78 * page.unit
        unit: page.unit
        label: qsTr("Your yard")
        empty: qsTr("fills when you discard")
    }
    Yard {
        x: 252 * page.unit
        y: 376 * page.unit
        width: 414 * page.unit
        height: 98 * page.unit
        unit: page.unit
        label: qsTr("Your yard")
        legal: true
    }
    CoachBar {
        id: coach
        x: 8 * page.unit
        y: 484 * page.unit
        width: 1150 * page.unit
        lead: qsTr("Your move:")
        text: "Bug gives 1 pizza for each shovel, so 4 pizza. Play it, or take Moles back."
        tag: qsTr("Round %1").arg(5)
    }
    OwnPanel {
        x: 8 * page.unit
        y: 530 * page.unit
        width: 446 * page.unit
        height: 232 * page.unit
        unit: page.unit
        name: qsTr("You")
        seat: "red"
        face: Theme.face("ace")
        points: 9
        level: 2
        lookoutFaces: [Theme.face("sarge"), Theme.face("doodles")]
        lookoutSuits: ["shovel", "glue"]
        lookoutCounted: [0]
        toys: 2
        comingPizza: 4
        change: "pizza 0 → 4"
        pack: ["toy", "pizza"]
        packPlaces: 3
        nextCost: ["2", "pizza", "2", "toy", "1", "resource"]
    }
    OwnPanel {
        x: 464 * page.unit
        y: 530 * page.unit
        width: 446 * page.unit
        height: 232 * page.unit
        unit: page.unit
        name: "Velkodubský"
        seat: "green"
        face: Theme.face("moles")
        points: 23
        level: 5
        lookoutFaces: ["sarge", "doodles", "bug", "kitty", "zip", "wart"].map(id => Theme.face(id))
        lookoutSuits: ["shovel", "glue", "shovel", "glue", "skateboard", "shovel"]
        toys: 4
        pizza: 3
        packPlaces: 8
        pack: ["toy", "pizza", "toy", "pizza", "toy", "pizza", "pizza"]
    }
    Panel {
        x: 1166 * page.unit
        y: 8 * page.unit
        width: 192 * page.unit
        height: 752 * page.unit
        LogPanel {
            anchors.fill: parent
            anchors.margins: 8
            model: entries
            colors: ["red", "green", "blue"]
        }
    }
    FortPicture {
        x: 920 * page.unit
        y: 560 * page.unit
        width: 180 * page.unit
        level: 0
    }
}

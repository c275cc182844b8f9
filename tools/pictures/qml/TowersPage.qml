pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// The parts of 5 Towers: cards, towers of all heights, heaps, piles, bids, signs.
Rectangle {
    id: page

    readonly property list<string> kinds: ["forest", "cake", "haunted", "sand", "scrap"]
    readonly property list<string> names: ["Forest", "Cake", "Haunted", "Sand", "Scrap"]
    readonly property real unit: Theme.unit

    color: Theme.table

    Panel {
        x: 8
        y: 8
        width: page.width - 16
        height: 226 * page.unit
        fill: Theme.moss
        Row {
            x: 20
            y: 14 * page.unit
            spacing: 26 * page.unit
            Repeater {
                id: growing
                model: [[14, 11, 8, 10], [12, 7, 3, 0], [13, 8, 11, 4, 1], [10, 9], [15]]
                TowerStack {
                    required property int index
                    required property var modelData
                    objectName: "tower-" + kind
                    width: 98 * page.unit
                    height: 200 * page.unit
                    kind: page.kinds[index]
                    name: page.names[index]
                    numbers: modelData
                    mainText: index === 2 ? "main +1" : ""
                }
            }
            Repeater {
                model: 2
                TowerStack {
                    required property int index
                    width: 98 * page.unit
                    height: 200 * page.unit
                    kind: page.kinds[2 + index]
                    numbers: index ? [7, 3] : []
                    lit: true
                    pointed: index === 1
                }
            }
            TowerStack {
                width: 98 * page.unit
                height: 200 * page.unit
                kind: "scrap"
            }
            Repeater {
                model: 4
                RubbleHeap {
                    required property int index
                    readonly property int n: [0, 1, 3, 5][index]
                    y: parent.height - height
                    width: 62 * page.unit
                    height: 110 * page.unit
                    count: n
                    text: "rubble −" + n * (n + 1) / 2
                }
            }
        }
    }
    Rectangle {
        x: 8
        y: 244 * page.unit
        width: page.width - 16
        height: 226 * page.unit
        radius: 16
        color: Theme.woodLight
        border.color: Theme.ink
        border.width: Theme.line
        Row {
            x: 22
            y: 26 * page.unit
            spacing: 22 * page.unit
            TowerPile {
                width: 118 * page.unit
                count: 35
                label: "draw pile"
            }
            TowerPile {
                width: 118 * page.unit
                count: 2
                kind: "scrap"
                number: 6
                cardName: "Scrap"
                label: "discard"
            }
            TowerPile {
                width: 72 * page.unit
                label: "discard"
            }
            Repeater {
                model: [["haunted", 7, "Haunted"], ["forest", 5, "Forest"], ["sand", 0, "Sand"], ["scrap", 9, "Scrap"], ["cake", 13, "Strašidelná"], ["cake", 0, "Cake"]]
                TowerCard {
                    required property int index
                    required property var modelData
                    y: selected ? -10 * page.unit : 0
                    width: 118 * page.unit
                    kind: modelData[0]
                    number: modelData[1]
                    name: modelData[2]
                    selected: index < 2
                    glowing: index === 2
                    dimmed: index === 4
                }
            }
        }
    }
    Row {
        x: 22
        y: 482 * page.unit
        spacing: 22 * page.unit
        Repeater {
            model: 5
            TowerCard {
                required property int index
                width: 76 * page.unit
                kind: page.kinds[index]
                number: [8, 11, 0, 1, 14][index]
                name: ["Leśna", "Tortowa", "Nawiedzona", "Písková", "Šrotová"][index]
                glowing: index === 3
                pointed: true
            }
        }
        TowerCard {
            width: 76 * page.unit
            kind: ""
            faceUp: false
        }
        BidBubble { text: "I bid 2"; highest: true }
        BidBubble { text: "I bid 1" }
        BidBubble { text: "I pass"; passed: true; tip: "down" }
        BidBubble { text: "Licytuję 3"; tip: "up"; width: 74 * page.unit }
    }
    Row {
        x: 690 * page.unit
        y: 530 * page.unit
        spacing: 7 * page.unit
        Repeater {
            model: ["tower-forest", "tower-cake", "tower-haunted", "tower-sand", "tower-scrap", "tower", "tower-main", "tower-top", "tower-plot", "rubble", "demolish", "bid", "offer"]
            Column {
                id: sign
                required property string modelData
                Picture {
                    width: 36 * page.unit
                    height: width
                    file: Theme.icon(sign.modelData)
                }
                Picture {
                    width: 20 * page.unit
                    height: width
                    file: Theme.icon(sign.modelData)
                }
            }
        }
    }
    Row { // tall ones
        x: 22
        y: 600 * page.unit
        spacing: 30 * page.unit
        Repeater {
            model: [6, 8, 9, 10, 12, 14, 14, 15]
            TowerStack {
                required property int index
                required property int modelData
                width: (index === 6 ? 130 : 98) * page.unit
                height: 160 * page.unit
                kind: page.kinds[index % 5]
                numbers: [15, 14, 8, 13, 9, 12, 11, 10, 8, 9, 7, 5, 3, 1, 0].slice(index === 7 ? 0 : 15 - modelData - 1, index === 7 ? 15 : 14)
            }
        }
    }
    Column { // storeys for rows and scores
        x: page.width - 130 * page.unit
        y: 600 * page.unit
        spacing: 6 * page.unit
        Repeater {
            model: page.kinds
            TowerFloor {
                required property string modelData
                width: 60 * page.unit
                kind: modelData
                number: -1
            }
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The six forts with their lookouts, two of whom lend a suit, and kids in a yard.
Rectangle {
    id: page

    color: Theme.paper2

    Grid {
        x: 20
        y: 20
        columns: 3
        spacing: 18
        Repeater {
            model: 6
            FortPicture {
                required property int index
                readonly property list<string> who: ["bug", "ghost", "kitty", "zip", "blitz", "captain"]
                width: 320
                level: index
                faceSize: 54
                faces: who.slice(0, index + (index < 3 ? 0 : 1)).map(id => Theme.face(id))
                suits: ["shovel", "crown", "glue", "skateboard", "squirtgun", "book"].slice(0, faces.length)
                counted: index === 4 ? [1, 3] : []
            }
        }
    }
    Repeater {
        model: 3
        Yard {
            id: yard
            required property int index
            x: 20 + index * 338
            y: 560
            width: 320
            height: [130, 104, 70][index]
            label: qsTranslate("TablePage", "Your yard")
            corner: index
            crowd: index < 2 ? 270 : 0
            written: index === 2
            empty: index === 2 ? qsTranslate("TablePage", "fills when you discard") : ""
            Row {
                visible: yard.index < 2
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 8
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 6
                Repeater {
                    model: ["spike", "dash", "worm"]
                    YardKid {
                        required property int index
                        required property string modelData
                        width: yard.index === 0 ? 84 : 72
                        portrait: Theme.portrait(modelData)
                        suits: ["skateboard"]
                        eager: yard.index === 0 && index > 0
                        waiting: yard.index === 1
                        wish: 4 * index
                    }
                }
            }
        }
    }
}

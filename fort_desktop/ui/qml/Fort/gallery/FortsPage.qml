pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The six forts with their lookouts.
Rectangle {
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
}

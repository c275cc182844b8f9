pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// All that lies under the towers and cards of a table and seldom changes, drawn in one go: the lawn, the
// meadow of each board and the wooden strip.
Cached {
    id: ground

    required property TowersLayout area
    property int seats: 2

    reach: 0

    Lawn {
        anchors.fill: parent
    }
    Repeater {
        model: ground.seats
        Meadow {
            required property int index
            readonly property rect spot: index === 0 ? ground.area.own : ground.area.rival(index - 1)
            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            ground: Math.round(height * 0.3)
        }
    }
    Plank {
        x: ground.area.strip.x
        y: ground.area.strip.y
        width: ground.area.strip.width
        height: ground.area.strip.height
    }
}

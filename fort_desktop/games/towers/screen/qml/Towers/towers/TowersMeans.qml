pragma Singleton
import QtQuick

// What signs of 5 Towers mean, each in one line.
QtObject {
    readonly property string main: qsTr("Main tower: the one with the most cards. Each of its cards counts one point more.")
    readonly property string finished: qsTr("Finished tower: each of its cards counts double.")
    readonly property string rubble: qsTr("Rubble: what you demolish.") + " " + costs
    readonly property string costs: qsTr("The first card costs 1 point, the second 2 more, the third 3 more.")
}

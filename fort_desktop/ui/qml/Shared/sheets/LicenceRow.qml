pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A part of the app: what it is called, its licence and who holds the rights. It is pressed to read the licence.
Pressable {
    id: row

    property string title
    property string licence
    property string holder
    property string remark: ""
    readonly property real pad: 10 * Theme.unit

    name: [title, licence, holder, remark].filter(said => said !== "").join(". ")
    implicitHeight: Math.max(Theme.touch, words.height + 1.4 * pad)
    ringRadius: 12
    ringSpread: 3

    Rectangle {
        anchors.fill: parent
        radius: 12
        color: row.hovered ? Theme.mix(Theme.paper2, Theme.paper, 0.5) : Theme.paper2
        border.color: Theme.contrast ? Theme.ink : Theme.paper3
        border.width: 2
    }
    Column {
        id: words
        x: row.pad
        anchors.verticalCenter: parent.verticalCenter
        width: row.width - x - arrow.width - 1.5 * row.pad
        Label {
            width: parent.width
            strong: true
            pixels: Theme.size(17 * Theme.unit)
            lineHeight: 0.85
            text: row.title
        }
        Label {
            width: parent.width
            weight: 800
            pixels: Theme.small
            text: [row.licence, row.remark].filter(said => said !== "").join(" – ")
        }
        Label {
            width: parent.width
            weight: 600
            pixels: Theme.small
            color: Theme.text2
            text: row.holder
        }
    }
    Rectangle { // signs are drawn in ink, and need light
        id: arrow
        x: row.width - width - row.pad
        anchors.verticalCenter: parent.verticalCenter
        width: 26 * Theme.unit
        height: width
        radius: height / 2
        color: Theme.evening ? Theme.cardPale : "transparent"
        Picture {
            anchors.centerIn: parent
            width: parent.width * 0.72
            height: width
            file: Theme.icon("right")
        }
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Which cards are played with: the game's own, or those of a pack. Below them stands why others cannot be.
Rectangle {
    id: picker

    required property NewGameSetup setup
    readonly property var packs: setup.packs
    readonly property real pad: 12 * Theme.unit
    readonly property real inRow: choice.implicitWidth + words.x + words.implicitWidth + 3 * pad // its width, all in a row
    readonly property bool beside: inRow - pad <= width

    implicitHeight: (faults.visible ? faults.y + faults.height : choice.y + choice.height) + pad * 0.4
    radius: 14
    color: Theme.paper2
    border.color: Theme.contrast ? Theme.ink : Theme.paper3
    border.width: 2

    Picture {
        id: sign
        x: picker.pad
        y: words.y + (words.height - height) / 2
        width: 36 * Theme.unit
        height: width
        file: Theme.icon("hand")
    }
    Label {
        id: words
        x: sign.x + sign.width + 8 * Theme.unit
        y: picker.pad * 0.4
        height: picker.beside ? choice.height : implicitHeight
        verticalAlignment: Text.AlignVCenter
        strong: true
        pixels: Theme.size(18 * Theme.unit)
        text: qsTr("Cards")
    }
    Choice {
        id: choice
        objectName: "packs"
        x: picker.beside ? words.x + words.implicitWidth + 2 * picker.pad : words.x
        y: picker.beside ? words.y : words.y + words.height + 4
        width: picker.width - x - picker.pad
        name: words.text
        options: picker.packs.map(pack => pack.title)
        current: Math.max(0, picker.packs.findIndex(pack => pack.file === picker.setup.pack))
        onChosen: index => picker.setup.set_pack(picker.packs[index].file)
    }
    Column {
        id: faults
        visible: picker.setup.packFaults.length > 0
        x: words.x
        y: choice.y + choice.height + picker.pad * 0.4
        width: picker.width - x - picker.pad
        spacing: 4
        Repeater {
            model: picker.setup.packFaults
            Label {
                required property string modelData
                objectName: "fault"
                width: faults.width
                weight: 600
                pixels: Theme.small
                color: Theme.text2
                text: modelData
            }
        }
    }
}

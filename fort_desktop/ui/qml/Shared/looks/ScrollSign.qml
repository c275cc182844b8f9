import QtQuick
import Shared

// Where a page stands that is longer than its room: at the right of its `view`, dark enough to be seen on paper.
Rectangle {
    required property Flickable view

    visible: view.interactive
    y: view.y + view.visibleArea.yPosition * view.height
    width: 8
    height: view.visibleArea.heightRatio * view.height
    radius: 4
    color: Theme.contrast ? Theme.ink : Theme.text2
}

pragma ComponentBehavior: Bound
import QtQuick
import Fort

// What happened, newest first. model roles: seat (index into `colors`, -1 nobody), icon (a name),
// card (whose face stands instead of the icon), title, detail. `chosen(card)` asks to show a line's card.
Item {
    id: log

    property alias model: list.model
    property list<string> colors

    signal chosen(card: string)

    function choose(): void {
        const line = list.currentItem as LogLine;
        if (line)
            chosen(line.card);
    }

    Rectangle {
        id: head
        width: parent.width
        height: Math.max(34, title.implicitHeight * 0.9)
        radius: 10
        color: Theme.paper2
        border.color: Theme.ink
        border.width: 2.5
        Picture {
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            width: 26
            height: 26
            source: Theme.icon("log")
        }
        Label {
            id: title
            x: 42
            width: parent.width - x - 6
            anchors.verticalCenter: parent.verticalCenter
            strong: true
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            text: qsTr("Log")
        }
    }
    ListView {
        id: list
        y: head.height + 8
        width: parent.width
        height: parent.height - y
        clip: true
        spacing: 2
        cacheBuffer: 0 // lines made ahead of time may be gone when they are ready: Qt warns
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: title.text
        Keys.onReturnPressed: log.choose()
        Keys.onEnterPressed: log.choose()
        Keys.onSpacePressed: log.choose()

        delegate: LogLine {
            required property int index
            width: list.width
            color: seat >= 0 && seat < log.colors.length ? Theme.seat(log.colors[seat]) : "transparent"
            newest: index === 0
            focused: list.activeFocus && ListView.isCurrentItem
            onPressed: {
                list.currentIndex = index;
                log.choose();
            }
        }
    }
}

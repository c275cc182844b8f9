pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What the app says of itself: its version, the printed games, what it is made of. Each part is pressed to
// read its licence; Esc leads back from there.
ModalSheet {
    id: sheet

    required property About about
    property int reading: -1 // which part's licence; none is read
    readonly property var part: about.parts[reading] ?? null
    readonly property real unit: Math.max(0.85, Math.min(width / 1366, height / 768))
    readonly property real pad: 28 * unit
    readonly property Flickable view: reading < 0 ? page : licence.item as Flickable

    function read(index: int): void {
        reading = index;
        back.forceActiveFocus(Qt.TabFocusReason);
        Accessible.announce(title.text);
    }
    function leave(): void {
        const row = rows.itemAt(reading);
        reading = -1;
        row.forceActiveFocus(Qt.TabFocusReason);
    }
    function step(by: int): void {
        const stops = [closer];
        if (reading >= 0)
            stops.push(back);
        for (let n = 0; reading < 0 && n < rows.count; ++n)
            stops.push(rows.itemAt(n));
        const now = stops.findIndex(stop => stop.activeFocus);
        stops[(now + by + stops.length) % stops.length].forceActiveFocus(Qt.TabFocusReason);
    }
    // To another row as the arrows point; beyond the first and the last they turn pages.
    function go(from: int, by: int, event: KeyEvent): void {
        const row = rows.itemAt(from + by);
        event.accepted = row !== null;
        row?.forceActiveFocus(Qt.TabFocusReason);
    }
    function follow(row: Item): void {
        const y = row.mapToItem(page.contentItem, 0, 0).y;
        page.contentY = Math.max(0, Math.min(y - 12, Math.max(page.contentY, y + row.height + 12 - page.height)));
    }

    objectName: "about"
    name: qsTr("About Fort Desktop")
    spoken: [name, version.text, unofficial.text].join(". ")
    scrolled: view
    sheetWidth: Math.min(width - 24, 1100 * unit * Math.max(1, Theme.textScale * 0.9))
    sheetHeight: reading < 0 ? page.y + page.contentHeight + 14 : height
    onOpenChanged: {
        if (open)
            page.contentY = 0;
        else
            reading = -1;
    }
    Keys.onEscapePressed: event => {
        event.accepted = reading >= 0;
        if (event.accepted)
            leave();
    }

    component Line: Label {
        width: page.column
        pixels: Theme.coach
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    component Heading: Label {
        width: page.column
        topPadding: 6 * sheet.unit
        strong: true
        pixels: Theme.size(20 * Theme.unit)
    }

    MouseArea { // whoever misses a button does not close the sheet
        anchors.fill: parent
    }
    Drawn {
        id: picture
        x: sheet.pad
        y: 16
        width: Math.min(title.height, 64 * sheet.unit)
        height: width
        file: Theme.assets + "/icon/fort-desktop.svg"
        pixels: Qt.size(Theme.step(width), Theme.step(width))
    }
    Label {
        id: title
        x: picture.x + picture.width + 12
        y: 16
        width: parent.width - x - 16 - Theme.touch
        height: Math.max(implicitHeight, Theme.touch)
        verticalAlignment: Text.AlignVCenter
        strong: true
        pixels: Theme.heading
        lineHeight: 0.85
        text: sheet.part?.name ?? sheet.name
    }
    Flickable {
        id: page
        readonly property real edge: 8 // for the frames of focus
        readonly property real column: list.width
        visible: sheet.reading < 0
        x: sheet.pad - edge
        y: title.y + title.height + 8
        width: parent.width - 2 * x
        height: parent.height - y - 14
        contentHeight: list.height + 2 * edge
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: list
            x: page.edge
            y: page.edge
            width: page.width - 2 * page.edge - 18 // room for the bar, also where nothing scrolls
            spacing: 8 * sheet.unit

            Line {
                id: version
                weight: 800
                text: (sheet.about.compiled ? qsTr("Version %1 (fast build)") : qsTr("Version %1")).arg(sheet.about.version)
            }
            Line {
                id: unofficial
                text: qsTr("An unofficial adaptation made by fans. Not connected with the publishers; all pictures and words here are our own.")
            }
            Heading {
                text: qsTr("The printed games")
            }
            Repeater {
                model: sheet.about.printed
                Line {
                    required property var modelData
                    text: qsTr("%1: by %2, published by %3").arg(modelData.name).arg(modelData.authors.join(", ")).arg(modelData.publisher)
                }
            }
            Heading {
                text: qsTr("Licences")
            }
            Line {
                text: qsTr("Fort Desktop is free: code, texts and pictures are under the MIT licence. It is made with what others have made free. Press one of them to read its licence.")
            }
            Grid {
                id: table
                readonly property real part: (width - (columns - 1) * spacing) / columns
                readonly property real tallest: Math.max(1, ...Array.from(children).map(child => child.implicitHeight))
                width: parent.width
                columns: Math.max(1, Math.min(3, Math.floor(width / (300 * sheet.unit * Theme.textScale))))
                spacing: 8 * sheet.unit
                Repeater {
                    id: rows
                    model: sheet.about.parts
                    LicenceRow {
                        required property var modelData
                        required property int index
                        objectName: "licence" + index
                        width: table.part
                        height: table.tallest
                        title: modelData.name
                        licence: modelData.licence
                        holder: modelData.holder
                        remark: modelData.building ? qsTr("only for building") : ""
                        onClicked: sheet.read(index)
                        onActiveFocusChanged: if (activeFocus) sheet.follow(this)
                        Keys.onTabPressed: sheet.step(1)
                        Keys.onBacktabPressed: sheet.step(-1)
                        Keys.onRightPressed: event => sheet.go(index, 1, event)
                        Keys.onLeftPressed: event => sheet.go(index, -1, event)
                        Keys.onDownPressed: event => sheet.go(index, table.columns, event)
                        Keys.onUpPressed: event => sheet.go(index, -table.columns, event)
                    }
                }
            }
            Line {
                objectName: "exchange"
                text: qsTr("Qt, PySide6 and Shiboken6 %1 are used unchanged, as shared libraries of their own, as the LGPL asks. Put builds of your own, with the same file names, in their place in these folders, and the app runs with them:").arg(sheet.about.qtVersion)
            }
            Line {
                weight: 800
                text: sheet.about.qtFolders.join("\n")
            }
            Line {
                objectName: "sources"
                text: qsTr("The source code of exactly this version: %1 for Qt, %2 for PySide6 and Shiboken6; what Qt itself is made of: %3").arg(sheet.about.qtSources[0]).arg(sheet.about.qtSources[1]).arg("https://doc.qt.io/qt-6/licenses-used-in-qt.html")
            }
        }
    }
    Loader { // long, and read by few
        id: licence
        x: page.x
        y: page.y
        width: page.width
        height: parent.height - y - back.height - 36
        active: sheet.reading >= 0
        sourceComponent: Flickable {
            id: roll
            contentHeight: text.height + 2 * page.edge
            interactive: contentHeight > height
            clip: interactive
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: text
                x: page.edge
                y: page.edge
                width: roll.width - 2 * page.edge - 18
                spacing: 10 * sheet.unit
                Line {
                    width: text.width
                    weight: 800
                    text: [sheet.part?.licence, sheet.part?.holder].join(" – ")
                }
                Repeater {
                    model: sheet.about.paragraphs(sheet.reading)
                    Line {
                        required property string modelData
                        width: text.width
                        weight: 600
                        text: modelData
                    }
                }
            }
        }
    }
    Rectangle { // where the page stands
        readonly property real way: (sheet.view?.height ?? 0) - height
        readonly property real rest: Math.max(1, (sheet.view?.contentHeight ?? 0) - (sheet.view?.height ?? 0))
        visible: sheet.view?.interactive ?? false
        x: page.x + page.width - 8
        y: page.y + Math.max(0, Math.min(1, (sheet.view?.contentY ?? 0) / rest)) * way
        width: 8
        height: Math.max(36, (sheet.view?.visibleArea.heightRatio ?? 0) * (sheet.view?.height ?? 0))
        radius: 4
        color: Theme.contrast ? Theme.ink : Theme.text2
    }
    PushButton {
        id: back
        objectName: "backToParts"
        visible: sheet.reading >= 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - 18
        icon: "left"
        text: qsTr("Back")
        padding: 30
        onClicked: sheet.leave()
        Keys.onTabPressed: sheet.step(1)
        Keys.onBacktabPressed: sheet.step(-1)
    }
}

pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// What is to be decided, at the right of the strip: the numbers of a bid, how many of the cards are
// marked that are to be taken, or what can be done with the towers; and the buttons that settle it.
Item {
    id: panel

    required property TowersTable table
    property real unit: 1
    property int marked: 0 // cards of the offer
    readonly property bool bidding: table.shown.deciding === "bid" || table.shown.deciding === ""
    readonly property bool large: Theme.textScale > 1.2 // large type needs room
    readonly property real pad: Math.round((large ? 11 : 16) * unit)
    readonly property real gap: (large ? 7 : 10) * unit
    readonly property real buttonHeight: Math.round(Math.min(Math.max(Theme.touch, Theme.button * 1.9 + 8), Math.min(height, 210 * unit) * (large ? 0.29 : 0.31)))
    // Large words lie under each other, over the whole width; the title makes room for the bids.
    readonly property real inner: width - 2 * pad
    readonly property bool titled: !large || !bidding || said.text === ""
    readonly property real under: title.y + (titled ? title.height : 0) + (large ? 2 : gap)
    property int armed: -1 // the number that was clicked last: another click bids it
    readonly property string title: {
        if (table.shown.over)
            return "";
        switch (table.shown.deciding) {
        case "bid":
            return table.shown.mine ? qsTr("Your bid") : qsTr("Bids");
        case "take":
            return table.shown.mine ? qsTr("You win the bid") : qsTr("Bids");
        case "demolish":
            return table.shown.mine ? (table.buttons.demolishes ? qsTr("Demolish first") : qsTr("Building")) : qsTr("Bids");
        case "build":
            return table.shown.mine ? qsTr("Building") : qsTr("Bids");
        }
        return qsTr("Bids");
    }
    readonly property string prompt: {
        if (!table.shown.mine)
            return table.bidding.soFar;
        switch (table.shown.deciding) {
        case "take":
            if (table.buttons.primaryPossible)
                return qsTr("Press the green button, or mark other cards.");
            return !table.buttons.hasPrimary ? "" : qsTr("Mark %n card(s) that you take.", "", table.bidding.toTake);
        case "demolish":
            return table.buttons.demolishes ? qsTr("The top card of your tower falls onto your rubble at the price beside it. Then all your new cards are built.") : qsTr("Put the cards on their towers, from left to right.");
        case "build":
            return qsTr("Put the cards on their towers, from left to right.");
        }
        return "";
    }

    // After a figure: Enter bids it, or says again why not, whatever was chosen before.
    function focusOnBid(n: int): void {
        const button = bids.itemAt(n) as BidButton;
        (button?.blocked ? button : primary).forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "bidPanel"

    signal primaryPressed
    signal secondPressed
    signal chosen(n: int)

    Connections {
        target: panel.table.shown
        function onChanged(): void {
            if (!panel.table.shown.mine || panel.table.shown.deciding !== "bid")
                panel.armed = -1;
        }
    }
    component Said: Label {
        y: !panel.large ? 4 : prompt.visible ? prompt.y + prompt.height : panel.under
        x: panel.large ? panel.pad : title.x + title.width + 10
        width: panel.width - panel.pad - x
        height: (panel.large && !panel.bidding ? buttons.y : numbers.y) - y - (panel.large ? 5 : 1)
        horizontalAlignment: panel.large ? Text.AlignLeft : Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        lineHeight: 0.85
        elide: Text.ElideRight
        color: Theme.text2
        weight: 800
        pixels: Theme.small
    }
    Cached {
        anchors.fill: parent

        Panel {
            anchors.fill: parent
            fill: Theme.bubble
            depth: 4
        }
        Label {
            id: title
            readonly property bool alone: panel.large ? !count.visible : said.text === ""
            visible: panel.titled
            x: panel.pad
            y: Math.round((panel.large ? 5 : 8) * panel.unit)
            width: Math.min(implicitWidth, panel.inner * (alone ? 1 : 0.55))
            height: Math.min(Math.max(implicitHeight, panel.large || alone ? 0 : 3 * 12 * 1.2), Math.min(panel.height, 210 * panel.unit) * 0.235)
            strong: true
            wrapMode: Text.NoWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            verticalAlignment: Text.AlignVCenter
            pixels: Math.min(Theme.size(21 * panel.unit), Math.min(panel.height, 210 * panel.unit) * 0.16)
            text: panel.title
        }
        Said {
            id: said
            readonly property bool fits: !panel.large || height > pixels * 1.2 // or it is said on the boards alone
            readonly property bool cramped: truncated || contentWidth > width // a long name is one word
            visible: fits
            opacity: cramped ? 0 : 1
            minimumPixelSize: panel.large ? Theme.small * 0.85 : 12 // rather fewer words than small ones
            text: panel.prompt === panel.table.bidding.soFar ? "" : panel.table.bidding.soFar
        }
        Said { // where there is little room
            visible: said.fits && said.cramped
            text: panel.table.bidding.inShort
            wrapMode: Text.Wrap // also within a name
            Accessible.ignored: true
        }
        Row { // before the numbers: Tab comes to it first from the cards
            id: buttons
            readonly property bool both: panel.table.buttons.hasSecond
            // A bid is short; other words share the room as they need it.
            readonly property real need: primary.implicitWidth / (primary.implicitWidth + second.implicitWidth)
            readonly property real share: panel.bidding ? 0.56 : Math.max(0.45, Math.min(0.6, need))
            visible: panel.table.shown.mine
            x: panel.pad
            y: panel.height - height - panel.pad
            spacing: 12 * panel.unit
            height: panel.buttonHeight
            PushButton {
                id: primary
                objectName: "primary"
                visible: panel.table.buttons.hasPrimary
                width: buttons.both ? (panel.width - 2 * panel.pad - buttons.spacing) * buttons.share : panel.width - 2 * panel.pad
                height: panel.buttonHeight
                padding: 8
                icon: panel.bidding || panel.table.shown.deciding === "take" ? "play" : "tower"
                fill: Theme.go
                fontSize: Math.min(Theme.size(21 * panel.unit), panel.buttonHeight * 0.5)
                text: panel.table.buttons.primaryText
                blocked: !panel.table.buttons.primaryPossible
                reason: panel.table.buttons.primaryReason
                tells: false
                onClicked: panel.primaryPressed()
                onRefused: panel.primaryPressed()
                Glow {
                    shown: panel.table.hint.primary
                    spread: 4
                    radius: Theme.buttonRadius
                }
            }
            PushButton {
                id: second
                objectName: "second"
                visible: buttons.both
                width: !panel.table.buttons.hasPrimary ? panel.width - 2 * panel.pad : (panel.width - 2 * panel.pad - buttons.spacing) * (1 - buttons.share)
                height: panel.buttonHeight
                padding: 8
                inset: 8
                fontSize: Math.min(Theme.size(19 * panel.unit), panel.buttonHeight * 0.46)
                text: panel.table.buttons.secondText
                name: panel.table.buttons.secondMeans
                blocked: false
                onClicked: panel.secondPressed()
                Glow {
                    shown: panel.table.hint.second
                    spread: 4
                    radius: Theme.buttonRadius
                }
            }
        }
        Row {
            id: numbers
            visible: panel.bidding && panel.table.shown.mine
            x: panel.pad
            y: panel.large && said.text !== "" ? buttons.y - panel.gap - numbers.high : panel.under + (panel.large ? panel.gap : 0)
            spacing: 9 * panel.unit
            readonly property real high: Math.round((panel.large ? 46 : 54) * panel.unit)
            readonly property real cell: (panel.width - 2 * panel.pad - 5 * spacing) / 6
            Repeater {
                id: bids
                model: panel.table.bidding.numbers
                BidButton {
                    required property string label
                    required chosen
                    required property bool possible
                    required reason
                    required property string means
                    readonly property bool armed: chosen && panel.armed === n
                    blocked: !possible
                    name: label
                    hint: n === 0 ? means : armed ? qsTr("Click it again to bid.") : ""
                    unit: panel.unit
                    width: Math.min(numbers.cell, height * 1.1)
                    height: Math.round(Math.min(panel.large && said.text !== "" ? numbers.high : 54 * panel.unit, buttons.y - numbers.y - panel.gap - 2))
                    hinted: panel.table.hint.bid === n
                    tells: false
                    onClicked: {
                        if (chosen && (byKey || armed))
                            return panel.primaryPressed(); // it is bid, as nothing else is left to do with it
                        panel.chosen(n);
                        panel.armed = byKey ? -1 : n;
                        if (!byKey)
                            panel.focusOnBid(n); // Enter bids it
                    }
                    onChosenChanged: if (!chosen && panel.armed === n) panel.armed = -1
                    onRefused: panel.table.reading.whyBid(n)
                }
            }
        }
        Row { // how many of the cards are marked
            id: count
            visible: panel.table.shown.mine && panel.table.shown.deciding === "take"
            readonly property real room: (panel.inner - title.width - 10 - 4 * spacing) / 5 // beside the title
            readonly property real disc: panel.large ? Math.min(30 * panel.unit, room) : 26 * panel.unit
            x: panel.large ? panel.width - panel.pad - width : panel.pad
            y: panel.large ? title.y + (title.height - height) / 2 : panel.under + 4 * panel.unit
            spacing: 8 * panel.unit
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 of %2 marked").arg(panel.marked).arg(panel.table.bidding.toTake)
            Repeater {
                model: count.visible ? panel.table.bidding.toTake : 0
                Rectangle {
                    required property int index
                    readonly property bool full: index < panel.marked
                    width: Theme.even(count.disc)
                    height: width
                    radius: width / 2
                    color: full ? "#4FC98A" : "transparent"
                    border.color: Theme.ink
                    border.width: 2.5
                    Picture {
                        visible: parent.full
                        anchors.centerIn: parent
                        width: parent.width * 0.62
                        height: width
                        file: Theme.icon("tick")
                    }
                }
            }
        }
        Label {
            id: measure
            visible: false
            width: panel.inner
            lineHeight: prompt.lineHeight
            text: panel.prompt
        }
        Label {
            id: prompt
            objectName: "prompt"
            readonly property real room: buttons.y - y - 6 * panel.unit
            visible: text !== ""
            x: panel.pad
            y: panel.large ? panel.under : count.visible ? count.y + 32 * panel.unit : panel.under
            width: panel.inner
            height: panel.large && said.text !== "" ? Math.min(measure.implicitHeight + 2, room) : room
            lineHeight: panel.large ? 0.9 : 1
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            pixels: Theme.normal
            text: panel.prompt
        }
        HurryHint {
            visible: !panel.table.shown.mine && !panel.table.shown.over
            x: panel.pad
            y: buttons.y
            width: panel.width - 2 * panel.pad
            height: panel.buttonHeight
        }
    }
    HoverHandler {
        id: pointer
    }
    BidTip {
        table: panel.table
        pointer: pointer
        bids: bids
        others: [primary, second]
    }
}

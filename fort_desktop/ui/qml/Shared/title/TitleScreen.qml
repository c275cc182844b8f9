pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The first screen. Of each kind the game left last has a sign that continues it, and a tag or Delete
// leads to all of them; while games are still being read their signs keep their places, so that no button moves
// away under the pointer.
FocusScope {
    id: screen

    required property LeftGames games
    required property string version
    readonly property int signs: Math.max(games.offers.length, games.looked)
    readonly property real dense: signs > 1 ? Math.min(1, 1.25 / Theme.textScale) : 1
    readonly property int signRoom: Math.max(0, ...Array.from(games.offers, offer => offer.signs.length))
    property bool adjusted: false // one comes back from the settings
    readonly property bool offered: games.offers.length > 0

    signal resumed(string game)
    signal others(string game)
    signal newGame
    signal settings
    signal about
    signal rules
    signal quit

    readonly property real unit: Math.max(0.8, Math.min(width / 1366, height / 768))

    focus: true
    Keys.onUpPressed: screen.move(-1)
    Keys.onDownPressed: screen.move(1)

    function move(by: int): void {
        const usable = Array.from(menu.children).filter(entry => entry.visible && entry.enabled && entry.activeFocusOnTab);
        const now = usable.findIndex(entry => entry.activeFocus);
        usable[(now + by + usable.length) % usable.length].forceActiveFocus(Qt.TabFocusReason);
    }

    // The game of the sign that has the focus, else of the newest one that was left; empty if none was.
    function spokenOf(): string {
        for (let n = 0; n < games.offers.length; ++n) {
            const sign = goOn.itemAt(n);
            if (sign.activeFocus || Array.from(sign.children).some(part => part.activeFocus))
                return games.offers[n].game;
        }
        return games.offers[0]?.game ?? "";
    }

    TitleScene {
        anchors.fill: parent
    }
    Rectangle {
        x: 196 * screen.unit
        y: menu.y - 6
        width: 22 * screen.unit
        height: screen.height - y + 10
        radius: 6
        color: Theme.contrast ? "#8A5A34" : Theme.woodDark
        border.color: Theme.ink
        border.width: 4
    }
    Drawn {
        id: logo
        x: 20 * screen.unit
        y: 40 * screen.unit
        width: 350 * screen.unit
        height: 140 * screen.unit
        file: Theme.assets + "/scenes/logo.svg"
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 0.4)
        Accessible.role: Accessible.Graphic
        Accessible.name: "Fort"
    }
    Drawn {
        id: ribbon
        x: 66 * screen.unit
        y: 172 * screen.unit
        width: 282 * screen.unit
        height: 46 * screen.unit
        rotation: -2
        file: Theme.assets + "/scenes/ribbon.svg"
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 46 / 282)

        Text {
            anchors.centerIn: parent
            width: parent.width * 0.84
            height: parent.height * 0.8
            text: qsTr("Kids, forts and 5 Towers")
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: Theme.cardInk
            font: Theme.display(20 * screen.unit)
        }
    }
    Column {
        id: menu
        x: 207 * screen.unit - width / 2
        y: 238 * screen.unit
        width: 344 * screen.unit
        spacing: (screen.signs > 1 ? 8 : 14) * screen.unit

        Repeater {
            id: goOn
            model: screen.games.most // the signs stay, whatever they say

            SignButton {
                id: sign
                required property int index
                readonly property var offer: screen.games.offers[index] ?? null
                visible: index < screen.signs
                enabled: offer !== null
                anchors.horizontalCenter: parent.horizontalCenter
                unit: screen.unit
                dense: screen.dense
                main: true
                tilt: index % 2 ? 0.6 : -0.8
                focus: index === 0 && screen.offered && !screen.adjusted
                icon: "play"
                text: qsTr("Continue")
                lines: 3
                detail: offer === null ? qsTr("Looking for your game…") : offer.summary + "\n" + offer.players
                spoken: offer?.spoken ?? detail
                signs: offer?.signs ?? []
                signRoom: screen.signRoom
                onClicked: screen.resumed(offer.game)
                Keys.onRightPressed: if (more.visible) more.forceActiveFocus(Qt.TabFocusReason)
                Keys.onDeletePressed: screen.others(offer.game)

                MoreGames {
                    id: more
                    visible: sign.offer !== null
                    count: sign.offer?.more ?? 0
                    name: count > 0 ? sign.offer.moreSpoken : qsTr("Unfinished games")
                    unit: screen.unit
                    x: parent.width - 10 * screen.unit
                    anchors.verticalCenter: parent.verticalCenter
                    onClicked: screen.others(sign.offer.game)
                    Keys.onLeftPressed: sign.forceActiveFocus(Qt.TabFocusReason)
                    Keys.onPressed: event => {
                        event.accepted = false;
                        if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
                            sign.forceActiveFocus(Qt.TabFocusReason); // and on from there
                    }
                }
            }
        }
        SignButton {
            id: fresh
            anchors.horizontalCenter: parent.horizontalCenter
            unit: screen.unit
            dense: screen.dense
            tilt: 0.7
            focus: !screen.offered && !screen.adjusted
            fill: screen.offered ? Theme.woodLight : Theme.warm
            icon: "first-player"
            text: qsTr("New game")
            onClicked: screen.newGame()
        }
        SignButton {
            id: options
            anchors.horizontalCenter: parent.horizontalCenter
            unit: screen.unit
            dense: screen.dense
            tilt: -0.5
            focus: screen.adjusted
            icon: "settings"
            text: qsTr("Settings")
            onClicked: screen.settings()
        }
        SignButton {
            id: leave
            anchors.horizontalCenter: parent.horizontalCenter
            unit: screen.unit
            dense: screen.dense
            tilt: 0.6
            icon: "exit"
            text: qsTr("Quit")
            onClicked: screen.quit()
        }
    }
    Pressable { // which edition it is; whoever wants to know more is told all
        id: edition
        objectName: "edition"
        anchors.right: parent.right
        anchors.rightMargin: 6
        y: 4
        width: said.width + 12
        height: Math.max(30, said.height + 10)
        name: said.text
        ringSpread: 0
        ringRadius: 8
        onClicked: screen.about()

        Rectangle {
            anchors.fill: parent
            radius: 8
            visible: edition.considered
            color: Theme.evening ? "#3A3150" : "#FFF7E6"
        }
        Text {
            id: said
            anchors.centerIn: parent
            width: Math.min(implicitWidth, screen.width * 0.6)
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.Wrap
            text: qsTr("An unofficial adaptation. Version %1").arg(screen.version)
            textFormat: Text.PlainText
            color: Theme.evening ? "#F6E7C8" : "#23405C"
            font: Theme.body(Theme.label, 700)
        }
    }
    PushButton {
        objectName: "rules"
        anchors.right: parent.right
        anchors.rightMargin: 12
        y: edition.y + edition.height + 6
        icon: "help"
        text: qsTr("Rules")
        fontSize: Theme.size(17 * screen.unit)
        onClicked: screen.rules()
    }
}

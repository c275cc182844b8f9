pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Every control in its states.
Rectangle {
    id: page

    color: Theme.table

    Panel {
        anchors.fill: parent
        anchors.margins: 20

        Column {
            x: 24
            y: 24
            width: parent.width - 48
            spacing: 22

            Flow {
                width: parent.width
                spacing: 16
                PushButton { icon: "play"; text: qsTr("Play it"); fill: Theme.go }
                PushButton { id: first; focus: true; icon: "hint"; text: qsTr("Hint"); fill: Theme.warm; Component.onCompleted: forceActiveFocus() }
                PushButton { icon: "undo"; text: qsTr("Undo"); fill: Theme.undo }
                PushButton { text: qsTr("Pass") }
                PushButton { icon: "undo"; text: qsTr("Undo"); fill: Theme.undo; blocked: true; reason: qsTr("Something hidden was revealed.") }
                IconButton { icon: "settings"; name: qsTr("Settings") }
                IconButton { icon: "help"; name: qsTr("Help") }
                PushButton { width: 150; text: qsTr("A label that is too long for its button"); fill: Theme.go }
            }
            Row {
                spacing: 12
                Pill { icon: "vp"; text: "12" }
                Pill { icon: "discard"; text: "4" }
                Pill { icon: "deck"; text: "19" }
                Pill { icon: "perk"; words: true; text: "XXL Backpack" }
                NamePill { icon: "made-up-rule"; label: "Friendship Bracelet"; room: 60 }
            }
            Choice { width: parent.width; name: "choice"; options: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("Off")]; current: 1 }
            Choice { width: 400; name: "choice"; options: [qsTr("Person"), qsTr("Bot")]; icons: ["person", "toy"] }
            Row {
                spacing: 30
                Stepper { name: qsTr("Text size"); value: 100; from: 80; to: 160; stride: 10; form: "%1%" }
                Stepper { name: qsTr("Text size"); value: 160; from: 80; to: 160; stride: 10; form: "%1%" }
                ColourChoice { name: qsTr("Board"); current: "blue"; marks: ["skateboard", "squirtgun", "shovel", "glue"] }
            }
            Row {
                spacing: 30
                Toggle { name: qsTr("Reduced motion"); checked: true }
                Toggle { name: qsTr("Draft") }
                TextBox { name: qsTr("Name"); text: "Żółć Křížová" }
                TextBox { name: qsTr("Name"); placeholder: qsTr("a new one each game") }
            }
            Row {
                spacing: 30
                Banner { text: qsTr("Park") }
                SignButton { icon: "first-player"; text: qsTr("New game") }
                SignButton { main: true; icon: "play"; text: qsTr("Continue"); detail: "Round 5" }
            }
            Item {
                width: 300
                height: 70
                Bubble { x: 0; y: 0; text: qsTr("Why not? Stuff has room for 4 pizzas, and 5 are coming."); shown: true }
                Panel {
                    x: 380
                    width: 120
                    height: 60
                    Glow { shown: true }
                }
                Avatar { x: 530; width: 60; face: Theme.face("kitty"); tint: Theme.seat("blue") }
            }
        }
    }
}

import QtQuick
import Shared
import Fort

// What can be done by hand in Fort, also with dogs and cats where they are played with, and its keys.
HelpSheet {
    id: help

    readonly property GameTable table: app.table as GameTable
    readonly property bool chosen: app.screen === "new-game"
    readonly property bool dogs: begun ? (table?.middle.withDogs ?? false) : chosen && switchedOn("dogs")
    readonly property bool cats: begun ? (table?.middle.withCats ?? false) : chosen && switchedOn("cats")

    function switchedOn(option: string): bool {
        return app.setup.options.some(one => one.id === option && one.on);
    }

    name: qsTr("Keyboard and mouse")
    hands: [
        qsTr("Click"),
        qsTr("Drag"),
        qsTr("Right click"),
        qsTr("Point, or press and hold"),
        ...(dogs ? [qsTr("A dog")] : []),
        ...(cats ? [qsTr("A cat")] : [])
    ]
    touches: [
        qsTr("Use what glows; anything else says why not"),
        qsTr("Play, add, recruit, pay; Esc or a drop elsewhere takes it back"),
        qsTr("Look at the card closely with all its rules"),
        qsTr("See what a card does"),
        ...(dogs ? [qsTr("Play it like a card and meet its need: click or drag the cards and tokens. Then choose “Play it”; it goes to a doghouse.")] : []),
        ...(cats ? [qsTr("Just before you play a card, click your glowing cat, or press Enter on it; then its green button uses its power.")] : [])
    ]
    keys: [
        qsTr("Tab, arrow keys"),
        qsTr("Shift + arrow keys"),
        "Enter",
        qsTr("Space"),
        "Esc",
        "Ctrl+Z",
        "H",
        "R",
        "L",
        "F1",
        "F11"
    ]
    deeds: [
        qsTr("Go to everything that can be used"),
        qsTr("Move a card within your hand"),
        qsTr("Do it: play, add, recruit, press a button"),
        qsTr("Look at the card closely with all its rules; while something moves, skip to its end"),
        qsTr("Take back what is not yet final, close what is open"),
        qsTr("Undo the last step"),
        qsTr("Ask for a hint"),
        qsTr("Read what happened since your last turn"),
        qsTr("Go to the log and back"),
        qsTr("This help"),
        qsTr("Full screen and back")
    ]
}

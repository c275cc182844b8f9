import QtQuick
import Fort

// The rules of 5 Towers in a few words, and its keys, on one sheet.
HelpSheet {
    name: qsTr("5 Towers: rules and keys")
    hands: [qsTr("Bid"), qsTr("Take"), qsTr("Demolish"), qsTr("Build"), qsTr("8 and 9"), qsTr("Top"), qsTr("Rubble"), qsTr("Points"), qsTr("Click, drag")]
    touches: [qsTr("Starting with whoever has the flag, each player once names how many cards of the offer they want: more than the last bid, or they pass."), qsTr("The highest bid takes that many cards of its choice. All of them must fit on its towers. The rest is discarded."), qsTr("Before building, the winner may drop the top card of one tower, but no 0, onto the own rubble."), qsTr("Each card goes on the tower of its kind, always a lower number on a higher one."), qsTr("A 9 may go on any number but 0, and on an 8 any number may go."), qsTr("A 0 finishes a tower: nothing more goes on it, and each of its cards counts double."), qsTr("The first card there costs 1 point, the second 2 more, the third 3 more, and so on."), qsTr("1 for each card in a tower, 2 in a finished one, and 1 more for each card of the tower with the most cards."), qsTr("Mark cards of the offer, put them on your towers, drop a top with the sign. What cannot be done says why.")]
    keys: [qsTr("Tab, arrow keys"), "0 – 5", "P", "Enter", qsTr("Space"), "Esc", "Ctrl+Z", "H", "D", "L", "F1", "F11"]
    deeds: [qsTr("Go to everything that can be used"), qsTr("Name a number"), qsTr("Pass, or demolish nothing"), qsTr("Mark or build a card; elsewhere: the green button"), qsTr("While something moves, skip to its end"), qsTr("Put back what is held, close what is open"), qsTr("Undo the last step"), qsTr("Ask for a hint"), qsTr("Look through the discard"), qsTr("Open the log and close it"), qsTr("This help"), qsTr("Full screen and back")]
}

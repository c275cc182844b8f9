import QtQuick
import Shared

// The rules of 5 Towers in a few words, and its keys, on one sheet.
HelpSheet {
    name: qsTr("5 Towers: rules and keys")
    hands: [
        qsTr("Bid"),
        qsTr("Start"),
        qsTr("Take"),
        qsTr("Demolish"),
        qsTr("Build"),
        qsTr("8 and 9"),
        qsTr("Top"),
        qsTr("Rubble"),
        qsTr("Points"),
        qsTr("End"),
        qsTr("Click, drag")
    ]
    touches: [
        qsTr("Whoever has the flag starts. Each player bids once: they name how many cards of the offer they want, always more than anyone before them, or they pass. Whoever names all of them ends the bidding."),
        qsTr("The first player cannot pass, but may bid 0. If all others then pass, the offer is discarded and the same player starts again. Otherwise whoever sits left of the builder starts the next round."),
        qsTr("The highest bidder takes that many cards of their choice. All of them must fit on their towers. The rest is discarded."),
        qsTr("Before building, the winner may drop the top card of one tower, but no 0, onto their own rubble."),
        qsTr("Each card goes on the tower of its kind. The first one founds it, whatever its number; after that always a lower number goes on a higher one. With 4 or 5 players some cards are there twice; a twin does not go on its twin."),
        qsTr("A 9 may go on any number but 0, and on an 8 any number may go. Arrows on these cards say so."),
        qsTr("A 0 finishes a tower: nothing more goes on it, and each of its cards counts double."),
        qsTr("The first card there costs 1 point, the second 2 more, the third 3 more, and so on."),
        qsTr("1 for each card in a tower, 2 in a finished one, and 1 more for each card of your main tower, the one with the most cards."),
        qsTr("When the draw pile runs out, the discard pile is shuffled once to make a new one. When that runs out too, the game ends with that round. The last offer may be smaller. Most points win; players who tie share the victory."),
        qsTr("Mark cards of the offer, put them on your towers, drop a top card with the wrecking ball. A card with the ball fits only after a demolition. Whatever cannot be used says why. Click any other tower to see it large.")
    ]
    keys: [qsTr("Tab, arrow keys"), "0 – 5", "P", "Enter", qsTr("Space"), "Esc", "Ctrl+Z", "H", "D", "L", "T", "F1", "F11"]
    deeds: [
        qsTr("Go to everything that can be used"),
        qsTr("Name a number"),
        qsTr("Pass, or bid 0"),
        qsTr("Mark or build the card that the keys have reached; otherwise: the green button"),
        qsTr("While something moves, skip to its end; on a tower: see it large"),
        qsTr("Put back what is held, close what is open"),
        qsTr("Undo the last step"),
        qsTr("Ask for a hint"),
        qsTr("Look through the discard pile"),
        qsTr("Open the log and close it"),
        qsTr("At the final scoring: look at the table, and back"),
        qsTr("This help"),
        qsTr("Full screen and back")
    ]
}

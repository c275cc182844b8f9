import QtQuick
import Shared

// The rules of 5 Towers in a few words, what can be done by hand, and its keys.
HelpSheet {
    id: help

    readonly property HelpChapter goal: HelpChapter {
        name: qsTr("The goal")
        icon: "vp"
        signs: ["crown", "tower", "tower-top", "tower-main", "rubble", "deck"]
        words: [qsTr("Goal"), qsTr("Points"), qsTr("Top"), qsTr("Main tower"), qsTr("Rubble"), qsTr("End")]
        meanings: [
            qsTr("Build towers of five kinds: forest, cake, haunted, sand and scrap. Whoever has the most points at the end wins; those who tie share the victory."),
            qsTr("Each card in your towers brings 1 point."),
            qsTr("A 0 finishes a tower: nothing more goes on it, and each of its cards counts double."),
            qsTr("Your tower with the most cards. Each of its cards brings 1 point more."),
            qsTr("What you have demolished. The first card there costs 1 point, the second 2 more, the third 3 more, and so on."),
            qsTr("When the draw pile runs out, the discard pile is shuffled once to make a new one. When that runs out too, the game ends with that round.")
        ]
    }
    readonly property HelpChapter round: HelpChapter {
        name: qsTr("A round")
        icon: "bid"
        signs: ["offer", "bid", "first-player", "hand", "demolish", "tower"]
        words: [qsTr("Offer"), qsTr("Bid"), qsTr("Bid 0"), qsTr("Take"), qsTr("Demolish"), qsTr("Build")]
        meanings: [
            qsTr("Five cards lie open in the middle; at the very end there may be fewer. Whoever bids most for them is the builder of this round."),
            qsTr("Whoever has the flag begins. Each player bids once: they name how many of the cards they want, always more than anyone before them, or they pass. Whoever names all of them ends the bidding."),
            qsTr("Whoever begins cannot pass, but may bid 0. If all others then pass, the cards are discarded and the same player begins again."),
            qsTr("The builder takes as many cards as they have named, whichever they want. All of them must fit on their towers. The rest is discarded."),
            qsTr("Before building, the builder may drop the top card of one tower, but no 0, onto their own rubble."),
            qsTr("The builder puts all the cards that they took on their towers. Whoever sits to their left begins the next round.")
        ]
    }
    readonly property HelpChapter building: HelpChapter {
        name: qsTr("What fits")
        icon: "tower"
        signs: ["tower-cake", "tower-plot", "down", "arrow-up", "arrow-up", "demolish", "offer"]
        words: [qsTr("Kind"), qsTr("First card"), qsTr("Lower"), "9", "8", qsTr("The ball"), qsTr("Twins")]
        meanings: [
            qsTr("Each card has a kind, which its colour, picture and name show, and goes only on your tower of that kind."),
            qsTr("It founds its tower, whatever its number."),
            qsTr("After that, a lower number always goes on a higher one."),
            qsTr("It may go on any number but 0. Its arrow says so."),
            qsTr("Any number may go on it. Its arrow says so."),
            qsTr("On a card on offer: it fits only after you have demolished the top card of its tower. On your tower: its top card may be demolished, at that price."),
            qsTr("With 4 or 5 players some cards are there twice. A twin does not go on its twin.")
        ]
    }

    name: qsTr("5 Towers: rules and keys")
    chapters: [goal, round, building]
    tall: 520
    hands: [qsTr("Click"), qsTr("Drag"), qsTr("Right click")]
    touches: [
        qsTr("Mark cards of the offer, put cards on your towers, demolish a top card that bears the wrecking ball; on any other tower: see it large. What cannot be used says why."),
        qsTr("Put a card on its tower, or a top card onto your rubble"),
        qsTr("Look at the card closely with what its number means")
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

import QtQuick
import Shared
import Fort

// The rules of Fort in a few words, also those of dogs and cats where they are played with, what can be done by
// hand, and its keys.
HelpSheet {
    id: help

    readonly property GameTable table: app.table as GameTable
    readonly property bool chosen: app.screen === "new-game"
    readonly property bool dogs: begun ? (table?.middle.withDogs ?? false) : chosen && switchedOn("dogs")
    readonly property bool cats: begun ? (table?.middle.withCats ?? false) : chosen && switchedOn("cats")

    readonly property HelpChapter goal: HelpChapter {
        name: qsTr("The goal")
        icon: "vp"
        signs: ["macaroni", "deck", "recruit", "vp", "fort-level", "first-player", "most"]
        words: [qsTr("Goal"), qsTr("Your cards"), qsTr("Friends leave"), qsTr("Points"), qsTr("At the end"), qsTr("Last round"), qsTr("A tie")]
        meanings: [
            qsTr("Win kids over, gather pizzas and toys, and build the best fort. Whoever has the most points at the end wins."),
            help.dogs ? qsTr("You begin with 10: 2 best friends, 5 kids and 3 dogs. You hold 5 of them at a time. New ones go to your discard pile, which becomes your deck again and again.") : qsTr("You begin with 10: 2 best friends and 8 kids. You hold 5 of them at a time. New ones go to your discard pile, which becomes your deck again and again."),
            qsTr("Whom you do not play with stays in your yard until your next turn. Meanwhile rivals may take them away."),
            qsTr("Some cards bring points during the game; the track at the top shows them."),
            qsTr("Your fort brings points, more with every level; so does your made-up rule. The Macaroni Sculpture brings 4."),
            qsTr("It is the last round as soon as anyone has 25 points on the track or a fort of level 5, or the park deck is empty. It is played to its end: all have the same number of turns."),
            qsTr("The higher fort decides. If that is the same too, the victory is shared.")
        ]
    }
    readonly property HelpChapter turns: HelpChapter {
        name: qsTr("A turn")
        icon: "play"
        signs: ["discard", "play", "times", "follow", "recruit", "hand", "deck"]
        words: [qsTr("1. Cleanup"), qsTr("2. Play"), qsTr("More of it"), qsTr("Rivals follow"), qsTr("3. Recruit"), qsTr("4. Discard"), qsTr("5. Draw")]
        meanings: [
            qsTr("Whoever still waits in your yard goes to your discard pile and is yours again."),
            qsTr("Play one card from your hand, or none. Do its public action, its private action or both, in any order. One of them must be done in full."),
            qsTr("Where an action says × and a suit, it happens once for every such symbol: on the card, on cards that you add from your hand, and in your lookout. The actions of added cards do not happen."),
            qsTr("Then each rival in turn may follow the public action: see “Cards”."),
            qsTr("Take exactly one card: from the park, from a rival’s yard, or unseen from the park deck. It goes to your discard pile."),
            qsTr("The cards that you played and added and your best friends go to your discard pile. All others from your hand go to your yard."),
            qsTr("Draw 5 cards. When the deck is empty, the discard pile is shuffled first; when no card is left at all, you draw fewer.")
        ]
    }
    readonly property HelpChapter cards: HelpChapter {
        name: qsTr("Cards")
        icon: "deck"
        signs: ["any-suit", "coin", "public", "private", "follow", "tick", "best-friend", "trash"]
        words: [qsTr("Suit"), qsTr("Coin"), qsTr("Public"), qsTr("Private"), qsTr("To follow"), qsTr("Full or not"), qsTr("Best friends"), qsTr("To trash")]
        meanings: [
            qsTr("Every card shows one of six suits, a coin, or two such symbols. With it you improve other cards and follow rivals."),
            qsTr("It stands for any one suit you choose. If you play a card with a coin that rivals can follow, you name its suit at once."),
            qsTr("The action that rivals may follow. A card without one cannot be followed."),
            qsTr("The action for whoever plays the card alone."),
            qsTr("When a rival has played a card, discard one card from your hand with the same suit or a coin, and do the public action too. × counts only the symbols on the card that you discard."),
            qsTr("You follow in full or not at all. Whoever played it took pizzas? Then you take pizzas too; with toys likewise. You may follow every rival, as long as you have cards."),
            qsTr("They never go to your yard, so nobody can recruit them."),
            qsTr("The card leaves the game. The fewer weak cards you have, the sooner the good ones come again.")
        ]
    }
    readonly property HelpChapter board: HelpChapter {
        name: qsTr("Your board")
        icon: "fort"
        signs: ["resource", "pack", "lookout", "fort", "made-up-rule", "perk", "macaroni"]
        words: [qsTr("Tokens"), qsTr("Pack"), qsTr("Lookout"), qsTr("Fort"), qsTr("Level 1"), qsTr("Level 2"), qsTr("Level 5")]
        meanings: [
            qsTr("Pizzas and toys pay for your fort and for some actions. You gain them into your stuff, which has room for 4 of each."),
            qsTr("Some actions move a token from your stuff to your pack. You can pay from there too, and some cards count what is in it. It has room for 1 token more than your fort has levels."),
            qsTr("Some actions put a card here for good. Its suit helps every card that you play in your turn, without being used up. There is room for 1 card more than your fort has levels."),
            qsTr("With an action that shows this, pay what the next level costs. Every level brings more points at the end and more room in pack and lookout. 5 is the highest."),
            qsTr("Choose a made-up rule in secret. It says what else brings you points at the end."),
            qsTr("Take one of the open perks. It lets you do something that others cannot."),
            qsTr("This round is the last one. Whoever gets there first takes the Macaroni Sculpture, worth 4 points.")
        ]
    }
    readonly property HelpChapter pets: HelpChapter {
        name: help.dogs && help.cats ? qsTr("Dogs and cats") : help.dogs ? qsTr("Dogs") : qsTr("Cats")
        icon: help.dogs ? "dog" : "cat"
        signs: [...(help.dogs ? ["dog", "doghouse", "discard", "any-suit"] : []), ...(help.cats ? ["cat", "cat", "vp"] : [])]
        words: [
            ...(help.dogs ? [qsTr("A dog"), qsTr("Doghouse"), qsTr("Strays"), qsTr("A dog’s suit")] : []),
            ...(help.cats ? [qsTr("A cat"), qsTr("Its power"), qsTr("Cats at the end")] : [])
        ]
        meanings: [
            ...(help.dogs ? [
                    qsTr("Play it instead of a kid: meet the need above the dashed line, then do its action, in full. Nobody can follow it."),
                    qsTr("Nearly every dog that was played goes to a doghouse, usually your own. Whoever has the most dogs there at the end scores 7 points; so does everybody who ties."),
                    qsTr("A dog left in your hand goes to your yard. If nobody recruits it, it strays to the discard pile of your left neighbour when your next turn begins."),
                    qsTr("You may add a dog to a kid, or follow with it. Dogs can neither be trashed nor go to a lookout.")
                ] : []),
            ...(help.cats ? [
                    qsTr("At the end of your turn every cat that your yard lures comes to you, from the middle of the table or from a rival. A coin counts as a coin only."),
                    qsTr("As long as the cat is with you, you have its power. Nobody can follow it."),
                    qsTr("1, 2, 3, 4 cats score 1, 3, 6, 10 points.")
                ] : [])
        ]
    }
    readonly property HelpChapter symbols: HelpChapter {
        name: qsTr("Symbols")
        icon: "any-suit"
        dense: true
        signs: ["book", "crown", "glue", "shovel", "skateboard", "squirtgun", "coin", "any-suit", "times", "arrow", "pizza", "toy", "resource", "vp", "pack", "pack-count", "lookout", "lookout-count", "fort", "fort-1", "fort+1", "fort-level", "recruit", "trash", "trash-this", "trash-rival", "swap", "spend", "copy-pack", "copy-rival-pack", "best-friend", "public", "private", "made-up-rule", "perk", "macaroni"]
        meanings: [
            qsTr("Suit: book"),
            qsTr("Suit: crown"),
            qsTr("Suit: glue"),
            qsTr("Suit: shovel"),
            qsTr("Suit: skateboard"),
            qsTr("Suit: squirt gun"),
            qsTr("Coin: any suit"),
            qsTr("The suit that you choose"),
            qsTr("Times: once for each"),
            qsTr("Then, if the first was done in full"),
            qsTr("Gain a pizza"),
            qsTr("Gain a toy"),
            qsTr("Gain pizzas or toys, one kind only"),
            qsTr("Score a point"),
            qsTr("Move a token from the stuff to the pack"),
            qsTr("Tokens in your pack"),
            qsTr("Put a card from your hand into your lookout"),
            qsTr("Cards in your lookout"),
            qsTr("Pay for the next level of your fort"),
            qsTr("The same for one token less"),
            qsTr("The same for one token more"),
            qsTr("Levels of your fort"),
            qsTr("Recruit a card"),
            qsTr("Trash a card of your hand or discard pile"),
            qsTr("Trash this card after use"),
            qsTr("Trash a card in a rival’s yard"),
            qsTr("Swap a pizza for a toy, or a toy for a pizza"),
            qsTr("Spend tokens"),
            qsTr("Gain what is in your pack once more"),
            qsTr("Gain the same as is in a rival’s pack"),
            qsTr("Best friend"),
            qsTr("Public action: rivals may follow"),
            qsTr("Private action: nobody follows"),
            qsTr("Made-up rule"),
            qsTr("Perk"),
            qsTr("Macaroni Sculpture")
        ]
    }

    function switchedOn(option: string): bool {
        return app.setup.options.some(one => one.id === option && one.on);
    }

    name: qsTr("Rules and keys")
    chapters: dogs || cats ? [goal, turns, cards, board, pets, symbols] : [goal, turns, cards, board, symbols]
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
        "N",
        qsTr("Space"),
        "Esc",
        "Ctrl+Z",
        "H",
        "R",
        "L",
        "T",
        "F1",
        "F11"
    ]
    deeds: [
        qsTr("Go to everything that can be used"),
        qsTr("Move a card within your hand"),
        qsTr("Do it: play, add, recruit, press a button"),
        qsTr("Decline: play no card, do not follow, be done"),
        qsTr("Look at the card closely with all its rules; while something moves, skip to its end"),
        qsTr("Take back what is not yet final, close what is open"),
        qsTr("Undo the last step"),
        qsTr("Ask for a hint; again: go through its moves"),
        qsTr("Read what happened since your last turn"),
        qsTr("Go to the log and back"),
        qsTr("At the final scoring: look at the table, and back"),
        qsTr("This help"),
        qsTr("Full screen and back")
    ]
}

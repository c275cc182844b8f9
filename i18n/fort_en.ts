<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Fort Desktop</source>
        <translation>About Fort Desktop</translation>
    </message>
    <message>
        <source>Version %1 (fast build)</source>
        <translation>Version %1 (fast build)</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>An unofficial adaptation made by fans. Not connected with the publishers; all pictures and words here are our own.</source>
        <translation>An unofficial adaptation made by fans. Not connected with the publishers; all pictures and words here are our own.</translation>
    </message>
    <message>
        <source>The printed games</source>
        <translation>The printed games</translation>
    </message>
    <message>
        <source>%1: by %2, published by %3</source>
        <translation>%1: by %2, published by %3</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Fort Desktop is free: code, texts and pictures are under the MIT licence. It is made with what others have made free. Press one of them to read its licence.</source>
        <translation>Fort Desktop is free: code, texts and pictures are under the MIT licence. It is made with what others have made free. Press one of them to read its licence.</translation>
    </message>
    <message>
        <source>only for building</source>
        <translation>only for building</translation>
    </message>
    <message>
        <source>Qt, PySide6 and Shiboken6 %1 are used unchanged, as shared libraries of their own, as the LGPL asks. Put builds of your own, with the same file names, in their place in these folders, and the app runs with them:</source>
        <translation>Qt, PySide6 and Shiboken6 %1 are used unchanged, as shared libraries of their own, as the LGPL asks. Put builds of your own, with the same file names, in their place in these folders, and the app runs with them:</translation>
    </message>
    <message>
        <source>The source code of exactly this version: %1 for Qt, %2 for PySide6 and Shiboken6; what Qt itself is made of: %3</source>
        <translation>The source code of exactly this version: %1 for Qt, %2 for PySide6 and Shiboken6; what Qt itself is made of: %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>ActionTexts</name>
    <message>
        <source>{left}. Then {right}</source>
        <translation>{left}. Then {right}</translation>
    </message>
    <message>
        <source>{left}, then {right}</source>
        <translation>{left}, then {right}</translation>
    </message>
    <message>
        <source>No public action, so nobody can follow.</source>
        <translation>No public action, so nobody can follow.</translation>
    </message>
    <message>
        <source>No private action.</source>
        <translation>No private action.</translation>
    </message>
    <message>
        <source>carry out one action of the added kid as if it were the played card</source>
        <translation>carry out one action of the added kid as if it were the played card</translation>
    </message>
    <message>
        <source>draw 1 more card</source>
        <translation>draw 1 more card</translation>
    </message>
    <message>
        <source>{clause} {count}</source>
        <translation>{clause} {count}</translation>
    </message>
    <message numerus="yes">
        <source>choose pizzas or toys and gain %n token(s)</source>
        <translation>
            <numerusform>choose pizzas or toys and gain %n token</numerusform>
            <numerusform>choose pizzas or toys and gain %n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>swap 1 of your pizzas for a toy, or the other way round (the same way each time)</source>
        <translation>swap 1 of your pizzas for a toy, or the other way round (the same way each time)</translation>
    </message>
    <message>
        <source>swap 1 of your pizzas for a toy</source>
        <translation>swap 1 of your pizzas for a toy</translation>
    </message>
    <message>
        <source>swap 1 of your toys for a pizza</source>
        <translation>swap 1 of your toys for a pizza</translation>
    </message>
    <message numerus="yes">
        <source>gain %n pizza(s)</source>
        <translation>
            <numerusform>gain %n pizza</numerusform>
            <numerusform>gain %n pizzas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n toy(s)</source>
        <translation>
            <numerusform>gain %n toy</numerusform>
            <numerusform>gain %n toys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n pizza(s) or %n toy(s)</source>
        <translation>
            <numerusform>gain %n pizza or %n toy</numerusform>
            <numerusform>gain %n pizzas or %n toys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %n point(s)</source>
        <translation>
            <numerusform>score %n point</numerusform>
            <numerusform>score %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spend %n pizza(s)</source>
        <translation>
            <numerusform>spend %n pizza</numerusform>
            <numerusform>spend %n pizzas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spend %n toy(s)</source>
        <translation>
            <numerusform>spend %n toy</numerusform>
            <numerusform>spend %n toys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spend %n pizza(s) or %n toy(s)</source>
        <translation>
            <numerusform>spend %n pizza or %n toy</numerusform>
            <numerusform>spend %n pizzas or %n toys</numerusform>
        </translation>
    </message>
    <message>
        <source>move 1 token from your stuff to your pack</source>
        <translation>move 1 token from your stuff to your pack</translation>
    </message>
    <message>
        <source>add 1 card from your hand to your lookout</source>
        <translation>add 1 card from your hand to your lookout</translation>
    </message>
    <message>
        <source>recruit 1 card</source>
        <translation>recruit 1 card</translation>
    </message>
    <message>
        <source>trash 1 card from your hand or discard pile</source>
        <translation>trash 1 card from your hand or discard pile</translation>
    </message>
    <message>
        <source>trash 1 card from any rival’s yard</source>
        <translation>trash 1 card from any rival’s yard</translation>
    </message>
    <message>
        <source>trash this card</source>
        <translation>trash this card</translation>
    </message>
    <message>
        <source>advance your fort</source>
        <translation>advance your fort</translation>
    </message>
    <message>
        <source>swap 1 of your pizzas for a toy, or the other way round</source>
        <translation>swap 1 of your pizzas for a toy, or the other way round</translation>
    </message>
    <message>
        <source>copy the contents of your pack into your stuff</source>
        <translation>copy the contents of your pack into your stuff</translation>
    </message>
    <message>
        <source>copy the contents of any rival’s pack into your stuff</source>
        <translation>copy the contents of any rival’s pack into your stuff</translation>
    </message>
    <message>
        <source>for each book</source>
        <translation>for each book</translation>
    </message>
    <message>
        <source>for each crown</source>
        <translation>for each crown</translation>
    </message>
    <message>
        <source>for each glue</source>
        <translation>for each glue</translation>
    </message>
    <message>
        <source>for each shovel</source>
        <translation>for each shovel</translation>
    </message>
    <message>
        <source>for each skateboard</source>
        <translation>for each skateboard</translation>
    </message>
    <message>
        <source>for each squirt gun</source>
        <translation>for each squirt gun</translation>
    </message>
    <message>
        <source>for each symbol of one suit you choose (it may be the coin)</source>
        <translation>for each symbol of one suit you choose (it may be the coin)</translation>
    </message>
    <message>
        <source>for each token in your pack</source>
        <translation>for each token in your pack</translation>
    </message>
    <message>
        <source>for each level of your fort</source>
        <translation>for each level of your fort</translation>
    </message>
    <message>
        <source>for each card in your lookout</source>
        <translation>for each card in your lookout</translation>
    </message>
    <message>
        <source>for each coin</source>
        <translation>for each coin</translation>
    </message>
    <message>
        <source>advance your fort, paying 1 token less</source>
        <translation>advance your fort, paying 1 token less</translation>
    </message>
    <message>
        <source>advance your fort, paying 1 token more</source>
        <translation>advance your fort, paying 1 token more</translation>
    </message>
    <message>
        <source>{count}, {clause}</source>
        <translation>{count}, {clause}</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Your bid</source>
        <translation>Your bid</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Bids</translation>
    </message>
    <message>
        <source>Demolish first</source>
        <translation>Demolish first</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Building</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n card(s) that you take.</source>
        <translation>
            <numerusform>Mark the %n card that you take.</numerusform>
            <numerusform>Mark the %n cards that you take.</numerusform>
        </translation>
    </message>
    <message>
        <source>The top card of your tower falls onto your rubble at the price beside it. Then all your new cards are built.</source>
        <translation>The top card of your tower falls onto your rubble at the price beside it. Then all your new cards are built.</translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <translation>%1 of %2 marked</translation>
    </message>
    <message>
        <source>Click it again to bid.</source>
        <translation>Click it again to bid.</translation>
    </message>
    <message>
        <source>Put the cards on their towers, from left to right.</source>
        <translation>Put the cards on their towers, from left to right.</translation>
    </message>
    <message>
        <source>You win the bid</source>
        <translation>You win the bid</translation>
    </message>
    <message>
        <source>Press the green button, or mark other cards.</source>
        <translation>Press the green button, or mark other cards.</translation>
    </message>
</context>
<context>
    <name>Bin</name>
    <message>
        <source>Drop here to trash</source>
        <translation>Drop here to trash</translation>
    </message>
</context>
<context>
    <name>CardLayer</name>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Your discard pile</source>
        <translation>Your discard pile</translation>
    </message>
</context>
<context>
    <name>CardRuleTexts</name>
    <message>
        <source>The card</source>
        <translation>The card</translation>
    </message>
    <message>
        <source>The symbol is printed twice and counts twice.</source>
        <translation>The symbol is printed twice and counts twice.</translation>
    </message>
    <message>
        <source>Two suits: each counts for itself, and whoever follows may match either.</source>
        <translation>Two suits: each counts for itself, and whoever follows may match either.</translation>
    </message>
    <message>
        <source>A coin stands for any one suit you choose, the same in all actions of that play.</source>
        <translation>A coin stands for any one suit you choose, the same in all actions of that play.</translation>
    </message>
    <message>
        <source>When you play this card itself, you name the suit at once, and rivals match it.</source>
        <translation>When you play this card itself, you name the suit at once, and rivals match it.</translation>
    </message>
    <message>
        <source>Carry out one of the two actions in full; the other may be done in full, in part or not at all. You choose the order.</source>
        <translation>Carry out one of the two actions in full; the other may be done in full, in part or not at all. You choose the order.</translation>
    </message>
    <message>
        <source>Its one action must be carried out in full, otherwise the card cannot be played.</source>
        <translation>Its one action must be carried out in full, otherwise the card cannot be played.</translation>
    </message>
    <message>
        <source>A best friend left in your hand goes to your discard pile, never to your yard, so nobody can recruit it.</source>
        <translation>A best friend left in your hand goes to your discard pile, never to your yard, so nobody can recruit it.</translation>
    </message>
    <message>
        <source>Left in your hand, the card goes to your yard, where rivals can recruit it.</source>
        <translation>Left in your hand, the card goes to your yard, where rivals can recruit it.</translation>
    </message>
    <message>
        <source>Add cards with the counted suit from your hand and use your lookout: each symbol counts. Every card must make one of the two actions give more.</source>
        <translation>Add cards with the counted suit from your hand and use your lookout: each symbol counts. Every card must make one of the two actions give more.</translation>
    </message>
    <message>
        <source>The symbol of this card counts only if it is the suit you choose.</source>
        <translation>The symbol of this card counts only if it is the suit you choose.</translation>
    </message>
    <message>
        <source>Whoever follows counts only the symbols on the card discarded for it.</source>
        <translation>Whoever follows counts only the symbols on the card discarded for it.</translation>
    </message>
    <message>
        <source>Cards are counted here, not their symbols.</source>
        <translation>Cards are counted here, not their symbols.</translation>
    </message>
    <message>
        <source>If there is nothing to count, the action gives nothing, but it is carried out in full.</source>
        <translation>If there is nothing to count, the action gives nothing, but it is carried out in full.</translation>
    </message>
    <message>
        <source>The whole bracket is repeated, each time in the same order.</source>
        <translation>The whole bracket is repeated, each time in the same order.</translation>
    </message>
    <message>
        <source>Afterwards each rival in turn may follow: discard one card with the same suit or a coin from hand and carry out this action in full.</source>
        <translation>Afterwards each rival in turn may follow: discard one card with the same suit or a coin from hand and carry out this action in full.</translation>
    </message>
    <message>
        <source>Only whoever plays the card carries it out; nobody follows it.</source>
        <translation>Only whoever plays the card carries it out; nobody follows it.</translation>
    </message>
    <message>
        <source>Only one kind, never a mix.</source>
        <translation>Only one kind, never a mix.</translation>
    </message>
    <message>
        <source>Only one kind, never a mix. Whoever follows takes the kind that you took.</source>
        <translation>Only one kind, never a mix. Whoever follows takes the kind that you took.</translation>
    </message>
    <message>
        <source>Your stuff has room for 4 pizzas and 4 toys. You do not gain what does not fit, and the action is then not done in full.</source>
        <translation>Your stuff has room for 4 pizzas and 4 toys. You do not gain what does not fit, and the action is then not done in full.</translation>
    </message>
    <message>
        <source>You pay the cost on your board from your stuff and your pack. Level 1 brings a made-up rule, level 2 a perk, level 5 the Macaroni Sculpture if nobody has it.</source>
        <translation>You pay the cost on your board from your stuff and your pack. Level 1 brings a made-up rule, level 2 a perk, level 5 the Macaroni Sculpture if nobody has it.</translation>
    </message>
    <message>
        <source>You may leave out any one token of the cost.</source>
        <translation>You may leave out any one token of the cost.</translation>
    </message>
    <message>
        <source>The additional token may be a pizza or a toy.</source>
        <translation>The additional token may be a pizza or a toy.</translation>
    </message>
    <message>
        <source>The card stays in your lookout until the end of the game and lends you its symbols on every turn. There is room for 1 card more than your fort has levels.</source>
        <translation>The card stays in your lookout until the end of the game and lends you its symbols on every turn. There is room for 1 card more than your fort has levels.</translation>
    </message>
    <message>
        <source>Your pack has room for 1 token more than your fort has levels, in any mix.</source>
        <translation>Your pack has room for 1 token more than your fort has levels, in any mix.</translation>
    </message>
    <message>
        <source>From the park, from a rival’s yard or unseen from the park deck; the card goes to your discard pile.</source>
        <translation>From the park, from a rival’s yard or unseen from the park deck; the card goes to your discard pile.</translation>
    </message>
    <message>
        <source>A trashed card leaves the game. Neither cards in your deck nor those just played or added can be trashed; best friends can.</source>
        <translation>A trashed card leaves the game. Neither cards in your deck nor those just played or added can be trashed; best friends can.</translation>
    </message>
    <message>
        <source>This card leaves the game when everybody has had the chance to follow; it does not come to your discard pile.</source>
        <translation>This card leaves the game when everybody has had the chance to follow; it does not come to your discard pile.</translation>
    </message>
    <message>
        <source>You may swap in your stuff and in your pack.</source>
        <translation>You may swap in your stuff and in your pack.</translation>
    </message>
    <message>
        <source>You may pay from your stuff and from your pack.</source>
        <translation>You may pay from your stuff and from your pack.</translation>
    </message>
    <message>
        <source>Nothing is taken out of the pack.</source>
        <translation>Nothing is taken out of the pack.</translation>
    </message>
    <message>
        <source>You take a perk when your fort reaches level 2.</source>
        <translation>You take a perk when your fort reaches level 2.</translation>
    </message>
    <message>
        <source>You choose a made-up rule when your fort reaches level 1; nobody else sees it before the end of the game.</source>
        <translation>You choose a made-up rule when your fort reaches level 1; nobody else sees it before the end of the game.</translation>
    </message>
    <message>
        <source>What comes after the arrow is done only when everything before it has been done in full; then it must be done if possible.</source>
        <translation>What comes after the arrow is done only when everything before it has been done in full; then it must be done if possible.</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>{card} (suit: {suits})</source>
        <translation>{card} (suit: {suits})</translation>
    </message>
    <message>
        <source>{card}, best friend (suit: {suits})</source>
        <translation>{card}, best friend (suit: {suits})</translation>
    </message>
    <message>
        <source>{card}, dog (suit: {suits})</source>
        <translation>{card}, dog (suit: {suits})</translation>
    </message>
    <message>
        <source>{card} in the lookout counts for {played}</source>
        <translation>{card} in the lookout counts for {played}</translation>
    </message>
    <message>
        <source>{card} in the lookout counts for {played}; click to take it back</source>
        <translation>{card} in the lookout counts for {played}; click to take it back</translation>
    </message>
    <message>
        <source>Cat: {cat}</source>
        <translation>Cat: {cat}</translation>
    </message>
</context>
<context>
    <name>CatTexts</name>
    <message>
        <source>Lured by: {suits} in your yard.</source>
        <translation>Lured by: {suits} in your yard.</translation>
    </message>
    <message numerus="yes">
        <source>Lured by: at least %n card(s) in your yard.</source>
        <translation>
            <numerusform>Lured by: at least %n card in your yard.</numerusform>
            <numerusform>Lured by: at least %n cards in your yard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lured by: at least %n card(s) with the same suit in your yard.</source>
        <translation>
            <numerusform>Lured by: at least %n card with the same suit in your yard.</numerusform>
            <numerusform>Lured by: at least %n cards with the same suit in your yard.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cat} – {power}</source>
        <translation>{cat} – {power}</translation>
    </message>
    <message>
        <source>Just before you play a card, if you like and {condition}: {clause}.</source>
        <translation>Just before you play a card, if you like and {condition}: {clause}.</translation>
    </message>
    <message>
        <source>Just before you play a card, if you like: {clause}.</source>
        <translation>Just before you play a card, if you like: {clause}.</translation>
    </message>
    <message>
        <source>For each rival who follows your played card: {clause}.</source>
        <translation>For each rival who follows your played card: {clause}.</translation>
    </message>
    <message>
        <source>If nobody follows your played card: {clause}.</source>
        <translation>If nobody follows your played card: {clause}.</translation>
    </message>
    <message>
        <source>In your draw phase, if you like: {clause}.</source>
        <translation>In your draw phase, if you like: {clause}.</translation>
    </message>
    <message>
        <source>there is no pizza in your stuff</source>
        <translation>there is no pizza in your stuff</translation>
    </message>
    <message>
        <source>your fort is higher than every rival’s</source>
        <translation>your fort is higher than every rival’s</translation>
    </message>
    <message>
        <source>It comes at the end of your turn, also from a rival, whatever is in that yard.</source>
        <translation>It comes at the end of your turn, also from a rival, whatever is in that yard.</translation>
    </message>
    <message>
        <source>One such card is enough: it comes at the end of your turn, also from a rival, whatever is in that yard.</source>
        <translation>One such card is enough: it comes at the end of your turn, also from a rival, whatever is in that yard.</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Choices</source>
        <translation>Choices</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>CoachBar</name>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Back to the final scoring (Esc)</source>
        <translation>Back to the final scoring (Esc)</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>Play a card, or choose “Play no card”.</source>
        <translation>Play a card, or choose “Play no card”.</translation>
    </message>
    <message>
        <source>No card can be played now: click one to see why.</source>
        <translation>No card can be played now: click one to see why.</translation>
    </message>
    <message>
        <source>You have no card to play.</source>
        <translation>You have no card to play.</translation>
    </message>
    <message>
        <source>No card can be played yet: use Recycling first.</source>
        <translation>No card can be played yet: use Recycling first.</translation>
    </message>
    <message>
        <source>Play a second card.</source>
        <translation>Play a second card.</translation>
    </message>
    <message>
        <source>Play a card now.</source>
        <translation>Play a card now.</translation>
    </message>
    <message>
        <source>Before you play, use a cat’s power, or just play.</source>
        <translation>Before you play, use a cat’s power, or just play.</translation>
    </message>
    <message>
        <source>No card can be played yet: use a cat’s power first.</source>
        <translation>No card can be played yet: use a cat’s power first.</translation>
    </message>
    <message>
        <source>Which suit does the coin stand for?</source>
        <translation>Which suit does the coin stand for?</translation>
    </message>
    <message>
        <source>Finish this card: nothing more can be done with it.</source>
        <translation>Finish this card: nothing more can be done with it.</translation>
    </message>
    <message>
        <source>Choose an action, or finish this card.</source>
        <translation>Choose an action, or finish this card.</translation>
    </message>
    <message>
        <source>Finish this card, or use Recycling first.</source>
        <translation>Finish this card, or use Recycling first.</translation>
    </message>
    <message>
        <source>Choose an action of this card.</source>
        <translation>Choose an action of this card.</translation>
    </message>
    <message>
        <source>Choose an action of the added kid.</source>
        <translation>Choose an action of the added kid.</translation>
    </message>
    <message>
        <source>You may add cards (suit: {suit}). Then choose “Play it”.</source>
        <translation>You may add cards (suit: {suit}). Then choose “Play it”.</translation>
    </message>
    <message>
        <source>You may add cards (suit: {suit}). Then choose “Pizzas” or “Toys”.</source>
        <translation>You may add cards (suit: {suit}). Then choose “Pizzas” or “Toys”.</translation>
    </message>
    <message>
        <source>Add cards (suit: {suit}).</source>
        <translation>Add cards (suit: {suit}).</translation>
    </message>
    <message>
        <source>{card}: {clause}.</source>
        <translation>{card}: {clause}.</translation>
    </message>
    <message>
        <source>{card}: {clause}. Now: {gain}.</source>
        <translation>{card}: {clause}. Now: {gain}.</translation>
    </message>
    <message>
        <source>Add cards (suit: {suit}), or play it.</source>
        <translation>Add cards (suit: {suit}), or play it.</translation>
    </message>
    <message>
        <source>Add more (suit: {suit}), play it, or take cards back.</source>
        <translation>Add more (suit: {suit}), play it, or take cards back.</translation>
    </message>
    <message>
        <source>Choose “Play it”.</source>
        <translation>Choose “Play it”.</translation>
    </message>
    <message>
        <source>Choose “Pizzas” or “Toys”: it is played with that.</source>
        <translation>Choose “Pizzas” or “Toys”: it is played with that.</translation>
    </message>
    <message>
        <source>Add more (suit: {suit}), or play it.</source>
        <translation>Add more (suit: {suit}), or play it.</translation>
    </message>
    <message>
        <source>Play it, or take it back.</source>
        <translation>Play it, or take it back.</translation>
    </message>
    <message>
        <source>Play it, or take {card} back.</source>
        <translation>Play it, or take {card} back.</translation>
    </message>
    <message>
        <source>Play it, or take cards back.</source>
        <translation>Play it, or take cards back.</translation>
    </message>
    <message>
        <source>Choose the suit that counts.</source>
        <translation>Choose the suit that counts.</translation>
    </message>
    <message>
        <source>Once more, or “Stop”?</source>
        <translation>Once more, or “Stop”?</translation>
    </message>
    <message>
        <source>Pay with these tokens, click others, or take them back (cost: {cost}).</source>
        <translation>Pay with these tokens, click others, or take them back (cost: {cost}).</translation>
    </message>
    <message>
        <source>Pay with these tokens, click others, or take them back (cost: {cost}, less 1 token).</source>
        <translation>Pay with these tokens, click others, or take them back (cost: {cost}, less 1 token).</translation>
    </message>
    <message>
        <source>Spend these tokens, click others, or take them back.</source>
        <translation>Spend these tokens, click others, or take them back.</translation>
    </message>
    <message>
        <source>Follow? Discard one card (suit: {suit}, or a coin) and do the action that was left out: {clause}.</source>
        <translation>Follow? Discard one card (suit: {suit}, or a coin) and do the action that was left out: {clause}.</translation>
    </message>
    <message>
        <source>Trash Rough Housing and the played card with it?</source>
        <translation>Trash Rough Housing and the played card with it?</translation>
    </message>
    <message>
        <source>Here you can only do this: {move}.</source>
        <translation>Here you can only do this: {move}.</translation>
    </message>
    <message>
        <source>Trash Do-Over and play a second card?</source>
        <translation>Trash Do-Over and play a second card?</translation>
    </message>
    <message>
        <source>Use Recycling before you discard, or go on.</source>
        <translation>Use Recycling before you discard, or go on.</translation>
    </message>
    <message>
        <source>No second card can be played. You may use Recycling.</source>
        <translation>No second card can be played. You may use Recycling.</translation>
    </message>
    <message>
        <source>Pizzas or toys?</source>
        <translation>Pizzas or toys?</translation>
    </message>
    <message>
        <source>Choose a token to move to your pack.</source>
        <translation>Choose a token to move to your pack.</translation>
    </message>
    <message>
        <source>Choose a card in a rival’s yard to trash.</source>
        <translation>Choose a card in a rival’s yard to trash.</translation>
    </message>
    <message>
        <source>Choose how to pay for your fort (cost: {cost}).</source>
        <translation>Choose how to pay for your fort (cost: {cost}).</translation>
    </message>
    <message>
        <source>Choose how to pay for your fort (cost: {cost}, less 1 token).</source>
        <translation>Choose how to pay for your fort (cost: {cost}, less 1 token).</translation>
    </message>
    <message>
        <source>Choose what to spend.</source>
        <translation>Choose what to spend.</translation>
    </message>
    <message>
        <source>Which way: pizza for toys, or toys for pizza?</source>
        <translation>Which way: pizza for toys, or toys for pizza?</translation>
    </message>
    <message>
        <source>Choose a token to swap.</source>
        <translation>Choose a token to swap.</translation>
    </message>
    <message>
        <source>Whose pack do you copy?</source>
        <translation>Whose pack do you copy?</translation>
    </message>
    <message>
        <source>Choose your made-up rule. The others won’t see it.</source>
        <translation>Choose your made-up rule. The others won’t see it.</translation>
    </message>
    <message>
        <source>Choose a perk.</source>
        <translation>Choose a perk.</translation>
    </message>
    <message>
        <source>You cannot follow this time: click a card to see why.</source>
        <translation>You cannot follow this time: click a card to see why.</translation>
    </message>
    <message>
        <source>{who} may follow (suit: {suit}).</source>
        <translation>{who} may follow (suit: {suit}).</translation>
    </message>
    <message>
        <source>{who} cannot carry this out in full.</source>
        <translation>{who} cannot carry this out in full.</translation>
    </message>
    <message>
        <source>Discard a second matching card as well?</source>
        <translation>Discard a second matching card as well?</translation>
    </message>
    <message>
        <source>You cannot discard a second card as well.</source>
        <translation>You cannot discard a second card as well.</translation>
    </message>
    <message>
        <source>What this dog needs: {need}</source>
        <translation>What this dog needs: {need}</translation>
    </message>
    <message>
        <source>Into whose doghouse: left or right?</source>
        <translation>Into whose doghouse: left or right?</translation>
    </message>
    <message>
        <source>Keep one card. The rest go to the left.</source>
        <translation>Keep one card. The rest go to the left.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>This is the last round.</translation>
    </message>
    <message numerus="yes">
        <source>Click the tokens that pay for your fort: %n to go (cost: {cost}).</source>
        <translation>
            <numerusform>Click the tokens that pay for your fort: %n to go (cost: {cost}).</numerusform>
            <numerusform>Click the tokens that pay for your fort: %n to go (cost: {cost}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the tokens that pay for your fort: %n to go (cost: {cost}, less 1 token).</source>
        <translation>
            <numerusform>Click the tokens that pay for your fort: %n to go (cost: {cost}, less 1 token).</numerusform>
            <numerusform>Click the tokens that pay for your fort: %n to go (cost: {cost}, less 1 token).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the tokens to spend: %n to go.</source>
        <translation>
            <numerusform>Click the tokens to spend: %n to go.</numerusform>
            <numerusform>Click the tokens to spend: %n to go.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use it, or click the cat again.</source>
        <translation>Use it, or click the cat again.</translation>
    </message>
    <message>
        <source>Play it, or leave {card} out (lookout).</source>
        <translation>Play it, or leave {card} out (lookout).</translation>
    </message>
    <message>
        <source>Play it, or leave cards of your lookout out.</source>
        <translation>Play it, or leave cards of your lookout out.</translation>
    </message>
    <message>
        <source>Add more (suit: {suit}), play it, or leave cards of your lookout out.</source>
        <translation>Add more (suit: {suit}), play it, or leave cards of your lookout out.</translation>
    </message>
    <message>
        <source>Which suit does the coin stand for? Rivals can follow with that suit, too.</source>
        <translation>Which suit does the coin stand for? Rivals can follow with that suit, too.</translation>
    </message>
    <message>
        <source>Follow? Discard one card (suit: {suit}, or a coin) and do it too: {clause}.</source>
        <translation>Follow? Discard one card (suit: {suit}, or a coin) and do it too: {clause}.</translation>
    </message>
    <message>
        <source>Count one symbol or both? What you choose must be done in full.</source>
        <translation>Count one symbol or both? What you choose must be done in full.</translation>
    </message>
    <message>
        <source>How many symbols do you count? What you choose must be done in full.</source>
        <translation>How many symbols do you count? What you choose must be done in full.</translation>
    </message>
    <message>
        <source>{n} of {all}: {line}</source>
        <translation>{n} of {all}: {line}</translation>
    </message>
    <message numerus="yes">
        <source>You drew only %n card(s): no more were left.</source>
        <translation>
            <numerusform>You drew only %n card: no more were left.</numerusform>
            <numerusform>You drew only %n cards: no more were left.</numerusform>
        </translation>
    </message>
    <message>
        <source>A coin stands for any suit, here for: {suit} ({cards}).</source>
        <translation>A coin stands for any suit, here for: {suit} ({cards}).</translation>
    </message>
    <message>
        <source>Choose a card {places} for your lookout.</source>
        <translation>Choose a card {places} for your lookout.</translation>
    </message>
    <message>
        <source>Choose a card {places} to trash.</source>
        <translation>Choose a card {places} to trash.</translation>
    </message>
    <message>
        <source>Recruit one more card {places}, or choose “Done”.</source>
        <translation>Recruit one more card {places}, or choose “Done”.</translation>
    </message>
    <message>
        <source>{start} or {last}</source>
        <translation>{start} or {last}</translation>
    </message>
    <message>
        <source>from your hand</source>
        <translation>from your hand</translation>
    </message>
    <message>
        <source>from your discard pile</source>
        <translation>from your discard pile</translation>
    </message>
    <message>
        <source>from the park</source>
        <translation>from the park</translation>
    </message>
    <message>
        <source>from the park deck</source>
        <translation>from the park deck</translation>
    </message>
    <message>
        <source>from a rival’s yard</source>
        <translation>from a rival’s yard</translation>
    </message>
    <message>
        <source>from any yard</source>
        <translation>from any yard</translation>
    </message>
    <message>
        <source>Added for you, as it only helps: {card} (a click leaves it out).</source>
        <translation>Added for you, as it only helps: {card} (a click leaves it out).</translation>
    </message>
    <message>
        <source>Added for you, as they only help: {cards} (a click leaves one out).</source>
        <translation>Added for you, as they only help: {cards} (a click leaves one out).</translation>
    </message>
    <message>
        <source>The played card lets you recruit a card {places}.</source>
        <translation>The played card lets you recruit a card {places}.</translation>
    </message>
    <message>
        <source>To end your turn, recruit a card {places}.</source>
        <translation>To end your turn, recruit a card {places}.</translation>
    </message>
    <message>
        <source>Your cat lets you draw one card more: how many do you draw?</source>
        <translation>Your cat lets you draw one card more: how many do you draw?</translation>
    </message>
    <message>
        <source>Then to your yard: {cards}.</source>
        <translation>Then to your yard: {cards}.</translation>
    </message>
    <message>
        <source>Dogs that nobody recruits there run to {who}: {dogs}.</source>
        <translation>Dogs that nobody recruits there run to {who}: {dogs}.</translation>
    </message>
</context>
<context>
    <name>ColourChoice</name>
    <message>
        <source>Red board</source>
        <translation>Red board</translation>
    </message>
    <message>
        <source>Blue board</source>
        <translation>Blue board</translation>
    </message>
    <message>
        <source>Green board</source>
        <translation>Green board</translation>
    </message>
    <message>
        <source>Yellow board</source>
        <translation>Yellow board</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
</context>
<context>
    <name>CountedTexts</name>
    <message numerus="yes">
        <source>Victory track: %n point(s) gained during the game</source>
        <translation>
            <numerusform>Victory track: %n point gained during the game</numerusform>
            <numerusform>Victory track: %n points gained during the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fort of level {level}: %n point(s)</source>
        <translation>
            <numerusform>Fort of level {level}: %n point</numerusform>
            <numerusform>Fort of level {level}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {rule} {found} → %n point(s)</source>
        <translation>
            <numerusform>{name}: {rule} {found} → %n point</numerusform>
            <numerusform>{name}: {rule} {found} → %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>No made-up rule: this fort never reached level 1</source>
        <translation>No made-up rule: this fort never reached level 1</translation>
    </message>
    <message numerus="yes">
        <source>Macaroni Sculpture, for the first fort of level 5: %n point(s)</source>
        <translation>
            <numerusform>Macaroni Sculpture, for the first fort of level 5: %n point</numerusform>
            <numerusform>Macaroni Sculpture, for the first fort of level 5: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The Macaroni Sculpture belongs to the first fort of level 5</source>
        <translation>The Macaroni Sculpture belongs to the first fort of level 5</translation>
    </message>
    <message numerus="yes">
        <source>In the doghouse: {dogs}. Nobody has more → %n point(s)</source>
        <translation>
            <numerusform>In the doghouse: {dogs}. Nobody has more → %n point</numerusform>
            <numerusform>In the doghouse: {dogs}. Nobody has more → %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>In the doghouse: {dogs}. Somebody has more, and scores for it</source>
        <translation>In the doghouse: {dogs}. Somebody has more, and scores for it</translation>
    </message>
    <message>
        <source>The doghouse is empty: no points</source>
        <translation>The doghouse is empty: no points</translation>
    </message>
    <message numerus="yes">
        <source>Cats: {cats} → %n point(s) (1, 3, 6 or 10 for one, two, three or four)</source>
        <translation>
            <numerusform>Cats: {cats} → %n point (1, 3, 6 or 10 for one, two, three or four)</numerusform>
            <numerusform>Cats: {cats} → %n points (1, 3, 6 or 10 for one, two, three or four)</numerusform>
        </translation>
    </message>
    <message>
        <source>No cat has come: no points</source>
        <translation>No cat has come: no points</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort and Macaroni Sculpture. Made-up rules are secret until the end.</source>
        <translation>Counted in every round: victory track, fort and Macaroni Sculpture. Made-up rules are secret until the end.</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort, Macaroni Sculpture and dogs. Made-up rules are secret until the end.</source>
        <translation>Counted in every round: victory track, fort, Macaroni Sculpture and dogs. Made-up rules are secret until the end.</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort, Macaroni Sculpture and cats. Made-up rules are secret until the end.</source>
        <translation>Counted in every round: victory track, fort, Macaroni Sculpture and cats. Made-up rules are secret until the end.</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort, Macaroni Sculpture, dogs and cats. Made-up rules are secret until the end.</source>
        <translation>Counted in every round: victory track, fort, Macaroni Sculpture, dogs and cats. Made-up rules are secret until the end.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand over to %1</source>
        <translation>Hand over to %1</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>I am %1, show my cards</translation>
    </message>
    <message>
        <source>Enter or Space works too</source>
        <translation>Enter or Space works too</translation>
    </message>
    <message>
        <source>I am %1, take my decision back</source>
        <translation>I am %1, take my decision back</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message numerus="yes">
        <source>Discard: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogTexts</name>
    <message>
        <source>from your hand only</source>
        <translation>from your hand only</translation>
    </message>
    <message>
        <source>from your hand or lookout</source>
        <translation>from your hand or lookout</translation>
    </message>
    <message>
        <source>Add {objects} {source}.</source>
        <translation>Add {objects} {source}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n different suit(s) {source}.</source>
        <translation>
            <numerusform>Add %n suit {source}.</numerusform>
            <numerusform>Add %n different suits {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n different suit(s) other than {suit} {source}.</source>
        <translation>
            <numerusform>Add %n suit other than {suit} {source}.</numerusform>
            <numerusform>Add %n different suits other than {suit} {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n kid(s) from your hand.</source>
        <translation>
            <numerusform>Add %n kid from your hand.</numerusform>
            <numerusform>Add %n kids from your hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Spend {objects}.</source>
        <translation>Spend {objects}.</translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n card(s) in your lookout.</source>
        <translation>
            <numerusform>Have at least %n card in your lookout.</numerusform>
            <numerusform>Have at least %n cards in your lookout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have a fort of level {level} or higher.</source>
        <translation>Have a fort of level {level} or higher.</translation>
    </message>
    <message>
        <source>This dog goes to your doghouse.</source>
        <translation>This dog goes to your doghouse.</translation>
    </message>
    <message>
        <source>This dog goes to a neighbour’s doghouse (left or right, you choose).</source>
        <translation>This dog goes to a neighbour’s doghouse (left or right, you choose).</translation>
    </message>
</context>
<context>
    <name>Doghouse</name>
    <message>
        <source>Your doghouse: %1</source>
        <translation>Your doghouse: %1</translation>
    </message>
    <message>
        <source>Your doghouse is empty</source>
        <translation>Your doghouse is empty</translation>
    </message>
    <message>
        <source>Doghouse of %1: %2</source>
        <translation>Doghouse of %1: %2</translation>
    </message>
    <message>
        <source>Doghouse of %1: empty</source>
        <translation>Doghouse of %1: empty</translation>
    </message>
</context>
<context>
    <name>ErrorTexts</name>
    <message>
        <source>The saved game “{name}” cannot be read. The file is kept, but this game cannot be continued.</source>
        <translation>The saved game “{name}” cannot be read. The file is kept, but this game cannot be continued.</translation>
    </message>
    <message>
        <source>The latest autosave of a game, “{name}”, cannot be read. The file is kept, and the game can be continued from the autosave before it.</source>
        <translation>The latest autosave of a game, “{name}”, cannot be read. The file is kept, and the game can be continued from the autosave before it.</translation>
    </message>
    <message>
        <source>“{name}” comes from a newer version of the app. Nothing has been changed. Update the app to continue it.</source>
        <translation>“{name}” comes from a newer version of the app. Nothing has been changed. Update the app to continue it.</translation>
    </message>
    <message>
        <source>Rules or cards have changed since. The game goes on from its last position; undo goes back no further than that.</source>
        <translation>Rules or cards have changed since. The game goes on from its last position; undo goes back no further than that.</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}. It goes on here and is saved as soon as that is possible again.</source>
        <translation>The game could not be saved: {reason}. It goes on here and is saved as soon as that is possible again.</translation>
    </message>
    <message>
        <source>The game could not be removed: {reason}. It can still be continued.</source>
        <translation>The game could not be removed: {reason}. It can still be continued.</translation>
    </message>
    <message>
        <source>Not all settings could be read. The old file was kept as “{name}”; standard settings stand in for what is missing.</source>
        <translation>Not all settings could be read. The old file was kept as “{name}”; standard settings stand in for what is missing.</translation>
    </message>
    <message>
        <source>The statistics could not be read. The old file was kept as “{name}”; counting starts anew.</source>
        <translation>The statistics could not be read. The old file was kept as “{name}”; counting starts anew.</translation>
    </message>
    <message>
        <source>A bot had to be restarted; it made a simple move instead.</source>
        <translation>A bot had to be restarted; it made a simple move instead.</translation>
    </message>
    <message>
        <source>Details for a report are in the file “{name}”.</source>
        <translation>Details for a report are in the file “{name}”.</translation>
    </message>
    <message>
        <source>The details could not be written to the file “{name}”.</source>
        <translation>The details could not be written to the file “{name}”.</translation>
    </message>
    <message>
        <source>The folder could not be opened.</source>
        <translation>The folder could not be opened.</translation>
    </message>
    <message>
        <source>The game is saved, and goes on when you close this. Should it stand still, leave the table and press “Continue”.</source>
        <translation>The game is saved, and goes on when you close this. Should it stand still, leave the table and press “Continue”.</translation>
    </message>
    <message>
        <source>The game is being saved, and goes on when you close this.</source>
        <translation>The game is being saved, and goes on when you close this.</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>You can go on.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}. They hold until the app is closed, and saving is tried again.</source>
        <translation>The settings could not be saved: {reason}. They hold until the app is closed, and saving is tried again.</translation>
    </message>
    <message>
        <source>The statistics could not be saved: {reason}. The finished game is counted as soon as that is possible again.</source>
        <translation>The statistics could not be saved: {reason}. The finished game is counted as soon as that is possible again.</translation>
    </message>
    <message>
        <source>The app is already running in another window. Nothing is saved here until that one is closed.</source>
        <translation>The app is already running in another window. Nothing is saved here until that one is closed.</translation>
    </message>
    <message>
        <source>Sorry, the app could not start.</source>
        <translation>Sorry, the app could not start.</translation>
    </message>
</context>
<context>
    <name>FigureTexts</name>
    <message numerus="yes">
        <source>Hand: %n card(s), hidden from the others</source>
        <translation>
            <numerusform>Hand: %n card, hidden from the others</numerusform>
            <numerusform>Hand: %n cards, hidden from the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s); when it is empty the discard pile is shuffled</source>
        <translation>
            <numerusform>Deck: %n card; when it is empty the discard pile is shuffled</numerusform>
            <numerusform>Deck: %n cards; when it is empty the discard pile is shuffled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s), open to all; becomes the deck when that is empty</source>
        <translation>
            <numerusform>Discard pile: %n card, open to all; becomes the deck when that is empty</numerusform>
            <numerusform>Discard pile: %n cards, open to all; becomes the deck when that is empty</numerusform>
        </translation>
    </message>
    <message>
        <source>First player: every round begins here</source>
        <translation>First player: every round begins here</translation>
    </message>
    <message numerus="yes">
        <source>Fort level {level}: %n point(s) at the end; lookout for {cards}, pack for {tokens}</source>
        <translation>
            <numerusform>Fort level {level}: %n point at the end; lookout for {cards}, pack for {tokens}</numerusform>
            <numerusform>Fort level {level}: %n points at the end; lookout for {cards}, pack for {tokens}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort}; level {level} costs {cost}</source>
        <translation>{fort}; level {level} costs {cost}</translation>
    </message>
    <message>
        <source>Level {level} of the fort costs {cost}; pay from stuff or pack</source>
        <translation>Level {level} of the fort costs {cost}; pay from stuff or pack</translation>
    </message>
    <message>
        <source>Stuff: {count} of {room} pizzas</source>
        <translation>Stuff: {count} of {room} pizzas</translation>
    </message>
    <message>
        <source>Stuff: {count} of {room} toys</source>
        <translation>Stuff: {count} of {room} toys</translation>
    </message>
    <message numerus="yes">
        <source>Pack: {count} of %n token(s); it pays like the stuff does</source>
        <translation>
            <numerusform>Pack: {count} of %n token; it pays like the stuff does</numerusform>
            <numerusform>Pack: {count} of %n tokens; it pays like the stuff does</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lookout: {count} of %n card(s), to improve every play; suits: {suits}</source>
        <translation>
            <numerusform>Lookout: {count} of %n card, to improve every play; suits: {suits}</numerusform>
            <numerusform>Lookout: {count} of %n cards, to improve every play; suits: {suits}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Macaroni Sculpture: %n point(s) at the end</source>
        <translation>
            <numerusform>Macaroni Sculpture: %n point at the end</numerusform>
            <numerusform>Macaroni Sculpture: %n points at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n pizza(s); nobody can gain more</source>
        <translation>
            <numerusform>Supply: %n pizza; nobody can gain more</numerusform>
            <numerusform>Supply: %n pizzas; nobody can gain more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n toy(s); nobody can gain more</source>
        <translation>
            <numerusform>Supply: %n toy; nobody can gain more</numerusform>
            <numerusform>Supply: %n toys; nobody can gain more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Park deck: %n card(s); when none is left this round is the last one</source>
        <translation>
            <numerusform>Park deck: %n card; when none is left this round is the last one</numerusform>
            <numerusform>Park deck: %n cards; when none is left this round is the last one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s) here, {more} elsewhere</source>
        <translation>
            <numerusform>{who}: %n point here, {more} elsewhere</numerusform>
            <numerusform>{who}: %n points here, {more} elsewhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n point</numerusform>
            <numerusform>{who}: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort}; level {level} costs {cost}. It makes that round the last one.</source>
        <translation>{fort}; level {level} costs {cost}. It makes that round the last one.</translation>
    </message>
    <message>
        <source>May still change hands: {sources}.</source>
        <translation>May still change hands: {sources}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all ({parts})</source>
        <translation>
            <numerusform>%n point in all ({parts})</numerusform>
            <numerusform>%n points in all ({parts})</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort}; the highest level: this round is the last one</source>
        <translation>{fort}; the highest level: this round is the last one</translation>
    </message>
    <message>
        <source>Level {level} of the fort costs {cost}; pay from stuff or pack. It makes that round the last one.</source>
        <translation>Level {level} of the fort costs {cost}; pay from stuff or pack. It makes that round the last one.</translation>
    </message>
    <message>
        <source>Victory track – {points}. From 25 on, or with a fort of level 5, this round is the last one.</source>
        <translation>Victory track – {points}. From 25 on, or with a fort of level 5, this round is the last one.</translation>
    </message>
    <message numerus="yes">
        <source>Made-up rules, which score secretly at the end: %n in the stack; one for every fort that reaches level 1</source>
        <translation>
            <numerusform>Made-up rules, which score secretly at the end: %n in the stack; one for every fort that reaches level 1</numerusform>
            <numerusform>Made-up rules, which score secretly at the end: %n in the stack; one for every fort that reaches level 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {level} costs:</source>
        <translation>Level {level} costs:</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far ({parts}); made-up rules are added at the end</source>
        <translation>
            <numerusform>%n point so far ({parts}); made-up rules are added at the end</numerusform>
            <numerusform>%n points so far ({parts}); made-up rules are added at the end</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead: {line}</source>
        <translation>In the lead: {line}</translation>
    </message>
    <message>
        <source>{source} {count}</source>
        <translation>{source} {count}</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Save the game</source>
        <translation>Save the game</translation>
    </message>
</context>
<context>
    <name>FirstPlayerCard</name>
    <message>
        <source>First player</source>
        <translation>First player</translation>
    </message>
</context>
<context>
    <name>FirstTime</name>
    <message>
        <source>First time? The rules in two minutes</source>
        <translation>First time? The rules in two minutes</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, thanks</translation>
    </message>
</context>
<context>
    <name>FortHelp</name>
    <message>
        <source>Click</source>
        <translation>Click</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Right click</translation>
    </message>
    <message>
        <source>Point, or press and hold</source>
        <translation>Point, or press and hold</translation>
    </message>
    <message>
        <source>A dog</source>
        <translation>A dog</translation>
    </message>
    <message>
        <source>A cat</source>
        <translation>A cat</translation>
    </message>
    <message>
        <source>Use what glows; anything else says why not</source>
        <translation>Use what glows; anything else says why not</translation>
    </message>
    <message>
        <source>Play, add, recruit, pay; Esc or a drop elsewhere takes it back</source>
        <translation>Play, add, recruit, pay; Esc or a drop elsewhere takes it back</translation>
    </message>
    <message>
        <source>Look at the card closely with all its rules</source>
        <translation>Look at the card closely with all its rules</translation>
    </message>
    <message>
        <source>See what a card does</source>
        <translation>See what a card does</translation>
    </message>
    <message>
        <source>Tab, arrow keys</source>
        <translation>Tab, arrow keys</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Shift + arrow keys</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Go to everything that can be used</source>
        <translation>Go to everything that can be used</translation>
    </message>
    <message>
        <source>Move a card within your hand</source>
        <translation>Move a card within your hand</translation>
    </message>
    <message>
        <source>Do it: play, add, recruit, press a button</source>
        <translation>Do it: play, add, recruit, press a button</translation>
    </message>
    <message>
        <source>Decline: play no card, do not follow, be done</source>
        <translation>Decline: play no card, do not follow, be done</translation>
    </message>
    <message>
        <source>Look at the card closely with all its rules; while something moves, skip to its end</source>
        <translation>Look at the card closely with all its rules; while something moves, skip to its end</translation>
    </message>
    <message>
        <source>Take back what is not yet final, close what is open</source>
        <translation>Take back what is not yet final, close what is open</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Undo the last step</translation>
    </message>
    <message>
        <source>Read what happened since your last turn</source>
        <translation>Read what happened since your last turn</translation>
    </message>
    <message>
        <source>Go to the log and back</source>
        <translation>Go to the log and back</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>This help</translation>
    </message>
    <message>
        <source>Full screen and back</source>
        <translation>Full screen and back</translation>
    </message>
    <message>
        <source>Play it like a card and meet its need: click or drag the cards and tokens. Then choose “Play it”; it goes to a doghouse.</source>
        <translation>Play it like a card and meet its need: click or drag the cards and tokens. Then choose “Play it”; it goes to a doghouse.</translation>
    </message>
    <message>
        <source>Just before you play a card, click your glowing cat, or press Enter on it; then its green button uses its power.</source>
        <translation>Just before you play a card, click your glowing cat, or press Enter on it; then its green button uses its power.</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Rules and keys</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>The goal</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Goal</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Your cards</translation>
    </message>
    <message>
        <source>Friends leave</source>
        <translation>Friends leave</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>At the end</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Last round</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>A tie</translation>
    </message>
    <message>
        <source>Win kids over, gather pizzas and toys, and build the best fort. Whoever has the most points at the end wins.</source>
        <translation>Win kids over, gather pizzas and toys, and build the best fort. Whoever has the most points at the end wins.</translation>
    </message>
    <message>
        <source>You begin with 10: 2 best friends, 5 kids and 3 dogs. You hold 5 of them at a time. New ones go to your discard pile, which becomes your deck again and again.</source>
        <translation>You begin with 10: 2 best friends, 5 kids and 3 dogs. You hold 5 of them at a time. New ones go to your discard pile, which becomes your deck again and again.</translation>
    </message>
    <message>
        <source>You begin with 10: 2 best friends and 8 kids. You hold 5 of them at a time. New ones go to your discard pile, which becomes your deck again and again.</source>
        <translation>You begin with 10: 2 best friends and 8 kids. You hold 5 of them at a time. New ones go to your discard pile, which becomes your deck again and again.</translation>
    </message>
    <message>
        <source>Whom you do not play with stays in your yard until your next turn. Meanwhile rivals may take them away.</source>
        <translation>Whom you do not play with stays in your yard until your next turn. Meanwhile rivals may take them away.</translation>
    </message>
    <message>
        <source>Some cards bring points during the game; the track at the top shows them.</source>
        <translation>Some cards bring points during the game; the track at the top shows them.</translation>
    </message>
    <message>
        <source>Your fort brings points, more with every level; so does your made-up rule. The Macaroni Sculpture brings 4.</source>
        <translation>Your fort brings points, more with every level; so does your made-up rule. The Macaroni Sculpture brings 4.</translation>
    </message>
    <message>
        <source>It is the last round as soon as anyone has 25 points on the track or a fort of level 5, or the park deck is empty. It is played to its end: all have the same number of turns.</source>
        <translation>It is the last round as soon as anyone has 25 points on the track or a fort of level 5, or the park deck is empty. It is played to its end: all have the same number of turns.</translation>
    </message>
    <message>
        <source>The higher fort decides. If that is the same too, the victory is shared.</source>
        <translation>The higher fort decides. If that is the same too, the victory is shared.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>A turn</translation>
    </message>
    <message>
        <source>1. Cleanup</source>
        <translation>1. Cleanup</translation>
    </message>
    <message>
        <source>2. Play</source>
        <translation>2. Play</translation>
    </message>
    <message>
        <source>More of it</source>
        <translation>More of it</translation>
    </message>
    <message>
        <source>Rivals follow</source>
        <translation>Rivals follow</translation>
    </message>
    <message>
        <source>3. Recruit</source>
        <translation>3. Recruit</translation>
    </message>
    <message>
        <source>4. Discard</source>
        <translation>4. Discard</translation>
    </message>
    <message>
        <source>5. Draw</source>
        <translation>5. Draw</translation>
    </message>
    <message>
        <source>Whoever still waits in your yard goes to your discard pile and is yours again.</source>
        <translation>Whoever still waits in your yard goes to your discard pile and is yours again.</translation>
    </message>
    <message>
        <source>Play one card from your hand, or none. Do its public action, its private action or both, in any order. One of them must be done in full.</source>
        <translation>Play one card from your hand, or none. Do its public action, its private action or both, in any order. One of them must be done in full.</translation>
    </message>
    <message>
        <source>Where an action says × and a suit, it happens once for every such symbol: on the card, on cards that you add from your hand, and in your lookout. The actions of added cards do not happen.</source>
        <translation>Where an action says × and a suit, it happens once for every such symbol: on the card, on cards that you add from your hand, and in your lookout. The actions of added cards do not happen.</translation>
    </message>
    <message>
        <source>Then each rival in turn may follow the public action: see “Cards”.</source>
        <translation>Then each rival in turn may follow the public action: see “Cards”.</translation>
    </message>
    <message>
        <source>Take exactly one card: from the park, from a rival’s yard, or unseen from the park deck. It goes to your discard pile.</source>
        <translation>Take exactly one card: from the park, from a rival’s yard, or unseen from the park deck. It goes to your discard pile.</translation>
    </message>
    <message>
        <source>The cards that you played and added and your best friends go to your discard pile. All others from your hand go to your yard.</source>
        <translation>The cards that you played and added and your best friends go to your discard pile. All others from your hand go to your yard.</translation>
    </message>
    <message>
        <source>Draw 5 cards. When the deck is empty, the discard pile is shuffled first; when no card is left at all, you draw fewer.</source>
        <translation>Draw 5 cards. When the deck is empty, the discard pile is shuffled first; when no card is left at all, you draw fewer.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Suit</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Public</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Private</translation>
    </message>
    <message>
        <source>To follow</source>
        <translation>To follow</translation>
    </message>
    <message>
        <source>Full or not</source>
        <translation>Full or not</translation>
    </message>
    <message>
        <source>Best friends</source>
        <translation>Best friends</translation>
    </message>
    <message>
        <source>To trash</source>
        <translation>To trash</translation>
    </message>
    <message>
        <source>Every card shows one of six suits, a coin, or two such symbols. With it you improve other cards and follow rivals.</source>
        <translation>Every card shows one of six suits, a coin, or two such symbols. With it you improve other cards and follow rivals.</translation>
    </message>
    <message>
        <source>It stands for any one suit you choose. If you play a card with a coin that rivals can follow, you name its suit at once.</source>
        <translation>It stands for any one suit you choose. If you play a card with a coin that rivals can follow, you name its suit at once.</translation>
    </message>
    <message>
        <source>The action that rivals may follow. A card without one cannot be followed.</source>
        <translation>The action that rivals may follow. A card without one cannot be followed.</translation>
    </message>
    <message>
        <source>The action for whoever plays the card alone.</source>
        <translation>The action for whoever plays the card alone.</translation>
    </message>
    <message>
        <source>When a rival has played a card, discard one card from your hand with the same suit or a coin, and do the public action too. × counts only the symbols on the card that you discard.</source>
        <translation>When a rival has played a card, discard one card from your hand with the same suit or a coin, and do the public action too. × counts only the symbols on the card that you discard.</translation>
    </message>
    <message>
        <source>You follow in full or not at all. Whoever played it took pizzas? Then you take pizzas too; with toys likewise. You may follow every rival, as long as you have cards.</source>
        <translation>You follow in full or not at all. Whoever played it took pizzas? Then you take pizzas too; with toys likewise. You may follow every rival, as long as you have cards.</translation>
    </message>
    <message>
        <source>They never go to your yard, so nobody can recruit them.</source>
        <translation>They never go to your yard, so nobody can recruit them.</translation>
    </message>
    <message>
        <source>The card leaves the game. The fewer weak cards you have, the sooner the good ones come again.</source>
        <translation>The card leaves the game. The fewer weak cards you have, the sooner the good ones come again.</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Your board</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pack</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Lookout</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Level 1</source>
        <translation>Level 1</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Level 2</translation>
    </message>
    <message>
        <source>Level 5</source>
        <translation>Level 5</translation>
    </message>
    <message>
        <source>Pizzas and toys pay for your fort and for some actions. You gain them into your stuff, which has room for 4 of each.</source>
        <translation>Pizzas and toys pay for your fort and for some actions. You gain them into your stuff, which has room for 4 of each.</translation>
    </message>
    <message>
        <source>Some actions move a token from your stuff to your pack. You can pay from there too, and some cards count what is in it. It has room for 1 token more than your fort has levels.</source>
        <translation>Some actions move a token from your stuff to your pack. You can pay from there too, and some cards count what is in it. It has room for 1 token more than your fort has levels.</translation>
    </message>
    <message>
        <source>Some actions put a card here for good. Its suit helps every card that you play in your turn, without being used up. There is room for 1 card more than your fort has levels.</source>
        <translation>Some actions put a card here for good. Its suit helps every card that you play in your turn, without being used up. There is room for 1 card more than your fort has levels.</translation>
    </message>
    <message>
        <source>With an action that shows this, pay what the next level costs. Every level brings more points at the end and more room in pack and lookout. 5 is the highest.</source>
        <translation>With an action that shows this, pay what the next level costs. Every level brings more points at the end and more room in pack and lookout. 5 is the highest.</translation>
    </message>
    <message>
        <source>Choose a made-up rule in secret. It says what else brings you points at the end.</source>
        <translation>Choose a made-up rule in secret. It says what else brings you points at the end.</translation>
    </message>
    <message>
        <source>Take one of the open perks. It lets you do something that others cannot.</source>
        <translation>Take one of the open perks. It lets you do something that others cannot.</translation>
    </message>
    <message>
        <source>This round is the last one. Whoever gets there first takes the Macaroni Sculpture, worth 4 points.</source>
        <translation>This round is the last one. Whoever gets there first takes the Macaroni Sculpture, worth 4 points.</translation>
    </message>
    <message>
        <source>Dogs and cats</source>
        <translation>Dogs and cats</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Dogs</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Cats</translation>
    </message>
    <message>
        <source>Doghouse</source>
        <translation>Doghouse</translation>
    </message>
    <message>
        <source>Strays</source>
        <translation>Strays</translation>
    </message>
    <message>
        <source>A dog’s suit</source>
        <translation>A dog’s suit</translation>
    </message>
    <message>
        <source>Its power</source>
        <translation>Its power</translation>
    </message>
    <message>
        <source>Cats at the end</source>
        <translation>Cats at the end</translation>
    </message>
    <message>
        <source>Play it instead of a kid: meet the need above the dashed line, then do its action, in full. Nobody can follow it.</source>
        <translation>Play it instead of a kid: meet the need above the dashed line, then do its action, in full. Nobody can follow it.</translation>
    </message>
    <message>
        <source>Nearly every dog that was played goes to a doghouse, usually your own. Whoever has the most dogs there at the end scores 7 points; so does everybody who ties.</source>
        <translation>Nearly every dog that was played goes to a doghouse, usually your own. Whoever has the most dogs there at the end scores 7 points; so does everybody who ties.</translation>
    </message>
    <message>
        <source>A dog left in your hand goes to your yard. If nobody recruits it, it strays to the discard pile of your left neighbour when your next turn begins.</source>
        <translation>A dog left in your hand goes to your yard. If nobody recruits it, it strays to the discard pile of your left neighbour when your next turn begins.</translation>
    </message>
    <message>
        <source>You may add a dog to a kid, or follow with it. Dogs can neither be trashed nor go to a lookout.</source>
        <translation>You may add a dog to a kid, or follow with it. Dogs can neither be trashed nor go to a lookout.</translation>
    </message>
    <message>
        <source>At the end of your turn every cat that your yard lures comes to you, from the middle of the table or from a rival. A coin counts as a coin only.</source>
        <translation>At the end of your turn every cat that your yard lures comes to you, from the middle of the table or from a rival. A coin counts as a coin only.</translation>
    </message>
    <message>
        <source>As long as the cat is with you, you have its power. Nobody can follow it.</source>
        <translation>As long as the cat is with you, you have its power. Nobody can follow it.</translation>
    </message>
    <message>
        <source>1, 2, 3, 4 cats score 1, 3, 6, 10 points.</source>
        <translation>1, 2, 3, 4 cats score 1, 3, 6, 10 points.</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbols</translation>
    </message>
    <message>
        <source>Suit: book</source>
        <translation>Suit: book</translation>
    </message>
    <message>
        <source>Suit: crown</source>
        <translation>Suit: crown</translation>
    </message>
    <message>
        <source>Suit: glue</source>
        <translation>Suit: glue</translation>
    </message>
    <message>
        <source>Suit: shovel</source>
        <translation>Suit: shovel</translation>
    </message>
    <message>
        <source>Suit: skateboard</source>
        <translation>Suit: skateboard</translation>
    </message>
    <message>
        <source>Suit: squirt gun</source>
        <translation>Suit: squirt gun</translation>
    </message>
    <message>
        <source>Coin: any suit</source>
        <translation>Coin: any suit</translation>
    </message>
    <message>
        <source>The suit that you choose</source>
        <translation>The suit that you choose</translation>
    </message>
    <message>
        <source>Times: once for each</source>
        <translation>Times: once for each</translation>
    </message>
    <message>
        <source>Then, if the first was done in full</source>
        <translation>Then, if the first was done in full</translation>
    </message>
    <message>
        <source>Gain a pizza</source>
        <translation>Gain a pizza</translation>
    </message>
    <message>
        <source>Gain a toy</source>
        <translation>Gain a toy</translation>
    </message>
    <message>
        <source>Gain pizzas or toys, one kind only</source>
        <translation>Gain pizzas or toys, one kind only</translation>
    </message>
    <message>
        <source>Score a point</source>
        <translation>Score a point</translation>
    </message>
    <message>
        <source>Move a token from the stuff to the pack</source>
        <translation>Move a token from the stuff to the pack</translation>
    </message>
    <message>
        <source>Tokens in your pack</source>
        <translation>Tokens in your pack</translation>
    </message>
    <message>
        <source>Put a card from your hand into your lookout</source>
        <translation>Put a card from your hand into your lookout</translation>
    </message>
    <message>
        <source>Cards in your lookout</source>
        <translation>Cards in your lookout</translation>
    </message>
    <message>
        <source>Pay for the next level of your fort</source>
        <translation>Pay for the next level of your fort</translation>
    </message>
    <message>
        <source>The same for one token less</source>
        <translation>The same for one token less</translation>
    </message>
    <message>
        <source>The same for one token more</source>
        <translation>The same for one token more</translation>
    </message>
    <message>
        <source>Levels of your fort</source>
        <translation>Levels of your fort</translation>
    </message>
    <message>
        <source>Recruit a card</source>
        <translation>Recruit a card</translation>
    </message>
    <message>
        <source>Trash a card of your hand or discard pile</source>
        <translation>Trash a card of your hand or discard pile</translation>
    </message>
    <message>
        <source>Trash this card after use</source>
        <translation>Trash this card after use</translation>
    </message>
    <message>
        <source>Trash a card in a rival’s yard</source>
        <translation>Trash a card in a rival’s yard</translation>
    </message>
    <message>
        <source>Swap a pizza for a toy, or a toy for a pizza</source>
        <translation>Swap a pizza for a toy, or a toy for a pizza</translation>
    </message>
    <message>
        <source>Spend tokens</source>
        <translation>Spend tokens</translation>
    </message>
    <message>
        <source>Gain what is in your pack once more</source>
        <translation>Gain what is in your pack once more</translation>
    </message>
    <message>
        <source>Gain the same as is in a rival’s pack</source>
        <translation>Gain the same as is in a rival’s pack</translation>
    </message>
    <message>
        <source>Best friend</source>
        <translation>Best friend</translation>
    </message>
    <message>
        <source>Public action: rivals may follow</source>
        <translation>Public action: rivals may follow</translation>
    </message>
    <message>
        <source>Private action: nobody follows</source>
        <translation>Private action: nobody follows</translation>
    </message>
    <message>
        <source>Made-up rule</source>
        <translation>Made-up rule</translation>
    </message>
    <message>
        <source>Perk</source>
        <translation>Perk</translation>
    </message>
    <message>
        <source>Macaroni Sculpture</source>
        <translation>Macaroni Sculpture</translation>
    </message>
    <message>
        <source>Ask for a hint; again: go through its moves</source>
        <translation>Ask for a hint; again: go through its moves</translation>
    </message>
    <message>
        <source>At the final scoring: look at the table, and back</source>
        <translation>At the final scoring: look at the table, and back</translation>
    </message>
</context>
<context>
    <name>FortOptionTexts</name>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Everyone chooses eight kids and dogs: keep one, pass the others to the left, and so on.</source>
        <translation>Everyone chooses eight kids and dogs: keep one, pass the others to the left, and so on.</translation>
    </message>
    <message>
        <source>Everyone chooses eight kids: keep one, pass the others to the left, and so on.</source>
        <translation>Everyone chooses eight kids: keep one, pass the others to the left, and so on.</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Dogs</translation>
    </message>
    <message>
        <source>Dogs are dealt with the kids: meet a dog’s need, use its action, and it moves into a doghouse; most dogs at the end score 7 points.</source>
        <translation>Dogs are dealt with the kids: meet a dog’s need, use its action, and it moves into a doghouse; most dogs at the end score 7 points.</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Cats</translation>
    </message>
    <message>
        <source>Cats come to the player whose yard lures them and lend their powers; at the end they score 1, 3, 6 or 10 points.</source>
        <translation>Cats come to the player whose yard lures them and lend their powers; at the end they score 1, 3, 6 or 10 points.</translation>
    </message>
</context>
<context>
    <name>FortPicture</name>
    <message>
        <source>Fort of level %1</source>
        <translation>Fort of level %1</translation>
    </message>
</context>
<context>
    <name>FortSourceTexts</name>
    <message>
        <source>Victory track</source>
        <translation>Victory track</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Made-up rule</source>
        <translation>Made-up rule</translation>
    </message>
    <message>
        <source>Macaroni Sculpture</source>
        <translation>Macaroni Sculpture</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Dogs</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Cats</translation>
    </message>
</context>
<context>
    <name>FortTexts</name>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Play your kids, win over those of the others, and build your fort.</source>
        <translation>Play your kids, win over those of the others, and build your fort.</translation>
    </message>
    <message>
        <source>Plays sensibly, but makes mistakes and has no plan. Good for first games.</source>
        <translation>Plays sensibly, but makes mistakes and has no plan. Good for first games.</translation>
    </message>
    <message>
        <source>Tries every way to play a card and takes the best one. A serious opponent.</source>
        <translation>Tries every way to play a card and takes the best one. A serious opponent.</translation>
    </message>
    <message>
        <source>Weighs whole turns by what thousands of games have taught it. Hard to beat.</source>
        <translation>Weighs whole turns by what thousands of games have taught it. Hard to beat.</translation>
    </message>
    <message>
        <source>{game} – with dogs and cats</source>
        <translation>{game} – with dogs and cats</translation>
    </message>
    <message>
        <source>{game} – with dogs</source>
        <translation>{game} – with dogs</translation>
    </message>
    <message>
        <source>{game} – with cats</source>
        <translation>{game} – with cats</translation>
    </message>
    <message>
        <source>Best friends: {friends}. Otherwise the boards are alike.</source>
        <translation>Best friends: {friends}. Otherwise the boards are alike.</translation>
    </message>
    <message>
        <source>{name} ({suits})</source>
        <translation>{name} ({suits})</translation>
    </message>
</context>
<context>
    <name>FoundTexts</name>
    <message>
        <source>“advance fort” on cards: {n}</source>
        <translation>“advance fort” on cards: {n}</translation>
    </message>
    <message>
        <source>best friends: {n}</source>
        <translation>best friends: {n}</translation>
    </message>
    <message>
        <source>level of the fort: {n}</source>
        <translation>level of the fort: {n}</translation>
    </message>
    <message>
        <source>toys: {n}</source>
        <translation>toys: {n}</translation>
    </message>
    <message>
        <source>pizzas: {n}</source>
        <translation>pizzas: {n}</translation>
    </message>
    <message>
        <source>crowns: {n}</source>
        <translation>crowns: {n}</translation>
    </message>
    <message>
        <source>cards in the lookout: {n}</source>
        <translation>cards in the lookout: {n}</translation>
    </message>
    <message>
        <source>tokens in the pack: {n}</source>
        <translation>tokens in the pack: {n}</translation>
    </message>
    <message>
        <source>books: {n}</source>
        <translation>books: {n}</translation>
    </message>
    <message>
        <source>suits: {suits}</source>
        <translation>suits: {suits}</translation>
    </message>
    <message>
        <source>no suits</source>
        <translation>no suits</translation>
    </message>
    <message>
        <source>cards: {n}, the others: {others}</source>
        <translation>cards: {n}, the others: {others}</translation>
    </message>
</context>
<context>
    <name>FreeSeat</name>
    <message>
        <source>Add player %1</source>
        <translation>Add player %1</translation>
    </message>
</context>
<context>
    <name>GainTexts</name>
    <message>
        <source>Now: {gain}</source>
        <translation>Now: {gain}</translation>
    </message>
    <message>
        <source>Now: {gain}, with more cards up to {n}</source>
        <translation>Now: {gain}, with more cards up to {n}</translation>
    </message>
    <message>
        <source>It adds: {gain}</source>
        <translation>It adds: {gain}</translation>
    </message>
    <message>
        <source>Yours: {suit} {before} → {after}</source>
        <translation>Yours: {suit} {before} → {after}</translation>
    </message>
    <message>
        <source>Yours: coins {before} → {after}, each any suit</source>
        <translation>Yours: coins {before} → {after}, each any suit</translation>
    </message>
    <message>
        <source>Following with it gives you: {gain}</source>
        <translation>Following with it gives you: {gain}</translation>
    </message>
    <message>
        <source>Follow with it: {clause}</source>
        <translation>Follow with it: {clause}</translation>
    </message>
    <message>
        <source>Your first {suit}</source>
        <translation>Your first {suit}</translation>
    </message>
</context>
<context>
    <name>GameLogTexts</name>
    <message>
        <source>Round {number} – {who}</source>
        <translation>Round {number} – {who}</translation>
    </message>
    <message>
        <source>The draft begins.</source>
        <translation>The draft begins.</translation>
    </message>
    <message>
        <source>The end is near: this is the last round.</source>
        <translation>The end is near: this is the last round.</translation>
    </message>
    <message>
        <source>{who} has 25 points or more.</source>
        <translation>{who} has 25 points or more.</translation>
    </message>
    <message>
        <source>{who} has a fort of level 5.</source>
        <translation>{who} has a fort of level 5.</translation>
    </message>
    <message>
        <source>The park deck has run out.</source>
        <translation>The park deck has run out.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>{who} reveals the made-up rule {rule}.</source>
        <translation>{who} reveals the made-up rule {rule}.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>You win!</translation>
    </message>
    <message>
        <source>{who}: {dog} goes to the doghouse.</source>
        <translation>{who}: {dog} goes to the doghouse.</translation>
    </message>
    <message>
        <source>{who} meets a dog’s need: {dog}.</source>
        <translation>{who} meets a dog’s need: {dog}.</translation>
    </message>
    <message>
        <source>{who} lures a cat: {cat}.</source>
        <translation>{who} lures a cat: {cat}.</translation>
    </message>
    <message>
        <source>{who} lures a cat: {cat} (until now: {owner}).</source>
        <translation>{who} lures a cat: {cat} (until now: {owner}).</translation>
    </message>
    <message>
        <source>{who} uses a cat’s power: {cat}.</source>
        <translation>{who} uses a cat’s power: {cat}.</translation>
    </message>
    <message>
        <source>The last round came because {who} has 25 points or more.</source>
        <translation>The last round came because {who} has 25 points or more.</translation>
    </message>
    <message>
        <source>The last round came because {who} has a fort of level 5.</source>
        <translation>The last round came because {who} has a fort of level 5.</translation>
    </message>
    <message>
        <source>The last round came because the park deck had run out.</source>
        <translation>The last round came because the park deck had run out.</translation>
    </message>
    <message>
        <source>{who} gets a stray dog: {dog}.</source>
        <translation>{who} gets a stray dog: {dog}.</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Dealing…</translation>
    </message>
</context>
<context>
    <name>HandBacks</name>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Hand: %n card</numerusform>
            <numerusform>Hand: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeldThings</name>
    <message>
        <source>Your perk: %1</source>
        <translation>Your perk: %1</translation>
    </message>
    <message>
        <source>Perk of %1: %2</source>
        <translation>Perk of %1: %2</translation>
    </message>
    <message>
        <source>Made-up rule: %1</source>
        <translation>Made-up rule: %1</translation>
    </message>
    <message>
        <source>A made-up rule, face down until the end of the game</source>
        <translation>A made-up rule, face down until the end of the game</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>About</source>
        <translation>About</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapters</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Keys and mouse</translation>
    </message>
</context>
<context>
    <name>HintSheet</name>
    <message>
        <source>My advice</source>
        <translation>My advice</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chance to win</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>My advice: {move}.</source>
        <translation>My advice: {move}.</translation>
    </message>
    <message>
        <source>My advice: choose the public action. {sentence}</source>
        <translation>My advice: choose the public action. {sentence}</translation>
    </message>
    <message>
        <source>My advice: choose the private action. {sentence}</source>
        <translation>My advice: choose the private action. {sentence}</translation>
    </message>
    <message>
        <source>Chance to win: {percent}%.</source>
        <translation>Chance to win: {percent}%.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>HurryHint</name>
    <message>
        <source>Faster: click or press Space</source>
        <translation>Faster: click or press Space</translation>
    </message>
</context>
<context>
    <name>LeftScreen</name>
    <message>
        <source>Unfinished games: %1</source>
        <translation>Unfinished games: %1</translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Remove for good?</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>Remove this game</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>ListTexts</name>
    <message numerus="yes">
        <source>%n pizza(s)</source>
        <translation>
            <numerusform>%n pizza</numerusform>
            <numerusform>%n pizzas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toy(s)</source>
        <translation>
            <numerusform>%n toy</numerusform>
            <numerusform>%n toys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of any kind</source>
        <translation>
            <numerusform>%n token of any kind</numerusform>
            <numerusform>%n tokens of any kind</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>LogTexts</name>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} plays {card}.</translation>
    </message>
    <message>
        <source>{who} names the coin: {suit}.</source>
        <translation>{who} names the coin: {suit}.</translation>
    </message>
    <message>
        <source>{who} chooses the suit: {suit}.</source>
        <translation>{who} chooses the suit: {suit}.</translation>
    </message>
    <message>
        <source>{who} adds {card}.</source>
        <translation>{who} adds {card}.</translation>
    </message>
    <message>
        <source>{who} adds {card} as: {suit}.</source>
        <translation>{who} adds {card} as: {suit}.</translation>
    </message>
    <message>
        <source>{who} uses {card} from the lookout.</source>
        <translation>{who} uses {card} from the lookout.</translation>
    </message>
    <message>
        <source>{who} uses {card} from the lookout as: {suit}.</source>
        <translation>{who} uses {card} from the lookout as: {suit}.</translation>
    </message>
    <message>
        <source>{who} adds: {cards}.</source>
        <translation>{who} adds: {cards}.</translation>
    </message>
    <message>
        <source>{who} uses from the lookout: {cards}.</source>
        <translation>{who} uses from the lookout: {cards}.</translation>
    </message>
    <message>
        <source>{who} plays no card.</source>
        <translation>{who} plays no card.</translation>
    </message>
    <message>
        <source>{who} adds {card} to the lookout.</source>
        <translation>{who} adds {card} to the lookout.</translation>
    </message>
    <message>
        <source>{who} adds {card} from the park to the lookout.</source>
        <translation>{who} adds {card} from the park to the lookout.</translation>
    </message>
    <message>
        <source>{who} adds {card} from the park deck to the lookout.</source>
        <translation>{who} adds {card} from the park deck to the lookout.</translation>
    </message>
    <message>
        <source>{who} adds {card} to the lookout (yard: {owner}).</source>
        <translation>{who} adds {card} to the lookout (yard: {owner}).</translation>
    </message>
    <message>
        <source>{who} recruits {card} from the park.</source>
        <translation>{who} recruits {card} from the park.</translation>
    </message>
    <message>
        <source>{who} recruits {card} (yard: {owner}).</source>
        <translation>{who} recruits {card} (yard: {owner}).</translation>
    </message>
    <message>
        <source>{who} recruits {card} from the park deck.</source>
        <translation>{who} recruits {card} from the park deck.</translation>
    </message>
    <message>
        <source>New in the park: {card}.</source>
        <translation>New in the park: {card}.</translation>
    </message>
    <message>
        <source>{who} trashes {card}.</source>
        <translation>{who} trashes {card}.</translation>
    </message>
    <message>
        <source>{who} trashes {card} (yard: {owner}).</source>
        <translation>{who} trashes {card} (yard: {owner}).</translation>
    </message>
    <message>
        <source>{who} follows with {card}.</source>
        <translation>{who} follows with {card}.</translation>
    </message>
    <message>
        <source>{who} also discards {card}.</source>
        <translation>{who} also discards {card}.</translation>
    </message>
    <message>
        <source>{who} does not follow.</source>
        <translation>{who} does not follow.</translation>
    </message>
    <message>
        <source>Not following: {players}.</source>
        <translation>Not following: {players}.</translation>
    </message>
    <message>
        <source>{who} takes {card} from the discard pile into the hand.</source>
        <translation>{who} takes {card} from the discard pile into the hand.</translation>
    </message>
    <message>
        <source>{who} keeps {card}.</source>
        <translation>{who} keeps {card}.</translation>
    </message>
    <message>
        <source>{who} keeps a card.</source>
        <translation>{who} keeps a card.</translation>
    </message>
    <message numerus="yes">
        <source>{who} leaves %n card(s) in the yard.</source>
        <translation>
            <numerusform>{who} leaves %n card in the yard.</numerusform>
            <numerusform>{who} leaves %n cards in the yard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who} draws %n card.</numerusform>
            <numerusform>{who} draws %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} shuffles the discard pile.</source>
        <translation>{who} shuffles the discard pile.</translation>
    </message>
    <message>
        <source>{who} begins the public action: {action}.</source>
        <translation>{who} begins the public action: {action}.</translation>
    </message>
    <message>
        <source>{who} begins the private action: {action}.</source>
        <translation>{who} begins the private action: {action}.</translation>
    </message>
    <message>
        <source>Public action: {line}</source>
        <translation>Public action: {line}</translation>
    </message>
    <message>
        <source>Private action: {line}</source>
        <translation>Private action: {line}</translation>
    </message>
</context>
<context>
    <name>MishapSheet</name>
    <message>
        <source>Something went wrong</source>
        <translation>Something went wrong</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Open the folder</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Fort of level {level}</source>
        <translation>Fort of level {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the end</source>
        <translation>
            <numerusform>%n point at the end</numerusform>
            <numerusform>%n points at the end</numerusform>
        </translation>
    </message>
    <message>
        <source>A new perk</source>
        <translation>A new perk</translation>
    </message>
    <message>
        <source>A made-up rule</source>
        <translation>A made-up rule</translation>
    </message>
    <message>
        <source>Secret until the end of the game</source>
        <translation>Secret until the end of the game</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)!</source>
        <translation>
            <numerusform>%n point!</numerusform>
            <numerusform>%n points!</numerusform>
        </translation>
    </message>
    <message>
        <source>Now all points are counted.</source>
        <translation>Now all points are counted.</translation>
    </message>
    <message>
        <source>moves into this doghouse</source>
        <translation>moves into this doghouse</translation>
    </message>
    <message>
        <source>comes to this yard</source>
        <translation>comes to this yard</translation>
    </message>
    <message>
        <source>Macaroni Sculpture</source>
        <translation>Macaroni Sculpture</translation>
    </message>
</context>
<context>
    <name>MoveTexts</name>
    <message>
        <source>Keep {card}</source>
        <translation>Keep {card}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Play {card}</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Play no card</translation>
    </message>
    <message>
        <source>Trash DIY and advance your fort</source>
        <translation>Trash DIY and advance your fort</translation>
    </message>
    <message>
        <source>The coin stands for: {suit}</source>
        <translation>The coin stands for: {suit}</translation>
    </message>
    <message>
        <source>Public action</source>
        <translation>Public action</translation>
    </message>
    <message>
        <source>Private action</source>
        <translation>Private action</translation>
    </message>
    <message>
        <source>Finish this card</source>
        <translation>Finish this card</translation>
    </message>
    <message>
        <source>Count the suit: {suit}</source>
        <translation>Count the suit: {suit}</translation>
    </message>
    <message>
        <source>Add {card}</source>
        <translation>Add {card}</translation>
    </message>
    <message>
        <source>Add {card} (coin as: {suit})</source>
        <translation>Add {card} (coin as: {suit})</translation>
    </message>
    <message>
        <source>Use {card} from the lookout</source>
        <translation>Use {card} from the lookout</translation>
    </message>
    <message>
        <source>Use {card} from the lookout (coin as: {suit})</source>
        <translation>Use {card} from the lookout (coin as: {suit})</translation>
    </message>
    <message>
        <source>Take {card} back</source>
        <translation>Take {card} back</translation>
    </message>
    <message>
        <source>Coin as: {suit}</source>
        <translation>Coin as: {suit}</translation>
    </message>
    <message>
        <source>Public action first</source>
        <translation>Public action first</translation>
    </message>
    <message>
        <source>Private action first</source>
        <translation>Private action first</translation>
    </message>
    <message>
        <source>Leave this action out</source>
        <translation>Leave this action out</translation>
    </message>
    <message>
        <source>Name another suit</source>
        <translation>Name another suit</translation>
    </message>
    <message>
        <source>Count another suit</source>
        <translation>Count another suit</translation>
    </message>
    <message>
        <source>Goes back to that choice: what came after it is taken back, or done again.</source>
        <translation>Goes back to that choice: what came after it is taken back, or done again.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Take pizzas</source>
        <translation>Take pizzas</translation>
    </message>
    <message>
        <source>Take toys</source>
        <translation>Take toys</translation>
    </message>
    <message>
        <source>Pack a pizza</source>
        <translation>Pack a pizza</translation>
    </message>
    <message>
        <source>Pack a toy</source>
        <translation>Pack a toy</translation>
    </message>
    <message>
        <source>Pack a pizza from the supply</source>
        <translation>Pack a pizza from the supply</translation>
    </message>
    <message>
        <source>Pack a toy from the supply</source>
        <translation>Pack a toy from the supply</translation>
    </message>
    <message>
        <source>Pay (stuff: {stuff}; pack: {pack})</source>
        <translation>Pay (stuff: {stuff}; pack: {pack})</translation>
    </message>
    <message>
        <source>Pay (pack: {pack})</source>
        <translation>Pay (pack: {pack})</translation>
    </message>
    <message>
        <source>Pay (stuff: {stuff})</source>
        <translation>Pay (stuff: {stuff})</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Pay nothing</translation>
    </message>
    <message>
        <source>Spend (stuff: {stuff}; pack: {pack})</source>
        <translation>Spend (stuff: {stuff}; pack: {pack})</translation>
    </message>
    <message>
        <source>Spend (pack: {pack})</source>
        <translation>Spend (pack: {pack})</translation>
    </message>
    <message>
        <source>Spend (stuff: {stuff})</source>
        <translation>Spend (stuff: {stuff})</translation>
    </message>
    <message>
        <source>Swap a pizza for a toy (stuff)</source>
        <translation>Swap a pizza for a toy (stuff)</translation>
    </message>
    <message>
        <source>Swap a toy for a pizza (stuff)</source>
        <translation>Swap a toy for a pizza (stuff)</translation>
    </message>
    <message>
        <source>Swap a pizza for a toy (pack)</source>
        <translation>Swap a pizza for a toy (pack)</translation>
    </message>
    <message>
        <source>Swap a toy for a pizza (pack)</source>
        <translation>Swap a toy for a pizza (pack)</translation>
    </message>
    <message>
        <source>Add {card} to your lookout</source>
        <translation>Add {card} to your lookout</translation>
    </message>
    <message>
        <source>Add {card} from the park to your lookout</source>
        <translation>Add {card} from the park to your lookout</translation>
    </message>
    <message>
        <source>Add a card from the park deck to your lookout</source>
        <translation>Add a card from the park deck to your lookout</translation>
    </message>
    <message>
        <source>Add {card} to your lookout (yard: {who})</source>
        <translation>Add {card} to your lookout (yard: {who})</translation>
    </message>
    <message>
        <source>Trash {card} from your hand</source>
        <translation>Trash {card} from your hand</translation>
    </message>
    <message>
        <source>Trash {card} from your discard pile</source>
        <translation>Trash {card} from your discard pile</translation>
    </message>
    <message>
        <source>Trash {card} (yard: {who})</source>
        <translation>Trash {card} (yard: {who})</translation>
    </message>
    <message>
        <source>Recruit {card} from the park</source>
        <translation>Recruit {card} from the park</translation>
    </message>
    <message>
        <source>Recruit the top card of the park deck</source>
        <translation>Recruit the top card of the park deck</translation>
    </message>
    <message>
        <source>Recruit {card} (yard: {who})</source>
        <translation>Recruit {card} (yard: {who})</translation>
    </message>
    <message>
        <source>Trash Recycling and take {card} into your hand</source>
        <translation>Trash Recycling and take {card} into your hand</translation>
    </message>
    <message>
        <source>Take the made-up rule {rule}</source>
        <translation>Take the made-up rule {rule}</translation>
    </message>
    <message>
        <source>Take the perk {perk}</source>
        <translation>Take the perk {perk}</translation>
    </message>
    <message>
        <source>Trash Do-Over and play a second card</source>
        <translation>Trash Do-Over and play a second card</translation>
    </message>
    <message>
        <source>Use a cat’s power: {cat}</source>
        <translation>Use a cat’s power: {cat}</translation>
    </message>
    <message>
        <source>Into a neighbour’s doghouse: {who}</source>
        <translation>Into a neighbour’s doghouse: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow with {card}</source>
        <translation>Follow with {card}</translation>
    </message>
    <message>
        <source>Discard {card} as well</source>
        <translation>Discard {card} as well</translation>
    </message>
    <message numerus="yes">
        <source>Count %n symbol(s)</source>
        <translation>
            <numerusform>Count %n symbol</numerusform>
            <numerusform>Count %n symbols</numerusform>
        </translation>
    </message>
    <message>
        <source>Don’t follow</source>
        <translation>Don’t follow</translation>
    </message>
    <message>
        <source>One card only</source>
        <translation>One card only</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, thanks</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Copy the pack of {who}</source>
        <translation>Copy the pack of {who}</translation>
    </message>
    <message>
        <source>Leave {card} out</source>
        <translation>Leave {card} out</translation>
    </message>
    <message>
        <source>Pizzas</source>
        <translation>Pizzas</translation>
    </message>
    <message>
        <source>Toys</source>
        <translation>Toys</translation>
    </message>
    <message>
        <source>Trash Rough Housing and the played card</source>
        <translation>Trash Rough Housing and the played card</translation>
    </message>
    <message numerus="yes">
        <source>Count %n symbol(s): {gain}</source>
        <translation>
            <numerusform>Count %n symbol: {gain}</numerusform>
            <numerusform>Count %n symbols: {gain}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed deals the same cards. Leave it empty for new ones.</source>
        <translation>The same seed deals the same cards. Leave it empty for new ones.</translation>
    </message>
    <message>
        <source>a new one each game</source>
        <translation>a new one each game</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Repeat a deal</source>
        <translation>Repeat a deal</translation>
    </message>
</context>
<context>
    <name>NewGameTexts</name>
    <message>
        <source>{people} and {bots}: {game}</source>
        <translation>{people} and {bots}: {game}</translation>
    </message>
    <message>
        <source>{bots}, and you watch: {game}</source>
        <translation>{bots}, and you watch: {game}</translation>
    </message>
    <message>
        <source>Cards: {pack}</source>
        <translation>Cards: {pack}</translation>
    </message>
    <message>
        <source>You against one easy bot: {game}</source>
        <translation>You against one easy bot: {game}</translation>
    </message>
    <message>
        <source>You against one medium bot: {game}</source>
        <translation>You against one medium bot: {game}</translation>
    </message>
    <message>
        <source>You against one hard bot: {game}</source>
        <translation>You against one hard bot: {game}</translation>
    </message>
    <message numerus="yes">
        <source>You against %n easy bot(s): {game}</source>
        <translation>
            <numerusform>You against %n easy bot: {game}</numerusform>
            <numerusform>You against %n easy bots: {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n medium bot(s): {game}</source>
        <translation>
            <numerusform>You against %n medium bot: {game}</numerusform>
            <numerusform>You against %n medium bots: {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n hard bot(s): {game}</source>
        <translation>
            <numerusform>You against %n hard bot: {game}</numerusform>
            <numerusform>You against %n hard bots: {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n bot(s) ({levels}): {game}</source>
        <translation>
            <numerusform>You against %n bot ({levels}): {game}</numerusform>
            <numerusform>You against %n bots ({levels}): {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n easy bot(s)</source>
        <translation>
            <numerusform>%n easy bot</numerusform>
            <numerusform>%n easy bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium bot(s)</source>
        <translation>
            <numerusform>%n medium bot</numerusform>
            <numerusform>%n medium bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hard bot(s)</source>
        <translation>
            <numerusform>%n hard bot</numerusform>
            <numerusform>%n hard bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s) ({levels})</source>
        <translation>
            <numerusform>%n bot ({levels})</numerusform>
            <numerusform>%n bots ({levels})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at one screen: {game}</source>
        <translation>
            <numerusform>%n person at one screen: {game}</numerusform>
            <numerusform>%n people at one screen: {game}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObjectTexts</name>
    <message numerus="yes">
        <source>%n pizza(s)</source>
        <translation>
            <numerusform>%n pizza</numerusform>
            <numerusform>%n pizzas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toy(s)</source>
        <translation>
            <numerusform>%n toy</numerusform>
            <numerusform>%n toys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of any kind</source>
        <translation>
            <numerusform>%n token of any kind</numerusform>
            <numerusform>%n tokens of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n book</numerusform>
            <numerusform>%n books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crown(s)</source>
        <translation>
            <numerusform>%n crown</numerusform>
            <numerusform>%n crowns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glue(s)</source>
        <translation>
            <numerusform>%n glue</numerusform>
            <numerusform>%n glue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shovel(s)</source>
        <translation>
            <numerusform>%n shovel</numerusform>
            <numerusform>%n shovels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skateboard(s)</source>
        <translation>
            <numerusform>%n skateboard</numerusform>
            <numerusform>%n skateboards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squirt gun(s)</source>
        <translation>
            <numerusform>%n squirt gun</numerusform>
            <numerusform>%n squirt guns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>{start} and {last}</source>
        <translation>{start} and {last}</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>Stuff</source>
        <translation>Stuff</translation>
    </message>
    <message>
        <source>Pizza: %1</source>
        <translation>Pizza: %1</translation>
    </message>
    <message>
        <source>Toys: %1</source>
        <translation>Toys: %1</translation>
    </message>
    <message>
        <source>Next level: %1</source>
        <translation>Next level: %1</translation>
    </message>
    <message>
        <source>Highest level of the fort</source>
        <translation>Highest level of the fort</translation>
    </message>
</context>
<context>
    <name>OwnTokens</name>
    <message>
        <source>Pizza from your stuff</source>
        <translation>Pizza from your stuff</translation>
    </message>
    <message>
        <source>Toy from your stuff</source>
        <translation>Toy from your stuff</translation>
    </message>
    <message>
        <source>Pizza from your pack</source>
        <translation>Pizza from your pack</translation>
    </message>
    <message>
        <source>Toy from your pack</source>
        <translation>Toy from your pack</translation>
    </message>
    <message>
        <source>Laid out: %1</source>
        <translation>Laid out: %1</translation>
    </message>
</context>
<context>
    <name>PackPicker</name>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
</context>
<context>
    <name>PackRow</name>
    <message>
        <source>Pack: %1 of %2</source>
        <translation>Pack: %1 of %2</translation>
    </message>
    <message>
        <source>%1. Pizza: %2, toys: %3</source>
        <translation>%1. Pizza: %2, toys: %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>PackTexts</name>
    <message>
        <source>The game’s own cards</source>
        <translation>The game’s own cards</translation>
    </message>
    <message>
        <source>“{pack}” cannot be played: {fault}</source>
        <translation>“{pack}” cannot be played: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>The folder has more than {most} card packs; %n are left out.</source>
        <translation>
            <numerusform>The folder has more than {most} card packs; %n is left out.</numerusform>
            <numerusform>The folder has more than {most} card packs; %n are left out.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} “{pack}”</source>
        <translation>{game} “{pack}”</translation>
    </message>
    <message>
        <source>This game is played with the cards “{pack}”.</source>
        <translation>This game is played with the cards “{pack}”.</translation>
    </message>
</context>
<context>
    <name>Park</name>
    <message>
        <source>Park</source>
        <translation>Park</translation>
    </message>
</context>
<context>
    <name>PayHandle</name>
    <message>
        <source>Pay for your fort</source>
        <translation>Pay for your fort</translation>
    </message>
</context>
<context>
    <name>PerkPanel</name>
    <message>
        <source>Perks</source>
        <translation>Perks</translation>
    </message>
    <message>
        <source>Macaroni Sculpture (%1)</source>
        <translation>Macaroni Sculpture (%1)</translation>
    </message>
    <message>
        <source>Macaroni Sculpture: 4 points for the first fort of level 5</source>
        <translation>Macaroni Sculpture: 4 points for the first fort of level 5</translation>
    </message>
    <message>
        <source>First fort of level 5</source>
        <translation>First fort of level 5</translation>
    </message>
</context>
<context>
    <name>PerkRow</name>
    <message>
        <source>Perk: %1</source>
        <translation>Perk: %1</translation>
    </message>
    <message>
        <source>Perk: %1 (%2)</source>
        <translation>Perk: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>PerkTexts</name>
    <message>
        <source>When your recruit phase is over, you may recruit 1 more card – only from the park or the park deck.</source>
        <translation>When your recruit phase is over, you may recruit 1 more card – only from the park or the park deck.</translation>
    </message>
    <message>
        <source>When you move a token to your pack on your turn, you may take it from the supply instead of your stuff.</source>
        <translation>When you move a token to your pack on your turn, you may take it from the supply instead of your stuff.</translation>
    </message>
    <message>
        <source>At any time on your turn you may trash this perk and take 1 card from your discard pile into your hand.</source>
        <translation>At any time on your turn you may trash this perk and take 1 card from your discard pile into your hand.</translation>
    </message>
    <message>
        <source>When you follow, you may discard 2 matching cards instead of 1 and use the symbols of both.</source>
        <translation>When you follow, you may discard 2 matching cards instead of 1 and use the symbols of both.</translation>
    </message>
    <message>
        <source>Your pack holds 2 more tokens.</source>
        <translation>Your pack holds 2 more tokens.</translation>
    </message>
    <message>
        <source>Instead of playing a card on your turn, you may trash this perk and advance your fort, paying 1 token more. Nobody can follow.</source>
        <translation>Instead of playing a card on your turn, you may trash this perk and advance your fort, paying 1 token more. Nobody can follow.</translation>
    </message>
    <message>
        <source>When you add a card to your lookout on your turn, it need not come from your hand: take it from the park, the park deck or any yard.</source>
        <translation>When you add a card to your lookout on your turn, it need not come from your hand: take it from the park, the park deck or any yard.</translation>
    </message>
    <message>
        <source>When your played card and all following are done, you may trash this perk and play a second card. You may add cards to it, and rivals may follow it, as usual.</source>
        <translation>When your played card and all following are done, you may trash this perk and play a second card. You may add cards to it, and rivals may follow it, as usual.</translation>
    </message>
    <message>
        <source>Instead of following, once all other rivals have decided, you may trash this perk and with it the kid that was played.</source>
        <translation>Instead of following, once all other rivals have decided, you may trash this perk and with it the kid that was played.</translation>
    </message>
</context>
<context>
    <name>PetRuleTexts</name>
    <message>
        <source>First meet the whole need: suits, then kids, then tokens; every card that you add must meet a part of it.</source>
        <translation>First meet the whole need: suits, then kids, then tokens; every card that you add must meet a part of it.</translation>
    </message>
    <message>
        <source>A coin on an added card stands for any one suit that is still needed.</source>
        <translation>A coin on an added card stands for any one suit that is still needed.</translation>
    </message>
    <message>
        <source>Best friends are kids too, dogs are not.</source>
        <translation>Best friends are kids too, dogs are not.</translation>
    </message>
    <message>
        <source>Only the symbols of the kid count, its coin as you like; “trash this card” trashes the kid.</source>
        <translation>Only the symbols of the kid count, its coin as you like; “trash this card” trashes the kid.</translation>
    </message>
    <message>
        <source>The action must be carried out in full, otherwise the dog cannot be played; nobody follows it.</source>
        <translation>The action must be carried out in full, otherwise the dog cannot be played; nobody follows it.</translation>
    </message>
    <message>
        <source>At the end of the game, whoever has the most dogs in the doghouse scores 7 points; so does everybody who ties.</source>
        <translation>At the end of the game, whoever has the most dogs in the doghouse scores 7 points; so does everybody who ties.</translation>
    </message>
    <message>
        <source>Its symbol counts like a kid’s: you may add the dog, or follow with it.</source>
        <translation>Its symbol counts like a kid’s: you may add the dog, or follow with it.</translation>
    </message>
    <message>
        <source>Dogs can neither be trashed nor go to a lookout.</source>
        <translation>Dogs can neither be trashed nor go to a lookout.</translation>
    </message>
    <message>
        <source>Left in your hand, the dog goes to your yard. If nobody recruits it before your next turn, it strays to the discard pile of your left neighbour.</source>
        <translation>Left in your hand, the dog goes to your yard. If nobody recruits it before your next turn, it strays to the discard pile of your left neighbour.</translation>
    </message>
    <message>
        <source>Cats come by themselves at the end of your turn, from the middle of the table and from rivals.</source>
        <translation>Cats come by themselves at the end of your turn, from the middle of the table and from rivals.</translation>
    </message>
    <message>
        <source>A coin counts here as a coin only.</source>
        <translation>A coin counts here as a coin only.</translation>
    </message>
    <message>
        <source>Once for each card that you play; after that you must play a card.</source>
        <translation>Once for each card that you play; after that you must play a card.</translation>
    </message>
    <message>
        <source>It helps by itself when all have decided whether to follow.</source>
        <translation>It helps by itself when all have decided whether to follow.</translation>
    </message>
    <message>
        <source>You may draw 5 cards or 6.</source>
        <translation>You may draw 5 cards or 6.</translation>
    </message>
    <message>
        <source>At the end of the game, 1, 2, 3, 4 cats score 1, 3, 6, 10 points.</source>
        <translation>At the end of the game, 1, 2, 3, 4 cats score 1, 3, 6, 10 points.</translation>
    </message>
</context>
<context>
    <name>PlaceSheet</name>
    <message>
        <source>Save the game</source>
        <translation>Save the game</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>File name</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Saving…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message>
        <source>Play area</source>
        <translation>Play area</translation>
    </message>
    <message>
        <source>{who} – {place}</source>
        <translation>{who} – {place}</translation>
    </message>
    <message>
        <source>{card} – {place}, {number} of {count}</source>
        <translation>{card} – {place}, {number} of {count}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Discard pile</translation>
    </message>
    <message>
        <source>Yard</source>
        <translation>Yard</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Lookout</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Park</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Out of the game</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Doghouse</source>
        <translation>Doghouse</translation>
    </message>
    <message>
        <source>Middle of the table</source>
        <translation>Middle of the table</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points by round</source>
        <translation>Points by round</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
</context>
<context>
    <name>PreviewBubble</name>
    <message>
        <source>then</source>
        <translation>then</translation>
    </message>
</context>
<context>
    <name>PreviewTexts</name>
    <message>
        <source>pizzas: {before} → {after}</source>
        <translation>pizzas: {before} → {after}</translation>
    </message>
    <message>
        <source>toys: {before} → {after}</source>
        <translation>toys: {before} → {after}</translation>
    </message>
    <message>
        <source>pack: {before} → {after}</source>
        <translation>pack: {before} → {after}</translation>
    </message>
    <message>
        <source>lookout: {before} → {after}</source>
        <translation>lookout: {before} → {after}</translation>
    </message>
    <message>
        <source>points: {before} → {after}</source>
        <translation>points: {before} → {after}</translation>
    </message>
    <message>
        <source>fort: {before} → {after}</source>
        <translation>fort: {before} → {after}</translation>
    </message>
    <message>
        <source>discard pile: {before} → {after}</source>
        <translation>discard pile: {before} → {after}</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Nothing changes.</translation>
    </message>
    <message>
        <source>The rest depends on a hidden card.</source>
        <translation>The rest depends on a hidden card.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n fit(s).</source>
        <translation>
            <numerusform>Only %n fits.</numerusform>
            <numerusform>Only %n fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n possible.</source>
        <translation>
            <numerusform>Only %n possible.</numerusform>
            <numerusform>Only %n possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only in part.</source>
        <translation>Only in part.</translation>
    </message>
    <message>
        <source>up to {n}</source>
        <translation>up to {n}</translation>
    </message>
    <message>
        <source>You get more if this comes first: {clause}.</source>
        <translation>You get more if this comes first: {clause}.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (%n card(s)): may follow (suit: {suit}).</source>
        <translation>
            <numerusform>{who} (%n card): may follow (suit: {suit}).</numerusform>
            <numerusform>{who} (%n cards): may follow (suit: {suit}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (%n card(s)): may follow (suit: {suit}). For one card: {gain}.</source>
        <translation>
            <numerusform>{who} (%n card): may follow (suit: {suit}). For one card: {gain}.</numerusform>
            <numerusform>{who} (%n cards): may follow (suit: {suit}). For one card: {gain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (%n card(s)): cannot carry this out in full.</source>
        <translation>
            <numerusform>{who} (%n card): cannot carry this out in full.</numerusform>
            <numerusform>{who} (%n cards): cannot carry this out in full.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has no card to follow with.</source>
        <translation>{who} has no card to follow with.</translation>
    </message>
    <message>
        <source>Carry out this action in full first: {clause}.</source>
        <translation>Carry out this action in full first: {clause}.</translation>
    </message>
    <message>
        <source>{action}: {move} (no other card is there for it).</source>
        <translation>{action}: {move} (no other card is there for it).</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more by a cat.</source>
        <translation>
            <numerusform>%n point more by a cat.</numerusform>
            <numerusform>%n points more by a cat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {level} for {cost}</source>
        <translation>Level {level} for {cost}</translation>
    </message>
    <message>
        <source>Level {level} for {cost}: 1 token dearer</source>
        <translation>Level {level} for {cost}: 1 token dearer</translation>
    </message>
    <message>
        <source>Level {level} for {cost}, less 1 token</source>
        <translation>Level {level} for {cost}, less 1 token</translation>
    </message>
    <message>
        <source>1 token dearer</source>
        <translation>1 token dearer</translation>
    </message>
    <message>
        <source>1 token cheaper</source>
        <translation>1 token cheaper</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>“{save_name}” is not a saved game. The file has been kept.</source>
        <translation>“{save_name}” is not a saved game. The file has been kept.</translation>
    </message>
    <message>
        <source>A saved game cannot be continued: this version of the app does not have the game “{game}”. The file has been kept.</source>
        <translation>A saved game cannot be continued: this version of the app does not have the game “{game}”. The file has been kept.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>The same goes for {names}.</source>
        <translation>The same goes for {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The same goes for {names} and %n more.</source>
        <translation>
            <numerusform>The same goes for {names} and %n more.</numerusform>
            <numerusform>The same goes for {names} and %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved game “{save_name}” is played with cards that are missing here ({digest}). The file has been kept; continue it with the version of the app that it comes from.</source>
        <translation>The saved game “{save_name}” is played with cards that are missing here ({digest}). The file has been kept; continue it with the version of the app that it comes from.</translation>
    </message>
    <message>
        <source>The saved game “{save_name}” is played with the cards “{pack}” as they were once. The file has been kept; to continue it, put them back into the folder “{folder}”.</source>
        <translation>The saved game “{save_name}” is played with the cards “{pack}” as they were once. The file has been kept; to continue it, put them back into the folder “{folder}”.</translation>
    </message>
    <message>
        <source>The saved game “{save_name}” is played with the cards “{pack}”, which are missing here. The file has been kept; to continue it, put them into the folder “{folder}”.</source>
        <translation>The saved game “{save_name}” is played with the cards “{pack}”, which are missing here. The file has been kept; to continue it, put them into the folder “{folder}”.</translation>
    </message>
    <message>
        <source>The saved game “{save_name}” could not be opened: {reason}. It has been left as it is.</source>
        <translation>The saved game “{save_name}” could not be opened: {reason}. It has been left as it is.</translation>
    </message>
    <message>
        <source>“{save_name}” holds another game than its name says. The file has been left as it is.</source>
        <translation>“{save_name}” holds another game than its name says. The file has been left as it is.</translation>
    </message>
    <message>
        <source>Not all settings could be read: {reason}. The file has been left as it is; standard settings stand in for what is missing, and changes are not kept.</source>
        <translation>Not all settings could be read: {reason}. The file has been left as it is; standard settings stand in for what is missing, and changes are not kept.</translation>
    </message>
    <message>
        <source>The statistics come from a newer version of the app. Nothing has been changed; finished games are not counted until the app is updated.</source>
        <translation>The statistics come from a newer version of the app. Nothing has been changed; finished games are not counted until the app is updated.</translation>
    </message>
    <message>
        <source>The statistics could not be read: {reason}. The file has been left as it is, and finished games are not counted.</source>
        <translation>The statistics could not be read: {reason}. The file has been left as it is, and finished games are not counted.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>the disk is read-only</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>access is not allowed</translation>
    </message>
    <message>
        <source>the folder is missing</source>
        <translation>the folder is missing</translation>
    </message>
    <message>
        <source>there is no file behind this name</source>
        <translation>there is no file behind this name</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>the file name is too long</translation>
    </message>
    <message>
        <source>the system refused</source>
        <translation>the system refused</translation>
    </message>
    <message>
        <source>The folder of unfinished games could not be opened: {reason}. Nothing has been changed.</source>
        <translation>The folder of unfinished games could not be opened: {reason}. Nothing has been changed.</translation>
    </message>
    <message>
        <source>there is a file in place of the folder</source>
        <translation>there is a file in place of the folder</translation>
    </message>
</context>
<context>
    <name>ReasonTexts</name>
    <message>
        <source>Add with it: {cards}.</source>
        <translation>Add with it: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Gives %n pizza(s).</source>
        <translation>
            <numerusform>Gives %n pizza.</numerusform>
            <numerusform>Gives %n pizzas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n toy(s).</source>
        <translation>
            <numerusform>Gives %n toy.</numerusform>
            <numerusform>Gives %n toys.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the pizzas for the fort.</source>
        <translation>Keeps the pizzas for the fort.</translation>
    </message>
    <message>
        <source>Keeps the toys for the fort.</source>
        <translation>Keeps the toys for the fort.</translation>
    </message>
    <message numerus="yes">
        <source>%n more token(s) in the pack.</source>
        <translation>
            <numerusform>%n more token in the pack.</numerusform>
            <numerusform>%n more tokens in the pack.</numerusform>
        </translation>
    </message>
    <message>
        <source>A good card for later turns.</source>
        <translation>A good card for later turns.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your cards go(es) with this suit: {suit}.</source>
        <translation>
            <numerusform>%n of your cards goes with this suit: {suit}.</numerusform>
            <numerusform>%n of your cards go with this suit: {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first book.</source>
        <translation>Your first book.</translation>
    </message>
    <message>
        <source>Your first crown.</source>
        <translation>Your first crown.</translation>
    </message>
    <message>
        <source>Your first glue.</source>
        <translation>Your first glue.</translation>
    </message>
    <message>
        <source>Your first shovel.</source>
        <translation>Your first shovel.</translation>
    </message>
    <message>
        <source>Your first skateboard.</source>
        <translation>Your first skateboard.</translation>
    </message>
    <message>
        <source>Your first squirt gun.</source>
        <translation>Your first squirt gun.</translation>
    </message>
    <message>
        <source>Your first coin.</source>
        <translation>Your first coin.</translation>
    </message>
    <message>
        <source>The card stays in the lookout for good.</source>
        <translation>The card stays in the lookout for good.</translation>
    </message>
    <message>
        <source>In the lookout for good, suit: {suit}.</source>
        <translation>In the lookout for good, suit: {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>Trashes %n card(s): better ones come sooner.</source>
        <translation>
            <numerusform>Trashes %n card: better ones come sooner.</numerusform>
            <numerusform>Trashes %n cards: better ones come sooner.</numerusform>
        </translation>
    </message>
    <message>
        <source>You will miss this card least.</source>
        <translation>You will miss this card least.</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>This wins the game.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now.</source>
        <translation>
            <numerusform>%n point now.</numerusform>
            <numerusform>%n points now.</numerusform>
        </translation>
    </message>
    <message>
        <source>Builds level {n} of the fort.</source>
        <translation>Builds level {n} of the fort.</translation>
    </message>
    <message>
        <source>A dog for your doghouse.</source>
        <translation>A dog for your doghouse.</translation>
    </message>
    <message>
        <source>A cat comes to you.</source>
        <translation>A cat comes to you.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fewer in your yard.</source>
        <translation>
            <numerusform>%n card fewer in your yard.</numerusform>
            <numerusform>%n cards fewer in your yard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more for your own turn.</source>
        <translation>
            <numerusform>%n card more for your own turn.</numerusform>
            <numerusform>%n cards more for your own turn.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is better on the whole.</source>
        <translation>It is better on the whole.</translation>
    </message>
    <message>
        <source>It is worse on the whole.</source>
        <translation>It is worse on the whole.</translation>
    </message>
    <message>
        <source>Nobody can follow.</source>
        <translation>Nobody can follow.</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>Since your last turn</source>
        <translation>Since your last turn</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Nothing has been played yet.</translation>
    </message>
</context>
<context>
    <name>RivalBoard</name>
    <message>
        <source>Pack of %1</source>
        <translation>Pack of %1</translation>
    </message>
</context>
<context>
    <name>RivalPanel</name>
    <message>
        <source>Stuff</source>
        <translation>Stuff</translation>
    </message>
    <message>
        <source>Pizza: %1</source>
        <translation>Pizza: %1</translation>
    </message>
    <message>
        <source>Toys: %1</source>
        <translation>Toys: %1</translation>
    </message>
    <message>
        <source>Yard</source>
        <translation>Yard</translation>
    </message>
</context>
<context>
    <name>RulePicker</name>
    <message>
        <source>Keep one made-up rule</source>
        <translation>Keep one made-up rule</translation>
    </message>
    <message>
        <source>It scores for you alone at the end of the game. Nobody else sees it before.</source>
        <translation>It scores for you alone at the end of the game. Nobody else sees it before.</translation>
    </message>
</context>
<context>
    <name>RuleStack</name>
    <message>
        <source>Made-up rules</source>
        <translation>Made-up rules</translation>
    </message>
    <message>
        <source>Made-up rules in the stack: %1</source>
        <translation>Made-up rules in the stack: %1</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>Your cards: deck, discard pile, hand, yard, lookout and doghouse.</source>
        <translation>Your cards: deck, discard pile, hand, yard, lookout and doghouse.</translation>
    </message>
    <message>
        <source>1 point for each “advance fort” on your cards, even as part of a longer action. (The perk DIY does not count.)</source>
        <translation>1 point for each “advance fort” on your cards, even as part of a longer action. (The perk DIY does not count.)</translation>
    </message>
    <message>
        <source>1 point for each different suit on your cards (not coins). All six: 1 point more.</source>
        <translation>1 point for each different suit on your cards (not coins). All six: 1 point more.</translation>
    </message>
    <message>
        <source>1 point for each crown on your cards (not coins).</source>
        <translation>1 point for each crown on your cards (not coins).</translation>
    </message>
    <message>
        <source>1 point for each book on your cards (not coins).</source>
        <translation>1 point for each book on your cards (not coins).</translation>
    </message>
    <message>
        <source>1 point for each toy in your stuff and pack.</source>
        <translation>1 point for each toy in your stuff and pack.</translation>
    </message>
    <message>
        <source>1 point for each pizza in your stuff and pack.</source>
        <translation>1 point for each pizza in your stuff and pack.</translation>
    </message>
    <message>
        <source>1 point for each card in your lookout.</source>
        <translation>1 point for each card in your lookout.</translation>
    </message>
    <message>
        <source>1 point for each token in your pack.</source>
        <translation>1 point for each token in your pack.</translation>
    </message>
    <message>
        <source>5 points if you have no best friend.</source>
        <translation>5 points if you have no best friend.</translation>
    </message>
    <message>
        <source>8 points if your fort is exactly level 2.</source>
        <translation>8 points if your fort is exactly level 2.</translation>
    </message>
    <message>
        <source>8 points if you have the most cards; 4 points if you tie for the most.</source>
        <translation>8 points if you have the most cards; 4 points if you tie for the most.</translation>
    </message>
</context>
<context>
    <name>SavingTexts</name>
    <message>
        <source>Second window: not saved</source>
        <translation>Second window: not saved</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>Everything is saved now.</source>
        <translation>Everything is saved now.</translation>
    </message>
    <message>
        <source>The game is saved in a file of its own. To go on with it later, start the app like this: {command}</source>
        <translation>The game is saved in a file of its own. To go on with it later, start the app like this: {command}</translation>
    </message>
    <message>
        <source>Bots think less</source>
        <translation>Bots think less</translation>
    </message>
    <message>
        <source>The programs in which bots think keep stopping, so bots think less for now. The app tries again by itself.</source>
        <translation>The programs in which bots think keep stopping, so bots think less for now. The app tries again by itself.</translation>
    </message>
    <message>
        <source>The game is being saved; then the app closes by itself.</source>
        <translation>The game is being saved; then the app closes by itself.</translation>
    </message>
    <message>
        <source>The game is still being saved: the disk answers very slowly.</source>
        <translation>The game is still being saved: the disk answers very slowly.</translation>
    </message>
    <message>
        <source>Tried again at {time}, but it did not work.</source>
        <translation>Tried again at {time}, but it did not work.</translation>
    </message>
    <message>
        <source>Saving is still under way; then the app closes by itself.</source>
        <translation>Saving is still under way; then the app closes by itself.</translation>
    </message>
    <message>
        <source>Saving is still under way: the disk answers very slowly.</source>
        <translation>Saving is still under way: the disk answers very slowly.</translation>
    </message>
    <message>
        <source>The game is being written to its file.</source>
        <translation>The game is being written to its file.</translation>
    </message>
    <message>
        <source>The game is saved in the file “{path}”. To go on with it later, double-click that file.</source>
        <translation>The game is saved in the file “{path}”. To go on with it later, double-click that file.</translation>
    </message>
    <message>
        <source>“{name}” could not be saved there either: {reason}. Choose another place.</source>
        <translation>“{name}” could not be saved there either: {reason}. Choose another place.</translation>
    </message>
    <message>
        <source>The game will be written to {path}</source>
        <translation>The game will be written to {path}</translation>
    </message>
    <message numerus="yes">
        <source>(%n more game(s) beside it)</source>
        <translation>
            <numerusform>(%n more game beside it)</numerusform>
            <numerusform>(%n more games beside it)</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a name for the file.</source>
        <translation>Type a name for the file.</translation>
    </message>
    <message>
        <source>There is already a file “{name}”. Choose another name, or replace it.</source>
        <translation>There is already a file “{name}”. Choose another name, or replace it.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Home folder</translation>
    </message>
    <message numerus="yes">
        <source>If you leave now, %n game(s) will be lost.</source>
        <translation>
            <numerusform>If you leave now, %n game will be lost.</numerusform>
            <numerusform>If you leave now, %n games will be lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you leave now, what was decided since the last save will be lost.</source>
        <translation>If you leave now, what was decided since the last save will be lost.</translation>
    </message>
    <message>
        <source>{game} – {day}</source>
        <translation>{game} – {day}</translation>
    </message>
    <message>
        <source>{game} – {people} – {day}</source>
        <translation>{game} – {people} – {day}</translation>
    </message>
</context>
<context>
    <name>ScoreTexts</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{source}. {points}.</source>
        <translation>{source}. {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n point</numerusform>
            <numerusform>{who}: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by round. {players}</source>
        <translation>Points by round. {players}</translation>
    </message>
    <message>
        <source>{who}: {points}; in all {total}.</source>
        <translation>{who}: {points}; in all {total}.</translation>
    </message>
    <message>
        <source>{who}: {won} of {played} won, best {best}</source>
        <translation>{who}: {won} of {played} won, best {best}</translation>
    </message>
    <message>
        <source>{won} of {played} won, best {best}</source>
        <translation>{won} of {played} won, best {best}</translation>
    </message>
</context>
<context>
    <name>ScoringScreen</name>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Main menu</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Points by source</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Points by round</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>See the table</translation>
    </message>
    <message>
        <source>See the final table and the log (T)</source>
        <translation>See the final table and the log (T)</translation>
    </message>
</context>
<context>
    <name>ScreenTexts</name>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>Bot {number}</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>bot, easy</source>
        <translation>bot, easy</translation>
    </message>
    <message>
        <source>bot, medium</source>
        <translation>bot, medium</translation>
    </message>
    <message>
        <source>bot, hard</source>
        <translation>bot, hard</translation>
    </message>
    <message>
        <source>Hidden cards stay covered until you press the button.</source>
        <translation>Hidden cards stay covered until you press the button.</translation>
    </message>
    <message>
        <source>{game} – round {number}</source>
        <translation>{game} – round {number}</translation>
    </message>
    <message>
        <source>{game} – {players}</source>
        <translation>{game} – {players}</translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>%n more unfinished game</numerusform>
            <numerusform>%n more unfinished games</numerusform>
        </translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>bot, {level}</translation>
    </message>
</context>
<context>
    <name>SeatBoard</name>
    <message>
        <source>Plays at this screen; others can too, as nobody has anything to hide.</source>
        <translation>Plays at this screen; others can too, as nobody has anything to hide.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Level of the bot</source>
        <translation>Level of the bot</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Plays at this screen. Several people pass it around; hidden cards stay covered meanwhile.</source>
        <translation>Plays at this screen. Several people pass it around; hidden cards stay covered meanwhile.</translation>
    </message>
</context>
<context>
    <name>SeatHeader</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatTowers</name>
    <message>
        <source>rubble %1</source>
        <translation>rubble %1</translation>
    </message>
    <message numerus="yes">
        <source>Rubble: %n card(s)</source>
        <translation>
            <numerusform>Rubble: %n card</numerusform>
            <numerusform>Rubble: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>Words and colours</source>
        <translation>Words and colours</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>A click or the space bar always skips to the end.</source>
        <translation>A click or the space bar always skips to the end.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Reduced motion</translation>
    </message>
    <message>
        <source>Changes light up briefly instead of flying.</source>
        <translation>Changes light up briefly instead of flying.</translation>
    </message>
    <message>
        <source>Switched off, the game makes choices for you that have only one sensible answer. Undo takes them back together with your last decision, until somebody else decides.</source>
        <translation>Switched off, the game makes choices for you that have only one sensible answer. Undo takes them back together with your last decision, until somebody else decides.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Pace</translation>
    </message>
    <message>
        <source>About</source>
        <translation>About</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>Sample text</translation>
    </message>
    <message>
        <source>Ask me everything</source>
        <translation>Ask me everything</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Turn order</source>
        <translation>Turn order</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Recap</translation>
    </message>
    <message>
        <source>Recap of what happened since your last turn</source>
        <translation>Recap of what happened since your last turn</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Main menu</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>SparingTexts</name>
    <message>
        <source>You can’t follow: no card for it in hand (suit: {suit}, or a coin).</source>
        <translation>You can’t follow: no card for it in hand (suit: {suit}, or a coin).</translation>
    </message>
    <message>
        <source>You can’t follow.</source>
        <translation>You can’t follow.</translation>
    </message>
    <message>
        <source>You can’t follow: the action couldn’t be carried out in full.</source>
        <translation>You can’t follow: the action couldn’t be carried out in full.</translation>
    </message>
    <message>
        <source>Following would give you nothing now.</source>
        <translation>Following would give you nothing now.</translation>
    </message>
    <message>
        <source>Following would give you less than {n}.</source>
        <translation>Following would give you less than {n}.</translation>
    </message>
    <message>
        <source>You don’t follow until your turn.</source>
        <translation>You don’t follow until your turn.</translation>
    </message>
    <message>
        <source>{who} does not follow.</source>
        <translation>{who} does not follow.</translation>
    </message>
    <message>
        <source>Choose whether you are asked to follow at all before your turn, or only where it gives enough. You can always turn it off again.</source>
        <translation>Choose whether you are asked to follow at all before your turn, or only where it gives enough. You can always turn it off again.</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>Always ask</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Not asked</translation>
    </message>
    <message>
        <source>You are not asked to follow until your turn. Click to be asked again.</source>
        <translation>You are not asked to follow until your turn. Click to be asked again.</translation>
    </message>
    <message>
        <source>From +{n}</source>
        <translation>From +{n}</translation>
    </message>
    <message>
        <source>You are asked to follow only where it gives {n} or more. Click to be asked always.</source>
        <translation>You are asked to follow only where it gives {n} or more. Click to be asked always.</translation>
    </message>
    <message>
        <source>Ask me less…</source>
        <translation>Ask me less…</translation>
    </message>
    <message>
        <source>Don’t follow, and don’t ask me again until my turn</source>
        <translation>Don’t follow, and don’t ask me again until my turn</translation>
    </message>
    <message>
        <source>Only ask me where I’d get {n} or more</source>
        <translation>Only ask me where I’d get {n} or more</translation>
    </message>
</context>
<context>
    <name>SpeedButton</name>
    <message>
        <source>Speed of play: slow</source>
        <translation>Speed of play: slow</translation>
    </message>
    <message>
        <source>Speed of play: fast</source>
        <translation>Speed of play: fast</translation>
    </message>
    <message>
        <source>Speed of play: no animation</source>
        <translation>Speed of play: no animation</translation>
    </message>
    <message>
        <source>Speed of play: normal</source>
        <translation>Speed of play: normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>At once</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Less</translation>
    </message>
    <message>
        <source>This is the smallest.</source>
        <translation>This is the smallest.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>This is the largest.</source>
        <translation>This is the largest.</translation>
    </message>
</context>
<context>
    <name>StoryBubble</name>
    <message numerus="yes">
        <source>%n more line(s): read them in words</source>
        <translation>
            <numerusform>%n more line: read it in words</numerusform>
            <numerusform>%n more lines: read them in words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>+%n more</numerusform>
            <numerusform>+%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuitTexts</name>
    <message>
        <source>book</source>
        <translation>book</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>crown</translation>
    </message>
    <message>
        <source>glue</source>
        <translation>glue</translation>
    </message>
    <message>
        <source>shovel</source>
        <translation>shovel</translation>
    </message>
    <message>
        <source>skateboard</source>
        <translation>skateboard</translation>
    </message>
    <message>
        <source>squirt gun</source>
        <translation>squirt gun</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>coin</translation>
    </message>
</context>
<context>
    <name>SupplyPile</name>
    <message>
        <source>Pizzas in the supply: %1</source>
        <translation>Pizzas in the supply: %1</translation>
    </message>
    <message>
        <source>Toys in the supply: %1</source>
        <translation>Toys in the supply: %1</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Your yard</source>
        <translation>Your yard</translation>
    </message>
    <message>
        <source>fills when you discard</source>
        <translation>fills when you discard</translation>
    </message>
    <message>
        <source>Your deck is empty</source>
        <translation>Your deck is empty</translation>
    </message>
    <message>
        <source>Your discard pile is empty</source>
        <translation>Your discard pile is empty</translation>
    </message>
</context>
<context>
    <name>TableMiddle</name>
    <message>
        <source>Pizza from the supply</source>
        <translation>Pizza from the supply</translation>
    </message>
    <message>
        <source>Toy from the supply</source>
        <translation>Toy from the supply</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Your move:</source>
        <translation>Your move:</translation>
    </message>
    <message>
        <source>Now deciding: {who}.</source>
        <translation>Now deciding: {who}.</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} is thinking…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>It is not your turn. Now playing: {who}.</source>
        <translation>It is not your turn. Now playing: {who}.</translation>
    </message>
    <message>
        <source>That is not possible right now.</source>
        <translation>That is not possible right now.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>No undo: something hidden has come to light.</source>
        <translation>No undo: something hidden has come to light.</translation>
    </message>
    <message>
        <source>No undo: somebody else has decided since.</source>
        <translation>No undo: somebody else has decided since.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Thinking about a hint…</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s) in all.</source>
        <translation>
            <numerusform>{who}: %n point in all.</numerusform>
            <numerusform>{who}: %n points in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} wins!</source>
        <translation>{who} wins!</translation>
    </message>
    <message>
        <source>Shared victory: {players}.</source>
        <translation>Shared victory: {players}.</translation>
    </message>
    <message>
        <source>Undo the rematch: back to the final scoring</source>
        <translation>Undo the rematch: back to the final scoring</translation>
    </message>
    <message>
        <source>No hint while everybody may look: it would be made from hidden cards.</source>
        <translation>No hint while everybody may look: it would be made from hidden cards.</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Why not?</translation>
    </message>
</context>
<context>
    <name>TakenTray</name>
    <message>
        <source>to build</source>
        <translation>to build</translation>
    </message>
</context>
<context>
    <name>TitleScreen</name>
    <message>
        <source>Kids, forts and 5 Towers</source>
        <translation>Kids, forts and 5&#xa0;Towers</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Looking for your game…</source>
        <translation>Looking for your game…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>An unofficial adaptation. Version %1</source>
        <translation>An unofficial adaptation. Version %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Unfinished games</translation>
    </message>
</context>
<context>
    <name>TokenLogTexts</name>
    <message numerus="yes">
        <source>{who} gains %n pizza(s).</source>
        <translation>
            <numerusform>{who} gains %n pizza.</numerusform>
            <numerusform>{who} gains %n pizzas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n toy(s).</source>
        <translation>
            <numerusform>{who} gains %n toy.</numerusform>
            <numerusform>{who} gains %n toys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} scores %n point(s).</source>
        <translation>
            <numerusform>{who} scores %n point.</numerusform>
            <numerusform>{who} scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} packs %n token(s).</source>
        <translation>
            <numerusform>{who} packs %n token.</numerusform>
            <numerusform>{who} packs %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} packs %n token(s) from the supply.</source>
        <translation>
            <numerusform>{who} packs %n token from the supply.</numerusform>
            <numerusform>{who} packs %n tokens from the supply.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} pays: {tokens}.</source>
        <translation>{who} pays: {tokens}.</translation>
    </message>
    <message>
        <source>{who} spends: {tokens}.</source>
        <translation>{who} spends: {tokens}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} swaps %n pizza(s) for toys.</source>
        <translation>
            <numerusform>{who} swaps %n pizza for a toy.</numerusform>
            <numerusform>{who} swaps %n pizzas for toys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} swaps %n toy(s) for pizza.</source>
        <translation>
            <numerusform>{who} swaps %n toy for a pizza.</numerusform>
            <numerusform>{who} swaps %n toys for pizzas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: fort level {level}.</source>
        <translation>{who}: fort level {level}.</translation>
    </message>
    <message>
        <source>{who} takes a made-up rule.</source>
        <translation>{who} takes a made-up rule.</translation>
    </message>
    <message>
        <source>{who} takes the made-up rule {rule}.</source>
        <translation>{who} takes the made-up rule {rule}.</translation>
    </message>
    <message>
        <source>{who} takes the perk {perk}.</source>
        <translation>{who} takes the perk {perk}.</translation>
    </message>
    <message>
        <source>{who} uses the perk {perk}.</source>
        <translation>{who} uses the perk {perk}.</translation>
    </message>
    <message>
        <source>{who} takes the Macaroni Sculpture!</source>
        <translation>{who} takes the Macaroni Sculpture!</translation>
    </message>
    <message>
        <source>{who} copies the contents of a pack ({owner}).</source>
        <translation>{who} copies the contents of a pack ({owner}).</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>TowerCardLook</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>TowerCoachTexts</name>
    <message>
        <source>The marked cards can all be built: {cards}.</source>
        <translation>The marked cards can all be built: {cards}.</translation>
    </message>
    <message>
        <source>The marked card can be built: {card}.</source>
        <translation>The marked card can be built: {card}.</translation>
    </message>
    <message>
        <source>To build what is marked, you would have to demolish {card}.</source>
        <translation>To build what is marked, you would have to demolish {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot build more than %n card(s), so you pass.</source>
        <translation>
            <numerusform>You cannot build more than %n card, so you pass.</numerusform>
            <numerusform>You cannot build more than %n cards, so you pass.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot build any of these cards, so you pass.</source>
        <translation>You cannot build any of these cards, so you pass.</translation>
    </message>
    <message>
        <source>{round} went by: no card fitted your towers.</source>
        <translation>{round} went by: no card fitted your towers.</translation>
    </message>
    <message numerus="yes">
        <source>{round} went by: you could not build more than %n card(s).</source>
        <translation>
            <numerusform>{round} went by: you could not build more than %n card.</numerusform>
            <numerusform>{round} went by: you could not build more than %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} went by: {who} took all the cards.</source>
        <translation>{round} went by: {who} took all the cards.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the {count} cards still to come fits your towers.</source>
        <translation>
            <numerusform>Only %n of the {count} cards still to come fits your towers.</numerusform>
            <numerusform>Only %n of the {count} cards still to come fit your towers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Demolishing a top card makes room.</source>
        <translation>Demolishing a top card makes room.</translation>
    </message>
    <message>
        <source>All your towers are finished: until the end you pass by yourself.</source>
        <translation>All your towers are finished: until the end you pass by yourself.</translation>
    </message>
    <message>
        <source>You cannot build any of these cards, so you bid 0.</source>
        <translation>You cannot build any of these cards, so you bid 0.</translation>
    </message>
    <message>
        <source>Chosen: {cards}. Drag the others too, or press the green button.</source>
        <translation>Chosen: {cards}. Drag the others too, or press the green button.</translation>
    </message>
    <message>
        <source>Build your cards.</source>
        <translation>Build your cards.</translation>
    </message>
    <message>
        <source>Build your cards. First you may demolish a top card, at the price on its wrecking ball.</source>
        <translation>Build your cards. First you may demolish a top card, at the price on its wrecking ball.</translation>
    </message>
    <message>
        <source>Build a card on its tower.</source>
        <translation>Build a card on its tower.</translation>
    </message>
    <message>
        <source>{who} chooses cards.</source>
        <translation>{who} chooses cards.</translation>
    </message>
    <message>
        <source>{who} builds.</source>
        <translation>{who} builds.</translation>
    </message>
    <message>
        <source>{who} demolishes {card} (−{price}) to make room for {cards}.</source>
        <translation>{who} demolishes {card} (−{price}) to make room for {cards}.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Last round</translation>
    </message>
    <message numerus="yes">
        <source>How many of these %n card(s) will you take?</source>
        <translation>
            <numerusform>Will you take the %n card on offer?</numerusform>
            <numerusform>How many of these %n cards will you take?</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you bid more than {highest}, or pass?</source>
        <translation>Do you bid more than {highest}, or pass?</translation>
    </message>
    <message>
        <source>Do you bid, or pass?</source>
        <translation>Do you bid, or pass?</translation>
    </message>
    <message>
        <source>Do you bid all {count}, or pass?</source>
        <translation>Do you bid all {count}, or pass?</translation>
    </message>
    <message>
        <source>The highest bid takes that many cards and builds them all. Most points win.</source>
        <translation>The highest bid takes that many cards and builds them all. Most points win.</translation>
    </message>
    <message>
        <source>Whatever you took now would cost you points.</source>
        <translation>Whatever you took now would cost you points.</translation>
    </message>
    <message>
        <source>{reason} So you pass.</source>
        <translation>{reason} So you pass.</translation>
    </message>
    <message>
        <source>{who} bids all the cards, so nobody else is asked.</source>
        <translation>{who} bids all the cards, so nobody else is asked.</translation>
    </message>
    <message numerus="yes">
        <source>You win the bidding: mark the %n card(s) that you take.</source>
        <translation>
            <numerusform>You win the bidding: mark the %n card that you take.</numerusform>
            <numerusform>You win the bidding: mark the %n cards that you take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the bidding: take the %n marked card(s), or mark others.</source>
        <translation>
            <numerusform>You win the bidding: take the %n marked card, or mark another.</numerusform>
            <numerusform>You win the bidding: take the %n marked cards, or mark others.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the bidding and take all: {cards}.</source>
        <translation>You win the bidding and take all: {cards}.</translation>
    </message>
    <message>
        <source>{card} must be demolished before your cards fit.</source>
        <translation>{card} must be demolished before your cards fit.</translation>
    </message>
    <message>
        <source>To demolish {card}, press its wrecking ball.</source>
        <translation>To demolish {card}, press its wrecking ball.</translation>
    </message>
    <message>
        <source>{who} demolishes {card} (−{price}) and builds.</source>
        <translation>{who} demolishes {card} (−{price}) and builds.</translation>
    </message>
    <message>
        <source>Marked: {card}, instead of {others}.</source>
        <translation>Marked: {card}, instead of {others}.</translation>
    </message>
    <message>
        <source>Marked: {card}, with {others}, without which it does not fit.</source>
        <translation>Marked: {card}, with {others}, without which it does not fit.</translation>
    </message>
    <message>
        <source>Not marked any more: {card}, nor {others}, for it does not fit without it.</source>
        <translation>Not marked any more: {card}, nor {others}, for it does not fit without it.</translation>
    </message>
    <message>
        <source>The last round!</source>
        <translation>The last round!</translation>
    </message>
    <message>
        <source>Shuffled for the last time</source>
        <translation>Shuffled for the last time</translation>
    </message>
</context>
<context>
    <name>TowerCountedTexts</name>
    <message numerus="yes">
        <source>{tower} ({numbers}): 1 point for each card → %n point(s)</source>
        <translation>
            <numerusform>{tower} ({numbers}): 1 point for each card → %n point</numerusform>
            <numerusform>{tower} ({numbers}): 1 point for each card → %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tower}, finished ({numbers}): 2 points for each card → %n point(s)</source>
        <translation>
            <numerusform>{tower}, finished ({numbers}): 2 points for each card → %n point</numerusform>
            <numerusform>{tower}, finished ({numbers}): 2 points for each card → %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{tower}: no cards, no points</source>
        <translation>{tower}: no cards, no points</translation>
    </message>
    <message numerus="yes">
        <source>Main tower, the one with the most cards ({tower}): 1 more point for each card → %n point(s)</source>
        <translation>
            <numerusform>Main tower, the one with the most cards ({tower}): 1 more point for each card → %n point</numerusform>
            <numerusform>Main tower, the one with the most cards ({tower}): 1 more point for each card → %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>No towers, so no main tower: no points</source>
        <translation>No towers, so no main tower: no points</translation>
    </message>
    <message numerus="yes">
        <source>Rubble: its cards cost {costs} → %n point(s) less</source>
        <translation>
            <numerusform>Rubble: its cards cost {costs} → %n point less</numerusform>
            <numerusform>Rubble: its cards cost {costs} → %n points less</numerusform>
        </translation>
    </message>
    <message>
        <source>Rubble: its only card costs 1 point</source>
        <translation>Rubble: its only card costs 1 point</translation>
    </message>
    <message>
        <source>No rubble: nothing is lost</source>
        <translation>No rubble: nothing is lost</translation>
    </message>
</context>
<context>
    <name>TowerHintTexts</name>
    <message>
        <source>My advice: bid {n}.</source>
        <translation>My advice: bid {n}.</translation>
    </message>
    <message>
        <source>My advice: bid {n}. Good for you: {cards}.</source>
        <translation>My advice: bid {n}. Good for you: {cards}.</translation>
    </message>
    <message>
        <source>My advice: bid {n}. Good for you: {card}.</source>
        <translation>My advice: bid {n}. Good for you: {card}.</translation>
    </message>
    <message>
        <source>My advice: pass.</source>
        <translation>My advice: pass.</translation>
    </message>
    <message>
        <source>My advice: take {cards}.</source>
        <translation>My advice: take {cards}.</translation>
    </message>
    <message>
        <source>My advice: take {card}.</source>
        <translation>My advice: take {card}.</translation>
    </message>
    <message>
        <source>My advice: demolish {card}.</source>
        <translation>My advice: demolish {card}.</translation>
    </message>
    <message>
        <source>My advice: demolish nothing.</source>
        <translation>My advice: demolish nothing.</translation>
    </message>
    <message>
        <source>My advice: build {card}.</source>
        <translation>My advice: build {card}.</translation>
    </message>
    <message numerus="yes">
        <source>That is %n point(s) more now.</source>
        <translation>
            <numerusform>That is %n point more now.</numerusform>
            <numerusform>That is %n points more now.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you could take uses up more room than it brings.</source>
        <translation>What you could take uses up more room than it brings.</translation>
    </message>
    <message>
        <source>What you could take now costs points.</source>
        <translation>What you could take now costs points.</translation>
    </message>
    <message>
        <source>One card more would use up more room than it brings.</source>
        <translation>One card more would use up more room than it brings.</translation>
    </message>
    <message>
        <source>One card more would bring no more points.</source>
        <translation>One card more would bring no more points.</translation>
    </message>
    <message>
        <source>Then {n} cards still to come fit instead of {before}.</source>
        <translation>Then {n} cards still to come fit instead of {before}.</translation>
    </message>
</context>
<context>
    <name>TowerLabelTexts</name>
    <message>
        <source>Bid {n}</source>
        <translation>Bid {n}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bid</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Build all</source>
        <translation>Build all</translation>
    </message>
    <message>
        <source>Demolish {card}: when all is built, {then} points instead of {kept} (tower −{tower}, rubble −{rubble}).</source>
        <translation>Demolish {card}: when all is built, {then} points instead of {kept} (tower −{tower}, rubble −{rubble}).</translation>
    </message>
    <message>
        <source>That makes room for no card still to come.</source>
        <translation>That makes room for no card still to come.</translation>
    </message>
    <message numerus="yes">
        <source>Demolish {card}: it costs %n point(s) (tower −{tower}, rubble −{rubble}).</source>
        <translation>
            <numerusform>Demolish {card}: it costs %n point (tower −{tower}, rubble −{rubble}).</numerusform>
            <numerusform>Demolish {card}: it costs %n points (tower −{tower}, rubble −{rubble}).</numerusform>
        </translation>
    </message>
    <message>
        <source>I bid {n}</source>
        <translation>I bid {n}</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>I pass</translation>
    </message>
    <message>
        <source>{who} bids {n}</source>
        <translation>{who} bids {n}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passes</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s), {card} on top</source>
        <translation>
            <numerusform>Discard pile: %n card, {card} on top</numerusform>
            <numerusform>Discard pile: %n cards, {card} on top</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, card {place} of {count} on offer</source>
        <translation>{card}, card {place} of {count} on offer</translation>
    </message>
    <message>
        <source>{card}, to be built</source>
        <translation>{card}, to be built</translation>
    </message>
    <message>
        <source>founds {tower}</source>
        <translation>founds {tower}</translation>
    </message>
    <message>
        <source>goes on your {number}</source>
        <translation>goes on your {number}</translation>
    </message>
    <message>
        <source>fits after demolishing</source>
        <translation>fits after demolishing</translation>
    </message>
    <message>
        <source>fits after demolishing, on top of another card on offer</source>
        <translation>fits after demolishing, on top of another card on offer</translation>
    </message>
    <message>
        <source>fits on top of another card on offer</source>
        <translation>fits on top of another card on offer</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marked</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n point</numerusform>
            <numerusform>{who}: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}, on turn</source>
        <translation>{seat}, on turn</translation>
    </message>
    <message>
        <source>{tower}, the main tower</source>
        <translation>{tower}, the main tower</translation>
    </message>
    <message>
        <source>{tower}: {numbers}</source>
        <translation>{tower}: {numbers}</translation>
    </message>
    <message>
        <source>{tower}, finished: {numbers}</source>
        <translation>{tower}, finished: {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>Rubble: %n card(s)</source>
        <translation>
            <numerusform>Rubble: %n card</numerusform>
            <numerusform>Rubble: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If nobody bids more, you take %n of these cards.</source>
        <translation>
            <numerusform>If nobody bids more, you take %n of these cards.</numerusform>
            <numerusform>If nobody bids more, you take %n of these cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Demolish and build all</source>
        <translation>Demolish and build all</translation>
    </message>
    <message>
        <source>goes on the marked {number}</source>
        <translation>goes on the marked {number}</translation>
    </message>
    <message>
        <source>Whoever begins cannot pass: with 0 you take no cards. If all others pass, these are discarded.</source>
        <translation>Whoever begins cannot pass: with 0 you take no cards. If all others pass, these are discarded.</translation>
    </message>
    <message>
        <source>None (0)</source>
        <translation>None (0)</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, last time through: %n card(s). When they run out, the game ends after that round.</source>
        <translation>
            <numerusform>Draw pile, last time through: %n card. When it is gone, the game ends after that round.</numerusform>
            <numerusform>Draw pile, last time through: %n cards. When they are gone, the game ends after that round.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile, last time through: no card left. The game ends with this round.</source>
        <translation>Draw pile, last time through: no card left. The game ends with this round.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, first time through: %n card(s). When they run out, the discard pile is shuffled to draw from once more.</source>
        <translation>
            <numerusform>Draw pile, first time through: %n card. When it is gone, the discard pile is shuffled to draw from once more.</numerusform>
            <numerusform>Draw pile, first time through: %n cards. When they are gone, the discard pile is shuffled to draw from once more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile, first time through: no card left. The discard pile is shuffled to draw from once more.</source>
        <translation>Draw pile, first time through: no card left. The discard pile is shuffled to draw from once more.</translation>
    </message>
</context>
<context>
    <name>TowerLogTexts</name>
    <message>
        <source>{who} bids {n}.</source>
        <translation>{who} bids {n}.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passes.</translation>
    </message>
    <message>
        <source>On offer: {cards}.</source>
        <translation>On offer: {cards}.</translation>
    </message>
    <message>
        <source>{who} takes {cards}.</source>
        <translation>{who} takes {cards}.</translation>
    </message>
    <message>
        <source>{who} demolishes {card}.</source>
        <translation>{who} demolishes {card}.</translation>
    </message>
    <message>
        <source>{who} demolishes {card} to make room for {cards}.</source>
        <translation>{who} demolishes {card} to make room for {cards}.</translation>
    </message>
    <message>
        <source>{who} demolishes {card}: that tower takes more again.</source>
        <translation>{who} demolishes {card}: that tower takes more again.</translation>
    </message>
    <message>
        <source>{who} builds {cards}.</source>
        <translation>{who} builds {cards}.</translation>
    </message>
    <message>
        <source>Nobody wants these cards.</source>
        <translation>Nobody wants these cards.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) to draw again.</source>
        <translation>
            <numerusform>The discard pile is shuffled: %n card to draw again.</numerusform>
            <numerusform>The discard pile is shuffled: %n cards to draw again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TowerLook</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TowerLookTexts</name>
    <message numerus="yes">
        <source>%n card(s), one point each</source>
        <translation>
            <numerusform>%n card: one point</numerusform>
            <numerusform>%n cards, one point each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), two points each because of the top</source>
        <translation>
            <numerusform>%n card, the top: two points</numerusform>
            <numerusform>%n cards with the top, two points each</numerusform>
        </translation>
    </message>
    <message>
        <source>Main tower: one point more for each card</source>
        <translation>Main tower: one point more for each card</translation>
    </message>
    <message>
        <source>Next it takes a number below {n}, or a 9.</source>
        <translation>Next it takes a number below {n}, or a 9.</translation>
    </message>
    <message>
        <source>Next it takes a number below {n}.</source>
        <translation>Next it takes a number below {n}.</translation>
    </message>
    <message>
        <source>Next it takes any number.</source>
        <translation>Next it takes any number.</translation>
    </message>
    <message>
        <source>It goes on a higher number of its tower, or founds it.</source>
        <translation>It goes on a higher number of its tower, or founds it.</translation>
    </message>
    <message>
        <source>It goes on a higher number of its tower or on an 8, or founds its tower.</source>
        <translation>It goes on a higher number of its tower or on an 8, or founds its tower.</translation>
    </message>
    <message>
        <source>It goes on an 8 of its tower, or founds its tower.</source>
        <translation>It goes on an 8 of its tower, or founds its tower.</translation>
    </message>
    <message>
        <source>The arrow: it goes on any number but 0, or founds its tower.</source>
        <translation>The arrow: it goes on any number but 0, or founds its tower.</translation>
    </message>
    <message>
        <source>The arrow: any number may go on it.</source>
        <translation>The arrow: any number may go on it.</translation>
    </message>
    <message>
        <source>It finishes its tower: nothing more goes on it, and each of its cards counts double.</source>
        <translation>It finishes its tower: nothing more goes on it, and each of its cards counts double.</translation>
    </message>
    <message>
        <source>It has its top and takes nothing more.</source>
        <translation>It has its top and takes nothing more.</translation>
    </message>
    <message numerus="yes">
        <source>{tower}: %n point(s). {following}</source>
        <translation>
            <numerusform>{tower}: %n point. {following}</numerusform>
            <numerusform>{tower}: %n points. {following}</numerusform>
        </translation>
    </message>
    <message>
        <source>Next it takes its 0, or a 9.</source>
        <translation>Next it takes its 0, or a 9.</translation>
    </message>
</context>
<context>
    <name>TowerNames</name>
    <message>
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message>
        <source>Cake</source>
        <translation>Cake</translation>
    </message>
    <message>
        <source>Haunted</source>
        <translation>Haunted</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Scrap</source>
        <translation>Scrap</translation>
    </message>
    <message>
        <source>Forest tower</source>
        <translation>Forest tower</translation>
    </message>
    <message>
        <source>Cake tower</source>
        <translation>Cake tower</translation>
    </message>
    <message>
        <source>Haunted tower</source>
        <translation>Haunted tower</translation>
    </message>
    <message>
        <source>Sand tower</source>
        <translation>Sand tower</translation>
    </message>
    <message>
        <source>Scrap tower</source>
        <translation>Scrap tower</translation>
    </message>
    <message>
        <source>your forest tower</source>
        <translation>your forest tower</translation>
    </message>
    <message>
        <source>your cake tower</source>
        <translation>your cake tower</translation>
    </message>
    <message>
        <source>your haunted tower</source>
        <translation>your haunted tower</translation>
    </message>
    <message>
        <source>your sand tower</source>
        <translation>your sand tower</translation>
    </message>
    <message>
        <source>your scrap tower</source>
        <translation>your scrap tower</translation>
    </message>
    <message>
        <source>{card} as the top</source>
        <translation>{card} as the top</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} and {last}</translation>
    </message>
</context>
<context>
    <name>TowerPlace</name>
    <message>
        <source>Forest tower</source>
        <translation>Forest tower</translation>
    </message>
    <message>
        <source>Cake tower</source>
        <translation>Cake tower</translation>
    </message>
    <message>
        <source>Haunted tower</source>
        <translation>Haunted tower</translation>
    </message>
    <message>
        <source>Sand tower</source>
        <translation>Sand tower</translation>
    </message>
    <message>
        <source>Scrap tower</source>
        <translation>Scrap tower</translation>
    </message>
    <message>
        <source>main +1</source>
        <translation>main +1</translation>
    </message>
    <message>
        <source>%1: nothing built yet</source>
        <translation>%1: nothing built yet</translation>
    </message>
    <message>
        <source>%1, from the ground up: %2</source>
        <translation>%1, from the ground up: %2</translation>
    </message>
    <message>
        <source>Build here: %1</source>
        <translation>Build here: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the main tower</source>
        <translation>the main tower</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finished</translation>
    </message>
</context>
<context>
    <name>TowerPreviewTexts</name>
    <message numerus="yes">
        <source>If you win these %n</source>
        <translation>
            <numerusform>If you win %n card</numerusform>
            <numerusform>If you win these %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you take these %n</source>
        <translation>
            <numerusform>If you take %n card</numerusform>
            <numerusform>If you take these %n</numerusform>
        </translation>
    </message>
    <message>
        <source>When all is built</source>
        <translation>When all is built</translation>
    </message>
    <message>
        <source>No card is marked</source>
        <translation>No card is marked</translation>
    </message>
    <message>
        <source>{numbers} on {top}</source>
        <translation>{numbers} on {top}</translation>
    </message>
    <message>
        <source>{numbers}: a new tower</source>
        <translation>{numbers}: a new tower</translation>
    </message>
    <message>
        <source>×2, finished; {change}</source>
        <translation>×2, finished; {change}</translation>
    </message>
    <message>
        <source>{change} when the {number} has fallen</source>
        <translation>{change} when the {number} has fallen</translation>
    </message>
    <message>
        <source>{change}; then {numbers}</source>
        <translation>{change}; then {numbers}</translation>
    </message>
    <message>
        <source>{change}; then {numbers} or 9</source>
        <translation>{change}; then {numbers} or 9</translation>
    </message>
    <message>
        <source>{change}; then any</source>
        <translation>{change}; then any</translation>
    </message>
    <message>
        <source>main tower: {before} → {after}</source>
        <translation>main tower: {before} → {after}</translation>
    </message>
    <message>
        <source>rubble: {before} → {after}</source>
        <translation>rubble: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>TowerReasonTexts</name>
    <message>
        <source>{highest} has been named: name a higher number.</source>
        <translation>{highest} has been named: name a higher number.</translation>
    </message>
    <message numerus="yes">
        <source>There is only %n card on offer.</source>
        <translation>
            <numerusform>There is only %n card on offer.</numerusform>
            <numerusform>There are only %n cards on offer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can build at most %n card of this offer.</source>
        <translation>
            <numerusform>You can build at most %n card of this offer.</numerusform>
            <numerusform>You can build at most %n cards of this offer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing goes on {tower}: it has its top.</source>
        <translation>Nothing goes on {tower}: it has its top.</translation>
    </message>
    <message>
        <source>The {number} does not fit {tower}, even after demolishing.</source>
        <translation>The {number} does not fit {tower}, even after demolishing.</translation>
    </message>
    <message>
        <source>These do not fit your towers, even after demolishing: {cards}.</source>
        <translation>These do not fit your towers, even after demolishing: {cards}.</translation>
    </message>
    <message>
        <source>These do not all fit on one tower: {cards}.</source>
        <translation>These do not all fit on one tower: {cards}.</translation>
    </message>
    <message>
        <source>Each of these needs a demolition, and you have only one: {cards}.</source>
        <translation>Each of these needs a demolition, and you have only one: {cards}.</translation>
    </message>
    <message>
        <source>Building all of these takes more than one demolition, and you have only one: {cards}.</source>
        <translation>Building all of these takes more than one demolition, and you have only one: {cards}.</translation>
    </message>
    <message>
        <source>With this card you could not build all that you take.</source>
        <translation>With this card you could not build all that you take.</translation>
    </message>
    <message>
        <source>This card goes on {tower}.</source>
        <translation>This card goes on {tower}.</translation>
    </message>
    <message numerus="yes">
        <source>Mark exactly %n card(s).</source>
        <translation>
            <numerusform>Mark exactly %n card.</numerusform>
            <numerusform>Mark exactly %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have chosen %n card(s) already: unmark one first.</source>
        <translation>
            <numerusform>You have chosen %n card already: unmark it first.</numerusform>
            <numerusform>You have chosen %n cards already: unmark one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this card and the chosen ones you could not build %n card(s): unmark one first.</source>
        <translation>
            <numerusform>With this card and the chosen ones you could not build %n card: unmark one first.</numerusform>
            <numerusform>With this card and the chosen ones you could not build %n cards: unmark one first.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card was not taken: it goes to the discard pile.</source>
        <translation>This card was not taken: it goes to the discard pile.</translation>
    </message>
    <message>
        <source>You begin, so name a number; with 0 you take nothing.</source>
        <translation>You begin, so name a number; with 0 you take nothing.</translation>
    </message>
    <message>
        <source>There is nothing to demolish now.</source>
        <translation>There is nothing to demolish now.</translation>
    </message>
    <message>
        <source>A tower with its top cannot be demolished.</source>
        <translation>A tower with its top cannot be demolished.</translation>
    </message>
    <message>
        <source>There is no tower yet to demolish.</source>
        <translation>There is no tower yet to demolish.</translation>
    </message>
    <message>
        <source>Without this card you could not build what you have taken.</source>
        <translation>Without this card you could not build what you have taken.</translation>
    </message>
    <message>
        <source>You may demolish only one card, and it must be {card}, or what you have taken will not fit.</source>
        <translation>You may demolish only one card, and it must be {card}, or what you have taken will not fit.</translation>
    </message>
    <message>
        <source>You must demolish, or what you have taken will not fit.</source>
        <translation>You must demolish, or what you have taken will not fit.</translation>
    </message>
    <message>
        <source>Win the bidding first, then build.</source>
        <translation>Win the bidding first, then build.</translation>
    </message>
    <message numerus="yes">
        <source>Mark at least %n card(s) to bid higher.</source>
        <translation>
            <numerusform>Mark at least %n card to bid higher.</numerusform>
            <numerusform>Mark at least %n cards to bid higher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody builds on another player’s towers. This card goes on {tower}.</source>
        <translation>Nobody builds on another player’s towers. This card goes on {tower}.</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Nothing has been discarded yet.</translation>
    </message>
    <message>
        <source>Nothing has been discarded since the shuffle.</source>
        <translation>Nothing has been discarded since the shuffle.</translation>
    </message>
    <message>
        <source>Only what is demolished goes to the rubble.</source>
        <translation>Only what is demolished goes to the rubble.</translation>
    </message>
    <message>
        <source>What you demolish goes to your own rubble.</source>
        <translation>What you demolish goes to your own rubble.</translation>
    </message>
    <message>
        <source>First build {card}.</source>
        <translation>First build {card}.</translation>
    </message>
    <message>
        <source>First mark the cards that you want, or press a number.</source>
        <translation>First mark the cards that you want, or press a number.</translation>
    </message>
</context>
<context>
    <name>TowersHelp</name>
    <message>
        <source>5 Towers: rules and keys</source>
        <translation>5 Towers: rules and keys</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bid</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation>Demolish</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Rubble</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>A 0 finishes a tower: nothing more goes on it, and each of its cards counts double.</source>
        <translation>A 0 finishes a tower: nothing more goes on it, and each of its cards counts double.</translation>
    </message>
    <message>
        <source>While something moves, skip to its end; on a tower: see it large</source>
        <translation>While something moves, skip to its end; on a tower: see it large</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>On a card on offer: it fits only after you have demolished the top card of its tower. On your tower: its top card may be demolished, at that price.</source>
        <translation>On a card on offer: it fits only after you have demolished the top card of its tower. On your tower: its top card may be demolished, at that price.</translation>
    </message>
    <message>
        <source>Tab, arrow keys</source>
        <translation>Tab, arrow keys</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Go to everything that can be used</source>
        <translation>Go to everything that can be used</translation>
    </message>
    <message>
        <source>Name a number</source>
        <translation>Name a number</translation>
    </message>
    <message>
        <source>Put back what is held, close what is open</source>
        <translation>Put back what is held, close what is open</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Undo the last step</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Ask for a hint</translation>
    </message>
    <message>
        <source>Open the log and close it</source>
        <translation>Open the log and close it</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>This help</translation>
    </message>
    <message>
        <source>Full screen and back</source>
        <translation>Full screen and back</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Look through the discard pile</translation>
    </message>
    <message>
        <source>Mark or build the card that the keys have reached; otherwise: the green button</source>
        <translation>Mark or build the card that the keys have reached; otherwise: the green button</translation>
    </message>
    <message>
        <source>At the final scoring: look at the table, and back</source>
        <translation>At the final scoring: look at the table, and back</translation>
    </message>
    <message>
        <source>Pass, or bid 0</source>
        <translation>Pass, or bid 0</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>The goal</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Goal</translation>
    </message>
    <message>
        <source>Main tower</source>
        <translation>Main tower</translation>
    </message>
    <message>
        <source>Build towers of five kinds: forest, cake, haunted, sand and scrap. Whoever has the most points at the end wins; those who tie share the victory.</source>
        <translation>Build towers of five kinds: forest, cake, haunted, sand and scrap. Whoever has the most points at the end wins; those who tie share the victory.</translation>
    </message>
    <message>
        <source>Each card in your towers brings 1 point.</source>
        <translation>Each card in your towers brings 1 point.</translation>
    </message>
    <message>
        <source>Your tower with the most cards. Each of its cards brings 1 point more.</source>
        <translation>Your tower with the most cards. Each of its cards brings 1 point more.</translation>
    </message>
    <message>
        <source>What you have demolished. The first card there costs 1 point, the second 2 more, the third 3 more, and so on.</source>
        <translation>What you have demolished. The first card there costs 1 point, the second 2 more, the third 3 more, and so on.</translation>
    </message>
    <message>
        <source>When the draw pile runs out, the discard pile is shuffled once to make a new one. When that runs out too, the game ends with that round.</source>
        <translation>When the draw pile runs out, the discard pile is shuffled once to make a new one. When that runs out too, the game ends with that round.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>A round</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offer</translation>
    </message>
    <message>
        <source>Bid 0</source>
        <translation>Bid 0</translation>
    </message>
    <message>
        <source>Five cards lie open in the middle; at the very end there may be fewer. Whoever bids most for them is the builder of this round.</source>
        <translation>Five cards lie open in the middle; at the very end there may be fewer. Whoever bids most for them is the builder of this round.</translation>
    </message>
    <message>
        <source>Whoever has the flag begins. Each player bids once: they name how many of the cards they want, always more than anyone before them, or they pass. Whoever names all of them ends the bidding.</source>
        <translation>Whoever has the flag begins. Each player bids once: they name how many of the cards they want, always more than anyone before them, or they pass. Whoever names all of them ends the bidding.</translation>
    </message>
    <message>
        <source>Whoever begins cannot pass, but may bid 0. If all others then pass, the cards are discarded and the same player begins again.</source>
        <translation>Whoever begins cannot pass, but may bid 0. If all others then pass, the cards are discarded and the same player begins again.</translation>
    </message>
    <message>
        <source>The builder takes as many cards as they have named, whichever they want. All of them must fit on their towers. The rest is discarded.</source>
        <translation>The builder takes as many cards as they have named, whichever they want. All of them must fit on their towers. The rest is discarded.</translation>
    </message>
    <message>
        <source>Before building, the builder may drop the top card of one tower, but no 0, onto their own rubble.</source>
        <translation>Before building, the builder may drop the top card of one tower, but no 0, onto their own rubble.</translation>
    </message>
    <message>
        <source>The builder puts all the cards that they took on their towers. Whoever sits to their left begins the next round.</source>
        <translation>The builder puts all the cards that they took on their towers. Whoever sits to their left begins the next round.</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>What fits</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>First card</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Lower</translation>
    </message>
    <message>
        <source>The ball</source>
        <translation>The ball</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Twins</translation>
    </message>
    <message>
        <source>Each card has a kind, which its colour, picture and name show, and goes only on your tower of that kind.</source>
        <translation>Each card has a kind, which its colour, picture and name show, and goes only on your tower of that kind.</translation>
    </message>
    <message>
        <source>It founds its tower, whatever its number.</source>
        <translation>It founds its tower, whatever its number.</translation>
    </message>
    <message>
        <source>After that, a lower number always goes on a higher one.</source>
        <translation>After that, a lower number always goes on a higher one.</translation>
    </message>
    <message>
        <source>It may go on any number but 0. Its arrow says so.</source>
        <translation>It may go on any number but 0. Its arrow says so.</translation>
    </message>
    <message>
        <source>Any number may go on it. Its arrow says so.</source>
        <translation>Any number may go on it. Its arrow says so.</translation>
    </message>
    <message>
        <source>With 4 or 5 players some cards are there twice. A twin does not go on its twin.</source>
        <translation>With 4 or 5 players some cards are there twice. A twin does not go on its twin.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Click</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Right click</translation>
    </message>
    <message>
        <source>Mark cards of the offer, put cards on your towers, demolish a top card that bears the wrecking ball; on any other tower: see it large. What cannot be used says why.</source>
        <translation>Mark cards of the offer, put cards on your towers, demolish a top card that bears the wrecking ball; on any other tower: see it large. What cannot be used says why.</translation>
    </message>
    <message>
        <source>Put a card on its tower, or a top card onto your rubble</source>
        <translation>Put a card on its tower, or a top card onto your rubble</translation>
    </message>
    <message>
        <source>Look at the card closely with what its number means</source>
        <translation>Look at the card closely with what its number means</translation>
    </message>
</context>
<context>
    <name>TowersMeans</name>
    <message>
        <source>Main tower: the one with the most cards. Each of its cards counts one point more.</source>
        <translation>Main tower: the one with the most cards. Each of its cards counts one point more.</translation>
    </message>
    <message>
        <source>Finished tower: each of its cards counts double.</source>
        <translation>Finished tower: each of its cards counts double.</translation>
    </message>
    <message>
        <source>Rubble: what you demolish.</source>
        <translation>Rubble: what you demolish.</translation>
    </message>
    <message>
        <source>The first card costs 1 point, the second 2 more, the third 3 more.</source>
        <translation>The first card costs 1 point, the second 2 more, the third 3 more.</translation>
    </message>
</context>
<context>
    <name>TowersSide</name>
    <message>
        <source>Points: now %1, then %2</source>
        <translation>Points: now %1, then %2</translation>
    </message>
    <message>
        <source>Mark cards of the offer to see what they would bring.</source>
        <translation>Mark cards of the offer to see what they would bring.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Main menu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>This round</translation>
    </message>
</context>
<context>
    <name>TowersTableTop</name>
    <message>
        <source>%1. Look through</source>
        <translation>%1. Look through</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>discard</translation>
    </message>
    <message>
        <source>draw pile, last time</source>
        <translation>draw pile, last time</translation>
    </message>
    <message>
        <source>draw pile, first time</source>
        <translation>draw pile, first time</translation>
    </message>
</context>
<context>
    <name>TowersTexts</name>
    <message>
        <source>5 Towers</source>
        <translation>5 Towers</translation>
    </message>
    <message>
        <source>Bid for cards and stack them from high to low, up to the top.</source>
        <translation>Bid for cards and stack them from high to low, up to the top.</translation>
    </message>
    <message>
        <source>Bids for what fits its towers, but makes mistakes. Good for first games.</source>
        <translation>Bids for what fits its towers, but makes mistakes. Good for first games.</translation>
    </message>
    <message>
        <source>Weighs what a card is worth to itself and to you. Good once you know the game.</source>
        <translation>Weighs what a card is worth to itself and to you. Good once you know the game.</translation>
    </message>
    <message>
        <source>Plays several rounds on in its head. Hard to beat.</source>
        <translation>Plays several rounds on in its head. Hard to beat.</translation>
    </message>
    <message>
        <source>Forest tower</source>
        <translation>Forest tower</translation>
    </message>
    <message>
        <source>Cake tower</source>
        <translation>Cake tower</translation>
    </message>
    <message>
        <source>Haunted tower</source>
        <translation>Haunted tower</translation>
    </message>
    <message>
        <source>Sand tower</source>
        <translation>Sand tower</translation>
    </message>
    <message>
        <source>Scrap tower</source>
        <translation>Scrap tower</translation>
    </message>
    <message>
        <source>Main tower</source>
        <translation>Main tower</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Rubble</translation>
    </message>
</context>
<context>
    <name>TurnFace</name>
    <message>
        <source>%1, first player, to move</source>
        <translation>%1, first player, to move</translation>
    </message>
    <message>
        <source>%1, first player</source>
        <translation>%1, first player</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, to move</translation>
    </message>
</context>
<context>
    <name>TurnTexts</name>
    <message>
        <source>Only {who} decides; everybody may look.</source>
        <translation>Only {who} decides; everybody may look.</translation>
    </message>
    <message>
        <source>{who} decides whether to follow.</source>
        <translation>{who} decides whether to follow.</translation>
    </message>
    <message>
        <source>{who} chooses a card to keep.</source>
        <translation>{who} chooses a card to keep.</translation>
    </message>
</context>
<context>
    <name>UnfollowedTexts</name>
    <message>
        <source>{who} can’t follow: {why}.</source>
        <translation>{who} can’t follow: {why}.</translation>
    </message>
    <message>
        <source>{who} does not follow: it would give nothing.</source>
        <translation>{who} does not follow: it would give nothing.</translation>
    </message>
    <message>
        <source>{who} does not follow: not asked.</source>
        <translation>{who} does not follow: not asked.</translation>
    </message>
    <message>
        <source>not enough tokens for the fort</source>
        <translation>not enough tokens for the fort</translation>
    </message>
    <message>
        <source>no room in the stuff</source>
        <translation>no room in the stuff</translation>
    </message>
    <message>
        <source>the pack is full</source>
        <translation>the pack is full</translation>
    </message>
    <message>
        <source>the lookout is full</source>
        <translation>the lookout is full</translation>
    </message>
    <message>
        <source>the supply has none left</source>
        <translation>the supply has none left</translation>
    </message>
    <message>
        <source>the stuff is empty</source>
        <translation>the stuff is empty</translation>
    </message>
    <message>
        <source>the fort is at its highest level</source>
        <translation>the fort is at its highest level</translation>
    </message>
    <message>
        <source>the action can’t be carried out in full</source>
        <translation>the action can’t be carried out in full</translation>
    </message>
    <message>
        <source>no card for it ({suit})</source>
        <translation>no card for it ({suit})</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Saved</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Save elsewhere…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Leave without saving</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Saving…</translation>
    </message>
</context>
<context>
    <name>VictoryTrack</name>
    <message>
        <source>Victory track: %1</source>
        <translation>Victory track: %1</translation>
    </message>
    <message>
        <source>Whoever reaches 25 points or a fort of level 5 makes this round the last one.</source>
        <translation>Whoever reaches 25 points or a fort of level 5 makes this round the last one.</translation>
    </message>
</context>
<context>
    <name>WhyTexts</name>
    <message>
        <source>First: {what}</source>
        <translation>First: {what}</translation>
    </message>
    <message>
        <source>That cannot go there.</source>
        <translation>That cannot go there.</translation>
    </message>
    <message>
        <source>Drop this card on the picnic blanket.</source>
        <translation>Drop this card on the picnic blanket.</translation>
    </message>
    <message>
        <source>Drop this card on your discard pile.</source>
        <translation>Drop this card on your discard pile.</translation>
    </message>
    <message>
        <source>Drop this card where it glows while you hold it.</source>
        <translation>Drop this card where it glows while you hold it.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>This card is hidden.</source>
        <translation>This card is hidden.</translation>
    </message>
    <message>
        <source>At least one action of this card must be carried out in full, and right now none can be.</source>
        <translation>At least one action of this card must be carried out in full, and right now none can be.</translation>
    </message>
    <message>
        <source>A dog’s action must be carried out in full, and right now it can’t be.</source>
        <translation>A dog’s action must be carried out in full, and right now it can’t be.</translation>
    </message>
    <message>
        <source>Adding this card would change nothing.</source>
        <translation>Adding this card would change nothing.</translation>
    </message>
    <message>
        <source>{card} would change nothing: take it back.</source>
        <translation>{card} would change nothing: take it back.</translation>
    </message>
    <message>
        <source>No longer possible, so left out: {moves}.</source>
        <translation>No longer possible, so left out: {moves}.</translation>
    </message>
    <message>
        <source>No card can be added: the played card has no action left that can be done now.</source>
        <translation>No card can be added: the played card has no action left that can be done now.</translation>
    </message>
    <message>
        <source>This lookout card already counts for the played card.</source>
        <translation>This lookout card already counts for the played card.</translation>
    </message>
    <message>
        <source>This card has no public action, so it cannot be followed.</source>
        <translation>This card has no public action, so it cannot be followed.</translation>
    </message>
    <message>
        <source>Dog actions cannot be followed.</source>
        <translation>Dog actions cannot be followed.</translation>
    </message>
    <message>
        <source>Then no action of the played card could be carried out in full.</source>
        <translation>Then no action of the played card could be carried out in full.</translation>
    </message>
    <message>
        <source>Then a card that has been added would change nothing.</source>
        <translation>Then a card that has been added would change nothing.</translation>
    </message>
    <message>
        <source>Then nothing of this action could be carried out.</source>
        <translation>Then nothing of this action could be carried out.</translation>
    </message>
    <message>
        <source>Followed with this card, the action could not be carried out in full.</source>
        <translation>Followed with this card, the action could not be carried out in full.</translation>
    </message>
    <message>
        <source>To follow, discard a card from your hand; the lookout does not count.</source>
        <translation>To follow, discard a card from your hand; the lookout does not count.</translation>
    </message>
    <message>
        <source>This card does not show what the action counts: {suit}.</source>
        <translation>This card does not show what the action counts: {suit}.</translation>
    </message>
    <message>
        <source>Your stuff holds no more of this kind (4 at most).</source>
        <translation>Your stuff holds no more of this kind (4 at most).</translation>
    </message>
    <message numerus="yes">
        <source>Your pack is full: it holds %n token(s).</source>
        <translation>
            <numerusform>Your pack is full: it holds %n token.</numerusform>
            <numerusform>Your pack is full: it holds %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lookout is full: it holds %n card(s).</source>
        <translation>
            <numerusform>Your lookout is full: it holds %n card.</numerusform>
            <numerusform>Your lookout is full: it holds %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply has none of this kind left.</source>
        <translation>The supply has none of this kind left.</translation>
    </message>
    <message>
        <source>There is no token in your stuff.</source>
        <translation>There is no token in your stuff.</translation>
    </message>
    <message>
        <source>You cannot pay for this. Missing: {missing}.</source>
        <translation>You cannot pay for this. Missing: {missing}.</translation>
    </message>
    <message>
        <source>You cannot pay for this. Missing: {missing} (1 token may be left out).</source>
        <translation>You cannot pay for this. Missing: {missing} (1 token may be left out).</translation>
    </message>
    <message>
        <source>Level 5 is the highest.</source>
        <translation>Level 5 is the highest.</translation>
    </message>
    <message>
        <source>Dogs cannot go to a lookout.</source>
        <translation>Dogs cannot go to a lookout.</translation>
    </message>
    <message>
        <source>Dogs cannot be trashed.</source>
        <translation>Dogs cannot be trashed.</translation>
    </message>
    <message>
        <source>Played and added cards cannot be trashed.</source>
        <translation>Played and added cards cannot be trashed.</translation>
    </message>
    <message>
        <source>This card has already been played or added.</source>
        <translation>This card has already been played or added.</translation>
    </message>
    <message>
        <source>What lies in your yard waits there: rivals may recruit it.</source>
        <translation>What lies in your yard waits there: rivals may recruit it.</translation>
    </message>
    <message>
        <source>The discard pile becomes a new deck when the deck is empty.</source>
        <translation>The discard pile becomes a new deck when the deck is empty.</translation>
    </message>
    <message>
        <source>A dog stays in its doghouse for good.</source>
        <translation>A dog stays in its doghouse for good.</translation>
    </message>
    <message>
        <source>This card is out of the game.</source>
        <translation>This card is out of the game.</translation>
    </message>
    <message>
        <source>You have kept this card already.</source>
        <translation>You have kept this card already.</translation>
    </message>
    <message>
        <source>Recruit from a rival’s yard, not from your own.</source>
        <translation>Recruit from a rival’s yard, not from your own.</translation>
    </message>
    <message>
        <source>First play a card: recruiting comes after it.</source>
        <translation>First play a card: recruiting comes after it.</translation>
    </message>
    <message>
        <source>Now you recruit: the next card is played on your next turn.</source>
        <translation>Now you recruit: the next card is played on your next turn.</translation>
    </message>
    <message>
        <source>The next card is played on your next turn.</source>
        <translation>The next card is played on your next turn.</translation>
    </message>
    <message>
        <source>You recruit on your own turn.</source>
        <translation>You recruit on your own turn.</translation>
    </message>
    <message>
        <source>The recruiting of this turn is over.</source>
        <translation>The recruiting of this turn is over.</translation>
    </message>
    <message>
        <source>Birthday Party recruits from the park or the park deck only.</source>
        <translation>Birthday Party recruits from the park or the park deck only.</translation>
    </message>
    <message>
        <source>Cards in a lookout stay there for good.</source>
        <translation>Cards in a lookout stay there for good.</translation>
    </message>
    <message>
        <source>There is no card to trash in any rival’s yard.</source>
        <translation>There is no card to trash in any rival’s yard.</translation>
    </message>
    <message>
        <source>This dog’s need cannot be met right now.</source>
        <translation>This dog’s need cannot be met right now.</translation>
    </message>
    <message>
        <source>Cats are never played: they come and go by themselves.</source>
        <translation>Cats are never played: they come and go by themselves.</translation>
    </message>
    <message>
        <source>You do not have the suits that this dog needs: {suits}.</source>
        <translation>You do not have the suits that this dog needs: {suits}.</translation>
    </message>
    <message numerus="yes">
        <source>This dog needs %n different suit(s).</source>
        <translation>
            <numerusform>This dog needs %n suit.</numerusform>
            <numerusform>This dog needs %n different suits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This dog needs %n kid(s) from your hand.</source>
        <translation>
            <numerusform>This dog needs %n kid from your hand.</numerusform>
            <numerusform>This dog needs %n kids from your hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not have the tokens that this dog needs: {tokens}.</source>
        <translation>You do not have the tokens that this dog needs: {tokens}.</translation>
    </message>
    <message numerus="yes">
        <source>This dog needs at least %n card(s) in your lookout.</source>
        <translation>
            <numerusform>This dog needs at least %n card in your lookout.</numerusform>
            <numerusform>This dog needs at least %n cards in your lookout.</numerusform>
        </translation>
    </message>
    <message>
        <source>This dog needs a fort of level {level} or higher.</source>
        <translation>This dog needs a fort of level {level} or higher.</translation>
    </message>
    <message>
        <source>Your lookout does not help this dog: the card must come from your hand.</source>
        <translation>Your lookout does not help this dog: the card must come from your hand.</translation>
    </message>
    <message>
        <source>With this card, the need or the action could not be completed.</source>
        <translation>With this card, the need or the action could not be completed.</translation>
    </message>
    <message>
        <source>Another suit is needed here.</source>
        <translation>Another suit is needed here.</translation>
    </message>
    <message>
        <source>A kid is needed here, not a dog.</source>
        <translation>A kid is needed here, not a dog.</translation>
    </message>
    <message>
        <source>Tokens are needed now, not cards.</source>
        <translation>Tokens are needed now, not cards.</translation>
    </message>
    <message>
        <source>This cat is nobody’s yet: it comes to whoever lures it.</source>
        <translation>This cat is nobody’s yet: it comes to whoever lures it.</translation>
    </message>
    <message>
        <source>{who} has this cat.</source>
        <translation>{who} has this cat.</translation>
    </message>
    <message>
        <source>This cat helps just before you play a card.</source>
        <translation>This cat helps just before you play a card.</translation>
    </message>
    <message>
        <source>This cat helps by itself when rivals follow the card that you played.</source>
        <translation>This cat helps by itself when rivals follow the card that you played.</translation>
    </message>
    <message>
        <source>This cat helps by itself when nobody follows the card that you played.</source>
        <translation>This cat helps by itself when nobody follows the card that you played.</translation>
    </message>
    <message>
        <source>This cat helps in your draw phase.</source>
        <translation>This cat helps in your draw phase.</translation>
    </message>
    <message>
        <source>This cat has already helped with this card.</source>
        <translation>This cat has already helped with this card.</translation>
    </message>
    <message>
        <source>This cat helps only if there is no pizza in your stuff.</source>
        <translation>This cat helps only if there is no pizza in your stuff.</translation>
    </message>
    <message>
        <source>This cat helps only if your fort is higher than every rival’s.</source>
        <translation>This cat helps only if your fort is higher than every rival’s.</translation>
    </message>
    <message>
        <source>This cat’s power would change nothing right now.</source>
        <translation>This cat’s power would change nothing right now.</translation>
    </message>
    <message>
        <source>Afterwards you could not play any card.</source>
        <translation>Afterwards you could not play any card.</translation>
    </message>
    <message>
        <source>No part of this action can be carried out right now.</source>
        <translation>No part of this action can be carried out right now.</translation>
    </message>
    <message>
        <source>First choose an action; none that is left shows ×, so no card can be added.</source>
        <translation>First choose an action; none that is left shows ×, so no card can be added.</translation>
    </message>
    <message>
        <source>You cannot pay with one more of these.</source>
        <translation>You cannot pay with one more of these.</translation>
    </message>
    <message>
        <source>This needs another suit: {suit}, or a coin.</source>
        <translation>This needs another suit: {suit}, or a coin.</translation>
    </message>
</context>
<context>
    <name>YourTexts</name>
    <message>
        <source>{who} recruits from your yard: {cards}.</source>
        <translation>{who} recruits from your yard: {cards}.</translation>
    </message>
    <message>
        <source>{who} takes from your yard to the lookout: {cards}.</source>
        <translation>{who} takes from your yard to the lookout: {cards}.</translation>
    </message>
    <message>
        <source>{who} trashes from your yard: {cards}.</source>
        <translation>{who} trashes from your yard: {cards}.</translation>
    </message>
    <message>
        <source>{who} trashes your card: {card}.</source>
        <translation>{who} trashes your card: {card}.</translation>
    </message>
    <message>
        <source>{who}: {dog} goes to your doghouse.</source>
        <translation>{who}: {dog} goes to your doghouse.</translation>
    </message>
    <message numerus="yes">
        <source>%n dog(s) left in your yard run to {who}: {dogs}.</source>
        <translation>
            <numerusform>%n dog left in your yard runs to {who}: {dogs}.</numerusform>
            <numerusform>%n dogs left in your yard run to {who}: {dogs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} lures your cat: {cat}.</source>
        <translation>{who} lures your cat: {cat}.</translation>
    </message>
    <message>
        <source>From your yard to your discard pile: {cards}.</source>
        <translation>From your yard to your discard pile: {cards}.</translation>
    </message>
    <message>
        <source>{card}: this time you cannot follow.</source>
        <translation>{card}: this time you cannot follow.</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stray dog(s): {dogs} (until now: {owner}).</source>
        <translation>
            <numerusform>You get %n stray dog: {dogs} (until now: {owner}).</numerusform>
            <numerusform>You get %n stray dogs: {dogs} (until now: {owner}).</numerusform>
        </translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Fort Desktop</source>
        <translation>O&#xa0;aplikaci Fort Desktop</translation>
    </message>
    <message>
        <source>Version %1 (fast build)</source>
        <translation>Verze %1 (rychlé sestavení)</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Verze %1</translation>
    </message>
    <message>
        <source>An unofficial adaptation made by fans. Not connected with the publishers; all pictures and words here are our own.</source>
        <translation>Neoficiální zpracování od fanoušků. Nemá nic společného s&#xa0;vydavateli; všechny obrázky a&#xa0;texty jsou naše vlastní.</translation>
    </message>
    <message>
        <source>The printed games</source>
        <translation>Původní hry</translation>
    </message>
    <message>
        <source>%1: by %2, published by %3</source>
        <translation>%1&#xa0;– autorství: %2, vydavatelství: %3</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Fort Desktop is free: code, texts and pictures are under the MIT licence. It is made with what others have made free. Press one of them to read its licence.</source>
        <translation>Fort Desktop je svobodný: kód, texty i&#xa0;obrázky mají licenci MIT. Je postavený na tom, co svobodně vytvořili jiní. Stiskni některou položku a&#xa0;přečti si její licenci.</translation>
    </message>
    <message>
        <source>only for building</source>
        <translation>jen pro sestavení</translation>
    </message>
    <message>
        <source>Qt, PySide6 and Shiboken6 %1 are used unchanged, as shared libraries of their own, as the LGPL asks. Put builds of your own, with the same file names, in their place in these folders, and the app runs with them:</source>
        <translation>Qt, PySide6 a&#xa0;Shiboken6 %1&#xa0;jsou použity beze změn jako samostatné sdílené knihovny, jak žádá LGPL. Dej do těchto složek místo nich vlastní sestavení se stejnými názvy souborů a&#xa0;aplikace poběží s&#xa0;nimi:</translation>
    </message>
    <message>
        <source>The source code of exactly this version: %1 for Qt, %2 for PySide6 and Shiboken6; what Qt itself is made of: %3</source>
        <translation>Zdrojový kód přesně této verze: %1&#xa0;pro Qt, %2&#xa0;pro PySide6 a&#xa0;Shiboken6; z&#xa0;čeho se skládá samo Qt: %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>ActionTexts</name>
    <message>
        <source>{left}. Then {right}</source>
        <translation>{left}. Potom {right}</translation>
    </message>
    <message>
        <source>{left}, then {right}</source>
        <translation>{left} a potom {right}</translation>
    </message>
    <message>
        <source>No public action, so nobody can follow.</source>
        <translation>Bez veřejné akce – nikdo nemůže následovat.</translation>
    </message>
    <message>
        <source>No private action.</source>
        <translation>Bez soukromé akce.</translation>
    </message>
    <message>
        <source>carry out one action of the added kid as if it were the played card</source>
        <translation>proveď jednu akci přidaného kamaráda, jako by to byla zahraná karta</translation>
    </message>
    <message>
        <source>draw 1 more card</source>
        <translation>dober si o 1 kartu víc</translation>
    </message>
    <message>
        <source>{clause} {count}</source>
        <translation>{clause} {count}</translation>
    </message>
    <message numerus="yes">
        <source>choose pizzas or toys and gain %n token(s)</source>
        <translation>
            <numerusform>vyber si pizzy, nebo hračky a získej %n surovinu</numerusform>
            <numerusform>vyber si pizzy, nebo hračky a získej %n suroviny</numerusform>
            <numerusform>vyber si pizzy, nebo hračky a získej %n surovin</numerusform>
        </translation>
    </message>
    <message>
        <source>swap 1 of your pizzas for a toy, or the other way round (the same way each time)</source>
        <translation>vyměň 1 svou pizzu za hračku, nebo naopak (pokaždé stejným směrem)</translation>
    </message>
    <message>
        <source>swap 1 of your pizzas for a toy</source>
        <translation>vyměň 1 svou pizzu za hračku</translation>
    </message>
    <message>
        <source>swap 1 of your toys for a pizza</source>
        <translation>vyměň 1 svou hračku za pizzu</translation>
    </message>
    <message numerus="yes">
        <source>gain %n pizza(s)</source>
        <translation>
            <numerusform>získej %n pizzu</numerusform>
            <numerusform>získej %n pizzy</numerusform>
            <numerusform>získej %n pizz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n toy(s)</source>
        <translation>
            <numerusform>získej %n hračku</numerusform>
            <numerusform>získej %n hračky</numerusform>
            <numerusform>získej %n hraček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n pizza(s) or %n toy(s)</source>
        <translation>
            <numerusform>získej %n pizzu, nebo %n hračku</numerusform>
            <numerusform>získej %n pizzy, nebo %n hračky</numerusform>
            <numerusform>získej %n pizz, nebo %n hraček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %n point(s)</source>
        <translation>
            <numerusform>získej %n bod</numerusform>
            <numerusform>získej %n body</numerusform>
            <numerusform>získej %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spend %n pizza(s)</source>
        <translation>
            <numerusform>utrať %n pizzu</numerusform>
            <numerusform>utrať %n pizzy</numerusform>
            <numerusform>utrať %n pizz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spend %n toy(s)</source>
        <translation>
            <numerusform>utrať %n hračku</numerusform>
            <numerusform>utrať %n hračky</numerusform>
            <numerusform>utrať %n hraček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spend %n pizza(s) or %n toy(s)</source>
        <translation>
            <numerusform>utrať %n pizzu, nebo %n hračku</numerusform>
            <numerusform>utrať %n pizzy, nebo %n hračky</numerusform>
            <numerusform>utrať %n pizz, nebo %n hraček</numerusform>
        </translation>
    </message>
    <message>
        <source>move 1 token from your stuff to your pack</source>
        <translation>přesuň do báglu 1 surovinu ze své skrýše</translation>
    </message>
    <message>
        <source>add 1 card from your hand to your lookout</source>
        <translation>přidej na hlídku 1 kartu z ruky</translation>
    </message>
    <message>
        <source>recruit 1 card</source>
        <translation>zlanař 1 kartu</translation>
    </message>
    <message>
        <source>trash 1 card from your hand or discard pile</source>
        <translation>znič 1 kartu z ruky nebo ze svého odhazovacího balíčku</translation>
    </message>
    <message>
        <source>trash 1 card from any rival’s yard</source>
        <translation>znič 1 kartu ze dvorku libovolného soupeře</translation>
    </message>
    <message>
        <source>trash this card</source>
        <translation>znič tuto kartu</translation>
    </message>
    <message>
        <source>advance your fort</source>
        <translation>vylepši svůj bunkr</translation>
    </message>
    <message>
        <source>swap 1 of your pizzas for a toy, or the other way round</source>
        <translation>vyměň 1 svou pizzu za hračku, nebo naopak</translation>
    </message>
    <message>
        <source>copy the contents of your pack into your stuff</source>
        <translation>zkopíruj obsah svého báglu do skrýše</translation>
    </message>
    <message>
        <source>copy the contents of any rival’s pack into your stuff</source>
        <translation>zkopíruj obsah báglu libovolného soupeře do své skrýše</translation>
    </message>
    <message>
        <source>for each book</source>
        <translation>za každou knížku</translation>
    </message>
    <message>
        <source>for each crown</source>
        <translation>za každou korunu</translation>
    </message>
    <message>
        <source>for each glue</source>
        <translation>za každé lepidlo</translation>
    </message>
    <message>
        <source>for each shovel</source>
        <translation>za každou lopatku</translation>
    </message>
    <message>
        <source>for each skateboard</source>
        <translation>za každý skateboard</translation>
    </message>
    <message>
        <source>for each squirt gun</source>
        <translation>za každou stříkací pistoli</translation>
    </message>
    <message>
        <source>for each symbol of one suit you choose (it may be the coin)</source>
        <translation>za každý symbol jednoho druhu podle svého výběru (může to být i mince)</translation>
    </message>
    <message>
        <source>for each token in your pack</source>
        <translation>za každou surovinu ve svém báglu</translation>
    </message>
    <message>
        <source>for each level of your fort</source>
        <translation>za každou úroveň svého bunkru</translation>
    </message>
    <message>
        <source>for each card in your lookout</source>
        <translation>za každou kartu na své hlídce</translation>
    </message>
    <message>
        <source>for each coin</source>
        <translation>za každou minci</translation>
    </message>
    <message>
        <source>advance your fort, paying 1 token less</source>
        <translation>vylepši svůj bunkr (stojí o 1 surovinu méně)</translation>
    </message>
    <message>
        <source>advance your fort, paying 1 token more</source>
        <translation>vylepši svůj bunkr (stojí o 1 surovinu víc)</translation>
    </message>
    <message>
        <source>{count}, {clause}</source>
        <translation>{count} {clause}</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Your bid</source>
        <translation>Kolik hlásíš?</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Kdo kolik hlásí</translation>
    </message>
    <message>
        <source>Demolish first</source>
        <translation>Nejdřív zbourat</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Stavíš</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n card(s) that you take.</source>
        <translation>
            <numerusform>Označ %n kartu, kterou si vezmeš.</numerusform>
            <numerusform>Označ %n karty, které si vezmeš.</numerusform>
            <numerusform>Označ %n karet, které si vezmeš.</numerusform>
        </translation>
    </message>
    <message>
        <source>The top card of your tower falls onto your rubble at the price beside it. Then all your new cards are built.</source>
        <translation>Vrchní karta tvé věže spadne do trosek za cenu vedle ní. Pak se postaví všechny nové karty.</translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <translation>Označeno %1&#xa0;z&#xa0;%2</translation>
    </message>
    <message>
        <source>Click it again to bid.</source>
        <translation>Klikni znovu a&#xa0;zahlásíš to.</translation>
    </message>
    <message>
        <source>Put the cards on their towers, from left to right.</source>
        <translation>Postav karty na jejich věže, zleva doprava.</translation>
    </message>
    <message>
        <source>You win the bid</source>
        <translation>Hlásíš nejvíc</translation>
    </message>
    <message>
        <source>Press the green button, or mark other cards.</source>
        <translation>Stiskni zelené tlačítko, nebo označ jiné karty.</translation>
    </message>
</context>
<context>
    <name>Bin</name>
    <message>
        <source>Drop here to trash</source>
        <translation>Sem přetáhni, co chceš zničit</translation>
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
        <translation>Tvůj odhazovací balíček</translation>
    </message>
</context>
<context>
    <name>CardRuleTexts</name>
    <message>
        <source>The card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>The symbol is printed twice and counts twice.</source>
        <translation>Symbol je na kartě dvakrát a počítá se dvakrát.</translation>
    </message>
    <message>
        <source>Two suits: each counts for itself, and whoever follows may match either.</source>
        <translation>Dva symboly: každý se počítá sám za sebe a následovat lze kterýmkoli z nich.</translation>
    </message>
    <message>
        <source>A coin stands for any one suit you choose, the same in all actions of that play.</source>
        <translation>Mince zastupuje jeden libovolný symbol podle tvého výběru, stejný ve všech akcích daného zahrání.</translation>
    </message>
    <message>
        <source>When you play this card itself, you name the suit at once, and rivals match it.</source>
        <translation>Když hraješ přímo tuto kartu, symbol určíš hned a soupeři následují podle něj.</translation>
    </message>
    <message>
        <source>Carry out one of the two actions in full; the other may be done in full, in part or not at all. You choose the order.</source>
        <translation>Jednu z obou akcí proveď celou; druhou můžeš provést celou, jen částečně, nebo vůbec ne. Pořadí si vybíráš.</translation>
    </message>
    <message>
        <source>Its one action must be carried out in full, otherwise the card cannot be played.</source>
        <translation>Její jediná akce se musí provést celá, jinak kartu zahrát nelze.</translation>
    </message>
    <message>
        <source>A best friend left in your hand goes to your discard pile, never to your yard, so nobody can recruit it.</source>
        <translation>Nejlepší kamarád, který ti zůstane v ruce, jde do odhazovacího balíčku, nikdy na dvorek, takže ho nikdo nezlanaří.</translation>
    </message>
    <message>
        <source>Left in your hand, the card goes to your yard, where rivals can recruit it.</source>
        <translation>Když ti karta zůstane v ruce, jde na tvůj dvorek, odkud ji mohou soupeři zlanařit.</translation>
    </message>
    <message>
        <source>Add cards with the counted suit from your hand and use your lookout: each symbol counts. Every card must make one of the two actions give more.</source>
        <translation>Přidej z ruky karty s počítaným symbolem a použij hlídku: každý symbol se počítá. Díky každé takové kartě musí aspoň jedna z akcí dát víc.</translation>
    </message>
    <message>
        <source>The symbol of this card counts only if it is the suit you choose.</source>
        <translation>Symbol této karty se počítá, jen když je to právě ten, který si vybereš.</translation>
    </message>
    <message>
        <source>Whoever follows counts only the symbols on the card discarded for it.</source>
        <translation>Kdo následuje, počítá jen symboly na kartě, kterou kvůli tomu odhodí.</translation>
    </message>
    <message>
        <source>Cards are counted here, not their symbols.</source>
        <translation>Tady se počítají karty, ne jejich symboly.</translation>
    </message>
    <message>
        <source>If there is nothing to count, the action gives nothing, but it is carried out in full.</source>
        <translation>Když není co počítat, akce nic nedá, ale počítá se jako celá provedená.</translation>
    </message>
    <message>
        <source>The whole bracket is repeated, each time in the same order.</source>
        <translation>Opakuje se celá závorka, pokaždé ve stejném pořadí.</translation>
    </message>
    <message>
        <source>Afterwards each rival in turn may follow: discard one card with the same suit or a coin from hand and carry out this action in full.</source>
        <translation>Potom může postupně každý soupeř následovat: odhodí z ruky jednu kartu se stejným symbolem nebo s mincí a provede celou tuto akci.</translation>
    </message>
    <message>
        <source>Only whoever plays the card carries it out; nobody follows it.</source>
        <translation>Provádí ji jen ten, kdo kartu hraje; nikdo ji nenásleduje.</translation>
    </message>
    <message>
        <source>Only one kind, never a mix.</source>
        <translation>Jen jeden druh, míchat nelze.</translation>
    </message>
    <message>
        <source>Only one kind, never a mix. Whoever follows takes the kind that you took.</source>
        <translation>Jen jeden druh, míchat nelze. Kdo následuje, bere stejný druh jako ty.</translation>
    </message>
    <message>
        <source>Your stuff has room for 4 pizzas and 4 toys. You do not gain what does not fit, and the action is then not done in full.</source>
        <translation>Do skrýše se vejdou 4 pizzy a 4 hračky. Co se nevejde, to nezískáš, a akce pak není provedená celá.</translation>
    </message>
    <message>
        <source>You pay the cost on your board from your stuff and your pack. Level 1 brings a made-up rule, level 2 a perk, level 5 the Macaroni Sculpture if nobody has it.</source>
        <translation>Cenu na své desce zaplatíš ze skrýše a z báglu. Úroveň 1 přináší kartu švindlování, úroveň 2 výhodu, úroveň 5 Hrad z kolínek, pokud ho ještě nikdo nemá.</translation>
    </message>
    <message>
        <source>You may leave out any one token of the cost.</source>
        <translation>Z ceny můžeš vynechat kteroukoli 1 surovinu.</translation>
    </message>
    <message>
        <source>The additional token may be a pizza or a toy.</source>
        <translation>Surovina navíc může být pizza i hračka.</translation>
    </message>
    <message>
        <source>The card stays in your lookout until the end of the game and lends you its symbols on every turn. There is room for 1 card more than your fort has levels.</source>
        <translation>Karta zůstane na hlídce až do konce hry a v každém tahu ti půjčí své symboly. Na hlídku se vejde o 1 kartu víc, než je úroveň tvého bunkru.</translation>
    </message>
    <message>
        <source>Your pack has room for 1 token more than your fort has levels, in any mix.</source>
        <translation>Do báglu se vejde o 1 surovinu víc, než je úroveň tvého bunkru, v jakékoli kombinaci.</translation>
    </message>
    <message>
        <source>From the park, from a rival’s yard or unseen from the park deck; the card goes to your discard pile.</source>
        <translation>Z parku, ze dvorku soupeře, nebo naslepo z balíčku parku; karta přijde do tvého odhazovacího balíčku.</translation>
    </message>
    <message>
        <source>A trashed card leaves the game. Neither cards in your deck nor those just played or added can be trashed; best friends can.</source>
        <translation>Zničená karta je mimo hru. Nelze zničit karty v dobíracím balíčku ani ty právě zahrané a přidané; nejlepší kamarády zničit lze.</translation>
    </message>
    <message>
        <source>This card leaves the game when everybody has had the chance to follow; it does not come to your discard pile.</source>
        <translation>Jakmile se všichni soupeři rozhodnou, jestli budou následovat, karta zmizí ze hry; do odhazovacího balíčku už nepřijde.</translation>
    </message>
    <message>
        <source>You may swap in your stuff and in your pack.</source>
        <translation>Vyměnit můžeš ve skrýši i v báglu.</translation>
    </message>
    <message>
        <source>You may pay from your stuff and from your pack.</source>
        <translation>Zaplatit můžeš ze skrýše i z báglu.</translation>
    </message>
    <message>
        <source>Nothing is taken out of the pack.</source>
        <translation>Z báglu se přitom nic nebere.</translation>
    </message>
    <message>
        <source>You take a perk when your fort reaches level 2.</source>
        <translation>Výhodu si bereš, když tvůj bunkr dosáhne úrovně 2.</translation>
    </message>
    <message>
        <source>You choose a made-up rule when your fort reaches level 1; nobody else sees it before the end of the game.</source>
        <translation>Kartu švindlování si vybíráš, když tvůj bunkr dosáhne úrovně 1; do konce hry ji nikdo jiný nevidí.</translation>
    </message>
    <message>
        <source>What comes after the arrow is done only when everything before it has been done in full; then it must be done if possible.</source>
        <translation>Co stojí za šipkou, se provede, jen když se všechno před ní provedlo celé; potom se to provést musí, pokud to jde.</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>{card} (suit: {suits})</source>
        <translation>{card} (symbol: {suits})</translation>
    </message>
    <message>
        <source>{card}, best friend (suit: {suits})</source>
        <translation>{card}, nejlepší kamarád (symbol: {suits})</translation>
    </message>
    <message>
        <source>{card}, dog (suit: {suits})</source>
        <translation>{card}, pes (symbol: {suits})</translation>
    </message>
    <message>
        <source>{card} in the lookout counts for {played}</source>
        <translation>{card} z&#xa0;hlídky se počítá ke kartě {played}</translation>
    </message>
    <message>
        <source>{card} in the lookout counts for {played}; click to take it back</source>
        <translation>{card} z&#xa0;hlídky se počítá ke kartě {played}; kliknutím ji vezmeš zpět</translation>
    </message>
    <message>
        <source>Cat: {cat}</source>
        <translation>Kočka: {cat}</translation>
    </message>
</context>
<context>
    <name>CatTexts</name>
    <message>
        <source>Lured by: {suits} in your yard.</source>
        <translation>Láká ji: {suits} na tvém dvorku.</translation>
    </message>
    <message numerus="yes">
        <source>Lured by: at least %n card(s) in your yard.</source>
        <translation>
            <numerusform>Láká ji: alespoň %n karta na tvém dvorku.</numerusform>
            <numerusform>Láká ji: alespoň %n karty na tvém dvorku.</numerusform>
            <numerusform>Láká ji: alespoň %n karet na tvém dvorku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lured by: at least %n card(s) with the same suit in your yard.</source>
        <translation>
            <numerusform>Láká ji: alespoň %n karta se stejným symbolem na tvém dvorku.</numerusform>
            <numerusform>Láká ji: alespoň %n karty se stejným symbolem na tvém dvorku.</numerusform>
            <numerusform>Láká ji: alespoň %n karet se stejným symbolem na tvém dvorku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just before you play a card, if you like and {condition}: {clause}.</source>
        <translation>Těsně před zahráním karty, pokud chceš a {condition}: {clause}.</translation>
    </message>
    <message>
        <source>Just before you play a card, if you like: {clause}.</source>
        <translation>Těsně před zahráním karty, pokud chceš: {clause}.</translation>
    </message>
    <message>
        <source>For each rival who follows your played card: {clause}.</source>
        <translation>Za každého soupeře, který následuje tvou zahranou kartu: {clause}.</translation>
    </message>
    <message>
        <source>If nobody follows your played card: {clause}.</source>
        <translation>Pokud tvou zahranou kartu nikdo nenásleduje: {clause}.</translation>
    </message>
    <message>
        <source>In your draw phase, if you like: {clause}.</source>
        <translation>Ve své fázi dobírání, pokud chceš: {clause}.</translation>
    </message>
    <message>
        <source>there is no pizza in your stuff</source>
        <translation>nemáš ve skrýši žádnou pizzu</translation>
    </message>
    <message>
        <source>your fort is higher than every rival’s</source>
        <translation>tvůj bunkr má vyšší úroveň než všechny ostatní</translation>
    </message>
    <message>
        <source>{cat} – {power}</source>
        <translation>{cat} – {power}</translation>
    </message>
    <message>
        <source>It comes at the end of your turn, also from a rival, whatever is in that yard.</source>
        <translation>Přijde na konci tvého tahu, i od soupeře, ať má na dvorku cokoli.</translation>
    </message>
    <message>
        <source>One such card is enough: it comes at the end of your turn, also from a rival, whatever is in that yard.</source>
        <translation>Stačí jedna taková karta: přijde na konci tvého tahu, i od soupeře, ať má na dvorku cokoli.</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Choices</source>
        <translation>Možnosti</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>CoachBar</name>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné bodování</translation>
    </message>
    <message>
        <source>Back to the final scoring (Esc)</source>
        <translation>Zpět na závěrečné bodování (Esc)</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>Play a card, or choose “Play no card”.</source>
        <translation>Zahraj kartu, nebo zvol „Nehraj žádnou kartu“.</translation>
    </message>
    <message>
        <source>No card can be played now: click one to see why.</source>
        <translation>Teď nejde zahrát žádná karta: klikni na některou a dozvíš se proč.</translation>
    </message>
    <message>
        <source>You have no card to play.</source>
        <translation>Nemáš žádnou kartu, kterou by šlo zahrát.</translation>
    </message>
    <message>
        <source>No card can be played yet: use Recycling first.</source>
        <translation>Zatím nejde zahrát žádnou kartu: nejdřív použij výhodu Recyklace.</translation>
    </message>
    <message>
        <source>Play a second card.</source>
        <translation>Zahraj druhou kartu.</translation>
    </message>
    <message>
        <source>Play a card now.</source>
        <translation>Teď zahraj kartu.</translation>
    </message>
    <message>
        <source>Before you play, use a cat’s power, or just play.</source>
        <translation>Ještě před zahráním karty můžeš použít schopnost kočky.</translation>
    </message>
    <message>
        <source>No card can be played yet: use a cat’s power first.</source>
        <translation>Zatím nejde zahrát žádnou kartu: nejdřív použij schopnost kočky.</translation>
    </message>
    <message>
        <source>Which suit does the coin stand for?</source>
        <translation>Který symbol mince zastupuje?</translation>
    </message>
    <message>
        <source>Finish this card: nothing more can be done with it.</source>
        <translation>Dokonči kartu: nic dalšího už s ní udělat nejde.</translation>
    </message>
    <message>
        <source>Choose an action, or finish this card.</source>
        <translation>Vyber akci, nebo kartu dokonči.</translation>
    </message>
    <message>
        <source>Finish this card, or use Recycling first.</source>
        <translation>Dokonči kartu, nebo nejdřív použij výhodu Recyklace.</translation>
    </message>
    <message>
        <source>Choose an action of this card.</source>
        <translation>Vyber akci této karty.</translation>
    </message>
    <message>
        <source>Choose an action of the added kid.</source>
        <translation>Vyber akci přidaného kamaráda.</translation>
    </message>
    <message>
        <source>You may add cards (suit: {suit}). Then choose “Play it”.</source>
        <translation>Můžeš přidat karty (symbol: {suit}). Pak zvol „Zahrát“.</translation>
    </message>
    <message>
        <source>You may add cards (suit: {suit}). Then choose “Pizzas” or “Toys”.</source>
        <translation>Můžeš přidat karty (symbol: {suit}). Pak zvol „Pizzy“, nebo „Hračky“.</translation>
    </message>
    <message>
        <source>Add cards (suit: {suit}).</source>
        <translation>Přidej karty (symbol: {suit}).</translation>
    </message>
    <message>
        <source>{card}: {clause}.</source>
        <translation>{card}: {clause}.</translation>
    </message>
    <message>
        <source>{card}: {clause}. Now: {gain}.</source>
        <translation>{card}: {clause}. Teď: {gain}.</translation>
    </message>
    <message>
        <source>Add cards (suit: {suit}), or play it.</source>
        <translation>Přidej karty (symbol: {suit}), nebo zahraj.</translation>
    </message>
    <message>
        <source>Add more (suit: {suit}), play it, or take cards back.</source>
        <translation>Přidej další karty (symbol: {suit}), zahraj, nebo si vezmi karty zpět.</translation>
    </message>
    <message>
        <source>Choose “Play it”.</source>
        <translation>Zvol „Zahrát“.</translation>
    </message>
    <message>
        <source>Choose “Pizzas” or “Toys”: it is played with that.</source>
        <translation>Zvol „Pizzy“, nebo „Hračky“: tím se karta zahraje.</translation>
    </message>
    <message>
        <source>Add more (suit: {suit}), or play it.</source>
        <translation>Přidej další karty (symbol: {suit}), nebo zahraj.</translation>
    </message>
    <message>
        <source>Play it, or take it back.</source>
        <translation>Zahraj ji, nebo si ji vezmi zpět.</translation>
    </message>
    <message>
        <source>Play it, or take {card} back.</source>
        <translation>Zahraj, nebo si vezmi zpět kartu {card}.</translation>
    </message>
    <message>
        <source>Play it, or take cards back.</source>
        <translation>Zahraj, nebo si vezmi karty zpět.</translation>
    </message>
    <message>
        <source>Choose the suit that counts.</source>
        <translation>Vyber symbol, který se bude počítat.</translation>
    </message>
    <message>
        <source>Once more, or “Stop”?</source>
        <translation>Ještě jednou, nebo „Stačí“?</translation>
    </message>
    <message>
        <source>Pay with these tokens, click others, or take them back (cost: {cost}).</source>
        <translation>Zaplať těmito surovinami, klikni na jiné, nebo je vezmi zpět (cena: {cost}).</translation>
    </message>
    <message>
        <source>Pay with these tokens, click others, or take them back (cost: {cost}, less 1 token).</source>
        <translation>Zaplať těmito surovinami, klikni na jiné, nebo je vezmi zpět (cena: {cost}, ale o 1 surovinu méně).</translation>
    </message>
    <message>
        <source>Spend these tokens, click others, or take them back.</source>
        <translation>Utrať tyto suroviny, klikni na jiné, nebo je vezmi zpět.</translation>
    </message>
    <message>
        <source>Follow? Discard one card (suit: {suit}, or a coin) and do the action that was left out: {clause}.</source>
        <translation>Následuješ? Odhoď jednu kartu (symbol: {suit}, nebo mince) a udělej vynechanou akci: {clause}.</translation>
    </message>
    <message>
        <source>Trash Rough Housing and the played card with it?</source>
        <translation>Zničit výhodu Místní grázlík a spolu s ní zahranou kartu?</translation>
    </message>
    <message>
        <source>Here you can only do this: {move}.</source>
        <translation>Tady máš jedinou možnost: {move}.</translation>
    </message>
    <message>
        <source>Trash Do-Over and play a second card?</source>
        <translation>Zničit výhodu Druhý pokus a zahrát ještě jednu kartu?</translation>
    </message>
    <message>
        <source>Use Recycling before you discard, or go on.</source>
        <translation>Před odhozením karet můžeš ještě použít výhodu Recyklace.</translation>
    </message>
    <message>
        <source>No second card can be played. You may use Recycling.</source>
        <translation>Druhou kartu zahrát nejde. Můžeš ale použít výhodu Recyklace.</translation>
    </message>
    <message>
        <source>Pizzas or toys?</source>
        <translation>Pizzy, nebo hračky?</translation>
    </message>
    <message>
        <source>Choose a token to move to your pack.</source>
        <translation>Vyber surovinu, kterou přesuneš do báglu.</translation>
    </message>
    <message>
        <source>Choose a card in a rival’s yard to trash.</source>
        <translation>Vyber na dvorku soupeře kartu, kterou zničíš.</translation>
    </message>
    <message>
        <source>Choose how to pay for your fort (cost: {cost}).</source>
        <translation>Vyber, čím vylepšení bunkru zaplatíš (cena: {cost}).</translation>
    </message>
    <message>
        <source>Choose how to pay for your fort (cost: {cost}, less 1 token).</source>
        <translation>Vyber, čím vylepšení bunkru zaplatíš (cena: {cost}, ale o 1 surovinu méně).</translation>
    </message>
    <message>
        <source>Choose what to spend.</source>
        <translation>Vyber, co utratíš.</translation>
    </message>
    <message>
        <source>Which way: pizza for toys, or toys for pizza?</source>
        <translation>Kterým směrem: pizzu za hračku, nebo hračku za pizzu?</translation>
    </message>
    <message>
        <source>Choose a token to swap.</source>
        <translation>Vyber surovinu, kterou vyměníš.</translation>
    </message>
    <message>
        <source>Whose pack do you copy?</source>
        <translation>Čí bágl zkopíruješ?</translation>
    </message>
    <message>
        <source>Choose your made-up rule. The others won’t see it.</source>
        <translation>Vyber si kartu švindlování. Ostatní ji neuvidí.</translation>
    </message>
    <message>
        <source>Choose a perk.</source>
        <translation>Vyber si výhodu.</translation>
    </message>
    <message>
        <source>You cannot follow this time: click a card to see why.</source>
        <translation>Tentokrát následovat nemůžeš: klikni na kartu a dozvíš se proč.</translation>
    </message>
    <message>
        <source>{who} may follow (suit: {suit}).</source>
        <translation>{who} může následovat (symbol: {suit}).</translation>
    </message>
    <message>
        <source>{who} cannot carry this out in full.</source>
        <translation>{who} tuto akci celou provést nemůže.</translation>
    </message>
    <message>
        <source>Discard a second matching card as well?</source>
        <translation>Odhodit i druhou odpovídající kartu?</translation>
    </message>
    <message>
        <source>You cannot discard a second card as well.</source>
        <translation>Druhou kartu už odhodit nemůžeš.</translation>
    </message>
    <message>
        <source>What this dog needs: {need}</source>
        <translation>Co tenhle pes potřebuje: {need}</translation>
    </message>
    <message>
        <source>Into whose doghouse: left or right?</source>
        <translation>Do které boudy: nalevo, nebo napravo?</translation>
    </message>
    <message>
        <source>Keep one card. The rest go to the left.</source>
        <translation>Nech si jednu kartu. Ostatní putují doleva.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Tohle je poslední kolo.</translation>
    </message>
    <message numerus="yes">
        <source>Click the tokens that pay for your fort: %n to go (cost: {cost}).</source>
        <translation>
            <numerusform>Klikni na suroviny, kterými vylepšení bunkru zaplatíš: zbývá %n (cena: {cost}).</numerusform>
            <numerusform>Klikni na suroviny, kterými vylepšení bunkru zaplatíš: zbývají %n (cena: {cost}).</numerusform>
            <numerusform>Klikni na suroviny, kterými vylepšení bunkru zaplatíš: zbývá %n (cena: {cost}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the tokens that pay for your fort: %n to go (cost: {cost}, less 1 token).</source>
        <translation>
            <numerusform>Klikni na suroviny, kterými vylepšení bunkru zaplatíš: zbývá %n (cena: {cost}, ale o 1 surovinu méně).</numerusform>
            <numerusform>Klikni na suroviny, kterými vylepšení bunkru zaplatíš: zbývají %n (cena: {cost}, ale o 1 surovinu méně).</numerusform>
            <numerusform>Klikni na suroviny, kterými vylepšení bunkru zaplatíš: zbývá %n (cena: {cost}, ale o 1 surovinu méně).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the tokens to spend: %n to go.</source>
        <translation>
            <numerusform>Klikni na suroviny, které utratíš: zbývá %n.</numerusform>
            <numerusform>Klikni na suroviny, které utratíš: zbývají %n.</numerusform>
            <numerusform>Klikni na suroviny, které utratíš: zbývá %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use it, or click the cat again.</source>
        <translation>Použij ji, nebo na kočku klikni znovu.</translation>
    </message>
    <message>
        <source>Play it, or leave {card} out (lookout).</source>
        <translation>Zahraj, nebo vynech kartu {card} (z hlídky).</translation>
    </message>
    <message>
        <source>Play it, or leave cards of your lookout out.</source>
        <translation>Zahraj, nebo vynech karty z hlídky.</translation>
    </message>
    <message>
        <source>Add more (suit: {suit}), play it, or leave cards of your lookout out.</source>
        <translation>Přidej další karty (symbol: {suit}), zahraj, nebo vynech karty z hlídky.</translation>
    </message>
    <message>
        <source>Which suit does the coin stand for? Rivals can follow with that suit, too.</source>
        <translation>Který symbol mince zastupuje? Soupeři mohou následovat i s tímto symbolem.</translation>
    </message>
    <message>
        <source>Follow? Discard one card (suit: {suit}, or a coin) and do it too: {clause}.</source>
        <translation>Následuješ? Odhoď jednu kartu (symbol: {suit}, nebo mince) a udělej to taky: {clause}.</translation>
    </message>
    <message>
        <source>Count one symbol or both? What you choose must be done in full.</source>
        <translation>Započítat jeden symbol, nebo oba? Co zvolíš, musíš provést celé.</translation>
    </message>
    <message>
        <source>How many symbols do you count? What you choose must be done in full.</source>
        <translation>Kolik symbolů započítáš? Co zvolíš, musíš provést celé.</translation>
    </message>
    <message>
        <source>{n} of {all}: {line}</source>
        <translation>{n}/{all}: {line}</translation>
    </message>
    <message numerus="yes">
        <source>You drew only %n card(s): no more were left.</source>
        <translation>
            <numerusform>Dobíráš jen %n kartu: víc jich nezbylo.</numerusform>
            <numerusform>Dobíráš jen %n karty: víc jich nezbylo.</numerusform>
            <numerusform>Dobíráš jen %n karet: víc jich nezbylo.</numerusform>
        </translation>
    </message>
    <message>
        <source>A coin stands for any suit, here for: {suit} ({cards}).</source>
        <translation>Mince zastupuje jakýkoli symbol, tady: {suit} ({cards}).</translation>
    </message>
    <message>
        <source>Choose a card {places} for your lookout.</source>
        <translation>Vyber {places} kartu na svou hlídku.</translation>
    </message>
    <message>
        <source>Choose a card {places} to trash.</source>
        <translation>Vyber {places} kartu, kterou zničíš.</translation>
    </message>
    <message>
        <source>Recruit one more card {places}, or choose “Done”.</source>
        <translation>Zlanař ještě jednu kartu {places}, nebo zvol „Hotovo“.</translation>
    </message>
    <message>
        <source>{start} or {last}</source>
        <translation>{start} nebo {last}</translation>
    </message>
    <message>
        <source>from your hand</source>
        <translation>z ruky</translation>
    </message>
    <message>
        <source>from your discard pile</source>
        <translation>ze svého odhazovacího balíčku</translation>
    </message>
    <message>
        <source>from the park</source>
        <translation>z parku</translation>
    </message>
    <message>
        <source>from the park deck</source>
        <translation>z balíčku parku</translation>
    </message>
    <message>
        <source>from a rival’s yard</source>
        <translation>ze dvorku soupeře</translation>
    </message>
    <message>
        <source>from any yard</source>
        <translation>z kteréhokoli dvorku</translation>
    </message>
    <message>
        <source>Added for you, as it only helps: {card} (a click leaves it out).</source>
        <translation>Karta přidaná za tebe, protože jen pomáhá: {card} (kliknutím ji vynecháš).</translation>
    </message>
    <message>
        <source>Added for you, as they only help: {cards} (a click leaves one out).</source>
        <translation>Karty přidané za tebe, protože jen pomáhají: {cards} (kliknutím kartu vynecháš).</translation>
    </message>
    <message>
        <source>The played card lets you recruit a card {places}.</source>
        <translation>Zahraná karta ti dovoluje zlanařit kartu {places}.</translation>
    </message>
    <message>
        <source>To end your turn, recruit a card {places}.</source>
        <translation>Na konci tahu zlanař kartu {places}.</translation>
    </message>
    <message>
        <source>Your cat lets you draw one card more: how many do you draw?</source>
        <translation>Kočka ti dovoluje dobrat si o kartu víc: kolik karet si dobereš?</translation>
    </message>
    <message>
        <source>Then to your yard: {cards}.</source>
        <translation>Potom na tvůj dvorek: {cards}.</translation>
    </message>
    <message>
        <source>Dogs that nobody recruits there run to {who}: {dogs}.</source>
        <translation>Psi, které tam nikdo nezlanaří, utečou (nový majitel: {who}): {dogs}.</translation>
    </message>
</context>
<context>
    <name>ColourChoice</name>
    <message>
        <source>Red board</source>
        <translation>Červená deska</translation>
    </message>
    <message>
        <source>Blue board</source>
        <translation>Modrá deska</translation>
    </message>
    <message>
        <source>Green board</source>
        <translation>Zelená deska</translation>
    </message>
    <message>
        <source>Yellow board</source>
        <translation>Žlutá deska</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Červená</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Modrá</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zelená</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Žlutá</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Fialová</translation>
    </message>
</context>
<context>
    <name>CountedTexts</name>
    <message numerus="yes">
        <source>Victory track: %n point(s) gained during the game</source>
        <translation>
            <numerusform>Stupnice vítězství: %n bod získaný během hry</numerusform>
            <numerusform>Stupnice vítězství: %n body získané během hry</numerusform>
            <numerusform>Stupnice vítězství: %n bodů získaných během hry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fort of level {level}: %n point(s)</source>
        <translation>
            <numerusform>Bunkr úrovně {level}: %n bod</numerusform>
            <numerusform>Bunkr úrovně {level}: %n body</numerusform>
            <numerusform>Bunkr úrovně {level}: %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {rule} {found} → %n point(s)</source>
        <translation>
            <numerusform>{name}: {rule} {found} → %n bod</numerusform>
            <numerusform>{name}: {rule} {found} → %n body</numerusform>
            <numerusform>{name}: {rule} {found} → %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>No made-up rule: this fort never reached level 1</source>
        <translation>Žádné švindlování: bunkr se nedostal na úroveň 1</translation>
    </message>
    <message numerus="yes">
        <source>Macaroni Sculpture, for the first fort of level 5: %n point(s)</source>
        <translation>
            <numerusform>Hrad z kolínek za první bunkr úrovně 5: %n bod</numerusform>
            <numerusform>Hrad z kolínek za první bunkr úrovně 5: %n body</numerusform>
            <numerusform>Hrad z kolínek za první bunkr úrovně 5: %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>The Macaroni Sculpture belongs to the first fort of level 5</source>
        <translation>Hrad z kolínek patří prvnímu bunkru úrovně 5</translation>
    </message>
    <message numerus="yes">
        <source>In the doghouse: {dogs}. Nobody has more → %n point(s)</source>
        <translation>
            <numerusform>V boudě: {dogs}. Víc psů nemá nikdo → %n bod</numerusform>
            <numerusform>V boudě: {dogs}. Víc psů nemá nikdo → %n body</numerusform>
            <numerusform>V boudě: {dogs}. Víc psů nemá nikdo → %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>In the doghouse: {dogs}. Somebody has more, and scores for it</source>
        <translation>V boudě: {dogs}. Někdo jiný má psů víc a body za ně bere on</translation>
    </message>
    <message>
        <source>The doghouse is empty: no points</source>
        <translation>Bouda je prázdná: bez bodů</translation>
    </message>
    <message numerus="yes">
        <source>Cats: {cats} → %n point(s) (1, 3, 6 or 10 for one, two, three or four)</source>
        <translation>
            <numerusform>Kočky: {cats} → %n bod (za jednu až čtyři kočky je 1, 3, 6 nebo 10 bodů)</numerusform>
            <numerusform>Kočky: {cats} → %n body (za jednu až čtyři kočky je 1, 3, 6 nebo 10 bodů)</numerusform>
            <numerusform>Kočky: {cats} → %n bodů (za jednu až čtyři kočky je 1, 3, 6 nebo 10 bodů)</numerusform>
        </translation>
    </message>
    <message>
        <source>No cat has come: no points</source>
        <translation>Žádná kočka nepřišla: bez bodů</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort and Macaroni Sculpture. Made-up rules are secret until the end.</source>
        <translation>V každém kole se počítá stupnice vítězství, bunkr a Hrad z kolínek. Švindlování zůstává do konce tajné.</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort, Macaroni Sculpture and dogs. Made-up rules are secret until the end.</source>
        <translation>V každém kole se počítá stupnice vítězství, bunkr, Hrad z kolínek a psi. Švindlování zůstává do konce tajné.</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort, Macaroni Sculpture and cats. Made-up rules are secret until the end.</source>
        <translation>V každém kole se počítá stupnice vítězství, bunkr, Hrad z kolínek a kočky. Švindlování zůstává do konce tajné.</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort, Macaroni Sculpture, dogs and cats. Made-up rules are secret until the end.</source>
        <translation>V každém kole se počítá stupnice vítězství, bunkr, Hrad z kolínek, psi a kočky. Švindlování zůstává do konce tajné.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand over to %1</source>
        <translation>Předej zařízení. Na&#xa0;řadě:&#xa0;%1</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Jsem %1&#xa0;– ukázat karty</translation>
    </message>
    <message>
        <source>Enter or Space works too</source>
        <translation>Funguje i&#xa0;Enter nebo mezerník</translation>
    </message>
    <message>
        <source>I am %1, take my decision back</source>
        <translation>Jsem %1&#xa0;– vzít rozhodnutí zpět</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message numerus="yes">
        <source>Discard: %n card(s)</source>
        <translation>
            <numerusform>Odkládací hromádka: %n karta</numerusform>
            <numerusform>Odkládací hromádka: %n karty</numerusform>
            <numerusform>Odkládací hromádka: %n karet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogTexts</name>
    <message>
        <source>from your hand only</source>
        <translation>pouze z ruky</translation>
    </message>
    <message>
        <source>from your hand or lookout</source>
        <translation>z ruky nebo z hlídky</translation>
    </message>
    <message>
        <source>Add {objects} {source}.</source>
        <translation>Přidej {source} {objects}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n different suit(s) {source}.</source>
        <translation>
            <numerusform>Přidej {source} %n symbol.</numerusform>
            <numerusform>Přidej {source} %n různé symboly.</numerusform>
            <numerusform>Přidej {source} %n různých symbolů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n different suit(s) other than {suit} {source}.</source>
        <translation>
            <numerusform>Přidej {source} %n symbol jiný než {suit}.</numerusform>
            <numerusform>Přidej {source} %n různé symboly jiné než {suit}.</numerusform>
            <numerusform>Přidej {source} %n různých symbolů jiných než {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n kid(s) from your hand.</source>
        <translation>
            <numerusform>Přidej z ruky %n kamaráda.</numerusform>
            <numerusform>Přidej z ruky %n kamarády.</numerusform>
            <numerusform>Přidej z ruky %n kamarádů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Spend {objects}.</source>
        <translation>Utrať {objects}.</translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n card(s) in your lookout.</source>
        <translation>
            <numerusform>Měj na hlídce alespoň %n kartu.</numerusform>
            <numerusform>Měj na hlídce alespoň %n karty.</numerusform>
            <numerusform>Měj na hlídce alespoň %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have a fort of level {level} or higher.</source>
        <translation>Měj bunkr alespoň na úrovni {level}.</translation>
    </message>
    <message>
        <source>This dog goes to your doghouse.</source>
        <translation>Tenhle pes pak jde do tvé boudy.</translation>
    </message>
    <message>
        <source>This dog goes to a neighbour’s doghouse (left or right, you choose).</source>
        <translation>Tenhle pes pak jde do sousední boudy (nalevo, nebo napravo – vyber si).</translation>
    </message>
</context>
<context>
    <name>Doghouse</name>
    <message>
        <source>Your doghouse: %1</source>
        <translation>Tvoje bouda: %1</translation>
    </message>
    <message>
        <source>Your doghouse is empty</source>
        <translation>Tvoje bouda je prázdná</translation>
    </message>
    <message>
        <source>Doghouse of %1: %2</source>
        <translation>Bouda hráče %1: %2</translation>
    </message>
    <message>
        <source>Doghouse of %1: empty</source>
        <translation>Bouda hráče %1: prázdná</translation>
    </message>
</context>
<context>
    <name>ErrorTexts</name>
    <message>
        <source>The saved game “{name}” cannot be read. The file is kept, but this game cannot be continued.</source>
        <translation>Uloženou hru „{name}“ nelze přečíst. Soubor zůstává zachován, ale v této hře nelze pokračovat.</translation>
    </message>
    <message>
        <source>The latest autosave of a game, “{name}”, cannot be read. The file is kept, and the game can be continued from the autosave before it.</source>
        <translation>Poslední automaticky uložený stav hry, „{name}“, nelze přečíst. Soubor zůstává zachován a ve hře lze pokračovat od předchozího uloženého stavu.</translation>
    </message>
    <message>
        <source>“{name}” comes from a newer version of the app. Nothing has been changed. Update the app to continue it.</source>
        <translation>Hra „{name}“ pochází z novější verze aplikace. Nic se nezměnilo. Pokračovat v ní můžeš po aktualizaci.</translation>
    </message>
    <message>
        <source>Rules or cards have changed since. The game goes on from its last position; undo goes back no further than that.</source>
        <translation>Pravidla nebo karty se mezitím změnily. Hra pokračuje od poslední pozice; vracet kroky lze jen k&#xa0;ní.</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}. It goes on here and is saved as soon as that is possible again.</source>
        <translation>Hru se nepodařilo uložit: {reason}. Můžeš hrát dál; hra se uloží, jakmile to zase půjde.</translation>
    </message>
    <message>
        <source>The game could not be removed: {reason}. It can still be continued.</source>
        <translation>Hru se nepodařilo odstranit: {reason}. Pořád v&#xa0;ní můžeš pokračovat.</translation>
    </message>
    <message>
        <source>Not all settings could be read. The old file was kept as “{name}”; standard settings stand in for what is missing.</source>
        <translation>Nastavení se nepodařilo přečíst celé. Původní soubor je uložený jako „{name}“, za to, co chybí, platí výchozí hodnoty.</translation>
    </message>
    <message>
        <source>The statistics could not be read. The old file was kept as “{name}”; counting starts anew.</source>
        <translation>Statistiky se nepodařilo přečíst. Původní soubor je uložený jako „{name}“, počítá se znovu od nuly.</translation>
    </message>
    <message>
        <source>A bot had to be restarted; it made a simple move instead.</source>
        <translation>Bot se musel spustit znovu; tentokrát se rozhodl jen jednoduše.</translation>
    </message>
    <message>
        <source>Details for a report are in the file “{name}”.</source>
        <translation>Podrobnosti pro nahlášení jsou v souboru „{name}“.</translation>
    </message>
    <message>
        <source>The details could not be written to the file “{name}”.</source>
        <translation>Podrobnosti se nepodařilo zapsat do souboru „{name}“.</translation>
    </message>
    <message>
        <source>The folder could not be opened.</source>
        <translation>Složku se nepodařilo otevřít.</translation>
    </message>
    <message>
        <source>The game is saved, and goes on when you close this. Should it stand still, leave the table and press “Continue”.</source>
        <translation>Hra je uložená, a až tohle zavřeš, půjde dál. Kdyby stála, odejdi od stolu a stiskni „Pokračovat“.</translation>
    </message>
    <message>
        <source>The game is being saved, and goes on when you close this.</source>
        <translation>Hra se právě ukládá, a až tohle zavřeš, půjde dál.</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Můžeš pokračovat.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}. They hold until the app is closed, and saving is tried again.</source>
        <translation>Nastavení se nepodařilo uložit: {reason}. Platí do zavření aplikace a uložení se zkouší znovu.</translation>
    </message>
    <message>
        <source>The statistics could not be saved: {reason}. The finished game is counted as soon as that is possible again.</source>
        <translation>Statistiky se nepodařilo uložit: {reason}. Dohraná hra se započítá, jakmile to bude zase možné.</translation>
    </message>
    <message>
        <source>The app is already running in another window. Nothing is saved here until that one is closed.</source>
        <translation>Aplikace už běží v jiném okně. Dokud se to okno nezavře, nic se tady neukládá.</translation>
    </message>
    <message>
        <source>Sorry, the app could not start.</source>
        <translation>Aplikaci se bohužel nepodařilo spustit.</translation>
    </message>
</context>
<context>
    <name>FigureTexts</name>
    <message numerus="yes">
        <source>Hand: %n card(s), hidden from the others</source>
        <translation>
            <numerusform>Ruka: %n karta, ostatní ji nevidí</numerusform>
            <numerusform>Ruka: %n karty, ostatní je nevidí</numerusform>
            <numerusform>Ruka: %n karet, ostatní je nevidí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s); when it is empty the discard pile is shuffled</source>
        <translation>
            <numerusform>Dobírací balíček: %n karta; když dojde, zamíchá se odhazovací balíček</numerusform>
            <numerusform>Dobírací balíček: %n karty; když dojde, zamíchá se odhazovací balíček</numerusform>
            <numerusform>Dobírací balíček: %n karet; když dojde, zamíchá se odhazovací balíček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s), open to all; becomes the deck when that is empty</source>
        <translation>
            <numerusform>Odhazovací balíček: %n karta, vidí ji všichni; když dojde dobírací, zamíchá se</numerusform>
            <numerusform>Odhazovací balíček: %n karty, vidí je všichni; když dojde dobírací, zamíchá se</numerusform>
            <numerusform>Odhazovací balíček: %n karet, vidí je všichni; když dojde dobírací, zamíchá se</numerusform>
        </translation>
    </message>
    <message>
        <source>First player: every round begins here</source>
        <translation>Začínající hráč: tady začíná každé kolo</translation>
    </message>
    <message numerus="yes">
        <source>Fort level {level}: %n point(s) at the end; lookout for {cards}, pack for {tokens}</source>
        <translation>
            <numerusform>Bunkr na úrovni {level}: na konci %n bod; hlídka pro {cards}, bágl pro {tokens}</numerusform>
            <numerusform>Bunkr na úrovni {level}: na konci %n body; hlídka pro {cards}, bágl pro {tokens}</numerusform>
            <numerusform>Bunkr na úrovni {level}: na konci %n bodů; hlídka pro {cards}, bágl pro {tokens}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kartu</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n surovinu</numerusform>
            <numerusform>%n suroviny</numerusform>
            <numerusform>%n surovin</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort}; level {level} costs {cost}</source>
        <translation>{fort}; úroveň {level} stojí {cost}</translation>
    </message>
    <message>
        <source>Level {level} of the fort costs {cost}; pay from stuff or pack</source>
        <translation>Úroveň {level} bunkru stojí {cost}; platí se ze skrýše i z báglu</translation>
    </message>
    <message>
        <source>Stuff: {count} of {room} pizzas</source>
        <translation>Skrýš: {count} ze {room} pizz</translation>
    </message>
    <message>
        <source>Stuff: {count} of {room} toys</source>
        <translation>Skrýš: {count} ze {room} hraček</translation>
    </message>
    <message numerus="yes">
        <source>Pack: {count} of %n token(s); it pays like the stuff does</source>
        <translation>
            <numerusform>Bágl: {count} z %n suroviny; platí se z něj jako ze skrýše</numerusform>
            <numerusform>Bágl: {count} ze %n surovin; platí se z něj jako ze skrýše</numerusform>
            <numerusform>Bágl: {count} z %n surovin; platí se z něj jako ze skrýše</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lookout: {count} of %n card(s), to improve every play; suits: {suits}</source>
        <translation>
            <numerusform>Hlídka: {count} z %n karty, vylepšuje každé zahrání; symboly: {suits}</numerusform>
            <numerusform>Hlídka: {count} ze %n karet, vylepšuje každé zahrání; symboly: {suits}</numerusform>
            <numerusform>Hlídka: {count} z %n karet, vylepšuje každé zahrání; symboly: {suits}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Macaroni Sculpture: %n point(s) at the end</source>
        <translation>
            <numerusform>Hrad z kolínek: na konci %n bod</numerusform>
            <numerusform>Hrad z kolínek: na konci %n body</numerusform>
            <numerusform>Hrad z kolínek: na konci %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n pizza(s); nobody can gain more</source>
        <translation>
            <numerusform>Společná zásoba: %n pizza; víc jich nikdo nezíská</numerusform>
            <numerusform>Společná zásoba: %n pizzy; víc jich nikdo nezíská</numerusform>
            <numerusform>Společná zásoba: %n pizz; víc jich nikdo nezíská</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n toy(s); nobody can gain more</source>
        <translation>
            <numerusform>Společná zásoba: %n hračka; víc jich nikdo nezíská</numerusform>
            <numerusform>Společná zásoba: %n hračky; víc jich nikdo nezíská</numerusform>
            <numerusform>Společná zásoba: %n hraček; víc jich nikdo nezíská</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Park deck: %n card(s); when none is left this round is the last one</source>
        <translation>
            <numerusform>Balíček parku: %n karta; až dojde, je to poslední kolo</numerusform>
            <numerusform>Balíček parku: %n karty; až dojde, je to poslední kolo</numerusform>
            <numerusform>Balíček parku: %n karet; až dojde, je to poslední kolo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s) here, {more} elsewhere</source>
        <translation>
            <numerusform>{who}: %n bod tady, {more} jinde</numerusform>
            <numerusform>{who}: %n body tady, {more} jinde</numerusform>
            <numerusform>{who}: %n bodů tady, {more} jinde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n bod</numerusform>
            <numerusform>{who}: %n body</numerusform>
            <numerusform>{who}: %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort}; level {level} costs {cost}. It makes that round the last one.</source>
        <translation>{fort}; úroveň {level} stojí {cost}. Kolo, ve kterém ji někdo získá, je poslední.</translation>
    </message>
    <message>
        <source>May still change hands: {sources}.</source>
        <translation>Ještě může připadnout jinému: {sources}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all ({parts})</source>
        <translation>
            <numerusform>%n bod celkem ({parts})</numerusform>
            <numerusform>%n body celkem ({parts})</numerusform>
            <numerusform>%n bodů celkem ({parts})</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort}; the highest level: this round is the last one</source>
        <translation>{fort}; nejvyšší úroveň: toto kolo je poslední</translation>
    </message>
    <message>
        <source>Level {level} of the fort costs {cost}; pay from stuff or pack. It makes that round the last one.</source>
        <translation>Úroveň {level} bunkru stojí {cost}; platí se ze skrýše i z báglu. Kolo, ve kterém ji někdo získá, je poslední.</translation>
    </message>
    <message>
        <source>Victory track – {points}. From 25 on, or with a fort of level 5, this round is the last one.</source>
        <translation>Stupnice vítězství – {points}. Od 25 bodů nebo s bunkrem úrovně 5 je toto kolo poslední.</translation>
    </message>
    <message numerus="yes">
        <source>Made-up rules, which score secretly at the end: %n in the stack; one for every fort that reaches level 1</source>
        <translation>
            <numerusform>Karty švindlování, tajná pravidla na body navíc: v balíčku %n; jedna za každý bunkr na úrovni 1</numerusform>
            <numerusform>Karty švindlování, tajná pravidla na body navíc: v balíčku %n; jedna za každý bunkr na úrovni 1</numerusform>
            <numerusform>Karty švindlování, tajná pravidla na body navíc: v balíčku %n; jedna za každý bunkr na úrovni 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {level} costs:</source>
        <translation>Úroveň {level} stojí:</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far ({parts}); made-up rules are added at the end</source>
        <translation>
            <numerusform>Zatím %n bod ({parts}); za karty švindlování se připočítá na konci</numerusform>
            <numerusform>Zatím %n body ({parts}); za karty švindlování se připočítá na konci</numerusform>
            <numerusform>Zatím %n bodů ({parts}); za karty švindlování se připočítá na konci</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead: {line}</source>
        <translation>Vede: {line}</translation>
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
        <translation>Uložit hru</translation>
    </message>
</context>
<context>
    <name>FirstPlayerCard</name>
    <message>
        <source>First player</source>
        <translation>Začínající hráč</translation>
    </message>
</context>
<context>
    <name>FirstTime</name>
    <message>
        <source>First time? The rules in two minutes</source>
        <translation>Poprvé? Pravidla za dvě minuty</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Ne, díky</translation>
    </message>
</context>
<context>
    <name>FortHelp</name>
    <message>
        <source>Click</source>
        <translation>Kliknutí</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Přetažení</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Pravé tlačítko</translation>
    </message>
    <message>
        <source>Point, or press and hold</source>
        <translation>Ukázat, nebo podržet</translation>
    </message>
    <message>
        <source>A dog</source>
        <translation>Pes</translation>
    </message>
    <message>
        <source>A cat</source>
        <translation>Kočka</translation>
    </message>
    <message>
        <source>Use what glows; anything else says why not</source>
        <translation>Použít to, co svítí; ostatní řekne, proč to nejde</translation>
    </message>
    <message>
        <source>Play, add, recruit, pay; Esc or a drop elsewhere takes it back</source>
        <translation>Zahrát, přidat, zlanařit, zaplatit; Esc nebo puštění jinde to vezme zpět</translation>
    </message>
    <message>
        <source>Look at the card closely with all its rules</source>
        <translation>Prohlédnout si kartu zblízka se všemi pravidly</translation>
    </message>
    <message>
        <source>See what a card does</source>
        <translation>Podívat se, co karta dělá</translation>
    </message>
    <message>
        <source>Tab, arrow keys</source>
        <translation>Tab, šipky</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Shift + šipky</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Go to everything that can be used</source>
        <translation>Přejít na cokoli, co lze použít</translation>
    </message>
    <message>
        <source>Move a card within your hand</source>
        <translation>Přesunout kartu v&#xa0;ruce</translation>
    </message>
    <message>
        <source>Do it: play, add, recruit, press a button</source>
        <translation>Provést: zahrát, přidat, zlanařit, stisknout tlačítko</translation>
    </message>
    <message>
        <source>Decline: play no card, do not follow, be done</source>
        <translation>Odmítnout: nehrát žádnou kartu, nenásledovat, skončit</translation>
    </message>
    <message>
        <source>Look at the card closely with all its rules; while something moves, skip to its end</source>
        <translation>Prohlédnout si kartu zblízka se všemi pravidly; když se něco hýbe, přeskočit na konec</translation>
    </message>
    <message>
        <source>Take back what is not yet final, close what is open</source>
        <translation>Vzít zpět, co ještě neplatí, zavřít, co je otevřené</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Vrátit poslední krok</translation>
    </message>
    <message>
        <source>Read what happened since your last turn</source>
        <translation>Přečíst si, co se stalo od tvého posledního tahu</translation>
    </message>
    <message>
        <source>Go to the log and back</source>
        <translation>Přejít do deníku hry a&#xa0;zpět</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Tato nápověda</translation>
    </message>
    <message>
        <source>Full screen and back</source>
        <translation>Celá obrazovka a&#xa0;zpět</translation>
    </message>
    <message>
        <source>Play it like a card and meet its need: click or drag the cards and tokens. Then choose “Play it”; it goes to a doghouse.</source>
        <translation>Zahraj ho jako kartu a&#xa0;splň, co potřebuje: na karty a&#xa0;suroviny klikni, nebo je přetáhni. Pak zvol „Zahrát“ a&#xa0;pes jde do boudy.</translation>
    </message>
    <message>
        <source>Just before you play a card, click your glowing cat, or press Enter on it; then its green button uses its power.</source>
        <translation>Těsně před zahráním karty klikni na svou kočku, která svítí, nebo na ní stiskni Enter; zelené tlačítko pak použije její schopnost.</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Pravidla a&#xa0;klávesy</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Cíl hry</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cíl</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tvoje karty</translation>
    </message>
    <message>
        <source>Friends leave</source>
        <translation>Kamarádi odcházejí</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na konci</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Poslední kolo</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Win kids over, gather pizzas and toys, and build the best fort. Whoever has the most points at the end wins.</source>
        <translation>Získávej kamarády, sbírej pizzu a&#xa0;hračky a&#xa0;postav nejlepší bunkr. Kdo má na konci nejvíc bodů, vítězí.</translation>
    </message>
    <message>
        <source>You begin with 10: 2 best friends, 5 kids and 3 dogs. You hold 5 of them at a time. New ones go to your discard pile, which becomes your deck again and again.</source>
        <translation>Začínáš s&#xa0;10: 2&#xa0;nejlepší kamarádi, 5&#xa0;dalších a&#xa0;3&#xa0;psi. V&#xa0;ruce jich máš vždy&#xa0;5. Nové přicházejí do odhazovacího balíčku a&#xa0;z&#xa0;něj je pak znovu a&#xa0;znovu dobírací.</translation>
    </message>
    <message>
        <source>You begin with 10: 2 best friends and 8 kids. You hold 5 of them at a time. New ones go to your discard pile, which becomes your deck again and again.</source>
        <translation>Začínáš s&#xa0;10: 2&#xa0;nejlepší kamarádi a&#xa0;8&#xa0;dalších. V&#xa0;ruce jich máš vždy&#xa0;5. Nové přicházejí do odhazovacího balíčku a&#xa0;z&#xa0;něj je pak znovu a&#xa0;znovu dobírací.</translation>
    </message>
    <message>
        <source>Whom you do not play with stays in your yard until your next turn. Meanwhile rivals may take them away.</source>
        <translation>S&#xa0;kým si nehraješ, ten do tvého příštího tahu zůstává na dvorku. Soupeři ti ho odtud mohou zlanařit.</translation>
    </message>
    <message>
        <source>Some cards bring points during the game; the track at the top shows them.</source>
        <translation>Některé karty přinášejí body už během hry; ukazuje je stupnice nahoře.</translation>
    </message>
    <message>
        <source>Your fort brings points, more with every level; so does your made-up rule. The Macaroni Sculpture brings 4.</source>
        <translation>Body přinese bunkr, s&#xa0;každou úrovní víc, a&#xa0;tvoje karta švindlování. Hrad z&#xa0;kolínek přinese&#xa0;4.</translation>
    </message>
    <message>
        <source>It is the last round as soon as anyone has 25 points on the track or a fort of level 5, or the park deck is empty. It is played to its end: all have the same number of turns.</source>
        <translation>Kolo je poslední, jakmile má někdo na stupnici 25&#xa0;bodů nebo bunkr úrovně&#xa0;5, nebo když dojde balíček parku. Dohraje se: všichni mají stejně tahů.</translation>
    </message>
    <message>
        <source>The higher fort decides. If that is the same too, the victory is shared.</source>
        <translation>Rozhoduje vyšší bunkr. Je-li stejný i&#xa0;ten, o&#xa0;vítězství se dělí.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>1. Cleanup</source>
        <translation>1. Úklid</translation>
    </message>
    <message>
        <source>2. Play</source>
        <translation>2. Hra</translation>
    </message>
    <message>
        <source>More of it</source>
        <translation>Vylepšení</translation>
    </message>
    <message>
        <source>Rivals follow</source>
        <translation>Soupeři následují</translation>
    </message>
    <message>
        <source>3. Recruit</source>
        <translation>3. Lanaření</translation>
    </message>
    <message>
        <source>4. Discard</source>
        <translation>4. Odhození</translation>
    </message>
    <message>
        <source>5. Draw</source>
        <translation>5. Dobírání</translation>
    </message>
    <message>
        <source>Whoever still waits in your yard goes to your discard pile and is yours again.</source>
        <translation>Kdo ještě čeká na tvém dvorku, jde do odhazovacího balíčku a&#xa0;je zase tvůj.</translation>
    </message>
    <message>
        <source>Play one card from your hand, or none. Do its public action, its private action or both, in any order. One of them must be done in full.</source>
        <translation>Zahraj z&#xa0;ruky jednu kartu, nebo žádnou. Proveď její veřejnou akci, soukromou akci, nebo obě, v&#xa0;jakémkoli pořadí. Jednu z&#xa0;nich proveď celou.</translation>
    </message>
    <message>
        <source>Where an action says × and a suit, it happens once for every such symbol: on the card, on cards that you add from your hand, and in your lookout. The actions of added cards do not happen.</source>
        <translation>Kde je u&#xa0;akce&#xa0;× a&#xa0;symbol, provede se jednou za každý takový symbol: na zahrané kartě, na kartách přidaných z&#xa0;ruky a&#xa0;na hlídce. Akce přidaných karet se neprovádějí.</translation>
    </message>
    <message>
        <source>Then each rival in turn may follow the public action: see “Cards”.</source>
        <translation>Potom může každý soupeř postupně následovat veřejnou akci: viz „Karty“.</translation>
    </message>
    <message>
        <source>Take exactly one card: from the park, from a rival’s yard, or unseen from the park deck. It goes to your discard pile.</source>
        <translation>Vezmi si právě jednu kartu: z&#xa0;parku, ze dvorku soupeře, nebo naslepo z&#xa0;balíčku parku. Přijde do tvého odhazovacího balíčku.</translation>
    </message>
    <message>
        <source>The cards that you played and added and your best friends go to your discard pile. All others from your hand go to your yard.</source>
        <translation>Zahraná karta, přidané karty a&#xa0;nejlepší kamarádi jdou do odhazovacího balíčku. Všechny ostatní karty z&#xa0;ruky jdou na tvůj dvorek.</translation>
    </message>
    <message>
        <source>Draw 5 cards. When the deck is empty, the discard pile is shuffled first; when no card is left at all, you draw fewer.</source>
        <translation>Dober si 5&#xa0;karet. Když dojde dobírací balíček, zamíchá se odhazovací balíček; když nezbývá vůbec nic, dobereš si jich méně.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Mince</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Veřejná</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Soukromá</translation>
    </message>
    <message>
        <source>To follow</source>
        <translation>Následování</translation>
    </message>
    <message>
        <source>Full or not</source>
        <translation>Celá, nebo nic</translation>
    </message>
    <message>
        <source>Best friends</source>
        <translation>Nejlepší kamarádi</translation>
    </message>
    <message>
        <source>To trash</source>
        <translation>Zničení</translation>
    </message>
    <message>
        <source>Every card shows one of six suits, a coin, or two such symbols. With it you improve other cards and follow rivals.</source>
        <translation>Na každé kartě je jeden ze šesti symbolů nebo mince, někdy dva takové znaky. S&#xa0;nimi vylepšuješ jiné karty a&#xa0;následuješ soupeře.</translation>
    </message>
    <message>
        <source>It stands for any one suit you choose. If you play a card with a coin that rivals can follow, you name its suit at once.</source>
        <translation>Zastupuje jeden libovolný symbol podle tvého výběru. Když hraješ kartu s&#xa0;mincí, kterou mohou soupeři následovat, určíš symbol hned.</translation>
    </message>
    <message>
        <source>The action that rivals may follow. A card without one cannot be followed.</source>
        <translation>Akce, kterou soupeři mohou následovat. Kartu bez ní následovat nelze.</translation>
    </message>
    <message>
        <source>The action for whoever plays the card alone.</source>
        <translation>Akce jen pro toho, kdo kartu hraje.</translation>
    </message>
    <message>
        <source>When a rival has played a card, discard one card from your hand with the same suit or a coin, and do the public action too. × counts only the symbols on the card that you discard.</source>
        <translation>Když soupeř zahraje kartu, odhoď z&#xa0;ruky jednu kartu se stejným symbolem nebo s&#xa0;mincí a&#xa0;proveď veřejnou akci také.&#xa0;× počítá jen symboly na odhozené kartě.</translation>
    </message>
    <message>
        <source>You follow in full or not at all. Whoever played it took pizzas? Then you take pizzas too; with toys likewise. You may follow every rival, as long as you have cards.</source>
        <translation>Následuješ celou akci, nebo vůbec. Vzal si ten, kdo kartu hrál, pizzu? Pak ji bereš i&#xa0;ty; s&#xa0;hračkami stejně. Následovat můžeš každého soupeře, dokud máš karty.</translation>
    </message>
    <message>
        <source>They never go to your yard, so nobody can recruit them.</source>
        <translation>Nikdy nejdou na dvorek, takže ti je nikdo nezlanaří.</translation>
    </message>
    <message>
        <source>The card leaves the game. The fewer weak cards you have, the sooner the good ones come again.</source>
        <translation>Karta je mimo hru. Čím méně máš slabých karet, tím dřív zase přijdou ty dobré.</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Tvoje deska</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Suroviny</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Bágl</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Hlídka</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Bunkr</translation>
    </message>
    <message>
        <source>Level 1</source>
        <translation>Úroveň&#xa0;1</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Úroveň&#xa0;2</translation>
    </message>
    <message>
        <source>Level 5</source>
        <translation>Úroveň&#xa0;5</translation>
    </message>
    <message>
        <source>Pizzas and toys pay for your fort and for some actions. You gain them into your stuff, which has room for 4 of each.</source>
        <translation>Pizzou a&#xa0;hračkami se platí bunkr a&#xa0;některé akce. Získáváš je do skrýše, kam se vejdou 4&#xa0;pizzy a&#xa0;4&#xa0;hračky.</translation>
    </message>
    <message>
        <source>Some actions move a token from your stuff to your pack. You can pay from there too, and some cards count what is in it. It has room for 1 token more than your fort has levels.</source>
        <translation>Některé akce přesouvají surovinu ze skrýše do báglu. Platit můžeš i&#xa0;odtud a&#xa0;některé karty počítají, co v&#xa0;něm je. Vejde se do něj o&#xa0;1&#xa0;surovinu víc, než je úroveň bunkru.</translation>
    </message>
    <message>
        <source>Some actions put a card here for good. Its suit helps every card that you play in your turn, without being used up. There is room for 1 card more than your fort has levels.</source>
        <translation>Některé akce sem přidají kartu, napořád. Její symbol pomáhá každé kartě, kterou ve svém tahu hraješ, a&#xa0;nespotřebuje se. Vejde se sem o&#xa0;1&#xa0;kartu víc, než je úroveň bunkru.</translation>
    </message>
    <message>
        <source>With an action that shows this, pay what the next level costs. Every level brings more points at the end and more room in pack and lookout. 5 is the highest.</source>
        <translation>S&#xa0;akcí, na které je tohle, zaplať cenu další úrovně. Každá přinese na konci víc bodů a&#xa0;hned víc místa v&#xa0;báglu a&#xa0;na hlídce. Nejvyšší je&#xa0;5.</translation>
    </message>
    <message>
        <source>Choose a made-up rule in secret. It says what else brings you points at the end.</source>
        <translation>Vyber si tajně jednu kartu švindlování. Říká, co ti na konci přinese další body.</translation>
    </message>
    <message>
        <source>Take one of the open perks. It lets you do something that others cannot.</source>
        <translation>Vezmi si jednu z&#xa0;vyložených výhod. Dovolí ti něco, co ostatní nemohou.</translation>
    </message>
    <message>
        <source>This round is the last one. Whoever gets there first takes the Macaroni Sculpture, worth 4 points.</source>
        <translation>Toto kolo je poslední. Kdo sem dojde první, vezme si Hrad z&#xa0;kolínek za 4&#xa0;body.</translation>
    </message>
    <message>
        <source>Dogs and cats</source>
        <translation>Psi a&#xa0;kočky</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Psi</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Kočky</translation>
    </message>
    <message>
        <source>Doghouse</source>
        <translation>Bouda</translation>
    </message>
    <message>
        <source>Strays</source>
        <translation>Zatoulaní psi</translation>
    </message>
    <message>
        <source>A dog’s suit</source>
        <translation>Symbol psa</translation>
    </message>
    <message>
        <source>Its power</source>
        <translation>Její schopnost</translation>
    </message>
    <message>
        <source>Cats at the end</source>
        <translation>Kočky na konci</translation>
    </message>
    <message>
        <source>Play it instead of a kid: meet the need above the dashed line, then do its action, in full. Nobody can follow it.</source>
        <translation>Zahraj ho místo kamaráda: splň potřebu nad přerušovanou čárou a&#xa0;pak proveď jeho akci, celou. Následovat ji nelze.</translation>
    </message>
    <message>
        <source>Nearly every dog that was played goes to a doghouse, usually your own. Whoever has the most dogs there at the end scores 7 points; so does everybody who ties.</source>
        <translation>Téměř každý zahraný pes jde do boudy, většinou do tvé. Kdo tam má na konci nejvíc psů, získá 7&#xa0;bodů; při remíze je získají všichni, kdo jich mají nejvíc.</translation>
    </message>
    <message>
        <source>A dog left in your hand goes to your yard. If nobody recruits it, it strays to the discard pile of your left neighbour when your next turn begins.</source>
        <translation>Když ti pes zůstane v&#xa0;ruce, jde na dvorek. Pokud ho nikdo nezlanaří, na začátku tvého příštího tahu se zatoulá do odhazovacího balíčku souseda nalevo.</translation>
    </message>
    <message>
        <source>You may add a dog to a kid, or follow with it. Dogs can neither be trashed nor go to a lookout.</source>
        <translation>Psa můžeš přidat ke kamarádovi i&#xa0;odhodit při následování. Psy nelze zničit ani přidat na hlídku.</translation>
    </message>
    <message>
        <source>At the end of your turn every cat that your yard lures comes to you, from the middle of the table or from a rival. A coin counts as a coin only.</source>
        <translation>Na konci tvého tahu k&#xa0;tobě přijde každá kočka, kterou tvůj dvorek láká, ze středu stolu i&#xa0;od soupeře. Mince tu platí jen jako mince.</translation>
    </message>
    <message>
        <source>As long as the cat is with you, you have its power. Nobody can follow it.</source>
        <translation>Dokud je kočka u&#xa0;tebe, máš její schopnost. Následovat ji nelze.</translation>
    </message>
    <message>
        <source>1, 2, 3, 4 cats score 1, 3, 6, 10 points.</source>
        <translation>1&#xa0;kočka přinese 1&#xa0;bod, 2&#xa0;kočky 3&#xa0;body, 3&#xa0;kočky 6&#xa0;bodů a&#xa0;4&#xa0;kočky 10&#xa0;bodů.</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Značky</translation>
    </message>
    <message>
        <source>Suit: book</source>
        <translation>Symbol: knížka</translation>
    </message>
    <message>
        <source>Suit: crown</source>
        <translation>Symbol: koruna</translation>
    </message>
    <message>
        <source>Suit: glue</source>
        <translation>Symbol: lepidlo</translation>
    </message>
    <message>
        <source>Suit: shovel</source>
        <translation>Symbol: lopatka</translation>
    </message>
    <message>
        <source>Suit: skateboard</source>
        <translation>Symbol: skateboard</translation>
    </message>
    <message>
        <source>Suit: squirt gun</source>
        <translation>Symbol: stříkací pistole</translation>
    </message>
    <message>
        <source>Coin: any suit</source>
        <translation>Mince: libovolný symbol</translation>
    </message>
    <message>
        <source>The suit that you choose</source>
        <translation>Symbol, který si vybereš</translation>
    </message>
    <message>
        <source>Times: once for each</source>
        <translation>Krát: jednou za každý</translation>
    </message>
    <message>
        <source>Then, if the first was done in full</source>
        <translation>A&#xa0;potom, když se první provedlo celé</translation>
    </message>
    <message>
        <source>Gain a pizza</source>
        <translation>Získej pizzu</translation>
    </message>
    <message>
        <source>Gain a toy</source>
        <translation>Získej hračku</translation>
    </message>
    <message>
        <source>Gain pizzas or toys, one kind only</source>
        <translation>Získej pizzu, nebo hračky, jen jeden druh</translation>
    </message>
    <message>
        <source>Score a point</source>
        <translation>Získej bod</translation>
    </message>
    <message>
        <source>Move a token from the stuff to the pack</source>
        <translation>Přesuň surovinu ze skrýše do báglu</translation>
    </message>
    <message>
        <source>Tokens in your pack</source>
        <translation>Suroviny ve tvém báglu</translation>
    </message>
    <message>
        <source>Put a card from your hand into your lookout</source>
        <translation>Přidej kartu z&#xa0;ruky na hlídku</translation>
    </message>
    <message>
        <source>Cards in your lookout</source>
        <translation>Karty na tvé hlídce</translation>
    </message>
    <message>
        <source>Pay for the next level of your fort</source>
        <translation>Vylepši bunkr: zaplať další úroveň</translation>
    </message>
    <message>
        <source>The same for one token less</source>
        <translation>Totéž o&#xa0;surovinu levněji</translation>
    </message>
    <message>
        <source>The same for one token more</source>
        <translation>Totéž o&#xa0;surovinu dráž</translation>
    </message>
    <message>
        <source>Levels of your fort</source>
        <translation>Úrovně tvého bunkru</translation>
    </message>
    <message>
        <source>Recruit a card</source>
        <translation>Zlanař kartu</translation>
    </message>
    <message>
        <source>Trash a card of your hand or discard pile</source>
        <translation>Znič kartu z&#xa0;ruky nebo z&#xa0;odhazovacího balíčku</translation>
    </message>
    <message>
        <source>Trash this card after use</source>
        <translation>Znič tuto kartu po použití</translation>
    </message>
    <message>
        <source>Trash a card in a rival’s yard</source>
        <translation>Znič kartu na dvorku soupeře</translation>
    </message>
    <message>
        <source>Swap a pizza for a toy, or a toy for a pizza</source>
        <translation>Vyměň pizzu za hračku, nebo hračku za pizzu</translation>
    </message>
    <message>
        <source>Spend tokens</source>
        <translation>Utrať suroviny</translation>
    </message>
    <message>
        <source>Gain what is in your pack once more</source>
        <translation>Získej ještě jednou to, co máš v&#xa0;báglu</translation>
    </message>
    <message>
        <source>Gain the same as is in a rival’s pack</source>
        <translation>Získej totéž, co má soupeř v&#xa0;báglu</translation>
    </message>
    <message>
        <source>Best friend</source>
        <translation>Nejlepší kamarád</translation>
    </message>
    <message>
        <source>Public action: rivals may follow</source>
        <translation>Veřejná akce: soupeři mohou následovat</translation>
    </message>
    <message>
        <source>Private action: nobody follows</source>
        <translation>Soukromá akce: nikdo nenásleduje</translation>
    </message>
    <message>
        <source>Made-up rule</source>
        <translation>Karta švindlování</translation>
    </message>
    <message>
        <source>Perk</source>
        <translation>Výhoda</translation>
    </message>
    <message>
        <source>Macaroni Sculpture</source>
        <translation>Hrad z&#xa0;kolínek</translation>
    </message>
    <message>
        <source>Ask for a hint; again: go through its moves</source>
        <translation>Nechat si poradit; znovu: projít rady</translation>
    </message>
    <message>
        <source>At the final scoring: look at the table, and back</source>
        <translation>U&#xa0;závěrečného bodování: prohlédnout stůl a&#xa0;zpět</translation>
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
        <translation>Hráči si vybírají 8&#xa0;kamarádů a&#xa0;psů: jednoho si nechají, ostatní pošlou doleva, a&#xa0;tak dál.</translation>
    </message>
    <message>
        <source>Everyone chooses eight kids: keep one, pass the others to the left, and so on.</source>
        <translation>Hráči si vybírají 8&#xa0;kamarádů: jednoho si nechají, ostatní pošlou doleva, a&#xa0;tak dál.</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Psi</translation>
    </message>
    <message>
        <source>Dogs are dealt with the kids: meet a dog’s need, use its action, and it moves into a doghouse; most dogs at the end score 7 points.</source>
        <translation>Psi se rozdávají spolu s kamarády: splň potřebu psa, proveď jeho akci a pes půjde do boudy; kdo jich má na konci nejvíc, získá 7 bodů.</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Kočky</translation>
    </message>
    <message>
        <source>Cats come to the player whose yard lures them and lend their powers; at the end they score 1, 3, 6 or 10 points.</source>
        <translation>Kočky přicházejí k hráči, jehož dvorek je naláká, a propůjčí mu své schopnosti; na konci přinesou 1, 3, 6, nebo 10 bodů.</translation>
    </message>
</context>
<context>
    <name>FortPicture</name>
    <message>
        <source>Fort of level %1</source>
        <translation>Bunkr na úrovni %1</translation>
    </message>
</context>
<context>
    <name>FortSourceTexts</name>
    <message>
        <source>Victory track</source>
        <translation>Stupnice vítězství</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Bunkr</translation>
    </message>
    <message>
        <source>Made-up rule</source>
        <translation>Švindlování</translation>
    </message>
    <message>
        <source>Macaroni Sculpture</source>
        <translation>Hrad z kolínek</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Psi</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Kočky</translation>
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
        <translation>Hraj si se svými kamarády, lanař kamarády ostatních a stav svůj bunkr.</translation>
    </message>
    <message>
        <source>Plays sensibly, but makes mistakes and has no plan. Good for first games.</source>
        <translation>Hraje rozumně, ale chybuje a&#xa0;nemá plán. Hodí se na první hry.</translation>
    </message>
    <message>
        <source>Tries every way to play a card and takes the best one. A serious opponent.</source>
        <translation>Vyzkouší každý způsob, jak kartu zahrát, a&#xa0;vybere ten nejlepší. Vážný soupeř.</translation>
    </message>
    <message>
        <source>Weighs whole turns by what thousands of games have taught it. Hard to beat.</source>
        <translation>Zvažuje celé tahy podle toho, co ho naučily tisíce her. Porazit ho je těžké.</translation>
    </message>
    <message>
        <source>{game} – with dogs and cats</source>
        <translation>{game} – se psy a kočkami</translation>
    </message>
    <message>
        <source>{game} – with dogs</source>
        <translation>{game} – se psy</translation>
    </message>
    <message>
        <source>{game} – with cats</source>
        <translation>{game} – s kočkami</translation>
    </message>
    <message>
        <source>Best friends: {friends}. Otherwise the boards are alike.</source>
        <translation>Nejlepší kamarádi: {friends}. Jinak jsou desky stejné.</translation>
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
        <translation>„vylepši bunkr“ na kartách: {n}</translation>
    </message>
    <message>
        <source>best friends: {n}</source>
        <translation>nejlepší kamarádi: {n}</translation>
    </message>
    <message>
        <source>level of the fort: {n}</source>
        <translation>úroveň bunkru: {n}</translation>
    </message>
    <message>
        <source>toys: {n}</source>
        <translation>hračky: {n}</translation>
    </message>
    <message>
        <source>pizzas: {n}</source>
        <translation>pizzy: {n}</translation>
    </message>
    <message>
        <source>crowns: {n}</source>
        <translation>koruny: {n}</translation>
    </message>
    <message>
        <source>cards in the lookout: {n}</source>
        <translation>karty na hlídce: {n}</translation>
    </message>
    <message>
        <source>tokens in the pack: {n}</source>
        <translation>suroviny v báglu: {n}</translation>
    </message>
    <message>
        <source>books: {n}</source>
        <translation>knížky: {n}</translation>
    </message>
    <message>
        <source>suits: {suits}</source>
        <translation>symboly: {suits}</translation>
    </message>
    <message>
        <source>no suits</source>
        <translation>žádné symboly</translation>
    </message>
    <message>
        <source>cards: {n}, the others: {others}</source>
        <translation>karty: {n}, ostatní: {others}</translation>
    </message>
</context>
<context>
    <name>FreeSeat</name>
    <message>
        <source>Add player %1</source>
        <translation>Přidat %1.&#xa0;hráče</translation>
    </message>
</context>
<context>
    <name>GainTexts</name>
    <message>
        <source>Now: {gain}</source>
        <translation>Teď: {gain}</translation>
    </message>
    <message>
        <source>Now: {gain}, with more cards up to {n}</source>
        <translation>Teď: {gain}, s dalšími kartami až {n}</translation>
    </message>
    <message>
        <source>It adds: {gain}</source>
        <translation>Přidá: {gain}</translation>
    </message>
    <message>
        <source>Yours: {suit} {before} → {after}</source>
        <translation>U tebe: {suit} {before} → {after}</translation>
    </message>
    <message>
        <source>Yours: coins {before} → {after}, each any suit</source>
        <translation>U tebe: mince {before} → {after}, každá za jakýkoli symbol</translation>
    </message>
    <message>
        <source>Following with it gives you: {gain}</source>
        <translation>Když s ní budeš následovat, získáš: {gain}</translation>
    </message>
    <message>
        <source>Follow with it: {clause}</source>
        <translation>Následuj s ní: {clause}</translation>
    </message>
    <message>
        <source>Your first {suit}</source>
        <translation>Tvůj první symbol: {suit}</translation>
    </message>
</context>
<context>
    <name>GameLogTexts</name>
    <message>
        <source>Round {number} – {who}</source>
        <translation>{number}. kolo – {who}</translation>
    </message>
    <message>
        <source>The draft begins.</source>
        <translation>Začíná draft.</translation>
    </message>
    <message>
        <source>The end is near: this is the last round.</source>
        <translation>Konec se blíží: tohle je poslední kolo.</translation>
    </message>
    <message>
        <source>{who} has 25 points or more.</source>
        <translation>{who} má 25 bodů nebo víc.</translation>
    </message>
    <message>
        <source>{who} has a fort of level 5.</source>
        <translation>{who} má bunkr na úrovni 5.</translation>
    </message>
    <message>
        <source>The park deck has run out.</source>
        <translation>V balíčku parku došly karty.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>{who} reveals the made-up rule {rule}.</source>
        <translation>{who} odkrývá kartu švindlování {rule}.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vítězíš!</translation>
    </message>
    <message>
        <source>{who}: {dog} goes to the doghouse.</source>
        <translation>{who}: pes {dog} jde do boudy.</translation>
    </message>
    <message>
        <source>{who} meets a dog’s need: {dog}.</source>
        <translation>{who} plní potřebu psa: {dog}.</translation>
    </message>
    <message>
        <source>{who} lures a cat: {cat}.</source>
        <translation>{who} získává kočku: {cat}.</translation>
    </message>
    <message>
        <source>{who} lures a cat: {cat} (until now: {owner}).</source>
        <translation>{who} získává kočku: {cat} (dosud: {owner}).</translation>
    </message>
    <message>
        <source>{who} uses a cat’s power: {cat}.</source>
        <translation>{who} používá schopnost kočky: {cat}.</translation>
    </message>
    <message>
        <source>The last round came because {who} has 25 points or more.</source>
        <translation>Poslední kolo nastalo, protože {who} má 25 bodů nebo víc.</translation>
    </message>
    <message>
        <source>The last round came because {who} has a fort of level 5.</source>
        <translation>Poslední kolo nastalo, protože {who} má bunkr na úrovni 5.</translation>
    </message>
    <message>
        <source>The last round came because the park deck had run out.</source>
        <translation>Poslední kolo nastalo, protože v balíčku parku došly karty.</translation>
    </message>
    <message>
        <source>{who} gets a stray dog: {dog}.</source>
        <translation>{who} získává zatoulaného psa: {dog}.</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Rozdávám…</translation>
    </message>
</context>
<context>
    <name>HandBacks</name>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Ruka: %n karta</numerusform>
            <numerusform>Ruka: %n karty</numerusform>
            <numerusform>Ruka: %n karet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeldThings</name>
    <message>
        <source>Your perk: %1</source>
        <translation>Tvoje výhoda: %1</translation>
    </message>
    <message>
        <source>Perk of %1: %2</source>
        <translation>Výhoda hráče %1: %2</translation>
    </message>
    <message>
        <source>Made-up rule: %1</source>
        <translation>Karta švindlování: %1</translation>
    </message>
    <message>
        <source>A made-up rule, face down until the end of the game</source>
        <translation>Karta švindlování, otočí se až na konci hry</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>About</source>
        <translation>O&#xa0;aplikaci</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitoly</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Klávesy a&#xa0;myš</translation>
    </message>
</context>
<context>
    <name>HintSheet</name>
    <message>
        <source>My advice</source>
        <translation>Moje rada</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Šance na výhru</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>My advice: {move}.</source>
        <translation>Moje rada: {move}.</translation>
    </message>
    <message>
        <source>My advice: choose the public action. {sentence}</source>
        <translation>Moje rada: vyber veřejnou akci. {sentence}</translation>
    </message>
    <message>
        <source>My advice: choose the private action. {sentence}</source>
        <translation>Moje rada: vyber soukromou akci. {sentence}</translation>
    </message>
    <message>
        <source>Chance to win: {percent}%.</source>
        <translation>Šance na výhru: {percent} %.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>HurryHint</name>
    <message>
        <source>Faster: click or press Space</source>
        <translation>Rychleji: klikni nebo stiskni mezerník</translation>
    </message>
</context>
<context>
    <name>LeftScreen</name>
    <message>
        <source>Unfinished games: %1</source>
        <translation>Nedohrané hry: %1</translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Opravdu odstranit?</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>Odstranit tuto hru</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>ListTexts</name>
    <message numerus="yes">
        <source>%n pizza(s)</source>
        <translation>
            <numerusform>%n pizza</numerusform>
            <numerusform>%n pizzy</numerusform>
            <numerusform>%n pizz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toy(s)</source>
        <translation>
            <numerusform>%n hračka</numerusform>
            <numerusform>%n hračky</numerusform>
            <numerusform>%n hraček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of any kind</source>
        <translation>
            <numerusform>%n libovolná surovina</numerusform>
            <numerusform>%n libovolné suroviny</numerusform>
            <numerusform>%n libovolných surovin</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Deník hry</translation>
    </message>
</context>
<context>
    <name>LogTexts</name>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} hraje kartu {card}.</translation>
    </message>
    <message>
        <source>{who} names the coin: {suit}.</source>
        <translation>{who} určuje symbol mince: {suit}.</translation>
    </message>
    <message>
        <source>{who} chooses the suit: {suit}.</source>
        <translation>{who} si vybírá symbol: {suit}.</translation>
    </message>
    <message>
        <source>{who} adds {card}.</source>
        <translation>{who} přidává kartu {card}.</translation>
    </message>
    <message>
        <source>{who} adds {card} as: {suit}.</source>
        <translation>{who} přidává kartu {card} (mince: {suit}).</translation>
    </message>
    <message>
        <source>{who} uses {card} from the lookout.</source>
        <translation>{who} používá kartu {card} z hlídky.</translation>
    </message>
    <message>
        <source>{who} uses {card} from the lookout as: {suit}.</source>
        <translation>{who} používá kartu {card} z hlídky (mince: {suit}).</translation>
    </message>
    <message>
        <source>{who} adds: {cards}.</source>
        <translation>{who} přidává karty: {cards}.</translation>
    </message>
    <message>
        <source>{who} uses from the lookout: {cards}.</source>
        <translation>{who} používá karty z hlídky: {cards}.</translation>
    </message>
    <message>
        <source>{who} plays no card.</source>
        <translation>{who} nehraje žádnou kartu.</translation>
    </message>
    <message>
        <source>{who} adds {card} to the lookout.</source>
        <translation>{who} přidává na hlídku kartu {card}.</translation>
    </message>
    <message>
        <source>{who} adds {card} from the park to the lookout.</source>
        <translation>{who} přidává na hlídku kartu {card} z parku.</translation>
    </message>
    <message>
        <source>{who} adds {card} from the park deck to the lookout.</source>
        <translation>{who} přidává na hlídku kartu {card} z balíčku parku.</translation>
    </message>
    <message>
        <source>{who} adds {card} to the lookout (yard: {owner}).</source>
        <translation>{who} přidává na hlídku kartu {card} (dvorek: {owner}).</translation>
    </message>
    <message>
        <source>{who} recruits {card} from the park.</source>
        <translation>{who} lanaří z parku kartu {card}.</translation>
    </message>
    <message>
        <source>{who} recruits {card} (yard: {owner}).</source>
        <translation>{who} lanaří kartu {card} (dvorek: {owner}).</translation>
    </message>
    <message>
        <source>{who} recruits {card} from the park deck.</source>
        <translation>{who} lanaří z balíčku parku kartu {card}.</translation>
    </message>
    <message>
        <source>New in the park: {card}.</source>
        <translation>Nově v parku: {card}.</translation>
    </message>
    <message>
        <source>{who} trashes {card}.</source>
        <translation>{who} ničí kartu {card}.</translation>
    </message>
    <message>
        <source>{who} trashes {card} (yard: {owner}).</source>
        <translation>{who} ničí kartu {card} (dvorek: {owner}).</translation>
    </message>
    <message>
        <source>{who} follows with {card}.</source>
        <translation>{who} následuje a odhazuje kartu {card}.</translation>
    </message>
    <message>
        <source>{who} also discards {card}.</source>
        <translation>{who} odhazuje i kartu {card}.</translation>
    </message>
    <message>
        <source>{who} does not follow.</source>
        <translation>{who} nenásleduje.</translation>
    </message>
    <message>
        <source>Not following: {players}.</source>
        <translation>Nenásledují: {players}.</translation>
    </message>
    <message>
        <source>{who} takes {card} from the discard pile into the hand.</source>
        <translation>{who} si z odhazovacího balíčku bere do ruky kartu {card}.</translation>
    </message>
    <message>
        <source>{who} keeps {card}.</source>
        <translation>{who} si nechává kartu {card}.</translation>
    </message>
    <message>
        <source>{who} keeps a card.</source>
        <translation>{who} si nechává 1 kartu.</translation>
    </message>
    <message numerus="yes">
        <source>{who} leaves %n card(s) in the yard.</source>
        <translation>
            <numerusform>{who} nechává na dvorku %n kartu.</numerusform>
            <numerusform>{who} nechává na dvorku %n karty.</numerusform>
            <numerusform>{who} nechává na dvorku %n karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who} si dobírá %n kartu.</numerusform>
            <numerusform>{who} si dobírá %n karty.</numerusform>
            <numerusform>{who} si dobírá %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} shuffles the discard pile.</source>
        <translation>{who} míchá odhazovací balíček.</translation>
    </message>
    <message>
        <source>{who} begins the public action: {action}.</source>
        <translation>{who} začíná veřejnou akci: {action}.</translation>
    </message>
    <message>
        <source>{who} begins the private action: {action}.</source>
        <translation>{who} začíná soukromou akci: {action}.</translation>
    </message>
    <message>
        <source>Public action: {line}</source>
        <translation>Veřejná akce: {line}</translation>
    </message>
    <message>
        <source>Private action: {line}</source>
        <translation>Soukromá akce: {line}</translation>
    </message>
</context>
<context>
    <name>MishapSheet</name>
    <message>
        <source>Something went wrong</source>
        <translation>Něco se pokazilo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otevřít složku</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Fort of level {level}</source>
        <translation>Bunkr úrovně {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the end</source>
        <translation>
            <numerusform>%n bod na konci</numerusform>
            <numerusform>%n body na konci</numerusform>
            <numerusform>%n bodů na konci</numerusform>
        </translation>
    </message>
    <message>
        <source>A new perk</source>
        <translation>Nová výhoda</translation>
    </message>
    <message>
        <source>A made-up rule</source>
        <translation>Karta švindlování</translation>
    </message>
    <message>
        <source>Secret until the end of the game</source>
        <translation>Až do konce hry tajná</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)!</source>
        <translation>
            <numerusform>%n bod!</numerusform>
            <numerusform>%n body!</numerusform>
            <numerusform>%n bodů!</numerusform>
        </translation>
    </message>
    <message>
        <source>Now all points are counted.</source>
        <translation>Teď se sečtou všechny body.</translation>
    </message>
    <message>
        <source>moves into this doghouse</source>
        <translation>se stěhuje do téhle boudy</translation>
    </message>
    <message>
        <source>comes to this yard</source>
        <translation>přichází na tenhle dvorek</translation>
    </message>
    <message>
        <source>Macaroni Sculpture</source>
        <translation>Hrad z&#xa0;kolínek</translation>
    </message>
</context>
<context>
    <name>MoveTexts</name>
    <message>
        <source>Keep {card}</source>
        <translation>Nech si kartu {card}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Zahraj kartu {card}</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Nehraj žádnou kartu</translation>
    </message>
    <message>
        <source>Trash DIY and advance your fort</source>
        <translation>Znič výhodu Udělej si sám a vylepši bunkr</translation>
    </message>
    <message>
        <source>The coin stands for: {suit}</source>
        <translation>Mince zastupuje symbol: {suit}</translation>
    </message>
    <message>
        <source>Public action</source>
        <translation>Veřejná akce</translation>
    </message>
    <message>
        <source>Private action</source>
        <translation>Soukromá akce</translation>
    </message>
    <message>
        <source>Finish this card</source>
        <translation>Dokonči kartu</translation>
    </message>
    <message>
        <source>Count the suit: {suit}</source>
        <translation>Počítej symbol: {suit}</translation>
    </message>
    <message>
        <source>Add {card}</source>
        <translation>Přidej kartu {card}</translation>
    </message>
    <message>
        <source>Add {card} (coin as: {suit})</source>
        <translation>Přidej kartu {card} (mince: {suit})</translation>
    </message>
    <message>
        <source>Use {card} from the lookout</source>
        <translation>Použij kartu {card} z hlídky</translation>
    </message>
    <message>
        <source>Use {card} from the lookout (coin as: {suit})</source>
        <translation>Použij kartu {card} z hlídky (mince: {suit})</translation>
    </message>
    <message>
        <source>Take {card} back</source>
        <translation>Vezmi zpět kartu {card}</translation>
    </message>
    <message>
        <source>Coin as: {suit}</source>
        <translation>Mince jako: {suit}</translation>
    </message>
    <message>
        <source>Public action first</source>
        <translation>Nejdřív veřejná akce</translation>
    </message>
    <message>
        <source>Private action first</source>
        <translation>Nejdřív soukromá akce</translation>
    </message>
    <message>
        <source>Leave this action out</source>
        <translation>Tuto akci vynechat</translation>
    </message>
    <message>
        <source>Name another suit</source>
        <translation>Zvolit jiný symbol</translation>
    </message>
    <message>
        <source>Count another suit</source>
        <translation>Počítat jiný symbol</translation>
    </message>
    <message>
        <source>Goes back to that choice: what came after it is taken back, or done again.</source>
        <translation>Vrátí tě k té volbě: co přišlo po ní, se vezme zpět, nebo zopakuje.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zahrát</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stačí</translation>
    </message>
    <message>
        <source>Take pizzas</source>
        <translation>Získej pizzy</translation>
    </message>
    <message>
        <source>Take toys</source>
        <translation>Získej hračky</translation>
    </message>
    <message>
        <source>Pack a pizza</source>
        <translation>Přesuň do báglu pizzu</translation>
    </message>
    <message>
        <source>Pack a toy</source>
        <translation>Přesuň do báglu hračku</translation>
    </message>
    <message>
        <source>Pack a pizza from the supply</source>
        <translation>Přesuň do báglu pizzu ze společné zásoby</translation>
    </message>
    <message>
        <source>Pack a toy from the supply</source>
        <translation>Přesuň do báglu hračku ze společné zásoby</translation>
    </message>
    <message>
        <source>Pay (stuff: {stuff}; pack: {pack})</source>
        <translation>Zaplať (skrýš: {stuff}; bágl: {pack})</translation>
    </message>
    <message>
        <source>Pay (pack: {pack})</source>
        <translation>Zaplať (bágl: {pack})</translation>
    </message>
    <message>
        <source>Pay (stuff: {stuff})</source>
        <translation>Zaplať (skrýš: {stuff})</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Neplať nic</translation>
    </message>
    <message>
        <source>Spend (stuff: {stuff}; pack: {pack})</source>
        <translation>Utrať (skrýš: {stuff}; bágl: {pack})</translation>
    </message>
    <message>
        <source>Spend (pack: {pack})</source>
        <translation>Utrať (bágl: {pack})</translation>
    </message>
    <message>
        <source>Spend (stuff: {stuff})</source>
        <translation>Utrať (skrýš: {stuff})</translation>
    </message>
    <message>
        <source>Swap a pizza for a toy (stuff)</source>
        <translation>Vyměň pizzu za hračku (skrýš)</translation>
    </message>
    <message>
        <source>Swap a toy for a pizza (stuff)</source>
        <translation>Vyměň hračku za pizzu (skrýš)</translation>
    </message>
    <message>
        <source>Swap a pizza for a toy (pack)</source>
        <translation>Vyměň pizzu za hračku (bágl)</translation>
    </message>
    <message>
        <source>Swap a toy for a pizza (pack)</source>
        <translation>Vyměň hračku za pizzu (bágl)</translation>
    </message>
    <message>
        <source>Add {card} to your lookout</source>
        <translation>Přidej na hlídku kartu {card}</translation>
    </message>
    <message>
        <source>Add {card} from the park to your lookout</source>
        <translation>Přidej na hlídku kartu {card} z parku</translation>
    </message>
    <message>
        <source>Add a card from the park deck to your lookout</source>
        <translation>Přidej na hlídku kartu z balíčku parku</translation>
    </message>
    <message>
        <source>Add {card} to your lookout (yard: {who})</source>
        <translation>Přidej na hlídku kartu {card} (dvorek: {who})</translation>
    </message>
    <message>
        <source>Trash {card} from your hand</source>
        <translation>Znič kartu {card} z ruky</translation>
    </message>
    <message>
        <source>Trash {card} from your discard pile</source>
        <translation>Znič kartu {card} z odhazovacího balíčku</translation>
    </message>
    <message>
        <source>Trash {card} (yard: {who})</source>
        <translation>Znič kartu {card} (dvorek: {who})</translation>
    </message>
    <message>
        <source>Recruit {card} from the park</source>
        <translation>Zlanař kartu {card} z parku</translation>
    </message>
    <message>
        <source>Recruit the top card of the park deck</source>
        <translation>Zlanař vrchní kartu balíčku parku</translation>
    </message>
    <message>
        <source>Recruit {card} (yard: {who})</source>
        <translation>Zlanař kartu {card} (dvorek: {who})</translation>
    </message>
    <message>
        <source>Trash Recycling and take {card} into your hand</source>
        <translation>Znič výhodu Recyklace a vezmi si do ruky kartu {card}</translation>
    </message>
    <message>
        <source>Take the made-up rule {rule}</source>
        <translation>Vezmi si kartu švindlování {rule}</translation>
    </message>
    <message>
        <source>Take the perk {perk}</source>
        <translation>Vezmi si výhodu {perk}</translation>
    </message>
    <message>
        <source>Trash Do-Over and play a second card</source>
        <translation>Znič výhodu Druhý pokus a zahraj ještě jednu kartu</translation>
    </message>
    <message>
        <source>Use a cat’s power: {cat}</source>
        <translation>Použij schopnost kočky: {cat}</translation>
    </message>
    <message>
        <source>Into a neighbour’s doghouse: {who}</source>
        <translation>Do sousední boudy: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Dober si %n kartu</numerusform>
            <numerusform>Dober si %n karty</numerusform>
            <numerusform>Dober si %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow with {card}</source>
        <translation>Odhoď kartu {card} a následuj</translation>
    </message>
    <message>
        <source>Discard {card} as well</source>
        <translation>Odhoď i kartu {card}</translation>
    </message>
    <message numerus="yes">
        <source>Count %n symbol(s)</source>
        <translation>
            <numerusform>Započítej %n symbol</numerusform>
            <numerusform>Započítej %n symboly</numerusform>
            <numerusform>Započítej %n symbolů</numerusform>
        </translation>
    </message>
    <message>
        <source>Don’t follow</source>
        <translation>Nenásledovat</translation>
    </message>
    <message>
        <source>One card only</source>
        <translation>Jen jednu kartu</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Ne, děkuji</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Copy the pack of {who}</source>
        <translation>Zkopíruj bágl hráče {who}</translation>
    </message>
    <message>
        <source>Leave {card} out</source>
        <translation>Vynech kartu {card}</translation>
    </message>
    <message>
        <source>Pizzas</source>
        <translation>Pizzy</translation>
    </message>
    <message>
        <source>Toys</source>
        <translation>Hračky</translation>
    </message>
    <message>
        <source>Trash Rough Housing and the played card</source>
        <translation>Znič výhodu Místní grázlík a spolu s ní zahranou kartu</translation>
    </message>
    <message numerus="yes">
        <source>Count %n symbol(s): {gain}</source>
        <translation>
            <numerusform>Započítej %n symbol: {gain}</numerusform>
            <numerusform>Započítej %n symboly: {gain}</numerusform>
            <numerusform>Započítej %n symbolů: {gain}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Kód zamíchání</translation>
    </message>
    <message>
        <source>The same seed deals the same cards. Leave it empty for new ones.</source>
        <translation>Stejný kód = stejné karty. Pro nové karty nech pole prázdné.</translation>
    </message>
    <message>
        <source>a new one each game</source>
        <translation>pokaždé nový</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Repeat a deal</source>
        <translation>Zopakovat rozdání</translation>
    </message>
</context>
<context>
    <name>NewGameTexts</name>
    <message>
        <source>{people} and {bots}: {game}</source>
        <translation>{people} a {bots}: {game}</translation>
    </message>
    <message>
        <source>{bots}, and you watch: {game}</source>
        <translation>{bots}, ty se díváš: {game}</translation>
    </message>
    <message>
        <source>Cards: {pack}</source>
        <translation>Karty: {pack}</translation>
    </message>
    <message>
        <source>You against one easy bot: {game}</source>
        <translation>Ty proti jednomu botovi lehké úrovně: {game}</translation>
    </message>
    <message>
        <source>You against one medium bot: {game}</source>
        <translation>Ty proti jednomu botovi střední úrovně: {game}</translation>
    </message>
    <message>
        <source>You against one hard bot: {game}</source>
        <translation>Ty proti jednomu botovi těžké úrovně: {game}</translation>
    </message>
    <message numerus="yes">
        <source>You against %n easy bot(s): {game}</source>
        <translation>
            <numerusform>Ty proti %n botovi lehké úrovně: {game}</numerusform>
            <numerusform>Ty proti %n botům lehké úrovně: {game}</numerusform>
            <numerusform>Ty proti %n botům lehké úrovně: {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n medium bot(s): {game}</source>
        <translation>
            <numerusform>Ty proti %n botovi střední úrovně: {game}</numerusform>
            <numerusform>Ty proti %n botům střední úrovně: {game}</numerusform>
            <numerusform>Ty proti %n botům střední úrovně: {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n hard bot(s): {game}</source>
        <translation>
            <numerusform>Ty proti %n botovi těžké úrovně: {game}</numerusform>
            <numerusform>Ty proti %n botům těžké úrovně: {game}</numerusform>
            <numerusform>Ty proti %n botům těžké úrovně: {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n bot(s) ({levels}): {game}</source>
        <translation>
            <numerusform>Ty proti %n botovi ({levels}): {game}</numerusform>
            <numerusform>Ty proti %n botům ({levels}): {game}</numerusform>
            <numerusform>Ty proti %n botům ({levels}): {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n easy bot(s)</source>
        <translation>
            <numerusform>%n bot lehké úrovně</numerusform>
            <numerusform>%n boti lehké úrovně</numerusform>
            <numerusform>%n botů lehké úrovně</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium bot(s)</source>
        <translation>
            <numerusform>%n bot střední úrovně</numerusform>
            <numerusform>%n boti střední úrovně</numerusform>
            <numerusform>%n botů střední úrovně</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hard bot(s)</source>
        <translation>
            <numerusform>%n bot těžké úrovně</numerusform>
            <numerusform>%n boti těžké úrovně</numerusform>
            <numerusform>%n botů těžké úrovně</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s) ({levels})</source>
        <translation>
            <numerusform>%n bot ({levels})</numerusform>
            <numerusform>%n boti ({levels})</numerusform>
            <numerusform>%n botů ({levels})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n člověk</numerusform>
            <numerusform>%n lidé</numerusform>
            <numerusform>%n lidí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at one screen: {game}</source>
        <translation>
            <numerusform>%n člověk u jedné obrazovky: {game}</numerusform>
            <numerusform>%n lidé u jedné obrazovky: {game}</numerusform>
            <numerusform>%n lidí u jedné obrazovky: {game}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObjectTexts</name>
    <message numerus="yes">
        <source>%n pizza(s)</source>
        <translation>
            <numerusform>%n pizzu</numerusform>
            <numerusform>%n pizzy</numerusform>
            <numerusform>%n pizz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toy(s)</source>
        <translation>
            <numerusform>%n hračku</numerusform>
            <numerusform>%n hračky</numerusform>
            <numerusform>%n hraček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of any kind</source>
        <translation>
            <numerusform>%n libovolnou surovinu</numerusform>
            <numerusform>%n libovolné suroviny</numerusform>
            <numerusform>%n libovolných surovin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n knížku</numerusform>
            <numerusform>%n knížky</numerusform>
            <numerusform>%n knížek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crown(s)</source>
        <translation>
            <numerusform>%n korunu</numerusform>
            <numerusform>%n koruny</numerusform>
            <numerusform>%n korun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glue(s)</source>
        <translation>
            <numerusform>%n lepidlo</numerusform>
            <numerusform>%n lepidla</numerusform>
            <numerusform>%n lepidel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shovel(s)</source>
        <translation>
            <numerusform>%n lopatku</numerusform>
            <numerusform>%n lopatky</numerusform>
            <numerusform>%n lopatek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skateboard(s)</source>
        <translation>
            <numerusform>%n skateboard</numerusform>
            <numerusform>%n skateboardy</numerusform>
            <numerusform>%n skateboardů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squirt gun(s)</source>
        <translation>
            <numerusform>%n stříkací pistoli</numerusform>
            <numerusform>%n stříkací pistole</numerusform>
            <numerusform>%n stříkacích pistolí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n minci</numerusform>
            <numerusform>%n mince</numerusform>
            <numerusform>%n mincí</numerusform>
        </translation>
    </message>
    <message>
        <source>{start} and {last}</source>
        <translation>{start} a {last}</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>Stuff</source>
        <translation>Skrýš</translation>
    </message>
    <message>
        <source>Pizza: %1</source>
        <translation>Pizzy: %1</translation>
    </message>
    <message>
        <source>Toys: %1</source>
        <translation>Hračky: %1</translation>
    </message>
    <message>
        <source>Next level: %1</source>
        <translation>Další úroveň: %1</translation>
    </message>
    <message>
        <source>Highest level of the fort</source>
        <translation>Nejvyšší úroveň bunkru</translation>
    </message>
</context>
<context>
    <name>OwnTokens</name>
    <message>
        <source>Pizza from your stuff</source>
        <translation>Pizza ze skrýše</translation>
    </message>
    <message>
        <source>Toy from your stuff</source>
        <translation>Hračka ze skrýše</translation>
    </message>
    <message>
        <source>Pizza from your pack</source>
        <translation>Pizza z&#xa0;báglu</translation>
    </message>
    <message>
        <source>Toy from your pack</source>
        <translation>Hračka z&#xa0;báglu</translation>
    </message>
    <message>
        <source>Laid out: %1</source>
        <translation>Vyloženo: %1</translation>
    </message>
</context>
<context>
    <name>PackPicker</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
</context>
<context>
    <name>PackRow</name>
    <message>
        <source>Pack: %1 of %2</source>
        <translation>Bágl: %1&#xa0;z&#xa0;%2</translation>
    </message>
    <message>
        <source>%1. Pizza: %2, toys: %3</source>
        <translation>%1. Pizzy: %2, hračky: %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1&#xa0;z&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>PackTexts</name>
    <message>
        <source>The game’s own cards</source>
        <translation>Karty hry</translation>
    </message>
    <message>
        <source>“{pack}” cannot be played: {fault}</source>
        <translation>Balíček „{pack}“ nejde hrát: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>The folder has more than {most} card packs; %n are left out.</source>
        <translation>
            <numerusform>Ve složce je víc než {most} balíčků karet; %n balíček se nenabízí.</numerusform>
            <numerusform>Ve složce je víc než {most} balíčků karet; %n balíčky se nenabízejí.</numerusform>
            <numerusform>Ve složce je víc než {most} balíčků karet; %n balíčků se nenabízí.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} “{pack}”</source>
        <translation>{game} „{pack}“</translation>
    </message>
    <message>
        <source>This game is played with the cards “{pack}”.</source>
        <translation>Hraje se s balíčkem karet „{pack}“.</translation>
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
        <translation>Zaplatit za bunkr</translation>
    </message>
</context>
<context>
    <name>PerkPanel</name>
    <message>
        <source>Perks</source>
        <translation>Výhody</translation>
    </message>
    <message>
        <source>Macaroni Sculpture (%1)</source>
        <translation>Hrad z&#xa0;kolínek (%1)</translation>
    </message>
    <message>
        <source>Macaroni Sculpture: 4 points for the first fort of level 5</source>
        <translation>Hrad z&#xa0;kolínek: 4&#xa0;body za první bunkr na úrovni&#xa0;5</translation>
    </message>
    <message>
        <source>First fort of level 5</source>
        <translation>První bunkr na úrovni&#xa0;5</translation>
    </message>
</context>
<context>
    <name>PerkRow</name>
    <message>
        <source>Perk: %1</source>
        <translation>Výhoda: %1</translation>
    </message>
    <message>
        <source>Perk: %1 (%2)</source>
        <translation>Výhoda: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>PerkTexts</name>
    <message>
        <source>When your recruit phase is over, you may recruit 1 more card – only from the park or the park deck.</source>
        <translation>Když skončí tvoje fáze lanaření, můžeš zlanařit navíc 1 kartu – ale jen z parku, nebo z balíčku parku.</translation>
    </message>
    <message>
        <source>When you move a token to your pack on your turn, you may take it from the supply instead of your stuff.</source>
        <translation>Když ve svém tahu přesouváš surovinu do báglu, můžeš ji místo ze skrýše vzít ze společné zásoby.</translation>
    </message>
    <message>
        <source>At any time on your turn you may trash this perk and take 1 card from your discard pile into your hand.</source>
        <translation>Kdykoli ve svém tahu můžeš zničit tuto výhodu a vzít si do ruky 1 kartu ze svého odhazovacího balíčku.</translation>
    </message>
    <message>
        <source>When you follow, you may discard 2 matching cards instead of 1 and use the symbols of both.</source>
        <translation>Když následuješ, můžeš místo jedné karty odhodit 2 karty s odpovídajícím symbolem a použít symboly z obou.</translation>
    </message>
    <message>
        <source>Your pack holds 2 more tokens.</source>
        <translation>Do báglu se ti vejdou 2 suroviny navíc.</translation>
    </message>
    <message>
        <source>Instead of playing a card on your turn, you may trash this perk and advance your fort, paying 1 token more. Nobody can follow.</source>
        <translation>Místo hraní karty můžeš ve svém tahu zničit tuto výhodu a vylepšit svůj bunkr. Stojí to o 1 libovolnou surovinu víc a nikdo nemůže následovat.</translation>
    </message>
    <message>
        <source>When you add a card to your lookout on your turn, it need not come from your hand: take it from the park, the park deck or any yard.</source>
        <translation>Když ve svém tahu přidáváš kartu na hlídku, nemusí být z ruky: můžeš ji vzít z parku, z balíčku parku nebo z kteréhokoli dvorku.</translation>
    </message>
    <message>
        <source>When your played card and all following are done, you may trash this perk and play a second card. You may add cards to it, and rivals may follow it, as usual.</source>
        <translation>Když je tvá zahraná karta vyhodnocená a všechna následování jsou hotová, můžeš zničit tuto výhodu a zahrát druhou kartu. I k ní můžeš přidávat karty a soupeři ji mohou následovat jako obvykle.</translation>
    </message>
    <message>
        <source>Instead of following, once all other rivals have decided, you may trash this perk and with it the kid that was played.</source>
        <translation>Místo následování – až se rozhodnou všichni ostatní soupeři – můžeš zničit tuto výhodu a s ní i zahraného kamaráda.</translation>
    </message>
</context>
<context>
    <name>PetRuleTexts</name>
    <message>
        <source>First meet the whole need: suits, then kids, then tokens; every card that you add must meet a part of it.</source>
        <translation>Nejdřív splň celou potřebu: symboly, potom kamarády, potom suroviny; každá přidaná karta z ní musí splnit část.</translation>
    </message>
    <message>
        <source>A coin on an added card stands for any one suit that is still needed.</source>
        <translation>Mince na přidané kartě zastupuje jeden libovolný symbol, který je ještě potřeba.</translation>
    </message>
    <message>
        <source>Best friends are kids too, dogs are not.</source>
        <translation>Nejlepší kamarádi jsou také kamarádi, psi ne.</translation>
    </message>
    <message>
        <source>Only the symbols of the kid count, its coin as you like; “trash this card” trashes the kid.</source>
        <translation>Počítají se jen symboly přidaného kamaráda, za co platí jeho mince, si vybereš; „znič tuto kartu“ zničí toho kamaráda.</translation>
    </message>
    <message>
        <source>The action must be carried out in full, otherwise the dog cannot be played; nobody follows it.</source>
        <translation>Akci je nutné provést celou, jinak psa nelze zahrát; následovat ji nelze.</translation>
    </message>
    <message>
        <source>At the end of the game, whoever has the most dogs in the doghouse scores 7 points; so does everybody who ties.</source>
        <translation>Kdo má na konci hry v boudě nejvíc psů, získá 7 bodů; při remíze je získají všichni, kdo jich mají nejvíc.</translation>
    </message>
    <message>
        <source>Its symbol counts like a kid’s: you may add the dog, or follow with it.</source>
        <translation>Jeho symbol platí jako u kamarádů: psa můžeš přidat k jiné kartě i odhodit při následování.</translation>
    </message>
    <message>
        <source>Dogs can neither be trashed nor go to a lookout.</source>
        <translation>Psy nelze zničit ani přidat na hlídku.</translation>
    </message>
    <message>
        <source>Left in your hand, the dog goes to your yard. If nobody recruits it before your next turn, it strays to the discard pile of your left neighbour.</source>
        <translation>Když ti pes zůstane v ruce, jde na dvorek. Pokud ho do tvého příštího tahu nikdo nezlanaří, zatoulá se do odhazovacího balíčku souseda nalevo.</translation>
    </message>
    <message>
        <source>Cats come by themselves at the end of your turn, from the middle of the table and from rivals.</source>
        <translation>Kočky přicházejí samy na konci tvého tahu, ze středu stolu i od soupeřů.</translation>
    </message>
    <message>
        <source>A coin counts here as a coin only.</source>
        <translation>Mince tu platí jen jako mince.</translation>
    </message>
    <message>
        <source>Once for each card that you play; after that you must play a card.</source>
        <translation>Jednou před každým zahráním karty; potom už nějakou kartu zahrát musíš.</translation>
    </message>
    <message>
        <source>It helps by itself when all have decided whether to follow.</source>
        <translation>Pomáhá sama od sebe, jakmile se všichni rozhodnou, jestli budou následovat.</translation>
    </message>
    <message>
        <source>You may draw 5 cards or 6.</source>
        <translation>Můžeš si dobrat 5 karet, nebo 6.</translation>
    </message>
    <message>
        <source>At the end of the game, 1, 2, 3, 4 cats score 1, 3, 6, 10 points.</source>
        <translation>Na konci hry přinese 1 kočka 1 bod, 2 kočky 3 body, 3 kočky 6 bodů a 4 kočky 10 bodů.</translation>
    </message>
</context>
<context>
    <name>PlaceSheet</name>
    <message>
        <source>Save the game</source>
        <translation>Uložit hru</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Složka</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Název souboru</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Ukládá se&#xa0;…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Nahradit</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message>
        <source>Play area</source>
        <translation>Hrací plocha</translation>
    </message>
    <message>
        <source>{who} – {place}</source>
        <translation>{who} – {place}</translation>
    </message>
    <message>
        <source>{card} – {place}, {number} of {count}</source>
        <translation>{card} – {place}, {number} z {count}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ruka</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Odhazovací balíček</translation>
    </message>
    <message>
        <source>Yard</source>
        <translation>Dvorek</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Hlídka</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Park</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Mimo hru</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Doghouse</source>
        <translation>Bouda</translation>
    </message>
    <message>
        <source>Middle of the table</source>
        <translation>Střed stolu</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points by round</source>
        <translation>Body po kolech</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
</context>
<context>
    <name>PreviewBubble</name>
    <message>
        <source>then</source>
        <translation>potom</translation>
    </message>
</context>
<context>
    <name>PreviewTexts</name>
    <message>
        <source>pizzas: {before} → {after}</source>
        <translation>pizzy: {before} → {after}</translation>
    </message>
    <message>
        <source>toys: {before} → {after}</source>
        <translation>hračky: {before} → {after}</translation>
    </message>
    <message>
        <source>pack: {before} → {after}</source>
        <translation>bágl: {before} → {after}</translation>
    </message>
    <message>
        <source>lookout: {before} → {after}</source>
        <translation>hlídka: {before} → {after}</translation>
    </message>
    <message>
        <source>points: {before} → {after}</source>
        <translation>body: {before} → {after}</translation>
    </message>
    <message>
        <source>fort: {before} → {after}</source>
        <translation>bunkr: {before} → {after}</translation>
    </message>
    <message>
        <source>discard pile: {before} → {after}</source>
        <translation>odhazovací balíček: {before} → {after}</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Nic se nezmění.</translation>
    </message>
    <message>
        <source>The rest depends on a hidden card.</source>
        <translation>Zbytek závisí na skryté kartě.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n fit(s).</source>
        <translation>
            <numerusform>Vejde se jen %n.</numerusform>
            <numerusform>Vejdou se jen %n.</numerusform>
            <numerusform>Vejde se jen %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n possible.</source>
        <translation>
            <numerusform>Půjde jen %n.</numerusform>
            <numerusform>Půjdou jen %n.</numerusform>
            <numerusform>Půjde jen %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only in part.</source>
        <translation>Jen částečně.</translation>
    </message>
    <message>
        <source>up to {n}</source>
        <translation>až {n}</translation>
    </message>
    <message>
        <source>You get more if this comes first: {clause}.</source>
        <translation>Víc získáš, když nejdřív uděláš tohle: {clause}.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n surovina</numerusform>
            <numerusform>%n suroviny</numerusform>
            <numerusform>%n surovin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (%n card(s)): may follow (suit: {suit}).</source>
        <translation>
            <numerusform>{who} (%n karta): může následovat (symbol: {suit}).</numerusform>
            <numerusform>{who} (%n karty): může následovat (symbol: {suit}).</numerusform>
            <numerusform>{who} (%n karet): může následovat (symbol: {suit}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (%n card(s)): may follow (suit: {suit}). For one card: {gain}.</source>
        <translation>
            <numerusform>{who} (%n karta): může následovat (symbol: {suit}). Za jednu kartu: {gain}.</numerusform>
            <numerusform>{who} (%n karty): může následovat (symbol: {suit}). Za jednu kartu: {gain}.</numerusform>
            <numerusform>{who} (%n karet): může následovat (symbol: {suit}). Za jednu kartu: {gain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (%n card(s)): cannot carry this out in full.</source>
        <translation>
            <numerusform>{who} (%n karta): nemůže akci provést celou.</numerusform>
            <numerusform>{who} (%n karty): nemůže akci provést celou.</numerusform>
            <numerusform>{who} (%n karet): nemůže akci provést celou.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has no card to follow with.</source>
        <translation>{who} nemá čím následovat.</translation>
    </message>
    <message>
        <source>Carry out this action in full first: {clause}.</source>
        <translation>Nejdřív proveď celou tuto akci: {clause}.</translation>
    </message>
    <message>
        <source>{action}: {move} (no other card is there for it).</source>
        <translation>{action}: {move} (jiná karta na to není).</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more by a cat.</source>
        <translation>
            <numerusform>Kočka přidává ještě %n bod.</numerusform>
            <numerusform>Kočka přidává ještě %n body.</numerusform>
            <numerusform>Kočka přidává ještě %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {level} for {cost}</source>
        <translation>Úroveň {level} za {cost}</translation>
    </message>
    <message>
        <source>Level {level} for {cost}: 1 token dearer</source>
        <translation>Úroveň {level} za {cost}: o 1 surovinu dráž</translation>
    </message>
    <message>
        <source>Level {level} for {cost}, less 1 token</source>
        <translation>Úroveň {level} za {cost}, ale o 1 surovinu méně</translation>
    </message>
    <message>
        <source>1 token dearer</source>
        <translation>o 1 surovinu dráž</translation>
    </message>
    <message>
        <source>1 token cheaper</source>
        <translation>o 1 surovinu levněji</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>“{save_name}” is not a saved game. The file has been kept.</source>
        <translation>Soubor „{save_name}“ není uložená hra. Zůstává zachován.</translation>
    </message>
    <message>
        <source>A saved game cannot be continued: this version of the app does not have the game “{game}”. The file has been kept.</source>
        <translation>V uložené hře nelze pokračovat: tato verze aplikace nemá hru „{game}“. Soubor zůstal zachován.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>The same goes for {names}.</source>
        <translation>Totéž platí pro {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The same goes for {names} and %n more.</source>
        <translation>
            <numerusform>Totéž platí pro {names} a %n další.</numerusform>
            <numerusform>Totéž platí pro {names} a %n další.</numerusform>
            <numerusform>Totéž platí pro {names} a %n dalších.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved game “{save_name}” is played with cards that are missing here ({digest}). The file has been kept; continue it with the version of the app that it comes from.</source>
        <translation>Uložená hra „{save_name}“ se hraje s kartami, které tu chybí ({digest}). Soubor zůstal zachován; pokračuj v ní ve verzi aplikace, ze které pochází.</translation>
    </message>
    <message>
        <source>The saved game “{save_name}” is played with the cards “{pack}” as they were once. The file has been kept; to continue it, put them back into the folder “{folder}”.</source>
        <translation>Uložená hra „{save_name}“ se hraje s dřívější podobou balíčku karet „{pack}“. Soubor zůstal zachován; chceš-li pokračovat, vrať ji do složky „{folder}“.</translation>
    </message>
    <message>
        <source>The saved game “{save_name}” is played with the cards “{pack}”, which are missing here. The file has been kept; to continue it, put them into the folder “{folder}”.</source>
        <translation>Uložená hra „{save_name}“ se hraje s balíčkem karet „{pack}“, který tu chybí. Soubor zůstal zachován; chceš-li pokračovat, vlož balíček do složky „{folder}“.</translation>
    </message>
    <message>
        <source>The saved game “{save_name}” could not be opened: {reason}. It has been left as it is.</source>
        <translation>Uloženou hru „{save_name}“ se nepodařilo otevřít: {reason}. Zůstává beze změny.</translation>
    </message>
    <message>
        <source>“{save_name}” holds another game than its name says. The file has been left as it is.</source>
        <translation>V souboru „{save_name}“ je jiná hra, než říká jeho název. Soubor zůstává beze změny.</translation>
    </message>
    <message>
        <source>Not all settings could be read: {reason}. The file has been left as it is; standard settings stand in for what is missing, and changes are not kept.</source>
        <translation>Nastavení se nepodařilo přečíst celé: {reason}. Soubor zůstává beze změny; za to, co chybí, platí výchozí hodnoty a změny se neukládají.</translation>
    </message>
    <message>
        <source>The statistics come from a newer version of the app. Nothing has been changed; finished games are not counted until the app is updated.</source>
        <translation>Statistiky pocházejí z novější verze aplikace. Nic se nezměnilo; dokud se aplikace neaktualizuje, dohrané hry se nepočítají.</translation>
    </message>
    <message>
        <source>The statistics could not be read: {reason}. The file has been left as it is, and finished games are not counted.</source>
        <translation>Statistiky se nepodařilo přečíst: {reason}. Soubor zůstává beze změny a dohrané hry se nezapočítávají.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disk je plný</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>na disk nelze zapisovat</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>přístup není povolený</translation>
    </message>
    <message>
        <source>the folder is missing</source>
        <translation>složka neexistuje</translation>
    </message>
    <message>
        <source>there is no file behind this name</source>
        <translation>pod tímto názvem není žádný soubor</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>název souboru je příliš dlouhý</translation>
    </message>
    <message>
        <source>the system refused</source>
        <translation>systém to nedovolil</translation>
    </message>
    <message>
        <source>The folder of unfinished games could not be opened: {reason}. Nothing has been changed.</source>
        <translation>Složku s nedohranými hrami se nepodařilo otevřít: {reason}. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>there is a file in place of the folder</source>
        <translation>na místě složky je soubor</translation>
    </message>
</context>
<context>
    <name>ReasonTexts</name>
    <message>
        <source>Add with it: {cards}.</source>
        <translation>Přidej k tomu: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Gives %n pizza(s).</source>
        <translation>
            <numerusform>Přinese %n pizzu.</numerusform>
            <numerusform>Přinese %n pizzy.</numerusform>
            <numerusform>Přinese %n pizz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n toy(s).</source>
        <translation>
            <numerusform>Přinese %n hračku.</numerusform>
            <numerusform>Přinese %n hračky.</numerusform>
            <numerusform>Přinese %n hraček.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the pizzas for the fort.</source>
        <translation>Pizzy ti zůstanou na bunkr.</translation>
    </message>
    <message>
        <source>Keeps the toys for the fort.</source>
        <translation>Hračky ti zůstanou na bunkr.</translation>
    </message>
    <message numerus="yes">
        <source>%n more token(s) in the pack.</source>
        <translation>
            <numerusform>V báglu o %n surovinu víc.</numerusform>
            <numerusform>V báglu o %n suroviny víc.</numerusform>
            <numerusform>V báglu o %n surovin víc.</numerusform>
        </translation>
    </message>
    <message>
        <source>A good card for later turns.</source>
        <translation>Dobrá karta pro další tahy.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your cards go(es) with this suit: {suit}.</source>
        <translation>
            <numerusform>Hodí se k %n tvé kartě, symbol: {suit}.</numerusform>
            <numerusform>Hodí se k %n tvým kartám, symbol: {suit}.</numerusform>
            <numerusform>Hodí se k %n tvým kartám, symbol: {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first book.</source>
        <translation>Tvoje první knížka.</translation>
    </message>
    <message>
        <source>Your first crown.</source>
        <translation>Tvoje první koruna.</translation>
    </message>
    <message>
        <source>Your first glue.</source>
        <translation>Tvoje první lepidlo.</translation>
    </message>
    <message>
        <source>Your first shovel.</source>
        <translation>Tvoje první lopatka.</translation>
    </message>
    <message>
        <source>Your first skateboard.</source>
        <translation>Tvůj první skateboard.</translation>
    </message>
    <message>
        <source>Your first squirt gun.</source>
        <translation>Tvoje první stříkací pistole.</translation>
    </message>
    <message>
        <source>Your first coin.</source>
        <translation>Tvoje první mince.</translation>
    </message>
    <message>
        <source>The card stays in the lookout for good.</source>
        <translation>Karta zůstane na hlídce natrvalo.</translation>
    </message>
    <message>
        <source>In the lookout for good, suit: {suit}.</source>
        <translation>Natrvalo na hlídce, symbol: {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>Trashes %n card(s): better ones come sooner.</source>
        <translation>
            <numerusform>Zničí %n kartu, lepší pak přijdou dřív.</numerusform>
            <numerusform>Zničí %n karty, lepší pak přijdou dřív.</numerusform>
            <numerusform>Zničí %n karet, lepší pak přijdou dřív.</numerusform>
        </translation>
    </message>
    <message>
        <source>You will miss this card least.</source>
        <translation>Tahle karta ti bude chybět nejméně.</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>Tím vyhraješ.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now.</source>
        <translation>
            <numerusform>Hned %n bod.</numerusform>
            <numerusform>Hned %n body.</numerusform>
            <numerusform>Hned %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Builds level {n} of the fort.</source>
        <translation>Vylepší bunkr na úroveň {n}.</translation>
    </message>
    <message>
        <source>A dog for your doghouse.</source>
        <translation>Pes do tvé boudy.</translation>
    </message>
    <message>
        <source>A cat comes to you.</source>
        <translation>Přijde k tobě kočka.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fewer in your yard.</source>
        <translation>
            <numerusform>Na dvorku ti zůstane o %n kartu míň.</numerusform>
            <numerusform>Na dvorku ti zůstane o %n karty míň.</numerusform>
            <numerusform>Na dvorku ti zůstane o %n karet míň.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more for your own turn.</source>
        <translation>
            <numerusform>Do vlastního tahu ti zůstane o %n kartu víc.</numerusform>
            <numerusform>Do vlastního tahu ti zůstane o %n karty víc.</numerusform>
            <numerusform>Do vlastního tahu ti zůstane o %n karet víc.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is better on the whole.</source>
        <translation>Celkově je to lepší.</translation>
    </message>
    <message>
        <source>It is worse on the whole.</source>
        <translation>Celkově je to horší.</translation>
    </message>
    <message>
        <source>Nobody can follow.</source>
        <translation>Nikdo nemůže následovat.</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>Since your last turn</source>
        <translation>Od tvého posledního tahu</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Zatím se nic nezahrálo.</translation>
    </message>
</context>
<context>
    <name>RivalBoard</name>
    <message>
        <source>Pack of %1</source>
        <translation>Bágl hráče %1</translation>
    </message>
</context>
<context>
    <name>RivalPanel</name>
    <message>
        <source>Stuff</source>
        <translation>Skrýš</translation>
    </message>
    <message>
        <source>Pizza: %1</source>
        <translation>Pizzy: %1</translation>
    </message>
    <message>
        <source>Toys: %1</source>
        <translation>Hračky: %1</translation>
    </message>
    <message>
        <source>Yard</source>
        <translation>Dvorek</translation>
    </message>
</context>
<context>
    <name>RulePicker</name>
    <message>
        <source>Keep one made-up rule</source>
        <translation>Nech si jednu kartu švindlování</translation>
    </message>
    <message>
        <source>It scores for you alone at the end of the game. Nobody else sees it before.</source>
        <translation>Na konci hry přinese body jen tobě. Do té doby ji nikdo jiný neuvidí.</translation>
    </message>
</context>
<context>
    <name>RuleStack</name>
    <message>
        <source>Made-up rules</source>
        <translation>Karty švindlování</translation>
    </message>
    <message>
        <source>Made-up rules in the stack: %1</source>
        <translation>Karty švindlování v&#xa0;balíčku: %1</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>Your cards: deck, discard pile, hand, yard, lookout and doghouse.</source>
        <translation>Tvé karty: dobírací a odhazovací balíček, ruka, dvorek, hlídka a bouda.</translation>
    </message>
    <message>
        <source>1 point for each “advance fort” on your cards, even as part of a longer action. (The perk DIY does not count.)</source>
        <translation>1 bod za každé „vylepši bunkr“ na tvých kartách, i když je jen částí delší akce. (Výhoda Udělej si sám se nepočítá.)</translation>
    </message>
    <message>
        <source>1 point for each different suit on your cards (not coins). All six: 1 point more.</source>
        <translation>1 bod za každý druh symbolu na tvých kartách (kromě mince). Za všech šest ještě 1 bod navíc.</translation>
    </message>
    <message>
        <source>1 point for each crown on your cards (not coins).</source>
        <translation>1 bod za každou korunu na tvých kartách (mince se nepočítají).</translation>
    </message>
    <message>
        <source>1 point for each book on your cards (not coins).</source>
        <translation>1 bod za každou knížku na tvých kartách (mince se nepočítají).</translation>
    </message>
    <message>
        <source>1 point for each toy in your stuff and pack.</source>
        <translation>1 bod za každou hračku ve tvé skrýši a báglu.</translation>
    </message>
    <message>
        <source>1 point for each pizza in your stuff and pack.</source>
        <translation>1 bod za každou pizzu ve tvé skrýši a báglu.</translation>
    </message>
    <message>
        <source>1 point for each card in your lookout.</source>
        <translation>1 bod za každou kartu na tvé hlídce.</translation>
    </message>
    <message>
        <source>1 point for each token in your pack.</source>
        <translation>1 bod za každou surovinu ve tvém báglu.</translation>
    </message>
    <message>
        <source>5 points if you have no best friend.</source>
        <translation>5 bodů, pokud nemáš žádného nejlepšího kamaráda.</translation>
    </message>
    <message>
        <source>8 points if your fort is exactly level 2.</source>
        <translation>8 bodů, pokud má tvůj bunkr přesně úroveň 2.</translation>
    </message>
    <message>
        <source>8 points if you have the most cards; 4 points if you tie for the most.</source>
        <translation>8 bodů, pokud máš nejvíc karet ze všech; při remíze 4 body.</translation>
    </message>
</context>
<context>
    <name>SavingTexts</name>
    <message>
        <source>Second window: not saved</source>
        <translation>Druhé okno: neukládá se</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Neuloženo</translation>
    </message>
    <message>
        <source>Everything is saved now.</source>
        <translation>Teď už je všechno uloženo.</translation>
    </message>
    <message>
        <source>The game is saved in a file of its own. To go on with it later, start the app like this: {command}</source>
        <translation>Hra je uložená ve vlastním souboru. Až v ní budeš chtít pokračovat, spusť aplikaci takto: {command}</translation>
    </message>
    <message>
        <source>Bots think less</source>
        <translation>Boti přemýšlejí méně</translation>
    </message>
    <message>
        <source>The programs in which bots think keep stopping, so bots think less for now. The app tries again by itself.</source>
        <translation>Programy, ve kterých boti přemýšlejí, se pořád samy ukončují, proto teď boti přemýšlejí méně. Aplikace je sama zkouší spustit znovu.</translation>
    </message>
    <message>
        <source>The game is being saved; then the app closes by itself.</source>
        <translation>Hra se právě ukládá; pak se aplikace sama zavře.</translation>
    </message>
    <message>
        <source>The game is still being saved: the disk answers very slowly.</source>
        <translation>Hra se stále ukládá: disk odpovídá velmi pomalu.</translation>
    </message>
    <message>
        <source>Tried again at {time}, but it did not work.</source>
        <translation>Další pokus v {time} se nezdařil.</translation>
    </message>
    <message>
        <source>Saving is still under way; then the app closes by itself.</source>
        <translation>Ukládání ještě probíhá; pak se aplikace sama zavře.</translation>
    </message>
    <message>
        <source>Saving is still under way: the disk answers very slowly.</source>
        <translation>Ukládání ještě probíhá: disk odpovídá velmi pomalu.</translation>
    </message>
    <message>
        <source>The game is being written to its file.</source>
        <translation>Hra se právě zapisuje do souboru.</translation>
    </message>
    <message>
        <source>The game is saved in the file “{path}”. To go on with it later, double-click that file.</source>
        <translation>Hra je uložená v souboru „{path}“. Až v ní budeš chtít pokračovat, dvakrát na ten soubor klikni.</translation>
    </message>
    <message>
        <source>“{name}” could not be saved there either: {reason}. Choose another place.</source>
        <translation>Ani tam se „{name}“ nepodařilo uložit: {reason}. Vyber jiné místo.</translation>
    </message>
    <message>
        <source>The game will be written to {path}</source>
        <translation>Hra se zapíše do {path}</translation>
    </message>
    <message numerus="yes">
        <source>(%n more game(s) beside it)</source>
        <translation>
            <numerusform>(a vedle ještě %n hra)</numerusform>
            <numerusform>(a vedle ještě %n hry)</numerusform>
            <numerusform>(a vedle ještě %n her)</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a name for the file.</source>
        <translation>Napiš, jak se má soubor jmenovat.</translation>
    </message>
    <message>
        <source>There is already a file “{name}”. Choose another name, or replace it.</source>
        <translation>Soubor „{name}“ už existuje. Zvol jiný název, nebo ho nahraď.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Plocha</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Domovská složka</translation>
    </message>
    <message numerus="yes">
        <source>If you leave now, %n game(s) will be lost.</source>
        <translation>
            <numerusform>Když teď odejdeš, přijdeš o %n hru.</numerusform>
            <numerusform>Když teď odejdeš, přijdeš o %n hry.</numerusform>
            <numerusform>Když teď odejdeš, přijdeš o %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you leave now, what was decided since the last save will be lost.</source>
        <translation>Když teď odejdeš, přijdeš o všechno, co se rozhodlo od posledního uložení.</translation>
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
        <translation>Celkem</translation>
    </message>
    <message>
        <source>{source}. {points}.</source>
        <translation>{source}. {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n bod</numerusform>
            <numerusform>{who}: %n body</numerusform>
            <numerusform>{who}: %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by round. {players}</source>
        <translation>Body po kolech. {players}</translation>
    </message>
    <message>
        <source>{who}: {points}; in all {total}.</source>
        <translation>{who}: {points}; celkem {total}.</translation>
    </message>
    <message>
        <source>{who}: {won} of {played} won, best {best}</source>
        <translation>{who}: vyhráno {won} z {played}, nejvíc {best}</translation>
    </message>
    <message>
        <source>{won} of {played} won, best {best}</source>
        <translation>Vyhráno {won} z {played}, nejvíc {best}</translation>
    </message>
</context>
<context>
    <name>ScoringScreen</name>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné bodování</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Hlavní menu</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Z&#xa0;čeho jsou body</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Body po kolech</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Prohlédnout stůl</translation>
    </message>
    <message>
        <source>See the final table and the log (T)</source>
        <translation>Prohlédnout stůl na konci hry a&#xa0;deník (T)</translation>
    </message>
</context>
<context>
    <name>ScreenTexts</name>
    <message>
        <source>Round {number}</source>
        <translation>{number}. kolo</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>Bot {number}</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lehká</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Těžká</translation>
    </message>
    <message>
        <source>bot, easy</source>
        <translation>bot, lehká úroveň</translation>
    </message>
    <message>
        <source>bot, medium</source>
        <translation>bot, střední úroveň</translation>
    </message>
    <message>
        <source>bot, hard</source>
        <translation>bot, těžká úroveň</translation>
    </message>
    <message>
        <source>Hidden cards stay covered until you press the button.</source>
        <translation>Skryté karty zůstanou zakryté, dokud nestiskneš tlačítko.</translation>
    </message>
    <message>
        <source>{game} – round {number}</source>
        <translation>{game} – {number}. kolo</translation>
    </message>
    <message>
        <source>{game} – {players}</source>
        <translation>{game} – {players}</translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>Ještě %n nedohraná hra</numerusform>
            <numerusform>Ještě %n nedohrané hry</numerusform>
            <numerusform>Ještě %n nedohraných her</numerusform>
        </translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>bot, úroveň {level}</translation>
    </message>
</context>
<context>
    <name>SeatBoard</name>
    <message>
        <source>Plays at this screen; others can too, as nobody has anything to hide.</source>
        <translation>Hraje u&#xa0;této obrazovky; mohou i&#xa0;další, nikdo tu nemá co skrývat.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Místo %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Level of the bot</source>
        <translation>Úroveň bota</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Plays at this screen. Several people pass it around; hidden cards stay covered meanwhile.</source>
        <translation>Hraje u&#xa0;této obrazovky. Když hraje víc lidí, zařízení si předávají a&#xa0;skryté karty přitom zůstávají zakryté.</translation>
    </message>
</context>
<context>
    <name>SeatHeader</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Odhazovací balíček: %n karta</numerusform>
            <numerusform>Odhazovací balíček: %n karty</numerusform>
            <numerusform>Odhazovací balíček: %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Dobírací balíček: %n karta</numerusform>
            <numerusform>Dobírací balíček: %n karty</numerusform>
            <numerusform>Dobírací balíček: %n karet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatTowers</name>
    <message>
        <source>rubble %1</source>
        <translation>trosky %1</translation>
    </message>
    <message numerus="yes">
        <source>Rubble: %n card(s)</source>
        <translation>
            <numerusform>Trosky: %n karta</numerusform>
            <numerusform>Trosky: %n karty</numerusform>
            <numerusform>Trosky: %n karet</numerusform>
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
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost textu</translation>
    </message>
    <message>
        <source>Words and colours</source>
        <translation>Text a&#xa0;barvy</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animace</translation>
    </message>
    <message>
        <source>A click or the space bar always skips to the end.</source>
        <translation>Kliknutím nebo mezerníkem vždy přeskočíš na konec.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalá</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Běžná</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychlá</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Omezit pohyb</translation>
    </message>
    <message>
        <source>Changes light up briefly instead of flying.</source>
        <translation>Nic nelétá, změny se jen krátce zvýrazní.</translation>
    </message>
    <message>
        <source>Switched off, the game makes choices for you that have only one sensible answer. Undo takes them back together with your last decision, until somebody else decides.</source>
        <translation>Vypnuto: co má jen jednu rozumnou odpověď, udělá hra za tebe. Vrátíš to spolu se svým posledním rozhodnutím, dokud nerozhodne někdo další.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět ke hře</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O&#xa0;aplikaci</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>Ukázka textu</translation>
    </message>
    <message>
        <source>Ask me everything</source>
        <translation>Ptát se na všechno</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Turn order</source>
        <translation>Pořadí hráčů</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Deník hry</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Co se dělo</translation>
    </message>
    <message>
        <source>Recap of what happened since your last turn</source>
        <translation>Co se dělo od tvého posledního tahu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Poradit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit krok</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Hlavní menu</translation>
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
        <translation>Následovat nemůžeš: v ruce nemáš vhodnou kartu (symbol: {suit}, nebo mince).</translation>
    </message>
    <message>
        <source>You can’t follow.</source>
        <translation>Následovat nemůžeš.</translation>
    </message>
    <message>
        <source>You can’t follow: the action couldn’t be carried out in full.</source>
        <translation>Následovat nemůžeš: akci by nešlo provést celou.</translation>
    </message>
    <message>
        <source>Following would give you nothing now.</source>
        <translation>Následování by ti teď nic nepřineslo.</translation>
    </message>
    <message>
        <source>Following would give you less than {n}.</source>
        <translation>Následování by ti přineslo méně než {n}.</translation>
    </message>
    <message>
        <source>You don’t follow until your turn.</source>
        <translation>Až do svého tahu nenásleduješ.</translation>
    </message>
    <message>
        <source>{who} does not follow.</source>
        <translation>{who} nenásleduje.</translation>
    </message>
    <message>
        <source>Choose whether you are asked to follow at all before your turn, or only where it gives enough. You can always turn it off again.</source>
        <translation>Zvol, jestli se tě hra má do tvého tahu vůbec ptát na následování, nebo jen když se vyplatí. Kdykoli to můžeš zase vypnout.</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>Ptát se vždy</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Bez ptaní</translation>
    </message>
    <message>
        <source>You are not asked to follow until your turn. Click to be asked again.</source>
        <translation>Do tvého tahu se tě hra neptá, jestli chceš následovat. Klikni a začne se zase ptát.</translation>
    </message>
    <message>
        <source>From +{n}</source>
        <translation>Od +{n}</translation>
    </message>
    <message>
        <source>You are asked to follow only where it gives {n} or more. Click to be asked always.</source>
        <translation>Jestli chceš následovat, se tě hra ptá, jen když to přinese aspoň {n}. Klikni a bude se ptát vždy.</translation>
    </message>
    <message>
        <source>Ask me less…</source>
        <translation>Ptát se méně…</translation>
    </message>
    <message>
        <source>Don’t follow, and don’t ask me again until my turn</source>
        <translation>Nenásledovat a neptat se mě až do mého tahu</translation>
    </message>
    <message>
        <source>Only ask me where I’d get {n} or more</source>
        <translation>Ptát se mě, jen když získám aspoň {n}</translation>
    </message>
</context>
<context>
    <name>SpeedButton</name>
    <message>
        <source>Speed of play: slow</source>
        <translation>Rychlost hry: pomalá</translation>
    </message>
    <message>
        <source>Speed of play: fast</source>
        <translation>Rychlost hry: rychlá</translation>
    </message>
    <message>
        <source>Speed of play: no animation</source>
        <translation>Rychlost hry: bez animací</translation>
    </message>
    <message>
        <source>Speed of play: normal</source>
        <translation>Rychlost hry: běžná</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalu</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Hned</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Běžně</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Méně</translation>
    </message>
    <message>
        <source>This is the smallest.</source>
        <translation>Tohle je nejnižší hodnota.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Více</translation>
    </message>
    <message>
        <source>This is the largest.</source>
        <translation>Tohle je nejvyšší hodnota.</translation>
    </message>
</context>
<context>
    <name>StoryBubble</name>
    <message numerus="yes">
        <source>%n more line(s): read them in words</source>
        <translation>
            <numerusform>Ještě %n řádek: přečti si ho slovy</numerusform>
            <numerusform>Ještě %n řádky: přečti si je slovy</numerusform>
            <numerusform>Ještě %n řádků: přečti si je slovy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>+ %n další</numerusform>
            <numerusform>+ %n další</numerusform>
            <numerusform>+ %n dalších</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuitTexts</name>
    <message>
        <source>book</source>
        <translation>knížka</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>koruna</translation>
    </message>
    <message>
        <source>glue</source>
        <translation>lepidlo</translation>
    </message>
    <message>
        <source>shovel</source>
        <translation>lopatka</translation>
    </message>
    <message>
        <source>skateboard</source>
        <translation>skateboard</translation>
    </message>
    <message>
        <source>squirt gun</source>
        <translation>stříkací pistole</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>mince</translation>
    </message>
</context>
<context>
    <name>SupplyPile</name>
    <message>
        <source>Pizzas in the supply: %1</source>
        <translation>Pizzy ve společné zásobě: %1</translation>
    </message>
    <message>
        <source>Toys in the supply: %1</source>
        <translation>Hračky ve společné zásobě: %1</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Your yard</source>
        <translation>Tvůj dvorek</translation>
    </message>
    <message>
        <source>fills when you discard</source>
        <translation>zaplní se, až budeš odhazovat</translation>
    </message>
    <message>
        <source>Your deck is empty</source>
        <translation>Tvůj dobírací balíček je prázdný</translation>
    </message>
    <message>
        <source>Your discard pile is empty</source>
        <translation>Tvůj odhazovací balíček je prázdný</translation>
    </message>
</context>
<context>
    <name>TableMiddle</name>
    <message>
        <source>Pizza from the supply</source>
        <translation>Pizza ze společné zásoby</translation>
    </message>
    <message>
        <source>Toy from the supply</source>
        <translation>Hračka ze společné zásoby</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Your move:</source>
        <translation>Jsi na tahu:</translation>
    </message>
    <message>
        <source>Now deciding: {who}.</source>
        <translation>Rozhoduje: {who}.</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} přemýšlí …</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>It is not your turn. Now playing: {who}.</source>
        <translation>Teď nejsi na tahu. Na tahu: {who}.</translation>
    </message>
    <message>
        <source>That is not possible right now.</source>
        <translation>Teď to nejde.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>No undo: something hidden has come to light.</source>
        <translation>Krok nelze vrátit: ukázalo se něco skrytého.</translation>
    </message>
    <message>
        <source>No undo: somebody else has decided since.</source>
        <translation>Krok nelze vrátit: mezitím se rozhodl někdo jiný.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Rádce přemýšlí …</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s) in all.</source>
        <translation>
            <numerusform>{who}: celkem %n bod.</numerusform>
            <numerusform>{who}: celkem %n body.</numerusform>
            <numerusform>{who}: celkem %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} wins!</source>
        <translation>{who} vítězí!</translation>
    </message>
    <message>
        <source>Shared victory: {players}.</source>
        <translation>O vítězství se dělí: {players}.</translation>
    </message>
    <message>
        <source>Undo the rematch: back to the final scoring</source>
        <translation>Vrátit odvetu: zpět k závěrečnému bodování</translation>
    </message>
    <message>
        <source>No hint while everybody may look: it would be made from hidden cards.</source>
        <translation>Když se smějí dívat všichni, rádce mlčí: vycházel by ze skrytých karet.</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Proč ne?</translation>
    </message>
</context>
<context>
    <name>TakenTray</name>
    <message>
        <source>to build</source>
        <translation>ke&#xa0;stavbě</translation>
    </message>
</context>
<context>
    <name>TitleScreen</name>
    <message>
        <source>Kids, forts and 5 Towers</source>
        <translation>Kamarádi, bunkry a&#xa0;5&#xa0;věží</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Looking for your game…</source>
        <translation>Hledám tvou hru&#xa0;…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>An unofficial adaptation. Version %1</source>
        <translation>Neoficiální zpracování. Verze %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Nedohrané hry</translation>
    </message>
</context>
<context>
    <name>TokenLogTexts</name>
    <message numerus="yes">
        <source>{who} gains %n pizza(s).</source>
        <translation>
            <numerusform>{who} získává %n pizzu.</numerusform>
            <numerusform>{who} získává %n pizzy.</numerusform>
            <numerusform>{who} získává %n pizz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n toy(s).</source>
        <translation>
            <numerusform>{who} získává %n hračku.</numerusform>
            <numerusform>{who} získává %n hračky.</numerusform>
            <numerusform>{who} získává %n hraček.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} scores %n point(s).</source>
        <translation>
            <numerusform>{who} získává %n bod.</numerusform>
            <numerusform>{who} získává %n body.</numerusform>
            <numerusform>{who} získává %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} packs %n token(s).</source>
        <translation>
            <numerusform>{who} přesouvá do báglu %n surovinu.</numerusform>
            <numerusform>{who} přesouvá do báglu %n suroviny.</numerusform>
            <numerusform>{who} přesouvá do báglu %n surovin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} packs %n token(s) from the supply.</source>
        <translation>
            <numerusform>{who} přesouvá do báglu %n surovinu ze společné zásoby.</numerusform>
            <numerusform>{who} přesouvá do báglu %n suroviny ze společné zásoby.</numerusform>
            <numerusform>{who} přesouvá do báglu %n surovin ze společné zásoby.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} pays: {tokens}.</source>
        <translation>{who} platí: {tokens}.</translation>
    </message>
    <message>
        <source>{who} spends: {tokens}.</source>
        <translation>{who} utrácí: {tokens}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} swaps %n pizza(s) for toys.</source>
        <translation>
            <numerusform>{who} vyměňuje %n pizzu za hračku.</numerusform>
            <numerusform>{who} vyměňuje %n pizzy za hračky.</numerusform>
            <numerusform>{who} vyměňuje %n pizz za hračky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} swaps %n toy(s) for pizza.</source>
        <translation>
            <numerusform>{who} vyměňuje %n hračku za pizzu.</numerusform>
            <numerusform>{who} vyměňuje %n hračky za pizzy.</numerusform>
            <numerusform>{who} vyměňuje %n hraček za pizzy.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: fort level {level}.</source>
        <translation>{who} vylepšuje bunkr na úroveň {level}.</translation>
    </message>
    <message>
        <source>{who} takes a made-up rule.</source>
        <translation>{who} si bere kartu švindlování.</translation>
    </message>
    <message>
        <source>{who} takes the made-up rule {rule}.</source>
        <translation>{who} si bere kartu švindlování {rule}.</translation>
    </message>
    <message>
        <source>{who} takes the perk {perk}.</source>
        <translation>{who} si bere výhodu {perk}.</translation>
    </message>
    <message>
        <source>{who} uses the perk {perk}.</source>
        <translation>{who} používá výhodu {perk}.</translation>
    </message>
    <message>
        <source>{who} takes the Macaroni Sculpture!</source>
        <translation>{who} si bere Hrad z kolínek!</translation>
    </message>
    <message>
        <source>{who} copies the contents of a pack ({owner}).</source>
        <translation>{who} si do skrýše kopíruje obsah báglu. Čí: {owner}.</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1&#xa0;z&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>TowerCardLook</name>
    <message>
        <source>%1 %2</source>
        <translation>%1&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>TowerCoachTexts</name>
    <message>
        <source>The marked cards can all be built: {cards}.</source>
        <translation>Všechny označené karty můžeš postavit: {cards}.</translation>
    </message>
    <message>
        <source>The marked card can be built: {card}.</source>
        <translation>Označenou kartu můžeš postavit: {card}.</translation>
    </message>
    <message>
        <source>To build what is marked, you would have to demolish {card}.</source>
        <translation>Co je označené, postavíš, jen když zbouráš kartu {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot build more than %n card(s), so you pass.</source>
        <translation>
            <numerusform>Nemůžeš postavit víc než %n kartu, proto odstupuješ.</numerusform>
            <numerusform>Nemůžeš postavit víc než %n karty, proto odstupuješ.</numerusform>
            <numerusform>Nemůžeš postavit víc než %n karet, proto odstupuješ.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot build any of these cards, so you pass.</source>
        <translation>Žádnou z těchto karet postavit nemůžeš, proto odstupuješ.</translation>
    </message>
    <message>
        <source>{round} went by: no card fitted your towers.</source>
        <translation>{round} tě minulo: žádná karta nepasovala na tvé věže.</translation>
    </message>
    <message numerus="yes">
        <source>{round} went by: you could not build more than %n card(s).</source>
        <translation>
            <numerusform>{round} tě minulo: postavit šla nejvýš %n karta.</numerusform>
            <numerusform>{round} tě minulo: postavit šly nejvýš %n karty.</numerusform>
            <numerusform>{round} tě minulo: postavit šlo nejvýš %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} went by: {who} took all the cards.</source>
        <translation>{round} tě minulo: všechny karty bere {who}.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the {count} cards still to come fits your towers.</source>
        <translation>
            <numerusform>Z příštích {count} karet pasuje na tvé věže jen %n.</numerusform>
            <numerusform>Z příštích {count} karet pasují na tvé věže jen %n.</numerusform>
            <numerusform>Z příštích {count} karet pasuje na tvé věže jen %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Demolishing a top card makes room.</source>
        <translation>Zbouráním vrchní karty vznikne místo.</translation>
    </message>
    <message>
        <source>All your towers are finished: until the end you pass by yourself.</source>
        <translation>Všechny tvé věže jsou dokončené: až do konce hry už jen odstupuješ.</translation>
    </message>
    <message>
        <source>You cannot build any of these cards, so you bid 0.</source>
        <translation>Žádnou z těchto karet postavit nemůžeš, proto hlásíš 0.</translation>
    </message>
    <message>
        <source>Chosen: {cards}. Drag the others too, or press the green button.</source>
        <translation>Vybráno: {cards}. Přetáhni i&#xa0;další, nebo stiskni zelené tlačítko.</translation>
    </message>
    <message>
        <source>Build your cards.</source>
        <translation>Postav své karty.</translation>
    </message>
    <message>
        <source>Build your cards. First you may demolish a top card, at the price on its wrecking ball.</source>
        <translation>Postav své karty. Předtím smíš zbourat vrchní kartu věže, za cenu na její demoliční kouli.</translation>
    </message>
    <message>
        <source>Build a card on its tower.</source>
        <translation>Přidej kartu na její věž.</translation>
    </message>
    <message>
        <source>{who} chooses cards.</source>
        <translation>{who} vybírá karty.</translation>
    </message>
    <message>
        <source>{who} builds.</source>
        <translation>{who} staví.</translation>
    </message>
    <message>
        <source>{who} demolishes {card} (−{price}) to make room for {cards}.</source>
        <translation>{who} bourá: {card} (−{price}), aby se vešlo: {cards}.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Poslední kolo</translation>
    </message>
    <message numerus="yes">
        <source>How many of these %n card(s) will you take?</source>
        <translation>
            <numerusform>Vezmeš si z nabídky %n kartu?</numerusform>
            <numerusform>Kolik si vezmeš z těchto %n karet?</numerusform>
            <numerusform>Kolik si vezmeš z těchto %n karet?</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you bid more than {highest}, or pass?</source>
        <translation>Hlásíš víc než {highest}, nebo odstoupíš?</translation>
    </message>
    <message>
        <source>Do you bid, or pass?</source>
        <translation>Hlásíš, nebo odstoupíš?</translation>
    </message>
    <message>
        <source>Do you bid all {count}, or pass?</source>
        <translation>Hlásíš všechny karty ({count}), nebo odstoupíš?</translation>
    </message>
    <message>
        <source>The highest bid takes that many cards and builds them all. Most points win.</source>
        <translation>Kdo hlásí nejvíc, vezme si tolik karet a všechny postaví. Vyhraje, kdo má nejvíc bodů.</translation>
    </message>
    <message>
        <source>Whatever you took now would cost you points.</source>
        <translation>Ať teď získáš cokoli, bodů ti ubude.</translation>
    </message>
    <message>
        <source>{reason} So you pass.</source>
        <translation>{reason} Proto odstupuješ.</translation>
    </message>
    <message>
        <source>{who} bids all the cards, so nobody else is asked.</source>
        <translation>{who} hlásí všechny karty, a tak už na nikoho nepřijde řada.</translation>
    </message>
    <message numerus="yes">
        <source>You win the bidding: mark the %n card(s) that you take.</source>
        <translation>
            <numerusform>Hlásíš nejvíc: označ %n kartu, kterou si vezmeš.</numerusform>
            <numerusform>Hlásíš nejvíc: označ %n karty, které si vezmeš.</numerusform>
            <numerusform>Hlásíš nejvíc: označ %n karet, které si vezmeš.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the bidding: take the %n marked card(s), or mark others.</source>
        <translation>
            <numerusform>Hlásíš nejvíc: vezmi si %n označenou kartu, nebo označ jinou.</numerusform>
            <numerusform>Hlásíš nejvíc: vezmi si %n označené karty, nebo označ jiné.</numerusform>
            <numerusform>Hlásíš nejvíc: vezmi si %n označených karet, nebo označ jiné.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the bidding and take all: {cards}.</source>
        <translation>Hlásíš nejvíc a bereš si všechno: {cards}.</translation>
    </message>
    <message>
        <source>{card} must be demolished before your cards fit.</source>
        <translation>Nejdřív se musí zbourat {card}, jinak se karty nevejdou.</translation>
    </message>
    <message>
        <source>To demolish {card}, press its wrecking ball.</source>
        <translation>Kartu {card} zbouráš její demoliční koulí.</translation>
    </message>
    <message>
        <source>{who} demolishes {card} (−{price}) and builds.</source>
        <translation>{who} bourá: {card} (−{price}), a pak staví.</translation>
    </message>
    <message>
        <source>Marked: {card}, instead of {others}.</source>
        <translation>Označeno: {card}. Odznačeno: {others}.</translation>
    </message>
    <message>
        <source>Marked: {card}, with {others}, without which it does not fit.</source>
        <translation>Označeno: {card}. K tomu i {others}, jinak by nepasovala.</translation>
    </message>
    <message>
        <source>Not marked any more: {card}, nor {others}, for it does not fit without it.</source>
        <translation>Odznačeno: {card}. Bez ní nepasuje ani {others}.</translation>
    </message>
    <message>
        <source>The last round!</source>
        <translation>Poslední kolo!</translation>
    </message>
    <message>
        <source>Shuffled for the last time</source>
        <translation>Naposledy zamícháno</translation>
    </message>
</context>
<context>
    <name>TowerCountedTexts</name>
    <message numerus="yes">
        <source>{tower} ({numbers}): 1 point for each card → %n point(s)</source>
        <translation>
            <numerusform>{tower} ({numbers}): za každou kartu 1 bod → %n bod</numerusform>
            <numerusform>{tower} ({numbers}): za každou kartu 1 bod → %n body</numerusform>
            <numerusform>{tower} ({numbers}): za každou kartu 1 bod → %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tower}, finished ({numbers}): 2 points for each card → %n point(s)</source>
        <translation>
            <numerusform>{tower}, dokončená ({numbers}): za každou kartu 2 body → %n bod</numerusform>
            <numerusform>{tower}, dokončená ({numbers}): za každou kartu 2 body → %n body</numerusform>
            <numerusform>{tower}, dokončená ({numbers}): za každou kartu 2 body → %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>{tower}: no cards, no points</source>
        <translation>{tower}: žádné karty, žádné body</translation>
    </message>
    <message numerus="yes">
        <source>Main tower, the one with the most cards ({tower}): 1 more point for each card → %n point(s)</source>
        <translation>
            <numerusform>Hlavní věž, ta s nejvíc kartami ({tower}): za každou kartu 1 bod navíc → %n bod</numerusform>
            <numerusform>Hlavní věž, ta s nejvíc kartami ({tower}): za každou kartu 1 bod navíc → %n body</numerusform>
            <numerusform>Hlavní věž, ta s nejvíc kartami ({tower}): za každou kartu 1 bod navíc → %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>No towers, so no main tower: no points</source>
        <translation>Bez věží není ani hlavní věž: žádné body</translation>
    </message>
    <message numerus="yes">
        <source>Rubble: its cards cost {costs} → %n point(s) less</source>
        <translation>
            <numerusform>Trosky: karty stojí {costs} → %n bod dolů</numerusform>
            <numerusform>Trosky: karty stojí {costs} → %n body dolů</numerusform>
            <numerusform>Trosky: karty stojí {costs} → %n bodů dolů</numerusform>
        </translation>
    </message>
    <message>
        <source>Rubble: its only card costs 1 point</source>
        <translation>Trosky: jediná karta stojí 1 bod</translation>
    </message>
    <message>
        <source>No rubble: nothing is lost</source>
        <translation>Žádné trosky: žádná ztráta</translation>
    </message>
</context>
<context>
    <name>TowerHintTexts</name>
    <message>
        <source>My advice: bid {n}.</source>
        <translation>Moje rada: zahlas {n}.</translation>
    </message>
    <message>
        <source>My advice: bid {n}. Good for you: {cards}.</source>
        <translation>Moje rada: zahlas {n}. Hodí se ti: {cards}.</translation>
    </message>
    <message>
        <source>My advice: bid {n}. Good for you: {card}.</source>
        <translation>Moje rada: zahlas {n}. Hodí se ti: {card}.</translation>
    </message>
    <message>
        <source>My advice: pass.</source>
        <translation>Moje rada: odstup.</translation>
    </message>
    <message>
        <source>My advice: take {cards}.</source>
        <translation>Moje rada: vezmi si karty {cards}.</translation>
    </message>
    <message>
        <source>My advice: take {card}.</source>
        <translation>Moje rada: vezmi si kartu {card}.</translation>
    </message>
    <message>
        <source>My advice: demolish {card}.</source>
        <translation>Moje rada: zbourej kartu {card}.</translation>
    </message>
    <message>
        <source>My advice: demolish nothing.</source>
        <translation>Moje rada: nic nebourej.</translation>
    </message>
    <message>
        <source>My advice: build {card}.</source>
        <translation>Moje rada: postav kartu {card}.</translation>
    </message>
    <message numerus="yes">
        <source>That is %n point(s) more now.</source>
        <translation>
            <numerusform>Hned to přinese %n bod.</numerusform>
            <numerusform>Hned to přinese %n body.</numerusform>
            <numerusform>Hned to přinese %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you could take uses up more room than it brings.</source>
        <translation>Co by šlo vzít, ubere víc místa, než kolik přinese.</translation>
    </message>
    <message>
        <source>What you could take now costs points.</source>
        <translation>Co by šlo vzít, stojí teď body.</translation>
    </message>
    <message>
        <source>One card more would use up more room than it brings.</source>
        <translation>Další karta by ubrala víc místa, než kolik přinese.</translation>
    </message>
    <message>
        <source>One card more would bring no more points.</source>
        <translation>Další karta by víc bodů nepřinesla.</translation>
    </message>
    <message>
        <source>Then {n} cards still to come fit instead of {before}.</source>
        <translation>Počet příštích karet, které se vejdou: {n} místo {before}.</translation>
    </message>
</context>
<context>
    <name>TowerLabelTexts</name>
    <message>
        <source>Bid {n}</source>
        <translation>Hlásit {n}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Hlásit</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Odstoupit</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Vzít %n kartu</numerusform>
            <numerusform>Vzít %n karty</numerusform>
            <numerusform>Vzít %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Build all</source>
        <translation>Postavit vše</translation>
    </message>
    <message>
        <source>Demolish {card}: when all is built, {then} points instead of {kept} (tower −{tower}, rubble −{rubble}).</source>
        <translation>Zbourat kartu {card}: až bude vše stát, bude bodů {then} místo {kept} (věž −{tower}, trosky −{rubble}).</translation>
    </message>
    <message>
        <source>That makes room for no card still to come.</source>
        <translation>Místo pro další karty tím nevznikne.</translation>
    </message>
    <message numerus="yes">
        <source>Demolish {card}: it costs %n point(s) (tower −{tower}, rubble −{rubble}).</source>
        <translation>
            <numerusform>Zbourat kartu {card}: stojí to %n bod (věž −{tower}, trosky −{rubble}).</numerusform>
            <numerusform>Zbourat kartu {card}: stojí to %n body (věž −{tower}, trosky −{rubble}).</numerusform>
            <numerusform>Zbourat kartu {card}: stojí to %n bodů (věž −{tower}, trosky −{rubble}).</numerusform>
        </translation>
    </message>
    <message>
        <source>I bid {n}</source>
        <translation>Hlásím {n}</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Odstupuji</translation>
    </message>
    <message>
        <source>{who} bids {n}</source>
        <translation>{who} hlásí {n}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} odstupuje</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Odkládací hromádka: %n karta</numerusform>
            <numerusform>Odkládací hromádka: %n karty</numerusform>
            <numerusform>Odkládací hromádka: %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s), {card} on top</source>
        <translation>
            <numerusform>Odkládací hromádka: %n karta, nahoře {card}</numerusform>
            <numerusform>Odkládací hromádka: %n karty, nahoře {card}</numerusform>
            <numerusform>Odkládací hromádka: %n karet, nahoře {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, card {place} of {count} on offer</source>
        <translation>{card}, karta {place} z {count} v nabídce</translation>
    </message>
    <message>
        <source>{card}, to be built</source>
        <translation>{card}, ke stavbě</translation>
    </message>
    <message>
        <source>founds {tower}</source>
        <translation>založí {tower}</translation>
    </message>
    <message>
        <source>goes on your {number}</source>
        <translation>patří na tvou kartu {number}</translation>
    </message>
    <message>
        <source>fits after demolishing</source>
        <translation>pasuje po zbourání</translation>
    </message>
    <message>
        <source>fits after demolishing, on top of another card on offer</source>
        <translation>pasuje po zbourání na jinou kartu z&#xa0;nabídky</translation>
    </message>
    <message>
        <source>fits on top of another card on offer</source>
        <translation>pasuje na jinou kartu z nabídky</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>označená</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n bod</numerusform>
            <numerusform>{who}: %n body</numerusform>
            <numerusform>{who}: %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}, on turn</source>
        <translation>{seat}, na tahu</translation>
    </message>
    <message>
        <source>{tower}, the main tower</source>
        <translation>{tower}, hlavní věž</translation>
    </message>
    <message>
        <source>{tower}: {numbers}</source>
        <translation>{tower}: {numbers}</translation>
    </message>
    <message>
        <source>{tower}, finished: {numbers}</source>
        <translation>{tower}, dokončená: {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>Rubble: %n card(s)</source>
        <translation>
            <numerusform>Trosky: %n karta</numerusform>
            <numerusform>Trosky: %n karty</numerusform>
            <numerusform>Trosky: %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If nobody bids more, you take %n of these cards.</source>
        <translation>
            <numerusform>Když nikdo nezahlásí víc, vezmeš si %n z těchto karet.</numerusform>
            <numerusform>Když nikdo nezahlásí víc, vezmeš si %n z těchto karet.</numerusform>
            <numerusform>Když nikdo nezahlásí víc, vezmeš si %n z těchto karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Demolish and build all</source>
        <translation>Zbourat a vše postavit</translation>
    </message>
    <message>
        <source>goes on the marked {number}</source>
        <translation>pasuje na označenou kartu {number}</translation>
    </message>
    <message>
        <source>Whoever begins cannot pass: with 0 you take no cards. If all others pass, these are discarded.</source>
        <translation>Kdo začíná, nemůže odstoupit: s 0 nebereš žádné karty. Když pak všichni odstoupí, karty se odloží.</translation>
    </message>
    <message>
        <source>None (0)</source>
        <translation>Nic (0)</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, last time through: %n card(s). When they run out, the game ends after that round.</source>
        <translation>
            <numerusform>Dobírací balíček, naposledy: zbývá %n karta. Až dojde, hra tím kolem končí.</numerusform>
            <numerusform>Dobírací balíček, naposledy: zbývají %n karty. Až dojdou, hra tím kolem končí.</numerusform>
            <numerusform>Dobírací balíček, naposledy: zbývá %n karet. Až dojdou, hra tím kolem končí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile, last time through: no card left. The game ends with this round.</source>
        <translation>Dobírací balíček, naposledy: nezbývá žádná karta. Hra tímto kolem končí.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, first time through: %n card(s). When they run out, the discard pile is shuffled to draw from once more.</source>
        <translation>
            <numerusform>Dobírací balíček, poprvé: zbývá %n karta. Až dojde, zamíchá se odkládací hromádka a hraje se podruhé z ní.</numerusform>
            <numerusform>Dobírací balíček, poprvé: zbývají %n karty. Až dojdou, zamíchá se odkládací hromádka a hraje se podruhé z ní.</numerusform>
            <numerusform>Dobírací balíček, poprvé: zbývá %n karet. Až dojdou, zamíchá se odkládací hromádka a hraje se podruhé z ní.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile, first time through: no card left. The discard pile is shuffled to draw from once more.</source>
        <translation>Dobírací balíček, poprvé: nezbývá žádná karta. Zamíchá se odkládací hromádka a hraje se podruhé z ní.</translation>
    </message>
</context>
<context>
    <name>TowerLogTexts</name>
    <message>
        <source>{who} bids {n}.</source>
        <translation>{who} hlásí {n}.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} odstupuje.</translation>
    </message>
    <message>
        <source>On offer: {cards}.</source>
        <translation>V nabídce: {cards}.</translation>
    </message>
    <message>
        <source>{who} takes {cards}.</source>
        <translation>{who} si bere: {cards}.</translation>
    </message>
    <message>
        <source>{who} demolishes {card}.</source>
        <translation>{who} bourá: {card}.</translation>
    </message>
    <message>
        <source>{who} demolishes {card} to make room for {cards}.</source>
        <translation>{who} bourá: {card}, aby se vešlo: {cards}.</translation>
    </message>
    <message>
        <source>{who} demolishes {card}: that tower takes more again.</source>
        <translation>{who} bourá: {card}. Na tu věž jich zase pasuje víc.</translation>
    </message>
    <message>
        <source>{who} builds {cards}.</source>
        <translation>{who} staví: {cards}.</translation>
    </message>
    <message>
        <source>Nobody wants these cards.</source>
        <translation>O tyto karty nikdo nestojí.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) to draw again.</source>
        <translation>
            <numerusform>Odkládací hromádka se zamíchala: v dobíracím balíčku je %n karta.</numerusform>
            <numerusform>Odkládací hromádka se zamíchala: v dobíracím balíčku jsou %n karty.</numerusform>
            <numerusform>Odkládací hromádka se zamíchala: v dobíracím balíčku je %n karet.</numerusform>
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
            <numerusform>%n&#xa0;bod</numerusform>
            <numerusform>%n&#xa0;body</numerusform>
            <numerusform>%n&#xa0;bodů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TowerLookTexts</name>
    <message numerus="yes">
        <source>%n card(s), one point each</source>
        <translation>
            <numerusform>%n karta: 1 bod</numerusform>
            <numerusform>%n karty, za každou 1 bod</numerusform>
            <numerusform>%n karet, za každou 1 bod</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), two points each because of the top</source>
        <translation>
            <numerusform>%n karta, jen vrcholek: 2 body</numerusform>
            <numerusform>%n karty s vrcholkem, za každou 2 body</numerusform>
            <numerusform>%n karet s vrcholkem, za každou 2 body</numerusform>
        </translation>
    </message>
    <message>
        <source>Main tower: one point more for each card</source>
        <translation>Hlavní věž: za každou kartu 1 bod navíc</translation>
    </message>
    <message>
        <source>Next it takes a number below {n}, or a 9.</source>
        <translation>Další může být číslo menší než {n}, nebo 9.</translation>
    </message>
    <message>
        <source>Next it takes a number below {n}.</source>
        <translation>Další může být číslo menší než {n}.</translation>
    </message>
    <message>
        <source>Next it takes any number.</source>
        <translation>Další může být kterékoli číslo.</translation>
    </message>
    <message>
        <source>It goes on a higher number of its tower, or founds it.</source>
        <translation>Pokládá se na vyšší číslo své věže, nebo ji zakládá.</translation>
    </message>
    <message>
        <source>It goes on a higher number of its tower or on an 8, or founds its tower.</source>
        <translation>Pokládá se na vyšší číslo své věže nebo na 8, nebo svou věž zakládá.</translation>
    </message>
    <message>
        <source>It goes on an 8 of its tower, or founds its tower.</source>
        <translation>Pokládá se na 8 své věže, nebo svou věž zakládá.</translation>
    </message>
    <message>
        <source>The arrow: it goes on any number but 0, or founds its tower.</source>
        <translation>Šipka: smí na každé číslo kromě&#xa0;0, nebo založí věž.</translation>
    </message>
    <message>
        <source>The arrow: any number may go on it.</source>
        <translation>Šipka: smí na ni každé číslo.</translation>
    </message>
    <message>
        <source>It finishes its tower: nothing more goes on it, and each of its cards counts double.</source>
        <translation>Dokončuje věž: nic dalšího se na ni nestaví a&#xa0;každá její karta platí dvojnásob.</translation>
    </message>
    <message>
        <source>It has its top and takes nothing more.</source>
        <translation>Má vrcholek, už se na ni nic nestaví.</translation>
    </message>
    <message numerus="yes">
        <source>{tower}: %n point(s). {following}</source>
        <translation>
            <numerusform>{tower}: %n bod. {following}</numerusform>
            <numerusform>{tower}: %n body. {following}</numerusform>
            <numerusform>{tower}: %n bodů. {following}</numerusform>
        </translation>
    </message>
    <message>
        <source>Next it takes its 0, or a 9.</source>
        <translation>Další může být 0, nebo 9.</translation>
    </message>
</context>
<context>
    <name>TowerNames</name>
    <message>
        <source>Forest</source>
        <translation>Lesní</translation>
    </message>
    <message>
        <source>Cake</source>
        <translation>Dortová</translation>
    </message>
    <message>
        <source>Haunted</source>
        <translation>Strašidelná</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Písková</translation>
    </message>
    <message>
        <source>Scrap</source>
        <translation>Šrotová</translation>
    </message>
    <message>
        <source>Forest tower</source>
        <translation>Lesní věž</translation>
    </message>
    <message>
        <source>Cake tower</source>
        <translation>Dortová věž</translation>
    </message>
    <message>
        <source>Haunted tower</source>
        <translation>Strašidelná věž</translation>
    </message>
    <message>
        <source>Sand tower</source>
        <translation>Písková věž</translation>
    </message>
    <message>
        <source>Scrap tower</source>
        <translation>Šrotová věž</translation>
    </message>
    <message>
        <source>your forest tower</source>
        <translation>tvou lesní věž</translation>
    </message>
    <message>
        <source>your cake tower</source>
        <translation>tvou dortovou věž</translation>
    </message>
    <message>
        <source>your haunted tower</source>
        <translation>tvou strašidelnou věž</translation>
    </message>
    <message>
        <source>your sand tower</source>
        <translation>tvou pískovou věž</translation>
    </message>
    <message>
        <source>your scrap tower</source>
        <translation>tvou šrotovou věž</translation>
    </message>
    <message>
        <source>{card} as the top</source>
        <translation>{card} jako vrcholek</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} a {last}</translation>
    </message>
</context>
<context>
    <name>TowerPlace</name>
    <message>
        <source>Forest tower</source>
        <translation>Lesní věž</translation>
    </message>
    <message>
        <source>Cake tower</source>
        <translation>Dortová věž</translation>
    </message>
    <message>
        <source>Haunted tower</source>
        <translation>Strašidelná věž</translation>
    </message>
    <message>
        <source>Sand tower</source>
        <translation>Písková věž</translation>
    </message>
    <message>
        <source>Scrap tower</source>
        <translation>Šrotová věž</translation>
    </message>
    <message>
        <source>main +1</source>
        <translation>hlavní +1</translation>
    </message>
    <message>
        <source>%1: nothing built yet</source>
        <translation>%1: zatím nic nestojí</translation>
    </message>
    <message>
        <source>%1, from the ground up: %2</source>
        <translation>%1, odspodu: %2</translation>
    </message>
    <message>
        <source>Build here: %1</source>
        <translation>Stavět sem: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the main tower</source>
        <translation>hlavní věž</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>dokončená</translation>
    </message>
</context>
<context>
    <name>TowerPreviewTexts</name>
    <message numerus="yes">
        <source>If you win these %n</source>
        <translation>
            <numerusform>Když získáš %n kartu</numerusform>
            <numerusform>Když získáš tyto %n</numerusform>
            <numerusform>Když získáš těchto %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you take these %n</source>
        <translation>
            <numerusform>Když si vezmeš %n kartu</numerusform>
            <numerusform>Když si vezmeš tyto %n</numerusform>
            <numerusform>Když si vezmeš těchto %n</numerusform>
        </translation>
    </message>
    <message>
        <source>When all is built</source>
        <translation>Když všechno postavíš</translation>
    </message>
    <message>
        <source>No card is marked</source>
        <translation>Není označena žádná karta</translation>
    </message>
    <message>
        <source>{numbers} on {top}</source>
        <translation>{numbers} na {top}</translation>
    </message>
    <message>
        <source>{numbers}: a new tower</source>
        <translation>{numbers}: nová věž</translation>
    </message>
    <message>
        <source>×2, finished; {change}</source>
        <translation>×2, dokončená; {change}</translation>
    </message>
    <message>
        <source>{change} when the {number} has fallen</source>
        <translation>{change} po zbourání {number}</translation>
    </message>
    <message>
        <source>{change}; then {numbers}</source>
        <translation>{change}; pak {numbers}</translation>
    </message>
    <message>
        <source>{change}; then {numbers} or 9</source>
        <translation>{change}; pak {numbers} nebo 9</translation>
    </message>
    <message>
        <source>{change}; then any</source>
        <translation>{change}; pak cokoli</translation>
    </message>
    <message>
        <source>main tower: {before} → {after}</source>
        <translation>hlavní věž: {before} → {after}</translation>
    </message>
    <message>
        <source>rubble: {before} → {after}</source>
        <translation>trosky: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>TowerReasonTexts</name>
    <message>
        <source>{highest} has been named: name a higher number.</source>
        <translation>Už padlo číslo {highest}, zahlas vyšší.</translation>
    </message>
    <message numerus="yes">
        <source>There is only %n card on offer.</source>
        <translation>
            <numerusform>V nabídce je jen %n karta.</numerusform>
            <numerusform>V nabídce jsou jen %n karty.</numerusform>
            <numerusform>V nabídce je jen %n karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can build at most %n card of this offer.</source>
        <translation>
            <numerusform>Z této nabídky můžeš postavit nejvýš %n kartu.</numerusform>
            <numerusform>Z této nabídky můžeš postavit nejvýš %n karty.</numerusform>
            <numerusform>Z této nabídky můžeš postavit nejvýš %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing goes on {tower}: it has its top.</source>
        <translation>Na {tower} už nic nepatří: má vrcholek.</translation>
    </message>
    <message>
        <source>The {number} does not fit {tower}, even after demolishing.</source>
        <translation>Karta {number} na {tower} nepasuje ani po zbourání.</translation>
    </message>
    <message>
        <source>These do not fit your towers, even after demolishing: {cards}.</source>
        <translation>Tyto karty na tvé věže nepasují ani po zbourání: {cards}.</translation>
    </message>
    <message>
        <source>These do not all fit on one tower: {cards}.</source>
        <translation>Tyto karty se na jednu věž nevejdou všechny: {cards}.</translation>
    </message>
    <message>
        <source>Each of these needs a demolition, and you have only one: {cards}.</source>
        <translation>Kvůli každé z těchto karet by se muselo bourat, a to lze jen jednou: {cards}.</translation>
    </message>
    <message>
        <source>Building all of these takes more than one demolition, and you have only one: {cards}.</source>
        <translation>Aby šlo postavit všechny tyto karty, muselo by se bourat víckrát, a to lze jen jednou: {cards}.</translation>
    </message>
    <message>
        <source>With this card you could not build all that you take.</source>
        <translation>S&#xa0;touto kartou by se nedalo postavit vše, co si bereš.</translation>
    </message>
    <message>
        <source>This card goes on {tower}.</source>
        <translation>Tato karta patří na {tower}.</translation>
    </message>
    <message numerus="yes">
        <source>Mark exactly %n card(s).</source>
        <translation>
            <numerusform>Označ přesně %n kartu.</numerusform>
            <numerusform>Označ přesně %n karty.</numerusform>
            <numerusform>Označ přesně %n karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have chosen %n card(s) already: unmark one first.</source>
        <translation>
            <numerusform>Už máš vybranou %n kartu, nejdřív ji odznač.</numerusform>
            <numerusform>Už máš vybrané %n karty, nejdřív některou odznač.</numerusform>
            <numerusform>Už máš vybraných %n karet, nejdřív některou odznač.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this card and the chosen ones you could not build %n card(s): unmark one first.</source>
        <translation>
            <numerusform>S&#xa0;touto kartou a&#xa0;s&#xa0;vybranými by se %n karta postavit nedala, nejdřív některou odznač.</numerusform>
            <numerusform>S&#xa0;touto kartou a&#xa0;s&#xa0;vybranými by se %n karty postavit nedaly, nejdřív některou odznač.</numerusform>
            <numerusform>S&#xa0;touto kartou a&#xa0;s&#xa0;vybranými by se %n karet postavit nedalo, nejdřív některou odznač.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card was not taken: it goes to the discard pile.</source>
        <translation>Tato karta zbyla, půjde na odkládací hromádku.</translation>
    </message>
    <message>
        <source>You begin, so name a number; with 0 you take nothing.</source>
        <translation>Začínáš, proto musíš zahlásit číslo; při 0 si nic nebereš.</translation>
    </message>
    <message>
        <source>There is nothing to demolish now.</source>
        <translation>Teď se nic nebourá.</translation>
    </message>
    <message>
        <source>A tower with its top cannot be demolished.</source>
        <translation>Věž s vrcholkem nelze bourat.</translation>
    </message>
    <message>
        <source>There is no tower yet to demolish.</source>
        <translation>Tady ještě žádná věž k bourání není.</translation>
    </message>
    <message>
        <source>Without this card you could not build what you have taken.</source>
        <translation>Bez této karty by se získané karty nedaly postavit.</translation>
    </message>
    <message>
        <source>You may demolish only one card, and it must be {card}, or what you have taken will not fit.</source>
        <translation>Zbourat smíš jen jednu kartu a&#xa0;musí to být {card}, jinak se získané karty na věže nevejdou.</translation>
    </message>
    <message>
        <source>You must demolish, or what you have taken will not fit.</source>
        <translation>Musíš bourat, jinak se získané karty na věže nevejdou.</translation>
    </message>
    <message>
        <source>Win the bidding first, then build.</source>
        <translation>Nejdřív musíš karty získat, teprve pak stavíš.</translation>
    </message>
    <message numerus="yes">
        <source>Mark at least %n card(s) to bid higher.</source>
        <translation>
            <numerusform>Chceš-li zahlásit víc, označ aspoň %n kartu.</numerusform>
            <numerusform>Chceš-li zahlásit víc, označ aspoň %n karty.</numerusform>
            <numerusform>Chceš-li zahlásit víc, označ aspoň %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody builds on another player’s towers. This card goes on {tower}.</source>
        <translation>Na cizí věže se nestaví. Tato karta patří na {tower}.</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Zatím není nic odloženo.</translation>
    </message>
    <message>
        <source>Nothing has been discarded since the shuffle.</source>
        <translation>Od zamíchání není nic odloženo.</translation>
    </message>
    <message>
        <source>Only what is demolished goes to the rubble.</source>
        <translation>Do trosek padá jen to, co se zbourá.</translation>
    </message>
    <message>
        <source>What you demolish goes to your own rubble.</source>
        <translation>Co zbouráš, padá do tvých trosek.</translation>
    </message>
    <message>
        <source>First build {card}.</source>
        <translation>Nejdřív postav kartu {card}.</translation>
    </message>
    <message>
        <source>First mark the cards that you want, or press a number.</source>
        <translation>Nejdřív označ karty, které chceš, nebo zvol číslo.</translation>
    </message>
</context>
<context>
    <name>TowersHelp</name>
    <message>
        <source>5 Towers: rules and keys</source>
        <translation>5&#xa0;věží: pravidla a&#xa0;klávesy</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Hlásit</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Brát</translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation>Bourat</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Stavět</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Vrcholek</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Trosky</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>A 0 finishes a tower: nothing more goes on it, and each of its cards counts double.</source>
        <translation>0&#xa0;věž dokončí: nic dalšího se na ni nestaví a&#xa0;každá její karta platí dvojnásob.</translation>
    </message>
    <message>
        <source>While something moves, skip to its end; on a tower: see it large</source>
        <translation>Když se něco hýbe, přeskočit na konec; na věži: prohlédnout si ji zblízka</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>On a card on offer: it fits only after you have demolished the top card of its tower. On your tower: its top card may be demolished, at that price.</source>
        <translation>Na kartě v&#xa0;nabídce: pasuje, až když zbouráš vrchní kartu její věže. Na tvé věži: její vrchní karta se za tu cenu smí zbourat.</translation>
    </message>
    <message>
        <source>Tab, arrow keys</source>
        <translation>Tab, šipky</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Go to everything that can be used</source>
        <translation>Přejít na cokoli, co lze použít</translation>
    </message>
    <message>
        <source>Name a number</source>
        <translation>Zahlásit číslo</translation>
    </message>
    <message>
        <source>Put back what is held, close what is open</source>
        <translation>Pustit, co držíš, zavřít, co je otevřené</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Vrátit poslední krok</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Nechat si poradit</translation>
    </message>
    <message>
        <source>Open the log and close it</source>
        <translation>Otevřít a&#xa0;zavřít deník hry</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Tato nápověda</translation>
    </message>
    <message>
        <source>Full screen and back</source>
        <translation>Celá obrazovka a&#xa0;zpět</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Prohlédnout si odkládací hromádku</translation>
    </message>
    <message>
        <source>Mark or build the card that the keys have reached; otherwise: the green button</source>
        <translation>Označit nebo postavit kartu vybranou klávesami; jinak: zelené tlačítko</translation>
    </message>
    <message>
        <source>At the final scoring: look at the table, and back</source>
        <translation>U&#xa0;závěrečného bodování: prohlédnout stůl a&#xa0;zpět</translation>
    </message>
    <message>
        <source>Pass, or bid 0</source>
        <translation>Odstoupit, nebo hlásit&#xa0;0</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Cíl hry</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cíl</translation>
    </message>
    <message>
        <source>Main tower</source>
        <translation>Hlavní věž</translation>
    </message>
    <message>
        <source>Build towers of five kinds: forest, cake, haunted, sand and scrap. Whoever has the most points at the end wins; those who tie share the victory.</source>
        <translation>Stavíš věže pěti druhů: lesní, dortovou, strašidelnou, pískovou a&#xa0;šrotovou. Vyhrává, kdo má na konci nejvíc bodů; při stejném počtu se hráči o&#xa0;vítězství dělí.</translation>
    </message>
    <message>
        <source>Each card in your towers brings 1 point.</source>
        <translation>Za každou kartu ve svých věžích máš 1&#xa0;bod.</translation>
    </message>
    <message>
        <source>Your tower with the most cards. Each of its cards brings 1 point more.</source>
        <translation>Tvoje věž, která má nejvíc karet. Za každou její kartu máš 1&#xa0;bod navíc.</translation>
    </message>
    <message>
        <source>What you have demolished. The first card there costs 1 point, the second 2 more, the third 3 more, and so on.</source>
        <translation>To, co zbouráš. Za první kartu ztratíš 1&#xa0;bod, za druhou další&#xa0;2, za třetí další 3&#xa0;a&#xa0;tak dál.</translation>
    </message>
    <message>
        <source>When the draw pile runs out, the discard pile is shuffled once to make a new one. When that runs out too, the game ends with that round.</source>
        <translation>Když dojde dobírací balíček, jednou se zamíchá odkládací hromádka a&#xa0;vznikne z&#xa0;ní nový. Když dojde i&#xa0;ten, hra tím kolem končí.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Bid 0</source>
        <translation>Hlásit&#xa0;0</translation>
    </message>
    <message>
        <source>Five cards lie open in the middle; at the very end there may be fewer. Whoever bids most for them is the builder of this round.</source>
        <translation>V&#xa0;každém kole leží na stole pět odkrytých karet, úplně na konci jich může být méně. Kdo z&#xa0;nich zahlásí nejvíc, ten v&#xa0;tomto kole staví.</translation>
    </message>
    <message>
        <source>Whoever has the flag begins. Each player bids once: they name how many of the cards they want, always more than anyone before them, or they pass. Whoever names all of them ends the bidding.</source>
        <translation>Začíná hráč s&#xa0;vlajkou. Každý hlásí jen jednou: řekne, kolik z&#xa0;těch karet chce, vždy víc než hráči před ním, nebo odstoupí. Jakmile někdo zahlásí všechny, hlášení končí.</translation>
    </message>
    <message>
        <source>Whoever begins cannot pass, but may bid 0. If all others then pass, the cards are discarded and the same player begins again.</source>
        <translation>Kdo začíná, nesmí odstoupit, ale smí zahlásit&#xa0;0. Když pak všichni ostatní odstoupí, karty se odloží a&#xa0;začíná znovu on.</translation>
    </message>
    <message>
        <source>The builder takes as many cards as they have named, whichever they want. All of them must fit on their towers. The rest is discarded.</source>
        <translation>Kdo staví, vezme si tolik karet, kolik zahlásil, podle svého výběru. Všechny se musí vejít na jeho věže. Zbytek se odloží.</translation>
    </message>
    <message>
        <source>Before building, the builder may drop the top card of one tower, but no 0, onto their own rubble.</source>
        <translation>Před stavbou smí zbourat vrchní kartu jedné své věže, ale ne&#xa0;0. Ta spadne do jeho trosek.</translation>
    </message>
    <message>
        <source>The builder puts all the cards that they took on their towers. Whoever sits to their left begins the next round.</source>
        <translation>Všechny karty, které si vzal, položí na své věže. Další kolo začíná hráč po jeho levici.</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Co pasuje</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>První karta</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Níž</translation>
    </message>
    <message>
        <source>The ball</source>
        <translation>Koule</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Dvojčata</translation>
    </message>
    <message>
        <source>Each card has a kind, which its colour, picture and name show, and goes only on your tower of that kind.</source>
        <translation>Každá karta má svůj druh, poznáš ho podle barvy, obrázku a&#xa0;názvu. Patří jen na tvou věž toho druhu.</translation>
    </message>
    <message>
        <source>It founds its tower, whatever its number.</source>
        <translation>Založí svou věž, ať má jakékoli číslo.</translation>
    </message>
    <message>
        <source>After that, a lower number always goes on a higher one.</source>
        <translation>Dál vždy nižší číslo na vyšší.</translation>
    </message>
    <message>
        <source>It may go on any number but 0. Its arrow says so.</source>
        <translation>Smí na každé číslo kromě&#xa0;0. Připomíná to šipka.</translation>
    </message>
    <message>
        <source>Any number may go on it. Its arrow says so.</source>
        <translation>Smí na ni každé číslo. Připomíná to šipka.</translation>
    </message>
    <message>
        <source>With 4 or 5 players some cards are there twice. A twin does not go on its twin.</source>
        <translation>Při hře 4&#xa0;nebo 5&#xa0;hráčů jsou některé karty dvakrát. Dvě stejné na sebe nesmějí.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Kliknutí</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Přetažení</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Pravé tlačítko</translation>
    </message>
    <message>
        <source>Mark cards of the offer, put cards on your towers, demolish a top card that bears the wrecking ball; on any other tower: see it large. What cannot be used says why.</source>
        <translation>Označit karty nabídky, položit karty na věže, zbourat vrchní kartu s&#xa0;demoliční koulí; na jiné věži: prohlédnout si ji zblízka. Když něco nejde, dozvíš se proč.</translation>
    </message>
    <message>
        <source>Put a card on its tower, or a top card onto your rubble</source>
        <translation>Položit kartu na její věž, nebo vrchní kartu do trosek</translation>
    </message>
    <message>
        <source>Look at the card closely with what its number means</source>
        <translation>Prohlédnout si kartu zblízka i&#xa0;s&#xa0;tím, co znamená její číslo</translation>
    </message>
</context>
<context>
    <name>TowersMeans</name>
    <message>
        <source>Main tower: the one with the most cards. Each of its cards counts one point more.</source>
        <translation>Hlavní věž: má nejvíc karet. Za každou z&#xa0;nich je 1&#xa0;bod navíc.</translation>
    </message>
    <message>
        <source>Finished tower: each of its cards counts double.</source>
        <translation>Dokončená věž: každá její karta se počítá dvakrát.</translation>
    </message>
    <message>
        <source>Rubble: what you demolish.</source>
        <translation>Trosky: co kdo zbourá.</translation>
    </message>
    <message>
        <source>The first card costs 1 point, the second 2 more, the third 3 more.</source>
        <translation>První karta stojí 1&#xa0;bod, druhá další&#xa0;2, třetí další&#xa0;3.</translation>
    </message>
</context>
<context>
    <name>TowersSide</name>
    <message>
        <source>Points: now %1, then %2</source>
        <translation>Body: teď %1, potom %2</translation>
    </message>
    <message>
        <source>Mark cards of the offer to see what they would bring.</source>
        <translation>Označ karty nabídky a&#xa0;uvidíš, co by přinesly.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Deník hry</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Hlavní menu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Poradit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit krok</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>V&#xa0;tomto kole</translation>
    </message>
</context>
<context>
    <name>TowersTableTop</name>
    <message>
        <source>%1. Look through</source>
        <translation>%1. Prohlédnout</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>odložené</translation>
    </message>
    <message>
        <source>draw pile, last time</source>
        <translation>balíček, naposledy</translation>
    </message>
    <message>
        <source>draw pile, first time</source>
        <translation>balíček, poprvé</translation>
    </message>
</context>
<context>
    <name>TowersTexts</name>
    <message>
        <source>5 Towers</source>
        <translation>5 věží</translation>
    </message>
    <message>
        <source>Bid for cards and stack them from high to low, up to the top.</source>
        <translation>Zahlas, kolik karet si vezmeš, a skládej je na sebe sestupně, až po vrcholek.</translation>
    </message>
    <message>
        <source>Bids for what fits its towers, but makes mistakes. Good for first games.</source>
        <translation>Hlásí podle svých věží, ale chybuje. Hodí se na první hry.</translation>
    </message>
    <message>
        <source>Weighs what a card is worth to itself and to you. Good once you know the game.</source>
        <translation>Zvažuje, co karty přinesou jemu a&#xa0;co tobě. Dobrý, když už hru znáš.</translation>
    </message>
    <message>
        <source>Plays several rounds on in its head. Hard to beat.</source>
        <translation>V&#xa0;hlavě si přehrává několik kol dopředu. Porazit ho je těžké.</translation>
    </message>
    <message>
        <source>Forest tower</source>
        <translation>Lesní věž</translation>
    </message>
    <message>
        <source>Cake tower</source>
        <translation>Dortová věž</translation>
    </message>
    <message>
        <source>Haunted tower</source>
        <translation>Strašidelná věž</translation>
    </message>
    <message>
        <source>Sand tower</source>
        <translation>Písková věž</translation>
    </message>
    <message>
        <source>Scrap tower</source>
        <translation>Šrotová věž</translation>
    </message>
    <message>
        <source>Main tower</source>
        <translation>Hlavní věž</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Trosky</translation>
    </message>
</context>
<context>
    <name>TurnFace</name>
    <message>
        <source>%1, first player, to move</source>
        <translation>%1, začínající hráč, na tahu</translation>
    </message>
    <message>
        <source>%1, first player</source>
        <translation>%1, začínající hráč</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, na tahu</translation>
    </message>
</context>
<context>
    <name>TurnTexts</name>
    <message>
        <source>Only {who} decides; everybody may look.</source>
        <translation>Rozhoduje jen {who}; dívat se smějí všichni.</translation>
    </message>
    <message>
        <source>{who} decides whether to follow.</source>
        <translation>O následování rozhoduje: {who}</translation>
    </message>
    <message>
        <source>{who} chooses a card to keep.</source>
        <translation>Kartu si vybírá: {who}</translation>
    </message>
</context>
<context>
    <name>UnfollowedTexts</name>
    <message>
        <source>{who} can’t follow: {why}.</source>
        <translation>{who} nemůže následovat: {why}.</translation>
    </message>
    <message>
        <source>{who} does not follow: it would give nothing.</source>
        <translation>{who} nenásleduje: nic by to nepřineslo.</translation>
    </message>
    <message>
        <source>{who} does not follow: not asked.</source>
        <translation>{who} nenásleduje: bez ptaní.</translation>
    </message>
    <message>
        <source>not enough tokens for the fort</source>
        <translation>na bunkr chybí suroviny</translation>
    </message>
    <message>
        <source>no room in the stuff</source>
        <translation>ve skrýši už není místo</translation>
    </message>
    <message>
        <source>the pack is full</source>
        <translation>bágl je plný</translation>
    </message>
    <message>
        <source>the lookout is full</source>
        <translation>hlídka je plná</translation>
    </message>
    <message>
        <source>the supply has none left</source>
        <translation>ve společné zásobě už nic není</translation>
    </message>
    <message>
        <source>the stuff is empty</source>
        <translation>skrýš je prázdná</translation>
    </message>
    <message>
        <source>the fort is at its highest level</source>
        <translation>bunkr už je na nejvyšší úrovni</translation>
    </message>
    <message>
        <source>the action can’t be carried out in full</source>
        <translation>akci nejde provést celou</translation>
    </message>
    <message>
        <source>no card for it ({suit})</source>
        <translation>chybí karta ({suit})</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>Not saved</source>
        <translation>Neuloženo</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Uloženo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Uložit jinam…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Odejít bez uložení</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zůstat</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Ukládá se&#xa0;…</translation>
    </message>
</context>
<context>
    <name>VictoryTrack</name>
    <message>
        <source>Victory track: %1</source>
        <translation>Stupnice vítězství: %1</translation>
    </message>
    <message>
        <source>Whoever reaches 25 points or a fort of level 5 makes this round the last one.</source>
        <translation>Jakmile má někdo 25&#xa0;bodů nebo bunkr úrovně&#xa0;5, je toto kolo poslední.</translation>
    </message>
</context>
<context>
    <name>WhyTexts</name>
    <message>
        <source>First: {what}</source>
        <translation>Nejdřív: {what}</translation>
    </message>
    <message>
        <source>That cannot go there.</source>
        <translation>Tam to nepatří.</translation>
    </message>
    <message>
        <source>Drop this card on the picnic blanket.</source>
        <translation>Pusť tuto kartu na piknikovou deku.</translation>
    </message>
    <message>
        <source>Drop this card on your discard pile.</source>
        <translation>Pusť tuto kartu na svůj odhazovací balíček.</translation>
    </message>
    <message>
        <source>Drop this card where it glows while you hold it.</source>
        <translation>Pusť tuto kartu na místo, které svítí, když ji držíš.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>This card is hidden.</source>
        <translation>Tato karta je skrytá.</translation>
    </message>
    <message>
        <source>At least one action of this card must be carried out in full, and right now none can be.</source>
        <translation>Alespoň jednu akci na kartě musíš provést celou a teď to u žádné nejde.</translation>
    </message>
    <message>
        <source>A dog’s action must be carried out in full, and right now it can’t be.</source>
        <translation>Akci psa musíš provést celou, a to teď nejde.</translation>
    </message>
    <message>
        <source>Adding this card would change nothing.</source>
        <translation>Přidáním této karty by se nic nezměnilo.</translation>
    </message>
    <message>
        <source>{card} would change nothing: take it back.</source>
        <translation>Karta {card} by nic nezměnila: vezmi si ji zpět.</translation>
    </message>
    <message>
        <source>No longer possible, so left out: {moves}.</source>
        <translation>Tohle už nejde, proto to odpadá: {moves}.</translation>
    </message>
    <message>
        <source>No card can be added: the played card has no action left that can be done now.</source>
        <translation>Kartu nejde přidat: zahraná karta už nemá akci, kterou by teď šlo provést.</translation>
    </message>
    <message>
        <source>This lookout card already counts for the played card.</source>
        <translation>Tato karta z hlídky už se k zahrané kartě počítá.</translation>
    </message>
    <message>
        <source>This card has no public action, so it cannot be followed.</source>
        <translation>Tato karta nemá veřejnou akci, nelze ji následovat.</translation>
    </message>
    <message>
        <source>Dog actions cannot be followed.</source>
        <translation>Akce psů nelze následovat.</translation>
    </message>
    <message>
        <source>Then no action of the played card could be carried out in full.</source>
        <translation>Pak by žádná akce zahrané karty nešla provést celá.</translation>
    </message>
    <message>
        <source>Then a card that has been added would change nothing.</source>
        <translation>Pak by jedna z přidaných karet nic nezměnila.</translation>
    </message>
    <message>
        <source>Then nothing of this action could be carried out.</source>
        <translation>Pak by z této akce nešlo provést nic.</translation>
    </message>
    <message>
        <source>Followed with this card, the action could not be carried out in full.</source>
        <translation>S touto kartou by akce při následování nešla provést celá.</translation>
    </message>
    <message>
        <source>To follow, discard a card from your hand; the lookout does not count.</source>
        <translation>Při následování odhazuješ kartu z ruky, ne z hlídky.</translation>
    </message>
    <message>
        <source>This card does not show what the action counts: {suit}.</source>
        <translation>Na této kartě není symbol, který akce počítá: {suit}.</translation>
    </message>
    <message>
        <source>Your stuff holds no more of this kind (4 at most).</source>
        <translation>Do skrýše se už víc surovin tohoto druhu nevejde (nejvýš 4).</translation>
    </message>
    <message numerus="yes">
        <source>Your pack is full: it holds %n token(s).</source>
        <translation>
            <numerusform>Bágl je plný: vejde se do něj %n surovina.</numerusform>
            <numerusform>Bágl je plný: vejdou se do něj %n suroviny.</numerusform>
            <numerusform>Bágl je plný: vejde se do něj %n surovin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lookout is full: it holds %n card(s).</source>
        <translation>
            <numerusform>Hlídka je plná: vejde se na ni %n karta.</numerusform>
            <numerusform>Hlídka je plná: vejdou se na ni %n karty.</numerusform>
            <numerusform>Hlídka je plná: vejde se na ni %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply has none of this kind left.</source>
        <translation>Ve společné zásobě už tento druh není.</translation>
    </message>
    <message>
        <source>There is no token in your stuff.</source>
        <translation>Ve skrýši nemáš žádnou surovinu.</translation>
    </message>
    <message>
        <source>You cannot pay for this. Missing: {missing}.</source>
        <translation>Na to nemáš. Chybí: {missing}.</translation>
    </message>
    <message>
        <source>You cannot pay for this. Missing: {missing} (1 token may be left out).</source>
        <translation>Na to nemáš. Chybí: {missing} (1 surovinu jde vynechat).</translation>
    </message>
    <message>
        <source>Level 5 is the highest.</source>
        <translation>Úroveň 5 je nejvyšší.</translation>
    </message>
    <message>
        <source>Dogs cannot go to a lookout.</source>
        <translation>Psi na hlídku nesmějí.</translation>
    </message>
    <message>
        <source>Dogs cannot be trashed.</source>
        <translation>Psy nelze zničit.</translation>
    </message>
    <message>
        <source>Played and added cards cannot be trashed.</source>
        <translation>Zahranou ani přidanou kartu nelze zničit.</translation>
    </message>
    <message>
        <source>This card has already been played or added.</source>
        <translation>Tato karta už je zahraná nebo přidaná.</translation>
    </message>
    <message>
        <source>What lies in your yard waits there: rivals may recruit it.</source>
        <translation>Co leží na tvém dvorku, tam čeká: soupeři to mohou zlanařit.</translation>
    </message>
    <message>
        <source>The discard pile becomes a new deck when the deck is empty.</source>
        <translation>Z odhazovacího balíčku se stane nový dobírací, až ten starý dojde.</translation>
    </message>
    <message>
        <source>A dog stays in its doghouse for good.</source>
        <translation>Pes už v boudě zůstane.</translation>
    </message>
    <message>
        <source>This card is out of the game.</source>
        <translation>Tato karta je mimo hru.</translation>
    </message>
    <message>
        <source>You have kept this card already.</source>
        <translation>Tuto kartu už máš.</translation>
    </message>
    <message>
        <source>Recruit from a rival’s yard, not from your own.</source>
        <translation>Lanařit můžeš ze dvorku soupeře, ne z vlastního.</translation>
    </message>
    <message>
        <source>First play a card: recruiting comes after it.</source>
        <translation>Nejdřív zahraj kartu: lanařit můžeš až po ní.</translation>
    </message>
    <message>
        <source>Now you recruit: the next card is played on your next turn.</source>
        <translation>Teď lanaříš: další kartu zahraješ až v příštím tahu.</translation>
    </message>
    <message>
        <source>The next card is played on your next turn.</source>
        <translation>Další kartu zahraješ až v příštím tahu.</translation>
    </message>
    <message>
        <source>You recruit on your own turn.</source>
        <translation>Lanařit můžeš až ve svém tahu.</translation>
    </message>
    <message>
        <source>The recruiting of this turn is over.</source>
        <translation>Lanaření v tomto tahu už skončilo.</translation>
    </message>
    <message>
        <source>Birthday Party recruits from the park or the park deck only.</source>
        <translation>Výhoda Oslava narozek dovoluje lanařit jen z parku, nebo z balíčku parku.</translation>
    </message>
    <message>
        <source>Cards in a lookout stay there for good.</source>
        <translation>Karty na hlídce tam už zůstávají.</translation>
    </message>
    <message>
        <source>There is no card to trash in any rival’s yard.</source>
        <translation>Na dvorcích soupeřů není žádná karta, kterou by šlo zničit.</translation>
    </message>
    <message>
        <source>This dog’s need cannot be met right now.</source>
        <translation>Potřebu tohohle psa teď nejde splnit.</translation>
    </message>
    <message>
        <source>Cats are never played: they come and go by themselves.</source>
        <translation>Kočky se nehrají, přicházejí a odcházejí samy.</translation>
    </message>
    <message>
        <source>You do not have the suits that this dog needs: {suits}.</source>
        <translation>Nemáš symboly, které tenhle pes potřebuje: {suits}.</translation>
    </message>
    <message numerus="yes">
        <source>This dog needs %n different suit(s).</source>
        <translation>
            <numerusform>Tenhle pes potřebuje %n symbol.</numerusform>
            <numerusform>Tenhle pes potřebuje %n různé symboly.</numerusform>
            <numerusform>Tenhle pes potřebuje %n různých symbolů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This dog needs %n kid(s) from your hand.</source>
        <translation>
            <numerusform>Tenhle pes potřebuje z ruky %n kamaráda.</numerusform>
            <numerusform>Tenhle pes potřebuje z ruky %n kamarády.</numerusform>
            <numerusform>Tenhle pes potřebuje z ruky %n kamarádů.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not have the tokens that this dog needs: {tokens}.</source>
        <translation>Nemáš suroviny, které tenhle pes potřebuje: {tokens}.</translation>
    </message>
    <message numerus="yes">
        <source>This dog needs at least %n card(s) in your lookout.</source>
        <translation>
            <numerusform>Tenhle pes potřebuje na tvé hlídce alespoň %n kartu.</numerusform>
            <numerusform>Tenhle pes potřebuje na tvé hlídce alespoň %n karty.</numerusform>
            <numerusform>Tenhle pes potřebuje na tvé hlídce alespoň %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>This dog needs a fort of level {level} or higher.</source>
        <translation>Tenhle pes potřebuje bunkr alespoň na úrovni {level}.</translation>
    </message>
    <message>
        <source>Your lookout does not help this dog: the card must come from your hand.</source>
        <translation>Hlídka tomuhle psovi nepomůže: karta musí být z ruky.</translation>
    </message>
    <message>
        <source>With this card, the need or the action could not be completed.</source>
        <translation>S touto kartou by nešlo splnit celou potřebu nebo provést celou akci.</translation>
    </message>
    <message>
        <source>Another suit is needed here.</source>
        <translation>Tady je potřeba jiný symbol.</translation>
    </message>
    <message>
        <source>A kid is needed here, not a dog.</source>
        <translation>Tady je potřeba kamarád, ne pes.</translation>
    </message>
    <message>
        <source>Tokens are needed now, not cards.</source>
        <translation>Teď jsou potřeba suroviny, ne karty.</translation>
    </message>
    <message>
        <source>This cat is nobody’s yet: it comes to whoever lures it.</source>
        <translation>Tahle kočka ještě nikomu nepatří: přijde k tomu, kdo ji naláká.</translation>
    </message>
    <message>
        <source>{who} has this cat.</source>
        <translation>{who} má tuhle kočku.</translation>
    </message>
    <message>
        <source>This cat helps just before you play a card.</source>
        <translation>Tahle kočka pomáhá těsně před zahráním karty.</translation>
    </message>
    <message>
        <source>This cat helps by itself when rivals follow the card that you played.</source>
        <translation>Tahle kočka pomáhá sama od sebe, když soupeři následují tvou zahranou kartu.</translation>
    </message>
    <message>
        <source>This cat helps by itself when nobody follows the card that you played.</source>
        <translation>Tahle kočka pomáhá sama od sebe, když tvou zahranou kartu nikdo nenásleduje.</translation>
    </message>
    <message>
        <source>This cat helps in your draw phase.</source>
        <translation>Tahle kočka pomáhá ve tvé fázi dobírání.</translation>
    </message>
    <message>
        <source>This cat has already helped with this card.</source>
        <translation>Tahle kočka už u této karty pomohla.</translation>
    </message>
    <message>
        <source>This cat helps only if there is no pizza in your stuff.</source>
        <translation>Tahle kočka pomáhá, jen když nemáš ve skrýši žádnou pizzu.</translation>
    </message>
    <message>
        <source>This cat helps only if your fort is higher than every rival’s.</source>
        <translation>Tahle kočka pomáhá, jen když má tvůj bunkr vyšší úroveň než všechny ostatní.</translation>
    </message>
    <message>
        <source>This cat’s power would change nothing right now.</source>
        <translation>Schopnost téhle kočky by teď nic nezměnila.</translation>
    </message>
    <message>
        <source>Afterwards you could not play any card.</source>
        <translation>Potom by nešlo zahrát žádnou kartu.</translation>
    </message>
    <message>
        <source>No part of this action can be carried out right now.</source>
        <translation>Z této akce teď nejde provést vůbec nic.</translation>
    </message>
    <message>
        <source>First choose an action; none that is left shows ×, so no card can be added.</source>
        <translation>Nejdřív vyber akci; u žádné ze zbývajících není ×, takže se k nim karty nepřidávají.</translation>
    </message>
    <message>
        <source>You cannot pay with one more of these.</source>
        <translation>Další takovou surovinou už zaplatit nejde.</translation>
    </message>
    <message>
        <source>This needs another suit: {suit}, or a coin.</source>
        <translation>Tady je potřeba jiný symbol: {suit}, nebo mince.</translation>
    </message>
</context>
<context>
    <name>YourTexts</name>
    <message>
        <source>{who} recruits from your yard: {cards}.</source>
        <translation>{who} lanaří z tvého dvorku: {cards}.</translation>
    </message>
    <message>
        <source>{who} takes from your yard to the lookout: {cards}.</source>
        <translation>{who} bere z tvého dvorku na hlídku: {cards}.</translation>
    </message>
    <message>
        <source>{who} trashes from your yard: {cards}.</source>
        <translation>{who} ničí na tvém dvorku: {cards}.</translation>
    </message>
    <message>
        <source>{who} trashes your card: {card}.</source>
        <translation>{who} ničí tvou kartu: {card}.</translation>
    </message>
    <message>
        <source>{who}: {dog} goes to your doghouse.</source>
        <translation>{who}: pes {dog} jde do tvé boudy.</translation>
    </message>
    <message numerus="yes">
        <source>%n dog(s) left in your yard run to {who}: {dogs}.</source>
        <translation>
            <numerusform>Z tvého dvorku se zatoulal %n pes: {dogs} (teď: {who}).</numerusform>
            <numerusform>Z tvého dvorku se zatoulali %n psi: {dogs} (teď: {who}).</numerusform>
            <numerusform>Z tvého dvorku se zatoulalo %n psů: {dogs} (teď: {who}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} lures your cat: {cat}.</source>
        <translation>{who} získává tvou kočku: {cat}.</translation>
    </message>
    <message>
        <source>From your yard to your discard pile: {cards}.</source>
        <translation>Z tvého dvorku na tvůj odhazovací balíček: {cards}.</translation>
    </message>
    <message>
        <source>{card}: this time you cannot follow.</source>
        <translation>{card}: tentokrát nemůžeš následovat.</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stray dog(s): {dogs} (until now: {owner}).</source>
        <translation>
            <numerusform>Získáváš %n zatoulaného psa: {dogs} (dosud: {owner}).</numerusform>
            <numerusform>Získáváš %n zatoulané psy: {dogs} (dosud: {owner}).</numerusform>
            <numerusform>Získáváš %n zatoulaných psů: {dogs} (dosud: {owner}).</numerusform>
        </translation>
    </message>
</context>
</TS>

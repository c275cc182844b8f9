<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Fort Desktop</source>
        <translation>O&#xa0;aplikacji Fort Desktop</translation>
    </message>
    <message>
        <source>Version %1 (fast build)</source>
        <translation>Wersja %1 (szybka kompilacja)</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Wersja %1</translation>
    </message>
    <message>
        <source>An unofficial adaptation made by fans. Not connected with the publishers; all pictures and words here are our own.</source>
        <translation>Nieoficjalna adaptacja fanowska, niezwiązana z&#xa0;wydawcami. Wszystkie obrazki i&#xa0;teksty są nasze własne.</translation>
    </message>
    <message>
        <source>The printed games</source>
        <translation>Oryginalne gry</translation>
    </message>
    <message>
        <source>%1: by %2, published by %3</source>
        <translation>%1&#xa0;– autorstwo: %2, wydawnictwo: %3</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Fort Desktop is free: code, texts and pictures are under the MIT licence. It is made with what others have made free. Press one of them to read its licence.</source>
        <translation>Fort Desktop jest wolnym oprogramowaniem: kod, teksty i&#xa0;obrazki są na licencji MIT. Powstał z&#xa0;tego, co inni udostępnili za darmo. Naciśnij pozycję, aby przeczytać jej licencję.</translation>
    </message>
    <message>
        <source>only for building</source>
        <translation>tylko do budowania</translation>
    </message>
    <message>
        <source>Qt, PySide6 and Shiboken6 %1 are used unchanged, as shared libraries of their own, as the LGPL asks. Put builds of your own, with the same file names, in their place in these folders, and the app runs with them:</source>
        <translation>Qt, PySide6 i&#xa0;Shiboken6 %1&#xa0;są użyte bez zmian jako osobne biblioteki współdzielone, jak wymaga LGPL. Podmień je w&#xa0;tych folderach na własne kompilacje o&#xa0;tych samych nazwach plików, a&#xa0;aplikacja będzie działać z&#xa0;nimi:</translation>
    </message>
    <message>
        <source>The source code of exactly this version: %1 for Qt, %2 for PySide6 and Shiboken6; what Qt itself is made of: %3</source>
        <translation>Kod źródłowy dokładnie tej wersji: %1&#xa0;dla Qt, %2&#xa0;dla PySide6 i&#xa0;Shiboken6; z&#xa0;czego składa się samo Qt: %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>ActionTexts</name>
    <message>
        <source>{left}. Then {right}</source>
        <translation>{left}. Następnie {right}</translation>
    </message>
    <message>
        <source>{left}, then {right}</source>
        <translation>{left}, a następnie {right}</translation>
    </message>
    <message>
        <source>No public action, so nobody can follow.</source>
        <translation>Brak akcji publicznej – nikt nie może naśladować.</translation>
    </message>
    <message>
        <source>No private action.</source>
        <translation>Brak akcji prywatnej.</translation>
    </message>
    <message>
        <source>carry out one action of the added kid as if it were the played card</source>
        <translation>wykonaj jedną akcję dodanego Dzieciaka, jakby to była zagrana karta</translation>
    </message>
    <message>
        <source>draw 1 more card</source>
        <translation>dobierz o 1 kartę więcej</translation>
    </message>
    <message>
        <source>{clause} {count}</source>
        <translation>{clause} {count}</translation>
    </message>
    <message numerus="yes">
        <source>choose pizzas or toys and gain %n token(s)</source>
        <translation>
            <numerusform>wybierz Pizze albo Zabawki i weź %n zasób</numerusform>
            <numerusform>wybierz Pizze albo Zabawki i weź %n zasoby</numerusform>
            <numerusform>wybierz Pizze albo Zabawki i weź %n zasobów</numerusform>
        </translation>
    </message>
    <message>
        <source>swap 1 of your pizzas for a toy, or the other way round (the same way each time)</source>
        <translation>zamień 1 swoją Pizzę na Zabawkę albo odwrotnie (za każdym razem w tę samą stronę)</translation>
    </message>
    <message>
        <source>swap 1 of your pizzas for a toy</source>
        <translation>zamień 1 swoją Pizzę na Zabawkę</translation>
    </message>
    <message>
        <source>swap 1 of your toys for a pizza</source>
        <translation>zamień 1 swoją Zabawkę na Pizzę</translation>
    </message>
    <message numerus="yes">
        <source>gain %n pizza(s)</source>
        <translation>
            <numerusform>weź %n Pizzę</numerusform>
            <numerusform>weź %n Pizze</numerusform>
            <numerusform>weź %n Pizz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n toy(s)</source>
        <translation>
            <numerusform>weź %n Zabawkę</numerusform>
            <numerusform>weź %n Zabawki</numerusform>
            <numerusform>weź %n Zabawek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n pizza(s) or %n toy(s)</source>
        <translation>
            <numerusform>weź %n Pizzę albo %n Zabawkę</numerusform>
            <numerusform>weź %n Pizze albo %n Zabawki</numerusform>
            <numerusform>weź %n Pizz albo %n Zabawek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>score %n point(s)</source>
        <translation>
            <numerusform>zdobądź %n Punkt</numerusform>
            <numerusform>zdobądź %n Punkty</numerusform>
            <numerusform>zdobądź %n Punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spend %n pizza(s)</source>
        <translation>
            <numerusform>wydaj %n Pizzę</numerusform>
            <numerusform>wydaj %n Pizze</numerusform>
            <numerusform>wydaj %n Pizz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spend %n toy(s)</source>
        <translation>
            <numerusform>wydaj %n Zabawkę</numerusform>
            <numerusform>wydaj %n Zabawki</numerusform>
            <numerusform>wydaj %n Zabawek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spend %n pizza(s) or %n toy(s)</source>
        <translation>
            <numerusform>wydaj %n Pizzę albo %n Zabawkę</numerusform>
            <numerusform>wydaj %n Pizze albo %n Zabawki</numerusform>
            <numerusform>wydaj %n Pizz albo %n Zabawek</numerusform>
        </translation>
    </message>
    <message>
        <source>move 1 token from your stuff to your pack</source>
        <translation>spakuj do Plecaka 1 zasób ze swoich Gratów</translation>
    </message>
    <message>
        <source>add 1 card from your hand to your lookout</source>
        <translation>dodaj do Czatowni 1 kartę z ręki</translation>
    </message>
    <message>
        <source>recruit 1 card</source>
        <translation>zwerbuj 1 kartę</translation>
    </message>
    <message>
        <source>trash 1 card from your hand or discard pile</source>
        <translation>wyrzuć 1 kartę z ręki lub ze swojego stosu kart odrzuconych</translation>
    </message>
    <message>
        <source>trash 1 card from any rival’s yard</source>
        <translation>wyrzuć 1 kartę z Podwórka dowolnego rywala</translation>
    </message>
    <message>
        <source>trash this card</source>
        <translation>wyrzuć tę kartę</translation>
    </message>
    <message>
        <source>advance your fort</source>
        <translation>rozbuduj swój Fort</translation>
    </message>
    <message>
        <source>swap 1 of your pizzas for a toy, or the other way round</source>
        <translation>zamień 1 swoją Pizzę na Zabawkę albo odwrotnie</translation>
    </message>
    <message>
        <source>copy the contents of your pack into your stuff</source>
        <translation>skopiuj zawartość swojego Plecaka do Gratów</translation>
    </message>
    <message>
        <source>copy the contents of any rival’s pack into your stuff</source>
        <translation>skopiuj zawartość Plecaka dowolnego rywala do swoich Gratów</translation>
    </message>
    <message>
        <source>for each book</source>
        <translation>za każdą książkę</translation>
    </message>
    <message>
        <source>for each crown</source>
        <translation>za każdą koronę</translation>
    </message>
    <message>
        <source>for each glue</source>
        <translation>za każdy klej</translation>
    </message>
    <message>
        <source>for each shovel</source>
        <translation>za każdą łopatę</translation>
    </message>
    <message>
        <source>for each skateboard</source>
        <translation>za każdą deskorolkę</translation>
    </message>
    <message>
        <source>for each squirt gun</source>
        <translation>za każdy pistolet na wodę</translation>
    </message>
    <message>
        <source>for each symbol of one suit you choose (it may be the coin)</source>
        <translation>za każdy symbol jednego wybranego rodzaju (może to być też moneta)</translation>
    </message>
    <message>
        <source>for each token in your pack</source>
        <translation>za każdy zasób w swoim Plecaku</translation>
    </message>
    <message>
        <source>for each level of your fort</source>
        <translation>za każdy poziom swojego Fortu</translation>
    </message>
    <message>
        <source>for each card in your lookout</source>
        <translation>za każdą kartę w swojej Czatowni</translation>
    </message>
    <message>
        <source>for each coin</source>
        <translation>za każdą monetę</translation>
    </message>
    <message>
        <source>advance your fort, paying 1 token less</source>
        <translation>rozbuduj swój Fort, płacąc o 1 zasób mniej</translation>
    </message>
    <message>
        <source>advance your fort, paying 1 token more</source>
        <translation>rozbuduj swój Fort, płacąc o 1 zasób więcej</translation>
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
        <translation>Ile licytujesz?</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Demolish first</source>
        <translation>Najpierw zburzyć</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Budujesz</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n card(s) that you take.</source>
        <translation>
            <numerusform>Zaznacz %n kartę, którą bierzesz.</numerusform>
            <numerusform>Zaznacz %n karty, które bierzesz.</numerusform>
            <numerusform>Zaznacz %n kart, które bierzesz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The top card of your tower falls onto your rubble at the price beside it. Then all your new cards are built.</source>
        <translation>Wierzchnia karta twojej wieży spadnie na gruz za cenę obok niej. Potem staną wszystkie nowe karty.</translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <translation>Zaznaczono %1&#xa0;z&#xa0;%2</translation>
    </message>
    <message>
        <source>Click it again to bid.</source>
        <translation>Kliknij jeszcze raz, żeby zalicytować.</translation>
    </message>
    <message>
        <source>Put the cards on their towers, from left to right.</source>
        <translation>Zbuduj karty na ich wieżach, od lewej do prawej.</translation>
    </message>
    <message>
        <source>You win the bid</source>
        <translation>Wygrywasz licytację</translation>
    </message>
    <message>
        <source>Press the green button, or mark other cards.</source>
        <translation>Naciśnij zielony przycisk albo zaznacz inne karty.</translation>
    </message>
</context>
<context>
    <name>Bin</name>
    <message>
        <source>Drop here to trash</source>
        <translation>Upuść tu, aby wyrzucić</translation>
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
        <translation>Twój stos kart odrzuconych</translation>
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
        <translation>Symbol jest na karcie dwa razy i liczy się dwa razy.</translation>
    </message>
    <message>
        <source>Two suits: each counts for itself, and whoever follows may match either.</source>
        <translation>Dwa symbole: każdy liczy się osobno, a naśladować można dowolnym z nich.</translation>
    </message>
    <message>
        <source>A coin stands for any one suit you choose, the same in all actions of that play.</source>
        <translation>Moneta zastępuje jeden dowolny symbol według twojego wyboru, ten sam we wszystkich akcjach danej zagrywki.</translation>
    </message>
    <message>
        <source>When you play this card itself, you name the suit at once, and rivals match it.</source>
        <translation>Gdy zagrywasz samą tę kartę, symbol deklarujesz od razu i to do niego dopasowują się rywale.</translation>
    </message>
    <message>
        <source>Carry out one of the two actions in full; the other may be done in full, in part or not at all. You choose the order.</source>
        <translation>Jedną z obu akcji wykonaj w całości; drugą możesz wykonać w całości, częściowo albo wcale. Kolejność wybierasz dowolnie.</translation>
    </message>
    <message>
        <source>Its one action must be carried out in full, otherwise the card cannot be played.</source>
        <translation>Jej jedyną akcję trzeba wykonać w całości, inaczej karty nie da się zagrać.</translation>
    </message>
    <message>
        <source>A best friend left in your hand goes to your discard pile, never to your yard, so nobody can recruit it.</source>
        <translation>Najlepszy Przyjaciel, który zostaje na ręce, trafia na stos kart odrzuconych, nigdy na Podwórko, więc nikt go nie zwerbuje.</translation>
    </message>
    <message>
        <source>Left in your hand, the card goes to your yard, where rivals can recruit it.</source>
        <translation>Gdy karta zostaje na ręce, trafia na twoje Podwórko, skąd rywale mogą ją zwerbować.</translation>
    </message>
    <message>
        <source>Add cards with the counted suit from your hand and use your lookout: each symbol counts. Every card must make one of the two actions give more.</source>
        <translation>Dodaj z ręki karty z liczonym symbolem i użyj Czatowni: każdy symbol się liczy. Dzięki każdej takiej karcie co najmniej jedna z akcji musi dać więcej.</translation>
    </message>
    <message>
        <source>The symbol of this card counts only if it is the suit you choose.</source>
        <translation>Symbol tej karty liczy się tylko wtedy, gdy to właśnie jego wybierasz.</translation>
    </message>
    <message>
        <source>Whoever follows counts only the symbols on the card discarded for it.</source>
        <translation>Kto naśladuje, liczy tylko symbole na karcie, którą w tym celu odrzuca.</translation>
    </message>
    <message>
        <source>Cards are counted here, not their symbols.</source>
        <translation>Tutaj liczą się karty, a nie ich symbole.</translation>
    </message>
    <message>
        <source>If there is nothing to count, the action gives nothing, but it is carried out in full.</source>
        <translation>Gdy nie ma czego liczyć, akcja nic nie daje, ale uchodzi za wykonaną w całości.</translation>
    </message>
    <message>
        <source>The whole bracket is repeated, each time in the same order.</source>
        <translation>Powtarza się cały nawias, za każdym razem w tej samej kolejności.</translation>
    </message>
    <message>
        <source>Afterwards each rival in turn may follow: discard one card with the same suit or a coin from hand and carry out this action in full.</source>
        <translation>Potem każdy rywal po kolei może naśladować: odrzuca z ręki jedną kartę z takim samym symbolem lub z monetą i wykonuje tę akcję w całości.</translation>
    </message>
    <message>
        <source>Only whoever plays the card carries it out; nobody follows it.</source>
        <translation>Wykonuje ją tylko gracz, który zagrywa kartę; nikt jej nie naśladuje.</translation>
    </message>
    <message>
        <source>Only one kind, never a mix.</source>
        <translation>Tylko jeden rodzaj, mieszać nie można.</translation>
    </message>
    <message>
        <source>Only one kind, never a mix. Whoever follows takes the kind that you took.</source>
        <translation>Tylko jeden rodzaj, mieszać nie można. Kto naśladuje, bierze ten sam rodzaj co ty.</translation>
    </message>
    <message>
        <source>Your stuff has room for 4 pizzas and 4 toys. You do not gain what does not fit, and the action is then not done in full.</source>
        <translation>W Gratach mieszczą się 4 Pizze i 4 Zabawki. Tego, co się nie mieści, nie bierzesz, a akcja nie jest wtedy wykonana w całości.</translation>
    </message>
    <message>
        <source>You pay the cost on your board from your stuff and your pack. Level 1 brings a made-up rule, level 2 a perk, level 5 the Macaroni Sculpture if nobody has it.</source>
        <translation>Koszt ze swojej planszy płacisz z Gratów i z Plecaka. Poziom 1 daje Zmyśloną Zasadę, poziom 2 Bonus, a poziom 5 Rzeźbę z Makaronu, jeśli nikt jej jeszcze nie ma.</translation>
    </message>
    <message>
        <source>You may leave out any one token of the cost.</source>
        <translation>Z kosztu możesz pominąć dowolny 1 zasób.</translation>
    </message>
    <message>
        <source>The additional token may be a pizza or a toy.</source>
        <translation>Dodatkowym zasobem może być Pizza albo Zabawka.</translation>
    </message>
    <message>
        <source>The card stays in your lookout until the end of the game and lends you its symbols on every turn. There is room for 1 card more than your fort has levels.</source>
        <translation>Karta zostaje w Czatowni do końca gry i w każdej turze użycza ci swoich symboli. Czatownia mieści o 1 kartę więcej, niż wynosi poziom twojego Fortu.</translation>
    </message>
    <message>
        <source>Your pack has room for 1 token more than your fort has levels, in any mix.</source>
        <translation>Plecak mieści o 1 zasób więcej, niż wynosi poziom twojego Fortu, w dowolnej kombinacji.</translation>
    </message>
    <message>
        <source>From the park, from a rival’s yard or unseen from the park deck; the card goes to your discard pile.</source>
        <translation>Z Parku, z Podwórka rywala albo w ciemno z talii Parku; karta trafia na twój stos kart odrzuconych.</translation>
    </message>
    <message>
        <source>A trashed card leaves the game. Neither cards in your deck nor those just played or added can be trashed; best friends can.</source>
        <translation>Wyrzucona karta wypada z gry. Nie można wyrzucić kart z talii ani tych właśnie zagranych i dodanych; Najlepszych Przyjaciół można.</translation>
    </message>
    <message>
        <source>This card leaves the game when everybody has had the chance to follow; it does not come to your discard pile.</source>
        <translation>Ta karta wypada z gry, gdy wszyscy rywale zdecydują o naśladowaniu; nie trafia na stos kart odrzuconych.</translation>
    </message>
    <message>
        <source>You may swap in your stuff and in your pack.</source>
        <translation>Zamieniać możesz w Gratach i w Plecaku.</translation>
    </message>
    <message>
        <source>You may pay from your stuff and from your pack.</source>
        <translation>Zapłacić możesz z Gratów i z Plecaka.</translation>
    </message>
    <message>
        <source>Nothing is taken out of the pack.</source>
        <translation>Z Plecaka nic przy tym nie ubywa.</translation>
    </message>
    <message>
        <source>You take a perk when your fort reaches level 2.</source>
        <translation>Bonus bierzesz, gdy twój Fort osiąga poziom 2.</translation>
    </message>
    <message>
        <source>You choose a made-up rule when your fort reaches level 1; nobody else sees it before the end of the game.</source>
        <translation>Zmyśloną Zasadę wybierasz, gdy twój Fort osiąga poziom 1; do końca gry nikt inny jej nie widzi.</translation>
    </message>
    <message>
        <source>What comes after the arrow is done only when everything before it has been done in full; then it must be done if possible.</source>
        <translation>To, co stoi za strzałką, wykonuje się tylko po wykonaniu w całości wszystkiego przed nią; wtedy trzeba to zrobić, jeśli się da.</translation>
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
        <translation>{card}, Najlepszy Przyjaciel (symbol: {suits})</translation>
    </message>
    <message>
        <source>{card}, dog (suit: {suits})</source>
        <translation>{card}, pies (symbol: {suits})</translation>
    </message>
    <message>
        <source>{card} in the lookout counts for {played}</source>
        <translation>{card} z&#xa0;Czatowni liczy się do karty „{played}”</translation>
    </message>
    <message>
        <source>{card} in the lookout counts for {played}; click to take it back</source>
        <translation>{card} z&#xa0;Czatowni liczy się do karty „{played}”; kliknij, aby wziąć ją z&#xa0;powrotem</translation>
    </message>
    <message>
        <source>Cat: {cat}</source>
        <translation>Kot: {cat}</translation>
    </message>
</context>
<context>
    <name>CatTexts</name>
    <message>
        <source>Lured by: {suits} in your yard.</source>
        <translation>Wabi go: {suits} na twoim Podwórku.</translation>
    </message>
    <message numerus="yes">
        <source>Lured by: at least %n card(s) in your yard.</source>
        <translation>
            <numerusform>Wabi go: co najmniej %n karta na twoim Podwórku.</numerusform>
            <numerusform>Wabi go: co najmniej %n karty na twoim Podwórku.</numerusform>
            <numerusform>Wabi go: co najmniej %n kart na twoim Podwórku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lured by: at least %n card(s) with the same suit in your yard.</source>
        <translation>
            <numerusform>Wabi go: co najmniej %n karta z takim samym symbolem na twoim Podwórku.</numerusform>
            <numerusform>Wabi go: co najmniej %n karty z takim samym symbolem na twoim Podwórku.</numerusform>
            <numerusform>Wabi go: co najmniej %n kart z takim samym symbolem na twoim Podwórku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just before you play a card, if you like and {condition}: {clause}.</source>
        <translation>Tuż przed zagraniem karty, jeśli chcesz i {condition}: {clause}.</translation>
    </message>
    <message>
        <source>Just before you play a card, if you like: {clause}.</source>
        <translation>Tuż przed zagraniem karty, jeśli chcesz: {clause}.</translation>
    </message>
    <message>
        <source>For each rival who follows your played card: {clause}.</source>
        <translation>Za każdego rywala, który naśladuje twoją zagraną kartę: {clause}.</translation>
    </message>
    <message>
        <source>If nobody follows your played card: {clause}.</source>
        <translation>Jeśli nikt nie naśladuje twojej zagranej karty: {clause}.</translation>
    </message>
    <message>
        <source>In your draw phase, if you like: {clause}.</source>
        <translation>W swojej fazie Dobrania, jeśli chcesz: {clause}.</translation>
    </message>
    <message>
        <source>there is no pizza in your stuff</source>
        <translation>nie masz w Gratach ani jednej Pizzy</translation>
    </message>
    <message>
        <source>your fort is higher than every rival’s</source>
        <translation>twój Fort ma wyższy poziom niż każdy inny</translation>
    </message>
    <message>
        <source>{cat} – {power}</source>
        <translation>{cat} – {power}</translation>
    </message>
    <message>
        <source>It comes at the end of your turn, also from a rival, whatever is in that yard.</source>
        <translation>Przyjdzie na koniec twojej tury, także od rywala, bez względu na to, co jest na jego Podwórku.</translation>
    </message>
    <message>
        <source>One such card is enough: it comes at the end of your turn, also from a rival, whatever is in that yard.</source>
        <translation>Wystarczy jedna taka karta: przyjdzie na koniec twojej tury, także od rywala, bez względu na to, co jest na jego Podwórku.</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Choices</source>
        <translation>Możliwości</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>CoachBar</name>
    <message>
        <source>Final scoring</source>
        <translation>Podliczenie punktów</translation>
    </message>
    <message>
        <source>Back to the final scoring (Esc)</source>
        <translation>Wróć do podliczenia punktów (Esc)</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>Play a card, or choose “Play no card”.</source>
        <translation>Zagraj kartę albo wybierz „Nie zagrywaj karty”.</translation>
    </message>
    <message>
        <source>No card can be played now: click one to see why.</source>
        <translation>Teraz nie da się zagrać żadnej karty: kliknij którąś, a dowiesz się dlaczego.</translation>
    </message>
    <message>
        <source>You have no card to play.</source>
        <translation>Nie masz karty do zagrania.</translation>
    </message>
    <message>
        <source>No card can be played yet: use Recycling first.</source>
        <translation>Na razie nie da się zagrać żadnej karty: najpierw użyj Bonusu „Recykling”.</translation>
    </message>
    <message>
        <source>Play a second card.</source>
        <translation>Zagraj drugą kartę.</translation>
    </message>
    <message>
        <source>Play a card now.</source>
        <translation>Teraz zagraj kartę.</translation>
    </message>
    <message>
        <source>Before you play, use a cat’s power, or just play.</source>
        <translation>Zanim zagrasz kartę, możesz użyć zdolności kota.</translation>
    </message>
    <message>
        <source>No card can be played yet: use a cat’s power first.</source>
        <translation>Na razie nie da się zagrać żadnej karty: najpierw użyj zdolności kota.</translation>
    </message>
    <message>
        <source>Which suit does the coin stand for?</source>
        <translation>Jaki symbol zastępuje moneta?</translation>
    </message>
    <message>
        <source>Finish this card: nothing more can be done with it.</source>
        <translation>Zakończ tę kartę: nic więcej nie da się z nią zrobić.</translation>
    </message>
    <message>
        <source>Choose an action, or finish this card.</source>
        <translation>Wybierz akcję albo zakończ tę kartę.</translation>
    </message>
    <message>
        <source>Finish this card, or use Recycling first.</source>
        <translation>Zakończ kartę albo najpierw użyj Bonusu „Recykling”.</translation>
    </message>
    <message>
        <source>Choose an action of this card.</source>
        <translation>Wybierz akcję tej karty.</translation>
    </message>
    <message>
        <source>Choose an action of the added kid.</source>
        <translation>Wybierz akcję dodanego Dzieciaka.</translation>
    </message>
    <message>
        <source>You may add cards (suit: {suit}). Then choose “Play it”.</source>
        <translation>Możesz dodać karty (symbol: {suit}). Potem wybierz „Zagraj”.</translation>
    </message>
    <message>
        <source>You may add cards (suit: {suit}). Then choose “Pizzas” or “Toys”.</source>
        <translation>Możesz dodać karty (symbol: {suit}). Potem wybierz „Pizze” albo „Zabawki”.</translation>
    </message>
    <message>
        <source>Add cards (suit: {suit}).</source>
        <translation>Dodaj karty (symbol: {suit}).</translation>
    </message>
    <message>
        <source>{card}: {clause}.</source>
        <translation>{card}: {clause}.</translation>
    </message>
    <message>
        <source>{card}: {clause}. Now: {gain}.</source>
        <translation>{card}: {clause}. Teraz: {gain}.</translation>
    </message>
    <message>
        <source>Add cards (suit: {suit}), or play it.</source>
        <translation>Dodaj karty (symbol: {suit}) albo zagraj.</translation>
    </message>
    <message>
        <source>Add more (suit: {suit}), play it, or take cards back.</source>
        <translation>Dodaj więcej (symbol: {suit}), zagraj albo weź karty z powrotem.</translation>
    </message>
    <message>
        <source>Choose “Play it”.</source>
        <translation>Wybierz „Zagraj”.</translation>
    </message>
    <message>
        <source>Choose “Pizzas” or “Toys”: it is played with that.</source>
        <translation>Wybierz „Pizze” albo „Zabawki”: tym zagrasz kartę.</translation>
    </message>
    <message>
        <source>Add more (suit: {suit}), or play it.</source>
        <translation>Dodaj kolejne karty (symbol: {suit}) albo zagraj.</translation>
    </message>
    <message>
        <source>Play it, or take it back.</source>
        <translation>Zagraj ją albo weź z powrotem.</translation>
    </message>
    <message>
        <source>Play it, or take {card} back.</source>
        <translation>Zagraj albo weź z powrotem kartę „{card}”.</translation>
    </message>
    <message>
        <source>Play it, or take cards back.</source>
        <translation>Zagraj albo weź karty z powrotem.</translation>
    </message>
    <message>
        <source>Choose the suit that counts.</source>
        <translation>Wybierz symbol, który będzie się liczyć.</translation>
    </message>
    <message>
        <source>Once more, or “Stop”?</source>
        <translation>Jeszcze raz czy „Wystarczy”?</translation>
    </message>
    <message>
        <source>Pay with these tokens, click others, or take them back (cost: {cost}).</source>
        <translation>Zapłać tymi zasobami, kliknij inne albo weź te z powrotem (koszt: {cost}).</translation>
    </message>
    <message>
        <source>Pay with these tokens, click others, or take them back (cost: {cost}, less 1 token).</source>
        <translation>Zapłać tymi zasobami, kliknij inne albo weź te z powrotem (koszt: {cost}, ale o 1 zasób mniej).</translation>
    </message>
    <message>
        <source>Spend these tokens, click others, or take them back.</source>
        <translation>Wydaj te zasoby, kliknij inne albo weź te z powrotem.</translation>
    </message>
    <message>
        <source>Follow? Discard one card (suit: {suit}, or a coin) and do the action that was left out: {clause}.</source>
        <translation>Naśladujesz? Odrzuć jedną kartę (symbol: {suit} albo moneta) i wykonaj pominiętą akcję: {clause}.</translation>
    </message>
    <message>
        <source>Trash Rough Housing and the played card with it?</source>
        <translation>Wyrzucić Bonus „Rozróba”, a wraz z nim zagraną kartę?</translation>
    </message>
    <message>
        <source>Here you can only do this: {move}.</source>
        <translation>Masz tu tylko jedną możliwość: {move}.</translation>
    </message>
    <message>
        <source>Trash Do-Over and play a second card?</source>
        <translation>Wyrzucić Bonus „Powtórka” i zagrać drugą kartę?</translation>
    </message>
    <message>
        <source>Use Recycling before you discard, or go on.</source>
        <translation>Przed odrzuceniem kart możesz jeszcze użyć Bonusu „Recykling”.</translation>
    </message>
    <message>
        <source>No second card can be played. You may use Recycling.</source>
        <translation>Nie da się zagrać drugiej karty. Możesz użyć Bonusu „Recykling”.</translation>
    </message>
    <message>
        <source>Pizzas or toys?</source>
        <translation>Pizze czy Zabawki?</translation>
    </message>
    <message>
        <source>Choose a token to move to your pack.</source>
        <translation>Wybierz zasób, który spakujesz do Plecaka.</translation>
    </message>
    <message>
        <source>Choose a card in a rival’s yard to trash.</source>
        <translation>Wybierz na Podwórku rywala kartę, którą wyrzucisz.</translation>
    </message>
    <message>
        <source>Choose how to pay for your fort (cost: {cost}).</source>
        <translation>Wybierz, czym zapłacisz za rozbudowę Fortu (koszt: {cost}).</translation>
    </message>
    <message>
        <source>Choose how to pay for your fort (cost: {cost}, less 1 token).</source>
        <translation>Wybierz, czym zapłacisz za rozbudowę Fortu (koszt: {cost}, ale o 1 zasób mniej).</translation>
    </message>
    <message>
        <source>Choose what to spend.</source>
        <translation>Wybierz, co wydasz.</translation>
    </message>
    <message>
        <source>Which way: pizza for toys, or toys for pizza?</source>
        <translation>W którą stronę: Pizzę na Zabawkę czy Zabawkę na Pizzę?</translation>
    </message>
    <message>
        <source>Choose a token to swap.</source>
        <translation>Wybierz zasób, który zamienisz.</translation>
    </message>
    <message>
        <source>Whose pack do you copy?</source>
        <translation>Czyj Plecak skopiujesz?</translation>
    </message>
    <message>
        <source>Choose your made-up rule. The others won’t see it.</source>
        <translation>Wybierz Zmyśloną Zasadę. Inni jej nie zobaczą.</translation>
    </message>
    <message>
        <source>Choose a perk.</source>
        <translation>Wybierz Bonus.</translation>
    </message>
    <message>
        <source>You cannot follow this time: click a card to see why.</source>
        <translation>Tym razem nie możesz naśladować: kliknij kartę, aby zobaczyć dlaczego.</translation>
    </message>
    <message>
        <source>{who} may follow (suit: {suit}).</source>
        <translation>{who} może naśladować (symbol: {suit}).</translation>
    </message>
    <message>
        <source>{who} cannot carry this out in full.</source>
        <translation>{who} nie może wykonać tej akcji w całości.</translation>
    </message>
    <message>
        <source>Discard a second matching card as well?</source>
        <translation>Odrzucić też drugą pasującą kartę?</translation>
    </message>
    <message>
        <source>You cannot discard a second card as well.</source>
        <translation>Drugiej karty już nie możesz odrzucić.</translation>
    </message>
    <message>
        <source>What this dog needs: {need}</source>
        <translation>Czego potrzebuje ten pies: {need}</translation>
    </message>
    <message>
        <source>Into whose doghouse: left or right?</source>
        <translation>Do której budy: po lewej czy po prawej?</translation>
    </message>
    <message>
        <source>Keep one card. The rest go to the left.</source>
        <translation>Zatrzymaj jedną kartę. Pozostałe wędrują w lewo.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>To ostatnia runda.</translation>
    </message>
    <message numerus="yes">
        <source>Click the tokens that pay for your fort: %n to go (cost: {cost}).</source>
        <translation>
            <numerusform>Kliknij zasoby, którymi zapłacisz za rozbudowę Fortu: został %n (koszt: {cost}).</numerusform>
            <numerusform>Kliknij zasoby, którymi zapłacisz za rozbudowę Fortu: zostały %n (koszt: {cost}).</numerusform>
            <numerusform>Kliknij zasoby, którymi zapłacisz za rozbudowę Fortu: zostało %n (koszt: {cost}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the tokens that pay for your fort: %n to go (cost: {cost}, less 1 token).</source>
        <translation>
            <numerusform>Kliknij zasoby, którymi zapłacisz za rozbudowę Fortu: został %n (koszt: {cost}, ale o 1 zasób mniej).</numerusform>
            <numerusform>Kliknij zasoby, którymi zapłacisz za rozbudowę Fortu: zostały %n (koszt: {cost}, ale o 1 zasób mniej).</numerusform>
            <numerusform>Kliknij zasoby, którymi zapłacisz za rozbudowę Fortu: zostało %n (koszt: {cost}, ale o 1 zasób mniej).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click the tokens to spend: %n to go.</source>
        <translation>
            <numerusform>Kliknij zasoby, które wydasz: został %n.</numerusform>
            <numerusform>Kliknij zasoby, które wydasz: zostały %n.</numerusform>
            <numerusform>Kliknij zasoby, które wydasz: zostało %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use it, or click the cat again.</source>
        <translation>Użyj jej albo kliknij kota jeszcze raz.</translation>
    </message>
    <message>
        <source>Play it, or leave {card} out (lookout).</source>
        <translation>Zagraj albo pomiń kartę „{card}” (z Czatowni).</translation>
    </message>
    <message>
        <source>Play it, or leave cards of your lookout out.</source>
        <translation>Zagraj albo pomiń karty z Czatowni.</translation>
    </message>
    <message>
        <source>Add more (suit: {suit}), play it, or leave cards of your lookout out.</source>
        <translation>Dodaj więcej (symbol: {suit}), zagraj albo pomiń karty z Czatowni.</translation>
    </message>
    <message>
        <source>Which suit does the coin stand for? Rivals can follow with that suit, too.</source>
        <translation>Jaki symbol zastępuje moneta? Rywale mogą naśladować także tym symbolem.</translation>
    </message>
    <message>
        <source>Follow? Discard one card (suit: {suit}, or a coin) and do it too: {clause}.</source>
        <translation>Naśladujesz? Odrzuć jedną kartę (symbol: {suit} albo moneta) i zrób to samo: {clause}.</translation>
    </message>
    <message>
        <source>Count one symbol or both? What you choose must be done in full.</source>
        <translation>Policz jeden symbol albo oba. To, co wybierzesz, trzeba wykonać w całości.</translation>
    </message>
    <message>
        <source>How many symbols do you count? What you choose must be done in full.</source>
        <translation>Ile symboli policzysz? To, co wybierzesz, trzeba wykonać w całości.</translation>
    </message>
    <message>
        <source>{n} of {all}: {line}</source>
        <translation>{n}/{all}: {line}</translation>
    </message>
    <message numerus="yes">
        <source>You drew only %n card(s): no more were left.</source>
        <translation>
            <numerusform>Dobierasz tylko %n kartę: więcej nie zostało.</numerusform>
            <numerusform>Dobierasz tylko %n karty: więcej nie zostało.</numerusform>
            <numerusform>Dobierasz tylko %n kart: więcej nie zostało.</numerusform>
        </translation>
    </message>
    <message>
        <source>A coin stands for any suit, here for: {suit} ({cards}).</source>
        <translation>Moneta zastępuje dowolny symbol, tutaj: {suit} ({cards}).</translation>
    </message>
    <message>
        <source>Choose a card {places} for your lookout.</source>
        <translation>Wybierz {places} kartę do swojej Czatowni.</translation>
    </message>
    <message>
        <source>Choose a card {places} to trash.</source>
        <translation>Wybierz {places} kartę do wyrzucenia.</translation>
    </message>
    <message>
        <source>Recruit one more card {places}, or choose “Done”.</source>
        <translation>Zwerbuj jeszcze jedną kartę {places} albo wybierz „Gotowe”.</translation>
    </message>
    <message>
        <source>{start} or {last}</source>
        <translation>{start} lub {last}</translation>
    </message>
    <message>
        <source>from your hand</source>
        <translation>z ręki</translation>
    </message>
    <message>
        <source>from your discard pile</source>
        <translation>ze swojego stosu kart odrzuconych</translation>
    </message>
    <message>
        <source>from the park</source>
        <translation>z Parku</translation>
    </message>
    <message>
        <source>from the park deck</source>
        <translation>z talii Parku</translation>
    </message>
    <message>
        <source>from a rival’s yard</source>
        <translation>z Podwórka rywala</translation>
    </message>
    <message>
        <source>from any yard</source>
        <translation>z dowolnego Podwórka</translation>
    </message>
    <message>
        <source>Added for you, as it only helps: {card} (a click leaves it out).</source>
        <translation>Karta dodana za ciebie, bo tylko pomaga: {card} (kliknięciem ją pominiesz).</translation>
    </message>
    <message>
        <source>Added for you, as they only help: {cards} (a click leaves one out).</source>
        <translation>Karty dodane za ciebie, bo tylko pomagają: {cards} (kliknięciem pominiesz kartę).</translation>
    </message>
    <message>
        <source>The played card lets you recruit a card {places}.</source>
        <translation>Zagrana karta pozwala ci zwerbować kartę {places}.</translation>
    </message>
    <message>
        <source>To end your turn, recruit a card {places}.</source>
        <translation>Na koniec tury zwerbuj kartę {places}.</translation>
    </message>
    <message>
        <source>Your cat lets you draw one card more: how many do you draw?</source>
        <translation>Twój kot pozwala dobrać o kartę więcej: ile kart dobierasz?</translation>
    </message>
    <message>
        <source>Then to your yard: {cards}.</source>
        <translation>Potem na twoje Podwórko: {cards}.</translation>
    </message>
    <message>
        <source>Dogs that nobody recruits there run to {who}: {dogs}.</source>
        <translation>Psy, których nikt tam nie zwerbuje, uciekną (nowy właściciel: {who}): {dogs}.</translation>
    </message>
</context>
<context>
    <name>ColourChoice</name>
    <message>
        <source>Red board</source>
        <translation>Czerwona plansza</translation>
    </message>
    <message>
        <source>Blue board</source>
        <translation>Niebieska plansza</translation>
    </message>
    <message>
        <source>Green board</source>
        <translation>Zielona plansza</translation>
    </message>
    <message>
        <source>Yellow board</source>
        <translation>Żółta plansza</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Fioletowy</translation>
    </message>
</context>
<context>
    <name>CountedTexts</name>
    <message numerus="yes">
        <source>Victory track: %n point(s) gained during the game</source>
        <translation>
            <numerusform>Tor Zwycięstwa: %n Punkt zdobyty w trakcie gry</numerusform>
            <numerusform>Tor Zwycięstwa: %n Punkty zdobyte w trakcie gry</numerusform>
            <numerusform>Tor Zwycięstwa: %n Punktów zdobytych w trakcie gry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fort of level {level}: %n point(s)</source>
        <translation>
            <numerusform>Fort na poziomie {level}: %n Punkt</numerusform>
            <numerusform>Fort na poziomie {level}: %n Punkty</numerusform>
            <numerusform>Fort na poziomie {level}: %n Punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {rule} {found} → %n point(s)</source>
        <translation>
            <numerusform>{name}: {rule} {found} → %n Punkt</numerusform>
            <numerusform>{name}: {rule} {found} → %n Punkty</numerusform>
            <numerusform>{name}: {rule} {found} → %n Punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>No made-up rule: this fort never reached level 1</source>
        <translation>Brak Zmyślonej Zasady: Fort nie osiągnął poziomu 1</translation>
    </message>
    <message numerus="yes">
        <source>Macaroni Sculpture, for the first fort of level 5: %n point(s)</source>
        <translation>
            <numerusform>Rzeźba z Makaronu za pierwszy Fort na poziomie 5: %n Punkt</numerusform>
            <numerusform>Rzeźba z Makaronu za pierwszy Fort na poziomie 5: %n Punkty</numerusform>
            <numerusform>Rzeźba z Makaronu za pierwszy Fort na poziomie 5: %n Punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>The Macaroni Sculpture belongs to the first fort of level 5</source>
        <translation>Rzeźba z Makaronu należy do pierwszego Fortu na poziomie 5</translation>
    </message>
    <message numerus="yes">
        <source>In the doghouse: {dogs}. Nobody has more → %n point(s)</source>
        <translation>
            <numerusform>W budzie: {dogs}. Nikt nie ma więcej psów → %n Punkt</numerusform>
            <numerusform>W budzie: {dogs}. Nikt nie ma więcej psów → %n Punkty</numerusform>
            <numerusform>W budzie: {dogs}. Nikt nie ma więcej psów → %n Punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>In the doghouse: {dogs}. Somebody has more, and scores for it</source>
        <translation>W budzie: {dogs}. Ktoś inny ma więcej psów i to on dostaje Punkty</translation>
    </message>
    <message>
        <source>The doghouse is empty: no points</source>
        <translation>Buda jest pusta: bez Punktów</translation>
    </message>
    <message numerus="yes">
        <source>Cats: {cats} → %n point(s) (1, 3, 6 or 10 for one, two, three or four)</source>
        <translation>
            <numerusform>Koty: {cats} → %n Punkt (od jednego do czterech kotów to 1, 3, 6 albo 10 Punktów)</numerusform>
            <numerusform>Koty: {cats} → %n Punkty (od jednego do czterech kotów to 1, 3, 6 albo 10 Punktów)</numerusform>
            <numerusform>Koty: {cats} → %n Punktów (od jednego do czterech kotów to 1, 3, 6 albo 10 Punktów)</numerusform>
        </translation>
    </message>
    <message>
        <source>No cat has come: no points</source>
        <translation>Żaden kot nie przyszedł: bez Punktów</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort and Macaroni Sculpture. Made-up rules are secret until the end.</source>
        <translation>W każdej rundzie liczą się: tor Zwycięstwa, Fort i Rzeźba z Makaronu. Zmyślone Zasady są tajne do końca.</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort, Macaroni Sculpture and dogs. Made-up rules are secret until the end.</source>
        <translation>W każdej rundzie liczą się: tor Zwycięstwa, Fort, Rzeźba z Makaronu i psy. Zmyślone Zasady są tajne do końca.</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort, Macaroni Sculpture and cats. Made-up rules are secret until the end.</source>
        <translation>W każdej rundzie liczą się: tor Zwycięstwa, Fort, Rzeźba z Makaronu i koty. Zmyślone Zasady są tajne do końca.</translation>
    </message>
    <message>
        <source>Counted in every round: victory track, fort, Macaroni Sculpture, dogs and cats. Made-up rules are secret until the end.</source>
        <translation>W każdej rundzie liczą się: tor Zwycięstwa, Fort, Rzeźba z Makaronu, psy i koty. Zmyślone Zasady są tajne do końca.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand over to %1</source>
        <translation>Przekaż urządzenie. Teraz&#xa0;gra:&#xa0;%1</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Jestem %1&#xa0;– pokaż karty</translation>
    </message>
    <message>
        <source>Enter or Space works too</source>
        <translation>Działa też Enter albo spacja</translation>
    </message>
    <message>
        <source>I am %1, take my decision back</source>
        <translation>Jestem %1&#xa0;– cofnij decyzję</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message numerus="yes">
        <source>Discard: %n card(s)</source>
        <translation>
            <numerusform>Stos odrzuconych: %n karta</numerusform>
            <numerusform>Stos odrzuconych: %n karty</numerusform>
            <numerusform>Stos odrzuconych: %n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogTexts</name>
    <message>
        <source>from your hand only</source>
        <translation>tylko z ręki</translation>
    </message>
    <message>
        <source>from your hand or lookout</source>
        <translation>z ręki lub z Czatowni</translation>
    </message>
    <message>
        <source>Add {objects} {source}.</source>
        <translation>Dodaj {source} {objects}.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n different suit(s) {source}.</source>
        <translation>
            <numerusform>Dodaj {source} %n symbol.</numerusform>
            <numerusform>Dodaj {source} %n różne symbole.</numerusform>
            <numerusform>Dodaj {source} %n różnych symboli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n different suit(s) other than {suit} {source}.</source>
        <translation>
            <numerusform>Dodaj {source} %n symbol inny niż {suit}.</numerusform>
            <numerusform>Dodaj {source} %n różne symbole inne niż {suit}.</numerusform>
            <numerusform>Dodaj {source} %n różnych symboli innych niż {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n kid(s) from your hand.</source>
        <translation>
            <numerusform>Dodaj z ręki %n Dzieciaka.</numerusform>
            <numerusform>Dodaj z ręki %n Dzieciaki.</numerusform>
            <numerusform>Dodaj z ręki %n Dzieciaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Spend {objects}.</source>
        <translation>Wydaj {objects}.</translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n card(s) in your lookout.</source>
        <translation>
            <numerusform>Miej w Czatowni co najmniej %n kartę.</numerusform>
            <numerusform>Miej w Czatowni co najmniej %n karty.</numerusform>
            <numerusform>Miej w Czatowni co najmniej %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have a fort of level {level} or higher.</source>
        <translation>Miej Fort co najmniej na poziomie {level}.</translation>
    </message>
    <message>
        <source>This dog goes to your doghouse.</source>
        <translation>Ten pies trafia potem do twojej budy.</translation>
    </message>
    <message>
        <source>This dog goes to a neighbour’s doghouse (left or right, you choose).</source>
        <translation>Ten pies trafia potem do sąsiedniej budy (po lewej albo po prawej – wybierz).</translation>
    </message>
</context>
<context>
    <name>Doghouse</name>
    <message>
        <source>Your doghouse: %1</source>
        <translation>Twoja buda: %1</translation>
    </message>
    <message>
        <source>Your doghouse is empty</source>
        <translation>Twoja buda jest pusta</translation>
    </message>
    <message>
        <source>Doghouse of %1: %2</source>
        <translation>Buda gracza %1: %2</translation>
    </message>
    <message>
        <source>Doghouse of %1: empty</source>
        <translation>Buda gracza %1: pusta</translation>
    </message>
</context>
<context>
    <name>ErrorTexts</name>
    <message>
        <source>The saved game “{name}” cannot be read. The file is kept, but this game cannot be continued.</source>
        <translation>Zapisanej gry „{name}” nie można odczytać. Plik pozostaje, ale tej gry nie można kontynuować.</translation>
    </message>
    <message>
        <source>The latest autosave of a game, “{name}”, cannot be read. The file is kept, and the game can be continued from the autosave before it.</source>
        <translation>Ostatniego automatycznego zapisu gry, „{name}”, nie można odczytać. Plik pozostaje, a grę można kontynuować od poprzedniego zapisu.</translation>
    </message>
    <message>
        <source>“{name}” comes from a newer version of the app. Nothing has been changed. Update the app to continue it.</source>
        <translation>Gra „{name}” pochodzi z nowszej wersji aplikacji. Niczego nie zmieniono. Zaktualizuj aplikację, aby ją kontynuować.</translation>
    </message>
    <message>
        <source>Rules or cards have changed since. The game goes on from its last position; undo goes back no further than that.</source>
        <translation>Od tego czasu zmieniły się zasady lub karty. Gra toczy się dalej od ostatniej pozycji; cofać można tylko do niej.</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}. It goes on here and is saved as soon as that is possible again.</source>
        <translation>Nie udało się zapisać gry: {reason}. Możesz grać dalej; gra zapisze się, gdy tylko znów będzie to możliwe.</translation>
    </message>
    <message>
        <source>The game could not be removed: {reason}. It can still be continued.</source>
        <translation>Nie udało się usunąć gry: {reason}. Nadal możesz ją kontynuować.</translation>
    </message>
    <message>
        <source>Not all settings could be read. The old file was kept as “{name}”; standard settings stand in for what is missing.</source>
        <translation>Nie udało się odczytać wszystkich ustawień. Stary plik zachowano jako „{name}”; brakujące ustawienia mają wartości domyślne.</translation>
    </message>
    <message>
        <source>The statistics could not be read. The old file was kept as “{name}”; counting starts anew.</source>
        <translation>Nie udało się odczytać statystyk. Stary plik zachowano jako „{name}”, liczenie zaczyna się od nowa.</translation>
    </message>
    <message>
        <source>A bot had to be restarted; it made a simple move instead.</source>
        <translation>Trzeba było uruchomić bota ponownie; tym razem wykonał prosty ruch.</translation>
    </message>
    <message>
        <source>Details for a report are in the file “{name}”.</source>
        <translation>Szczegóły do zgłoszenia są w pliku „{name}”.</translation>
    </message>
    <message>
        <source>The details could not be written to the file “{name}”.</source>
        <translation>Szczegółów nie udało się zapisać w pliku „{name}”.</translation>
    </message>
    <message>
        <source>The folder could not be opened.</source>
        <translation>Nie udało się otworzyć folderu.</translation>
    </message>
    <message>
        <source>The game is saved, and goes on when you close this. Should it stand still, leave the table and press “Continue”.</source>
        <translation>Gra jest zapisana i potoczy się dalej, gdy to zamkniesz. Gdyby stanęła, odejdź od stołu i naciśnij „Kontynuuj”.</translation>
    </message>
    <message>
        <source>The game is being saved, and goes on when you close this.</source>
        <translation>Gra właśnie się zapisuje i potoczy się dalej, gdy to zamkniesz.</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Możesz kontynuować.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}. They hold until the app is closed, and saving is tried again.</source>
        <translation>Nie udało się zapisać ustawień: {reason}. Obowiązują do zamknięcia aplikacji, a próby zapisu są ponawiane.</translation>
    </message>
    <message>
        <source>The statistics could not be saved: {reason}. The finished game is counted as soon as that is possible again.</source>
        <translation>Nie udało się zapisać statystyk: {reason}. Zakończona gra zostanie doliczona, gdy tylko będzie to znowu możliwe.</translation>
    </message>
    <message>
        <source>The app is already running in another window. Nothing is saved here until that one is closed.</source>
        <translation>Aplikacja działa już w innym oknie. Dopóki nie zostanie ono zamknięte, tutaj nic się nie zapisuje.</translation>
    </message>
    <message>
        <source>Sorry, the app could not start.</source>
        <translation>Niestety nie udało się uruchomić aplikacji.</translation>
    </message>
</context>
<context>
    <name>FigureTexts</name>
    <message numerus="yes">
        <source>Hand: %n card(s), hidden from the others</source>
        <translation>
            <numerusform>Ręka: %n karta, niewidoczna dla innych</numerusform>
            <numerusform>Ręka: %n karty, niewidoczne dla innych</numerusform>
            <numerusform>Ręka: %n kart, niewidocznych dla innych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s); when it is empty the discard pile is shuffled</source>
        <translation>
            <numerusform>Talia: %n karta; gdy się skończy, tasuje się stos kart odrzuconych</numerusform>
            <numerusform>Talia: %n karty; gdy się skończy, tasuje się stos kart odrzuconych</numerusform>
            <numerusform>Talia: %n kart; gdy się skończy, tasuje się stos kart odrzuconych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s), open to all; becomes the deck when that is empty</source>
        <translation>
            <numerusform>Stos kart odrzuconych: %n karta, jawna; gdy skończy się talia, tasuje się go</numerusform>
            <numerusform>Stos kart odrzuconych: %n karty, jawne; gdy skończy się talia, tasuje się go</numerusform>
            <numerusform>Stos kart odrzuconych: %n kart, jawnych; gdy skończy się talia, tasuje się go</numerusform>
        </translation>
    </message>
    <message>
        <source>First player: every round begins here</source>
        <translation>Gracz rozpoczynający: tu zaczyna się każda runda</translation>
    </message>
    <message numerus="yes">
        <source>Fort level {level}: %n point(s) at the end; lookout for {cards}, pack for {tokens}</source>
        <translation>
            <numerusform>Fort na poziomie {level}: na koniec %n Punkt; Czatownia na {cards}, Plecak na {tokens}</numerusform>
            <numerusform>Fort na poziomie {level}: na koniec %n Punkty; Czatownia na {cards}, Plecak na {tokens}</numerusform>
            <numerusform>Fort na poziomie {level}: na koniec %n Punktów; Czatownia na {cards}, Plecak na {tokens}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kartę</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n zasób</numerusform>
            <numerusform>%n zasoby</numerusform>
            <numerusform>%n zasobów</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort}; level {level} costs {cost}</source>
        <translation>{fort}; poziom {level} kosztuje {cost}</translation>
    </message>
    <message>
        <source>Level {level} of the fort costs {cost}; pay from stuff or pack</source>
        <translation>Poziom {level} Fortu kosztuje {cost}; płaci się z Gratów lub z Plecaka</translation>
    </message>
    <message>
        <source>Stuff: {count} of {room} pizzas</source>
        <translation>Graty: {count} z {room} Pizz</translation>
    </message>
    <message>
        <source>Stuff: {count} of {room} toys</source>
        <translation>Graty: {count} z {room} Zabawek</translation>
    </message>
    <message numerus="yes">
        <source>Pack: {count} of %n token(s); it pays like the stuff does</source>
        <translation>
            <numerusform>Plecak: {count} z %n zasobu; płaci się z niego jak z Gratów</numerusform>
            <numerusform>Plecak: {count} z %n zasobów; płaci się z niego jak z Gratów</numerusform>
            <numerusform>Plecak: {count} z %n zasobów; płaci się z niego jak z Gratów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lookout: {count} of %n card(s), to improve every play; suits: {suits}</source>
        <translation>
            <numerusform>Czatownia: {count} z %n karty, wzmacnia każde zagranie; symbole: {suits}</numerusform>
            <numerusform>Czatownia: {count} z %n kart, wzmacnia każde zagranie; symbole: {suits}</numerusform>
            <numerusform>Czatownia: {count} z %n kart, wzmacnia każde zagranie; symbole: {suits}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Macaroni Sculpture: %n point(s) at the end</source>
        <translation>
            <numerusform>Rzeźba z Makaronu: na koniec %n Punkt</numerusform>
            <numerusform>Rzeźba z Makaronu: na koniec %n Punkty</numerusform>
            <numerusform>Rzeźba z Makaronu: na koniec %n Punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n pizza(s); nobody can gain more</source>
        <translation>
            <numerusform>Wspólna pula: %n Pizza; więcej nikt nie zdobędzie</numerusform>
            <numerusform>Wspólna pula: %n Pizze; więcej nikt nie zdobędzie</numerusform>
            <numerusform>Wspólna pula: %n Pizz; więcej nikt nie zdobędzie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n toy(s); nobody can gain more</source>
        <translation>
            <numerusform>Wspólna pula: %n Zabawka; więcej nikt nie zdobędzie</numerusform>
            <numerusform>Wspólna pula: %n Zabawki; więcej nikt nie zdobędzie</numerusform>
            <numerusform>Wspólna pula: %n Zabawek; więcej nikt nie zdobędzie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Park deck: %n card(s); when none is left this round is the last one</source>
        <translation>
            <numerusform>Talia Parku: %n karta; gdy się skończy, trwająca runda jest ostatnia</numerusform>
            <numerusform>Talia Parku: %n karty; gdy się skończy, trwająca runda jest ostatnia</numerusform>
            <numerusform>Talia Parku: %n kart; gdy się skończy, trwająca runda jest ostatnia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s) here, {more} elsewhere</source>
        <translation>
            <numerusform>{who}: %n Punkt tutaj, {more} gdzie indziej</numerusform>
            <numerusform>{who}: %n Punkty tutaj, {more} gdzie indziej</numerusform>
            <numerusform>{who}: %n Punktów tutaj, {more} gdzie indziej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n Punkt</numerusform>
            <numerusform>{who}: %n Punkty</numerusform>
            <numerusform>{who}: %n Punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort}; level {level} costs {cost}. It makes that round the last one.</source>
        <translation>{fort}; poziom {level} kosztuje {cost}. Runda, w której ktoś go osiągnie, jest ostatnia.</translation>
    </message>
    <message>
        <source>May still change hands: {sources}.</source>
        <translation>Może jeszcze przejść do kogoś innego: {sources}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all ({parts})</source>
        <translation>
            <numerusform>%n Punkt łącznie ({parts})</numerusform>
            <numerusform>%n Punkty łącznie ({parts})</numerusform>
            <numerusform>%n Punktów łącznie ({parts})</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort}; the highest level: this round is the last one</source>
        <translation>{fort}; najwyższy poziom: trwająca runda jest ostatnia</translation>
    </message>
    <message>
        <source>Level {level} of the fort costs {cost}; pay from stuff or pack. It makes that round the last one.</source>
        <translation>Poziom {level} Fortu kosztuje {cost}; płaci się z Gratów lub z Plecaka. Runda, w której ktoś go osiągnie, jest ostatnia.</translation>
    </message>
    <message>
        <source>Victory track – {points}. From 25 on, or with a fort of level 5, this round is the last one.</source>
        <translation>Tor Zwycięstwa – {points}. Od 25 Punktów lub od Fortu poziomu 5 trwająca runda jest ostatnia.</translation>
    </message>
    <message numerus="yes">
        <source>Made-up rules, which score secretly at the end: %n in the stack; one for every fort that reaches level 1</source>
        <translation>
            <numerusform>Zmyślone Zasady, tajne sposoby na dodatkowe Punkty: w stosie %n; po jednej za każdy Fort na poziomie 1</numerusform>
            <numerusform>Zmyślone Zasady, tajne sposoby na dodatkowe Punkty: w stosie %n; po jednej za każdy Fort na poziomie 1</numerusform>
            <numerusform>Zmyślone Zasady, tajne sposoby na dodatkowe Punkty: w stosie %n; po jednej za każdy Fort na poziomie 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {level} costs:</source>
        <translation>Poziom {level} kosztuje:</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far ({parts}); made-up rules are added at the end</source>
        <translation>
            <numerusform>Na razie %n Punkt ({parts}); Zmyślone Zasady dolicza się na końcu</numerusform>
            <numerusform>Na razie %n Punkty ({parts}); Zmyślone Zasady dolicza się na końcu</numerusform>
            <numerusform>Na razie %n Punktów ({parts}); Zmyślone Zasady dolicza się na końcu</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead: {line}</source>
        <translation>Prowadzi: {line}</translation>
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
        <translation>Zapisz grę</translation>
    </message>
</context>
<context>
    <name>FirstPlayerCard</name>
    <message>
        <source>First player</source>
        <translation>Gracz rozpoczynający</translation>
    </message>
</context>
<context>
    <name>FirstTime</name>
    <message>
        <source>First time? The rules in two minutes</source>
        <translation>Pierwszy raz? Zasady w&#xa0;dwie minuty</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nie, dzięki</translation>
    </message>
</context>
<context>
    <name>FortHelp</name>
    <message>
        <source>Click</source>
        <translation>Kliknięcie</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Przeciągnięcie</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Prawy przycisk</translation>
    </message>
    <message>
        <source>Point, or press and hold</source>
        <translation>Wskazanie lub przytrzymanie</translation>
    </message>
    <message>
        <source>A dog</source>
        <translation>Pies</translation>
    </message>
    <message>
        <source>A cat</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Use what glows; anything else says why not</source>
        <translation>Użyj tego, co świeci; reszta powie, dlaczego nie można</translation>
    </message>
    <message>
        <source>Play, add, recruit, pay; Esc or a drop elsewhere takes it back</source>
        <translation>Zagraj, dodaj, zwerbuj, zapłać; Esc lub upuszczenie gdzie indziej to cofa</translation>
    </message>
    <message>
        <source>Look at the card closely with all its rules</source>
        <translation>Obejrzyj kartę z&#xa0;bliska ze wszystkimi zasadami</translation>
    </message>
    <message>
        <source>See what a card does</source>
        <translation>Zobacz, co robi karta</translation>
    </message>
    <message>
        <source>Tab, arrow keys</source>
        <translation>Tab, strzałki</translation>
    </message>
    <message>
        <source>Shift + arrow keys</source>
        <translation>Shift + strzałki</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Go to everything that can be used</source>
        <translation>Przejdź do wszystkiego, czego można użyć</translation>
    </message>
    <message>
        <source>Move a card within your hand</source>
        <translation>Przesuń kartę na ręce</translation>
    </message>
    <message>
        <source>Do it: play, add, recruit, press a button</source>
        <translation>Wykonaj: zagraj, dodaj, zwerbuj, naciśnij przycisk</translation>
    </message>
    <message>
        <source>Decline: play no card, do not follow, be done</source>
        <translation>Odmów: nie zagrywaj karty, nie naśladuj, zakończ</translation>
    </message>
    <message>
        <source>Look at the card closely with all its rules; while something moves, skip to its end</source>
        <translation>Obejrzyj kartę z&#xa0;bliska ze wszystkimi zasadami; gdy coś się porusza, przeskocz na koniec</translation>
    </message>
    <message>
        <source>Take back what is not yet final, close what is open</source>
        <translation>Cofnij to, co jeszcze nie jest ostateczne, zamknij to, co otwarte</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Cofnij ostatni ruch</translation>
    </message>
    <message>
        <source>Read what happened since your last turn</source>
        <translation>Przeczytaj, co wydarzyło się od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>Go to the log and back</source>
        <translation>Przejdź do dziennika gry i&#xa0;z&#xa0;powrotem</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Ta pomoc</translation>
    </message>
    <message>
        <source>Full screen and back</source>
        <translation>Pełny ekran i&#xa0;z&#xa0;powrotem</translation>
    </message>
    <message>
        <source>Play it like a card and meet its need: click or drag the cards and tokens. Then choose “Play it”; it goes to a doghouse.</source>
        <translation>Zagraj go jak kartę i&#xa0;zaspokój jego potrzebę: kliknij karty i&#xa0;zasoby albo je przeciągnij. Potem wybierz „Zagraj”: pies trafia do budy.</translation>
    </message>
    <message>
        <source>Just before you play a card, click your glowing cat, or press Enter on it; then its green button uses its power.</source>
        <translation>Tuż przed zagraniem karty kliknij swojego kota, który świeci, lub naciśnij na nim Enter; zielony przycisk użyje potem jego zdolności.</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Zasady i&#xa0;klawisze</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Twoje karty</translation>
    </message>
    <message>
        <source>Friends leave</source>
        <translation>Przyjaciele odchodzą</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Win kids over, gather pizzas and toys, and build the best fort. Whoever has the most points at the end wins.</source>
        <translation>Zdobywaj Dzieciaki, zbieraj Pizze i&#xa0;Zabawki i&#xa0;zbuduj najlepszy Fort. Wygrywa, kto na koniec ma najwięcej Punktów.</translation>
    </message>
    <message>
        <source>You begin with 10: 2 best friends, 5 kids and 3 dogs. You hold 5 of them at a time. New ones go to your discard pile, which becomes your deck again and again.</source>
        <translation>Zaczynasz z&#xa0;10: 2&#xa0;Najlepszych Przyjaciół, 5&#xa0;Dzieciaków i&#xa0;3&#xa0;psy. Na ręce masz po&#xa0;5. Nowe trafiają na stos kart odrzuconych, z&#xa0;którego raz po raz powstaje talia.</translation>
    </message>
    <message>
        <source>You begin with 10: 2 best friends and 8 kids. You hold 5 of them at a time. New ones go to your discard pile, which becomes your deck again and again.</source>
        <translation>Zaczynasz z&#xa0;10: 2&#xa0;Najlepszych Przyjaciół i&#xa0;8&#xa0;Dzieciaków. Na ręce masz po&#xa0;5. Nowe trafiają na stos kart odrzuconych, z&#xa0;którego raz po raz powstaje talia.</translation>
    </message>
    <message>
        <source>Whom you do not play with stays in your yard until your next turn. Meanwhile rivals may take them away.</source>
        <translation>Kto się z&#xa0;tobą nie bawi, czeka do twojej następnej tury na Podwórku. Rywale mogą go stamtąd zwerbować.</translation>
    </message>
    <message>
        <source>Some cards bring points during the game; the track at the top shows them.</source>
        <translation>Niektóre karty dają Punkty już w&#xa0;trakcie gry; pokazuje je tor u&#xa0;góry.</translation>
    </message>
    <message>
        <source>Your fort brings points, more with every level; so does your made-up rule. The Macaroni Sculpture brings 4.</source>
        <translation>Punkty daje Fort, z&#xa0;każdym poziomem więcej, i&#xa0;twoja Zmyślona Zasada. Rzeźba z&#xa0;Makaronu daje&#xa0;4.</translation>
    </message>
    <message>
        <source>It is the last round as soon as anyone has 25 points on the track or a fort of level 5, or the park deck is empty. It is played to its end: all have the same number of turns.</source>
        <translation>Runda jest ostatnia, gdy ktoś ma na torze 25&#xa0;Punktów lub Fort poziomu&#xa0;5 albo gdy skończy się talia Parku. Gra się ją do końca: wszyscy mają tyle samo tur.</translation>
    </message>
    <message>
        <source>The higher fort decides. If that is the same too, the victory is shared.</source>
        <translation>Decyduje wyższy Fort. Jeśli i&#xa0;on jest taki sam, zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>1. Cleanup</source>
        <translation>1. Zebranie ekipy</translation>
    </message>
    <message>
        <source>2. Play</source>
        <translation>2. Zagrywka</translation>
    </message>
    <message>
        <source>More of it</source>
        <translation>Wzmocnienie</translation>
    </message>
    <message>
        <source>Rivals follow</source>
        <translation>Rywale naśladują</translation>
    </message>
    <message>
        <source>3. Recruit</source>
        <translation>3. Werbunek</translation>
    </message>
    <message>
        <source>4. Discard</source>
        <translation>4. Odrzucenie</translation>
    </message>
    <message>
        <source>5. Draw</source>
        <translation>5. Dobranie</translation>
    </message>
    <message>
        <source>Whoever still waits in your yard goes to your discard pile and is yours again.</source>
        <translation>Kto jeszcze czeka na twoim Podwórku, trafia na stos kart odrzuconych i&#xa0;znów jest twój.</translation>
    </message>
    <message>
        <source>Play one card from your hand, or none. Do its public action, its private action or both, in any order. One of them must be done in full.</source>
        <translation>Zagraj z&#xa0;ręki jedną kartę albo żadnej. Wykonaj jej akcję publiczną, prywatną lub obie, w&#xa0;dowolnej kolejności. Jedną z&#xa0;nich trzeba wykonać w&#xa0;całości.</translation>
    </message>
    <message>
        <source>Where an action says × and a suit, it happens once for every such symbol: on the card, on cards that you add from your hand, and in your lookout. The actions of added cards do not happen.</source>
        <translation>Gdzie przy akcji jest&#xa0;× i&#xa0;symbol, wykonuje się ją raz za każdy taki symbol: na zagranej karcie, na kartach dodanych z&#xa0;ręki i&#xa0;w&#xa0;Czatowni. Akcji dodanych kart się nie wykonuje.</translation>
    </message>
    <message>
        <source>Then each rival in turn may follow the public action: see “Cards”.</source>
        <translation>Potem każdy rywal po kolei może naśladować akcję publiczną: zobacz „Karty”.</translation>
    </message>
    <message>
        <source>Take exactly one card: from the park, from a rival’s yard, or unseen from the park deck. It goes to your discard pile.</source>
        <translation>Weź dokładnie jedną kartę: z&#xa0;Parku, z&#xa0;Podwórka rywala albo w&#xa0;ciemno z&#xa0;talii Parku. Trafia na twój stos kart odrzuconych.</translation>
    </message>
    <message>
        <source>The cards that you played and added and your best friends go to your discard pile. All others from your hand go to your yard.</source>
        <translation>Zagrana karta, dodane karty i&#xa0;Najlepsi Przyjaciele trafiają na stos kart odrzuconych. Wszystkie inne karty z&#xa0;ręki trafiają na twoje Podwórko.</translation>
    </message>
    <message>
        <source>Draw 5 cards. When the deck is empty, the discard pile is shuffled first; when no card is left at all, you draw fewer.</source>
        <translation>Dobierz 5&#xa0;kart. Gdy skończy się talia, tasuje się stos kart odrzuconych; gdy nie ma już żadnych kart, dobierasz ich mniej.</translation>
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
        <translation>Moneta</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Publiczna</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Prywatna</translation>
    </message>
    <message>
        <source>To follow</source>
        <translation>Naśladowanie</translation>
    </message>
    <message>
        <source>Full or not</source>
        <translation>Całość albo nic</translation>
    </message>
    <message>
        <source>Best friends</source>
        <translation>Najlepsi Przyjaciele</translation>
    </message>
    <message>
        <source>To trash</source>
        <translation>Wyrzucanie</translation>
    </message>
    <message>
        <source>Every card shows one of six suits, a coin, or two such symbols. With it you improve other cards and follow rivals.</source>
        <translation>Na każdej karcie jest jeden z&#xa0;sześciu symboli lub moneta, czasem dwa takie znaki. Nimi wzmacniasz inne karty i&#xa0;naśladujesz rywali.</translation>
    </message>
    <message>
        <source>It stands for any one suit you choose. If you play a card with a coin that rivals can follow, you name its suit at once.</source>
        <translation>Zastępuje jeden dowolny symbol według twojego wyboru. Gdy zagrywasz kartę z&#xa0;monetą, którą rywale mogą naśladować, symbol deklarujesz od razu.</translation>
    </message>
    <message>
        <source>The action that rivals may follow. A card without one cannot be followed.</source>
        <translation>Akcja, którą rywale mogą naśladować. Karty bez niej nie można naśladować.</translation>
    </message>
    <message>
        <source>The action for whoever plays the card alone.</source>
        <translation>Akcja tylko dla gracza, który zagrywa kartę.</translation>
    </message>
    <message>
        <source>When a rival has played a card, discard one card from your hand with the same suit or a coin, and do the public action too. × counts only the symbols on the card that you discard.</source>
        <translation>Gdy rywal zagra kartę, odrzuć z&#xa0;ręki jedną kartę z&#xa0;takim samym symbolem lub z&#xa0;monetą i&#xa0;też wykonaj akcję publiczną.&#xa0;× liczy tylko symbole na odrzuconej karcie.</translation>
    </message>
    <message>
        <source>You follow in full or not at all. Whoever played it took pizzas? Then you take pizzas too; with toys likewise. You may follow every rival, as long as you have cards.</source>
        <translation>Naśladujesz w&#xa0;całości albo wcale. Kto zagrał kartę, wziął Pizzę? Ty też bierzesz Pizzę; z&#xa0;Zabawkami tak samo. Naśladować możesz każdego rywala, póki masz karty.</translation>
    </message>
    <message>
        <source>They never go to your yard, so nobody can recruit them.</source>
        <translation>Nigdy nie trafiają na Podwórko, więc nikt ich nie zwerbuje.</translation>
    </message>
    <message>
        <source>The card leaves the game. The fewer weak cards you have, the sooner the good ones come again.</source>
        <translation>Karta wypada z&#xa0;gry. Im mniej masz słabych kart, tym szybciej wracają dobre.</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Twoja plansza</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Plecak</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Czatownia</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Level 1</source>
        <translation>Poziom&#xa0;1</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Poziom&#xa0;2</translation>
    </message>
    <message>
        <source>Level 5</source>
        <translation>Poziom&#xa0;5</translation>
    </message>
    <message>
        <source>Pizzas and toys pay for your fort and for some actions. You gain them into your stuff, which has room for 4 of each.</source>
        <translation>Pizzami i&#xa0;Zabawkami płaci się za Fort i&#xa0;niektóre akcje. Trafiają do Gratów, gdzie mieszczą się 4&#xa0;Pizze i&#xa0;4&#xa0;Zabawki.</translation>
    </message>
    <message>
        <source>Some actions move a token from your stuff to your pack. You can pay from there too, and some cards count what is in it. It has room for 1 token more than your fort has levels.</source>
        <translation>Niektóre akcje przekładają zasób z&#xa0;Gratów do Plecaka. Stąd też można płacić, a&#xa0;niektóre karty liczą, co w&#xa0;nim jest. Mieści o&#xa0;1&#xa0;zasób więcej, niż wynosi poziom Fortu.</translation>
    </message>
    <message>
        <source>Some actions put a card here for good. Its suit helps every card that you play in your turn, without being used up. There is room for 1 card more than your fort has levels.</source>
        <translation>Niektóre akcje dodają tu kartę, na stałe. Jej symbol wzmacnia każdą kartę zagraną w&#xa0;twojej turze i&#xa0;się nie zużywa. Mieści się tu o&#xa0;1&#xa0;kartę więcej, niż wynosi poziom Fortu.</translation>
    </message>
    <message>
        <source>With an action that shows this, pay what the next level costs. Every level brings more points at the end and more room in pack and lookout. 5 is the highest.</source>
        <translation>Akcją z&#xa0;tym znakiem opłać następny poziom. Każdy daje na koniec więcej Punktów, a&#xa0;od razu więcej miejsca w&#xa0;Plecaku i&#xa0;Czatowni. Najwyższy to&#xa0;5.</translation>
    </message>
    <message>
        <source>Choose a made-up rule in secret. It says what else brings you points at the end.</source>
        <translation>Wybierz w&#xa0;tajemnicy jedną Zmyśloną Zasadę. Mówi, co jeszcze da ci na koniec Punkty.</translation>
    </message>
    <message>
        <source>Take one of the open perks. It lets you do something that others cannot.</source>
        <translation>Weź jeden z&#xa0;odkrytych Bonusów. Pozwala na coś, czego inni nie mogą.</translation>
    </message>
    <message>
        <source>This round is the last one. Whoever gets there first takes the Macaroni Sculpture, worth 4 points.</source>
        <translation>Ta runda jest ostatnia. Kto dotrze tu pierwszy, bierze Rzeźbę z&#xa0;Makaronu wartą 4&#xa0;Punkty.</translation>
    </message>
    <message>
        <source>Dogs and cats</source>
        <translation>Psy i&#xa0;koty</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Psy</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Koty</translation>
    </message>
    <message>
        <source>Doghouse</source>
        <translation>Buda</translation>
    </message>
    <message>
        <source>Strays</source>
        <translation>Zabłąkane psy</translation>
    </message>
    <message>
        <source>A dog’s suit</source>
        <translation>Symbol psa</translation>
    </message>
    <message>
        <source>Its power</source>
        <translation>Jego zdolność</translation>
    </message>
    <message>
        <source>Cats at the end</source>
        <translation>Koty na koniec</translation>
    </message>
    <message>
        <source>Play it instead of a kid: meet the need above the dashed line, then do its action, in full. Nobody can follow it.</source>
        <translation>Zagraj go zamiast Dzieciaka: zaspokój potrzebę nad przerywaną linią, a&#xa0;potem wykonaj jego akcję w&#xa0;całości. Nie można jej naśladować.</translation>
    </message>
    <message>
        <source>Nearly every dog that was played goes to a doghouse, usually your own. Whoever has the most dogs there at the end scores 7 points; so does everybody who ties.</source>
        <translation>Prawie każdy zagrany pies trafia do budy, zwykle twojej. Kto na koniec ma w&#xa0;budzie najwięcej psów, zdobywa 7&#xa0;Punktów; przy remisie zdobywa je każdy, kto ma ich najwięcej.</translation>
    </message>
    <message>
        <source>A dog left in your hand goes to your yard. If nobody recruits it, it strays to the discard pile of your left neighbour when your next turn begins.</source>
        <translation>Pies, który zostaje na ręce, trafia na Podwórko. Jeśli nikt go nie zwerbuje, na początku twojej następnej tury zabłąka się na stos kart odrzuconych sąsiada po lewej.</translation>
    </message>
    <message>
        <source>You may add a dog to a kid, or follow with it. Dogs can neither be trashed nor go to a lookout.</source>
        <translation>Psa możesz dodać do Dzieciaka albo odrzucić, naśladując. Psów nie można wyrzucić ani dodać do Czatowni.</translation>
    </message>
    <message>
        <source>At the end of your turn every cat that your yard lures comes to you, from the middle of the table or from a rival. A coin counts as a coin only.</source>
        <translation>Na końcu twojej tury przychodzi do ciebie każdy kot, którego wabi twoje Podwórko, ze środka stołu lub od rywala. Moneta liczy się tylko jako moneta.</translation>
    </message>
    <message>
        <source>As long as the cat is with you, you have its power. Nobody can follow it.</source>
        <translation>Dopóki kot jest u&#xa0;ciebie, masz jego zdolność. Nie można jej naśladować.</translation>
    </message>
    <message>
        <source>1, 2, 3, 4 cats score 1, 3, 6, 10 points.</source>
        <translation>1&#xa0;kot daje 1&#xa0;Punkt, 2&#xa0;koty dają 3&#xa0;Punkty, 3&#xa0;koty 6&#xa0;Punktów, a&#xa0;4&#xa0;koty 10&#xa0;Punktów.</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Suit: book</source>
        <translation>Symbol: książka</translation>
    </message>
    <message>
        <source>Suit: crown</source>
        <translation>Symbol: korona</translation>
    </message>
    <message>
        <source>Suit: glue</source>
        <translation>Symbol: klej</translation>
    </message>
    <message>
        <source>Suit: shovel</source>
        <translation>Symbol: łopata</translation>
    </message>
    <message>
        <source>Suit: skateboard</source>
        <translation>Symbol: deskorolka</translation>
    </message>
    <message>
        <source>Suit: squirt gun</source>
        <translation>Symbol: pistolet na wodę</translation>
    </message>
    <message>
        <source>Coin: any suit</source>
        <translation>Moneta: dowolny symbol</translation>
    </message>
    <message>
        <source>The suit that you choose</source>
        <translation>Symbol, który wybierzesz</translation>
    </message>
    <message>
        <source>Times: once for each</source>
        <translation>Razy: raz za każdy</translation>
    </message>
    <message>
        <source>Then, if the first was done in full</source>
        <translation>A&#xa0;następnie, gdy pierwsze wykonano w&#xa0;całości</translation>
    </message>
    <message>
        <source>Gain a pizza</source>
        <translation>Weź Pizzę</translation>
    </message>
    <message>
        <source>Gain a toy</source>
        <translation>Weź Zabawkę</translation>
    </message>
    <message>
        <source>Gain pizzas or toys, one kind only</source>
        <translation>Weź Pizze albo Zabawki, tylko jeden rodzaj</translation>
    </message>
    <message>
        <source>Score a point</source>
        <translation>Zdobądź Punkt</translation>
    </message>
    <message>
        <source>Move a token from the stuff to the pack</source>
        <translation>Przełóż zasób z&#xa0;Gratów do Plecaka</translation>
    </message>
    <message>
        <source>Tokens in your pack</source>
        <translation>Zasoby w&#xa0;twoim Plecaku</translation>
    </message>
    <message>
        <source>Put a card from your hand into your lookout</source>
        <translation>Dodaj kartę z&#xa0;ręki do Czatowni</translation>
    </message>
    <message>
        <source>Cards in your lookout</source>
        <translation>Karty w&#xa0;twojej Czatowni</translation>
    </message>
    <message>
        <source>Pay for the next level of your fort</source>
        <translation>Rozbuduj Fort: opłać następny poziom</translation>
    </message>
    <message>
        <source>The same for one token less</source>
        <translation>To samo o&#xa0;jeden zasób taniej</translation>
    </message>
    <message>
        <source>The same for one token more</source>
        <translation>To samo o&#xa0;jeden zasób drożej</translation>
    </message>
    <message>
        <source>Levels of your fort</source>
        <translation>Poziomy twojego Fortu</translation>
    </message>
    <message>
        <source>Recruit a card</source>
        <translation>Zwerbuj kartę</translation>
    </message>
    <message>
        <source>Trash a card of your hand or discard pile</source>
        <translation>Wyrzuć kartę z&#xa0;ręki lub ze stosu kart odrzuconych</translation>
    </message>
    <message>
        <source>Trash this card after use</source>
        <translation>Wyrzuć tę kartę po użyciu</translation>
    </message>
    <message>
        <source>Trash a card in a rival’s yard</source>
        <translation>Wyrzuć kartę z&#xa0;Podwórka rywala</translation>
    </message>
    <message>
        <source>Swap a pizza for a toy, or a toy for a pizza</source>
        <translation>Zamień Pizzę na Zabawkę albo Zabawkę na Pizzę</translation>
    </message>
    <message>
        <source>Spend tokens</source>
        <translation>Wydaj zasoby</translation>
    </message>
    <message>
        <source>Gain what is in your pack once more</source>
        <translation>Weź jeszcze raz to, co masz w&#xa0;Plecaku</translation>
    </message>
    <message>
        <source>Gain the same as is in a rival’s pack</source>
        <translation>Weź to samo, co rywal ma w&#xa0;Plecaku</translation>
    </message>
    <message>
        <source>Best friend</source>
        <translation>Najlepszy Przyjaciel</translation>
    </message>
    <message>
        <source>Public action: rivals may follow</source>
        <translation>Akcja publiczna: rywale mogą naśladować</translation>
    </message>
    <message>
        <source>Private action: nobody follows</source>
        <translation>Akcja prywatna: nikt nie naśladuje</translation>
    </message>
    <message>
        <source>Made-up rule</source>
        <translation>Zmyślona Zasada</translation>
    </message>
    <message>
        <source>Perk</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Macaroni Sculpture</source>
        <translation>Rzeźba z&#xa0;Makaronu</translation>
    </message>
    <message>
        <source>Ask for a hint; again: go through its moves</source>
        <translation>Poproś o&#xa0;podpowiedź; ponownie: przejrzyj jej ruchy</translation>
    </message>
    <message>
        <source>At the final scoring: look at the table, and back</source>
        <translation>Przy końcowej punktacji: zobacz stół i&#xa0;wróć</translation>
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
        <translation>Gracze wybierają po 8&#xa0;Dzieciaków i&#xa0;psów: jednego zatrzymują, resztę przekazują w&#xa0;lewo i&#xa0;tak dalej.</translation>
    </message>
    <message>
        <source>Everyone chooses eight kids: keep one, pass the others to the left, and so on.</source>
        <translation>Gracze wybierają po 8&#xa0;Dzieciaków: jednego zatrzymują, resztę przekazują w&#xa0;lewo i&#xa0;tak dalej.</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Psy</translation>
    </message>
    <message>
        <source>Dogs are dealt with the kids: meet a dog’s need, use its action, and it moves into a doghouse; most dogs at the end score 7 points.</source>
        <translation>Psy rozdaje się razem z Dzieciakami: zaspokój potrzebę psa, wykonaj jego akcję, a pies trafi do budy; kto ma ich na koniec najwięcej, zdobywa 7 Punktów.</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Koty</translation>
    </message>
    <message>
        <source>Cats come to the player whose yard lures them and lend their powers; at the end they score 1, 3, 6 or 10 points.</source>
        <translation>Koty przychodzą do gracza, którego Podwórko je zwabi, i użyczają mu swoich zdolności; na koniec dają 1, 3, 6 albo 10 Punktów.</translation>
    </message>
</context>
<context>
    <name>FortPicture</name>
    <message>
        <source>Fort of level %1</source>
        <translation>Fort na poziomie %1</translation>
    </message>
</context>
<context>
    <name>FortSourceTexts</name>
    <message>
        <source>Victory track</source>
        <translation>Tor Zwycięstwa</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Made-up rule</source>
        <translation>Zmyślona Zasada</translation>
    </message>
    <message>
        <source>Macaroni Sculpture</source>
        <translation>Rzeźba z Makaronu</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Psy</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Koty</translation>
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
        <translation>Zagrywaj swoje Dzieciaki, werbuj cudze i buduj swój Fort.</translation>
    </message>
    <message>
        <source>Plays sensibly, but makes mistakes and has no plan. Good for first games.</source>
        <translation>Gra rozsądnie, ale popełnia błędy i&#xa0;nie ma planu. Dobry na pierwsze gry.</translation>
    </message>
    <message>
        <source>Tries every way to play a card and takes the best one. A serious opponent.</source>
        <translation>Sprawdza każdy sposób zagrania karty i&#xa0;wybiera najlepszy. Wymagający rywal.</translation>
    </message>
    <message>
        <source>Weighs whole turns by what thousands of games have taught it. Hard to beat.</source>
        <translation>Ocenia całe tury tak, jak nauczyły go tysiące gier. Trudno go pokonać.</translation>
    </message>
    <message>
        <source>{game} – with dogs and cats</source>
        <translation>{game} – z psami i kotami</translation>
    </message>
    <message>
        <source>{game} – with dogs</source>
        <translation>{game} – z psami</translation>
    </message>
    <message>
        <source>{game} – with cats</source>
        <translation>{game} – z kotami</translation>
    </message>
    <message>
        <source>Best friends: {friends}. Otherwise the boards are alike.</source>
        <translation>Najlepsi Przyjaciele: {friends}. Poza tym plansze są takie same.</translation>
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
        <translation>„rozbuduj Fort” na kartach: {n}</translation>
    </message>
    <message>
        <source>best friends: {n}</source>
        <translation>Najlepsi Przyjaciele: {n}</translation>
    </message>
    <message>
        <source>level of the fort: {n}</source>
        <translation>poziom Fortu: {n}</translation>
    </message>
    <message>
        <source>toys: {n}</source>
        <translation>Zabawki: {n}</translation>
    </message>
    <message>
        <source>pizzas: {n}</source>
        <translation>Pizze: {n}</translation>
    </message>
    <message>
        <source>crowns: {n}</source>
        <translation>korony: {n}</translation>
    </message>
    <message>
        <source>cards in the lookout: {n}</source>
        <translation>karty w Czatowni: {n}</translation>
    </message>
    <message>
        <source>tokens in the pack: {n}</source>
        <translation>zasoby w Plecaku: {n}</translation>
    </message>
    <message>
        <source>books: {n}</source>
        <translation>książki: {n}</translation>
    </message>
    <message>
        <source>suits: {suits}</source>
        <translation>symbole: {suits}</translation>
    </message>
    <message>
        <source>no suits</source>
        <translation>brak symboli</translation>
    </message>
    <message>
        <source>cards: {n}, the others: {others}</source>
        <translation>karty: {n}, pozostali: {others}</translation>
    </message>
</context>
<context>
    <name>FreeSeat</name>
    <message>
        <source>Add player %1</source>
        <translation>Dodaj gracza %1</translation>
    </message>
</context>
<context>
    <name>GainTexts</name>
    <message>
        <source>Now: {gain}</source>
        <translation>Teraz: {gain}</translation>
    </message>
    <message>
        <source>Now: {gain}, with more cards up to {n}</source>
        <translation>Teraz: {gain}, z kolejnymi kartami do {n}</translation>
    </message>
    <message>
        <source>It adds: {gain}</source>
        <translation>Doda: {gain}</translation>
    </message>
    <message>
        <source>Yours: {suit} {before} → {after}</source>
        <translation>U ciebie: {suit} {before} → {after}</translation>
    </message>
    <message>
        <source>Yours: coins {before} → {after}, each any suit</source>
        <translation>U ciebie: monety {before} → {after}, każda za dowolny symbol</translation>
    </message>
    <message>
        <source>Following with it gives you: {gain}</source>
        <translation>Jeśli nią naśladujesz, zyskasz: {gain}</translation>
    </message>
    <message>
        <source>Follow with it: {clause}</source>
        <translation>Naśladuj nią: {clause}</translation>
    </message>
    <message>
        <source>Your first {suit}</source>
        <translation>Twój pierwszy symbol: {suit}</translation>
    </message>
</context>
<context>
    <name>GameLogTexts</name>
    <message>
        <source>Round {number} – {who}</source>
        <translation>Runda {number} – {who}</translation>
    </message>
    <message>
        <source>The draft begins.</source>
        <translation>Zaczyna się draft.</translation>
    </message>
    <message>
        <source>The end is near: this is the last round.</source>
        <translation>Koniec blisko: to ostatnia runda.</translation>
    </message>
    <message>
        <source>{who} has 25 points or more.</source>
        <translation>{who} ma 25 Punktów lub więcej.</translation>
    </message>
    <message>
        <source>{who} has a fort of level 5.</source>
        <translation>{who} ma Fort na poziomie 5.</translation>
    </message>
    <message>
        <source>The park deck has run out.</source>
        <translation>W talii Parku skończyły się karty.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra skończona.</translation>
    </message>
    <message>
        <source>{who} reveals the made-up rule {rule}.</source>
        <translation>{who} odkrywa Zmyśloną Zasadę „{rule}”.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Wygrywasz!</translation>
    </message>
    <message>
        <source>{who}: {dog} goes to the doghouse.</source>
        <translation>{who}: do budy trafia pies „{dog}”.</translation>
    </message>
    <message>
        <source>{who} meets a dog’s need: {dog}.</source>
        <translation>{who} zaspokaja potrzebę psa: {dog}.</translation>
    </message>
    <message>
        <source>{who} lures a cat: {cat}.</source>
        <translation>{who} zwabia kota: {cat}.</translation>
    </message>
    <message>
        <source>{who} lures a cat: {cat} (until now: {owner}).</source>
        <translation>{who} zwabia kota: {cat} (dotąd: {owner}).</translation>
    </message>
    <message>
        <source>{who} uses a cat’s power: {cat}.</source>
        <translation>{who} używa zdolności kota: {cat}.</translation>
    </message>
    <message>
        <source>The last round came because {who} has 25 points or more.</source>
        <translation>Ostatnia runda nastała, bo {who} ma 25 Punktów lub więcej.</translation>
    </message>
    <message>
        <source>The last round came because {who} has a fort of level 5.</source>
        <translation>Ostatnia runda nastała, bo {who} ma Fort na poziomie 5.</translation>
    </message>
    <message>
        <source>The last round came because the park deck had run out.</source>
        <translation>Ostatnia runda nastała, bo w talii Parku skończyły się karty.</translation>
    </message>
    <message>
        <source>{who} gets a stray dog: {dog}.</source>
        <translation>{who} dostaje zabłąkanego psa: „{dog}”.</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Rozdaję…</translation>
    </message>
</context>
<context>
    <name>HandBacks</name>
    <message numerus="yes">
        <source>Hand: %n card(s)</source>
        <translation>
            <numerusform>Ręka: %n karta</numerusform>
            <numerusform>Ręka: %n karty</numerusform>
            <numerusform>Ręka: %n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeldThings</name>
    <message>
        <source>Your perk: %1</source>
        <translation>Twój Bonus: %1</translation>
    </message>
    <message>
        <source>Perk of %1: %2</source>
        <translation>Bonus gracza %1: %2</translation>
    </message>
    <message>
        <source>Made-up rule: %1</source>
        <translation>Zmyślona Zasada: %1</translation>
    </message>
    <message>
        <source>A made-up rule, face down until the end of the game</source>
        <translation>Zmyślona Zasada, zakryta do końca gry</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>About</source>
        <translation>O&#xa0;aplikacji</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Klawisze i&#xa0;mysz</translation>
    </message>
</context>
<context>
    <name>HintSheet</name>
    <message>
        <source>My advice</source>
        <translation>Moja rada</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Szansa na wygraną</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>My advice: {move}.</source>
        <translation>Moja rada: {move}.</translation>
    </message>
    <message>
        <source>My advice: choose the public action. {sentence}</source>
        <translation>Moja rada: wybierz akcję publiczną. {sentence}</translation>
    </message>
    <message>
        <source>My advice: choose the private action. {sentence}</source>
        <translation>Moja rada: wybierz akcję prywatną. {sentence}</translation>
    </message>
    <message>
        <source>Chance to win: {percent}%.</source>
        <translation>Szansa na wygraną: {percent}%.</translation>
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
        <translation>Szybciej: kliknij albo naciśnij spację</translation>
    </message>
</context>
<context>
    <name>LeftScreen</name>
    <message>
        <source>Unfinished games: %1</source>
        <translation>Niedokończone gry: %1</translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Na pewno usunąć?</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>Usuń tę grę</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>ListTexts</name>
    <message numerus="yes">
        <source>%n pizza(s)</source>
        <translation>
            <numerusform>%n Pizza</numerusform>
            <numerusform>%n Pizze</numerusform>
            <numerusform>%n Pizz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toy(s)</source>
        <translation>
            <numerusform>%n Zabawka</numerusform>
            <numerusform>%n Zabawki</numerusform>
            <numerusform>%n Zabawek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of any kind</source>
        <translation>
            <numerusform>%n dowolny zasób</numerusform>
            <numerusform>%n dowolne zasoby</numerusform>
            <numerusform>%n dowolnych zasobów</numerusform>
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
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Dziennik gry</translation>
    </message>
</context>
<context>
    <name>LogTexts</name>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} zagrywa kartę „{card}”.</translation>
    </message>
    <message>
        <source>{who} names the coin: {suit}.</source>
        <translation>{who} deklaruje symbol monety: {suit}.</translation>
    </message>
    <message>
        <source>{who} chooses the suit: {suit}.</source>
        <translation>{who} wybiera symbol: {suit}.</translation>
    </message>
    <message>
        <source>{who} adds {card}.</source>
        <translation>{who} dodaje kartę „{card}”.</translation>
    </message>
    <message>
        <source>{who} adds {card} as: {suit}.</source>
        <translation>{who} dodaje kartę „{card}” (moneta zastępuje symbol: {suit}).</translation>
    </message>
    <message>
        <source>{who} uses {card} from the lookout.</source>
        <translation>{who} używa karty „{card}” z Czatowni.</translation>
    </message>
    <message>
        <source>{who} uses {card} from the lookout as: {suit}.</source>
        <translation>{who} używa karty „{card}” z Czatowni (moneta zastępuje symbol: {suit}).</translation>
    </message>
    <message>
        <source>{who} adds: {cards}.</source>
        <translation>{who} dodaje karty: {cards}.</translation>
    </message>
    <message>
        <source>{who} uses from the lookout: {cards}.</source>
        <translation>{who} używa kart z Czatowni: {cards}.</translation>
    </message>
    <message>
        <source>{who} plays no card.</source>
        <translation>{who} nie zagrywa karty.</translation>
    </message>
    <message>
        <source>{who} adds {card} to the lookout.</source>
        <translation>{who} dodaje do Czatowni kartę „{card}”.</translation>
    </message>
    <message>
        <source>{who} adds {card} from the park to the lookout.</source>
        <translation>{who} dodaje do Czatowni kartę „{card}” z Parku.</translation>
    </message>
    <message>
        <source>{who} adds {card} from the park deck to the lookout.</source>
        <translation>{who} dodaje do Czatowni kartę „{card}” z talii Parku.</translation>
    </message>
    <message>
        <source>{who} adds {card} to the lookout (yard: {owner}).</source>
        <translation>{who} dodaje do Czatowni kartę „{card}” (Podwórko: {owner}).</translation>
    </message>
    <message>
        <source>{who} recruits {card} from the park.</source>
        <translation>{who} werbuje z Parku kartę „{card}”.</translation>
    </message>
    <message>
        <source>{who} recruits {card} (yard: {owner}).</source>
        <translation>{who} werbuje kartę „{card}” (Podwórko: {owner}).</translation>
    </message>
    <message>
        <source>{who} recruits {card} from the park deck.</source>
        <translation>{who} werbuje z talii Parku kartę „{card}”.</translation>
    </message>
    <message>
        <source>New in the park: {card}.</source>
        <translation>Nowa karta w Parku: {card}.</translation>
    </message>
    <message>
        <source>{who} trashes {card}.</source>
        <translation>{who} wyrzuca kartę „{card}”.</translation>
    </message>
    <message>
        <source>{who} trashes {card} (yard: {owner}).</source>
        <translation>{who} wyrzuca kartę „{card}” (Podwórko: {owner}).</translation>
    </message>
    <message>
        <source>{who} follows with {card}.</source>
        <translation>{who} naśladuje, odrzucając kartę „{card}”.</translation>
    </message>
    <message>
        <source>{who} also discards {card}.</source>
        <translation>{who} odrzuca też kartę „{card}”.</translation>
    </message>
    <message>
        <source>{who} does not follow.</source>
        <translation>{who} nie naśladuje.</translation>
    </message>
    <message>
        <source>Not following: {players}.</source>
        <translation>Nie naśladują: {players}.</translation>
    </message>
    <message>
        <source>{who} takes {card} from the discard pile into the hand.</source>
        <translation>{who} bierze ze stosu kart odrzuconych na rękę kartę „{card}”.</translation>
    </message>
    <message>
        <source>{who} keeps {card}.</source>
        <translation>{who} zatrzymuje kartę „{card}”.</translation>
    </message>
    <message>
        <source>{who} keeps a card.</source>
        <translation>{who} zatrzymuje 1 kartę.</translation>
    </message>
    <message numerus="yes">
        <source>{who} leaves %n card(s) in the yard.</source>
        <translation>
            <numerusform>{who} zostawia na Podwórku %n kartę.</numerusform>
            <numerusform>{who} zostawia na Podwórku %n karty.</numerusform>
            <numerusform>{who} zostawia na Podwórku %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who} dobiera %n kartę.</numerusform>
            <numerusform>{who} dobiera %n karty.</numerusform>
            <numerusform>{who} dobiera %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} shuffles the discard pile.</source>
        <translation>{who} tasuje stos kart odrzuconych.</translation>
    </message>
    <message>
        <source>{who} begins the public action: {action}.</source>
        <translation>{who} zaczyna akcję publiczną: {action}.</translation>
    </message>
    <message>
        <source>{who} begins the private action: {action}.</source>
        <translation>{who} zaczyna akcję prywatną: {action}.</translation>
    </message>
    <message>
        <source>Public action: {line}</source>
        <translation>Akcja publiczna: {line}</translation>
    </message>
    <message>
        <source>Private action: {line}</source>
        <translation>Akcja prywatna: {line}</translation>
    </message>
</context>
<context>
    <name>MishapSheet</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otwórz folder</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Fort of level {level}</source>
        <translation>Fort poziomu {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the end</source>
        <translation>
            <numerusform>%n Punkt na koniec</numerusform>
            <numerusform>%n Punkty na koniec</numerusform>
            <numerusform>%n Punktów na koniec</numerusform>
        </translation>
    </message>
    <message>
        <source>A new perk</source>
        <translation>Nowy Bonus</translation>
    </message>
    <message>
        <source>A made-up rule</source>
        <translation>Zmyślona Zasada</translation>
    </message>
    <message>
        <source>Secret until the end of the game</source>
        <translation>Tajna do końca gry</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)!</source>
        <translation>
            <numerusform>%n Punkt!</numerusform>
            <numerusform>%n Punkty!</numerusform>
            <numerusform>%n Punktów!</numerusform>
        </translation>
    </message>
    <message>
        <source>Now all points are counted.</source>
        <translation>Teraz liczymy wszystkie Punkty.</translation>
    </message>
    <message>
        <source>moves into this doghouse</source>
        <translation>wprowadza się do tej budy</translation>
    </message>
    <message>
        <source>comes to this yard</source>
        <translation>przychodzi na to Podwórko</translation>
    </message>
    <message>
        <source>Macaroni Sculpture</source>
        <translation>Rzeźba z&#xa0;Makaronu</translation>
    </message>
</context>
<context>
    <name>MoveTexts</name>
    <message>
        <source>Keep {card}</source>
        <translation>Zatrzymaj kartę „{card}”</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Zagraj kartę „{card}”</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Nie zagrywaj karty</translation>
    </message>
    <message>
        <source>Trash DIY and advance your fort</source>
        <translation>Wyrzuć Bonus „Zrób to Sam” i rozbuduj Fort</translation>
    </message>
    <message>
        <source>The coin stands for: {suit}</source>
        <translation>Moneta zastępuje symbol: {suit}</translation>
    </message>
    <message>
        <source>Public action</source>
        <translation>Akcja publiczna</translation>
    </message>
    <message>
        <source>Private action</source>
        <translation>Akcja prywatna</translation>
    </message>
    <message>
        <source>Finish this card</source>
        <translation>Zakończ kartę</translation>
    </message>
    <message>
        <source>Count the suit: {suit}</source>
        <translation>Licz symbol: {suit}</translation>
    </message>
    <message>
        <source>Add {card}</source>
        <translation>Dodaj kartę „{card}”</translation>
    </message>
    <message>
        <source>Add {card} (coin as: {suit})</source>
        <translation>Dodaj kartę „{card}” (moneta zastępuje symbol: {suit})</translation>
    </message>
    <message>
        <source>Use {card} from the lookout</source>
        <translation>Użyj karty „{card}” z Czatowni</translation>
    </message>
    <message>
        <source>Use {card} from the lookout (coin as: {suit})</source>
        <translation>Użyj karty „{card}” z Czatowni (moneta zastępuje symbol: {suit})</translation>
    </message>
    <message>
        <source>Take {card} back</source>
        <translation>Weź z powrotem kartę „{card}”</translation>
    </message>
    <message>
        <source>Coin as: {suit}</source>
        <translation>Moneta jako: {suit}</translation>
    </message>
    <message>
        <source>Public action first</source>
        <translation>Najpierw akcja publiczna</translation>
    </message>
    <message>
        <source>Private action first</source>
        <translation>Najpierw akcja prywatna</translation>
    </message>
    <message>
        <source>Leave this action out</source>
        <translation>Pomiń tę akcję</translation>
    </message>
    <message>
        <source>Name another suit</source>
        <translation>Wybierz inny symbol</translation>
    </message>
    <message>
        <source>Count another suit</source>
        <translation>Licz inny symbol</translation>
    </message>
    <message>
        <source>Goes back to that choice: what came after it is taken back, or done again.</source>
        <translation>Wraca do tego wyboru: to, co było potem, zostanie cofnięte albo powtórzone.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Wystarczy</translation>
    </message>
    <message>
        <source>Take pizzas</source>
        <translation>Weź Pizze</translation>
    </message>
    <message>
        <source>Take toys</source>
        <translation>Weź Zabawki</translation>
    </message>
    <message>
        <source>Pack a pizza</source>
        <translation>Spakuj do Plecaka Pizzę</translation>
    </message>
    <message>
        <source>Pack a toy</source>
        <translation>Spakuj do Plecaka Zabawkę</translation>
    </message>
    <message>
        <source>Pack a pizza from the supply</source>
        <translation>Spakuj do Plecaka Pizzę ze wspólnej puli</translation>
    </message>
    <message>
        <source>Pack a toy from the supply</source>
        <translation>Spakuj do Plecaka Zabawkę ze wspólnej puli</translation>
    </message>
    <message>
        <source>Pay (stuff: {stuff}; pack: {pack})</source>
        <translation>Zapłać (Graty: {stuff}; Plecak: {pack})</translation>
    </message>
    <message>
        <source>Pay (pack: {pack})</source>
        <translation>Zapłać (Plecak: {pack})</translation>
    </message>
    <message>
        <source>Pay (stuff: {stuff})</source>
        <translation>Zapłać (Graty: {stuff})</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Nic nie płać</translation>
    </message>
    <message>
        <source>Spend (stuff: {stuff}; pack: {pack})</source>
        <translation>Wydaj (Graty: {stuff}; Plecak: {pack})</translation>
    </message>
    <message>
        <source>Spend (pack: {pack})</source>
        <translation>Wydaj (Plecak: {pack})</translation>
    </message>
    <message>
        <source>Spend (stuff: {stuff})</source>
        <translation>Wydaj (Graty: {stuff})</translation>
    </message>
    <message>
        <source>Swap a pizza for a toy (stuff)</source>
        <translation>Zamień Pizzę na Zabawkę (Graty)</translation>
    </message>
    <message>
        <source>Swap a toy for a pizza (stuff)</source>
        <translation>Zamień Zabawkę na Pizzę (Graty)</translation>
    </message>
    <message>
        <source>Swap a pizza for a toy (pack)</source>
        <translation>Zamień Pizzę na Zabawkę (Plecak)</translation>
    </message>
    <message>
        <source>Swap a toy for a pizza (pack)</source>
        <translation>Zamień Zabawkę na Pizzę (Plecak)</translation>
    </message>
    <message>
        <source>Add {card} to your lookout</source>
        <translation>Dodaj do Czatowni kartę „{card}”</translation>
    </message>
    <message>
        <source>Add {card} from the park to your lookout</source>
        <translation>Dodaj do Czatowni kartę „{card}” z Parku</translation>
    </message>
    <message>
        <source>Add a card from the park deck to your lookout</source>
        <translation>Dodaj do Czatowni kartę z talii Parku</translation>
    </message>
    <message>
        <source>Add {card} to your lookout (yard: {who})</source>
        <translation>Dodaj do Czatowni kartę „{card}” (Podwórko: {who})</translation>
    </message>
    <message>
        <source>Trash {card} from your hand</source>
        <translation>Wyrzuć kartę „{card}” z ręki</translation>
    </message>
    <message>
        <source>Trash {card} from your discard pile</source>
        <translation>Wyrzuć kartę „{card}” ze stosu kart odrzuconych</translation>
    </message>
    <message>
        <source>Trash {card} (yard: {who})</source>
        <translation>Wyrzuć kartę „{card}” (Podwórko: {who})</translation>
    </message>
    <message>
        <source>Recruit {card} from the park</source>
        <translation>Zwerbuj kartę „{card}” z Parku</translation>
    </message>
    <message>
        <source>Recruit the top card of the park deck</source>
        <translation>Zwerbuj wierzchnią kartę talii Parku</translation>
    </message>
    <message>
        <source>Recruit {card} (yard: {who})</source>
        <translation>Zwerbuj kartę „{card}” (Podwórko: {who})</translation>
    </message>
    <message>
        <source>Trash Recycling and take {card} into your hand</source>
        <translation>Wyrzuć Bonus „Recykling” i weź na rękę kartę „{card}”</translation>
    </message>
    <message>
        <source>Take the made-up rule {rule}</source>
        <translation>Weź Zmyśloną Zasadę „{rule}”</translation>
    </message>
    <message>
        <source>Take the perk {perk}</source>
        <translation>Weź Bonus „{perk}”</translation>
    </message>
    <message>
        <source>Trash Do-Over and play a second card</source>
        <translation>Wyrzuć Bonus „Powtórka” i zagraj drugą kartę</translation>
    </message>
    <message>
        <source>Use a cat’s power: {cat}</source>
        <translation>Użyj zdolności kota: {cat}</translation>
    </message>
    <message>
        <source>Into a neighbour’s doghouse: {who}</source>
        <translation>Do sąsiedniej budy: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Dobierz %n kartę</numerusform>
            <numerusform>Dobierz %n karty</numerusform>
            <numerusform>Dobierz %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow with {card}</source>
        <translation>Odrzuć kartę „{card}” i naśladuj</translation>
    </message>
    <message>
        <source>Discard {card} as well</source>
        <translation>Odrzuć też kartę „{card}”</translation>
    </message>
    <message numerus="yes">
        <source>Count %n symbol(s)</source>
        <translation>
            <numerusform>Policz %n symbol</numerusform>
            <numerusform>Policz %n symbole</numerusform>
            <numerusform>Policz %n symboli</numerusform>
        </translation>
    </message>
    <message>
        <source>Don’t follow</source>
        <translation>Nie naśladuj</translation>
    </message>
    <message>
        <source>One card only</source>
        <translation>Tylko jedną kartę</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nie, dziękuję</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Copy the pack of {who}</source>
        <translation>Skopiuj Plecak gracza {who}</translation>
    </message>
    <message>
        <source>Leave {card} out</source>
        <translation>Pomiń kartę „{card}”</translation>
    </message>
    <message>
        <source>Pizzas</source>
        <translation>Pizze</translation>
    </message>
    <message>
        <source>Toys</source>
        <translation>Zabawki</translation>
    </message>
    <message>
        <source>Trash Rough Housing and the played card</source>
        <translation>Wyrzuć Bonus „Rozróba”, a wraz z nim zagraną kartę</translation>
    </message>
    <message numerus="yes">
        <source>Count %n symbol(s): {gain}</source>
        <translation>
            <numerusform>Policz %n symbol: {gain}</numerusform>
            <numerusform>Policz %n symbole: {gain}</numerusform>
            <numerusform>Policz %n symboli: {gain}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Kod tasowania</translation>
    </message>
    <message>
        <source>The same seed deals the same cards. Leave it empty for new ones.</source>
        <translation>Ten sam kod = te same karty. Jeśli chcesz nowych, zostaw pole puste.</translation>
    </message>
    <message>
        <source>a new one each game</source>
        <translation>za każdym razem nowy</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Repeat a deal</source>
        <translation>Powtórz rozdanie</translation>
    </message>
</context>
<context>
    <name>NewGameTexts</name>
    <message>
        <source>{people} and {bots}: {game}</source>
        <translation>{people} i {bots}: {game}</translation>
    </message>
    <message>
        <source>{bots}, and you watch: {game}</source>
        <translation>{bots}, a ty patrzysz: {game}</translation>
    </message>
    <message>
        <source>Cards: {pack}</source>
        <translation>Karty: {pack}</translation>
    </message>
    <message>
        <source>You against one easy bot: {game}</source>
        <translation>Ty przeciwko jednemu łatwemu botowi: {game}</translation>
    </message>
    <message>
        <source>You against one medium bot: {game}</source>
        <translation>Ty przeciwko jednemu średniemu botowi: {game}</translation>
    </message>
    <message>
        <source>You against one hard bot: {game}</source>
        <translation>Ty przeciwko jednemu trudnemu botowi: {game}</translation>
    </message>
    <message numerus="yes">
        <source>You against %n easy bot(s): {game}</source>
        <translation>
            <numerusform>Ty przeciwko %n łatwemu botowi: {game}</numerusform>
            <numerusform>Ty przeciwko %n łatwym botom: {game}</numerusform>
            <numerusform>Ty przeciwko %n łatwym botom: {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n medium bot(s): {game}</source>
        <translation>
            <numerusform>Ty przeciwko %n średniemu botowi: {game}</numerusform>
            <numerusform>Ty przeciwko %n średnim botom: {game}</numerusform>
            <numerusform>Ty przeciwko %n średnim botom: {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n hard bot(s): {game}</source>
        <translation>
            <numerusform>Ty przeciwko %n trudnemu botowi: {game}</numerusform>
            <numerusform>Ty przeciwko %n trudnym botom: {game}</numerusform>
            <numerusform>Ty przeciwko %n trudnym botom: {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n bot(s) ({levels}): {game}</source>
        <translation>
            <numerusform>Ty przeciwko %n botowi ({levels}): {game}</numerusform>
            <numerusform>Ty przeciwko %n botom ({levels}): {game}</numerusform>
            <numerusform>Ty przeciwko %n botom ({levels}): {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n easy bot(s)</source>
        <translation>
            <numerusform>%n łatwy bot</numerusform>
            <numerusform>%n łatwe boty</numerusform>
            <numerusform>%n łatwych botów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium bot(s)</source>
        <translation>
            <numerusform>%n średni bot</numerusform>
            <numerusform>%n średnie boty</numerusform>
            <numerusform>%n średnich botów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hard bot(s)</source>
        <translation>
            <numerusform>%n trudny bot</numerusform>
            <numerusform>%n trudne boty</numerusform>
            <numerusform>%n trudnych botów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s) ({levels})</source>
        <translation>
            <numerusform>%n bot ({levels})</numerusform>
            <numerusform>%n boty ({levels})</numerusform>
            <numerusform>%n botów ({levels})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n osoba</numerusform>
            <numerusform>%n osoby</numerusform>
            <numerusform>%n osób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at one screen: {game}</source>
        <translation>
            <numerusform>%n osoba przy jednym ekranie: {game}</numerusform>
            <numerusform>%n osoby przy jednym ekranie: {game}</numerusform>
            <numerusform>%n osób przy jednym ekranie: {game}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObjectTexts</name>
    <message numerus="yes">
        <source>%n pizza(s)</source>
        <translation>
            <numerusform>%n Pizzę</numerusform>
            <numerusform>%n Pizze</numerusform>
            <numerusform>%n Pizz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toy(s)</source>
        <translation>
            <numerusform>%n Zabawkę</numerusform>
            <numerusform>%n Zabawki</numerusform>
            <numerusform>%n Zabawek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of any kind</source>
        <translation>
            <numerusform>%n dowolny zasób</numerusform>
            <numerusform>%n dowolne zasoby</numerusform>
            <numerusform>%n dowolnych zasobów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n książkę</numerusform>
            <numerusform>%n książki</numerusform>
            <numerusform>%n książek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crown(s)</source>
        <translation>
            <numerusform>%n koronę</numerusform>
            <numerusform>%n korony</numerusform>
            <numerusform>%n koron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glue(s)</source>
        <translation>
            <numerusform>%n klej</numerusform>
            <numerusform>%n kleje</numerusform>
            <numerusform>%n klejów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shovel(s)</source>
        <translation>
            <numerusform>%n łopatę</numerusform>
            <numerusform>%n łopaty</numerusform>
            <numerusform>%n łopat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skateboard(s)</source>
        <translation>
            <numerusform>%n deskorolkę</numerusform>
            <numerusform>%n deskorolki</numerusform>
            <numerusform>%n deskorolek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squirt gun(s)</source>
        <translation>
            <numerusform>%n pistolet na wodę</numerusform>
            <numerusform>%n pistolety na wodę</numerusform>
            <numerusform>%n pistoletów na wodę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n monetę</numerusform>
            <numerusform>%n monety</numerusform>
            <numerusform>%n monet</numerusform>
        </translation>
    </message>
    <message>
        <source>{start} and {last}</source>
        <translation>{start} i {last}</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>Stuff</source>
        <translation>Graty</translation>
    </message>
    <message>
        <source>Pizza: %1</source>
        <translation>Pizze: %1</translation>
    </message>
    <message>
        <source>Toys: %1</source>
        <translation>Zabawki: %1</translation>
    </message>
    <message>
        <source>Next level: %1</source>
        <translation>Następny poziom: %1</translation>
    </message>
    <message>
        <source>Highest level of the fort</source>
        <translation>Najwyższy poziom Fortu</translation>
    </message>
</context>
<context>
    <name>OwnTokens</name>
    <message>
        <source>Pizza from your stuff</source>
        <translation>Pizza z&#xa0;Gratów</translation>
    </message>
    <message>
        <source>Toy from your stuff</source>
        <translation>Zabawka z&#xa0;Gratów</translation>
    </message>
    <message>
        <source>Pizza from your pack</source>
        <translation>Pizza z&#xa0;Plecaka</translation>
    </message>
    <message>
        <source>Toy from your pack</source>
        <translation>Zabawka z&#xa0;Plecaka</translation>
    </message>
    <message>
        <source>Laid out: %1</source>
        <translation>Wyłożone: %1</translation>
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
        <translation>Plecak: %1&#xa0;z&#xa0;%2</translation>
    </message>
    <message>
        <source>%1. Pizza: %2, toys: %3</source>
        <translation>%1. Pizze: %2, Zabawki: %3</translation>
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
        <translation>Karty gry</translation>
    </message>
    <message>
        <source>“{pack}” cannot be played: {fault}</source>
        <translation>Zestawu kart „{pack}” nie można użyć: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>The folder has more than {most} card packs; %n are left out.</source>
        <translation>
            <numerusform>W folderze jest więcej niż {most} zestawów kart; pominięto %n zestaw.</numerusform>
            <numerusform>W folderze jest więcej niż {most} zestawów kart; pominięto %n zestawy.</numerusform>
            <numerusform>W folderze jest więcej niż {most} zestawów kart; pominięto %n zestawów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} “{pack}”</source>
        <translation>{game} „{pack}”</translation>
    </message>
    <message>
        <source>This game is played with the cards “{pack}”.</source>
        <translation>Ta gra używa zestawu kart „{pack}”.</translation>
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
        <translation>Zapłać za Fort</translation>
    </message>
</context>
<context>
    <name>PerkPanel</name>
    <message>
        <source>Perks</source>
        <translation>Bonusy</translation>
    </message>
    <message>
        <source>Macaroni Sculpture (%1)</source>
        <translation>Rzeźba z&#xa0;Makaronu (%1)</translation>
    </message>
    <message>
        <source>Macaroni Sculpture: 4 points for the first fort of level 5</source>
        <translation>Rzeźba z&#xa0;Makaronu: 4&#xa0;Punkty za pierwszy Fort na poziomie&#xa0;5</translation>
    </message>
    <message>
        <source>First fort of level 5</source>
        <translation>Pierwszy Fort na poziomie&#xa0;5</translation>
    </message>
</context>
<context>
    <name>PerkRow</name>
    <message>
        <source>Perk: %1</source>
        <translation>Bonus: %1</translation>
    </message>
    <message>
        <source>Perk: %1 (%2)</source>
        <translation>Bonus: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>PerkTexts</name>
    <message>
        <source>When your recruit phase is over, you may recruit 1 more card – only from the park or the park deck.</source>
        <translation>Gdy skończy się twoja faza Werbunku, możesz zwerbować dodatkowo 1 kartę – ale tylko z Parku albo z talii Parku.</translation>
    </message>
    <message>
        <source>When you move a token to your pack on your turn, you may take it from the supply instead of your stuff.</source>
        <translation>Gdy w swojej turze pakujesz zasób do Plecaka, możesz go wziąć ze wspólnej puli zamiast z Gratów.</translation>
    </message>
    <message>
        <source>At any time on your turn you may trash this perk and take 1 card from your discard pile into your hand.</source>
        <translation>W dowolnej chwili swojej tury możesz wyrzucić ten Bonus i wziąć na rękę 1 kartę ze swojego stosu kart odrzuconych.</translation>
    </message>
    <message>
        <source>When you follow, you may discard 2 matching cards instead of 1 and use the symbols of both.</source>
        <translation>Gdy naśladujesz, możesz zamiast jednej karty odrzucić 2 pasujące karty i użyć symboli z obu.</translation>
    </message>
    <message>
        <source>Your pack holds 2 more tokens.</source>
        <translation>W twoim Plecaku zmieszczą się 2 zasoby więcej.</translation>
    </message>
    <message>
        <source>Instead of playing a card on your turn, you may trash this perk and advance your fort, paying 1 token more. Nobody can follow.</source>
        <translation>Zamiast zagrywać kartę możesz w swojej turze wyrzucić ten Bonus i rozbudować swój Fort, płacąc o 1 dowolny zasób więcej. Nikt nie może naśladować.</translation>
    </message>
    <message>
        <source>When you add a card to your lookout on your turn, it need not come from your hand: take it from the park, the park deck or any yard.</source>
        <translation>Gdy w swojej turze dodajesz kartę do Czatowni, nie musi ona pochodzić z ręki: możesz ją wziąć z Parku, z talii Parku albo z dowolnego Podwórka.</translation>
    </message>
    <message>
        <source>When your played card and all following are done, you may trash this perk and play a second card. You may add cards to it, and rivals may follow it, as usual.</source>
        <translation>Gdy twoja zagrana karta jest rozpatrzona, a rywale skończyli naśladować, możesz wyrzucić ten Bonus i zagrać drugą kartę. Do niej też możesz dodawać karty, a rywale mogą ją naśladować jak zwykle.</translation>
    </message>
    <message>
        <source>Instead of following, once all other rivals have decided, you may trash this perk and with it the kid that was played.</source>
        <translation>Zamiast naśladować – gdy wszyscy pozostali rywale już zdecydują – możesz wyrzucić ten Bonus, a z nim zagranego Dzieciaka.</translation>
    </message>
</context>
<context>
    <name>PetRuleTexts</name>
    <message>
        <source>First meet the whole need: suits, then kids, then tokens; every card that you add must meet a part of it.</source>
        <translation>Najpierw zaspokój całą potrzebę: symbole, potem Dzieciaki, potem zasoby; każda dodana karta musi zaspokajać jej część.</translation>
    </message>
    <message>
        <source>A coin on an added card stands for any one suit that is still needed.</source>
        <translation>Moneta na dodanej karcie zastępuje jeden dowolny symbol, którego jeszcze potrzeba.</translation>
    </message>
    <message>
        <source>Best friends are kids too, dogs are not.</source>
        <translation>Najlepsi Przyjaciele to też Dzieciaki, psy nie.</translation>
    </message>
    <message>
        <source>Only the symbols of the kid count, its coin as you like; “trash this card” trashes the kid.</source>
        <translation>Liczą się tylko symbole dodanego Dzieciaka, a symbol za jego monetę wybierasz; „wyrzuć tę kartę” dotyczy tego Dzieciaka.</translation>
    </message>
    <message>
        <source>The action must be carried out in full, otherwise the dog cannot be played; nobody follows it.</source>
        <translation>Akcję trzeba wykonać w całości, inaczej psa nie można zagrać; nie można jej też naśladować.</translation>
    </message>
    <message>
        <source>At the end of the game, whoever has the most dogs in the doghouse scores 7 points; so does everybody who ties.</source>
        <translation>Kto na koniec gry ma w budzie najwięcej psów, zdobywa 7 Punktów; przy remisie zdobywa je każdy, kto ma ich najwięcej.</translation>
    </message>
    <message>
        <source>Its symbol counts like a kid’s: you may add the dog, or follow with it.</source>
        <translation>Jego symbol liczy się tak jak u Dzieciaków: psa możesz dodać do innej karty albo odrzucić, naśladując.</translation>
    </message>
    <message>
        <source>Dogs can neither be trashed nor go to a lookout.</source>
        <translation>Psów nie można wyrzucić ani dodać do Czatowni.</translation>
    </message>
    <message>
        <source>Left in your hand, the dog goes to your yard. If nobody recruits it before your next turn, it strays to the discard pile of your left neighbour.</source>
        <translation>Jeśli pies zostanie ci na ręce, trafia na Podwórko. Gdy nikt go nie zwerbuje do twojej następnej tury, zabłąka się i trafi na stos kart odrzuconych sąsiada po lewej.</translation>
    </message>
    <message>
        <source>Cats come by themselves at the end of your turn, from the middle of the table and from rivals.</source>
        <translation>Koty przychodzą same na końcu twojej tury, ze środka stołu i od rywali.</translation>
    </message>
    <message>
        <source>A coin counts here as a coin only.</source>
        <translation>Moneta liczy się tu tylko jako moneta.</translation>
    </message>
    <message>
        <source>Once for each card that you play; after that you must play a card.</source>
        <translation>Raz przed każdym zagraniem karty; potem kartę trzeba już zagrać.</translation>
    </message>
    <message>
        <source>It helps by itself when all have decided whether to follow.</source>
        <translation>Pomaga sam z siebie, gdy wszyscy zdecydują, czy chcą naśladować.</translation>
    </message>
    <message>
        <source>You may draw 5 cards or 6.</source>
        <translation>Możesz dobrać 5 kart albo 6.</translation>
    </message>
    <message>
        <source>At the end of the game, 1, 2, 3, 4 cats score 1, 3, 6, 10 points.</source>
        <translation>Na koniec gry 1 kot daje 1 Punkt, 2 koty dają 3 Punkty, 3 koty 6 Punktów, a 4 koty 10 Punktów.</translation>
    </message>
</context>
<context>
    <name>PlaceSheet</name>
    <message>
        <source>Save the game</source>
        <translation>Zapisz grę</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nazwa pliku</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Zapisywanie…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message>
        <source>Play area</source>
        <translation>Pole gry</translation>
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
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Stos kart odrzuconych</translation>
    </message>
    <message>
        <source>Yard</source>
        <translation>Podwórko</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Czatownia</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Park</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Poza grą</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Doghouse</source>
        <translation>Buda</translation>
    </message>
    <message>
        <source>Middle of the table</source>
        <translation>Środek stołu</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points by round</source>
        <translation>Punkty w&#xa0;rundach</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
</context>
<context>
    <name>PreviewBubble</name>
    <message>
        <source>then</source>
        <translation>potem</translation>
    </message>
</context>
<context>
    <name>PreviewTexts</name>
    <message>
        <source>pizzas: {before} → {after}</source>
        <translation>Pizze: {before} → {after}</translation>
    </message>
    <message>
        <source>toys: {before} → {after}</source>
        <translation>Zabawki: {before} → {after}</translation>
    </message>
    <message>
        <source>pack: {before} → {after}</source>
        <translation>Plecak: {before} → {after}</translation>
    </message>
    <message>
        <source>lookout: {before} → {after}</source>
        <translation>Czatownia: {before} → {after}</translation>
    </message>
    <message>
        <source>points: {before} → {after}</source>
        <translation>Punkty: {before} → {after}</translation>
    </message>
    <message>
        <source>fort: {before} → {after}</source>
        <translation>Fort: {before} → {after}</translation>
    </message>
    <message>
        <source>discard pile: {before} → {after}</source>
        <translation>stos kart odrzuconych: {before} → {after}</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Nic się nie zmieni.</translation>
    </message>
    <message>
        <source>The rest depends on a hidden card.</source>
        <translation>Reszta zależy od zakrytej karty.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n fit(s).</source>
        <translation>
            <numerusform>Zmieści się tylko %n.</numerusform>
            <numerusform>Zmieszczą się tylko %n.</numerusform>
            <numerusform>Zmieści się tylko %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n possible.</source>
        <translation>
            <numerusform>Uda się tylko %n.</numerusform>
            <numerusform>Uda się tylko %n.</numerusform>
            <numerusform>Uda się tylko %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only in part.</source>
        <translation>Tylko częściowo.</translation>
    </message>
    <message>
        <source>up to {n}</source>
        <translation>do {n}</translation>
    </message>
    <message>
        <source>You get more if this comes first: {clause}.</source>
        <translation>Zyskasz więcej, gdy najpierw zrobisz to: {clause}.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n zasób</numerusform>
            <numerusform>%n zasoby</numerusform>
            <numerusform>%n zasobów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkty</numerusform>
            <numerusform>%n Punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (%n card(s)): may follow (suit: {suit}).</source>
        <translation>
            <numerusform>{who} (%n karta): może naśladować (symbol: {suit}).</numerusform>
            <numerusform>{who} (%n karty): może naśladować (symbol: {suit}).</numerusform>
            <numerusform>{who} (%n kart): może naśladować (symbol: {suit}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (%n card(s)): may follow (suit: {suit}). For one card: {gain}.</source>
        <translation>
            <numerusform>{who} (%n karta): może naśladować (symbol: {suit}). Za jedną kartę: {gain}.</numerusform>
            <numerusform>{who} (%n karty): może naśladować (symbol: {suit}). Za jedną kartę: {gain}.</numerusform>
            <numerusform>{who} (%n kart): może naśladować (symbol: {suit}). Za jedną kartę: {gain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} (%n card(s)): cannot carry this out in full.</source>
        <translation>
            <numerusform>{who} (%n karta): nie może wykonać akcji w całości.</numerusform>
            <numerusform>{who} (%n karty): nie może wykonać akcji w całości.</numerusform>
            <numerusform>{who} (%n kart): nie może wykonać akcji w całości.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has no card to follow with.</source>
        <translation>{who} nie ma czym naśladować.</translation>
    </message>
    <message>
        <source>Carry out this action in full first: {clause}.</source>
        <translation>Najpierw wykonaj w całości tę akcję: {clause}.</translation>
    </message>
    <message>
        <source>{action}: {move} (no other card is there for it).</source>
        <translation>{action}: {move} (nie ma do tego innej karty).</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more by a cat.</source>
        <translation>
            <numerusform>Kot dodaje jeszcze %n Punkt.</numerusform>
            <numerusform>Kot dodaje jeszcze %n Punkty.</numerusform>
            <numerusform>Kot dodaje jeszcze %n Punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level {level} for {cost}</source>
        <translation>Poziom {level} za {cost}</translation>
    </message>
    <message>
        <source>Level {level} for {cost}: 1 token dearer</source>
        <translation>Poziom {level} za {cost}: o 1 zasób drożej</translation>
    </message>
    <message>
        <source>Level {level} for {cost}, less 1 token</source>
        <translation>Poziom {level} za {cost}, ale o 1 zasób mniej</translation>
    </message>
    <message>
        <source>1 token dearer</source>
        <translation>o 1 zasób drożej</translation>
    </message>
    <message>
        <source>1 token cheaper</source>
        <translation>o 1 zasób taniej</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>“{save_name}” is not a saved game. The file has been kept.</source>
        <translation>Plik „{save_name}” nie jest zapisaną grą. Został zachowany.</translation>
    </message>
    <message>
        <source>A saved game cannot be continued: this version of the app does not have the game “{game}”. The file has been kept.</source>
        <translation>Nie można kontynuować zapisanej gry: ta wersja aplikacji nie ma gry „{game}”. Plik został zachowany.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}”</translation>
    </message>
    <message>
        <source>The same goes for {names}.</source>
        <translation>To samo dotyczy {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The same goes for {names} and %n more.</source>
        <translation>
            <numerusform>To samo dotyczy {names} i jeszcze %n innego.</numerusform>
            <numerusform>To samo dotyczy {names} i jeszcze %n innych.</numerusform>
            <numerusform>To samo dotyczy {names} i jeszcze %n innych.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved game “{save_name}” is played with cards that are missing here ({digest}). The file has been kept; continue it with the version of the app that it comes from.</source>
        <translation>Zapisana gra „{save_name}” używa kart, których tu brakuje ({digest}). Plik został zachowany; kontynuuj ją w wersji aplikacji, z której pochodzi.</translation>
    </message>
    <message>
        <source>The saved game “{save_name}” is played with the cards “{pack}” as they were once. The file has been kept; to continue it, put them back into the folder “{folder}”.</source>
        <translation>Zapisana gra „{save_name}” używa dawnej wersji zestawu kart „{pack}”. Plik został zachowany; aby kontynuować, przywróć ją w folderze „{folder}”.</translation>
    </message>
    <message>
        <source>The saved game “{save_name}” is played with the cards “{pack}”, which are missing here. The file has been kept; to continue it, put them into the folder “{folder}”.</source>
        <translation>Zapisana gra „{save_name}” używa zestawu kart „{pack}”, którego tu brakuje. Plik został zachowany; aby kontynuować, włóż zestaw do folderu „{folder}”.</translation>
    </message>
    <message>
        <source>The saved game “{save_name}” could not be opened: {reason}. It has been left as it is.</source>
        <translation>Nie udało się otworzyć zapisanej gry „{save_name}”: {reason}. Pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>“{save_name}” holds another game than its name says. The file has been left as it is.</source>
        <translation>W pliku „{save_name}” jest inna gra, niż mówi jego nazwa. Plik pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Not all settings could be read: {reason}. The file has been left as it is; standard settings stand in for what is missing, and changes are not kept.</source>
        <translation>Nie udało się odczytać wszystkich ustawień: {reason}. Plik pozostaje bez zmian; brakujące ustawienia mają wartości domyślne, a zmiany nie są zapisywane.</translation>
    </message>
    <message>
        <source>The statistics come from a newer version of the app. Nothing has been changed; finished games are not counted until the app is updated.</source>
        <translation>Statystyki pochodzą z nowszej wersji aplikacji. Niczego nie zmieniono; do czasu aktualizacji aplikacji zakończone gry nie są liczone.</translation>
    </message>
    <message>
        <source>The statistics could not be read: {reason}. The file has been left as it is, and finished games are not counted.</source>
        <translation>Nie udało się odczytać statystyk: {reason}. Plik pozostaje bez zmian, a zakończone gry nie są liczone.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <source>the folder is missing</source>
        <translation>folder nie istnieje</translation>
    </message>
    <message>
        <source>there is no file behind this name</source>
        <translation>pod tą nazwą nie ma pliku</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>nazwa pliku jest za długa</translation>
    </message>
    <message>
        <source>the system refused</source>
        <translation>system odmówił</translation>
    </message>
    <message>
        <source>The folder of unfinished games could not be opened: {reason}. Nothing has been changed.</source>
        <translation>Nie udało się otworzyć folderu z niedokończonymi grami: {reason}. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>there is a file in place of the folder</source>
        <translation>w miejscu folderu jest plik</translation>
    </message>
</context>
<context>
    <name>ReasonTexts</name>
    <message>
        <source>Add with it: {cards}.</source>
        <translation>Dodaj do tego: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Gives %n pizza(s).</source>
        <translation>
            <numerusform>Daje %n Pizzę.</numerusform>
            <numerusform>Daje %n Pizze.</numerusform>
            <numerusform>Daje %n Pizz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives %n toy(s).</source>
        <translation>
            <numerusform>Daje %n Zabawkę.</numerusform>
            <numerusform>Daje %n Zabawki.</numerusform>
            <numerusform>Daje %n Zabawek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the pizzas for the fort.</source>
        <translation>Pizze zostają na rozbudowę Fortu.</translation>
    </message>
    <message>
        <source>Keeps the toys for the fort.</source>
        <translation>Zabawki zostają na rozbudowę Fortu.</translation>
    </message>
    <message numerus="yes">
        <source>%n more token(s) in the pack.</source>
        <translation>
            <numerusform>W Plecaku o %n zasób więcej.</numerusform>
            <numerusform>W Plecaku o %n zasoby więcej.</numerusform>
            <numerusform>W Plecaku o %n zasobów więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>A good card for later turns.</source>
        <translation>Dobra karta na następne tury.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your cards go(es) with this suit: {suit}.</source>
        <translation>
            <numerusform>Pasuje do %n twojej karty, symbol: {suit}.</numerusform>
            <numerusform>Pasuje do %n twoich kart, symbol: {suit}.</numerusform>
            <numerusform>Pasuje do %n twoich kart, symbol: {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first book.</source>
        <translation>Twoja pierwsza książka.</translation>
    </message>
    <message>
        <source>Your first crown.</source>
        <translation>Twoja pierwsza korona.</translation>
    </message>
    <message>
        <source>Your first glue.</source>
        <translation>Twój pierwszy klej.</translation>
    </message>
    <message>
        <source>Your first shovel.</source>
        <translation>Twoja pierwsza łopata.</translation>
    </message>
    <message>
        <source>Your first skateboard.</source>
        <translation>Twoja pierwsza deskorolka.</translation>
    </message>
    <message>
        <source>Your first squirt gun.</source>
        <translation>Twój pierwszy pistolet na wodę.</translation>
    </message>
    <message>
        <source>Your first coin.</source>
        <translation>Twoja pierwsza moneta.</translation>
    </message>
    <message>
        <source>The card stays in the lookout for good.</source>
        <translation>Karta zostaje w Czatowni na stałe.</translation>
    </message>
    <message>
        <source>In the lookout for good, suit: {suit}.</source>
        <translation>Na stałe w Czatowni, symbol: {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>Trashes %n card(s): better ones come sooner.</source>
        <translation>
            <numerusform>Wyrzuca %n kartę: lepsze przyjdą szybciej.</numerusform>
            <numerusform>Wyrzuca %n karty: lepsze przyjdą szybciej.</numerusform>
            <numerusform>Wyrzuca %n kart: lepsze przyjdą szybciej.</numerusform>
        </translation>
    </message>
    <message>
        <source>You will miss this card least.</source>
        <translation>Tej karty będzie ci brakować najmniej.</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>To daje zwycięstwo.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now.</source>
        <translation>
            <numerusform>Od razu %n Punkt.</numerusform>
            <numerusform>Od razu %n Punkty.</numerusform>
            <numerusform>Od razu %n Punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Builds level {n} of the fort.</source>
        <translation>Rozbudowuje Fort do poziomu {n}.</translation>
    </message>
    <message>
        <source>A dog for your doghouse.</source>
        <translation>Pies do twojej budy.</translation>
    </message>
    <message>
        <source>A cat comes to you.</source>
        <translation>Przychodzi do ciebie kot.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) fewer in your yard.</source>
        <translation>
            <numerusform>Na Podwórku zostaje o %n kartę mniej.</numerusform>
            <numerusform>Na Podwórku zostaje o %n karty mniej.</numerusform>
            <numerusform>Na Podwórku zostaje o %n kart mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more for your own turn.</source>
        <translation>
            <numerusform>Na twoją turę zostaje o %n kartę więcej.</numerusform>
            <numerusform>Na twoją turę zostaje o %n karty więcej.</numerusform>
            <numerusform>Na twoją turę zostaje o %n kart więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is better on the whole.</source>
        <translation>Ogólnie tak jest lepiej.</translation>
    </message>
    <message>
        <source>It is worse on the whole.</source>
        <translation>Ogólnie tak jest gorzej.</translation>
    </message>
    <message>
        <source>Nobody can follow.</source>
        <translation>Nikt nie może naśladować.</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Jeszcze nic nie zagrano.</translation>
    </message>
</context>
<context>
    <name>RivalBoard</name>
    <message>
        <source>Pack of %1</source>
        <translation>Plecak gracza %1</translation>
    </message>
</context>
<context>
    <name>RivalPanel</name>
    <message>
        <source>Stuff</source>
        <translation>Graty</translation>
    </message>
    <message>
        <source>Pizza: %1</source>
        <translation>Pizze: %1</translation>
    </message>
    <message>
        <source>Toys: %1</source>
        <translation>Zabawki: %1</translation>
    </message>
    <message>
        <source>Yard</source>
        <translation>Podwórko</translation>
    </message>
</context>
<context>
    <name>RulePicker</name>
    <message>
        <source>Keep one made-up rule</source>
        <translation>Zatrzymaj jedną Zmyśloną Zasadę</translation>
    </message>
    <message>
        <source>It scores for you alone at the end of the game. Nobody else sees it before.</source>
        <translation>Na koniec gry da Punkty tylko tobie. Do tego czasu nikt inny jej nie zobaczy.</translation>
    </message>
</context>
<context>
    <name>RuleStack</name>
    <message>
        <source>Made-up rules</source>
        <translation>Zmyślone Zasady</translation>
    </message>
    <message>
        <source>Made-up rules in the stack: %1</source>
        <translation>Zmyślone Zasady w&#xa0;stosie: %1</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message>
        <source>Your cards: deck, discard pile, hand, yard, lookout and doghouse.</source>
        <translation>Twoje karty: talia, stos kart odrzuconych, ręka, Podwórko, Czatownia i buda.</translation>
    </message>
    <message>
        <source>1 point for each “advance fort” on your cards, even as part of a longer action. (The perk DIY does not count.)</source>
        <translation>1 Punkt za każde „rozbuduj Fort” na twoich kartach, także jako część dłuższej akcji. (Bonus „Zrób to Sam” się nie liczy.)</translation>
    </message>
    <message>
        <source>1 point for each different suit on your cards (not coins). All six: 1 point more.</source>
        <translation>1 Punkt za każdy rodzaj symbolu na twoich kartach (oprócz monety). Za wszystkie sześć jeszcze 1 Punkt.</translation>
    </message>
    <message>
        <source>1 point for each crown on your cards (not coins).</source>
        <translation>1 Punkt za każdą koronę na twoich kartach (monety się nie liczą).</translation>
    </message>
    <message>
        <source>1 point for each book on your cards (not coins).</source>
        <translation>1 Punkt za każdą książkę na twoich kartach (monety się nie liczą).</translation>
    </message>
    <message>
        <source>1 point for each toy in your stuff and pack.</source>
        <translation>1 Punkt za każdą Zabawkę w twoich Gratach i Plecaku.</translation>
    </message>
    <message>
        <source>1 point for each pizza in your stuff and pack.</source>
        <translation>1 Punkt za każdą Pizzę w twoich Gratach i Plecaku.</translation>
    </message>
    <message>
        <source>1 point for each card in your lookout.</source>
        <translation>1 Punkt za każdą kartę w twojej Czatowni.</translation>
    </message>
    <message>
        <source>1 point for each token in your pack.</source>
        <translation>1 Punkt za każdy zasób w twoim Plecaku.</translation>
    </message>
    <message>
        <source>5 points if you have no best friend.</source>
        <translation>5 Punktów, jeśli nie masz ani jednego Najlepszego Przyjaciela.</translation>
    </message>
    <message>
        <source>8 points if your fort is exactly level 2.</source>
        <translation>8 Punktów, jeśli twój Fort ma dokładnie poziom 2.</translation>
    </message>
    <message>
        <source>8 points if you have the most cards; 4 points if you tie for the most.</source>
        <translation>8 Punktów, jeśli masz najwięcej kart ze wszystkich; 4 Punkty w razie remisu.</translation>
    </message>
</context>
<context>
    <name>SavingTexts</name>
    <message>
        <source>Second window: not saved</source>
        <translation>Drugie okno: bez zapisu</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niezapisane</translation>
    </message>
    <message>
        <source>Everything is saved now.</source>
        <translation>Teraz wszystko jest zapisane.</translation>
    </message>
    <message>
        <source>The game is saved in a file of its own. To go on with it later, start the app like this: {command}</source>
        <translation>Gra jest zapisana we własnym pliku. Aby ją później kontynuować, uruchom aplikację tak: {command}</translation>
    </message>
    <message>
        <source>Bots think less</source>
        <translation>Boty myślą mniej</translation>
    </message>
    <message>
        <source>The programs in which bots think keep stopping, so bots think less for now. The app tries again by itself.</source>
        <translation>Programy, w których myślą boty, wciąż same się zamykają, więc na razie boty myślą mniej. Aplikacja sama próbuje je uruchomić ponownie.</translation>
    </message>
    <message>
        <source>The game is being saved; then the app closes by itself.</source>
        <translation>Gra jest właśnie zapisywana; potem aplikacja sama się zamknie.</translation>
    </message>
    <message>
        <source>The game is still being saved: the disk answers very slowly.</source>
        <translation>Gra wciąż jest zapisywana: dysk odpowiada bardzo wolno.</translation>
    </message>
    <message>
        <source>Tried again at {time}, but it did not work.</source>
        <translation>Kolejna próba o {time} nie powiodła się.</translation>
    </message>
    <message>
        <source>Saving is still under way; then the app closes by itself.</source>
        <translation>Zapisywanie jeszcze trwa; potem aplikacja sama się zamknie.</translation>
    </message>
    <message>
        <source>Saving is still under way: the disk answers very slowly.</source>
        <translation>Zapisywanie jeszcze trwa: dysk odpowiada bardzo wolno.</translation>
    </message>
    <message>
        <source>The game is being written to its file.</source>
        <translation>Gra jest właśnie zapisywana do pliku.</translation>
    </message>
    <message>
        <source>The game is saved in the file “{path}”. To go on with it later, double-click that file.</source>
        <translation>Gra jest zapisana w pliku „{path}”. Aby ją później kontynuować, kliknij ten plik dwukrotnie.</translation>
    </message>
    <message>
        <source>“{name}” could not be saved there either: {reason}. Choose another place.</source>
        <translation>Tam też nie udało się zapisać „{name}”: {reason}. Wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>The game will be written to {path}</source>
        <translation>Gra zostanie zapisana w {path}</translation>
    </message>
    <message numerus="yes">
        <source>(%n more game(s) beside it)</source>
        <translation>
            <numerusform>(a obok jeszcze %n gra)</numerusform>
            <numerusform>(a obok jeszcze %n gry)</numerusform>
            <numerusform>(a obok jeszcze %n gier)</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a name for the file.</source>
        <translation>Wpisz nazwę pliku.</translation>
    </message>
    <message>
        <source>There is already a file “{name}”. Choose another name, or replace it.</source>
        <translation>Plik „{name}” już istnieje. Wybierz inną nazwę albo zastąp go.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Pulpit</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Folder domowy</translation>
    </message>
    <message numerus="yes">
        <source>If you leave now, %n game(s) will be lost.</source>
        <translation>
            <numerusform>Jeśli teraz wyjdziesz, stracisz %n grę.</numerusform>
            <numerusform>Jeśli teraz wyjdziesz, stracisz %n gry.</numerusform>
            <numerusform>Jeśli teraz wyjdziesz, stracisz %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you leave now, what was decided since the last save will be lost.</source>
        <translation>Jeśli teraz wyjdziesz, stracisz decyzje podjęte od ostatniego zapisu.</translation>
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
        <translation>Razem</translation>
    </message>
    <message>
        <source>{source}. {points}.</source>
        <translation>{source}. {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n Punkt</numerusform>
            <numerusform>{who}: %n Punkty</numerusform>
            <numerusform>{who}: %n Punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by round. {players}</source>
        <translation>Punkty w rundach. {players}</translation>
    </message>
    <message>
        <source>{who}: {points}; in all {total}.</source>
        <translation>{who}: {points}; razem {total}.</translation>
    </message>
    <message>
        <source>{who}: {won} of {played} won, best {best}</source>
        <translation>{who}: wygrano {won} z {played}, najwięcej {best}</translation>
    </message>
    <message>
        <source>{won} of {played} won, best {best}</source>
        <translation>Wygrano {won} z {played}, najwięcej {best}</translation>
    </message>
</context>
<context>
    <name>ScoringScreen</name>
    <message>
        <source>Final scoring</source>
        <translation>Podliczenie punktów</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Menu główne</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Skąd Punkty</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Punkty w&#xa0;rundach</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Zobacz stół</translation>
    </message>
    <message>
        <source>See the final table and the log (T)</source>
        <translation>Zobacz stół z&#xa0;końca gry i&#xa0;dziennik (T)</translation>
    </message>
</context>
<context>
    <name>ScreenTexts</name>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>Bot {number}</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>bot, easy</source>
        <translation>bot, poziom łatwy</translation>
    </message>
    <message>
        <source>bot, medium</source>
        <translation>bot, poziom średni</translation>
    </message>
    <message>
        <source>bot, hard</source>
        <translation>bot, poziom trudny</translation>
    </message>
    <message>
        <source>Hidden cards stay covered until you press the button.</source>
        <translation>Zakryte karty zobaczysz dopiero po naciśnięciu przycisku.</translation>
    </message>
    <message>
        <source>{game} – round {number}</source>
        <translation>{game} – runda {number}</translation>
    </message>
    <message>
        <source>{game} – {players}</source>
        <translation>{game} – {players}</translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>Jeszcze %n niedokończona gra</numerusform>
            <numerusform>Jeszcze %n niedokończone gry</numerusform>
            <numerusform>Jeszcze %n niedokończonych gier</numerusform>
        </translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>bot, poziom {level}</translation>
    </message>
</context>
<context>
    <name>SeatBoard</name>
    <message>
        <source>Plays at this screen; others can too, as nobody has anything to hide.</source>
        <translation>Gra przy tym ekranie; inni też mogą, bo nikt nie ma nic do ukrycia.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Level of the bot</source>
        <translation>Poziom bota</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Plays at this screen. Several people pass it around; hidden cards stay covered meanwhile.</source>
        <translation>Gra przy tym ekranie. Gdy gra kilka osób, przekazują sobie urządzenie, a&#xa0;zakryte karty pozostają niewidoczne.</translation>
    </message>
</context>
<context>
    <name>SeatHeader</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkty</numerusform>
            <numerusform>%n Punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Stos kart odrzuconych: %n karta</numerusform>
            <numerusform>Stos kart odrzuconych: %n karty</numerusform>
            <numerusform>Stos kart odrzuconych: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Talia: %n karta</numerusform>
            <numerusform>Talia: %n karty</numerusform>
            <numerusform>Talia: %n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatTowers</name>
    <message>
        <source>rubble %1</source>
        <translation>gruz %1</translation>
    </message>
    <message numerus="yes">
        <source>Rubble: %n card(s)</source>
        <translation>
            <numerusform>Gruz: %n karta</numerusform>
            <numerusform>Gruz: %n karty</numerusform>
            <numerusform>Gruz: %n kart</numerusform>
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
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Words and colours</source>
        <translation>Tekst i&#xa0;kolory</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>A click or the space bar always skips to the end.</source>
        <translation>Kliknięciem lub spacją zawsze przeskoczysz na koniec.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykłe</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Ogranicz ruch</translation>
    </message>
    <message>
        <source>Changes light up briefly instead of flying.</source>
        <translation>Nic nie lata, zmiany tylko na chwilę się podświetlają.</translation>
    </message>
    <message>
        <source>Switched off, the game makes choices for you that have only one sensible answer. Undo takes them back together with your last decision, until somebody else decides.</source>
        <translation>Wyłączone: gdy jest tylko jeden rozsądny wybór, gra robi to za ciebie. Cofniesz to razem ze swoją ostatnią decyzją, dopóki nie zdecyduje ktoś inny.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O&#xa0;aplikacji</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>Przykładowy tekst</translation>
    </message>
    <message>
        <source>Ask me everything</source>
        <translation>Pytaj o&#xa0;wszystko</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Turn order</source>
        <translation>Kolejność graczy</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik gry</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Co zaszło</translation>
    </message>
    <message>
        <source>Recap of what happened since your last turn</source>
        <translation>Co zaszło od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Menu główne</translation>
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
        <translation>Nie możesz naśladować: nie masz na ręce pasującej karty (symbol: {suit} albo moneta).</translation>
    </message>
    <message>
        <source>You can’t follow.</source>
        <translation>Nie możesz naśladować.</translation>
    </message>
    <message>
        <source>You can’t follow: the action couldn’t be carried out in full.</source>
        <translation>Nie możesz naśladować: akcji nie dałoby się wykonać w całości.</translation>
    </message>
    <message>
        <source>Following would give you nothing now.</source>
        <translation>Naśladowanie nic by ci teraz nie dało.</translation>
    </message>
    <message>
        <source>Following would give you less than {n}.</source>
        <translation>Naśladowanie dałoby ci mniej niż {n}.</translation>
    </message>
    <message>
        <source>You don’t follow until your turn.</source>
        <translation>Do swojej tury nie naśladujesz.</translation>
    </message>
    <message>
        <source>{who} does not follow.</source>
        <translation>{who} nie naśladuje.</translation>
    </message>
    <message>
        <source>Choose whether you are asked to follow at all before your turn, or only where it gives enough. You can always turn it off again.</source>
        <translation>Wybierz, czy do swojej tury w ogóle chcesz pytań o naśladowanie, czy tylko gdy to się opłaca. Zawsze możesz to znów wyłączyć.</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>Pytaj zawsze</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Bez pytań</translation>
    </message>
    <message>
        <source>You are not asked to follow until your turn. Click to be asked again.</source>
        <translation>Do twojej tury gra nie pyta, czy chcesz naśladować. Kliknij, aby znów pytała.</translation>
    </message>
    <message>
        <source>From +{n}</source>
        <translation>Od +{n}</translation>
    </message>
    <message>
        <source>You are asked to follow only where it gives {n} or more. Click to be asked always.</source>
        <translation>Gra pyta, czy chcesz naśladować, tylko gdy da to co najmniej {n}. Kliknij, aby pytała zawsze.</translation>
    </message>
    <message>
        <source>Ask me less…</source>
        <translation>Pytaj rzadziej…</translation>
    </message>
    <message>
        <source>Don’t follow, and don’t ask me again until my turn</source>
        <translation>Nie naśladuj i nie pytaj mnie aż do mojej tury</translation>
    </message>
    <message>
        <source>Only ask me where I’d get {n} or more</source>
        <translation>Pytaj mnie tylko, gdy zyskam {n} lub więcej</translation>
    </message>
</context>
<context>
    <name>SpeedButton</name>
    <message>
        <source>Speed of play: slow</source>
        <translation>Tempo gry: wolne</translation>
    </message>
    <message>
        <source>Speed of play: fast</source>
        <translation>Tempo gry: szybkie</translation>
    </message>
    <message>
        <source>Speed of play: no animation</source>
        <translation>Tempo gry: bez animacji</translation>
    </message>
    <message>
        <source>Speed of play: normal</source>
        <translation>Tempo gry: zwykłe</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Od razu</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykle</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>This is the smallest.</source>
        <translation>To najmniejsza wartość.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>This is the largest.</source>
        <translation>To największa wartość.</translation>
    </message>
</context>
<context>
    <name>StoryBubble</name>
    <message numerus="yes">
        <source>%n more line(s): read them in words</source>
        <translation>
            <numerusform>Jeszcze %n wiersz: przeczytaj opis</numerusform>
            <numerusform>Jeszcze %n wiersze: przeczytaj opis</numerusform>
            <numerusform>Jeszcze %n wierszy: przeczytaj opis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n more</source>
        <translation>
            <numerusform>i&#xa0;jeszcze %n</numerusform>
            <numerusform>i&#xa0;jeszcze %n</numerusform>
            <numerusform>i&#xa0;jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuitTexts</name>
    <message>
        <source>book</source>
        <translation>książka</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>korona</translation>
    </message>
    <message>
        <source>glue</source>
        <translation>klej</translation>
    </message>
    <message>
        <source>shovel</source>
        <translation>łopata</translation>
    </message>
    <message>
        <source>skateboard</source>
        <translation>deskorolka</translation>
    </message>
    <message>
        <source>squirt gun</source>
        <translation>pistolet na wodę</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>moneta</translation>
    </message>
</context>
<context>
    <name>SupplyPile</name>
    <message>
        <source>Pizzas in the supply: %1</source>
        <translation>Pizze we wspólnej puli: %1</translation>
    </message>
    <message>
        <source>Toys in the supply: %1</source>
        <translation>Zabawki we wspólnej puli: %1</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Your yard</source>
        <translation>Twoje Podwórko</translation>
    </message>
    <message>
        <source>fills when you discard</source>
        <translation>zapełni się, gdy odrzucisz karty</translation>
    </message>
    <message>
        <source>Your deck is empty</source>
        <translation>Twoja talia jest pusta</translation>
    </message>
    <message>
        <source>Your discard pile is empty</source>
        <translation>Twój stos kart odrzuconych jest pusty</translation>
    </message>
</context>
<context>
    <name>TableMiddle</name>
    <message>
        <source>Pizza from the supply</source>
        <translation>Pizza ze wspólnej puli</translation>
    </message>
    <message>
        <source>Toy from the supply</source>
        <translation>Zabawka ze wspólnej puli</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Your move:</source>
        <translation>Twój ruch:</translation>
    </message>
    <message>
        <source>Now deciding: {who}.</source>
        <translation>Decyduje: {who}.</translation>
    </message>
    <message>
        <source>{who} is thinking…</source>
        <translation>{who} się zastanawia…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra skończona.</translation>
    </message>
    <message>
        <source>It is not your turn. Now playing: {who}.</source>
        <translation>To nie twoja tura. Teraz gra: {who}.</translation>
    </message>
    <message>
        <source>That is not possible right now.</source>
        <translation>Teraz to niemożliwe.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nie ma czego cofać.</translation>
    </message>
    <message>
        <source>No undo: something hidden has come to light.</source>
        <translation>Nie można cofnąć: wyszło na jaw coś zakrytego.</translation>
    </message>
    <message>
        <source>No undo: somebody else has decided since.</source>
        <translation>Nie można cofnąć: w międzyczasie zdecydował ktoś inny.</translation>
    </message>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Doradca się zastanawia…</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s) in all.</source>
        <translation>
            <numerusform>{who}: razem %n Punkt.</numerusform>
            <numerusform>{who}: razem %n Punkty.</numerusform>
            <numerusform>{who}: razem %n Punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} wins!</source>
        <translation>{who} wygrywa!</translation>
    </message>
    <message>
        <source>Shared victory: {players}.</source>
        <translation>Wspólne zwycięstwo: {players}.</translation>
    </message>
    <message>
        <source>Undo the rematch: back to the final scoring</source>
        <translation>Cofnij rewanż: wróć do podliczenia punktów</translation>
    </message>
    <message>
        <source>No hint while everybody may look: it would be made from hidden cards.</source>
        <translation>Gdy wszyscy mogą patrzeć, podpowiedzi nie ma: wynikałaby z zakrytych kart.</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Dlaczego nie?</translation>
    </message>
</context>
<context>
    <name>TakenTray</name>
    <message>
        <source>to build</source>
        <translation>do budowy</translation>
    </message>
</context>
<context>
    <name>TitleScreen</name>
    <message>
        <source>Kids, forts and 5 Towers</source>
        <translation>Dzieciaki, Forty i&#xa0;5&#xa0;Wież</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Looking for your game…</source>
        <translation>Szukam twojej gry…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>An unofficial adaptation. Version %1</source>
        <translation>Nieoficjalna adaptacja. Wersja %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Niedokończone gry</translation>
    </message>
</context>
<context>
    <name>TokenLogTexts</name>
    <message numerus="yes">
        <source>{who} gains %n pizza(s).</source>
        <translation>
            <numerusform>{who} bierze %n Pizzę.</numerusform>
            <numerusform>{who} bierze %n Pizze.</numerusform>
            <numerusform>{who} bierze %n Pizz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n toy(s).</source>
        <translation>
            <numerusform>{who} bierze %n Zabawkę.</numerusform>
            <numerusform>{who} bierze %n Zabawki.</numerusform>
            <numerusform>{who} bierze %n Zabawek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} scores %n point(s).</source>
        <translation>
            <numerusform>{who} zdobywa %n Punkt.</numerusform>
            <numerusform>{who} zdobywa %n Punkty.</numerusform>
            <numerusform>{who} zdobywa %n Punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} packs %n token(s).</source>
        <translation>
            <numerusform>{who} pakuje do Plecaka %n zasób.</numerusform>
            <numerusform>{who} pakuje do Plecaka %n zasoby.</numerusform>
            <numerusform>{who} pakuje do Plecaka %n zasobów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} packs %n token(s) from the supply.</source>
        <translation>
            <numerusform>{who} pakuje do Plecaka %n zasób ze wspólnej puli.</numerusform>
            <numerusform>{who} pakuje do Plecaka %n zasoby ze wspólnej puli.</numerusform>
            <numerusform>{who} pakuje do Plecaka %n zasobów ze wspólnej puli.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} pays: {tokens}.</source>
        <translation>{who} płaci: {tokens}.</translation>
    </message>
    <message>
        <source>{who} spends: {tokens}.</source>
        <translation>{who} wydaje: {tokens}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} swaps %n pizza(s) for toys.</source>
        <translation>
            <numerusform>{who} zamienia %n Pizzę na Zabawkę.</numerusform>
            <numerusform>{who} zamienia %n Pizze na Zabawki.</numerusform>
            <numerusform>{who} zamienia %n Pizz na Zabawki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} swaps %n toy(s) for pizza.</source>
        <translation>
            <numerusform>{who} zamienia %n Zabawkę na Pizzę.</numerusform>
            <numerusform>{who} zamienia %n Zabawki na Pizze.</numerusform>
            <numerusform>{who} zamienia %n Zabawek na Pizze.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: fort level {level}.</source>
        <translation>{who} rozbudowuje Fort do poziomu {level}.</translation>
    </message>
    <message>
        <source>{who} takes a made-up rule.</source>
        <translation>{who} bierze Zmyśloną Zasadę.</translation>
    </message>
    <message>
        <source>{who} takes the made-up rule {rule}.</source>
        <translation>{who} bierze Zmyśloną Zasadę „{rule}”.</translation>
    </message>
    <message>
        <source>{who} takes the perk {perk}.</source>
        <translation>{who} bierze Bonus „{perk}”.</translation>
    </message>
    <message>
        <source>{who} uses the perk {perk}.</source>
        <translation>{who} używa Bonusu „{perk}”.</translation>
    </message>
    <message>
        <source>{who} takes the Macaroni Sculpture!</source>
        <translation>{who} bierze Rzeźbę z Makaronu!</translation>
    </message>
    <message>
        <source>{who} copies the contents of a pack ({owner}).</source>
        <translation>{who} kopiuje do Gratów zawartość Plecaka. Czyjego: {owner}.</translation>
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
        <translation>Wszystkie zaznaczone karty możesz zbudować: {cards}.</translation>
    </message>
    <message>
        <source>The marked card can be built: {card}.</source>
        <translation>Zaznaczoną kartę możesz zbudować: {card}.</translation>
    </message>
    <message>
        <source>To build what is marked, you would have to demolish {card}.</source>
        <translation>Żeby zbudować to, co zaznaczone, trzeba zburzyć kartę {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot build more than %n card(s), so you pass.</source>
        <translation>
            <numerusform>Nie możesz zbudować więcej niż %n kartę, więc pasujesz.</numerusform>
            <numerusform>Nie możesz zbudować więcej niż %n karty, więc pasujesz.</numerusform>
            <numerusform>Nie możesz zbudować więcej niż %n kart, więc pasujesz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot build any of these cards, so you pass.</source>
        <translation>Żadnej z tych kart nie możesz zbudować, więc pasujesz.</translation>
    </message>
    <message>
        <source>{round} went by: no card fitted your towers.</source>
        <translation>{round} minęła bez ciebie: żadna karta nie pasowała do twoich wież.</translation>
    </message>
    <message numerus="yes">
        <source>{round} went by: you could not build more than %n card(s).</source>
        <translation>
            <numerusform>{round} minęła bez ciebie: można było zbudować najwyżej %n kartę.</numerusform>
            <numerusform>{round} minęła bez ciebie: można było zbudować najwyżej %n karty.</numerusform>
            <numerusform>{round} minęła bez ciebie: można było zbudować najwyżej %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} went by: {who} took all the cards.</source>
        <translation>{round} minęła bez ciebie: wszystkie karty bierze {who}.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the {count} cards still to come fits your towers.</source>
        <translation>
            <numerusform>Z kolejnych {count} kart do twoich wież pasuje tylko %n.</numerusform>
            <numerusform>Z kolejnych {count} kart do twoich wież pasują tylko %n.</numerusform>
            <numerusform>Z kolejnych {count} kart do twoich wież pasuje tylko %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Demolishing a top card makes room.</source>
        <translation>Zburzenie wierzchniej karty zrobi miejsce.</translation>
    </message>
    <message>
        <source>All your towers are finished: until the end you pass by yourself.</source>
        <translation>Wszystkie twoje wieże są ukończone: do końca gry już tylko pasujesz.</translation>
    </message>
    <message>
        <source>You cannot build any of these cards, so you bid 0.</source>
        <translation>Żadnej z tych kart nie możesz zbudować, więc licytujesz 0.</translation>
    </message>
    <message>
        <source>Chosen: {cards}. Drag the others too, or press the green button.</source>
        <translation>Wybrane: {cards}. Przeciągnij też pozostałe albo naciśnij zielony przycisk.</translation>
    </message>
    <message>
        <source>Build your cards.</source>
        <translation>Zbuduj swoje karty.</translation>
    </message>
    <message>
        <source>Build your cards. First you may demolish a top card, at the price on its wrecking ball.</source>
        <translation>Zbuduj swoje karty. Przedtem możesz zburzyć wierzchnią kartę wieży, za cenę na jej kuli wyburzeniowej.</translation>
    </message>
    <message>
        <source>Build a card on its tower.</source>
        <translation>Dołóż kartę do jej wieży.</translation>
    </message>
    <message>
        <source>{who} chooses cards.</source>
        <translation>{who} wybiera karty.</translation>
    </message>
    <message>
        <source>{who} builds.</source>
        <translation>{who} buduje.</translation>
    </message>
    <message>
        <source>{who} demolishes {card} (−{price}) to make room for {cards}.</source>
        <translation>{who} burzy: {card} (−{price}), żeby zmieścić: {cards}.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message numerus="yes">
        <source>How many of these %n card(s) will you take?</source>
        <translation>
            <numerusform>Bierzesz z oferty %n kartę?</numerusform>
            <numerusform>Ile bierzesz z tych %n kart?</numerusform>
            <numerusform>Ile bierzesz z tych %n kart?</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you bid more than {highest}, or pass?</source>
        <translation>Licytujesz więcej niż {highest} czy pasujesz?</translation>
    </message>
    <message>
        <source>Do you bid, or pass?</source>
        <translation>Licytujesz czy pasujesz?</translation>
    </message>
    <message>
        <source>Do you bid all {count}, or pass?</source>
        <translation>Licytujesz wszystkie karty ({count}) czy pasujesz?</translation>
    </message>
    <message>
        <source>The highest bid takes that many cards and builds them all. Most points win.</source>
        <translation>Kto licytuje najwyżej, bierze tyle kart i wszystkie buduje. Wygrywa, kto ma najwięcej Punktów.</translation>
    </message>
    <message>
        <source>Whatever you took now would cost you points.</source>
        <translation>Cokolwiek teraz weźmiesz, stracisz Punkty.</translation>
    </message>
    <message>
        <source>{reason} So you pass.</source>
        <translation>{reason} Dlatego pasujesz.</translation>
    </message>
    <message>
        <source>{who} bids all the cards, so nobody else is asked.</source>
        <translation>{who} licytuje wszystkie karty, więc na nikogo więcej nie przychodzi kolej.</translation>
    </message>
    <message numerus="yes">
        <source>You win the bidding: mark the %n card(s) that you take.</source>
        <translation>
            <numerusform>Wygrywasz licytację: zaznacz %n kartę, którą bierzesz.</numerusform>
            <numerusform>Wygrywasz licytację: zaznacz %n karty, które bierzesz.</numerusform>
            <numerusform>Wygrywasz licytację: zaznacz %n kart, które bierzesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the bidding: take the %n marked card(s), or mark others.</source>
        <translation>
            <numerusform>Wygrywasz licytację: weź %n zaznaczoną kartę albo zaznacz inną.</numerusform>
            <numerusform>Wygrywasz licytację: weź %n zaznaczone karty albo zaznacz inne.</numerusform>
            <numerusform>Wygrywasz licytację: weź %n zaznaczonych kart albo zaznacz inne.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the bidding and take all: {cards}.</source>
        <translation>Wygrywasz licytację i bierzesz wszystko: {cards}.</translation>
    </message>
    <message>
        <source>{card} must be demolished before your cards fit.</source>
        <translation>Najpierw trzeba zburzyć kartę {card}, inaczej karty nie będą pasować.</translation>
    </message>
    <message>
        <source>To demolish {card}, press its wrecking ball.</source>
        <translation>Kartę {card} zburzysz jej kulą wyburzeniową.</translation>
    </message>
    <message>
        <source>{who} demolishes {card} (−{price}) and builds.</source>
        <translation>{who} burzy: {card} (−{price}), a potem buduje.</translation>
    </message>
    <message>
        <source>Marked: {card}, instead of {others}.</source>
        <translation>Zaznaczono: {card}. Odznaczono: {others}.</translation>
    </message>
    <message>
        <source>Marked: {card}, with {others}, without which it does not fit.</source>
        <translation>Zaznaczono: {card}. Do tego {others}, inaczej nie pasuje.</translation>
    </message>
    <message>
        <source>Not marked any more: {card}, nor {others}, for it does not fit without it.</source>
        <translation>Odznaczono: {card}. Bez niej nie pasuje też {others}.</translation>
    </message>
    <message>
        <source>The last round!</source>
        <translation>Ostatnia runda!</translation>
    </message>
    <message>
        <source>Shuffled for the last time</source>
        <translation>Potasowano ostatni raz</translation>
    </message>
</context>
<context>
    <name>TowerCountedTexts</name>
    <message numerus="yes">
        <source>{tower} ({numbers}): 1 point for each card → %n point(s)</source>
        <translation>
            <numerusform>{tower} ({numbers}): 1 Punkt za każdą kartę → %n Punkt</numerusform>
            <numerusform>{tower} ({numbers}): 1 Punkt za każdą kartę → %n Punkty</numerusform>
            <numerusform>{tower} ({numbers}): 1 Punkt za każdą kartę → %n Punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tower}, finished ({numbers}): 2 points for each card → %n point(s)</source>
        <translation>
            <numerusform>{tower}, ukończona ({numbers}): 2 Punkty za każdą kartę → %n Punkt</numerusform>
            <numerusform>{tower}, ukończona ({numbers}): 2 Punkty za każdą kartę → %n Punkty</numerusform>
            <numerusform>{tower}, ukończona ({numbers}): 2 Punkty za każdą kartę → %n Punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{tower}: no cards, no points</source>
        <translation>{tower}: bez kart, bez Punktów</translation>
    </message>
    <message numerus="yes">
        <source>Main tower, the one with the most cards ({tower}): 1 more point for each card → %n point(s)</source>
        <translation>
            <numerusform>Wieża główna, ta z największą liczbą kart ({tower}): 1 Punkt więcej za każdą kartę → %n Punkt</numerusform>
            <numerusform>Wieża główna, ta z największą liczbą kart ({tower}): 1 Punkt więcej za każdą kartę → %n Punkty</numerusform>
            <numerusform>Wieża główna, ta z największą liczbą kart ({tower}): 1 Punkt więcej za każdą kartę → %n Punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>No towers, so no main tower: no points</source>
        <translation>Bez wież nie ma wieży głównej: bez Punktów</translation>
    </message>
    <message numerus="yes">
        <source>Rubble: its cards cost {costs} → %n point(s) less</source>
        <translation>
            <numerusform>Gruz: karty kosztują {costs} → %n Punkt mniej</numerusform>
            <numerusform>Gruz: karty kosztują {costs} → %n Punkty mniej</numerusform>
            <numerusform>Gruz: karty kosztują {costs} → %n Punktów mniej</numerusform>
        </translation>
    </message>
    <message>
        <source>Rubble: its only card costs 1 point</source>
        <translation>Gruz: jedyna karta kosztuje 1 Punkt</translation>
    </message>
    <message>
        <source>No rubble: nothing is lost</source>
        <translation>Bez gruzu: żadnych strat</translation>
    </message>
</context>
<context>
    <name>TowerHintTexts</name>
    <message>
        <source>My advice: bid {n}.</source>
        <translation>Moja rada: zalicytuj {n}.</translation>
    </message>
    <message>
        <source>My advice: bid {n}. Good for you: {cards}.</source>
        <translation>Moja rada: zalicytuj {n}. Przydadzą się: {cards}.</translation>
    </message>
    <message>
        <source>My advice: bid {n}. Good for you: {card}.</source>
        <translation>Moja rada: zalicytuj {n}. Przyda się: {card}.</translation>
    </message>
    <message>
        <source>My advice: pass.</source>
        <translation>Moja rada: spasuj.</translation>
    </message>
    <message>
        <source>My advice: take {cards}.</source>
        <translation>Moja rada: weź karty {cards}.</translation>
    </message>
    <message>
        <source>My advice: take {card}.</source>
        <translation>Moja rada: weź kartę {card}.</translation>
    </message>
    <message>
        <source>My advice: demolish {card}.</source>
        <translation>Moja rada: zburz kartę {card}.</translation>
    </message>
    <message>
        <source>My advice: demolish nothing.</source>
        <translation>Moja rada: niczego nie burz.</translation>
    </message>
    <message>
        <source>My advice: build {card}.</source>
        <translation>Moja rada: zbuduj kartę {card}.</translation>
    </message>
    <message numerus="yes">
        <source>That is %n point(s) more now.</source>
        <translation>
            <numerusform>Od razu da to %n Punkt.</numerusform>
            <numerusform>Od razu da to %n Punkty.</numerusform>
            <numerusform>Od razu da to %n Punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you could take uses up more room than it brings.</source>
        <translation>To, co można wziąć, zabrałoby więcej miejsca, niż jest warte.</translation>
    </message>
    <message>
        <source>What you could take now costs points.</source>
        <translation>To, co można wziąć, kosztuje teraz Punkty.</translation>
    </message>
    <message>
        <source>One card more would use up more room than it brings.</source>
        <translation>Jeszcze jedna karta zabrałaby więcej miejsca, niż jest warta.</translation>
    </message>
    <message>
        <source>One card more would bring no more points.</source>
        <translation>Jeszcze jedna karta nie dałaby więcej Punktów.</translation>
    </message>
    <message>
        <source>Then {n} cards still to come fit instead of {before}.</source>
        <translation>Liczba kolejnych kart, które się zmieszczą: {n} zamiast {before}.</translation>
    </message>
</context>
<context>
    <name>TowerLabelTexts</name>
    <message>
        <source>Bid {n}</source>
        <translation>Licytuj {n}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licytuj</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Weź %n kartę</numerusform>
            <numerusform>Weź %n karty</numerusform>
            <numerusform>Weź %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Build all</source>
        <translation>Zbuduj wszystko</translation>
    </message>
    <message>
        <source>Demolish {card}: when all is built, {then} points instead of {kept} (tower −{tower}, rubble −{rubble}).</source>
        <translation>Zburz kartę {card}: gdy wszystko stanie, Punktów będzie {then} zamiast {kept} (wieża −{tower}, gruz −{rubble}).</translation>
    </message>
    <message>
        <source>That makes room for no card still to come.</source>
        <translation>Nie zrobi to miejsca na żadną kolejną kartę.</translation>
    </message>
    <message numerus="yes">
        <source>Demolish {card}: it costs %n point(s) (tower −{tower}, rubble −{rubble}).</source>
        <translation>
            <numerusform>Zburz kartę {card}: kosztuje to %n Punkt (wieża −{tower}, gruz −{rubble}).</numerusform>
            <numerusform>Zburz kartę {card}: kosztuje to %n Punkty (wieża −{tower}, gruz −{rubble}).</numerusform>
            <numerusform>Zburz kartę {card}: kosztuje to %n Punktów (wieża −{tower}, gruz −{rubble}).</numerusform>
        </translation>
    </message>
    <message>
        <source>I bid {n}</source>
        <translation>Licytuję {n}</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Pasuję</translation>
    </message>
    <message>
        <source>{who} bids {n}</source>
        <translation>{who} licytuje {n}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} pasuje</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Stos odrzuconych: %n karta</numerusform>
            <numerusform>Stos odrzuconych: %n karty</numerusform>
            <numerusform>Stos odrzuconych: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s), {card} on top</source>
        <translation>
            <numerusform>Stos odrzuconych: %n karta, na wierzchu {card}</numerusform>
            <numerusform>Stos odrzuconych: %n karty, na wierzchu {card}</numerusform>
            <numerusform>Stos odrzuconych: %n kart, na wierzchu {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, card {place} of {count} on offer</source>
        <translation>{card}, karta {place} z {count} w ofercie</translation>
    </message>
    <message>
        <source>{card}, to be built</source>
        <translation>{card}, do budowy</translation>
    </message>
    <message>
        <source>founds {tower}</source>
        <translation>zakłada {tower}</translation>
    </message>
    <message>
        <source>goes on your {number}</source>
        <translation>pasuje na twoją kartę {number}</translation>
    </message>
    <message>
        <source>fits after demolishing</source>
        <translation>pasuje po zburzeniu</translation>
    </message>
    <message>
        <source>fits after demolishing, on top of another card on offer</source>
        <translation>pasuje po zburzeniu na inną kartę z&#xa0;oferty</translation>
    </message>
    <message>
        <source>fits on top of another card on offer</source>
        <translation>pasuje na inną kartę z oferty</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>zaznaczona</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n point(s)</source>
        <translation>
            <numerusform>{who}: %n Punkt</numerusform>
            <numerusform>{who}: %n Punkty</numerusform>
            <numerusform>{who}: %n Punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}, on turn</source>
        <translation>{seat}, teraz gra</translation>
    </message>
    <message>
        <source>{tower}, the main tower</source>
        <translation>{tower}, wieża główna</translation>
    </message>
    <message>
        <source>{tower}: {numbers}</source>
        <translation>{tower}: {numbers}</translation>
    </message>
    <message>
        <source>{tower}, finished: {numbers}</source>
        <translation>{tower}, ukończona: {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>Rubble: %n card(s)</source>
        <translation>
            <numerusform>Gruz: %n karta</numerusform>
            <numerusform>Gruz: %n karty</numerusform>
            <numerusform>Gruz: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If nobody bids more, you take %n of these cards.</source>
        <translation>
            <numerusform>Jeśli nikt nie zalicytuje więcej, weźmiesz %n z tych kart.</numerusform>
            <numerusform>Jeśli nikt nie zalicytuje więcej, weźmiesz %n z tych kart.</numerusform>
            <numerusform>Jeśli nikt nie zalicytuje więcej, weźmiesz %n z tych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Demolish and build all</source>
        <translation>Zburz i zbuduj wszystko</translation>
    </message>
    <message>
        <source>goes on the marked {number}</source>
        <translation>pasuje na zaznaczoną kartę {number}</translation>
    </message>
    <message>
        <source>Whoever begins cannot pass: with 0 you take no cards. If all others pass, these are discarded.</source>
        <translation>Kto zaczyna, nie może pasować: z 0 nie bierzesz żadnych kart. Jeśli potem wszyscy pasują, karty są odrzucane.</translation>
    </message>
    <message>
        <source>None (0)</source>
        <translation>Nic (0)</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, last time through: %n card(s). When they run out, the game ends after that round.</source>
        <translation>
            <numerusform>Talia, ostatni raz: została %n karta. Gdy się skończy, gra kończy się wraz z tą rundą.</numerusform>
            <numerusform>Talia, ostatni raz: zostały %n karty. Gdy się skończą, gra kończy się wraz z tą rundą.</numerusform>
            <numerusform>Talia, ostatni raz: zostało %n kart. Gdy się skończą, gra kończy się wraz z tą rundą.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile, last time through: no card left. The game ends with this round.</source>
        <translation>Talia, ostatni raz: nie została żadna karta. Gra kończy się wraz z tą rundą.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, first time through: %n card(s). When they run out, the discard pile is shuffled to draw from once more.</source>
        <translation>
            <numerusform>Talia, pierwszy raz: została %n karta. Gdy się skończy, stos odrzuconych zostanie potasowany i stanie się nową talią.</numerusform>
            <numerusform>Talia, pierwszy raz: zostały %n karty. Gdy się skończą, stos odrzuconych zostanie potasowany i stanie się nową talią.</numerusform>
            <numerusform>Talia, pierwszy raz: zostało %n kart. Gdy się skończą, stos odrzuconych zostanie potasowany i stanie się nową talią.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile, first time through: no card left. The discard pile is shuffled to draw from once more.</source>
        <translation>Talia, pierwszy raz: nie została żadna karta. Stos odrzuconych zostanie potasowany i stanie się nową talią.</translation>
    </message>
</context>
<context>
    <name>TowerLogTexts</name>
    <message>
        <source>{who} bids {n}.</source>
        <translation>{who} licytuje {n}.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} pasuje.</translation>
    </message>
    <message>
        <source>On offer: {cards}.</source>
        <translation>W ofercie: {cards}.</translation>
    </message>
    <message>
        <source>{who} takes {cards}.</source>
        <translation>{who} bierze: {cards}.</translation>
    </message>
    <message>
        <source>{who} demolishes {card}.</source>
        <translation>{who} burzy: {card}.</translation>
    </message>
    <message>
        <source>{who} demolishes {card} to make room for {cards}.</source>
        <translation>{who} burzy: {card}, żeby zmieścić: {cards}.</translation>
    </message>
    <message>
        <source>{who} demolishes {card}: that tower takes more again.</source>
        <translation>{who} burzy: {card}. Do tej wieży znów pasuje więcej.</translation>
    </message>
    <message>
        <source>{who} builds {cards}.</source>
        <translation>{who} buduje: {cards}.</translation>
    </message>
    <message>
        <source>Nobody wants these cards.</source>
        <translation>Nikt nie chce tych kart.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) to draw again.</source>
        <translation>
            <numerusform>Stos odrzuconych został potasowany: w talii jest %n karta.</numerusform>
            <numerusform>Stos odrzuconych został potasowany: w talii są %n karty.</numerusform>
            <numerusform>Stos odrzuconych został potasowany: w talii jest %n kart.</numerusform>
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
            <numerusform>%n&#xa0;Punkt</numerusform>
            <numerusform>%n&#xa0;Punkty</numerusform>
            <numerusform>%n&#xa0;Punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TowerLookTexts</name>
    <message numerus="yes">
        <source>%n card(s), one point each</source>
        <translation>
            <numerusform>%n karta: 1 Punkt</numerusform>
            <numerusform>%n karty, po 1 Punkcie za każdą</numerusform>
            <numerusform>%n kart, po 1 Punkcie za każdą</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), two points each because of the top</source>
        <translation>
            <numerusform>%n karta, sam szczyt: 2 Punkty</numerusform>
            <numerusform>%n karty ze szczytem, po 2 Punkty za każdą</numerusform>
            <numerusform>%n kart ze szczytem, po 2 Punkty za każdą</numerusform>
        </translation>
    </message>
    <message>
        <source>Main tower: one point more for each card</source>
        <translation>Wieża główna: 1 Punkt więcej za każdą kartę</translation>
    </message>
    <message>
        <source>Next it takes a number below {n}, or a 9.</source>
        <translation>Następna może być liczba mniejsza niż {n} albo 9.</translation>
    </message>
    <message>
        <source>Next it takes a number below {n}.</source>
        <translation>Następna może być liczba mniejsza niż {n}.</translation>
    </message>
    <message>
        <source>Next it takes any number.</source>
        <translation>Następna może być dowolna liczba.</translation>
    </message>
    <message>
        <source>It goes on a higher number of its tower, or founds it.</source>
        <translation>Kładzie się ją na wyższą liczbę jej wieży albo zaczyna się nią nową.</translation>
    </message>
    <message>
        <source>It goes on a higher number of its tower or on an 8, or founds its tower.</source>
        <translation>Kładzie się ją na wyższą liczbę jej wieży lub na 8 albo zaczyna się nią nową.</translation>
    </message>
    <message>
        <source>It goes on an 8 of its tower, or founds its tower.</source>
        <translation>Kładzie się ją na 8 jej wieży albo zaczyna się nią nową.</translation>
    </message>
    <message>
        <source>The arrow: it goes on any number but 0, or founds its tower.</source>
        <translation>Strzałka: może leżeć na każdej liczbie oprócz&#xa0;0 albo zacząć wieżę.</translation>
    </message>
    <message>
        <source>The arrow: any number may go on it.</source>
        <translation>Strzałka: może na niej leżeć każda liczba.</translation>
    </message>
    <message>
        <source>It finishes its tower: nothing more goes on it, and each of its cards counts double.</source>
        <translation>Kończy wieżę: nic więcej się na niej nie buduje, a&#xa0;każda jej karta liczy się podwójnie.</translation>
    </message>
    <message>
        <source>It has its top and takes nothing more.</source>
        <translation>Ma szczyt, nic więcej się na niej nie buduje.</translation>
    </message>
    <message numerus="yes">
        <source>{tower}: %n point(s). {following}</source>
        <translation>
            <numerusform>{tower}: %n Punkt. {following}</numerusform>
            <numerusform>{tower}: %n Punkty. {following}</numerusform>
            <numerusform>{tower}: %n Punktów. {following}</numerusform>
        </translation>
    </message>
    <message>
        <source>Next it takes its 0, or a 9.</source>
        <translation>Następna może być liczba 0 albo 9.</translation>
    </message>
</context>
<context>
    <name>TowerNames</name>
    <message>
        <source>Forest</source>
        <translation>Leśna</translation>
    </message>
    <message>
        <source>Cake</source>
        <translation>Tortowa</translation>
    </message>
    <message>
        <source>Haunted</source>
        <translation>Nawiedzona</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Piaskowa</translation>
    </message>
    <message>
        <source>Scrap</source>
        <translation>Złomowa</translation>
    </message>
    <message>
        <source>Forest tower</source>
        <translation>Leśna wieża</translation>
    </message>
    <message>
        <source>Cake tower</source>
        <translation>Tortowa wieża</translation>
    </message>
    <message>
        <source>Haunted tower</source>
        <translation>Nawiedzona wieża</translation>
    </message>
    <message>
        <source>Sand tower</source>
        <translation>Piaskowa wieża</translation>
    </message>
    <message>
        <source>Scrap tower</source>
        <translation>Złomowa wieża</translation>
    </message>
    <message>
        <source>your forest tower</source>
        <translation>twoją leśną wieżę</translation>
    </message>
    <message>
        <source>your cake tower</source>
        <translation>twoją tortową wieżę</translation>
    </message>
    <message>
        <source>your haunted tower</source>
        <translation>twoją nawiedzoną wieżę</translation>
    </message>
    <message>
        <source>your sand tower</source>
        <translation>twoją piaskową wieżę</translation>
    </message>
    <message>
        <source>your scrap tower</source>
        <translation>twoją złomową wieżę</translation>
    </message>
    <message>
        <source>{card} as the top</source>
        <translation>{card} jako szczyt</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} i {last}</translation>
    </message>
</context>
<context>
    <name>TowerPlace</name>
    <message>
        <source>Forest tower</source>
        <translation>Leśna wieża</translation>
    </message>
    <message>
        <source>Cake tower</source>
        <translation>Tortowa wieża</translation>
    </message>
    <message>
        <source>Haunted tower</source>
        <translation>Nawiedzona wieża</translation>
    </message>
    <message>
        <source>Sand tower</source>
        <translation>Piaskowa wieża</translation>
    </message>
    <message>
        <source>Scrap tower</source>
        <translation>Złomowa wieża</translation>
    </message>
    <message>
        <source>main +1</source>
        <translation>główna +1</translation>
    </message>
    <message>
        <source>%1: nothing built yet</source>
        <translation>%1: jeszcze nic nie stoi</translation>
    </message>
    <message>
        <source>%1, from the ground up: %2</source>
        <translation>%1, od dołu: %2</translation>
    </message>
    <message>
        <source>Build here: %1</source>
        <translation>Buduj tutaj: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the main tower</source>
        <translation>wieża główna</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>ukończona</translation>
    </message>
</context>
<context>
    <name>TowerPreviewTexts</name>
    <message numerus="yes">
        <source>If you win these %n</source>
        <translation>
            <numerusform>Jeśli zdobędziesz %n kartę</numerusform>
            <numerusform>Jeśli zdobędziesz te %n</numerusform>
            <numerusform>Jeśli zdobędziesz tych %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you take these %n</source>
        <translation>
            <numerusform>Jeśli weźmiesz %n kartę</numerusform>
            <numerusform>Jeśli weźmiesz te %n</numerusform>
            <numerusform>Jeśli weźmiesz tych %n</numerusform>
        </translation>
    </message>
    <message>
        <source>When all is built</source>
        <translation>Gdy wszystko zbudujesz</translation>
    </message>
    <message>
        <source>No card is marked</source>
        <translation>Żadna karta nie jest zaznaczona</translation>
    </message>
    <message>
        <source>{numbers} on {top}</source>
        <translation>{numbers} na {top}</translation>
    </message>
    <message>
        <source>{numbers}: a new tower</source>
        <translation>{numbers}: nowa wieża</translation>
    </message>
    <message>
        <source>×2, finished; {change}</source>
        <translation>×2, ukończona; {change}</translation>
    </message>
    <message>
        <source>{change} when the {number} has fallen</source>
        <translation>{change} po zburzeniu {number}</translation>
    </message>
    <message>
        <source>{change}; then {numbers}</source>
        <translation>{change}; potem {numbers}</translation>
    </message>
    <message>
        <source>{change}; then {numbers} or 9</source>
        <translation>{change}; potem {numbers} lub 9</translation>
    </message>
    <message>
        <source>{change}; then any</source>
        <translation>{change}; potem każda</translation>
    </message>
    <message>
        <source>main tower: {before} → {after}</source>
        <translation>wieża główna: {before} → {after}</translation>
    </message>
    <message>
        <source>rubble: {before} → {after}</source>
        <translation>gruz: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>TowerReasonTexts</name>
    <message>
        <source>{highest} has been named: name a higher number.</source>
        <translation>Padła już liczba {highest}, zalicytuj większą.</translation>
    </message>
    <message numerus="yes">
        <source>There is only %n card on offer.</source>
        <translation>
            <numerusform>W ofercie jest tylko %n karta.</numerusform>
            <numerusform>W ofercie są tylko %n karty.</numerusform>
            <numerusform>W ofercie jest tylko %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can build at most %n card of this offer.</source>
        <translation>
            <numerusform>Z tej oferty możesz zbudować najwyżej %n kartę.</numerusform>
            <numerusform>Z tej oferty możesz zbudować najwyżej %n karty.</numerusform>
            <numerusform>Z tej oferty możesz zbudować najwyżej %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing goes on {tower}: it has its top.</source>
        <translation>Na {tower} nic już nie położysz: ma szczyt.</translation>
    </message>
    <message>
        <source>The {number} does not fit {tower}, even after demolishing.</source>
        <translation>Karta {number} nie pasuje na {tower} nawet po zburzeniu.</translation>
    </message>
    <message>
        <source>These do not fit your towers, even after demolishing: {cards}.</source>
        <translation>Te karty nie pasują na twoje wieże nawet po zburzeniu: {cards}.</translation>
    </message>
    <message>
        <source>These do not all fit on one tower: {cards}.</source>
        <translation>Te karty nie zmieszczą się wszystkie na jednej wieży: {cards}.</translation>
    </message>
    <message>
        <source>Each of these needs a demolition, and you have only one: {cards}.</source>
        <translation>Każda z tych kart wymaga burzenia, a burzyć wolno tylko raz: {cards}.</translation>
    </message>
    <message>
        <source>Building all of these takes more than one demolition, and you have only one: {cards}.</source>
        <translation>Zbudowanie wszystkich tych kart wymaga więcej niż jednego burzenia, a burzyć wolno tylko raz: {cards}.</translation>
    </message>
    <message>
        <source>With this card you could not build all that you take.</source>
        <translation>Z&#xa0;tą kartą nie dałoby się zbudować wszystkiego, co bierzesz.</translation>
    </message>
    <message>
        <source>This card goes on {tower}.</source>
        <translation>Ta karta pasuje na {tower}.</translation>
    </message>
    <message numerus="yes">
        <source>Mark exactly %n card(s).</source>
        <translation>
            <numerusform>Zaznacz dokładnie %n kartę.</numerusform>
            <numerusform>Zaznacz dokładnie %n karty.</numerusform>
            <numerusform>Zaznacz dokładnie %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have chosen %n card(s) already: unmark one first.</source>
        <translation>
            <numerusform>Masz już wybraną %n kartę: najpierw ją odznacz.</numerusform>
            <numerusform>Masz już wybrane %n karty: najpierw którąś odznacz.</numerusform>
            <numerusform>Masz już wybranych %n kart: najpierw którąś odznacz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this card and the chosen ones you could not build %n card(s): unmark one first.</source>
        <translation>
            <numerusform>Z&#xa0;tą kartą i&#xa0;wybranymi nie dałoby się zbudować %n karty: najpierw którąś odznacz.</numerusform>
            <numerusform>Z&#xa0;tą kartą i&#xa0;wybranymi nie dałoby się zbudować %n kart: najpierw którąś odznacz.</numerusform>
            <numerusform>Z&#xa0;tą kartą i&#xa0;wybranymi nie dałoby się zbudować %n kart: najpierw którąś odznacz.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card was not taken: it goes to the discard pile.</source>
        <translation>Ta karta została i&#xa0;trafi na stos odrzuconych.</translation>
    </message>
    <message>
        <source>You begin, so name a number; with 0 you take nothing.</source>
        <translation>Zaczynasz, więc musisz zalicytować; przy 0 nic nie bierzesz.</translation>
    </message>
    <message>
        <source>There is nothing to demolish now.</source>
        <translation>Teraz niczego się nie burzy.</translation>
    </message>
    <message>
        <source>A tower with its top cannot be demolished.</source>
        <translation>Wieży ze szczytem nie można burzyć.</translation>
    </message>
    <message>
        <source>There is no tower yet to demolish.</source>
        <translation>Nie ma tu jeszcze wieży do burzenia.</translation>
    </message>
    <message>
        <source>Without this card you could not build what you have taken.</source>
        <translation>Bez tej karty nie dałoby się zbudować wziętych kart.</translation>
    </message>
    <message>
        <source>You may demolish only one card, and it must be {card}, or what you have taken will not fit.</source>
        <translation>Zburzyć wolno tylko jedną kartę i&#xa0;musi to być {card}, inaczej wzięte karty nie będą pasować.</translation>
    </message>
    <message>
        <source>You must demolish, or what you have taken will not fit.</source>
        <translation>Musisz coś zburzyć, inaczej wzięte karty nie będą pasować.</translation>
    </message>
    <message>
        <source>Win the bidding first, then build.</source>
        <translation>Najpierw wygraj licytację, potem buduj.</translation>
    </message>
    <message numerus="yes">
        <source>Mark at least %n card(s) to bid higher.</source>
        <translation>
            <numerusform>Aby zalicytować więcej, zaznacz co najmniej %n kartę.</numerusform>
            <numerusform>Aby zalicytować więcej, zaznacz co najmniej %n karty.</numerusform>
            <numerusform>Aby zalicytować więcej, zaznacz co najmniej %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody builds on another player’s towers. This card goes on {tower}.</source>
        <translation>Na cudzych wieżach się nie buduje. Ta karta pasuje na {tower}.</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet.</source>
        <translation>Jeszcze nic nie odrzucono.</translation>
    </message>
    <message>
        <source>Nothing has been discarded since the shuffle.</source>
        <translation>Od potasowania nic nie odrzucono.</translation>
    </message>
    <message>
        <source>Only what is demolished goes to the rubble.</source>
        <translation>Na gruz trafia tylko to, co się zburzy.</translation>
    </message>
    <message>
        <source>What you demolish goes to your own rubble.</source>
        <translation>To, co zburzysz, trafia na twój gruz.</translation>
    </message>
    <message>
        <source>First build {card}.</source>
        <translation>Najpierw zbuduj kartę {card}.</translation>
    </message>
    <message>
        <source>First mark the cards that you want, or press a number.</source>
        <translation>Najpierw zaznacz karty, które chcesz, albo wybierz liczbę.</translation>
    </message>
</context>
<context>
    <name>TowersHelp</name>
    <message>
        <source>5 Towers: rules and keys</source>
        <translation>5&#xa0;Wież: zasady i&#xa0;klawisze</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Wybór kart</translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation>Burzenie</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Budowa</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Szczyt</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Gruz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>A 0 finishes a tower: nothing more goes on it, and each of its cards counts double.</source>
        <translation>0&#xa0;kończy wieżę: nic więcej się na niej nie buduje, a&#xa0;każda jej karta liczy się podwójnie.</translation>
    </message>
    <message>
        <source>While something moves, skip to its end; on a tower: see it large</source>
        <translation>Gdy coś się porusza, przeskocz na koniec; na wieży: obejrzyj ją z&#xa0;bliska</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>On a card on offer: it fits only after you have demolished the top card of its tower. On your tower: its top card may be demolished, at that price.</source>
        <translation>Na karcie z&#xa0;oferty: pasuje dopiero po zburzeniu wierzchniej karty jej wieży. Na twojej wieży: jej wierzchnią kartę można za tę cenę zburzyć.</translation>
    </message>
    <message>
        <source>Tab, arrow keys</source>
        <translation>Tab, strzałki</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Go to everything that can be used</source>
        <translation>Przejdź do wszystkiego, czego można użyć</translation>
    </message>
    <message>
        <source>Name a number</source>
        <translation>Zalicytuj liczbę</translation>
    </message>
    <message>
        <source>Put back what is held, close what is open</source>
        <translation>Odłóż to, co trzymasz, zamknij to, co otwarte</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Cofnij ostatni ruch</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Poproś o&#xa0;podpowiedź</translation>
    </message>
    <message>
        <source>Open the log and close it</source>
        <translation>Otwórz i&#xa0;zamknij dziennik gry</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Ta pomoc</translation>
    </message>
    <message>
        <source>Full screen and back</source>
        <translation>Pełny ekran i&#xa0;z&#xa0;powrotem</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Przejrzyj stos odrzuconych</translation>
    </message>
    <message>
        <source>Mark or build the card that the keys have reached; otherwise: the green button</source>
        <translation>Zaznacz lub dołóż kartę wybraną klawiszami; w&#xa0;innym razie: zielony przycisk</translation>
    </message>
    <message>
        <source>At the final scoring: look at the table, and back</source>
        <translation>Przy końcowej punktacji: zobacz stół i&#xa0;wróć</translation>
    </message>
    <message>
        <source>Pass, or bid 0</source>
        <translation>Spasuj albo licytuj&#xa0;0</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Main tower</source>
        <translation>Wieża główna</translation>
    </message>
    <message>
        <source>Build towers of five kinds: forest, cake, haunted, sand and scrap. Whoever has the most points at the end wins; those who tie share the victory.</source>
        <translation>Budujesz wieże pięciu rodzajów: leśną, tortową, nawiedzoną, piaskową i&#xa0;złomową. Wygrywa ten, kto ma na końcu najwięcej Punktów; przy remisie zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>Each card in your towers brings 1 point.</source>
        <translation>Za każdą kartę w&#xa0;twoich wieżach masz 1&#xa0;Punkt.</translation>
    </message>
    <message>
        <source>Your tower with the most cards. Each of its cards brings 1 point more.</source>
        <translation>Twoja wieża, która ma najwięcej kart. Za każdą jej kartę masz 1&#xa0;Punkt więcej.</translation>
    </message>
    <message>
        <source>What you have demolished. The first card there costs 1 point, the second 2 more, the third 3 more, and so on.</source>
        <translation>To, co zburzysz. Pierwsza karta odbiera 1&#xa0;Punkt, druga kolejne&#xa0;2, trzecia kolejne 3&#xa0;i&#xa0;tak dalej.</translation>
    </message>
    <message>
        <source>When the draw pile runs out, the discard pile is shuffled once to make a new one. When that runs out too, the game ends with that round.</source>
        <translation>Gdy skończy się talia, raz tasuje się stos odrzuconych i&#xa0;powstaje nowa. Gdy i&#xa0;ona się skończy, gra kończy się wraz z&#xa0;tą rundą.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Bid 0</source>
        <translation>Licytacja&#xa0;0</translation>
    </message>
    <message>
        <source>Five cards lie open in the middle; at the very end there may be fewer. Whoever bids most for them is the builder of this round.</source>
        <translation>Na środku leży pięć odkrytych kart; pod sam koniec może ich być mniej. Kto zalicytuje najwięcej, ten w&#xa0;tej rundzie buduje.</translation>
    </message>
    <message>
        <source>Whoever has the flag begins. Each player bids once: they name how many of the cards they want, always more than anyone before them, or they pass. Whoever names all of them ends the bidding.</source>
        <translation>Zaczyna gracz z&#xa0;chorągiewką. Każdy licytuje tylko raz: mówi, ile z&#xa0;tych kart chce wziąć, zawsze więcej niż gracze przed nim, albo pasuje. Gdy ktoś zalicytuje wszystkie, licytacja się kończy.</translation>
    </message>
    <message>
        <source>Whoever begins cannot pass, but may bid 0. If all others then pass, the cards are discarded and the same player begins again.</source>
        <translation>Kto zaczyna, nie może spasować, ale może zalicytować&#xa0;0. Jeśli wtedy wszyscy inni spasują, karty się odrzuca i&#xa0;znowu zaczyna on.</translation>
    </message>
    <message>
        <source>The builder takes as many cards as they have named, whichever they want. All of them must fit on their towers. The rest is discarded.</source>
        <translation>Kto buduje, bierze tyle kart, ile zalicytował, według swojego wyboru. Wszystkie muszą pasować do jego wież. Resztę się odrzuca.</translation>
    </message>
    <message>
        <source>Before building, the builder may drop the top card of one tower, but no 0, onto their own rubble.</source>
        <translation>Przed budową może zburzyć wierzchnią kartę jednej swojej wieży, ale nie&#xa0;0. Karta trafia na jego gruz.</translation>
    </message>
    <message>
        <source>The builder puts all the cards that they took on their towers. Whoever sits to their left begins the next round.</source>
        <translation>Wszystkie karty, które wziął, kładzie na swoje wieże. Następną rundę zaczyna gracz po jego lewej stronie.</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Co pasuje</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Pierwsza karta</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Niższa</translation>
    </message>
    <message>
        <source>The ball</source>
        <translation>Kula</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Bliźniaki</translation>
    </message>
    <message>
        <source>Each card has a kind, which its colour, picture and name show, and goes only on your tower of that kind.</source>
        <translation>Każda karta ma rodzaj, który widać po kolorze, obrazku i&#xa0;nazwie. Kładzie się ją tylko na twoją wieżę tego rodzaju.</translation>
    </message>
    <message>
        <source>It founds its tower, whatever its number.</source>
        <translation>Zakłada swoją wieżę i&#xa0;może mieć dowolną liczbę.</translation>
    </message>
    <message>
        <source>After that, a lower number always goes on a higher one.</source>
        <translation>Potem zawsze niższa liczba na wyższą.</translation>
    </message>
    <message>
        <source>It may go on any number but 0. Its arrow says so.</source>
        <translation>Może leżeć na każdej liczbie oprócz&#xa0;0. Przypomina o&#xa0;tym strzałka.</translation>
    </message>
    <message>
        <source>Any number may go on it. Its arrow says so.</source>
        <translation>Może na niej leżeć każda liczba. Przypomina o&#xa0;tym strzałka.</translation>
    </message>
    <message>
        <source>With 4 or 5 players some cards are there twice. A twin does not go on its twin.</source>
        <translation>Przy 4&#xa0;lub 5&#xa0;graczach niektóre karty są podwójne. Dwóch takich samych nie kładzie się na siebie.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Kliknięcie</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Przeciągnięcie</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Prawy przycisk</translation>
    </message>
    <message>
        <source>Mark cards of the offer, put cards on your towers, demolish a top card that bears the wrecking ball; on any other tower: see it large. What cannot be used says why.</source>
        <translation>Zaznacz karty oferty, połóż karty na wieżach, zburz wierzchnią kartę z&#xa0;kulą wyburzeniową; na innej wieży: obejrzyj ją z&#xa0;bliska. Gdy czegoś nie da się użyć, dowiesz się dlaczego.</translation>
    </message>
    <message>
        <source>Put a card on its tower, or a top card onto your rubble</source>
        <translation>Połóż kartę na jej wieżę albo wierzchnią kartę na gruz</translation>
    </message>
    <message>
        <source>Look at the card closely with what its number means</source>
        <translation>Obejrzyj kartę z&#xa0;bliska wraz z&#xa0;tym, co znaczy jej liczba</translation>
    </message>
</context>
<context>
    <name>TowersMeans</name>
    <message>
        <source>Main tower: the one with the most cards. Each of its cards counts one point more.</source>
        <translation>Wieża główna: ma najwięcej kart. Za każdą z&#xa0;nich jest 1&#xa0;Punkt więcej.</translation>
    </message>
    <message>
        <source>Finished tower: each of its cards counts double.</source>
        <translation>Ukończona wieża: każda jej karta liczy się podwójnie.</translation>
    </message>
    <message>
        <source>Rubble: what you demolish.</source>
        <translation>Gruz: to, co zburzono.</translation>
    </message>
    <message>
        <source>The first card costs 1 point, the second 2 more, the third 3 more.</source>
        <translation>Pierwsza karta kosztuje 1&#xa0;Punkt, druga kolejne&#xa0;2, trzecia kolejne&#xa0;3.</translation>
    </message>
</context>
<context>
    <name>TowersSide</name>
    <message>
        <source>Points: now %1, then %2</source>
        <translation>Punkty: teraz %1, potem %2</translation>
    </message>
    <message>
        <source>Mark cards of the offer to see what they would bring.</source>
        <translation>Zaznacz karty oferty, aby zobaczyć, co dadzą.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik gry</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Menu główne</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>W&#xa0;tej rundzie</translation>
    </message>
</context>
<context>
    <name>TowersTableTop</name>
    <message>
        <source>%1. Look through</source>
        <translation>%1. Przejrzyj</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>odrzucone</translation>
    </message>
    <message>
        <source>draw pile, last time</source>
        <translation>talia, ostatni raz</translation>
    </message>
    <message>
        <source>draw pile, first time</source>
        <translation>talia, 1. raz</translation>
    </message>
</context>
<context>
    <name>TowersTexts</name>
    <message>
        <source>5 Towers</source>
        <translation>5 Wież</translation>
    </message>
    <message>
        <source>Bid for cards and stack them from high to low, up to the top.</source>
        <translation>Licytuj karty i układaj je malejąco, aż po szczyt.</translation>
    </message>
    <message>
        <source>Bids for what fits its towers, but makes mistakes. Good for first games.</source>
        <translation>Licytuje to, co pasuje do jego wież, ale popełnia błędy. Dobry na pierwsze gry.</translation>
    </message>
    <message>
        <source>Weighs what a card is worth to itself and to you. Good once you know the game.</source>
        <translation>Rozważa, co karty dadzą jemu, a&#xa0;co tobie. Dobry, gdy znasz już grę.</translation>
    </message>
    <message>
        <source>Plays several rounds on in its head. Hard to beat.</source>
        <translation>Rozgrywa w&#xa0;głowie kilka rund naprzód. Trudno go pokonać.</translation>
    </message>
    <message>
        <source>Forest tower</source>
        <translation>Leśna wieża</translation>
    </message>
    <message>
        <source>Cake tower</source>
        <translation>Tortowa wieża</translation>
    </message>
    <message>
        <source>Haunted tower</source>
        <translation>Nawiedzona wieża</translation>
    </message>
    <message>
        <source>Sand tower</source>
        <translation>Piaskowa wieża</translation>
    </message>
    <message>
        <source>Scrap tower</source>
        <translation>Złomowa wieża</translation>
    </message>
    <message>
        <source>Main tower</source>
        <translation>Wieża główna</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Gruz</translation>
    </message>
</context>
<context>
    <name>TurnFace</name>
    <message>
        <source>%1, first player, to move</source>
        <translation>%1, gracz rozpoczynający, teraz gra</translation>
    </message>
    <message>
        <source>%1, first player</source>
        <translation>%1, gracz rozpoczynający</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation>%1, teraz gra</translation>
    </message>
</context>
<context>
    <name>TurnTexts</name>
    <message>
        <source>Only {who} decides; everybody may look.</source>
        <translation>Decyduje tylko {who}; wszyscy mogą patrzeć.</translation>
    </message>
    <message>
        <source>{who} decides whether to follow.</source>
        <translation>O naśladowaniu decyduje: {who}</translation>
    </message>
    <message>
        <source>{who} chooses a card to keep.</source>
        <translation>Kartę wybiera: {who}</translation>
    </message>
</context>
<context>
    <name>UnfollowedTexts</name>
    <message>
        <source>{who} can’t follow: {why}.</source>
        <translation>{who} nie może naśladować: {why}.</translation>
    </message>
    <message>
        <source>{who} does not follow: it would give nothing.</source>
        <translation>{who} nie naśladuje: nic by to nie dało.</translation>
    </message>
    <message>
        <source>{who} does not follow: not asked.</source>
        <translation>{who} nie naśladuje: bez pytania.</translation>
    </message>
    <message>
        <source>not enough tokens for the fort</source>
        <translation>brakuje zasobów na Fort</translation>
    </message>
    <message>
        <source>no room in the stuff</source>
        <translation>w Gratach nie ma miejsca</translation>
    </message>
    <message>
        <source>the pack is full</source>
        <translation>Plecak jest pełny</translation>
    </message>
    <message>
        <source>the lookout is full</source>
        <translation>Czatownia jest pełna</translation>
    </message>
    <message>
        <source>the supply has none left</source>
        <translation>we wspólnej puli już nic nie ma</translation>
    </message>
    <message>
        <source>the stuff is empty</source>
        <translation>Graty są puste</translation>
    </message>
    <message>
        <source>the fort is at its highest level</source>
        <translation>Fort jest już na najwyższym poziomie</translation>
    </message>
    <message>
        <source>the action can’t be carried out in full</source>
        <translation>akcji nie da się wykonać w całości</translation>
    </message>
    <message>
        <source>no card for it ({suit})</source>
        <translation>brak karty ({suit})</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>Not saved</source>
        <translation>Niezapisane</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Zapisane</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Wyjdź bez zapisu</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Zapisywanie…</translation>
    </message>
</context>
<context>
    <name>VictoryTrack</name>
    <message>
        <source>Victory track: %1</source>
        <translation>Tor Zwycięstwa: %1</translation>
    </message>
    <message>
        <source>Whoever reaches 25 points or a fort of level 5 makes this round the last one.</source>
        <translation>Gdy ktoś ma 25&#xa0;Punktów lub Fort poziomu&#xa0;5, trwająca runda jest ostatnia.</translation>
    </message>
</context>
<context>
    <name>WhyTexts</name>
    <message>
        <source>First: {what}</source>
        <translation>Najpierw: {what}</translation>
    </message>
    <message>
        <source>That cannot go there.</source>
        <translation>To nie może tam trafić.</translation>
    </message>
    <message>
        <source>Drop this card on the picnic blanket.</source>
        <translation>Upuść tę kartę na koc piknikowy.</translation>
    </message>
    <message>
        <source>Drop this card on your discard pile.</source>
        <translation>Upuść tę kartę na swój stos kart odrzuconych.</translation>
    </message>
    <message>
        <source>Drop this card where it glows while you hold it.</source>
        <translation>Upuść tę kartę w miejscu, które świeci, gdy ją trzymasz.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra skończona.</translation>
    </message>
    <message>
        <source>This card is hidden.</source>
        <translation>Ta karta jest zakryta.</translation>
    </message>
    <message>
        <source>At least one action of this card must be carried out in full, and right now none can be.</source>
        <translation>Przynajmniej jedną akcję z karty trzeba wykonać w całości, a teraz żadnej się nie da.</translation>
    </message>
    <message>
        <source>A dog’s action must be carried out in full, and right now it can’t be.</source>
        <translation>Akcję psa trzeba wykonać w całości, a teraz się nie da.</translation>
    </message>
    <message>
        <source>Adding this card would change nothing.</source>
        <translation>Dodanie tej karty nic by nie zmieniło.</translation>
    </message>
    <message>
        <source>{card} would change nothing: take it back.</source>
        <translation>Karta „{card}” nic by nie zmieniła: weź ją z powrotem.</translation>
    </message>
    <message>
        <source>No longer possible, so left out: {moves}.</source>
        <translation>To już niemożliwe, więc odpada: {moves}.</translation>
    </message>
    <message>
        <source>No card can be added: the played card has no action left that can be done now.</source>
        <translation>Nie można dodać karty: zagrana karta nie ma już akcji, którą dałoby się teraz wykonać.</translation>
    </message>
    <message>
        <source>This lookout card already counts for the played card.</source>
        <translation>Ta karta z Czatowni już się liczy do zagranej karty.</translation>
    </message>
    <message>
        <source>This card has no public action, so it cannot be followed.</source>
        <translation>Ta karta nie ma akcji publicznej, nie można jej naśladować.</translation>
    </message>
    <message>
        <source>Dog actions cannot be followed.</source>
        <translation>Akcji psów nie można naśladować.</translation>
    </message>
    <message>
        <source>Then no action of the played card could be carried out in full.</source>
        <translation>Wtedy żadnej akcji zagranej karty nie dałoby się wykonać w całości.</translation>
    </message>
    <message>
        <source>Then a card that has been added would change nothing.</source>
        <translation>Wtedy jedna z dodanych kart niczego by nie zmieniła.</translation>
    </message>
    <message>
        <source>Then nothing of this action could be carried out.</source>
        <translation>Wtedy nic z tej akcji nie dałoby się wykonać.</translation>
    </message>
    <message>
        <source>Followed with this card, the action could not be carried out in full.</source>
        <translation>Z tą kartą nie dałoby się przy naśladowaniu wykonać akcji w całości.</translation>
    </message>
    <message>
        <source>To follow, discard a card from your hand; the lookout does not count.</source>
        <translation>Naśladując, odrzucasz kartę z ręki, nie z Czatowni.</translation>
    </message>
    <message>
        <source>This card does not show what the action counts: {suit}.</source>
        <translation>Na tej karcie nie ma symbolu, który liczy akcja: {suit}.</translation>
    </message>
    <message>
        <source>Your stuff holds no more of this kind (4 at most).</source>
        <translation>W Gratach nie ma już miejsca na ten zasób (najwyżej 4).</translation>
    </message>
    <message numerus="yes">
        <source>Your pack is full: it holds %n token(s).</source>
        <translation>
            <numerusform>Plecak jest pełny: mieści %n zasób.</numerusform>
            <numerusform>Plecak jest pełny: mieści %n zasoby.</numerusform>
            <numerusform>Plecak jest pełny: mieści %n zasobów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lookout is full: it holds %n card(s).</source>
        <translation>
            <numerusform>Czatownia jest pełna: mieści %n kartę.</numerusform>
            <numerusform>Czatownia jest pełna: mieści %n karty.</numerusform>
            <numerusform>Czatownia jest pełna: mieści %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The supply has none of this kind left.</source>
        <translation>We wspólnej puli nie ma już tego zasobu.</translation>
    </message>
    <message>
        <source>There is no token in your stuff.</source>
        <translation>W Gratach nie masz żadnego zasobu.</translation>
    </message>
    <message>
        <source>You cannot pay for this. Missing: {missing}.</source>
        <translation>Nie stać cię na to. Brakujące zasoby: {missing}.</translation>
    </message>
    <message>
        <source>You cannot pay for this. Missing: {missing} (1 token may be left out).</source>
        <translation>Nie stać cię na to. Brakujące zasoby: {missing} (1 zasób można pominąć).</translation>
    </message>
    <message>
        <source>Level 5 is the highest.</source>
        <translation>Poziom 5 jest najwyższy.</translation>
    </message>
    <message>
        <source>Dogs cannot go to a lookout.</source>
        <translation>Psy nie mogą trafić do Czatowni.</translation>
    </message>
    <message>
        <source>Dogs cannot be trashed.</source>
        <translation>Psów nie można wyrzucić.</translation>
    </message>
    <message>
        <source>Played and added cards cannot be trashed.</source>
        <translation>Nie można wyrzucić zagranej ani dodanej karty.</translation>
    </message>
    <message>
        <source>This card has already been played or added.</source>
        <translation>Ta karta jest już zagrana albo dodana.</translation>
    </message>
    <message>
        <source>What lies in your yard waits there: rivals may recruit it.</source>
        <translation>To, co leży na twoim Podwórku, czeka tam: rywale mogą to zwerbować.</translation>
    </message>
    <message>
        <source>The discard pile becomes a new deck when the deck is empty.</source>
        <translation>Stos kart odrzuconych staje się nową talią, gdy talia się skończy.</translation>
    </message>
    <message>
        <source>A dog stays in its doghouse for good.</source>
        <translation>Pies zostaje w budzie na dobre.</translation>
    </message>
    <message>
        <source>This card is out of the game.</source>
        <translation>Ta karta jest poza grą.</translation>
    </message>
    <message>
        <source>You have kept this card already.</source>
        <translation>Tę kartę już masz.</translation>
    </message>
    <message>
        <source>Recruit from a rival’s yard, not from your own.</source>
        <translation>Werbujesz z Podwórka rywala, nie z własnego.</translation>
    </message>
    <message>
        <source>First play a card: recruiting comes after it.</source>
        <translation>Najpierw zagraj kartę: werbujesz dopiero po niej.</translation>
    </message>
    <message>
        <source>Now you recruit: the next card is played on your next turn.</source>
        <translation>Teraz werbujesz: następną kartę zagrasz w swojej następnej turze.</translation>
    </message>
    <message>
        <source>The next card is played on your next turn.</source>
        <translation>Następną kartę zagrasz w swojej następnej turze.</translation>
    </message>
    <message>
        <source>You recruit on your own turn.</source>
        <translation>Werbować możesz dopiero w swojej turze.</translation>
    </message>
    <message>
        <source>The recruiting of this turn is over.</source>
        <translation>Werbunek w tej turze już się skończył.</translation>
    </message>
    <message>
        <source>Birthday Party recruits from the park or the park deck only.</source>
        <translation>Bonus „Impreza Urodzinowa” pozwala werbować tylko z Parku albo z talii Parku.</translation>
    </message>
    <message>
        <source>Cards in a lookout stay there for good.</source>
        <translation>Karty w Czatowni zostają tam na stałe.</translation>
    </message>
    <message>
        <source>There is no card to trash in any rival’s yard.</source>
        <translation>Na Podwórkach rywali nie ma karty, którą można by wyrzucić.</translation>
    </message>
    <message>
        <source>This dog’s need cannot be met right now.</source>
        <translation>Potrzeby tego psa nie da się teraz zaspokoić.</translation>
    </message>
    <message>
        <source>Cats are never played: they come and go by themselves.</source>
        <translation>Kotów się nie zagrywa, same przychodzą i odchodzą.</translation>
    </message>
    <message>
        <source>You do not have the suits that this dog needs: {suits}.</source>
        <translation>Nie masz symboli, których potrzebuje ten pies: {suits}.</translation>
    </message>
    <message numerus="yes">
        <source>This dog needs %n different suit(s).</source>
        <translation>
            <numerusform>Ten pies potrzebuje %n symbolu.</numerusform>
            <numerusform>Ten pies potrzebuje %n różnych symboli.</numerusform>
            <numerusform>Ten pies potrzebuje %n różnych symboli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This dog needs %n kid(s) from your hand.</source>
        <translation>
            <numerusform>Ten pies potrzebuje %n Dzieciaka z ręki.</numerusform>
            <numerusform>Ten pies potrzebuje %n Dzieciaków z ręki.</numerusform>
            <numerusform>Ten pies potrzebuje %n Dzieciaków z ręki.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not have the tokens that this dog needs: {tokens}.</source>
        <translation>Nie masz zasobów, których potrzebuje ten pies: {tokens}.</translation>
    </message>
    <message numerus="yes">
        <source>This dog needs at least %n card(s) in your lookout.</source>
        <translation>
            <numerusform>Ten pies potrzebuje co najmniej %n karty w twojej Czatowni.</numerusform>
            <numerusform>Ten pies potrzebuje co najmniej %n kart w twojej Czatowni.</numerusform>
            <numerusform>Ten pies potrzebuje co najmniej %n kart w twojej Czatowni.</numerusform>
        </translation>
    </message>
    <message>
        <source>This dog needs a fort of level {level} or higher.</source>
        <translation>Ten pies potrzebuje Fortu co najmniej na poziomie {level}.</translation>
    </message>
    <message>
        <source>Your lookout does not help this dog: the card must come from your hand.</source>
        <translation>Czatownia nie pomoże temu psu: karta musi pochodzić z ręki.</translation>
    </message>
    <message>
        <source>With this card, the need or the action could not be completed.</source>
        <translation>Z tą kartą nie dałoby się zaspokoić całej potrzeby albo wykonać całej akcji.</translation>
    </message>
    <message>
        <source>Another suit is needed here.</source>
        <translation>Tu potrzebny jest inny symbol.</translation>
    </message>
    <message>
        <source>A kid is needed here, not a dog.</source>
        <translation>Tu potrzebny jest Dzieciak, a nie pies.</translation>
    </message>
    <message>
        <source>Tokens are needed now, not cards.</source>
        <translation>Teraz potrzebne są zasoby, a nie karty.</translation>
    </message>
    <message>
        <source>This cat is nobody’s yet: it comes to whoever lures it.</source>
        <translation>Ten kot jest jeszcze niczyj: przyjdzie do tego, kto go zwabi.</translation>
    </message>
    <message>
        <source>{who} has this cat.</source>
        <translation>{who} ma tego kota.</translation>
    </message>
    <message>
        <source>This cat helps just before you play a card.</source>
        <translation>Ten kot pomaga tuż przed zagraniem karty.</translation>
    </message>
    <message>
        <source>This cat helps by itself when rivals follow the card that you played.</source>
        <translation>Ten kot pomaga sam z siebie, gdy rywale naśladują twoją zagraną kartę.</translation>
    </message>
    <message>
        <source>This cat helps by itself when nobody follows the card that you played.</source>
        <translation>Ten kot pomaga sam z siebie, gdy nikt nie naśladuje twojej zagranej karty.</translation>
    </message>
    <message>
        <source>This cat helps in your draw phase.</source>
        <translation>Ten kot pomaga w twojej fazie Dobrania.</translation>
    </message>
    <message>
        <source>This cat has already helped with this card.</source>
        <translation>Ten kot już pomógł przy tej karcie.</translation>
    </message>
    <message>
        <source>This cat helps only if there is no pizza in your stuff.</source>
        <translation>Ten kot pomaga tylko wtedy, gdy nie masz w Gratach ani jednej Pizzy.</translation>
    </message>
    <message>
        <source>This cat helps only if your fort is higher than every rival’s.</source>
        <translation>Ten kot pomaga tylko wtedy, gdy twój Fort ma wyższy poziom niż każdy inny.</translation>
    </message>
    <message>
        <source>This cat’s power would change nothing right now.</source>
        <translation>Zdolność tego kota nic by teraz nie zmieniła.</translation>
    </message>
    <message>
        <source>Afterwards you could not play any card.</source>
        <translation>Potem nie dałoby się zagrać żadnej karty.</translation>
    </message>
    <message>
        <source>No part of this action can be carried out right now.</source>
        <translation>Z tej akcji nic nie da się teraz wykonać.</translation>
    </message>
    <message>
        <source>First choose an action; none that is left shows ×, so no card can be added.</source>
        <translation>Najpierw wybierz akcję; przy żadnej z pozostałych nie ma ×, więc nie dodaje się do nich kart.</translation>
    </message>
    <message>
        <source>You cannot pay with one more of these.</source>
        <translation>Kolejnym takim zasobem nie da się już zapłacić.</translation>
    </message>
    <message>
        <source>This needs another suit: {suit}, or a coin.</source>
        <translation>Tu potrzebny jest inny symbol: {suit} albo moneta.</translation>
    </message>
</context>
<context>
    <name>YourTexts</name>
    <message>
        <source>{who} recruits from your yard: {cards}.</source>
        <translation>{who} werbuje z twojego Podwórka: {cards}.</translation>
    </message>
    <message>
        <source>{who} takes from your yard to the lookout: {cards}.</source>
        <translation>{who} zabiera z twojego Podwórka do Czatowni: {cards}.</translation>
    </message>
    <message>
        <source>{who} trashes from your yard: {cards}.</source>
        <translation>{who} wyrzuca z twojego Podwórka: {cards}.</translation>
    </message>
    <message>
        <source>{who} trashes your card: {card}.</source>
        <translation>{who} wyrzuca twoją kartę: {card}.</translation>
    </message>
    <message>
        <source>{who}: {dog} goes to your doghouse.</source>
        <translation>{who}: do twojej budy trafia pies „{dog}”.</translation>
    </message>
    <message numerus="yes">
        <source>%n dog(s) left in your yard run to {who}: {dogs}.</source>
        <translation>
            <numerusform>Z twojego Podwórka uciekł %n pies: {dogs} (teraz: {who}).</numerusform>
            <numerusform>Z twojego Podwórka uciekły %n psy: {dogs} (teraz: {who}).</numerusform>
            <numerusform>Z twojego Podwórka uciekło %n psów: {dogs} (teraz: {who}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} lures your cat: {cat}.</source>
        <translation>{who} zwabia twojego kota: {cat}.</translation>
    </message>
    <message>
        <source>From your yard to your discard pile: {cards}.</source>
        <translation>Z twojego Podwórka na twój stos kart odrzuconych: {cards}.</translation>
    </message>
    <message>
        <source>{card}: this time you cannot follow.</source>
        <translation>„{card}”: tym razem nie możesz naśladować.</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stray dog(s): {dogs} (until now: {owner}).</source>
        <translation>
            <numerusform>Dostajesz %n zabłąkanego psa: {dogs} (dotąd: {owner}).</numerusform>
            <numerusform>Dostajesz %n zabłąkane psy: {dogs} (dotąd: {owner}).</numerusform>
            <numerusform>Dostajesz %n zabłąkanych psów: {dogs} (dotąd: {owner}).</numerusform>
        </translation>
    </message>
</context>
</TS>

pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// All cats of the game, and the low fence of the park that they sit behind. It lies below the cards;
// while a cat walks, above them. Cats are seen during a draft too: one drafts for what lures them.
Item {
    id: catLayer

    required property CardLayer home
    readonly property CatPlaces places: spots
    readonly property Item back: back
    readonly property bool covered: home.table.touch.pileOpen
    property int changes: 0 // other cats have come
    readonly property bool raised: {
        for (let i = 0; changes >= 0 && i < cats.count; ++i) {
            if ((cats.itemAt(i) as CatItem)?.moving)
                return true;
        }
        return false;
    }

    // Those that pass the time.
    function idlers(): list<CatItem> {
        const found = [];
        for (let i = 0; i < cats.count; ++i) {
            const cat = cats.itemAt(i) as CatItem;
            if (cat && !cat.moving && !cat.used && !cat.hovered)
                found.push(cat);
        }
        return found;
    }
    function cat(face: string): CatItem {
        for (let i = 0; i < cats.count; ++i) {
            const cat = cats.itemAt(i) as CatItem;
            if (cat?.face === face)
                return cat;
        }
        return null;
    }
    // A cat has used its power: all can see which one it was.
    function applaud(face: string): void {
        const one = cat(face);
        const motion = home.motion;
        if (!one || motion.duration === 0 && motion.highlight === 0)
            return;
        if (Theme.still) {
            flash.createObject(catLayer, { motion: motion, around: Qt.rect(one.x, one.y, one.width, one.height) });
            return;
        }
        one.spring();
        sparkle.createObject(catLayer, { motion: motion, x: one.x + one.width / 2, y: one.y + one.height / 2, reach: 34 * spots.unit, size: 11 * spots.unit, stars: 7 });
    }

    objectName: "cats"

    CatPlaces {
        id: spots
        area: catLayer.home.area
        drafting: catLayer.home.drafted > 0
    }
    Component {
        id: flash
        Flash {}
    }
    Component {
        id: sparkle
        Sparkle {}
    }
    Connections {
        target: catLayer.home.table.cats
        function onWorked(face: string): void {
            catLayer.applaud(face);
        }
    }
    Connections {
        target: catLayer.home
        function onHurried(): void {
            for (const child of catLayer.children) {
                (child as Flash)?.finish();
                (child as Sparkle)?.finish();
            }
        }
    }
    Item {
        id: back
    }
    Tiles {
        visible: cats.count > 0 && !spots.drafting
        x: spots.fence.x
        y: spots.fence.y
        width: spots.fence.width
        height: spots.fence.height
        source: visible ? Theme.part("fence-" + (Theme.contrast ? "contrast" : Theme.evening ? "evening" : "day")) : ""
        tile: Qt.size(40 * spots.fence.height / 28, spots.fence.height)
    }
    Repeater {
        id: cats
        model: catLayer.home.table.cats
        onItemAdded: ++catLayer.changes
        CatItem {
            home: catLayer.home
            cats: catLayer
        }
    }
}

pragma Singleton
import QtQuick
import Shared

// What only 5 Towers has of pictures; the rest is that of `Theme`.
QtObject {
    // A card's drawing, or a part of a tower.
    function drawing(name: string): url {
        return name === "" ? "" : Theme.assets + "/towers/" + name + ".svg";
    }
}

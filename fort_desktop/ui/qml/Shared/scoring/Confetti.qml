pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A handful of paper scraps that fall through the window; `share` is how much of that is over.
Item {
    id: confetti

    property real share: 1
    readonly property list<color> colours: ["#C8374B", "#FFD873", "#2FB8AC", "#7B61C9", "#56B4E9", "#F6B7CF"]

    // The same scrap falls the same way each time.
    function chance(index: int, salt: int): real {
        const x = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
        return x - Math.floor(x);
    }

    Repeater {
        model: confetti.share > 0 && confetti.share < 1 ? 30 : 0
        Rectangle {
            required property int index
            readonly property real age: Math.max(0, Math.min(1, confetti.share * 1.25 - confetti.chance(index, 1) * 0.25))
            width: (9 + 7 * confetti.chance(index, 2)) * Theme.unit
            height: width * 0.6
            x: confetti.width * confetti.chance(index, 3) + Math.sin(age * 7 + index) * 34 * Theme.unit
            y: -30 + (confetti.height * (0.6 + 0.4 * confetti.chance(index, 4)) + 30) * age * (0.55 + 0.45 * age)
            rotation: confetti.chance(index, 5) * 360 + age * 540 * (index % 2 ? 1 : -1)
            color: confetti.colours[index % 6]
            border.color: Theme.cardInk
            border.width: 1.5
            opacity: Math.min(1, 5 * (1 - age))
        }
    }
}

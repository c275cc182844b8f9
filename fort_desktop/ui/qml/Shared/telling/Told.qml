import QtQuick
import Shared

// The bubble of whatever says its line now; see Teller. Nobody does while the table has something
// `hidden` from whoever sits there, while something moves, or while something is carried.
Bubble {
    id: told

    required property Motion motion
    property TablePage page: null
    property bool hidden: false

    objectName: "told"
    limit: 460 * Math.max(1, Theme.textScale)
    of: Teller.said?.parent ?? null
    text: Teller.said?.text ?? ""
    below: Teller.said?.below ?? false
    shown: Teller.said !== null

    Binding {
        target: Teller
        property: "hushed"
        value: told.hidden || !told.motion.settled || (told.page?.carrying ?? false)
    }
}

import QtQuick

// What a game puts on a seat's block in the final scoring, made of a row's `piece`; it stands on its lower edge. It gives itself
// its size, within `most` and `room`.
Item {
    property real unit: 1
    property real most: 0 // how wide it may be
    property real room: 0 // how high
    property bool crowned: false // the crown comes down on it; otherwise on the fan beside it
}

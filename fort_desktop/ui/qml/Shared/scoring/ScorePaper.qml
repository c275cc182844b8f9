import QtQuick

// What a game lays beside the points of a source, face down until they are counted.
Item {
    required property ScoreColumn seat
    property bool hidden: true
}

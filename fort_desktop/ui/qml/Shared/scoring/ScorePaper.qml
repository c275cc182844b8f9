import QtQuick

// What a game lays beside the points of a source, made of a row's `papers`, face down until they are counted.
Item {
    property bool hidden: true
}

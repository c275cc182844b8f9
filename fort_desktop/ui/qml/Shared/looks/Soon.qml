import QtQuick

// What is to be done once all that is under way has happened: restart(), however often. Unlike what
// Qt.callLater is given it is not done when its owner has gone meanwhile. That may end the process: a
// view that is told something while it waits for its end keeps items that are gone.
Timer {
    interval: 0
}

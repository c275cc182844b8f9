import QtQuick
import Shared

// The games that were left, as the window shows them.
LeftScreen {
    required property Main window

    below: window.below
    games: window.app.left
    onBack: window.app.show("title")
    onResumed: key => {
        window.keyed = window.struck();
        window.app.continueOther(key);
    }
    onRemoved: key => window.app.removeOther(key)
}

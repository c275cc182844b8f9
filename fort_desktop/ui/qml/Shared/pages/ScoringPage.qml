import QtQuick
import Shared

// The final scoring, as the window shows it.
ScoringScreen {
    required property Main window

    below: window.below
    scores: window.app.scores
    onBack: window.app.show("title")
    onLookedBack: window.app.lookBack()
    onRematch: {
        window.keyed = window.struck();
        window.app.rematch();
    }
}

import QtQuick
import Shared

// The choice of a new game, as the window shows it.
NewGameScreen {
    required property Main window

    below: window.below
    setup: window.app.setup
    novice: setup.standings.untried && !window.preferences.explained.includes(setup.game)
    onTaught: window.showHelp()
    onKnowing: window.preferences.explain(setup.game)
    onBack: window.app.show("title")
    onBegun: window.keyed = window.struck()
}

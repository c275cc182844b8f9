import QtQuick
import Shared

// The title, as the window shows it.
TitleScreen {
    required property Main window

    Component.onCompleted: {
        adjusted = window.adjusted;
        window.adjusted = false;
    }
    games: window.app.left
    version: window.app.version
    onResumed: game => {
        window.keyed = window.struck();
        window.app.continueGame(game);
    }
    onOthers: game => window.app.showOthers(game)
    onNewGame: window.app.newGame()
    onSettings: window.openSettings()
    onRules: window.showHelp()
    onAbout: window.tellAbout()
    onQuit: window.close()
}

import QtQuick
import Shared

// The rules in a few words, and the keys.
HelpSheet {
    name: "Pebbles"
    hands: ["\u25cf"]
    touches: [app.setup.gameTexts[app.setup.games.indexOf("pebbles")] ?? ""]
    keys: ["Tab", "Enter"]
    deeds: ["\u2192", "\u25cf"]
}

import QtQuick
import Shared

// The settings, as the window shows them.
SettingsScreen {
    id: page
    required property Main window

    below: window.below
    preferences: window.preferences
    playing: window.before === "table"
    onAbout: window.tellAbout()
    onBack: window.leaveSettings(page.escaped)
}

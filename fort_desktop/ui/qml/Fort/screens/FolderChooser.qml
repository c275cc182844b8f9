import QtCore
import QtQuick.Dialogs

// The desktop's own dialog for a folder, or Qt's where it has none.
FolderDialog {
    title: qsTr("A folder for the game")
    currentFolder: StandardPaths.writableLocation(StandardPaths.HomeLocation)
}

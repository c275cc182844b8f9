import QtQuick.Dialogs

// The desktop's own dialog for a file to write, or Qt's where it has none.
FileDialog {
    title: qsTr("Save the game")
    fileMode: FileDialog.SaveFile
    defaultSuffix: "json"
    nameFilters: ["*.json"]

    // `file` is proposed, in its folder.
    function ask(file: url): void {
        currentFolder = file.toString().replace(/\/[^\/]*$/, "");
        selectedFile = file;
        open();
    }
}

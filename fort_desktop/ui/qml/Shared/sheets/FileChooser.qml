import QtQuick.Dialogs
import Shared

// The desktop's own dialog for a file to write. `lacking`: it has none, and Qt's would stand in.
FileDialog {
    required property Elsewhere elsewhere
    property bool lacking: false

    // Whether it is open now.
    function ask(): bool {
        if (lacking)
            return false;
        const file = elsewhere.proposed();
        currentFolder = file.toString().replace(/\/[^\/]*$/, "");
        selectedFile = file;
        open();
        lacking = elsewhere.hasNoDialog();
        if (lacking)
            close();
        return !lacking;
    }

    title: qsTr("Save the game")
    fileMode: FileDialog.SaveFile
    defaultSuffix: elsewhere.suffix
    nameFilters: [`*.${elsewhere.suffix}`]
    onAccepted: elsewhere.saveTo(selectedFile)
}

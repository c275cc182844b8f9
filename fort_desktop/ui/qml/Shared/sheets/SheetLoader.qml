pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A sheet that is made when it is asked for, and then kept.
Loader {
    id: loader

    required property real below // the lower edge that is kept free
    readonly property ModalSheet sheet: item as ModalSheet
    readonly property bool open: sheet !== null && sheet.open

    signal lost // it cannot be made

    // Whether it is there now; `file` lies beside this one.
    function make(file: string, properties: var): bool {
        if (!sheet)
            setSource(file, properties);
        if (!sheet)
            lost();
        return sheet !== null;
    }

    anchors.fill: parent
    visible: open
    onLoaded: sheet.below = Qt.binding(() => loader.below)
}

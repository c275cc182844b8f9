import QtQuick

// How keys move a page that scrolls: a line, most of a page, or to its ends.
QtObject {
    property Flickable view: null
    property real line: 60

    function scroll(by: real): void {
        if (view)
            view.contentY = Math.max(0, Math.min(Math.max(0, view.contentHeight - view.height), view.contentY + by));
    }
    // False for keys that turn no pages.
    function turn(key: int): bool {
        const by = {
            [Qt.Key_Up]: -line,
            [Qt.Key_Down]: line,
            [Qt.Key_PageUp]: -0.8 * view?.height,
            [Qt.Key_PageDown]: 0.8 * view?.height,
            [Qt.Key_Home]: -Infinity,
            [Qt.Key_End]: Infinity
        }[key];
        if (by !== undefined)
            scroll(by);
        return by !== undefined;
    }
}

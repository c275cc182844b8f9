import QtQuick
import Shared

// A picture that is drawn in the size in which it shows: once that is known, and not before.
Image {
    id: picture

    property url file
    property size pixels
    property bool asked: false // for `Drawing`

    onFileChanged: ask()
    onPixelsChanged: ask()

    function ask(): void {
        if (asked)
            return;
        asked = true;
        Drawing.ask(picture);
    }
}

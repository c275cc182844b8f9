import QtQuick

// A picture that is drawn in the size in which it shows: once that is known, and not before.
Image {
    id: picture

    property url file
    property size pixels
    property bool asked: false

    onFileChanged: ask()
    onPixelsChanged: ask()

    function ask(): void {
        if (asked)
            return;
        asked = true;
        Drawing.ask(picture);
    }
    function draw(): void {
        asked = false;
        sourceSize = pixels;
        source = pixels.width > 0 ? file : "";
    }
}

import QtQuick

// A picture that is drawn in the size in which it shows: once that is known, and not before.
Image {
    property url file
    property size pixels

    onFileChanged: draw()
    onPixelsChanged: draw()

    function draw(): void {
        sourceSize = pixels;
        source = pixels.width > 0 ? file : "";
    }
}

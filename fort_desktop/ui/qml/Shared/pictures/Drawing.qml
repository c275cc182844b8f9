pragma Singleton
import QtQuick
import Shared

// What is to be drawn anew before the next frame, each once, however often its size has changed meanwhile.
QtObject {
    id: drawing

    property var waiting: []
    readonly property Soon soon: Soon {
        onTriggered: drawing.draw()
    }

    function ask(picture: var): void {
        waiting.push(picture);
        if (waiting.length === 1)
            soon.restart();
    }
    // A picture may have gone, or be about to: then it lies nowhere, and answers no function any more.
    function draw(): void {
        const asked = waiting;
        waiting = [];
        for (const one of asked) {
            const picture = one as Drawn;
            if (!picture?.parent)
                continue;
            picture.asked = false;
            picture.sourceSize = picture.pixels;
            picture.source = picture.pixels.width > 0 ? picture.file : "";
        }
    }
}

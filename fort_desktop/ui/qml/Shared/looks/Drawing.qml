pragma Singleton
import QtQuick

// What is to be drawn anew before the next frame, each once, however often its size has changed meanwhile.
QtObject {
    id: drawing

    property var waiting: []
    readonly property Soon soon: Soon {
        onTriggered: drawing.draw()
    }

    function ask(picture: Drawn): void {
        waiting.push(picture);
        if (waiting.length === 1)
            soon.restart();
    }
    function draw(): void {
        const now = waiting;
        waiting = [];
        for (const picture of now)
            picture?.draw(); // it may have gone
    }
}

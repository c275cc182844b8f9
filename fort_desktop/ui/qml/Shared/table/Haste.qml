import QtQuick
import Shared

// Whoever hurries others with clicks and keys must not decide by the next of them: for a moment after
// it nothing is decided, and each try within it makes the moment longer. `held`: the key that hurries is
// still held down.
Timer {
    id: haste

    property Keyboard keyboard: null
    readonly property Connections holding: Connections {
        target: haste.keyboard
        function onHeld(): void {
            haste.held();
        }
    }

    signal held

    interval: 500 // milliseconds

    // Whether this click or key still belongs to the hurry.
    function absorbs(): bool {
        if (running)
            restart();
        return running;
    }
}

import QtQuick

// What is to be done once before the next frame: restart(), however often. Where no frame comes, soon.
Soon {
    id: soon

    required property Item of // the window in which it is seen

    property Connections frames: Connections {
        target: soon.of.Window.window
        enabled: soon.running
        function onAfterAnimating(): void {
            soon.stop();
            soon.triggered();
        }
    }
}

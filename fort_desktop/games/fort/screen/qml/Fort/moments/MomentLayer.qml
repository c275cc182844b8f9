pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// Great moments, over everything of the table: a picture grows out of the board that it is about, shows
// what has happened, and is gone. Whatever is pressed ends it: a key does nothing else where the viewer
// decides, a click outside of the picture does what it else does. `now` counts milliseconds at the normal
// pace; without motion the picture stands still.
Item {
    id: layer

    required property TableBoard board
    required property Keyboard keyboard
    readonly property GameTable table: board.table
    readonly property CardLayer home: board.home
    property bool covered: false // by a sheet
    readonly property Moments moments: table.moments
    readonly property bool seen: !covered && !table.curtain.down && Window.visibility !== Window.Hidden && Window.visibility !== Window.Minimized
    readonly property bool catching: moments.on && moments.holding
    property real now: 0
    property bool begun: false // its picture has come
    property bool was: false // something was staged

    signal ended

    function follow(): void {
        course.stop();
        now = Theme.still ? moments.length * 0.6 : 0;
        begun = false;
        if (moments.on && !Theme.still && moments.kind !== "loss")
            cheer();
        if (was && !moments.on)
            ended();
        was = moments.on;
    }
    function begin(): void {
        begun = true;
        moments.drawn();
        if (Theme.still)
            return;
        course.to = moments.length;
        course.duration = moments.lasting;
        course.start();
    }
    // Kids in the yards of the others hop.
    function cheer(): void {
        for (const child of home.children) {
            const card = child as CardItem;
            if (card?.standing && card.seat !== moments.seat && !card.moving)
                card.figure?.fidget(0);
        }
    }

    objectName: "moments"
    onSeenChanged: looking.restart()
    onCatchingChanged: keyboard.catches(catching)
    Component.onCompleted: moments.watch(seen)

    Soon { // what is shown when nothing is staged any more must not change what `seen` is made of
        id: looking
        onTriggered: layer.moments.watch(layer.seen)
    }
    Connections {
        target: layer.moments
        function onChanged(): void {
            layer.follow();
        }
        function onTold(text: string): void {
            layer.Accessible.announce(text);
        }
    }
    Connections {
        target: layer.home
        function onHurried(): void {
            layer.moments.skip();
        }
    }
    Connections {
        target: layer.keyboard
        function onPressed(): void {
            if (layer.catching)
                layer.home.hurry(); // with all that moves
            else
                layer.moments.skip();
        }
    }
    NumberAnimation {
        id: course
        target: layer
        property: "now"
        from: 0
    }
    FrameAnimation { // the first picture takes longer than others
        running: layer.moments.on && !layer.begun
        onTriggered: if (currentFrame > 1) layer.begin()
    }
    MouseArea { // what is under it is not asked yet
        width: layer.board.area.content
        height: parent.height
        visible: layer.catching || pressed
        acceptedButtons: Qt.AllButtons
        onPressed: {
            Presses.counts("moment", 0); // a second click is not for what is under it
            layer.moments.skip();
        }
    }
    Item { // beside the table, or where others decide
        x: layer.catching ? layer.board.area.content : 0
        width: parent.width - x
        height: parent.height
        PointHandler {
            acceptedButtons: Qt.AllButtons
            enabled: layer.moments.on
            onActiveChanged: if (active) layer.moments.skip()
        }
    }
    Loader {
        active: layer.moments.on
        sourceComponent: MomentStage {
            board: layer.board
            now: layer.now
        }
    }
}

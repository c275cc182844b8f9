pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The one window: it shows the screen that the app names and passes the bridges down.
ZoomedWindow {
    id: window

    required property AppBridge app
    required property Keyboard keyboard
    required property Hands hands
    required property Mishap mishap
    readonly property Preferences preferences: app.preferences
    property string before: "title" // the settings lead back there
    property bool adjusted: false // the settings are being left: the keys are at them on the screen that comes
    property string about // the game that was played, or spoken of before the settings
    property bool keyed: false // the screen before was left with the keyboard
    readonly property bool bySoftware: [GraphicsInfo.Unknown, GraphicsInfo.Software].includes(screens.GraphicsInfo.api)
    readonly property bool atTable: app.screen === "table"
    readonly property bool covered: atTable && app.table.curtain.down
    readonly property bool shared: atTable && app.table.curtain.shared
    readonly property bool asking: unsaved.open || mishapLoader.open // a sheet that is answered first
    readonly property int overlaid: Number(help.open) + Number(aboutSheet.open) + Number(asking) // sheets over the screen
    readonly property alias below: notice.below // the lower edge that is kept free

    // Whether the button that has the focus was pressed with the keyboard: then the focus is seen next.
    function struck(): bool {
        return (window.activeFocusItem as Pressable)?.byKey ?? false;
    }
    function leaveSettings(escaped: bool): void {
        keyed = escaped || struck();
        adjusted = true;
        app.goBack(before);
        adjusted = false;
    }
    // The game that is spoken of.
    function spokenOf(): string {
        switch (app.screen) {
        case "title":
            return (screens.item as TitleScreen)?.spokenOf() || app.setup.game;
        case "left":
            return app.left.kind;
        case "new-game":
            return app.setup.game;
        }
        return about || app.setup.game;
    }
    function openSettings(): void {
        keyed = false;
        about = spokenOf();
        before = app.screen;
        app.show("settings");
    }

    function showHelp(): void {
        help.show();
    }
    // What the app says of itself.
    function tellAbout(): void {
        aboutSheet.show();
    }
    // Those that only tell something; one that asks stays.
    function closeSheets(): void {
        aboutSheet.sheet?.close();
        help.close();
    }

    property int calm: Window.Windowed // what full screen goes back to

    width: 1366
    height: 768
    visible: false // shown by whoever knows where it was
    title: "Fort"
    color: Theme.table

    Binding {
        target: Theme
        property: "mode"
        value: window.preferences.shownTheme
    }
    Binding {
        target: Theme
        property: "textScale"
        value: window.preferences.textScale
    }
    Binding {
        target: Theme
        property: "pace"
        value: window.app.motion.pace
    }
    Binding { // at other pixel ratios a texture's pixels are not the screen's
        target: Theme
        property: "cached"
        value: !window.bySoftware && window.Screen.devicePixelRatio * 4 % 1 === 0
    }
    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: window.atTable && !window.asking
        onActivated: window.app.table.undoing.undo()
    }
    Shortcut {
        sequences: ["F1"]
        enabled: !window.covered && !window.asking && !aboutSheet.open
        onActivated: help.open ? help.close() : help.show()
    }
    Shortcut {
        sequences: ["F11"]
        onActivated: {
            window.visibility = window.visibility === Window.FullScreen ? window.calm : Window.FullScreen;
        }
    }
    Connections {
        target: window.app
        function onScreenChanged(): void {
            if (window.atTable) {
                window.about = window.app.game;
                window.closeSheets(); // whatever brought the game here
            }
            screens.turn();
        }
    }
    onAfterAnimating: Drawing.draw() // what this frame shows
    onClosing: close => close.accepted = unsaved.allows()
    onCoveredChanged: {
        if (covered)
            closeSheets();
    }
    onVisibilityChanged: {
        if (window.visibility === Window.Windowed || window.visibility === Window.Maximized)
            window.calm = window.visibility;
    }
    Loader {
        id: screens
        width: window.ground.width // at once, also before the window is shown; so nothing is laid out twice
        height: window.ground.height
        focus: true
        readonly property TablePage atPlay: item as TablePage
        Keys.onPressed: event => event.accepted = atPlay?.goesOn(event.key) ?? false
        // A table's page comes with its game; the other pages are the window's own. They are named by their
        // files: with their types the first frame would wait for all that any page is made of.
        function turn(): void {
            const pages = {
                "left": "LeftPage",
                "new-game": "NewGamePage",
                "scoring": "ScoringPage",
                "settings": "SettingsPage"
            };
            if (!window.atTable)
                setSource(`pages/${pages[window.app.screen] ?? "TitlePage"}.qml`, {
                    "window": window,
                    "width": width,
                    "height": height
                });
            else if (!atPlay || source !== window.app.tablePage)
                setSource(window.app.tablePage, {
                    "bridge": window.app.table,
                    "motion": window.app.motion,
                    "keyboard": window.keyboard,
                    "hands": window.hands,
                    "preferences": window.preferences,
                    "byKeys": window.keyed,
                    "returning": window.adjusted,
                    "width": width,
                    "height": height
                });
        }
        Component.onCompleted: turn()
        onStatusChanged: if (status === Loader.Error) window.mishap.losePage()
        onLoaded: {
            if (atPlay)
                atPlay.behind = Qt.binding(() => help.open); // of the page's own: it goes with it
            if (!help.open)
                (item as Item).forceActiveFocus();
        }
    }
    Connections {
        target: screens.atPlay
        function onHelp(): void {
            help.show();
        }
        function onSettings(): void {
            window.openSettings();
        }
    }
    UnsavedSign {
        x: window.app.screen === "title" ? 390 * Math.max(0.8, Theme.unit) : 12
        room: window.ground.width * 0.3
        saving: window.app.saving
        wanted: !window.atTable
        home: screens
    }
    Loader { // made when it is asked for, and then kept
        id: help
        readonly property HelpSheet sheet: item as HelpSheet
        readonly property bool open: sheet !== null && sheet.open
        readonly property bool begun: !["title", "left", "new-game"].includes(window.app.screen === "settings" ? window.before : window.app.screen)
        property string game // that it is about; while it is open it stays so
        objectName: "help"
        anchors.fill: parent
        visible: !sheet || open
        onLoaded: {
            sheet.below = Qt.binding(() => notice.below);
            sheet.begun = Qt.binding(() => begun);
            sheet.about.connect(aboutSheet.show);
        }
        function show(): void {
            const wanted = window.spokenOf();
            if (wanted !== game)
                setSource(window.app.helpPage(wanted), {
                    "app": window.app,
                    "home": screens
                });
            game = sheet ? wanted : "";
            if (sheet) {
                sheet.show();
                window.preferences.explain(game);
            } else {
                window.mishap.hear();
            }
        }
        function close(): void {
            sheet?.close();
        }
    }
    SheetLoader {
        id: aboutSheet
        below: notice.below
        onLost: window.mishap.hear()
        function show(): void {
            const there = make("AboutSheet.qml", {
                "home": screens,
                "about": window.app.about
            });
            if (there)
                sheet.show();
        }
    }
    SheetLoader {
        id: unsaved
        readonly property var unsavedSheet: item // its own type would bring along all that it is made of
        below: notice.below
        onLost: window.mishap.hear()
        // Whether the window may close; else it asks. Where it cannot, it closes when that has been told.
        function allows(): bool {
            const may = window.app.saving.look() || status === Loader.Error;
            if (!may)
                ask(true);
            return may;
        }
        function ask(leave: bool): void {
            const there = make("UnsavedSheet.qml", {
                "home": screens,
                "saving": window.app.saving
            });
            if (there)
                unsavedSheet.ask(leave);
        }
    }
    Connections {
        target: window.app.saving
        function onAsked(): void {
            unsaved.ask(false);
        }
    }
    SheetLoader {
        id: mishapLoader
        readonly property var mishapSheet: item // its own type would bring along all that it is made of
        below: notice.below
    }
    Connections {
        target: window.mishap
        function onHappened(): void {
            const there = mishapLoader.make("MishapSheet.qml", {
                "home": screens,
                "mishap": window.mishap
            });
            if (there)
                mishapLoader.mishapSheet.tell();
        }
    }
    Told {
        motion: window.app.motion
        page: screens.atPlay
        hidden: window.covered
    }
    Notice {
        id: notice
        objectName: "notice"
        text: window.app.notice
        told: text === window.app.saving.unsaved
        behind: window.asking
        high: window.atTable && !window.covered && !(screens.atPlay?.sheeted ?? false)
        from: window.app.screen === "title" ? 390 * Math.max(0.8, Theme.unit) : 0
        onClosed: window.app.closeNotice()
    }
}

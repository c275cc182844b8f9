import QtQuick
import Shared
import Fort

// Hands the layout where things lie inside the boards, once all boards lie where they shall: whoever stands
// in a yard would move with each of them.
BeforeFrame {
    id: placing

    required property TableBoard board

    property Connections changes: Connections {
        target: placing.board
        function onRivalYardsChanged(): void {
            placing.restart();
        }
        function onRivalFortsChanged(): void {
            placing.restart();
        }
        function onOwnFortChanged(): void {
            placing.restart();
        }
        function onStuffChanged(): void {
            placing.restart();
        }
        function onPackChanged(): void {
            placing.restart();
        }
    }

    function hand(): void {
        const area = board.area;
        area.yards = [Qt.rect(0, 0, 0, 0), ...board.rivalYards];
        area.forts = [board.ownFort, ...board.rivalForts];
        area.stuff = board.stuff;
        area.pack = board.pack;
    }

    of: board
    onTriggered: hand()
    Component.onCompleted: hand()
}

pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A row of the choices on the blanket: an action of the played card, or the one that acts as the
// green button. Others do not show.
Item {
    id: choice

    required property int index
    required property int move
    required property string label
    required property string caption
    required property list<string> tokens
    required property bool primary
    required property string note
    required property string tip
    required property string price
    required property int action
    required property bool quiet
    required property bool declines
    property real unit: 1
    property int rank: 0 // which of the two actions comes first; 0 makes no difference
    readonly property bool below: quiet || primary && action < 0 // where the one that acts is looked for
    property bool ready: false
    property bool hinted: false
    property bool onBlanket: true // else it stands elsewhere

    signal clicked

    Glow {
        shown: choice.hinted
        spread: 5
        radius: Theme.buttonRadius
    }
    Loader {
        active: choice.below && choice.onBlanket
        anchors.fill: parent
        sourceComponent: PlayButton {
            move: choice.move
            declines: choice.declines
            objectName: "primary" + (choice.tokens[0] ?? "")
            name: choice.label
            text: choice.caption !== "" ? choice.caption : choice.label
            icon: stacked ? choice.tokens[0] : choice.quiet ? "tick" : "play"
            stacked: choice.caption !== "" // there are two
            quiet: choice.quiet
            ready: choice.ready
            onClicked: choice.clicked()
        }
    }
    Loader {
        active: choice.action >= 0
        anchors.fill: parent
        sourceComponent: ActionButton {
            move: choice.move
            objectName: "choice" + choice.index
            label: choice.label
            tokens: choice.tokens
            note: choice.note
            price: choice.price
            told: choice.tip
            action: choice.action
            rank: choice.rank
            primary: choice.primary
            unit: choice.unit
            onClicked: choice.clicked()
        }
    }
}

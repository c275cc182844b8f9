import QtQuick
import Shared
import Fort

// A seat's made-up rule in the final scoring.
ScorePaper {
    id: paper

    RuleCard {
        width: parent.width
        hidden: paper.hidden
        name: paper.seat.ruleFace?.name ?? ""
        tokens: paper.seat.ruleFace?.publicTokens ?? []
    }
}

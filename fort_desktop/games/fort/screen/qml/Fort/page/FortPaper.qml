import QtQuick
import Shared
import Fort

// A seat's made-up rule in the final scoring.
ScorePaper {
    id: paper

    property Face face: null

    RuleCard {
        width: parent.width
        hidden: paper.hidden
        name: paper.face?.name ?? ""
        tokens: paper.face?.publicTokens ?? []
    }
}

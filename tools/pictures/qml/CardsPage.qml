pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// Every card face at two sizes, backs, perks, rules.
Rectangle {
    id: page

    required property CardFaces faces
    property list<string> kids
    property list<string> perks
    property list<string> rules
    property int cardWidth: 120

    color: Theme.table

    Flow {
        x: 16
        y: 16
        width: page.width - 32
        spacing: 12

        Repeater {
            model: page.kids
            KidCard {
                required property string modelData
                width: page.cardWidth
                face: page.faces.face(modelData)
            }
        }
        KidCard {
            width: page.cardWidth
        }
        KidCard {
            width: page.cardWidth
            face: page.faces.face("bug")
            dimmed: true
        }
        Repeater {
            model: page.perks
            PerkCard {
                required property string modelData
                readonly property Face face: page.faces.face(modelData)
                width: page.cardWidth
                name: face.name
                tokens: face.publicTokens
            }
        }
        PerkCard {
            readonly property Face face: page.faces.face("recycling")
            width: page.cardWidth
            name: face.name
            tokens: face.publicTokens
            taken: true
            ownerFace: Theme.face("ace")
            ownerColor: Theme.seat("red")
        }
        Repeater {
            model: page.rules
            RuleCard {
                required property string modelData
                readonly property Face face: page.faces.face(modelData)
                width: page.cardWidth
                name: face.name
                tokens: face.publicTokens
            }
        }
        RuleCard {
            width: page.cardWidth
            hidden: true
        }
        Sculpture {
            width: page.cardWidth
            height: page.cardWidth * 0.54
        }
    }
}

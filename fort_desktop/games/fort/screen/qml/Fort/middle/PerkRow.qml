pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The perks in the middle, in a grid of two columns: those to be taken, those taken, dimmed under the
// face of whoever has them, and the outlines of those that are used up. One that may be taken glows
// and can be dragged to the own board, clicked or chosen by key; every one can be looked at closely.
Item {
    id: row

    required property CardLayer home
    required property CardFaces faces
    required property list<string> perks
    required property list<string> usable
    required property list<SeatInfo> seats
    property real cellWidth: 105
    property real cellHeight: 64
    property real gap: 6
    property real rowGap: gap
    readonly property int places: seats.length + 1
    // By id, so that nothing changes its place when a perk is taken.
    readonly property list<string> known: [...perks, ...seats.reduce((held, who) => [...held, ...who.perks], [])].sort()
    readonly property rect usedRect: cell(Math.min(known.length, places - 1)) // of the one used up last

    signal chosen(perk: string)

    function cell(index: int): rect {
        return Qt.rect(index % 2 * (cellWidth + gap), Math.floor(index / 2) * (cellHeight + rowGap), cellWidth, cellHeight);
    }
    function rectOf(perk: string): rect {
        return cell(Math.max(0, known.indexOf(perk)));
    }

    Repeater {
        model: Math.max(0, row.places - row.known.length)
        Rectangle {
            required property int index
            readonly property rect place: row.cell(row.known.length + index)
            x: place.x + 1
            y: place.y + 1
            width: place.width - 2
            height: place.height - 2
            radius: place.width * 0.07
            color: "transparent"
            border.color: Theme.emptyEdge
            border.width: 2
            Picture {
                anchors.centerIn: parent
                width: parent.height * 0.5
                height: width
                opacity: 0.3
                file: Theme.icon("perk")
            }
        }
    }
    Repeater {
        model: row.known
        Draggable {
            id: perk
            required property int index
            required property string modelData
            readonly property Face face: row.faces.face(modelData)
            readonly property rect place: row.cell(index)
            readonly property SeatInfo owner: row.seats.find(who => who.perks.includes(modelData)) ?? null
            home: row.home
            kind: "perk"
            pictured: face
            ident: modelData
            objectName: (owner ? "taken-" : "perk-") + modelData
            label: owner ? qsTr("Perk: %1 (%2)").arg(face?.name ?? "").arg(owner.name) : qsTr("Perk: %1").arg(face?.name ?? "")
            usable: !owner && row.usable.includes(modelData)
            reachable: true
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            flies: modelData
            likeness: PerkCard {
                name: perk.face?.name ?? ""
                tokens: perk.face?.publicTokens ?? []
            }
            onTapped: usable ? row.chosen(modelData) : home.closer.look(perk)

            Glow {
                shown: perk.usable && !perk.dragged
                spread: 4
                radius: 7
            }
            PerkCard {
                anchors.centerIn: parent
                width: Math.min(perk.width, perk.height / 0.62)
                opacity: perk.carried ? 0.3 : 1
                name: perk.face?.name ?? ""
                tokens: perk.face?.publicTokens ?? []
                taken: perk.owner !== null
                ownerFace: Theme.face(Theme.seatFaces[perk.owner?.colour ?? ""] ?? "")
                ownerColor: Theme.seat(perk.owner?.colour ?? "")
            }
            FocusRing {
                shown: perk.activeFocus && !perk.carried
                spread: 9
                radius: 14
            }
        }
    }
}

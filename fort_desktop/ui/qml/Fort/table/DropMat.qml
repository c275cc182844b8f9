import QtQuick
import Fort

// A place where something held may be dropped; it glows while that is legal.
Item {
    id: mat

    required property int zone
    required property TableLayout area
    property bool legal: false
    property bool aimed: false
    readonly property rect place: area.mat(zone)

    objectName: "mat" + zone
    x: place.x
    y: place.y
    width: place.width
    height: place.height

    Rectangle {
        anchors.fill: parent
        visible: mat.legal
        radius: frame.radius
        color: Theme.glow
        opacity: mat.aimed ? 0.45 : 0.16
    }
    Glow {
        id: frame
        shown: mat.legal
        radius: mat.zone === CardsModel.Zone.Fort || mat.zone === CardsModel.Zone.Lookout ? 4 : Math.min(16, mat.height / 3)
    }
}

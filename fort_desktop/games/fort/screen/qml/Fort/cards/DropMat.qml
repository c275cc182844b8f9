import QtQuick
import Shared
import Fort

// A place where something held may be dropped. It glows while that is legal, swells when the thing is
// near, and lights up when it would be dropped here; when it would be dropped elsewhere it steps back.
// It lies over the boards: light stands around what is to be read there, and falls only on bare ground.
Item {
    id: mat

    required property int zone
    required property TableLayout area
    property bool legal: false
    property bool near: false
    property bool aimed: false
    property bool passed: false // another one is aimed at
    readonly property rect place: area.mat(zone)
    readonly property bool flat: zone === CardsModel.Zone.Fort || zone === CardsModel.Zone.Lookout
    readonly property bool bare: zone === CardsModel.Zone.Hand || zone === CardsModel.Zone.Discard
    readonly property real rim: bare ? 0 : aimed ? 9 : 6 // how far outside its edge the frame lies
    property real swell: near ? 5 * area.unit : 0

    Behavior on swell {
        enabled: mat.legal && !Theme.still
        NumberAnimation { duration: Theme.duration(130); easing.type: Easing.OutBack }
    }

    objectName: "mat" + zone
    x: place.x
    y: place.y
    width: place.width
    height: place.height
    opacity: passed ? 0.45 : 1

    Rectangle {
        objectName: "fill"
        anchors.fill: parent
        anchors.margins: -mat.swell
        visible: mat.legal && mat.bare
        radius: frame.radius + mat.swell
        color: Theme.glow
        opacity: mat.aimed ? 0.36 : 0.16
    }
    Rectangle {
        anchors.fill: frame
        anchors.margins: -5
        visible: mat.legal && !mat.bare
        radius: frame.radius + frame.spread + 5
        color: "transparent"
        border.color: Theme.glow
        border.width: 6
        opacity: mat.aimed ? 0.6 : 0.4
    }
    Glow {
        id: frame
        shown: mat.legal
        spread: mat.swell + mat.rim
        bold: mat.aimed
        radius: mat.flat ? 4 : Math.min(16, mat.height / 3)
    }
}

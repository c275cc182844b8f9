import QtQuick
import QtQuick.Shapes
import Shared

// Where cards are thrown away while something is to be trashed: a place marked on the ground, no button.
Item {
    id: bin

    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer
        ShapePath {
            strokeColor: Theme.ink
            strokeWidth: Theme.line
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 2.4]
            fillColor: Theme.contrast ? Theme.paper : Qt.alpha(Theme.paper, 0.55)
            PathRectangle {
                x: 2
                y: 2
                width: bin.width - 4
                height: bin.height - 4
                radius: 14
            }
        }
    }
    Row {
        anchors.centerIn: parent
        spacing: 8
        Picture {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(32, bin.height - 10)
            height: width
            file: Theme.icon("trash")
        }
        Label {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, bin.width - 60)
            height: bin.height - 6
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            lineHeight: 0.85
            text: qsTr("Drop here to trash")
            weight: 800
        }
    }
}

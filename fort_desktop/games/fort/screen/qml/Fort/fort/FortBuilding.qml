pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The moment in which a fort becomes one level more: planks drop in, a hammer knocks, in a cloud of
// dust the old fort sinks and the new one grows; its flag goes up and stars fly. `old` is the level
// shown before it changes, `stretch` and `raised` are for the FortBody.
Item {
    id: site

    property int old: 0
    property real haste: 1 // how many times as fast it is built
    property real now: 0 // milliseconds at the normal pace
    readonly property bool running: course.running
    readonly property bool changed: !running || now >= 560
    readonly property bool counted: !running || now >= 860
    readonly property real raised: running && changed ? part(840, 1040) : 1
    readonly property real unit: width / 320
    readonly property real stretch: !running || now < 420 ? 1 : now < 560 ? 1 - 0.6 * part(420, 560) : 0.4 + 0.6 * spring(part(560, 860))

    function start(from: int): void {
        finish();
        old = from;
        now = 0;
        course.restart();
    }
    function finish(): void {
        course.stop();
    }
    // How much of a stretch of time is over, 0 to 1.
    function part(from: real, to: real): real {
        return Math.max(0, Math.min(1, (now - from) / (to - from)));
    }
    // From 0 over a little too much to 1.
    function spring(share: real): real {
        const rest = share - 1;
        return 1 + rest * rest * (2.9 * rest + 1.9);
    }

    clip: true
    NumberAnimation {
        id: course
        target: site
        property: "now"
        from: 0
        to: 1150
        duration: Theme.duration(1150 / site.haste)
    }

    Loader {
        anchors.fill: parent
        active: course.running
        sourceComponent: Item {
            Repeater { // scaffolding: two poles and three boards
                model: [[84, 70, 9, 128, 0], [226, 70, 9, 128, 60], [70, 160, 182, 13, 120], [70, 118, 182, 13, 180], [70, 78, 182, 13, 240]]
                Rectangle {
                    required property var modelData
                    readonly property real away: site.part(700, 900)
                    visible: away < 1
                    x: modelData[0] * site.unit
                    y: modelData[1] * site.unit - (1 - site.spring(site.part(modelData[4], modelData[4] + 170))) * 240 * site.unit + away * away * 160 * site.unit
                    width: modelData[2] * site.unit
                    height: modelData[3] * site.unit
                    radius: 2
                    color: modelData[2] < 20 ? "#C98B4F" : "#E9BE86"
                    border.color: Theme.cardInk
                    border.width: Math.max(1.5, 3 * site.unit)
                    rotation: away * (modelData[4] % 120 ? 14 : -12)
                }
            }
            Drawn { // the hammer: three knocks
                readonly property real knock: site.now < 660 ? Math.abs(Math.sin(Math.PI * site.part(240, 660) * 3)) : 0
                visible: site.now > 180 && site.now < 700
                x: 196 * site.unit
                y: 66 * site.unit
                width: 84 * site.unit
                height: width
                file: Theme.part("hammer")
                pixels: Qt.size(Theme.step(84 * site.unit), Theme.step(84 * site.unit))
                transformOrigin: Item.BottomRight
                rotation: 34 * (1 - knock) - 14
            }
            Repeater { // dust at the foot
                model: 8
                Drawn {
                    required property int index
                    readonly property real share: site.part(360 + index % 4 * 40, 780 + index * 25)
                    readonly property real side: (index - 3.5) / 3.5
                    visible: share > 0 && share < 1
                    width: (40 + 30 * share + index % 3 * 10) * site.unit
                    height: width * 52 / 64
                    x: (160 + side * (58 + 60 * share)) * site.unit - width / 2
                    y: (184 - (index % 2 ? 16 : 30) * share - (1 - Math.abs(side)) * 40 * share) * site.unit - height / 2
                    file: Theme.part("puff")
                    pixels: Qt.size(Theme.step(80 * site.unit), Theme.step(80 * site.unit) * 52 / 64)
                    mirror: index % 2 === 1
                    opacity: Math.min(1, 2.6 * (1 - share))
                }
            }
            Repeater { // stars
                model: 7
                Drawn {
                    required property int index
                    readonly property real share: site.part(820, 1150)
                    readonly property real angle: (-160 + index * 23.3) * Math.PI / 180
                    visible: share > 0
                    width: (16 + index % 3 * 5) * site.unit
                    height: width
                    x: (160 + Math.cos(angle) * (40 + 92 * share)) * site.unit - width / 2
                    y: (104 + Math.sin(angle) * (30 + 66 * share) + 26 * share * share) * site.unit - width / 2
                    file: Theme.icon("vp")
                    pixels: Qt.size(Theme.step(24 * site.unit), Theme.step(24 * site.unit))
                    opacity: Math.min(1, 3 * (1 - share))
                }
            }
        }
    }
}

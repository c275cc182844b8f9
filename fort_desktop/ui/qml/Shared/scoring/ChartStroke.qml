import QtQuick
import QtQuick.Shapes
import Shared

// A line with a mark at each of its places. Colours of boards differ in dashes and marks, too.
Shape {
    id: stroke

    property string colour
    property list<point> places
    property real thick: 3.6
    property real mark: 5.5
    readonly property list<real> dashes: ({ red: [], blue: [4, 2.6], green: [0.1, 2.4], yellow: [5, 2.4, 0.1, 2.4], violet: [9, 3] })[colour] ?? []
    readonly property string sign: ({ blue: "square", green: "diamond", yellow: "triangle", violet: "hanging triangle" })[colour] ?? "disc"
    readonly property color ink: Theme.evening && !Theme.contrast ? Theme.cardPale : Theme.cardInk // the paper is dark
    readonly property real edge: thick + 3.2
    readonly property list<point> drawn: places.length > 1 ? places : []

    function outline(at: point): string {
        const r = mark * ({ red: 1, blue: 0.92, green: 1.3, yellow: 1.25, violet: 1.25 }[colour] ?? 1);
        const x = at.x.toFixed(2), y = at.y.toFixed(2);
        switch (sign) {
        case "square":
            return `M ${x} ${y} m ${-r} ${-r} h ${2 * r} v ${2 * r} h ${-2 * r} z `;
        case "diamond":
            return `M ${x} ${y} m 0 ${-r} l ${r} ${r} l ${-r} ${r} l ${-r} ${-r} z `;
        case "triangle":
            return `M ${x} ${y} m 0 ${-r} l ${r} ${1.75 * r} h ${-2 * r} z `;
        case "hanging triangle":
            return `M ${x} ${y} m 0 ${r} l ${r} ${-1.75 * r} h ${-2 * r} z `;
        }
        return `M ${x} ${y} m ${-r} 0 a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 z `;
    }

    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        strokeColor: stroke.ink
        strokeWidth: stroke.edge
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        strokeStyle: stroke.dashes.length ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: stroke.dashes.length ? stroke.dashes.map(one => one * stroke.thick / stroke.edge) : [1, 1]
        PathPolyline { path: stroke.drawn }
    }
    ShapePath {
        strokeColor: Theme.seat(stroke.colour)
        strokeWidth: stroke.thick
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        strokeStyle: stroke.dashes.length ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: stroke.dashes.length ? stroke.dashes : [1, 1]
        PathPolyline { path: stroke.drawn }
    }
    ShapePath {
        strokeColor: stroke.ink
        strokeWidth: 2
        fillColor: Theme.seat(stroke.colour)
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: stroke.places.map(at => stroke.outline(at)).join("") || "M 0 0" }
    }
}

pragma Singleton
import QtQuick
import Shared

// Every colour, size and duration that games share. One token, one meaning; what only one game has is in its own theme.
// The window binds `mode` ("day", "evening", "contrast"), `textScale` (0.8 to 1.6), `pace`, that of `Motion`, and
// `unit` (the window's ground against 1366 x 768, never below 1): the named sizes of type grow with it; and `zoom`, how many
// times as large all that is drawn, see ZoomedWindow. The pictures lie in the folder `assets`, the cuts of
// the two fonts in `fonts`.
QtObject {
    id: theme

    property string mode: "day"
    property real textScale: 1
    property real unit: 1
    property int zoom: 1
    property real pace: 1
    property bool cached: false // see Cached; the window knows whether a graphics card draws it
    readonly property url assets: Places.assets
    readonly property url fonts: Places.fonts

    readonly property bool evening: mode === "evening"
    readonly property bool contrast: mode === "contrast"

    // Surfaces and text
    readonly property color ink: pick("#2A2138", "#17121F", "#000000")
    readonly property color text: pick("#2A2138", "#F6E7C8", "#000000")
    readonly property color text2: pick("#5B4F6B", "#C9B9CF", "#000000")
    readonly property color paper: pick("#FFF7E6", "#3A3150", "#FFFFFF")
    readonly property color paper2: pick("#F6E7C8", "#473C60", "#FFFFFF")
    readonly property color paper3: pick("#E5CFA3", "#5C4E78", "#000000")
    readonly property color bubble: pick("#FFFDF3", "#3A3150", "#FFFFFF")
    readonly property color cardPaper: "#FFF7E6" // in every theme: portraits and icons need light
    readonly property color cardInk: "#2A2138"
    readonly property color cardPale: "#F6E7C8"
    readonly property color cardLine: "#E5CFA3"

    // Ground
    readonly property color table: pick("#A8D06A", "#3C6A55", "#1B4D2B")
    readonly property color tableStripe: pick("#A1CA62", "#376350", "#1B4D2B")
    readonly property color tuft: pick("#84B04C", "#2E5847", "#1B4D2B")
    readonly property color grass: pick("#8CC152", "#4F8A5A", "#2E7D32")
    readonly property color grassDark: pick("#5E9A3A", "#35664A", "#000000")
    readonly property color grassLight: pick("#B5DB7A", "#74A873", "#FFFFFF")
    readonly property color onTable: pick("#2A2138", "#F6E7C8", "#FFFFFF")
    readonly property color sand: pick("#EBD9AC", "#5D5270", "#FFFFFF")
    readonly property color sandDot: pick("#D8C18C", "#4D4360", "#FFFFFF")
    readonly property color moss: pick("#E9F1DA", "#3A4A50", "#FFFFFF")
    readonly property color wood: pick("#C98B4F", "#8E6647", "#FFFFFF")
    readonly property color woodDark: pick("#8A5A34", "#5E4130", "#000000")
    readonly property color woodLight: pick("#E9BE86", "#B58C66", "#FFFFFF")
    readonly property color blanket: pick("#F3C9B5", "#6E4A5E", "#FFFFFF")
    readonly property color blanketCheck: pick("#E89B82", "#5C3A50", "#FFFFFF")
    readonly property color sky: pick("#79C7EA", "#2F3B66", "#FFFFFF")

    // Signals
    readonly property color accent: pick("#7B61C9", "#A894EE", "#0000C8")
    readonly property color accentPale: pick("#E4DBF8", "#554A78", "#FFFFFF")
    readonly property color violet: "#7B61C9" // the same in every theme
    readonly property color violetLight: "#B6A5EC"
    readonly property color go: pick("#8FE0B5", "#57C596", "#FFFFFF")
    readonly property color undo: pick("#CFEAFA", "#8FB8D0", "#FFFFFF")
    readonly property color warm: pick("#FFD873", "#F2B84B", "#FFF04A")
    readonly property color warmPale: pick("#FFE9AE", "#6B5A52", "#FFFFFF")
    readonly property color good: pick("#1F7446", "#7FE0AE", "#005A1E")
    readonly property color bad: pick("#C8374B", "#FF8A94", "#A8001C")
    readonly property color glow: pick("#FFD873", "#FFE08A", "#FFF04A")
    readonly property color glowEdge: pick("#E59A1C", "#F2A93B", "#000000")
    readonly property color sun: "#FFD873"
    readonly property color heart: "#FFE3E7"
    readonly property color dim: pick("#59423A57", "#59423A57", "#66000000") // shade keeps what stands there readable
    readonly property color empty: pick("#EBDDBB", "#4D4266", "#FFFFFF")
    readonly property color emptyEdge: pick("#CDB98C", "#6F6190", "#000000")

    // Fonts; sizes below are pixels at 1366 x 768 and follow the text size, never under 12
    readonly property FontLoader titleFont: FontLoader { source: theme.fontFile("Baloo2-ExtraBold") }
    readonly property FontLoader semiBold: FontLoader { source: theme.fontFile("Nunito-SemiBold") }
    readonly property FontLoader bold: FontLoader { source: theme.fontFile("Nunito-Bold") }
    readonly property FontLoader extraBold: FontLoader { source: theme.fontFile("Nunito-ExtraBold") }
    readonly property FontLoader black: FontLoader { source: theme.fontFile("Nunito-Black") }

    function fontFile(name: string): url {
        return fonts + "/" + name + ".ttf";
    }
    // Baloo 2: titles, names, numbers.
    function display(pixels: real): font {
        return Qt.font({ family: titleFont.name, pixelSize: Math.max(1, Math.round(pixels)) });
    }
    // Nunito in one of four weights: 600, 700, 800 or 900.
    function body(pixels: real, weight: int): font {
        const one = weight >= 900 ? black : weight >= 800 ? extraBold : weight >= 700 ? bold : semiBold;
        return Qt.font({ family: one.name, pixelSize: Math.max(1, Math.round(pixels)) });
    }
    readonly property int title: size(50 * unit)
    readonly property int heading: size(24 * unit)
    readonly property int button: size(19 * unit)
    readonly property int number: size(16 * unit)
    readonly property int coach: size(16 * unit)
    readonly property int normal: size(14 * unit)
    readonly property int small: size(13 * unit)
    readonly property int label: size(12 * unit)

    // Space
    readonly property int margin: 8
    readonly property int panelRadius: 16
    readonly property int buttonRadius: 12
    readonly property int line: 3
    readonly property int touch: Math.max(44, size(40 * unit))

    // Motion: 0 means at once
    readonly property bool still: pace === 0

    readonly property var seatColors: ({
            red: "#D9503F",
            blue: "#3F87CF",
            green: "#4E9E4A",
            yellow: "#E9B52D",
            violet: "#8A63C4"
        })

    readonly property var seatFaces: ({ // who stands for a seat
            red: "thunder",
            blue: "sparky",
            green: "rusty",
            yellow: "bitsy",
            violet: "scout"
        })

    function pick(day: color, evening: color, contrast: color): color {
        return theme.contrast ? contrast : theme.evening ? evening : day;
    }
    function size(pixels: real): int {
        return Math.max(12, Math.round(pixels * textScale));
    }
    function signed(n: int): string {
        return n < 0 ? "−" + -n : String(n);
    }
    function duration(milliseconds: int): int {
        return Math.round(milliseconds * pace);
    }
    function mix(a: color, b: color, share: real): color {
        return Qt.rgba(a.r + (b.r - a.r) * share, a.g + (b.g - a.g) * share, a.b + (b.b - a.b) * share, 1);
    }
    function seat(name: string): color {
        return seatColors[name] ?? "#5B4F6B";
    }
    // Ink or paper, whichever reads better on a fill.
    function on(fill: color): color {
        return fill.r * 0.299 + fill.g * 0.587 + fill.b * 0.114 > 0.5 ? cardInk : "#FFF7E6";
    }
    // White on the strong seat colours (large type only), ink on yellow.
    function onSeat(name: string): color {
        return name === "yellow" ? cardInk : "#FFFFFF";
    }
    function icon(name: string): url {
        return name === "" ? "" : assets + "/icons/" + name + ".svg";
    }
    function portrait(id: string): url {
        return id === "" ? "" : assets + "/portraits/" + id + ".svg";
    }
    function face(id: string): url {
        return id === "" ? "" : assets + "/faces/" + id + ".svg";
    }
    // The closed eyes that fit a portrait or a face; empty pictures for eyes that are shut anyway.
    function lids(picture: url): url {
        const path = picture.toString();
        const cut = path.lastIndexOf("/", path.lastIndexOf("/") - 1);
        return path === "" ? "" : path.slice(0, cut) + "/lids" + path.slice(cut);
    }
    function part(name: string): url {
        return assets + "/patterns/" + name + ".svg";
    }
    // The size of a circle: on the software renderer others have a dent at pixel ratios such as 1.25.
    function even(pixels: real): int {
        return 2 * Math.round(pixels / 2);
    }
    // Pictures are drawn at few fixed sizes, so that a size in motion does not redraw them: half
    // octaves, and quarters for small ones, whose thin lines are lost when they are scaled down.
    function step(pixels: real): int {
        if (pixels <= 0)
            return 0;
        const parts = pixels > 48 ? 2 : 4;
        return zoom * Math.ceil(Math.pow(2, Math.ceil(parts * Math.log2(Math.max(8, pixels)) - 0.01) / parts));
    }
}

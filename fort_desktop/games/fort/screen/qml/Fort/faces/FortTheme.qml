pragma Singleton
import QtQuick
import Shared

// What only Fort has of colours and pictures; the rest is that of `Theme`.
QtObject {
    readonly property color yard: Theme.pick("#99C965", "#4F8A5A", "#2E7D32")
    readonly property color cat: "#BFD9EC"
    readonly property var suitColors: ({
            book: "#0072B2",
            crown: "#F0E442",
            glue: "#CC79A7",
            shovel: "#D55E00",
            skateboard: "#009E73",
            squirtgun: "#56B4E9",
            coin: "#E69F00"
        })

    function suit(name: string): color {
        return suitColors[name] ?? "#5B4F6B";
    }
    // The half-closed eyes that fit a portrait; empty pictures for eyes that are shut anyway.
    function drowsy(portrait: url): url {
        return Theme.lids(portrait).toString().replace("/lids/portraits/", "/lids/drowsy/");
    }
    // A part of a dog: "head", "body", "trot" (its body in mid-trot) or "tail".
    function dog(id: string, part: string): url {
        return id === "" ? "" : Theme.assets + "/dogs/" + id + "-" + part + ".svg";
    }
}

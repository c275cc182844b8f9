pragma ComponentBehavior: Bound
import QtQuick
import Fort

// A row of `places` for tokens: `tokens` lie there, `coming` follow them dashed, the rest is empty.
// `hint` shows in empty places what fits. `at(index)` is a place's middle, for flying tokens.
Grid {
    id: row

    property list<string> tokens
    property list<string> coming
    property int places: 4
    property string hint: ""
    property int perRow: Math.max(1, places)
    property real size: 30
    property string name: qsTr("%1 of %2").arg(tokens.length).arg(places)

    function at(index: int): point {
        const pitch = size + spacing;
        return Qt.point(index % perRow * pitch + size / 2, Math.floor(index / perRow) * pitch + size / 2);
    }

    columns: perRow
    spacing: Math.round(size * 0.2)
    Accessible.role: Accessible.StaticText
    Accessible.name: name

    Repeater {
        model: Math.max(row.places, row.tokens.length + row.coming.length)
        Token {
            required property int index
            width: row.size
            kind: index < row.tokens.length ? row.tokens[index] : ghost ? row.coming[index - row.tokens.length] : ""
            ghost: index >= row.tokens.length && index < row.tokens.length + row.coming.length
            hint: row.hint
        }
    }
}

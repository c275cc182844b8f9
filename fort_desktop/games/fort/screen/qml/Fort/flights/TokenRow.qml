pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A row of `places` for tokens: `tokens` lie there, `coming` follow them dashed, the rest is empty.
// `hint` shows in empty places what fits. `at(index)` is a place's middle, for flying tokens; the
// places that they fly to are expected and look empty until then.
Grid {
    id: row

    property list<string> tokens
    property list<string> coming
    property int places: 4
    property string hint: ""
    property int perRow: Math.max(1, places)
    property real size: 30
    property real hollow: size // of an empty place
    property string name: qsTr("%1 of %2").arg(tokens.length).arg(places)
    property string told: "" // in a bubble
    property list<int> expected

    function at(index: int): point {
        const pitch = size + spacing;
        return Qt.point(index % perRow * pitch + size / 2, Math.floor(index / perRow) * (size + rowSpacing) + size / 2);
    }
    // A place as others see it.
    function rectOf(index: int, seenBy: Item): rect {
        const middle = at(index);
        const corner = mapToItem(seenBy, middle.x - size / 2, middle.y - size / 2);
        return Qt.rect(corner.x, corner.y, size, size);
    }
    function expect(index: int): void {
        expected = [...expected, index];
    }
    function receive(index: int): void {
        const n = expected.indexOf(index);
        expected = expected.filter((place, i) => i !== n);
    }

    columns: perRow
    spacing: Math.round(size * 0.2)
    rowSpacing: spacing
    verticalItemAlignment: Grid.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    Accessible.description: told

    Says {
        text: row.told
    }
    Repeater {
        model: Math.max(row.places, row.tokens.length + row.coming.length)
        Token {
            required property int index
            readonly property bool away: row.expected.includes(index)
            width: index < row.tokens.length + row.coming.length ? row.size : row.hollow
            kind: away ? "" : index < row.tokens.length ? row.tokens[index] : ghost ? row.coming[index - row.tokens.length] : ""
            ghost: !away && index >= row.tokens.length && index < row.tokens.length + row.coming.length
            hint: row.hint
        }
    }
}

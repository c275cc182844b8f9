import QtQuick
import Shared

// One line of text. `text` is bound by the owner, `edited(text)` reports each change; what the owner makes
// of it is shown, but for blanks at an end while somebody writes on.
Rectangle {
    id: box

    property string name
    property string text
    property string placeholder: ""
    property string hint: "" // a sentence, for whoever writes or points here
    property int limit: 24
    property alias validator: input.validator
    readonly property alias writing: input.activeFocus

    signal edited(text: string)
    signal accepted

    implicitWidth: Theme.size(200 * Theme.unit)
    implicitHeight: Theme.touch
    radius: Theme.buttonRadius
    color: Theme.contrast || !Theme.evening ? "#FFFFFF" : Theme.paper2
    border.color: Theme.ink
    border.width: Theme.line
    onTextChanged: if (input.text.trim() !== text) input.show()
    onActiveFocusChanged: if (activeFocus) input.forceActiveFocus()

    FocusRing {
        shown: input.activeFocus
        lasting: true
        spread: 4
        radius: box.radius + 4
    }
    TextInput {
        id: input

        // A long text shows its beginning unless somebody writes.
        function begin(): void {
            cursorPosition = activeFocus ? length : 0;
            ensureVisible(cursorPosition);
        }
        // The owner's text; the cursor stays before what followed it.
        function show(): void {
            const after = length - cursorPosition;
            text = box.text;
            cursorPosition = Math.max(0, length - after);
        }

        anchors.fill: parent
        anchors.leftMargin: 14
        anchors.rightMargin: 14
        maximumLength: box.limit
        verticalAlignment: TextInput.AlignVCenter
        clip: true
        selectByMouse: true
        activeFocusOnTab: true
        color: Theme.text
        selectionColor: Theme.accent
        font: Theme.body(Theme.coach, 700)
        Accessible.role: Accessible.EditableText
        Accessible.name: box.name
        Accessible.description: box.hint
        Component.onCompleted: text = box.text
        onActiveFocusChanged: {
            if (!activeFocus && text !== box.text)
                show();
            begin();
        }
        onTextChanged: if (!activeFocus) begin()
        onWidthChanged: if (!activeFocus) begin()
        onTextEdited: box.edited(text)
        onAccepted: {
            box.accepted();
            nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason); // what is written is written
        }
    }
    Text {
        anchors.fill: input
        visible: input.length + input.preeditText.length === 0
        text: box.placeholder
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        color: Theme.text2
        font: Theme.body(Theme.normal, 600)
    }
    HoverHandler {
        id: pointer
        enabled: box.hint !== ""
    }
    Bubble {
        text: box.hint
        limit: Math.max(190, Math.min(320, box.width)) // it stays over what the box lies on
        shown: input.activeFocus || pointer.hovered
        below: true
    }
}

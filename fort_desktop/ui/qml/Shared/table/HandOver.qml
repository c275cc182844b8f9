pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The curtain, when the device is to be handed over.
Later {
    id: over

    required property TableBridge table
    required property Haste haste

    signal opened(byKey: bool)

    function take(byKey: bool, how: var): void {
        if (haste.absorbs())
            return;
        how();
        opened(byKey);
    }

    shown: table.curtain.down
    sourceComponent: Curtain {
        name: over.table.curtain.name
        text: over.table.curtain.text
        seat: over.table.curtain.colour
        before: over.table.undoing.takerBack
        reclaimable: over.table.undoing.canTakeBack
        onOpened: byKey => over.take(byKey, () => over.table.curtain.open())
        onReclaimed: byKey => over.take(byKey, () => over.table.undoing.takeBackUnseen())
    }
}

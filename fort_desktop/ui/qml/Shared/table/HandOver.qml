pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The curtain, when the device is to be handed over.
Later {
    id: over

    required property TableFlow table
    required property Haste haste

    signal opened(byKey: bool)

    function take(byKey: bool, how: var): void {
        if (haste.absorbs())
            return;
        how();
        opened(byKey);
    }

    shown: table.curtain
    sourceComponent: Curtain {
        name: over.table.curtainName
        text: over.table.curtainText
        seat: over.table.curtainColour
        before: over.table.takerBack
        reclaimable: over.table.canTakeBack
        onOpened: byKey => over.take(byKey, () => over.table.openCurtain())
        onReclaimed: byKey => over.take(byKey, () => over.table.takeBackUnseen())
    }
}

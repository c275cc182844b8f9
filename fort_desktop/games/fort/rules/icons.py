"""The icons as names of this module: a member of an enum takes several times as long to find.

The rules and the bots ask for them all the time: `icons.VP` is `Op.VP`, `icons.TIMES_PACK` is
`Count.PACK`.
"""

from __future__ import annotations

from typing import Final

from fort_desktop.games.fort.rules.actions import Count, Op

PIZZA: Final = Op.PIZZA
TOY: Final = Op.TOY
RESOURCE: Final = Op.RESOURCE
VP: Final = Op.VP
PACK: Final = Op.PACK
LOOKOUT: Final = Op.LOOKOUT
RECRUIT: Final = Op.RECRUIT
TRASH: Final = Op.TRASH
TRASH_RIVAL: Final = Op.TRASH_RIVAL
TRASH_THIS: Final = Op.TRASH_THIS
FORT: Final = Op.FORT
FORT_LESS: Final = Op.FORT_LESS
FORT_MORE: Final = Op.FORT_MORE
SPEND_PIZZA: Final = Op.SPEND_PIZZA
SPEND_TOY: Final = Op.SPEND_TOY
SPEND_RESOURCE: Final = Op.SPEND_RESOURCE
SWAP: Final = Op.SWAP
COPY_PACK: Final = Op.COPY_PACK
COPY_RIVAL_PACK: Final = Op.COPY_RIVAL_PACK

TIMES_ANY_SUIT: Final = Count.ANY_SUIT
TIMES_PACK: Final = Count.PACK
TIMES_FORT: Final = Count.FORT
TIMES_LOOKOUT: Final = Count.LOOKOUT

"""The games of the house: each lives in a folder of its own, which has all that belongs to it.

A game is added by its folder and a line here.
"""

from fort_desktop import builds

builds.choose()

GAMES = {
    "fort": "fort_desktop.games.fort",
    "towers": "fort_desktop.games.towers",
}

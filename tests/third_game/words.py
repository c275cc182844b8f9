"""All that Pebbles says, in the three languages: a table by the code of the language.

A game in the app's own package has its words in the catalogues of i18n/, as `self.tr("…")`. One
from outside is not extracted with them; what it says is little, so it stands here as it is said.
`Sayings.say` sets it in type and fills its fields all the same.
"""

from __future__ import annotations

from fort_desktop.ui.texts.base import Sayings, language

SAID = {
    "en": {
        "name": "Pebbles",
        "about": "Play a stone face down in each round: the highest takes the points.",
        "rounds": "Rounds",
        "kept": "Stone kept",
        "stone": "Stone {n}",
        "play": "Play {n}",
        "ask": "Play a stone face down. Points for the highest: {n}.",
        "hint": "Try the {n}.",
        "face_down": "face down",
        "began": "{who} leads the round.",
        "hid": "{who} plays a stone face down.",
        "played": "{who} plays the {n}.",
        "taken": "{who} takes the round. Points: {n}. Stones shown: {stones}.",
        "has_kept": "{who} has kept the {n}.",
    },
    "cs": {
        "name": "Kamínky",
        "about": "V každém kole zahraj kámen lícem dolů: nejvyšší bere body.",
        "rounds": "Kola",
        "kept": "Schovaný kámen",
        "stone": "Kámen {n}",
        "play": "Zahrát {n}",
        "ask": "Zahraj kámen lícem dolů. Body za nejvyšší: {n}.",
        "hint": "Zkus {n}.",
        "face_down": "lícem dolů",
        "began": "Kolo začíná {who}.",
        "hid": "{who} hraje kámen lícem dolů.",
        "played": "{who} hraje {n}.",
        "taken": "{who} bere kolo. Body: {n}. Odkryté kameny: {stones}.",
        "has_kept": "{who} má schovaný kámen {n}.",
    },
    "pl": {
        "name": "Kamyki",
        "about": "W każdej rundzie zagraj zakryty kamień: najwyższy zabiera punkty.",
        "rounds": "Rundy",
        "kept": "Zachowany kamień",
        "stone": "Kamień {n}",
        "play": "Zagraj {n}",
        "ask": "Zagraj zakryty kamień. Punkty za najwyższy: {n}.",
        "hint": "Spróbuj {n}.",
        "face_down": "zakryty",
        "began": "Rundę zaczyna {who}.",
        "hid": "{who} zagrywa zakryty kamień.",
        "played": "{who} zagrywa {n}.",
        "taken": "{who} zabiera rundę. Punkty: {n}. Odkryte kamienie: {stones}.",
        "has_kept": "{who} ma zachowany kamień {n}.",
    },
}


class PebblesTexts(Sayings):
    def said(self, key: str, **values: str | int) -> str:
        """The sentence of a key in the language chosen last."""
        return self.say(SAID.get(language(), SAID["en"])[key], **values)

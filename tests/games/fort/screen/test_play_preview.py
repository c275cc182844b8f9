"""The preview of a play: what it says in sentences, and what stands on the cards."""

from __future__ import annotations

from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.test_play_area import position
from tests.ui.bridges import open_table
from tests.ui.hands import type_name, walk
from tests.ui.speaking import plain

HAND = ("bug", "moles", "puddin")


def test_its_sentences_begin_with_capitals():
    bridge, _ = open_table(position(*HAND, moves=("play bug", "do public")))
    said = plain(bridge.play.text)
    assert said.startswith("Pizzas: 0 → 1. ")
    assert all(sentence[0].isupper() for sentence in said.split(". "))


def test_what_a_card_would_give_grows_with_the_text(make_stage):
    stage = make_stage()
    stage.app.preferences.from_dict({"ask_all": True})
    sizes = []
    for percent in (100, 160):
        stage.app.preferences.from_dict({"text_size": percent})
        stage.app.play(position(*HAND, moves=("play bug", "do public")))
        quiet(stage)
        badges = [
            item
            for item in walk(stage.window.contentItem())
            if type_name(item) == "GainBadge" and item.isVisible()
        ]
        assert badges
        assert all(badge.width() <= badge.parentItem().width() for badge in badges)
        sizes.append(max(badge.height() for badge in badges))
    assert sizes[1] > sizes[0] * 1.25

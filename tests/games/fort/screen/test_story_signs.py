"""What an action was and what came of it are set apart by an arrow only where they differ."""

from __future__ import annotations

import pytest

from fort_desktop.games.fort.screen.story.plays import DOG, Deed, Gain, PlayStory
from fort_desktop.games.fort.screen.story.story_lines import Pen
from tests.games.fort.screen.test_story import COLOURS, PEOPLE, number

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("card", "action", "gains", "signs"),
    [
        ("drover", DOG, [Gain("vp", 3), Gain("house")], ""),
        ("drover", DOG, [Gain("vp", 3)], ""),
        ("drover", DOG, [], "3 vp"),  # what it does, before it is done
        ("floofer", DOG, [Gain("toy", 2), Gain("house")], "3 toy"),
        ("floofer", DOG, [Gain("toy", 3), Gain("vp", 1)], ""),
        ("hershey", DOG, [Gain("park", 1, 0), Gain("vp", 2)], "recruit then 2 vp"),
        ("sarge", 0, [Gain("lookout", 1, 0)], "lookout"),
        ("ace", 0, [Gain("pack")], ""),
        ("ghost", 1, [Gain("vp", 2)], ""),
        ("bug", 0, [Gain("pizza", 3)], "pizza x shovel"),
    ],
)
def test_what_an_action_gave_is_not_shown_as_a_figure_that_stayed_the_same(
    card, action, gains, signs
):
    story = PlayStory(1, 4, number(card), deeds=(Deed(1, action, (), tuple(gains)),))
    (line,) = Pen(PEOPLE, COLOURS).lines(story)
    assert " ".join(line.signs) == signs
    assert len(line.gains) > 0 or not gains

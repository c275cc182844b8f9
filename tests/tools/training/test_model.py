"""The net in arrays is that in plain Python, and learns what it is shown."""

import numpy as np
import pytest

from fort_desktop.bots.net import Net
from tests.tools.training.helpers import made_up
from tools.training.fit import HELD, LEARN, STOP, Settings, fit, parts_of
from tools.training.metrics import ByThumb, auc
from tools.training.model import Model, chances, log_loss
from tools.training.steps import net_of

QUICK = Settings(hidden=12, epochs=30, batch=64, rate=0.01)


def model(inputs=5, hidden=4, seed=2):
    """One in exact numbers whose biases are not zero."""
    chance = np.random.default_rng(seed)
    shapes = (inputs, hidden), hidden, hidden, 1
    return Model([chance.normal(0, 1, shape) for shape in shapes])


def rows(inputs=5, number=7, seed=3):
    chance = np.random.default_rng(seed)
    return chance.uniform(-1, 1, (number, inputs)), chance.choice([0, 0.5, 1], number)


def test_gradients_are_those_of_finite_differences():
    made, (given, shares), decay, small = model(), rows(), 0.1, 1e-6
    for part, gradient in zip(made.parts, made.gradients(given, shares, decay), strict=True):
        assert gradient.shape == part.shape
        for place in np.ndindex(part.shape):
            kept = part[place]
            part[place] = kept + small
            above = made.loss(given, shares, decay)
            part[place] = kept - small
            below = made.loss(given, shares, decay)
            part[place] = kept
            assert gradient[place] == pytest.approx((above - below) / (2 * small), abs=1e-6)


def test_it_judges_as_the_net_for_playing_does():
    made, (given, _) = model(), rows()
    net = net_of(made, {"seed": 2})
    assert isinstance(net, Net)
    told = [net.value(list(row)) for row in given]
    assert told == pytest.approx(list(chances(made.logits(given))))


def test_log_loss_is_that_of_chances_also_of_a_shared_victory():
    logits, shares = np.array([0.3, -1.0, 2.0]), np.array([1.0, 0.0, 0.5])
    p = chances(logits)
    by_hand = -(shares * np.log(p) + (1 - shares) * np.log(1 - p)).mean()
    assert log_loss(logits, shares) == pytest.approx(by_hand)


def test_auc_counts_pairs_a_tie_being_half():
    assert auc(np.array([3.0, 2.0, 1.0]), np.array([1.0, 0.0, 0.0])) == 1
    assert auc(np.array([1.0, 1.0, 0.0]), np.array([1.0, 0.0, 0.0])) == 0.75
    assert auc(np.array([0.0, 1.0]), np.array([0.5, 0.5])) == 0.5
    assert auc(np.array([0.0, 1.0]), np.array([1.0, 1.0])) is None


def test_no_game_is_both_learnt_from_and_held_out():
    seeds = np.repeat(np.arange(500), 3)
    part = parts_of(seeds).reshape(500, 3)
    assert (part == part[:, :1]).all()
    shares = [(part[:, 0] == which).mean() for which in (LEARN, STOP, HELD)]
    assert shares == pytest.approx([0.85, 0.05, 0.10], abs=0.04)
    assert (parts_of(seeds[:300]) == parts_of(seeds)[:300]).all(), "more games change none"


def test_it_learns_a_made_up_game_that_the_hand_made_evaluation_does_not_see():
    told = []
    found = fit(made_up(120), QUICK, lambda *epoch: told.append(epoch))
    whole = found.held[0]
    assert whole.what == "all"
    assert whole.auc > 0.95
    assert whole.loss < 0.3 < whole.thumb_loss
    assert whole.thumb_loss == pytest.approx(np.log(2), abs=0.02)
    assert [quality.what for quality in found.held] == ["all", "2 seats", "3 seats", "base"]
    assert [number for number, _ in told] == list(range(1, found.epochs + 1))
    assert told[found.best - 1][1] == min(loss for _, loss in told)


def test_it_stops_when_nothing_gets_better_and_keeps_the_best():
    """Here there is nothing to learn but by heart."""
    samples = made_up(120)
    samples.columns["share"][:] = np.random.default_rng(5).integers(0, 2, len(samples))
    found = fit(samples, QUICK, lambda *_: None)
    assert found.epochs == found.best + QUICK.patience < QUICK.epochs


def test_the_same_seed_makes_the_same_net():
    first, again, other = (
        fit(made_up(60), Settings(seed, 4, 3, 64, 0.01), lambda *_: None).model.parts
        for seed in (1, 1, 2)
    )
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert not all(np.array_equal(a, b) for a, b in zip(first, other, strict=True))


def test_too_few_games_are_refused():
    with pytest.raises(ValueError, match="too few games"):
        fit(made_up(1), QUICK, lambda *_: None)


def test_the_hand_made_evaluation_is_a_curve_for_each_number_of_seats():
    samples = made_up(200)
    columns = samples.columns
    two = columns["seats"] == 2
    chance = np.random.default_rng(4).uniform(size=len(two))
    likely = chances(np.where(two, 2 * columns["thumb"], -1 - columns["thumb"]))
    columns["share"][:] = chance < likely
    found = chances(ByThumb(columns, np.ones(len(two), bool)).logits(columns))
    assert np.abs(found - likely).mean() < 0.05

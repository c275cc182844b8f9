"""A game as an environment: whose turn it is, what is legal, what comes of it, what is refused."""

import importlib
import json
import sys

import numpy as np
import pytest

import fort_desktop.research
from fort_desktop.contract.errors import FaultyCards, IllegalMove
from fort_desktop.contract.kits import kit
from fort_desktop.games import GAMES
from fort_desktop.play.headless import play
from fort_desktop.research import GameEnvironment, env
from tests.games.fort.packs import pack_text
from tests.research.tables import drawn, name_of, played

SOME = [
    ("fort", 2, {}),
    ("fort", 3, {"dogs": True, "cats": True}),
    ("fort", 4, {"draft": True}),
    ("towers", 2, {}),
    ("towers", 5, {}),
]


def rendered(table):
    """The position as plain values."""
    lines = table.render().splitlines()[1:]
    return {key: json.loads(value) for key, _, value in (line.partition(": ") for line in lines)}


# --- turns and what is legal ----------------------------------------------------------------------


@pytest.mark.no_cover
@pytest.mark.parametrize("table", SOME, ids=name_of)
def test_the_mask_is_the_legal_moves_of_whoever_decides(table):
    name, seats, variants = table
    made = GameEnvironment(name, seats, render_mode="ansi", **variants)
    game, encoding = kit(name).adapter.game, made.encoding
    for agent, seen in drawn(made, 150):
        state = game.from_snapshot(rendered(made))
        decision = game.decision(state)
        assert agent == f"seat_{decision.seat + 1}"
        view, moves = game.view(state, decision.seat), game.legal_moves(state)
        found = [encoding.action(view, move) for move in moves]
        assert sorted(found) == np.flatnonzero(seen["action_mask"]).tolist()


@pytest.mark.parametrize("table", SOME, ids=name_of)
def test_an_observation_is_in_its_space_and_who_is_not_on_turn_has_nothing_legal(table):
    name, seats, variants = table
    made = GameEnvironment(name, seats, **variants)
    for agent, seen in drawn(made, 12):
        for other in made.possible_agents:
            observed = made.observe(other)
            assert made.observation_space(other).contains(observed)
            assert observed["action_mask"].any() == (other == agent)
        assert seen["observation"].any()


def test_an_action_is_what_its_name_says():
    table = GameEnvironment("towers", 2)
    table.reset(3)
    first = table.agent_selection
    table.step(table.encoding.actions.index("bid 2"))
    assert table.agent_selection != first
    legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    names = [table.encoding.actions[action] for action in legal]
    assert names == [f"bid {n}" for n in range(3, 6)] + ["pass"]


def test_a_forbidden_action_is_refused_and_changes_nothing():
    table = GameEnvironment("towers", 2, render_mode="ansi")
    table.reset(3)
    before = table.render()
    with pytest.raises(IllegalMove, match=r"^seat_\d: action 7 \(keep\) is not legal here$"):
        table.step(7)
    with pytest.raises(IllegalMove, match="action 124 is not legal"):
        table.step(124)
    assert table.render() == before


def test_in_the_wrappers_a_forbidden_action_loses_the_game():
    table = env("towers", 3)
    table.reset(3)
    actor = table.agent_selection
    table.step(7)
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1.0 * (agent == actor) for agent in table.possible_agents}


def test_what_an_agent_observes_when_a_wrapper_has_ended_the_game_is_its_own():
    table = env("fort", 3)
    table.reset(4)
    before = {agent: table.observe(agent)["observation"] for agent in table.possible_agents}
    table.step(next(n for n, legal in enumerate(table.last()[0]["action_mask"]) if not legal))
    told = []
    for agent in table.agent_iter():
        seen = table.last()[0]
        assert (seen["observation"] == before[agent]).all()
        assert not seen["action_mask"].any()
        told.append(agent)
        table.step(None)
    assert sorted(told) == table.possible_agents


# --- seeds ----------------------------------------------------------------------------------------


def test_another_seed_is_another_game_and_none_is_that_of_the_next():
    table = GameEnvironment("fort", 2, render_mode="ansi")
    found = []
    for seed in (7, None, 8, 7):
        table.reset(seed)
        found.append(table.render())
    assert found[0] == found[3] != found[1] == found[2]


def test_first_game_without_a_seed_is_any():
    tables = [GameEnvironment("towers", render_mode="ansi") for _ in range(4)]
    for table in tables:
        table.reset()
    assert len({table.render() for table in tables}) > 1


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "seats"), [("fort", 3), ("towers", 4)])
def test_a_game_of_bots_is_the_one_that_simulate_plays(name, seats):
    table = GameEnvironment(name, seats, render_mode="ansi")
    played(table, 5, "easy")
    game = kit(name).adapter.game
    state = game.from_snapshot(begun(name, seats, 5))
    assert rendered(table) == game.to_snapshot(play(game, state, 5, ["easy"] * seats).state)


def begun(name, seats, seed):
    table = GameEnvironment(name, seats, render_mode="ansi")
    table.reset(seed)
    assert rendered(table)["options"]["first"] == seed % seats + 1
    return rendered(table)


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "rewards"),
    [
        ([1], [-1, 1, -1]),
        ([0, 2], [0, -1, 0]),
        ([0, 1, 2], [-1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_winners_share_what_one_of_them_would_have(monkeypatch, winners, rewards):
    table = GameEnvironment("towers", 3)
    monkeypatch.setattr(type(kit("towers").adapter.game), "winners", lambda *_: winners)
    found = played(table, 1, "random")
    assert list(found.values()) == pytest.approx(rewards)
    assert sum(found.values()) == pytest.approx(2 - 3)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_whoever_has_the_most_points_is_rewarded_and_all_are_told(name):
    table = GameEnvironment(name, 2, render_mode="ansi")
    played(table, 2, "random")
    game = kit(name).adapter.game
    winners = game.winners(game.from_snapshot(rendered(table)))
    assert len(winners) == 1
    last = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        assert terminated
        assert not truncated
        assert not seen["action_mask"].any()
        last[agent] = reward
        table.step(None)
    assert last == {f"seat_{seat + 1}": 1.0 if seat in winners else -1.0 for seat in range(2)}
    assert table.agents == []
    table.reset(2)
    assert table.agents == table.possible_agents


# --- what is told ---------------------------------------------------------------------------------


def test_the_position_is_told_to_whoever_wants_it():
    table = GameEnvironment("towers", 2, render_mode="ansi")
    table.reset(3)
    line = table.render().partition("\n")[0]
    assert line == f"{table.agent_selection} decides (bid): " + " | ".join(
        f"bid {n}" for n in range(6)
    )
    played(table, 3, "random")
    assert table.render().startswith("the game is over\noptions: ")
    silent = GameEnvironment("towers")
    silent.reset(3)
    assert silent.render() is None


def test_cards_of_a_players_own_are_played_with(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(pack_text(), encoding="utf-8")
    table = GameEnvironment("fort", cards=[file])
    assert "play own-bug" in table.encoding.actions
    assert [agent for agent, _ in drawn(table, 5)] != []
    file.write_text("kids = 3", encoding="utf-8")
    with pytest.raises(FaultyCards):
        GameEnvironment("fort", cards=[file])


# --- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats", "more", "said"),
    [
        ("whist", 2, {}, "there is no game 'whist'; games are fort, towers"),
        ("fort", 5, {}, "fort is played by 2 to 4; found 5 seats"),
        ("fort", 2, {"birds": True}, "fort is played with draft, dogs, cats; found birds"),
        ("towers", 2, {"dogs": True}, "towers is played with no variants; found dogs"),
        ("towers", 2, {"render_mode": "human"}, "render_mode is 'ansi' or None; found 'human'"),
        ("pebbles", 2, {}, "pebbles is not told in numbers"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(monkeypatch, name, seats, more, said):
    if name == "pebbles":
        monkeypatch.setitem(GAMES, "pebbles", "tests.third_game")
    with pytest.raises(ValueError, match=f"^{said}$"):
        GameEnvironment(name, seats, **more)


def test_unknown_level_of_bots_is_refused():
    table = GameEnvironment("fort")
    table.reset(1)
    with pytest.raises(ValueError, match="levels are random, easy, medium"):
        table.bot_action("grandmaster")


@pytest.mark.parametrize("package", ["gymnasium", "numpy", "pettingzoo"])
def test_without_the_extra_one_sentence_says_what_brings_it(monkeypatch, package):
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "fort_desktop.research.environment")
    with pytest.raises(ImportError) as caught:
        importlib.reload(fort_desktop.research)
    assert str(caught.value) == (
        f"fort_desktop.research needs {package}, which is not installed; "
        "`pip install 'fort-desktop[research]'` brings it, or in a checkout "
        "`pip install '.[research]'`"
    )
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__


def test_another_missing_module_is_a_fault_of_ours(monkeypatch):
    monkeypatch.setitem(sys.modules, "fort_desktop.play.players", None)
    monkeypatch.delitem(sys.modules, "fort_desktop.research.environment")
    with pytest.raises(ModuleNotFoundError, match=r"fort_desktop\.play\.players"):
        importlib.reload(fort_desktop.research)

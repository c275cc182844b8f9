"""All chance of the window comes from one source, which a test can set."""

from __future__ import annotations

import ast
from pathlib import Path

from fort_desktop.ui import chance, resources
from tests.ui.hands import call, type_name, walk

SOURCE = Path(chance.__file__)
PROGRAM = sorted(path for path in resources.PACKAGE.rglob("*.py") if path != SOURCE)


def stirred(stage) -> list[str]:
    """Who moves at the title, one after the other."""
    scene = next(i for i in walk(stage.window.contentItem()) if type_name(i) == "TitleScene")
    actors = [item for item in walk(scene) if item.property("busy") is not None]
    chance.source.seed(7)
    found = []
    for _ in range(12):
        call(scene, "stir")
        found.append(actors.index(scene.property("last")))
    return found


def test_the_same_seed_gives_the_same_life(make_stage):
    first, second = stirred(make_stage()), stirred(make_stage())
    assert first == second
    assert len(set(first)) > 1


def test_a_new_game_without_a_seed_has_the_next_one_of_the_source(make_app):
    app = make_app()
    seeds = []
    for _ in range(2):
        chance.source.seed(7)
        app.setup.play()
        seeds.append(app.table_of("fort").presenter.table.seed)
    assert seeds[0] == seeds[1]
    app.rematch()
    assert app.table_of("fort").presenter.table.seed not in seeds


def test_draws_are_in_their_bounds(monkeypatch):
    draws = chance.Chance()
    for share in (0.0, 0.5, 0.999999):
        monkeypatch.setattr(chance.source, "random", lambda share=share: share)
        assert draws.below(1) == 0
        assert 0 <= draws.below(5) < 5
        assert 2000 <= draws.between(2000, 5000) < 5000
        assert (draws.happens(0.0), draws.happens(1.0)) == (False, True)


def test_qml_draws_from_the_source_alone():
    for path in sorted(resources.PACKAGE.rglob("*.qml")):
        assert "Math.random" not in path.read_text(encoding="utf-8"), path


def test_python_draws_from_the_source_or_from_a_seed():
    for path in PROGRAM:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert not {"random", "secrets"} & {alias.name for alias in node.names}, path
            elif isinstance(node, ast.ImportFrom):
                assert node.module != "secrets", path
                drawn = [alias.name for alias in node.names if node.module == "random"]
                assert drawn in ([], ["Random"]), path
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id != "Random" or node.args, path

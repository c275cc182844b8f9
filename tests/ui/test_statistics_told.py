"""What is wrong with the file of statistics is told, and nothing in it is lost."""

from __future__ import annotations

from fort_desktop.ui.texts import texts
from tests.ui.hands import until
from tests.ui.test_app_games import make_app, statistics, towers

__all__ = ["make_app"]


def test_statistics_of_a_newer_version_are_told_once_and_stay_as_they_are(make_app):
    app = make_app()
    path = app.folders.statistics_file
    path.parent.mkdir(parents=True, exist_ok=True)
    newer = '{"version": 2, "games": {"whist": {"rubbers": 7}}}'
    path.write_text(newer)
    app.newGame()
    assert app.notice == texts().problems.statistics_newer()
    app.closeNotice()
    app.play(towers(over=True))
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    assert app.notice == ""
    assert [path.name for path in path.parent.glob("stat*")] == ["statistics.json"]
    assert path.read_text() == newer


def test_broken_statistics_are_told_and_kept(make_app):
    app = make_app()
    path = app.folders.statistics_file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{")
    app.play(towers(over=True))
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    assert app.notice == texts().errors.statistics("statistics.broken-1.json")
    assert (path.parent / "statistics.broken-1.json").read_text() == "{"
    assert statistics(app)["towers"]["finished"] == 1

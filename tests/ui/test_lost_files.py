"""A file that is given to the app, and is none."""

import pytest

from fort_desktop.ui.texts import texts
from tests.ui.test_saving import opened


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("gone.fortgame", "no-file"),
        ("folder.fortgame", "no-file"),
        ("stick/gone.fortgame", "not-found"),
    ],
)
def test_what_is_no_file_is_told_with_what_it_lacks(make_app, folders, tmp_path, name, reason):
    (tmp_path / "folder.fortgame").mkdir()
    app = opened(make_app, folders, tmp_path / name)
    assert app.screen == "title"
    stem = (tmp_path / name).stem
    assert app.notice == texts().problems.unreadable(stem, texts().problems.reason(reason))

"""The command that tries the project in a bare Debian root; no root is made here."""

from __future__ import annotations

import sys

import pytest

from tools import bare, dev
from tools.system import MissingError

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="Linux only")
TARGETS = """Debian|Debian-Security|http://example/security/
Other|Debian|http://example/other/
Debian|Debian|http://example/debian/
"""


def test_the_mirror_is_the_one_that_apt_uses(monkeypatch) -> None:
    monkeypatch.setattr(bare, "output", lambda *_: TARGETS)
    assert bare.mirror() == "http://example/debian/"


def test_a_machine_without_a_mirror_is_told_so(monkeypatch) -> None:
    monkeypatch.setattr(bare, "output", lambda *_: "")
    with pytest.raises(MissingError, match="apt knows no mirror"):
        bare.mirror()


@pytest.mark.parametrize(("suite", "script"), [("trixie", "trixie"), ("forky", "sid")])
def test_a_suite_younger_than_debootstrap_is_made_like_sid(
    suite, script, tmp_path, monkeypatch
) -> None:
    (tmp_path / "trixie").touch()
    monkeypatch.setattr(bare, "SCRIPTS", tmp_path)
    monkeypatch.setattr(bare, "mirror", lambda: "http://example/debian/")
    command = bare.bootstrap(suite, tmp_path / "root", "python3.15")
    assert command[-4:] == (
        suite,
        str(tmp_path / "root"),
        "http://example/debian/",
        str(tmp_path / script),
    )
    assert "--include=python3.15" in command


@LINUX
def test_files_that_settings_name_go_along_and_folders_stay(tmp_path, monkeypatch) -> None:
    """Under a name of their own: a package may bring a file of the first name."""
    certificate, folder, root = tmp_path / "ca.crt", tmp_path / "wheels", tmp_path / "root"
    certificate.write_text("trust")
    folder.mkdir()
    told = f"global.cert='{certificate}'\nglobal.extra-index-url='file://{folder} https://example/'"
    monkeypatch.setattr(bare, "output", lambda *_: told)
    monkeypatch.setattr(bare.os, "environ", {"PIP_FIND_LINKS": str(folder), "HOME": "x"})
    assert bare.settings(root) == {
        "PIP_CERT": f"/opt/settings{certificate}",
        "PIP_EXTRA_INDEX_URL": "https://example/",
    }
    assert (root / f"opt/settings{certificate}").read_text() == "trust"


def test_options_of_the_tests_are_passed_on(monkeypatch) -> None:
    asked = []
    monkeypatch.setattr(bare, "main", lambda *words: asked.append(words))
    dev.bare(["forky", "--python", "python3.15", "--fast", "--", "-k", "pesto"])
    dev.bare(["trixie"])
    assert asked == [
        ("forky", "python3.15", ["--fast", "--", "-k", "pesto"]),
        ("trixie", "python3", []),
    ]

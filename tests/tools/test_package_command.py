"""`dev.py package`: what it makes, and what it says of the rest."""

import pytest

from tools.package import command, made
from tools.package.command import Installer, main
from tools.package.made import App, SkippedError
from tools.system import MissingError


@pytest.fixture
def dist(tmp_path, monkeypatch):
    """Where a frozen app lies, and two installers, of which one cannot be made here."""
    folder = tmp_path / "dist"
    (folder / made.NAME).mkdir(parents=True)
    (folder / made.NAME / "fort-desktop").write_bytes(b"x" * 2_000_000)

    def archive(app, out):
        (out / "fort.tar").write_bytes(b"y" * 1_000_000)
        return out / "fort.tar"

    def image(app, out):
        raise SkippedError("A disk image for macOS can be made on macOS only.")

    monkeypatch.setattr(command, "DIST", folder)
    monkeypatch.setattr(
        command,
        "INSTALLERS",
        (Installer("archive", "Linux, .tar", archive), Installer("macos", "macOS, .dmg", image)),
    )
    return folder


def test_what_cannot_be_made_here_is_skipped_with_its_reason(dist, capsys):
    assert main(["--again"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "folder                2.0 MB  fort-desktop",
        "Linux, .tar           1.0 MB  fort.tar",
        "macOS, .dmg       skipped: A disk image for macOS can be made on macOS only.",
    ]
    assert "fort.tar" in (dist / "SHA256SUMS").read_text()


def test_one_of_them_alone_can_be_asked_for(dist, capsys):
    assert main(["--again", "macos"]) == 0
    assert "fort.tar" not in capsys.readouterr().out
    assert not (dist / "SHA256SUMS").exists()


def test_installers_again_need_a_folder_that_is_there(dist):
    (dist / made.NAME / "fort-desktop").unlink()
    (dist / made.NAME).rmdir()
    with pytest.raises(MissingError, match="leave out --again"):
        main(["--again"])


def test_a_word_that_names_nothing_is_told(dist, capsys):
    with pytest.raises(SystemExit):
        main(["--again", "snap"])
    assert "there is no 'snap'; choose from folder, archive, macos" in capsys.readouterr().err


def test_a_program_that_is_missing_is_named_with_its_package(monkeypatch):
    monkeypatch.setattr(made, "may_install", lambda: False)
    with pytest.raises(SkippedError, match=r"^It needs no-such-program, which Debian has in none"):
        made.needs("no-such-program", package="none")


def test_the_program_of_an_app_lies_in_its_folder(tmp_path):
    assert App(tmp_path).program == tmp_path / "fort-desktop"

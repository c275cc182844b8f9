"""What the app says of itself on macOS, and where its disk image is made."""

from __future__ import annotations

import plistlib
import re
import sys
from pathlib import Path

import pytest

from fort_desktop.languages import CODES
from tools.package import macos
from tools.package.made import App, SkippedError


def test_a_disk_image_is_made_on_macos_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(SkippedError, match=r"^A disk image for macOS can be made on macOS only\.$"):
        macos.make(App(tmp_path), tmp_path)


def test_the_app_is_signed_before_it_is_put_into_the_image(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle, done = tmp_path / "Fort Desktop.app", []
    bundle.mkdir()
    (bundle / "program").touch()

    def run(*command: str) -> None:
        done.append(command[:2])
        assert (
            command[-1] == str(tmp_path / "fort-desktop-1.0-macos-arm64.dmg")
            or (Path(command[-1]) / "program").is_file()
        )

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(macos, "BUNDLE", bundle)
    monkeypatch.setattr(macos, "run", run)
    macos.make(App(tmp_path, version="1.0", machine="arm64"), tmp_path)
    assert done == [("codesign", "--force"), ("codesign", "--verify"), ("hdiutil", "create")]


def test_without_a_bundle_it_is_said_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(macos, "BUNDLE", tmp_path / "Fort Desktop.app")
    with pytest.raises(SkippedError, match=r"Fort Desktop\.app, which is not there"):
        macos.make(App(tmp_path), tmp_path)


def test_the_app_owns_its_saved_games_on_macos() -> None:
    told = plistlib.loads(plistlib.dumps(macos.info_plist("1.2.3")))
    (opened,), (declared,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"] == {"public.filename-extension": ["fortgame"]}
    assert declared["UTTypeConformsTo"] == ["public.json"]


def test_the_app_tells_macos_its_version_and_languages() -> None:
    told = macos.info_plist("1.2.3")
    assert (told["CFBundleShortVersionString"], told["CFBundleVersion"]) == ("1.2.3", "1.2.3")
    assert told["CFBundleLocalizations"] == list(CODES)
    assert re.fullmatch(r"[A-Za-z0-9.-]+", told["CFBundleIdentifier"])  # all that Apple allows
    assert told["LSApplicationCategoryType"] == "public.app-category.card-games"

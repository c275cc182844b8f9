import sys

import pytest

from fort_desktop.ui import portal

BUS = {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/1000/bus"}


@pytest.fixture
def desktop(tmp_path, monkeypatch):
    """One of Linux, with a portal that shows files for it."""
    monkeypatch.setattr(sys, "platform", "linux")
    service = tmp_path / portal.SERVICE
    service.parent.mkdir(parents=True)
    service.touch()
    backend = tmp_path / "xdg-desktop-portal/portals/gtk.portal"
    backend.parent.mkdir(parents=True)
    backend.write_text(f"[portal]\nInterfaces={portal.INTERFACE};other\n")
    return tmp_path


def chosen(folder, **more):
    environment = BUS | {"XDG_DATA_DIRS": f"/nowhere:{folder}"} | more
    portal.choose(environment)
    return environment.get(portal.THEME)


def test_the_portal_of_the_desktop_is_asked(desktop):
    assert chosen(desktop) == "xdgdesktopportal"


def test_whoever_has_chosen_a_theme_knows_better(desktop):
    assert chosen(desktop, QT_QPA_PLATFORMTHEME="qt6ct") == "qt6ct"


def test_without_a_session_nobody_can_be_asked(desktop):
    assert chosen(desktop, DBUS_SESSION_BUS_ADDRESS="") is None


def test_a_portal_that_shows_no_files_is_not_asked(desktop):
    (desktop / "xdg-desktop-portal/portals/gtk.portal").write_text("[portal]\nInterfaces=other\n")
    assert chosen(desktop) is None


def test_other_systems_have_dialogs_of_their_own(desktop, monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    assert chosen(desktop) is None


def test_programs_that_are_started_from_the_app_choose_for_themselves(desktop):
    environment = BUS | {"XDG_DATA_DIRS": str(desktop)}
    before = dict(environment)
    portal.choose(environment)
    portal.forget(environment)
    assert environment == before


def test_a_theme_that_somebody_has_chosen_is_that_of_other_programs_too(desktop):
    environment = {"QT_QPA_PLATFORMTHEME": "qt6ct"}
    portal.forget(environment)
    assert environment == {"QT_QPA_PLATFORMTHEME": "qt6ct"}

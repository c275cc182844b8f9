"""What of Qt and of the system's libraries comes into the frozen app."""

import pytest

from tools.package.pruning import UNUSED, in_the_app, pruned, wanted

CODES = ("en", "cs", "pl")


def entry(place, kind="BINARY"):
    return (place, f"/from/{place.rpartition('/')[2]}", kind)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/qml/QtQuick/qmldir",
        "PySide6/Qt/qml/QtQuick/Shapes/libqmlshapesplugin.so",
        "PySide6/Qt/qml/QtQuick/Dialogs/quickimpl/qml/+Basic/FileDialog.qml",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/translations/qtbase_pl.qm",
        "PySide6/QtOpenGL.abi3.so",
        "fort_desktop/ui/qml/Shared/Main.qml",
        "python3.11/lib-dynload/_socket.cpython-311-x86_64-linux-gnu.so",
        "libxcb-cursor.so.0",
        "libffi.so.8",
    ],
)
def test_what_the_app_uses_is_wanted(place):
    assert wanted(entry(place), CODES)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/qml/QtQuick/Controls/FluentWinUI3/Config.qml",
        "PySide6/Qt/qml/QtQuick/Dialogs/quickimpl/qml/+Fusion/FileDialog.qml",
        "PySide6/Qt/qml/QtQuick/VirtualKeyboard/qmldir",
        "PySide6/Qt/qml/QtQuick/plugins.qmltypes",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/qmltooling/libqmldbg_server.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qt_pl.qm",
        "python3.11/lib-dynload/_codecs_jp.cpython-311-x86_64-linux-gnu.so",
        "python3.11/lib-dynload/_multibytecodec.cpython-311-x86_64-linux-gnu.so",
        "python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so",
        "libstdc++.so.6",
        "libglib-2.0.so.0",
        "libwayland-client.so.0",
    ],
)
def test_what_nothing_asks_for_or_each_desktop_has_is_not(place):
    assert not wanted(entry(place), CODES)


def test_a_library_stays_as_long_as_something_that_stays_asks_for_it():
    binaries = [
        entry("PySide6/QtGui.abi3.so", "EXTENSION"),
        entry("PySide6/Qt/lib/libQt6Gui.so.6"),
        entry("PySide6/Qt/lib/libQt6Core.so.6"),
        entry("PySide6/Qt/lib/libQt6Widgets.so.6"),
        entry("PySide6/Qt/plugins/platforms/libqxcb.so"),
        entry("libxcb-cursor.so.0"),
        entry("libcairo.so.2"),
        entry("libpython3.11.so.1.0"),
    ]
    asked = {
        "/from/QtGui.abi3.so": ["libQt6Gui.so.6"],
        "/from/libQt6Gui.so.6": ["libQt6Core.so.6", "libglib-2.0.so.0"],
        "/from/libQt6Widgets.so.6": ["libcairo.so.2"],
        "/from/libqxcb.so": ["libxcb-cursor.so.0"],
    }
    kept, _ = pruned(binaries, [], CODES, lambda file: asked.get(file, ()))
    assert [place.rpartition("/")[2] for place, _, _ in kept] == [
        "QtGui.abi3.so",
        "libQt6Gui.so.6",
        "libQt6Core.so.6",
        "libqxcb.so",
        "libxcb-cursor.so.0",
        "libpython3.11.so.1.0",
    ]


def test_a_link_stays_with_what_it_points_to():
    binaries = [
        entry("PySide6/QtCore.abi3.so", "EXTENSION"),
        entry("PySide6/Qt/lib/libQt6Core.so.6"),
    ]
    links = [
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("PySide6/Qt/lib/libicudata.so", "../lib/libicudata.so.73", "SYMLINK"),
        ("fort_desktop/_data/LICENSE", "/from/LICENSE", "DATA"),
    ]
    _, files = pruned(binaries, links, CODES, lambda _: ["libQt6Core.so.6"])
    assert files == [links[0], links[2]]


def test_the_room_for_learners_and_its_packages_stay_outside():
    assert {"fort_desktop.research", "gymnasium", "numpy", "pettingzoo"} <= set(UNUSED)
    assert in_the_app("fort_desktop.games.fort.rules.search")
    assert not in_the_app("fort_desktop.games.fort.research")
    assert not in_the_app("fort_desktop.games.fort.research.encoding")

"""Without a graphics card the window is drawn by Qt's own software renderer."""

from __future__ import annotations

import pytest

from fort_desktop.ui.renderer import computed, opengl

LLVMPIPE = "llvmpipe (LLVM 15.0.6, 256 bits)"


@pytest.mark.parametrize(
    ("platform", "variables", "name", "wanted"),
    [
        ("xcb", {}, LLVMPIPE, True),
        ("wayland-egl", {}, "softpipe", True),
        ("xcb", {}, "", True),
        ("xcb", {}, "Mesa Intel(R) UHD Graphics 620 (KBL GT2)", False),
        ("xcb", {"QSG_RHI_BACKEND": "opengl"}, LLVMPIPE, False),
        ("xcb", {"QT_QUICK_BACKEND": "rhi"}, LLVMPIPE, False),
        ("windows", {}, LLVMPIPE, False),
        ("offscreen", {}, LLVMPIPE, False),
    ],
)
def test_the_renderer_fits_the_machine(platform, variables, name, wanted):
    assert computed(platform, variables, lambda: name) is wanted


def test_opengl_is_not_asked_where_it_is_not_used():
    assert not computed("cocoa", {}, lambda: pytest.fail("asked"))


def test_without_a_device_nothing_draws(tmp_path):
    assert opengl(tmp_path) == ""


def test_a_device_is_asked(qapp, tmp_path):
    (tmp_path / "dri").mkdir()
    (tmp_path / "dri" / "renderD128").touch()
    assert isinstance(opengl(tmp_path), str)

"""The fonts that the set-up cuts."""

import tomllib

import pytest
from fontTools.ttLib import TTFont

from tools import cut_fonts

CUTS = [(family, name) for family in cut_fonts.FAMILIES for name, _ in family.weights]
CZECH = "ÁáČčĎďÉéĚěÍíŇňÓóŘřŠšŤťÚúŮůÝýŽž"
POLISH = "ĄąĆćĘęŁłŃńÓóŚśŹźŻż"
SIGNS = "→×−–…„“”’‚‘+-?!%·\u00a0"
LATIN = "".join(map(chr, range(0x20, 0x7F)))


@pytest.fixture(params=CUTS, ids=[cut_fonts.file_name(*cut) for cut in CUTS])
def cut(request):
    family, name = request.param
    return family, name, TTFont(cut_fonts.BUILD / cut_fonts.file_name(family, name))


def test_the_set_up_has_cut_the_fonts() -> None:
    assert not cut_fonts.outdated()


def test_every_letter_and_sign_of_the_three_languages_is_there(cut) -> None:
    _, _, font = cut
    there = font.getBestCmap()
    assert [sign for sign in LATIN + CZECH + POLISH + SIGNS if ord(sign) not in there] == []


def test_no_letter_is_empty(cut) -> None:
    _, _, font = cut
    names = font.getBestCmap()
    for sign in CZECH + POLISH + "→×−":
        assert font["glyf"][names[ord(sign)]].numberOfContours != 0
        assert font["hmtx"][names[ord(sign)]][0] > 0


def test_a_cut_is_a_family_of_its_own_with_one_regular_font(cut) -> None:
    family, name, font = cut
    assert font["name"].getDebugName(cut_fonts.FAMILY) == f"{family.name} {name}"
    assert font["name"].getDebugName(cut_fonts.STYLE) == "Regular"
    assert font["OS/2"].usWeightClass == 400
    assert "fvar" not in font


def test_a_cut_names_its_makers_and_its_licence(cut) -> None:
    _, _, font = cut
    assert "Project Authors" in font["name"].getDebugName(0)
    assert "Open Font License" in font["name"].getDebugName(13)


def test_the_licence_of_each_family_lies_beside_its_cuts() -> None:
    for family in cut_fonts.FAMILIES:
        text = (cut_fonts.BUILD / family.licence).read_text(encoding="utf-8-sig")
        assert f"The {family.name} Project Authors" in text
        assert "SIL OPEN FONT LICENSE" in text


@pytest.mark.parametrize("lost", ["Nunito-Bold.ttf", "OFL-Nunito.txt", "stamp", "recipe"])
def test_fonts_are_cut_again_when_something_is_lost_or_has_changed(
    lost, tmp_path, monkeypatch
) -> None:
    monkeypatch.setattr(cut_fonts, "BUILD", tmp_path)
    monkeypatch.setattr(cut_fonts, "STAMP", tmp_path / "stamp")
    for family in cut_fonts.FAMILIES:
        (tmp_path / family.licence).touch()
        for name, _ in family.weights:
            (tmp_path / cut_fonts.file_name(family, name)).touch()
    cut_fonts.STAMP.write_text(cut_fonts.recipe())
    assert not cut_fonts.outdated()
    if lost == "recipe":
        monkeypatch.setattr(cut_fonts, "recipe", lambda: "another")
    else:
        (tmp_path / lost).unlink()
    assert cut_fonts.outdated()


def test_a_wheel_is_built_with_the_versions_of_the_lock() -> None:
    project = tomllib.loads((cut_fonts.TOP / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {line.lower() for line in project["build-system"]["requires"]}
    locked = cut_fonts.LOCK.read_text(encoding="utf-8")
    for name in (*cut_fonts.PACKAGES, "pyside6-essentials"):
        pins = [line.replace(";", " ;") for line in wanted if line.startswith(f"{name}==")]
        assert pins
        assert all(f"\n{pin} \\\n" in locked for pin in pins)

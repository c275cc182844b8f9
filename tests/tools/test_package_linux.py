"""What packages for Linux hold, say of themselves and ask of the system."""

from __future__ import annotations

import configparser
import gzip
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop import __version__
from fort_desktop.command_line import COMMANDS
from fort_desktop.languages import CODES
from tests.tools.stand_in import frozen, library
from tools import make_icons
from tools.package.linux import archive, asked, deb, elf, manual, release, rights, rpm, tree
from tools.package.made import ID, App, SkippedError
from tools.system import apt_install, may_install

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux")

TOP = Path(__file__).resolve().parents[2]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
METAINFO = tree.FILES / f"{ID}.metainfo.xml"
GAME = "application/x-fort-desktop-game"
AT = 1_700_000_000


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> App:
    return frozen(tmp_path_factory.mktemp("frozen"))


@pytest.fixture(autouse=True, scope="module")
def moment() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", str(AT))
        yield


@pytest.fixture(scope="module")
def root(app: App, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a package for Debian holds."""
    root = tmp_path_factory.mktemp("deb")
    deb.lay(app, root)
    return root


def entry() -> configparser.SectionProxy:
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.optionxform = str  # type: ignore[method-assign, assignment]
    desktop.read(tree.FILES / f"{ID}.desktop", encoding="utf-8")
    return desktop["Desktop Entry"]


def said_by(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout


def fields(text: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+): (.*(?:\n .*)*)$", text, re.MULTILINE))


def test_a_package_holds_the_app_and_what_desktops_read(root: Path) -> None:
    held = {name for _, name in tree.files(root)}
    assert {
        "usr/lib/fort-desktop/fort-desktop",
        "usr/lib/fort-desktop/_internal/readme.txt",
        f"usr/share/applications/{ID}.desktop",
        f"usr/share/metainfo/{ID}.metainfo.xml",
        f"usr/share/mime/packages/{ID}.xml",
        f"usr/share/icons/hicolor/48x48/apps/{ID}.png",
        f"usr/share/icons/hicolor/scalable/apps/{ID}.svg",
        "usr/share/icons/hicolor/48x48/mimetypes/application-x-fort-desktop-game.png",
        "usr/share/man/man6/fort-desktop.6.gz",
        "usr/share/doc/fort-desktop/copyright",
        "usr/share/doc/fort-desktop/changelog.gz",
        "usr/share/doc/fort-desktop/changelog.Debian.gz",
    } <= held
    links = [path for path, _ in tree.files(root) if path.is_symlink()]
    assert root / "usr/bin/fort-desktop" in links
    assert all(path.exists() and not path.readlink().is_absolute() for path in links)


def test_only_programs_can_be_run_and_all_is_of_one_time(root: Path) -> None:
    found = [path for path in root.rglob("*") if not path.is_symlink()]
    assert {path.stat().st_mode & 0o777 for path in found if path.is_dir()} == {0o755}
    files = [path for path in found if path.is_file()]
    runs = [path.name for path in files if path.stat().st_mode & 0o777 == 0o755]
    assert runs == ["fort-desktop"]
    assert {path.stat().st_mode & 0o777 for path in files} == {0o755, 0o644}
    assert {path.lstat().st_mtime for path in root.rglob("*")} == {AT}


def test_control_says_what_apt_has_to_know(root: Path) -> None:
    said = fields((root / "DEBIAN" / "control").read_text(encoding="utf-8"))
    assert said["Package"] == "fort-desktop"
    assert said["Version"] == f"{__version__}-1"
    assert said["Architecture"] == "amd64"
    assert said["Section"] == "games"
    assert "libc6 (>= 2.17)" in said["Depends"].split(", ")
    kept = [path for path, name in tree.files(root) if not name.startswith("DEBIAN/")]
    sizes = sum(path.stat().st_size for path in kept if not path.is_symlink()) / 1024
    assert sizes <= int(said["Installed-Size"]) < sizes + 2 * len(list(root.rglob("*")))
    assert all(len(line) <= 80 for line in said["Description"].splitlines())


def test_md5sums_are_those_of_all_files(root: Path) -> None:
    lines = (root / "DEBIAN" / "md5sums").read_text(encoding="utf-8").splitlines()
    noted = {name: digest for digest, name in (line.split("  ") for line in lines)}
    held = [(path, name) for path, name in tree.files(root) if not name.startswith("DEBIAN/")]
    for path, name in held:
        data = path.read_bytes()
        said = hashlib.md5(data, usedforsecurity=False).hexdigest()
        assert path.is_symlink() or noted.pop(name) == said
    assert noted == {}


@pytest.mark.parametrize(
    ("version", "debian", "sorted_"),
    [
        ("0.1.0", "0.1.0-1", "0.1.0"),
        ("1.0rc2", "1.0~rc2-1", "1.0~rc2"),
        ("1.0a1", "1.0~a1-1", "1.0~a1"),
        ("1.0.dev3", "1.0~dev3-1", "1.0~dev3"),
        ("1.0.post1", "1.0.post1-1", "1.0.post1"),
    ],
)
def test_what_comes_before_a_version_is_older_than_it(
    version: str, debian: str, sorted_: str
) -> None:
    assert release.debian(version) == debian
    assert release.ordered(version) == sorted_


def test_debian_s_changelog_is_dated() -> None:
    lines = release.changes("0.1.0").splitlines()
    assert lines[0] == "fort-desktop (0.1.0-1) unstable; urgency=low"
    assert re.fullmatch(r" -- .+ <.+@.+>  Tue, 14 Nov 2023 22:13:20 \+0000", lines[-1])


def test_copyright_names_everything_bundled_with_its_licence(app: App) -> None:
    blocks = rights.statement(app.folder, tree.PLACE).split("\n\n")
    assert all(re.match(r"(Format|Files|License): ", block) for block in blocks)
    assert all(re.match(r"\S+: | +\S", line) for one in blocks for line in one.splitlines())
    texts = [block.split("\n")[0].removeprefix("License: ") for block in blocks[3:]]
    assert len(set(texts)) == len(texts)
    named = fields(blocks[2])
    assert set(named["License"].split(" and ")) == set(texts)
    assert {"MIT", "LGPL-3.0-only", "PSF-2.0", "OFL-1.1"} <= set(texts)
    assert all(re.fullmatch(r"[\w.+-]+", name) for name in texts)
    assert "The Qt Company" in named["Copyright"]
    long = [block for block in blocks if "END OF TERMS AND CONDITIONS" in block]
    assert long == [], "they are said to be where all Debian systems have them"
    assert "mypyc" not in named["Copyright"], "it is bundled in a compiled build only"
    (app.folder / "fort_desktop__mypyc.so").touch()
    assert "(mypyc)" in rights.statement(app.folder, tree.PLACE)
    (app.folder / "fort_desktop__mypyc.so").unlink()


def test_the_manual_tells_all_commands_and_options() -> None:
    page = manual.page("1.2")
    assert re.search(r'^\.TH FORT\\-DESKTOP 6 "2023-11-14" "Fort Desktop 1\.2"', page)
    parts = page.replace("\\-", "-").split("\n.SS ")
    assert [part.split("\n")[0] for part in parts[1:]] == list(COMMANDS)
    options = [re.findall(r"^\.B (--?\w\S*)", part, re.MULTILINE) for part in parts]
    assert "--version" in options[0]
    assert {"--game", "--seats", "--trace"} <= set(options[2])
    assert "with it); several are one set" in parts[2], "text over several lines"
    assert not re.search(r"^'|@", page, re.MULTILINE)
    assert "docs/" not in page, "nobody who reads it has that folder"


def test_a_saved_game_is_opened_by_the_desktop() -> None:
    said = entry()
    assert said["MimeType"] == f"{GAME};"
    command, *rest = said["Exec"].split()
    assert (command, rest) == ("fort-desktop", ["play", "%f"])
    kinds = ET.parse(tree.FILES / f"{ID}.mime.xml").getroot()  # noqa: S314 - our own
    kind = kinds.find(f"{MIME}mime-type")
    assert kind is not None
    assert kind.get("type") == GAME == tree.GAME.replace("-", "/", 1)
    parent, glob = kind.find(f"{MIME}sub-class-of"), kind.find(f"{MIME}glob")
    assert parent is not None
    assert glob is not None
    assert (parent.get("type"), glob.get("pattern")) == ("application/json", "*.fortgame")
    told = [one.get(LANG, "en") for one in kind.iter(f"{MIME}comment")]
    assert sorted(told) == sorted(CODES)


def test_menus_speak_all_languages() -> None:
    said = entry()
    for name in ("GenericName", "Comment", "Keywords"):
        assert {name, *(f"{name}[{code}]" for code in CODES if code != "en")} <= set(said)


def test_software_centres_are_told_everything_in_all_languages() -> None:
    about = ET.parse(METAINFO).getroot()  # noqa: S314 - our own
    for tag in ("summary", "description/p", "description/ul/li", "screenshots/*/caption"):
        told = [one.get(LANG, "en") for one in about.findall(tag)]
        assert {told.count(code) for code in CODES} == {len(told) // len(CODES)}, tag
    names = [Path(one.text or "").name for one in about.iter("image")]
    assert len(names) >= 3
    assert all((TOP / "docs" / "pictures" / name).exists() for name in names)
    assert GAME in [one.text for one in about.iter("mediatype")]


def test_an_elf_file_tells_what_it_needs() -> None:
    own = Path(sys.executable).resolve()
    binary = elf.read(own)
    assert binary is not None
    assert any(name.startswith("libc.so") for name in binary.needed)
    assert any(name.startswith("GLIBC_2.") for name in binary.versions["libc.so.6"])
    assert elf.read(METAINFO) is None


def test_a_stump_of_an_elf_file_needs_nothing(tmp_path: Path) -> None:
    stump = tmp_path / "stump.so"
    whole = library({"libc.so.6": ("GLIBC_2.4",), "libz.so.1": ()}, "/opt/python/lib")
    for length in range(len(whole)):
        stump.write_bytes(whole[:length])
        assert elf.read(stump) is None


def test_the_system_is_asked_for_what_is_not_bundled(tmp_path: Path) -> None:
    app = frozen(tmp_path, needed={"libX11.so.6": (), "libxcb-icccm.so.4": (), "libown.so.1": ()})
    (app.folder / "_internal" / "libown.so.1").touch()
    (app.folder / "_internal" / "libxkbcommon.so.0").touch()
    wanted = asked.asked(app.folder)
    assert set(wanted.libraries) == {"libX11.so.6", "libxcb-icccm.so.4"}
    assert wanted.debian() == ["libc6 (>= 2.17)", "libx11-6", "libxcb-icccm4", "xkb-data"]
    assert wanted.rpm() == [
        "libc.so.6(GLIBC_2.17)(64bit)",
        "libX11.so.6()(64bit)",
        "libxcb-icccm.so.4()(64bit)",
        "xkeyboard-config",
    ]


@pytest.mark.parametrize(
    ("symbols", "version"),
    [
        (("GLIBC_2.2.5", "GLIBC_2.9", "GLIBC_2.35", "GLIBC_PRIVATE"), "2.35"),
        (("GLIBC_ABI_DT_RELR",), "2.36"),
        (("GLIBC_2.3",), "2.17"),
    ],
)
def test_the_newest_symbol_says_which_c_library_is_needed(
    tmp_path: Path, symbols: tuple[str, ...], version: str
) -> None:
    app = frozen(tmp_path, needed={"libc.so.6": symbols, "libm.so.6": ()})
    wanted = asked.asked(app.folder)
    assert wanted.libc == version
    assert wanted.libraries == {}


def test_a_package_that_debian_has_renamed_is_asked_for_under_both_names(tmp_path: Path) -> None:
    app = frozen(tmp_path, needed={"libgio-2.0.so.0": ()})
    assert "libglib2.0-0t64 | libglib2.0-0" in asked.asked(app.folder).debian()


def test_a_library_of_nobody_s_is_told(tmp_path: Path) -> None:
    app = frozen(tmp_path, needed={"libodd.so.3": ()})
    with pytest.raises(SkippedError, match=r"^plugin\.so needs libodd\.so\.3, .*\.$"):
        asked.asked(app.folder).debian()


def test_no_library_is_searched_where_it_was_made(tmp_path: Path) -> None:
    app = frozen(tmp_path / "a", needed={"libz.so.1": ()}, search="/opt/python/lib")
    archive.lay(app, tmp_path)
    kept = tmp_path / "fort-desktop" / "_internal" / "plugin.so"
    assert kept.read_bytes() != (app.folder / "_internal" / "plugin.so").read_bytes()
    found = elf.reader(kept)
    assert found is not None
    assert not found.made_elsewhere()
    assert found.binary == elf.Binary(("libz.so.1",), {})


def test_a_library_is_searched_beside_who_asks_for_it(tmp_path: Path) -> None:
    app = frozen(tmp_path, needed={"libz.so.1": ()}, search="$ORIGIN/../lib")
    plugin = app.folder / "_internal" / "plugin.so"
    before = plugin.read_bytes()
    elf.settle(plugin)
    assert plugin.read_bytes() == before


def test_rpm_asks_for_nothing_that_it_finds_itself(app: App, root: Path) -> None:
    text = rpm.spec(app, asked.asked(app.folder), root)
    assert "AutoReqProv: no" in text
    assert "Requires: libc.so.6(GLIBC_2.17)(64bit)\n" in text
    assert f"Version: {__version__}\n" in text
    assert "* Tue Nov 14 2023 " in text
    assert re.search(r"^License: 0BSD AND .* AND LGPL-3\.0-only AND MIT AND ", text, re.MULTILINE)
    assert not re.search(r"@[A-Z]+@", text)
    files = text.partition("%files")[2].partition("%changelog")[0].splitlines()
    assert f"/{tree.PLACE}" in files
    assert f"%license /{tree.DOCUMENTS}/copyright" in files
    assert not [line for line in files if line.startswith(f"/{tree.PLACE}/")], "with their folder"
    assert f"/usr/share/applications/{ID}.desktop" in files


def test_the_same_app_gives_the_same_archive(app: App, tmp_path: Path) -> None:
    made = [archive.make(app, tmp_path / name) for name in ("one", "two")]
    assert made[0].read_bytes() == made[1].read_bytes()
    assert made[0].name == f"fort-desktop-{__version__}-linux-x86_64.tar.xz"
    with tarfile.open(made[0]) as tar:
        members = tar.getmembers()
    assert {member.name.split("/")[0] for member in members} == {made[0].name[:-7]}
    assert [member.name for member in members] == sorted(member.name for member in members)
    assert {(one.uid, one.gid, one.uname, one.mtime) for one in members} == {(0, 0, "", AT)}


def test_debian_s_package_is_the_same_whenever_it_is_made(app: App, tmp_path: Path) -> None:
    provide({"dpkg": ["dpkg-deb"]})
    made = [deb.make(app, tmp_path / name) for name in ("one", "two")]
    assert made[0].read_bytes() == made[1].read_bytes()
    assert made[0].name == f"fort-desktop_{__version__}-1_amd64.deb"
    listed = said_by("dpkg-deb", "-c", made[0])
    assert "root/root" in listed
    assert "./usr/bin/fort-desktop -> ../lib/fort-desktop/fort-desktop" in listed


@pytest.mark.slow
def test_rpmbuild_takes_the_recipe(app: App, tmp_path: Path) -> None:
    provide({"rpm": ["rpmbuild"]})
    made = rpm.make(app, tmp_path)
    assert made.name == f"fort-desktop-{__version__}-1.x86_64.rpm"
    asks = said_by("rpm", "-qpR", made)
    assert "libc.so.6(GLIBC_2.17)(64bit)" in asks
    assert {line for line in asks.split() if line.startswith("lib")} == {
        "libc.so.6(GLIBC_2.17)(64bit)"
    }


@pytest.mark.parametrize("make", [deb.make, rpm.make])
def test_a_missing_program_is_told(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: object
) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SkippedError, match=r"^It needs (dpkg-deb|rpmbuild), which Debian has in "):
        make(app, tmp_path)  # type: ignore[operator]


@pytest.mark.slow
def test_desktops_find_nothing_wrong(tmp_path: Path) -> None:
    """One test for all of them, as it may have to install them first."""
    commands = {
        "desktop-file-utils": ["desktop-file-validate", tree.FILES / f"{ID}.desktop"],
        "appstream": ["appstreamcli", "validate", "--no-net", METAINFO],
        "shared-mime-info": ["update-mime-database", tmp_path],
        "shellcheck": ["shellcheck", tree.FILES / archive.INSTALLER],
    }
    (tmp_path / "packages").mkdir()
    shutil.copy(tree.FILES / f"{ID}.mime.xml", tmp_path / "packages")
    provide(commands)
    for command in commands.values():
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "application" / "x-fort-desktop-game.xml").exists()


def provide(commands: dict[str, list[str | Path]]) -> None:
    """Programs, by the packages that have them: installed where that needs no question."""

    def lacking() -> list[str]:
        return [package for package, (name, *_) in commands.items() if not shutil.which(name)]

    if lacking() and may_install():
        apt_install(lacking())
    if lacking():
        pytest.skip(f"without {', '.join(lacking())}")


def test_the_changelog_is_that_of_the_project(root: Path) -> None:
    packed = (root / "usr/share/doc/fort-desktop/changelog.gz").read_bytes()
    assert gzip.decompress(packed) == (TOP / "CHANGELOG.md").read_bytes()


def test_icons_are_those_that_are_made() -> None:
    assert make_icons.THEMED == ID

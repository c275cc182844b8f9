"""A start that fails before there is a window is told by the system's own means.

Whoever starts the app from a menu sees no terminal, and would see nothing at all.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
from collections.abc import Iterator

from fort_desktop import mishaps
from fort_desktop.arguments import compiled, not_loaded
from fort_desktop.ui.display import EVERYWHERE, PLATFORM

TITLE = "Fort Desktop"
_ERROR = 0x10  # MB_ICONERROR
_APPLE = ("on run said", "display alert item 1 of said message item 2 of said as critical", "end")
_BOXES = (
    ("zenity", "--error", "--no-markup", "--title={title}", "--text={text}"),
    ("kdialog", "--title", "{title}", "--error", "{text}"),
    ("xmessage", "-center", "-title", "{title}", "{text}"),
)
_WIDTH = 70  # letters in a line of xmessage
_TYPEWRITER = str.maketrans("“”„‘’‚–—łŁøØđĐ", "\"\"\"'''--lLoOdD")


@contextlib.contextmanager
def told() -> Iterator[None]:
    """What fails meanwhile is told when it has been noted, where nobody sees a terminal."""
    try:
        yield
    except Exception as error:
        if isinstance(error, ImportError) and compiled(error):  # foreseen, so nobody notes it
            mishaps.note(mishaps.described(error))
            _tell(not_loaded(error))
        else:
            mishaps.tell(_tell)
        raise


def refuse(why: str) -> None:
    """No window can be shown; `why` is a sentence without its full stop."""
    mishaps.note(f"No window can be shown: {why}")
    _tell(why)


def _tell(why: str = "") -> None:
    if not is_seen():
        show(f"{said()}\n{why}." if why else said())


def is_seen() -> bool:
    """Whether what is written on the terminal reaches anybody, or no window would."""
    if os.environ.get(PLATFORM, "").partition(":")[0] in EVERYWHERE:
        return True
    return sys.stderr is not None and sys.stderr.isatty()


def said() -> str:
    """That it could not start, and where the log is, in the language of the system if possible."""
    log = mishaps.log()
    problem = "" if log is None else log.wait(mishaps.PATIENCE)
    with contextlib.suppress(Exception):  # what is broken may be whatever is needed here
        from PySide6.QtCore import QCoreApplication  # noqa: PLC0415  it may be Qt that fails

        from fort_desktop.ui import resources  # noqa: PLC0415
        from fort_desktop.ui.language import Language, system_language  # noqa: PLC0415
        from fort_desktop.ui.texts import texts  # noqa: PLC0415

        app = QCoreApplication.instance() or QCoreApplication([TITLE])
        language = Language(resources.TRANSLATIONS, app)
        with contextlib.suppress(FileNotFoundError):
            language.choose(system_language())
        say = texts().errors
        more = "" if log is None else (say.unwritten if problem else say.unexpected)(str(log.file))
        sentences = f"{say.not_started()} {more}".strip()
        language.remove()
        return sentences
    return f"The app could not start. {'' if log is None else log.file}".strip()


def show(text: str) -> None:
    """In a box, until it is closed; nowhere where the system has none."""
    if sys.platform == "win32":
        ctypes.windll.user32.MessageBoxW(None, text, TITLE, _ERROR)
    elif sys.platform == "darwin":
        lines = [word for line in _APPLE for word in ("-e", line)]
        _run("osascript", *lines, TITLE, text)
    elif os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        import shutil  # noqa: PLC0415  hardly ever needed

        box = next((box for box in _BOXES if shutil.which(box[0])), ())
        if box[:1] == ("xmessage",):
            text = _typewritten(text)
        _run(*(word.format(title=TITLE, text=text) for word in box))


def _typewritten(text: str) -> str:
    """For xmessage: it takes each byte for a letter, and cuts what is too long for the screen.

    The path of the log has lines of its own, as it is to be typed.
    """
    import textwrap  # noqa: PLC0415  hardly ever needed

    log = mishaps.log()
    path = "" if log is None else str(log.file)
    before, _, after = text.partition(path) if path else (text, "", "")
    lines = textwrap.wrap(_plain(before).rstrip(' "'), _WIDTH)
    shown = _plain(path)
    lines += [shown[n : n + _WIDTH] for n in range(0, len(shown), _WIDTH)]
    for rest in _plain(after).lstrip(' ".').splitlines():
        lines += textwrap.wrap(rest, _WIDTH)
    return "\n".join(lines)


def _plain(text: str) -> str:
    """In ASCII: letters without their marks, and the quotes and spaces of a typewriter."""
    import unicodedata  # noqa: PLC0415  hardly ever needed

    letters = unicodedata.normalize("NFKD", text.translate(_TYPEWRITER))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return bare.encode("ascii", "replace").decode("ascii")


def _run(*words: str) -> None:
    if words:
        import subprocess  # noqa: PLC0415  hardly ever needed

        silent = subprocess.DEVNULL
        subprocess.run(words, stdin=silent, stdout=silent, stderr=silent, check=False)  # noqa: S603  no shell

"""Compiles the games with mypyc, in a Python that has it: `python -m tools.mypyc_build FOLDER`.

In the folder `lib` holds what was made, each file where it belongs in the checkout; the rest is
the C code and what became of it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from fort_desktop.builds import LIBRARY
from tools.compiled import BUILD

# The compiler fuses no floats. Nothing but the start of a module is seen from outside, nothing is
# unwound, and code has no pages of its own: that makes the files smaller.
POSIX = ("-ffp-contract=off", "-fvisibility=hidden", "-fno-asynchronous-unwind-tables")
LINUX = ("-Wl,-z,noseparate-code",)


def extensions(work: Path) -> list[Any]:
    """The C code of all modules in one library, and a small extension module for each.

    Floats are computed as Python does it, one step after another: a bot chooses the same move.
    """
    from mypyc.build import mypycify

    made: list[Any] = mypycify(
        [str(path.relative_to(BUILD.top)) for path in BUILD.sources()],
        opt_level="2",
        debug_level="0",
        target_dir=str(work / "c"),
        group_name=LIBRARY.removesuffix("__mypyc"),
    )
    for extension in made if os.name == "posix" else ():
        extension.extra_compile_args = [*extension.extra_compile_args, *POSIX]
        if sys.platform == "linux":
            extension.extra_link_args = [*extension.extra_link_args, *LINUX]
    return made


def main(work: Path) -> None:
    """Needs mypy and setuptools, a C compiler and Python's headers."""
    from setuptools import Distribution

    distribution = Distribution({"name": "fort-desktop", "ext_modules": extensions(work)})
    command: Any = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())

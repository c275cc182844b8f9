"""Build hook: compiles the translations and cuts the fonts, so that every wheel has both.

With FORT_COMPILED=1 the wheel is one for this platform and Python, with rules and bots compiled.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "FORT_COMPILED"
LICENCES = "fort_desktop/_data/mypyc-LICENSE.txt"


class BuildData(BuildHookInterface):  # type: ignore[type-arg]
    """Fills build/ with what the wheel takes along besides the package."""

    def dependencies(self) -> list[str]:
        """What a build needs beyond what pyproject.toml names."""
        if not self.compiles():
            return []
        with self.tools():
            from tools.compiled import MYPYC  # noqa: PLC0415

            return list(MYPYC)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make it; what is compiled comes into the wheel, whose name then says for what it is."""
        if self.target_name != "wheel" or version == "editable":
            return
        with self.tools():
            from tools import build_i18n, cut_fonts  # noqa: PLC0415
            from tools.compiled import BUILD, licences  # noqa: PLC0415

            build_i18n.release()
            cut_fonts.main()
            if self.compiles():
                made = BUILD.made(sys.executable)
                names = [str(path.relative_to(BUILD.top)) for path in BUILD.files()]
                build_data["force_include"].update({str(made / name): name for name in names})
                build_data["force_include"][str(licences())] = LICENCES
                build_data.update(pure_python=False, infer_tag=True)

    def compiles(self) -> bool:
        """Whether the person who builds a wheel wants it compiled."""
        return self.target_name == "wheel" and os.environ.get(COMPILED, "") not in {"", "0"}

    @contextmanager
    def tools(self) -> Iterator[None]:
        """The tools of the project can be imported meanwhile."""
        sys.path.insert(0, str(Path(self.root)))
        try:
            yield
        finally:
            sys.path.pop(0)

"""Build hook: compiles the translations and cuts the fonts, so that every wheel has both."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildData(BuildHookInterface):  # type: ignore[type-arg]
    """Fills build/i18n and build/fonts before the wheel takes them along."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root)))
        try:
            from tools import build_i18n, cut_fonts  # noqa: PLC0415

            build_i18n.release()
            cut_fonts.main()
        finally:
            sys.path.pop(0)

"""Build hook: compiles i18n/*.ts, so that a wheel from a fresh checkout has them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileTranslations(BuildHookInterface):  # type: ignore[type-arg]
    """Fills build/i18n before the wheel takes it along."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root)))
        try:
            from tools import build_i18n  # noqa: PLC0415

            build_i18n.release()
        finally:
            sys.path.pop(0)

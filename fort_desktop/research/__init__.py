"""The games as environments of PettingZoo, for learners from outside: docs/research.md.

It takes packages that the app does without, those of the extra `research`. The app never imports
this room.
"""

try:
    from fort_desktop.research.environment import GameEnvironment, env
except ModuleNotFoundError as error:
    if error.name not in {"gymnasium", "numpy", "pettingzoo"}:
        raise
    raise ImportError(
        f"fort_desktop.research needs {error.name}, which is not installed; "
        "`pip install 'fort-desktop[research]'` brings it, or in a checkout "
        "`pip install '.[research]'`"
    ) from None

__all__ = ["GameEnvironment", "env"]

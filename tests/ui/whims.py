"""What a user may change about the window at any moment, for tests of hands that never wait."""

from __future__ import annotations

from random import Random

from fort_desktop.ui.app import Stage

SIZES = ((1024, 640), (1280, 720), (1366, 768), (1600, 900))


class Whims:
    """Changes that have nothing to do with the game that is on the table."""

    stage: Stage
    rng: Random

    def resize(self) -> None:
        """To one of the usual sizes."""
        self.stage.window.resize(*self.rng.choice(SIZES))

    def speak(self) -> None:
        """Another language."""
        self.stage.app.preferences.from_dict({"language": self.rng.choice(["en", "cs", "pl"])})

    def repaint(self) -> None:
        """Another look and pace."""
        look = {
            "theme": self.rng.choice(["day", "evening", "contrast"]),
            "text_size": self.rng.choice([80, 100, 160]),
            "animation": self.rng.choice(["off", "fast", "normal"]),
            "reduced_motion": self.rng.random() < 0.3,
        }
        self.stage.app.preferences.from_dict(look)

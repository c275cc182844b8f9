"""`fort-desktop bench`: how fast we are, beside what to reach and beside other projects."""

from fort_desktop.bench.command import main

__all__ = ["main"]

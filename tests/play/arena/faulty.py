"""Workers of an arena that go wrong."""

from __future__ import annotations

import os

from fort_desktop.play.arena import crew


def vanishes(pipe, known, match):
    """Ends with its second deal."""
    real = crew.Dealer.deal

    def deal(self, seed):
        crew.Dealer.deal = lambda *_: os._exit(3)
        return real(self, seed)

    crew.Dealer.deal = deal
    crew.serve(pipe, known, match)


def stumbles(pipe, known, match):
    """Its bot has a fault."""

    def deal(self, seed):
        raise LookupError("no card")

    crew.Dealer.deal = deal
    crew.serve(pipe, known, match)

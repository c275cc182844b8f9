"""Workers of a training that go wrong."""

from __future__ import annotations

import os

from tools.training import crew


def vanishes(pipe, known, task):
    """Ends with its second game."""
    real = crew.Hand.game

    def game(self, number):
        crew.Hand.game = lambda *_: os._exit(3)
        return real(self, number)

    crew.Hand.game = game
    crew.serve(pipe, known, task)


def stumbles(pipe, known, task):
    """Its bot has a fault."""

    def game(self, number):
        raise LookupError("no card")

    crew.Hand.game = game
    crew.serve(pipe, known, task)


def finds_no_room(pipe, known, task):
    """Its disk is full."""

    def write(*_):
        raise OSError(28, "No space left on device", "games-0000000.npz")

    crew.shards.write = write
    crew.serve(pipe, known, task)

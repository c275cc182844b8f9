"""What starts the frozen app."""

import importlib.util
import sys

import pytest

from tools.environment import TOP


@pytest.fixture
def start():
    spec = importlib.util.spec_from_file_location("start", TOP / "packaging" / "start.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_nobody_has_foreseen_is_told_by_the_app_itself(start, monkeypatch):
    told = []
    error = ValueError("as a fault of ours")

    def fails():
        raise error

    monkeypatch.setattr(start, "main", fails)
    monkeypatch.setattr(sys, "excepthook", lambda *words: told.append(words[:2]))
    assert start.run() == 1
    assert told == [(ValueError, error)]


def test_the_exit_code_of_the_app_is_that_of_the_program(start, monkeypatch):
    monkeypatch.setattr(start, "main", lambda: 143)
    assert start.run() == 143

"""What QML sees of an object is the same for all of its class.

A signal connected to a method of a QObject that is no `Slot` gives that object a meta-object of its
own, which dies with it. QML remembers properties by the address of the meta-object: another object
whose own one comes to lie there loses its properties.
"""

from __future__ import annotations

import ast
import gc
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

import fort_desktop
from tests.ui.test_rematch import finished, scored

TOP = Path(fort_desktop.__file__).parent


@pytest.fixture
def make_stage(lend_stage):
    return lend_stage


def modules() -> list[str]:
    """Those that use Qt."""
    found = [path for path in TOP.rglob("*.py") if "PySide6" in path.read_text("utf-8")]
    return sorted(".".join(path.relative_to(TOP.parent).with_suffix("").parts) for path in found)


def connected(tree: ast.AST) -> Iterator[str]:
    """The names of the own methods that a class connects."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "connect":
            receiver = node.args[0]
            if isinstance(receiver, ast.Attribute) and ast.unparse(receiver.value) == "self":
                yield receiver.attr


@pytest.mark.parametrize("name", modules())
def test_what_a_qobject_connects_of_its_own_is_a_slot_or_a_signal(name):
    module = importlib.import_module(name)
    tree = ast.parse(inspect.getsource(module))
    for node in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        made = getattr(module, node.name)
        if not issubclass(made, QObject):
            continue
        meta = made.staticMetaObject
        known = {bytes(meta.method(n).name()).decode() for n in range(meta.methodCount())}
        assert {name for name in connected(node) if hasattr(made, name)} <= known


@pytest.mark.parametrize("game", ["fort", "towers"])
def test_no_object_of_a_window_has_a_meta_object_of_its_own(make_stage, folders, game):
    stage = make_stage(folders)
    scored(stage.app, finished(game))
    stage.app.lookBack()
    own = [
        type(made).__qualname__
        for made in gc.get_objects()
        if isinstance(made, QObject) and "__METAOBJECT__" in getattr(made, "__dict__", {})
    ]
    assert own == []

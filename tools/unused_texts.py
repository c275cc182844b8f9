"""Finds texts that no code asks for: they cost every translator time and are never seen.

A method of a class of `Sayings` must be asked of a name that holds this class, a QML file with
texts must be named by another file, and each context of the catalogues must be one of the two.
"""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

BASE = "Sayings"
# A reason asks for its sentence by its id, a string: `getattr(say, reason.id)`.
BY_STRING = "WhyTexts"
WORD = re.compile(r"\w+")


@dataclass
class Sources:
    """What a package says of its sentences.

    Attributes:
        classes: of sentences, each with its file.
        holders: what holds such a class, by the names of variables, attributes, arguments and
            functions, wherever they are.
        asked: holder and name, for all that is asked of anything.
        strings: which could be names.
    """

    classes: dict[str, tuple[Path, ast.ClassDef]] = field(default_factory=dict)
    holders: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    asked: set[tuple[str, str]] = field(default_factory=set)
    strings: set[str] = field(default_factory=set)


def faults(package: Path, catalogue: Path) -> list[str]:
    sources = read(package)
    return [*unasked(sources), *unnamed(package, set(sources.classes), catalogue)]


def unasked(sources: Sources) -> Iterator[str]:
    """Methods of sentences that nothing asks for."""
    for name, (path, found) in sources.classes.items():
        asked = inside(found) | {
            name_asked
            for holder, name_asked in sources.asked
            if name == holder or name in sources.holders.get(holder, ())
        }
        if name == BY_STRING:
            asked |= sources.strings
        for method in found.body:
            if isinstance(method, ast.FunctionDef) and method.name not in asked | {"__init__"}:
                yield f"{path.name}:{method.lineno}: nothing asks for {name}.{method.name}"


def inside(found: ast.ClassDef) -> set[str]:
    """What the methods of a class ask of `self`, each of another than itself."""
    return {
        node.attr
        for method in found.body
        for node in ast.walk(method)
        if isinstance(node, ast.Attribute) and last(node.value) == "self"
        if not (isinstance(method, ast.FunctionDef) and method.name == node.attr)
    }


def read(package: Path) -> Sources:
    trees = {path: ast.parse(text_of(path)) for path in sorted(package.rglob("*.py"))}
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    sources = Sources()
    for path, tree in trees.items():
        for found in tree.body:
            if isinstance(found, ast.ClassDef) and BASE in map(last, found.bases):
                sources.classes[found.name] = (path, found)
    for node in nodes:
        if isinstance(node, ast.Attribute):
            sources.asked.add((last(node.value), node.attr))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            sources.strings.add(node.value)
    hold(sources, [pair for node in nodes for pair in held(node)])
    return sources


def hold(sources: Sources, pairs: list[tuple[str, str]]) -> None:
    """Follows from name to name which classes each of them may hold."""
    before = -1
    while before != (before := sum(map(len, sources.holders.values()))):
        for name, value in pairs:
            given = {value} if value in sources.classes else sources.holders.get(value, ())
            if name and given:
                sources.holders[name].update(given)


def held(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The names that a node gives a value, each with a name found in that value."""
    match node:
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                yield from assigned(target, value)
        case ast.AnnAssign(target=target, annotation=annotation):
            yield from ((last(target), name) for name in words(annotation))
        case ast.arg(arg=argument, annotation=ast.expr() as annotation):
            yield from ((argument, name) for name in words(annotation))
        case ast.FunctionDef(name=function, returns=ast.expr() as returns):
            yield from ((function, name) for name in words(returns))


def assigned(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, str]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, its in zip(target.elts, value.elts, strict=False):
            yield from assigned(one, its)
    else:
        yield from ((last(target), name) for name in choices(value))


def choices(value: ast.expr) -> Iterator[str]:
    """What `value` may be: `a.b` or `a.b()` is b, and `b if c else d` is b or d."""
    if isinstance(value, ast.IfExp):
        yield from choices(value.body)
        yield from choices(value.orelse)
    else:
        yield last(value)


def last(node: ast.expr) -> str:
    """The last name of an expression: b of `a.b` and of `a.b()`."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=function):
            return last(function)
        case _:
            return ""


def words(annotation: ast.expr) -> Iterable[str]:
    return WORD.findall(ast.unparse(annotation))


def unnamed(package: Path, classes: set[str], catalogue: Path) -> Iterator[str]:
    """Contexts of a catalogue that are no class, and no QML file that another file names."""
    files = sorted([*package.rglob("*.qml"), *package.rglob("*.py")])
    named = {path: set(WORD.findall(text_of(path))) for path in files}
    for context in ET.parse(catalogue).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name") or ""
        if name not in classes and not any(
            name in found for path, found in named.items() if path.stem != name
        ):
            yield f"{catalogue.name}: {name}: no class of sentences, nor a QML file in use"


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")

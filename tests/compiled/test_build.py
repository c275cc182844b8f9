"""What is run with --compiled is compiled, in the processes of bots too."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from multiprocessing import get_context

from fort_desktop import builds
from tools.compiled import BUILD


def of_the_sources(names: list[str]) -> list[str]:
    """Those of the modules that are no extension modules in this process."""
    loaders = {name: import_module(name).__spec__.loader for name in names}
    return [name for name, loader in loaders.items() if not isinstance(loader, ExtensionFileLoader)]


def test_every_module_is_compiled():
    assert len(BUILD.modules()) > 60
    assert of_the_sources(BUILD.modules()) == []


def test_a_process_of_bots_runs_the_compiled_build():
    with ProcessPoolExecutor(1, get_context("spawn")) as processes:
        assert processes.submit(of_the_sources, BUILD.modules()).result() == []


def test_the_build_is_that_of_the_sources():
    assert BUILD.fresh()


def test_the_build_is_told():
    assert builds.told() == "compiled rules"

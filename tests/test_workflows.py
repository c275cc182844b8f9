"""The workflows, which nobody can run here: what they start is there, and they may do little."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

from fort_desktop.command_line import COMMANDS
from tools import dev

TOP = Path(__file__).resolve().parent.parent
TEXTS = {path.name: path.read_text("utf-8") for path in TOP.glob(".github/workflows/*.yml")}
RUN = re.compile(r"^( +)(?:- )?run: (?:\|\n((?:\1 +.*\n|\n)+)|(.+)\n)", re.MULTILINE)
ALL = "\n".join(TEXTS.values())


def commands(text: str) -> list[str]:
    """Each line that a workflow has a shell run."""
    found = []
    for _, block, line in RUN.findall(text):
        joined = (block or line).replace("\\\n", " ")
        found += [one.strip() for one in joined.splitlines() if one.strip()]
    return found


def missing(command: str) -> list[str]:
    """What of this project a command names that is not there."""
    named = [
        *(name for name in re.findall(r"dev\.py (\w+)", command) if name not in dev.COMMANDS),
        *(name for name in re.findall(r"[\w/]+\.py\b", command) if not (TOP / name).is_file()),
        *(
            name
            for name in re.findall(r"\bfort-desktop (\w\S*)", command)
            if name not in COMMANDS and "uninstall" not in command
        ),
    ]
    modules = re.findall(r"(?:-m|from) (tools\.[\w.]+)", command)
    return named + [name for name in modules if importlib.util.find_spec(name) is None]


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_what_a_workflow_runs_is_there(name: str) -> None:
    ran = commands(TEXTS[name])
    assert len(ran) >= TEXTS[name].count("run:") - 2  # those of `defaults`
    assert [one for command in ran for one in missing(command)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "python3 dev.py nothing",
        "python packaging/nothing.py",
        "python3 -m tools.nothing",
        "pipx/fort-desktop nothing --seed 1",
    ],
)
def test_a_workflow_that_runs_what_is_not_there_is_noticed(wrong: str) -> None:
    assert commands(f"    - name: x\n      run: {wrong}\n") == [wrong]
    assert commands(f"    - run: |\n        true\n        {wrong}\n") == ["true", wrong]
    assert missing(wrong) != []


def test_every_list_of_pythons_in_a_workflow_is_that_of_the_project() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    named = [
        name.rpartition(" ")[2] for name in project["classifiers"] if " :: Python :: 3." in name
    ]
    tried = re.findall(r"python: \[(.+)\]", ALL)
    assert len(tried) == 2
    assert [re.findall(r"[\d.]+", one) for one in tried] == [named, named]


def test_only_the_job_that_drafts_a_release_may_write() -> None:
    for text in TEXTS.values():
        granted = re.search(r"^permissions:(.*)\n((?:  .*\n)*)", text, re.MULTILINE)
        assert granted is not None
        assert "write" not in granted[0]
    jobs = re.split(r"\n(?=  \w+:\n)", ALL)
    assert all("gh release" in job for job in jobs if ": write" in job)


def test_no_token_stays_where_the_projects_own_code_runs() -> None:
    assert ALL.count("actions/checkout@") == ALL.count("persist-credentials: false")


def test_an_action_has_one_version_in_all_workflows() -> None:
    used = set(re.findall(r"uses: (\S+)@(v\d+)\n", ALL))
    assert len({name for name, _ in used}) == len(used)
    assert len(re.findall(r"uses: ", ALL)) == len(re.findall(r"uses: actions/\S+@v\d+\n", ALL))

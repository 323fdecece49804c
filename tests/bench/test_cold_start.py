"""Cold start of the hot verbs, as multiples of ``python -c pass`` in the same run.

What counts is the processor's time, the least of many runs of each: how busy the machine is tells
nothing of a command. Run with ``pytest tests/bench/test_cold_start.py --benchmark-enable -n 0``;
without it each verb runs once. The package is laid out as a wheel installs it: data and index inside, byte-compiled,
with a console script; the five documents are added where ``RULESREF_SOURCES`` names them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import NamedTuple

import pytest

from rulesref.places import corpus_folder
from tests import real_book
from tests.named_folders import SOURCES, named

ROUNDS = 15
BUDGETS = {"search": 8.0, "show": 3.8, "errata": 3.8, "compare": 4.4, "replay": 10.0}
NESTED = corpus_folder() / "arkham-lcg" / "cases" / "timing" / "nested-sequences.feature"
ARGUMENTS = {
    "search": ["search", "attack of opportunity"],
    "show": ["show", "attack of opportunity"],
    "errata": ["errata", "lucky dice"],
    "compare": ["compare", "2016", "2026", "attack of opportunity"],
    "replay": ["replay", str(NESTED)],
}


class Commands(NamedTuple):
    """Where the console script is, and the environment to run it in."""

    script: Path
    environment: dict[str, str]

    def seconds(self, *argv: str) -> float:
        """How long the processor is at one process."""
        before = _of_children()
        subprocess.run(
            [sys.executable, *argv], env=self.environment, check=True, stdout=subprocess.DEVNULL
        )
        return _of_children() - before


def _of_children() -> float:
    """The processor's time of all processes that this one has waited for."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.fixture(scope="module")
def installed(shared, home):
    """The whole package with its console script, and the real documents added where they are."""
    script, environment = real_book.installed(shared)
    return Commands(script, environment | {"RULESREF_HOME": str(home)})


@pytest.fixture(scope="module")
def home(request, shared, tmp_path_factory):
    """What is measured has the five documents alone; otherwise the home of all tests will do."""
    documents = named(SOURCES)
    if documents and not request.config.getoption("benchmark_enable"):
        return request.getfixturevalue("full_home")
    folder = tmp_path_factory.mktemp("cold") / "home"
    if documents:
        script, environment = real_book.installed(shared)
        there = Commands(script, environment | {"RULESREF_HOME": str(folder)})
        there.seconds(str(script), "sources", "add", *map(str, real_book.sources()))
    return folder


@pytest.mark.parametrize("verb", BUDGETS)
def test_a_cold_command_keeps_its_budget(benchmark, installed, verb):
    argv = [str(installed.script), *ARGUMENTS[verb]]
    installed.seconds(*argv)
    if not benchmark.enabled:
        benchmark(installed.seconds, *argv)
        return
    bare, cold = [], []

    def both() -> None:
        bare.append(installed.seconds("-c", "pass"))
        cold.append(installed.seconds(*argv))

    benchmark.pedantic(both, rounds=ROUNDS)
    ratio = min(cold) / min(bare)
    benchmark.extra_info["ratio"] = round(ratio, 2)
    print(f"\n{verb}: {ratio:.2f} times python -c pass ({1000 * min(cold):.0f} ms)")
    assert ratio <= BUDGETS[verb]

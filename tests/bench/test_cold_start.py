"""Cold start of the hot verbs, as multiples of ``python -c pass`` in the same run.

Run with ``pytest tests/bench/test_cold_start.py --benchmark-enable``; without it each verb runs
once. The package is laid out as a wheel installs it: data and index inside, byte-compiled, with a
console script; the five documents are added where ``RULESREF_SOURCES`` names them.
"""

from __future__ import annotations

import compileall
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

import rulesref
from rulesref.bundled import corpus_folder

ROUNDS = 15
BUDGETS = {"search": 12.0, "show": 8.0, "errata": 8.0}
ARGUMENTS = {
    "search": ["search", "attack of opportunity"],
    "show": ["show", "attack of opportunity"],
    "errata": ["errata", "lucky dice"],
}
SCRIPT = "import sys\nfrom rulesref.cli import main\nsys.exit(main())\n"


class Installed(NamedTuple):
    """Where the console script is, and the environment to run it in."""

    script: Path
    environment: dict[str, str]

    def seconds(self, *argv: str) -> float:
        """How long one process takes."""
        start = time.perf_counter()
        subprocess.run(
            [sys.executable, *argv], env=self.environment, check=True, stdout=subprocess.DEVNULL
        )
        return time.perf_counter() - start


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The package as a wheel would install it, in a folder of its own."""
    root = tmp_path_factory.mktemp("installed")
    package = root / "site" / "rulesref"
    source = Path(rulesref.__file__).parent
    shutil.copytree(
        source, package, ignore=shutil.ignore_patterns("__pycache__", "_data", "_index")
    )
    shutil.copytree(corpus_folder(), package / "_data")
    (package / "_index").mkdir()
    environment = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("RULESREF_", "PYTHON", "COV_"))
    }
    environment |= {"PYTHONPATH": str(root / "site"), "RULESREF_HOME": str(root / "home")}
    build = "import sys; from pathlib import Path; from rulesref.build import build; "
    build += "build(Path(sys.argv[1]), [])"
    subprocess.run(
        [sys.executable, "-c", build, str(package / "_index")], env=environment, check=True
    )
    assert compileall.compile_dir(package, quiet=1)
    script = root / "rulesref"
    script.write_text(SCRIPT)
    here = Installed(script, environment)
    named = os.environ.get("RULESREF_SOURCES")
    if named:
        here.seconds(str(script), "sources", "add", *map(str, sorted(Path(named).glob("*.txt"))))
    return here


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
    ratio = statistics.median(cold) / statistics.median(bare)
    benchmark.extra_info["ratio"] = round(ratio, 2)
    print(f"\n{verb}: {ratio:.2f} times python -c pass ({1000 * statistics.median(cold):.0f} ms)")
    assert ratio <= BUDGETS[verb]

"""What a wheel ships is compiled otherwise than a checkout, and says the same."""

from __future__ import annotations

import json
import subprocess
import sys

from rulesref.cli.verbs import GROUPS, VERBS
from tests.cli.conftest import PATIENCE, environment, in_process

#: Command lines that the table of verbs does not read by itself, so that typer has to.
LONG_WAY = [
    *(["--help"], ["--nothing"], ["--version", "--nothing"], ["search", "--limit"], ["show"]),
    *([name, "--help"] for name in GROUPS),
    *([*verb.words, "--help"] for verb in VERBS),
    *([*verb.words, "--nothing"] for verb in VERBS),
]
#: What a command of the wheel does with each of them.
RUN = """
import io, json, sys
from rulesref.ready import use_ready
use_ready()
from rulesref.cli.running import run
told, kept = [], (sys.stdout, sys.stderr)
for argv in json.loads(sys.argv[1]):
    sys.stdout, sys.stderr = io.StringIO(), io.StringIO()
    told.append([run(argv), sys.stdout.getvalue(), sys.stderr.getvalue()])
sys.stdout, sys.stderr = kept
print(json.dumps([type(sys.modules["rulesref.cli.typer_door"].__loader__).__name__, told]))
"""


def test_help_and_odd_command_lines_are_answered_as_in_a_checkout(tmp_path, monkeypatch):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path))
    ran = subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(LONG_WAY)],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    loader, told = json.loads(ran.stdout)
    assert loader == "Ready"
    for argv, answer in zip(LONG_WAY, told, strict=True):
        assert answer == list(in_process(*argv)), argv

"""Streams that are closed, folders that are gone, homes that are none: a clear word, no harm."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from rulesref.store.defaults import read_defaults
from tests.cli.conftest import CLAIM, CLUB_RULES, PATIENCE, command, environment, process

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="shells differ there")


def shell(script: str, home: str, **more: str) -> subprocess.CompletedProcess[str]:
    words = " ".join(command())
    return subprocess.run(
        ["sh", "-c", script.replace("rulesref", words)],
        capture_output=True,
        text=True,
        env=environment(home, **more),
        timeout=PATIENCE,
        check=False,
    )


def test_a_closed_stream_sends_nothing_elsewhere(tmp_path):
    ran = shell("rulesref nosuch 2>&-", str(tmp_path))
    assert (ran.returncode, ran.stdout) == (2, "")
    ran = shell("rulesref search massive >&-", str(tmp_path))
    assert (ran.returncode, ran.stderr) == (0, "")
    ran = shell("rulesref table <&- >&- 2>&-", str(tmp_path))
    assert ran.returncode == 0


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk is always full here")
def test_where_no_word_of_a_full_disk_can_be_written_the_status_tells_it(tmp_path):
    for where in (">/dev/full", ">/dev/full 2>&1", ">/dev/full 2>&-"):
        ran = shell(f"rulesref --version {where}", str(tmp_path))
        assert (ran.returncode, ran.stdout) == (2, ""), where
        assert "Traceback" not in ran.stderr, where


def test_an_interruption_while_modules_are_loaded_has_its_status(tmp_path):
    script = (
        "import sys\n"
        "def interrupted(event, about):\n"
        "    if event == 'exec' and about[0].co_filename.endswith(sys.argv[1]):\n"
        "        raise KeyboardInterrupt\n"
        "sys.addaudithook(interrupted)\n"
        "import runpy\n"
        "runpy.run_module('rulesref', run_name='__main__', alter_sys=True)\n"
    )
    for module in ("rulesref/cli/__init__.py", "rulesref/cli/running.py", "rulesref/catalogue.py"):
        ran = subprocess.run(
            [sys.executable, "-c", script, module],
            capture_output=True,
            env=environment(tmp_path),
            check=False,
        )
        assert (ran.returncode, ran.stderr) == (130, b""), module


def test_loading_the_package_itself_loads_next_to_nothing():
    script = "import sys; old = set(sys.modules); import rulesref; print(*set(sys.modules) - old)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert set(ran.stdout.split()) <= {"rulesref", "rulesref._version", "__future__"}


@pytest.mark.parametrize("verb", [("sources", "list"), ("search", "massive"), ("config",), ()])
def test_a_home_of_nobody_is_told(verb):
    ran = process("~nobodyx/x", *verb)
    assert ran.status == (0 if verb == () else 2)
    assert "RULESREF_HOME" in ran.out + ran.err
    assert "Traceback" not in ran.err


def test_a_home_below_a_folder_that_is_gone_is_told(tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    ran = shell(f"cd {gone} && rmdir {gone} && rulesref search massive", "home")
    assert ran.returncode == 2
    assert "RULESREF_HOME" in ran.stderr
    gone.mkdir()
    ran = shell(f"cd {gone} && rmdir {gone} && rulesref search massive", str(tmp_path))
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("data", ["[" * 200_000, '{"language": ' + "[" * 200_000])
def test_settings_that_nest_without_end_are_told(tmp_path, data):
    (tmp_path / "config.json").write_text(data)
    ran = process(tmp_path, "search", "massive")
    assert ran.status == 2
    assert "config.json" in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("name", ["config.json", "CURRENT"])
def test_a_home_with_a_pipe_in_it_is_not_waited_for(tmp_path, name):
    os.mkfifo(tmp_path / name)
    ran = process(tmp_path, "sources", "list")
    if name == "CURRENT":
        assert ran.status == 2
        assert "no file" in ran.err
    else:
        with pytest.raises(Exception, match="no file"):
            read_defaults(tmp_path)


def test_a_home_that_cannot_be_read_is_not_one_without_documents(tmp_path):
    (tmp_path / "file").write_text("")
    for home in (tmp_path / "file", tmp_path / ("a" * 300)):
        ran = process(home, "sources", "list")
        assert ran.status == 2, home
        assert "no documents" not in ran.out


def test_a_home_that_cannot_be_written_still_answers(tmp_path):
    """Nobody may make a folder in /proc, not even the superuser."""
    if not os.path.isdir("/proc/self"):
        pytest.skip("no folder here that nobody can write to")
    ran = process("/proc/self/nothing", "search", "attack of opportunity")
    assert ran.status == 0, ran.err
    assert "Attack of Opportunity" in ran.out


def test_a_path_that_is_too_long_is_no_full_disk(tmp_path):
    path = tmp_path / "club.txt"
    path.write_text(CLUB_RULES)
    long = tmp_path / "/".join(["a" * 100] * 5)
    ran = process(long, "sources", "add", str(path), *CLAIM)
    assert ran.status == 2
    assert "too long" in ran.err
    assert "room" not in ran.err

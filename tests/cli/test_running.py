"""Whatever happens, a command ends with a word and the right status, never with a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from rulesref.cli import show as show_module
from tests.cli.conftest import CLAIM, CLUB_RULES, PATIENCE, command, environment, process
from tests.pseudo_terminal import watched


def test_no_verb_prints_a_first_screen(rulesref):
    ran = rulesref()
    assert ran.status == 0
    assert "rulesref search" in ran.out
    assert "edition 2016" in ran.out
    assert "publisher" in ran.out


def test_the_version(rulesref):
    from rulesref import __version__

    assert rulesref("--version").out == f"rulesref {__version__}\n"
    assert rulesref("--version", "--help").status == 0


def test_help_in_all_its_spellings(rulesref):
    for argv in (["--help"], ["help"], ["-h"], ["help", "search"], ["sources", "--help"]):
        ran = rulesref(*argv)
        assert ran.status == 0
        assert "Usage" in ran.out


@pytest.mark.parametrize(
    "argv",
    [
        ["nothing-like-it"],
        ["search"],
        ["search", "x", "--limit", "zero"],
        ["search", "x", "--limit", "0"],
        ["search", "x", "--limit", "٣"],
        ["search", "x", "--kind", "glosary"],
        ["search", "x", "--game"],
        ["search", "x", "--document", "arkham-lcg/faq-9"],
        ["show", "x", "--edition", "2017"],
        ["steps", "combat"],
        ["sources", "nothing"],
        ["sources", "add"],
        ["sources", "add", "none.txt"],
        ["sources", "add", "a.txt", "--tier", "holy"],
        ["config", "colour"],
        ["config", "language", "de"],
        ["config", "--unset"],
        ["--nothing"],
    ],
    ids=" ".join,
)
def test_a_bad_command_line_is_refused_with_a_word(rulesref, argv):
    ran = rulesref(*argv)
    assert ran.status == 2
    assert not ran.out
    assert ran.err.strip()
    assert "Traceback" not in ran.err


def test_a_near_miss_is_named(rulesref):
    assert "glossary" in rulesref("search", "x", "--kind", "glosary").err
    assert "--limit" in rulesref("search", "x", "--limt", "3").err


def test_nothing_found_is_said_with_status_one(club):
    ran = club("search", "zzzqqqx")
    assert ran.status == 1
    assert ran.out.strip()
    ran = club("show", "zzzqqqx")
    assert ran.status == 1
    assert "zzzqqqx" in ran.err


def test_a_card_that_no_rule_names_is_said_to_be_one(club):
    ran = club("search", "Jury-Rig")
    assert ran.status == 1
    assert ran.out.splitlines()[-1].endswith("rulesref errata Jury-Rig")
    assert "nearest" in club("search", "Jury-Rig", "--json").json


@pytest.mark.parametrize(
    "query", ["?!…", "", "title:*", "a AND OR", "(((", "[x TO", '"', "word " * 10_000, "\udcff"]
)
def test_any_query_gets_an_answer(club, query):
    ran = club("search", query)
    assert ran.status in (0, 1)
    assert ran.out.strip()


def test_a_bug_is_owned_up_to_in_one_line(club, monkeypatch):
    def broken(*_: object) -> int:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr(show_module, "run", broken)
    ran = club("show", "x")
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert "ZeroDivisionError: two lines" in ran.err
    assert club("show", "x", "--json").json["error"]["kind"] == "error"
    monkeypatch.setenv("RULESREF_DEBUG", "1")
    assert "Traceback" in club("show", "x").err


def test_an_interruption_has_its_status(club, monkeypatch):
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(show_module, "run", interrupted)
    assert club("show", "x").status == 130


def test_defaults_are_saved_and_used(club):
    assert "2016" in club("steps").out
    assert club("config", "edition", "2026").status == 0
    assert club("steps", "--json").json["edition"] == "2026"
    assert club("steps", "--json", "--edition", "2016").json["edition"] == "2016"
    assert club("config", "language", "it").status == 0
    assert "La prova" in club("steps", "test").out or "prova" in club("steps", "test").out
    assert club("config", "edition", "--unset").status == 0
    assert club("config", "--json").json["defaults"] == {
        "language": "it",
        "edition": None,
        "game": None,
    }


def test_a_broken_defaults_file_is_named(club, tmp_path):
    (tmp_path / "home" / "config.json").write_text('{"edition": "1999"}')
    ran = club("search", "torchbearer")
    assert ran.status == 2
    assert "1999" in ran.err
    (tmp_path / "home" / "config.json").write_text("{")
    assert "config.json" in club("search", "torchbearer").err


def test_many_queries_get_an_answer_a_line_each(club):
    import json

    ran = club("search", "-", "--json", "--limit", "1", stdin="torchbearer\n\nflooded cellar\r\n")
    found = [json.loads(line) for line in ran.out.splitlines()]
    assert [one["query"] for one in found] == ["torchbearer", "", "flooded cellar"]
    assert found[0]["results"][0]["title"] == "Torchbearer"
    assert found[2]["results"][0]["title"] == "Flooded cellar"
    assert ran.status == 0
    assert club("search", "-", stdin="zzzqqqx\n").status == 1
    assert club("search", "-", stdin="").status == 2


def test_a_citation_to_paste(club):
    ran = club("show", "Torchbearer", "--cite")
    assert ran.out.count("\n") == 1
    assert "arkham-lcg/" in ran.out
    assert club("search", "torchbearer", "--cite", "-n", "1").out == ran.out


PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


def test_a_locale_without_letters_harms_nothing(shelved):
    for argv in (["show", "Torchbearer", "--json"], ["search", "città perché “x”"], ["--help"]):
        ran = process(shelved, *argv, **PLAIN)
        assert ran.status in (0, 1), ran.err
        assert "Traceback" not in ran.err
    ran = process(shelved, "search", "perch\u00e9", **PLAIN)
    assert "perch" in ran.out
    ran = process(shelved, "show", "perché", "--json", **(PLAIN | {"PYTHONIOENCODING": "ascii"}))
    assert ran.status == 1


def test_bytes_that_are_no_text_harm_nothing(shelved):
    ran = process(shelved, "search", "-", "--json", stdin=b"\xff\xfe torchbearer\n")
    assert ran.status == 0
    assert ran.json["results"]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_a_reader_who_leaves_is_no_error(shelved):
    for argv in (["list", "--json"], ["search", "-", "--json"], ["--help"]):
        running = subprocess.Popen(
            command(*argv),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(shelved, PYTHONUNBUFFERED=""),
        )
        running.stdout.close()
        err = running.communicate(b"rule\n" * 200)[1].decode() if running.stdin else ""
        assert err == ""
        assert running.returncode == 0


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device here")
def test_a_full_disk_under_the_output_is_said(shelved):
    with open("/dev/full", "w") as full:
        ran = subprocess.run(
            command("show", "Torchbearer"),
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(shelved),
            check=False,
        )
    assert ran.returncode == 2
    assert b"full" in ran.stderr
    assert b"Traceback" not in ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")
def test_a_real_interruption_has_its_status(shelved):
    running = subprocess.Popen(
        command("search", "-"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(shelved),
        # A shell that runs the tests in the background has them ignore interruptions.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    running.stdin.write(b"torchbearer\n")
    running.stdin.flush()
    assert running.stdout.readline()
    time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    assert b"Traceback" not in running.communicate(timeout=PATIENCE)[1]
    assert running.returncode == 130


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_colour_only_for_eyes(shelved):
    def on_terminal(**more: str) -> bytes:
        return watched(
            command("show", "Torchbearer"), environment(shelved, TERM="xterm", **more), err=False
        ).told

    assert b"\x1b[" in on_terminal()
    assert b"\x1b[" not in on_terminal(NO_COLOR="1")
    assert b"Torchbearer" in on_terminal(**PLAIN)
    assert "\x1b[" not in process(shelved, "show", "Torchbearer").out


def test_shell_completion_offers_verbs_and_choices(shelved):
    ran = process(
        shelved, _RULESREF_COMPLETE="complete_bash", COMP_WORDS="rulesref sea", COMP_CWORD="1"
    )
    assert ran.out.split() == ["search"]
    ran = process(
        shelved,
        _RULESREF_COMPLETE="complete_bash",
        COMP_WORDS="rulesref search --game ",
        COMP_CWORD="3",
    )
    assert ran.out.split() == ["arkham-lcg", "eldritch-horror"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_closed_streams_harm_nothing(shelved):
    for closing in (">&-", "<&-", "2>&-", "2>&- >&-"):
        shell = ["sh", "-c", f'"$0" -m rulesref "$@" {closing}', sys.executable]
        for argv, status in ((["search", "-"], 2), (["show", "Torchbearer"], 0), (["nothing"], 2)):
            ran = subprocess.run(
                [*shell, *argv],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                env=environment(shelved),
                check=False,
            )
            assert ran.returncode == status, (closing, argv, ran.stderr)
            assert b"Traceback" not in ran.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="names are text elsewhere")
def test_names_that_are_no_text_are_taken(tmp_path):
    for name, more in ((b"citt\xc3\xa0.txt", PLAIN), (b"citt\xff.txt", {})):
        home = tmp_path / name.hex()
        path = os.fsencode(tmp_path) + b"/" + name
        with open(path, "wb") as file:
            file.write(CLUB_RULES.encode())
        ran = process(home, "sources", "add", os.fsdecode(path), *CLAIM, **more)
        assert ran.status == 0, ran.err
        assert "citt" in process(home, "sources", "list", "--json", **more).out
        ran = process(home, "search", "torchbearer", "--json", **more)
        assert ran.json["results"][0]["passages"][0]["document"].startswith("citt")


#: What a process does before it runs a command, and whether it then ends at once.
_BEFORE = {
    "": True,
    "import atexit; atexit.register(print, 'late')": False,
    "import sys; sys.setprofile(lambda *about: None)": False,
    "import threading, time; threading.Thread(target=time.sleep, args=(0.2,)).start()": False,
}


@pytest.mark.parametrize("before", _BEFORE)
def test_a_process_ends_at_once_unless_somebody_waits_for_its_end(tmp_path, before):
    script = f"{before}\nimport sys; from rulesref.cli import main\nmain()\nprint('came back')"
    ran = subprocess.run(
        [sys.executable, "-c", script, "--version"],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    assert ran.returncode == 0
    assert ran.stdout.startswith("rulesref ")
    assert ("came back" in ran.stdout) is not _BEFORE[before]
    assert ("late" in ran.stdout) is ("late" in before)


_PATHS = """
import sys
from rulesref.cli import _load_paths, _quoted
_load_paths()
assert "pathlib" in sys.modules and "urllib.parse" not in sys.modules
from pathlib import Path
odd = Path("/a b?#%~/\\u00e0")
made = odd.as_uri(), _quoted(bytes(range(256)))
for name in ("pathlib", "urllib.parse"):
    sys.modules.pop(name, None)
from urllib.parse import quote_from_bytes
import pathlib
assert made == (pathlib.Path(str(odd)).as_uri(), quote_from_bytes(bytes(range(256))))
_load_paths()
assert sys.modules["urllib.parse"].quote_from_bytes is quote_from_bytes
print("the same")
"""


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="there pathlib loads no urllib by itself")
def test_paths_are_loaded_without_urllib_and_have_the_same_addresses(tmp_path):
    ran = subprocess.run(
        [sys.executable, "-S", "-c", _PATHS],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    assert ran.stdout == "the same\n", ran.stderr

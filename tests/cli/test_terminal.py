"""The terminal is not a wire: nothing from a file, a name or a query commands it."""

from __future__ import annotations

import ast
import json
import re
import sys

import pytest

from rulesref.cli import writer
from rulesref.cli.progress import Bar
from rulesref.render.commands import colour, coloured, in_json, shown
from rulesref.render.paint import Paint
from tests.calls import called, trees, walked
from tests.cli.conftest import command, environment
from tests.pseudo_terminal import watched

#: A colour, a title of the window, a cursor, C1, a bell, both turns of direction, a lone escape.
NASTY = (
    "a\x1b[31mb\x1b]0;t\x07c\x1b[2Jd\x9b1me\x85f\x08g\x00h\u202ei\u2066j\u061ck\u200fl\x7fm\rn\x1bo"
)
_HARM = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_OURS = re.compile(r"\x1b\[(?:0|1|2|33|36|9;2|9;31|32)m")


def harm_in(text: str) -> list[str]:
    return _HARM.findall(_OURS.sub("", text))


def test_nothing_but_our_own_colours_is_left():
    assert shown(NASTY) == "ab]0;tcd1mefghijklmno"
    bold = Paint(colour=True).bold(NASTY)
    assert shown(bold).startswith("\x1b[1ma")
    assert shown(bold).count("\x1b") == 2
    assert shown("\ttwo\nlines, è così\n") == "\ttwo\nlines, è così\n"
    assert shown(coloured("\x1b[2mdim\x1b[0m")) == "\x1b[2mdim\x1b[0m"


def test_a_colour_from_outside_is_none_of_ours():
    made = colour("1")
    key = made[2:].split(";")[0]
    assert len(key) > 15, "nobody guesses it"
    assert shown(made) == "\x1b[1m"
    assert shown("\x1b[1m") == ""
    other = made.replace(key, str(int(key) - 1))
    assert shown(other) == ""


def test_json_has_escapes_for_it():
    told = in_json(json.dumps({"a": NASTY}, ensure_ascii=False))
    assert not harm_in(told)
    assert json.loads(told) == {"a": NASTY}


def test_words_about_answers_are_held_to_it_too(capsys):
    writer.complain(NASTY)
    Bar(True)(NASTY, 1, 2)
    told = capsys.readouterr().err
    assert not harm_in(told.replace("\r", "", 1))
    assert "\x1b" not in told


def test_a_closed_stream_hears_nothing(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stderr", None)
    writer.complain("moss")
    writer.progress("moss")
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(sys, "stdout", None)
    writer.answer("moss")
    writer.answer_json("{}")
    writer.flush()


#: What a maintainer's command prints into a file of the project.
_PRINTING = {"print", "sys.stdout.write", "sys.stderr.write"}
_PAGES = {"cli/reference.py", "cli/cases.py"}


def test_everything_that_is_printed_goes_through_the_writer():
    others = set()
    for path, tree in trees().items():
        if not path.startswith(("cli/", "session/", "book/", "store/", "render/")):
            continue
        for node in walked(tree):
            if not isinstance(node, ast.Call) or called(node) not in ("print", "write"):
                continue
            if ast.unparse(node.func) in _PRINTING:
                others.add(path)
    others -= _PAGES
    assert others == {"cli/writer.py", "cli/typer_door.py"}, "typer's help is our own words"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(
    "argv",
    [
        ("search", "torchbearer zz" + NASTY.replace("\0", "")),
        ("show", NASTY.replace("\0", "")),
        ("sources", "add", "/nowhere/" + NASTY.replace("\0", "")),
        ("sources", "show", NASTY.replace("\0", ""), "--json"),
        ("replay", "case.feature"),
        ("cards", "add", "cards.json"),
    ],
    ids=lambda argv: argv[0],
)
def test_a_pseudo_terminal_gets_no_command_from_outside(shelved, tmp_path, argv):
    case = f"Feature: x\n  Scenario: {NASTY}\n    Given {NASTY} is at the Study\n"
    (tmp_path / "case.feature").write_text(case.replace("\r", ""), "utf-8", newline="")
    cards = [{"code": "98001", "name": NASTY, "type_code": "asset"}]
    (tmp_path / "cards.json").write_text(json.dumps(cards), "utf-8")
    status, told = watched(
        command(*argv), environment(shelved, TERM="xterm", COLUMNS="100"), cwd=tmp_path
    )
    text = re.sub(r"\r(?=\n| {78}\r|\[[#.]{24}\])|(?<= {78})\r", "", told.decode("utf-8"))
    assert status in (0, 1, 2)
    assert text.strip()
    assert not harm_in(text), text

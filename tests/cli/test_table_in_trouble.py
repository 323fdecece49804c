"""What can go wrong for somebody who sits at the table in a real terminal: nothing of it is lost."""

from __future__ import annotations

import sys

import pytest

from rulesref import sit
from rulesref.cli import table_prompt
from rulesref.cli.console import Console
from rulesref.cli.table_talk import TableTalk
from rulesref.errors import CaseError
from tests.cli.terminal import LISTENS, Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")

LAID = (
    "Roland Banks is at the Study",
    "Roland Banks controls Guard Dog",
    "Goat Spawn is engaged with Roland Banks with 2 damage",
)
#: What is said in a terminal at a choice of two options, and what is answered.
NO_GOOD = {
    "99": "! no option has the number 99",
    "0": "! no option has the number 0",
    "? no such rule at all": "no entry is called",
    "ask": "! nothing is asked",
    "ask ist der Hund besiegt": "! nothing that can be asked reads like",
    "ask whether " + "Goat " * 190: "Goat Goat…",
    "ask whether " + "Goat " * 200: "no step may have more than 1000",
    "the goat sings": "! not understood",
    "save /nowhere/at/all.feature": "cannot be written",
    "edition 1999": "! no edition is called",
}


def test_whatever_is_said_the_table_stands(tmp_path):
    with Terminal(tmp_path / "home") as table:
        table.until(LISTENS)
        table.say("undo")
        table.until("! nothing has been told")
        for line in (*LAID, "Roland Banks plays .45 Automatic"):
            table.say(line)
        table.until("assigns 1 damage to Guard Dog")
        for line, answer in NO_GOOD.items():
            table.until(LISTENS)
            table.say(line)
            table.until(answer)
        table.until(LISTENS)
        table.say("2")
        table.until("nobody reacts")
        table.until(LISTENS)
        table.press(b"\x04")
        table.until("the table is kept")
        assert table.end() == 0


@pytest.mark.parametrize("size", [(24, 30), (3, 12), (1, 1)])
def test_a_terminal_that_shrinks_and_grows_again(tmp_path, size):
    with Terminal(tmp_path / "home") as table:
        table.until(LISTENS)
        table.say(LAID[0])
        table.until("Roland Banks: at Study")
        table.until(LISTENS)
        table.resize(*size)
        table.say(LAID[1])
        table.until(LISTENS)
        table.say("options")
        table.until(LISTENS)
        table.resize(24, 80)
        table.say("Roland Banks takes a resource")
        table.until("gains 1 resource")
        table.until(LISTENS)
        table.press(b"\x04")
        table.until("the table is kept")
        assert table.end() == 0


def test_what_takes_too_long_is_broken_off_and_the_table_stays(monkeypatch, capsys):
    talk = TableTalk(sit(), Console(), quiet=True)
    for line in LAID:
        assert table_prompt._hear(talk, line)
    lines = talk.session.lines

    def slow(self, line):
        self.session.tell("Roland Banks takes a resource")
        raise KeyboardInterrupt

    monkeypatch.setattr(TableTalk, "hear", slow)
    assert table_prompt._hear(talk, "outcomes")
    assert talk.session.lines == lines
    assert "! broken off" in capsys.readouterr().out
    monkeypatch.undo()
    assert table_prompt._hear(talk, "Roland Banks takes a resource")
    assert talk.session.lines != lines


@pytest.mark.parametrize("begins", ["", "Roland ", "ask ", "ask whether ", "what if ", "happens "])
def test_whatever_is_told_at_too_great_length_is_refused_before_it_is_read(begins):
    """Each sentence that is tried takes the longer: a megabyte took minutes."""
    talk = TableTalk(sit(), Console(), quiet=True)

    def read(rest):
        raise AssertionError("it was read")

    talk._does = dict.fromkeys(talk._does, read)
    with pytest.raises(CaseError, match="no step may have more than 1000"):
        talk.hear(begins + "goat " * 300)
    assert talk.hear("# " + "goat " * 300)  # a comment is not read
    with pytest.raises(AssertionError):
        talk.hear("? " + "goat " * 300)  # words to look for are no step

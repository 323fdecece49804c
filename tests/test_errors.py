"""How an error shows the line that it is about, and the place in it, and when it looks for names."""

from __future__ import annotations

import pickle

import pytest

from rulesref.errors import RulesrefError


def shown(text: str, column: int | None) -> list[str]:
    return str(RulesrefError("wrong", text=text, column=column)).split("\n")[1:]


def test_the_caret_stands_below_its_column() -> None:
    assert shown("And so on", 5) == ["    And so on", "        ^"]
    assert shown("And so on", 10) == ["    And so on", "             ^"]
    assert shown("And so on", None) == ["    And so on"]
    assert shown("", 1) == ["    ", "    ^"]


def test_tabs_stay_tabs_above_and_below() -> None:
    assert shown("\tAnd so\ton", 9) == ["    \tAnd so\ton", "    \t      \t^"]


@pytest.mark.parametrize("column", [1, 81, 150, 300, 401])
def test_of_a_long_line_the_part_around_the_caret_is_shown(column: int) -> None:
    text = "".join(chr(ord("a") + number % 26) for number in range(400))
    line, caret = shown(text, column)
    assert len(line) <= 4 + 162
    place = caret.index("^")
    assert line[place : place + 5] == text[column - 1 : column + 4]
    assert line[place - 5 : place].strip() == text[max(0, column - 6) : column - 1][-5:]


def test_nothing_in_a_line_commands_the_terminal() -> None:
    line, caret = shown("a\x1b[31mb\x00c\x9b", 7)
    assert line == "    a\ufffd[31mb\ufffdc\ufffd"
    assert caret == "          ^"


def test_a_name_with_line_breaks_says_nothing_in_our_place() -> None:
    forged = "a\nrulesref: all is well\rb"
    told = RulesrefError(forged, file=forged, line=2, candidates=(forged,), remedy=forged)
    assert [line.lstrip()[:8] for line in str(told).split("\n")] == [
        "a\ufffdrulesr",
        "nearest:",
        "remedy: ",
    ]
    assert "\r" not in str(told)
    told = RulesrefError("wrong", candidates=(forged, forged), listed="it may be")
    assert len(str(told).split("\n")) == 4


def test_names_are_looked_for_once_and_when_somebody_asks() -> None:
    looked: list[str] = []

    def look() -> tuple[str, ...]:
        looked.append("once")
        return "Guard Dog", "Police Dog"

    error = RulesrefError("wrong", candidates=look)
    assert not looked
    assert "nearest: Guard Dog, Police Dog" in str(error)
    assert error.as_json()["error"]["candidates"] == ["Guard Dog", "Police Dog"]  # type: ignore[index]
    assert looked == ["once"]


def test_what_another_process_gets_knows_the_names() -> None:
    error = RulesrefError("wrong", candidates=lambda: ("Guard Dog",), remedy="write it anew")
    sent = pickle.loads(pickle.dumps(error))
    assert str(sent) == str(error)
    assert "nearest: Guard Dog" in str(sent)

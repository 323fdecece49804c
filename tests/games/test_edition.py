"""Switches of editions: what contradicts itself is refused when the game is loaded."""

from __future__ import annotations

import pytest

from rulesref.games.edition import Reading, Switch, Value, by_name, readings, switches_of


def row(
    name: str = "order",
    editions: dict[str, Value] | None = None,
    open: tuple[Reading, ...] = (),
) -> Switch:
    editions = editions or {"1st": "lead", "2nd": "player"}
    return Switch(name, editions, ("lead", "player"), ("game/order",), "Who orders them.", open)


AT_ODDS = [
    ((row(editions={"1st": "laed", "2nd": "player"}),), "the edition of 1st .* 'laed'; .*'player'"),
    ((row(open=(Reading("U-1", {"a": "lead", "b": "playr"}, ("1st",)),)),), "reading 'b' of U-1"),
    ((row(open=(Reading("U-1", {"a": "lead"}),)),), "no reading of U-1 is 'player'.* of 2nd"),
    ((row(open=(Reading("U-1", {"a": "lead"}, ("3rd",)),)),), "no edition is called '3rd'"),
    ((row(), row()), "two switches are called 'order'"),
    ((row(), row("other", {"1st": "lead"})), "'other' knows the editions 1st, 'order' knows"),
]


@pytest.mark.parametrize(("rows", "problem"), AT_ODDS, ids=[problem for _, problem in AT_ODDS])
def test_a_row_at_odds_with_itself(rows: tuple[Switch, ...], problem: str) -> None:
    with pytest.raises((ValueError, LookupError), match=problem):
        by_name(*rows)


def test_a_question_belongs_to_one_switch() -> None:
    asked = (Reading("U-1", {"a": "lead", "b": "player"}),)
    rows = by_name(row(open=asked), row("other", open=asked))
    with pytest.raises(ValueError, match="two switches answer the question U-1"):
        readings(rows)


def test_a_reading_knows_its_switch_and_its_editions() -> None:
    rows = by_name(row(open=(Reading("U-1", {"a": "lead", "b": "player"}),)))
    reading = readings(rows)["U-1"]
    assert (reading.switch, reading.editions) == ("order", ("1st", "2nd"))


def test_what_a_reading_changes() -> None:
    rows = by_name(row())
    assert switches_of(rows, "1st")["order"] == "lead"
    assert switches_of(rows, "1st", {"order": "player"})["order"] == "player"


def test_what_no_switch_says() -> None:
    rows = by_name(row())
    with pytest.raises(ValueError, match="a reading sets the switch 'order' to 'nobody'"):
        switches_of(rows, "1st", {"order": "nobody"})
    with pytest.raises(LookupError, match="no switch is called 'ordre'; there is order"):
        switches_of(rows, "1st", {"ordre": "lead"})
    with pytest.raises(LookupError, match="no edition is called '3rd'; there is 1st, 2nd"):
        switches_of(rows, "3rd")
    with pytest.raises(LookupError, match="no switch is called 'ordre'; there is order"):
        switches_of(rows, "1st")["ordre"]


def test_what_was_never_read_has_decided_nothing() -> None:
    switches = switches_of(by_name(row(), row("other")), "1st")
    assert not switches
    assert switches["other"] == "lead"
    assert set(switches) == {"other"}

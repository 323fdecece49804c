"""The table of compiled facts: every line loads, every name finds its cards, nothing is stale."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesref.cards.index import read_index
from rulesref.engine.undescribed import GUARD, HEAD, UNREAD, undescribed
from rulesref.errors import AmbiguousReference, SourceError
from rulesref.facts.coverage import counted
from rulesref.facts.described import card_named
from rulesref.facts.shipped import SHIPPED, CompiledTable, Namesakes, compiled, written
from rulesref.facts.written import ITALIAN, folder_of, italian_table
from tests.arkham import JUDGE, shipped_cards
from tests.named_folders import CARDS, needs

TABLE = compiled(JUDGE.game.corpus / "cards" / SHIPPED)


def codes() -> list[str]:
    lines = bytes(TABLE.lines).decode().splitlines()
    return [key for key, _, rest in (line.partition("\t") for line in lines) if rest[:1] == "{"]


def named_codes() -> set[str]:
    """The codes of all cards that some name in the table means."""
    lines = bytes(TABLE.lines).decode().splitlines()
    behind = (line.split("\t")[2:] for line in lines)
    return {code for rest in behind if rest for code in rest[0].split()}


def test_every_shipped_card_is_sound() -> None:
    cards = [TABLE.card(code, JUDGE.game.rules) for code in codes()]
    assert len(cards) > 2000
    assert all(cards)


def test_a_card_has_facts_by_hand_or_in_the_table_and_never_in_both() -> None:
    by_hand = {card.code for card in shipped_cards()}
    assert by_hand.isdisjoint(codes())
    assert named_codes() <= by_hand.union(codes())
    assert len(named_codes()) > 3000


def test_no_text_is_shipped() -> None:
    """What is left open is told by its place alone."""
    assert b'"opaque":""' in bytes(TABLE.lines)
    assert b'"opaque":"w' not in bytes(TABLE.lines)


def test_a_card_that_nobody_described_is_found_by_each_of_its_names() -> None:
    card = card_named("Shrivelling (3)", JUDGE.game)
    assert (card.level, card.abilities[0].origin) == (3, "compiled")
    assert card_named("Shrivelling", JUDGE.game).level == 0
    assert card_named(f"Shrivelling ({card.code})", JUDGE.game) == card
    assert card_named(f"{card.italian} (3)", JUDGE.game) == card


def test_what_is_written_by_hand_goes_first() -> None:
    assert card_named("Beat Cop (2)", JUDGE.game).abilities[0].origin == "written"


def test_a_name_of_several_is_still_ambiguous() -> None:
    with pytest.raises(AmbiguousReference):
        card_named("Arkham Woods", JUDGE.game)


@given(
    st.dictionaries(st.from_regex(r"[a-z0-9]{1,8}( [a-z0-9]{1,8})?", fullmatch=True), st.text("01"))
)
def test_every_line_is_found_and_no_other(plain: dict[str, str]) -> None:
    text = written((), {name: Namesakes(code, (code,)) for name, code in plain.items()})
    table = CompiledTable(Path("made"), text.encode())
    assert {name: table.named(name).plain for name in plain} == plain
    assert table.named("no such name at all") == Namesakes("", ())


def test_a_broken_line_says_which() -> None:
    table = CompiledTable(Path("made"), b'00001\t{"code"\n00002\t{"code":"00002","name":"X"}\n')
    for code in ("00001", "00002"):
        with pytest.raises(SourceError, match=code):
            table.card(code, JUDGE.game.rules)


@needs(CARDS)
def test_the_shipped_table_is_as_it_would_be_made() -> None:
    from rulesref.facts.__main__ import main

    assert main(["--check"]) == 0


def test_the_italian_names_are_those_of_the_files() -> None:
    """A name that is looked up in the table would be missed where a file has come or changed since."""
    shipped = (folder_of(JUDGE.game) / ITALIAN).read_text("utf-8")
    assert shipped == italian_table(JUDGE.game), "python -m rulesref.facts"
    assert len(shipped.splitlines()) > 900


def test_what_is_left_open_keeps_its_mark() -> None:
    """Of an effect alone somebody can tell what it does; where nothing is known nobody can."""
    abilities = [{"kind": "free", "opaque": mark} for mark in (HEAD, UNREAD, GUARD)]
    facts = {"code": "99001", "name": "Odd", "type": "asset", "ability": abilities}
    card = CompiledTable(Path("made"), written([facts], {}).encode()).card(
        "99001", JUDGE.game.rules
    )
    assert card
    clauses = [next(undescribed(ability.effects)) for ability in card.abilities]
    assert [clause.unread for clause in clauses] == [False, True, True]
    assert [clause.en for clause in clauses] == [
        "what its ability 1 does is not described",
        "its ability 2 is not described",
        "its ability 3 is not described",
    ]
    assert clauses[0].it == "che cosa fa la sua abilità 1 non è descritto"


@pytest.mark.parametrize(
    ("marks", "parts"),
    [
        ([], [("player-cards", "exact")]),
        ([GUARD], [("player-cards", "exact")]),
        ([HEAD], [("player-cards", "opaque"), ("player-abilities", "opaque"), ("heads", "exact")]),
        (
            [UNREAD],
            [("player-cards", "opaque"), ("player-abilities", "opaque"), ("heads", "opaque")],
        ),
    ],
)
def test_what_may_be_there_as_well_is_not_counted(
    marks: list[str], parts: list[tuple[str, str]]
) -> None:
    facts = {"ability": [{"kind": "free", "opaque": mark} for mark in marks]}
    card = read_index().cards["01020"]
    assert list(counted(facts, card, False)) == parts

"""What is so of cards all the time: any of it, of any of them, alone, in lists and while something is so."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import ability, lines

#: How it is said of several → what it is.
SO: dict[str, dict[str, Any]] = {
    "gets +2 fight": {"verb": "modify", "stat": "fight", "by": 2},
    "gains retaliate": {"verb": "gain-keyword", "keyword": "retaliate"},
    "gains the [[Byakhee]] trait": {"verb": "gain-trait", "trait": "Byakhee"},
    "loses aloof": {"verb": "lose-keyword", "keyword": "aloof"},
    "cannot be evaded": {"verb": "cannot-be-evaded"},
    "cannot be parleyed with": {"verb": "cannot-be-parleyed-with"},
    "cannot make attacks of opportunity": {"verb": "cannot-make-attacks-of-opportunity"},
}
#: Of whom it is said → how the notation names them.
OF = {
    "Each [[Okk]] enemy": {"all": "enemy", "trait": "Okk"},
    "Each exhausted enemy": {"all": "enemy", "ready": False},
}
TYPES = ("act", "agenda", "enemy", "location", "treachery")


@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("of", OF)
@pytest.mark.parametrize(("one", "other"), [pair for pair in product(SO, SO) if pair[0] != pair[1]])
def test_two_things_that_are_so_at_once(one: str, other: str, of: str, type: str) -> None:
    told = ability(f"{of} {one} and {other}.", type)
    assert told["kind"] == "constant"
    assert told["do"] == [{**SO[one], "of": OF[of]}, {**SO[other], "of": OF[of]}]


@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("so", SO)
def test_it_is_so_while_something_else_is(so: str, type: str) -> None:
    told = ability(f"While there is no doom in play, each [[Okk]] enemy {so}.", type)
    assert told["do"] == [{**SO[so], "of": {"all": "enemy", "trait": "Okk"}}]
    assert told["if"] == [
        {"test": "fewer-than", "count": 1, "of": {"all": "any-card", "with": "doom"}}
    ]


@pytest.mark.parametrize(
    ("said", "verbs"),
    [
        ("gets +1 fight, loses aloof, and cannot be evaded", 3),
        ("gets +1 fight, +1 evade, loses aloof, and gains hunter", 4),
        ("cannot be attacked, damaged, or evaded", 3),
        ("gets +1 fight and +1 evade, and cannot be attacked or evaded", 4),
    ],
)
def test_lists_of_what_is_so(said: str, verbs: int) -> None:
    told = ability(f"Each [[Okk]] enemy {said}.", "agenda")["do"]
    assert len(told) == len({str(one) for one in told}) == verbs


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        (
            "Clues cannot be placed on [[Okk]] locations.",
            {"verb": "cannot-bear-clues", "of": {"all": "location", "trait": "Okk"}},
        ),
        (
            "Clues cannot be discovered from [[Okk]] locations.",
            {"verb": "clues-cannot-be-discovered", "of": {"all": "location", "trait": "Okk"}},
        ),
        (
            "Investigators cannot parley with [[Okk]] enemies.",
            {"verb": "cannot-be-parleyed-with", "of": {"all": "enemy", "trait": "Okk"}},
        ),
    ],
)
@pytest.mark.parametrize("type", TYPES)
def test_what_nobody_may_do_with_them(text: str, clause: dict[str, Any], type: str) -> None:
    assert ability(text, type)["do"] == [clause]


@pytest.mark.parametrize(
    "text",
    [
        "Each [[Okk]] enemy cannot be evaded by attacks.",
        "Each [[Okk]] enemy loses aloof or gains hunter.",
        "Clues cannot be placed on [[Okk]] locations by enemies.",
    ],
)
def test_no_word_of_it_is_passed_over(text: str) -> None:
    assert lines(text, "agenda")[0].understood != FULL


@pytest.mark.parametrize("type", ["act", "agenda", "enemy", "location"])
@pytest.mark.parametrize(
    "text",
    [
        "Each enemy engaged with you cannot be evaded.",
        "Each enemy at a connecting location gets +1 fight.",
        "Each enemy at your location gains retaliate and loses aloof.",
    ],
)
def test_what_always_is_so_of_everybody_addresses_nobody(text: str, type: str) -> None:
    """No occasion names whom such an ability could mean, nor next to whom it is so."""
    assert lines(text, type)[0].understood != FULL


def test_what_binds_the_bearer_alone_is_no_ban_for_everybody() -> None:
    assert lines("You cannot parley with enemies.", "treachery")[0].understood != FULL


@pytest.mark.parametrize("type", ["act", "agenda", "enemy", "location"])
@pytest.mark.parametrize(
    "text",
    [
        "Forced - When the round ends: Take 1 horror.",
        "Forced - When the round ends: You draw 1 card.",
        "Forced - When the round ends: Each enemy at your location heals 1 damage.",
        "Forced - After an investigator is defeated: You take 1 horror.",
    ],
)
def test_what_is_forced_of_nobody_addresses_nobody(text: str, type: str) -> None:
    """Whoever did what it answers would be "you", and nobody did."""
    assert lines(text, type)[0].understood != FULL


@pytest.mark.parametrize("type", ["act", "agenda", "enemy", "location"])
@pytest.mark.parametrize(
    "text",
    [
        "Forced - When your turn ends: Take 1 horror.",
        "Forced - After you fail a skill test: Draw 1 card.",
        "Forced - When the round ends: Each investigator takes 1 horror.",
    ],
)
def test_what_is_forced_of_somebody_addresses_them(text: str, type: str) -> None:
    assert lines(text, type)[0].understood == FULL


LAID = ["Attach to your location.", "Attach to the nearest enemy.", "Attach to the current agenda."]


@pytest.mark.parametrize("laid", LAID)
@pytest.mark.parametrize(
    "text", ["Forced - When the round ends: Take 1 horror.", "You cannot draw cards."]
)
def test_a_treachery_that_lies_elsewhere_addresses_nobody(laid: str, text: str) -> None:
    """A treachery in a threat area speaks to whose that is, and any other to nobody."""
    first, second = lines(f"Revelation - {laid}\n{text}", "treachery")
    assert (first.understood, second.understood == FULL) == (FULL, False)
    before = "Revelation - Put Made Up into play in your threat area."
    assert all(one.understood == FULL for one in lines(f"{before}\n{text}", "treachery"))

"""The facts of described cards against the card data: every number, and every printed ability."""

from __future__ import annotations

import re
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

import pytest

from rulesref.cards.data.arkhamdb import CardRecord, Collection, read_folder
from tests.facts.opaque import is_opaque, written_cards
from tests.named_folders import CARDS, folder_of, needs

pytestmark = needs(CARDS)

SKILLS = ("willpower", "intellect", "combat", "agility")
#: What the card data prints before an ability of each kind.
HEADS = {
    "[action]": "action",
    "[reaction]": "reaction",
    "[free]": "free",
    "[fast]": "free",
    "[elder_sign]": "elder-sign",
    "<b>Forced</b>": "forced",
    "<b>Revelation</b>": "revelation",
    "<b>Haunted</b>": "haunted",
    "<b>Spawn</b>": "spawn",
    "<b>Prey</b>": "prey",
    "<b>Objective</b>": "objective",
    "<b>Shift</b>": "free",
}
#: What "enters" and "leaves" mean of a location; a card that says "moves" means the first alone.
ENTERING = {"move", "swap-places", "place-at"}
_HEAD = re.compile(r"[\s\-•\"]*(" + "|".join(re.escape(head) for head in HEADS) + ")")
#: A line of keywords, such as "Aloof. Hunter." or "Patrol (X). Uses (4 ammo)."
_KEYWORD = re.compile(r" *([A-Z][a-z]+)(?: [0-9X]+)?(?: \([^)]*\))?\.")
_FOR_WHOM = re.compile(r"(?!Fast\.).* (deck|Mode) only\.")
KEYWORDS = frozenset(
    [
        "aloof",
        "alert",
        "elusive",
        "hunter",
        "massive",
        "peril",
        "retaliate",
        "surge",
        "fast",
        "permanent",
        "hidden",
        "patrol",
        "seal",
        "swarming",
        "concealed",
        "myriad",
        "bonded",
        "partner",
        "customizable",
        "exceptional",
        "starting",
        "researched",
        "doomed",
        "relentless",
    ]
)


Check = Callable[[dict[str, Any]], None]
#: What is held of every described card.
CHECKS: list[Check] = []


def of_every_card(check: Check) -> Check:
    """Hold ``check`` of each described card."""
    CHECKS.append(check)
    return check


@lru_cache(maxsize=1)
def collection() -> Collection:
    return read_folder(folder_of(CARDS))


class Lacking(Exception):
    """The card data lacks the card, so that it is held against nothing."""


def data_of(item: dict[str, Any]) -> CardRecord:
    cards = collection().cards
    if item["code"] not in cards:
        named = [card.code for card in cards.values() if card.name == item["name"]]
        assert not named, "the card data has it under another code"
        raise Lacking
    return cards[item["code"]]


def slots_of(names: Iterable[str]) -> list[str]:
    """One name a slot: "Hand x2" is two."""
    told = (name.partition(" x") for name in names)
    return sorted(name for name, _, times in told for _ in range(int(times or 1)))


@of_every_card
def what_a_card_is(item: dict[str, Any]) -> None:
    card = data_of(item)
    assert item["name"] == card.name
    assert item.get("subname", "") == card.subname
    if card.name_it and not card.name_it.startswith(card.name):  # otherwise untranslated
        assert item.get("it") == card.name_it
    assert item["type"] == card.type
    assert sorted(item.get("traits", ())) == sorted(card.traits)
    assert slots_of(item.get("slots", ())) == slots_of(card.slots)
    assert item.get("unique", False) == ("unique" in card.flags)
    assert item.get("weakness", False) == (card.subtype in ("weakness", "basicweakness"))
    if card.type in ("asset", "event", "skill"):
        assert item.get("level") == card.level
    if card.type in ("asset", "event", "skill", "investigator") and not item.get("weakness"):
        classes = [one for one in card.factions if one != "mythos"]  # of the scenario: no class
        assert list(item.get("classes", ())) == classes


@of_every_card
def whose_signature_card_it_is(item: dict[str, Any]) -> None:
    restricted = data_of(item).restrictions.split(", ")
    told = [word.removeprefix("investigator:") for word in restricted if "investigator:" in word]
    codes = [
        code for word in told for code in word.split(":")
    ]  # other versions of the investigator
    names = {collection().cards[code].name for code in codes}
    assert names == ({item["signature"]} if item.get("signature") else set())


@of_every_card
def numbers(item: dict[str, Any]) -> None:
    card, stats = data_of(item), item.get("stats", {})
    for field in ("cost", "health", "sanity", "fight", "evade", "shroud", "doom"):
        printed = getattr(card, field)
        if printed == -2 and field == "cost":
            assert stats.get(field) == "X"
        elif printed == -2:  # X, which an ability of the card tells
            assert any(
                effect.get("verb") == "set-base" and effect.get("stat") == field
                for ability in item.get("ability", ())
                for effect in ability.get("do", ())
            ), field
        else:
            assert stats.get(field) == printed, field
    for field in ("damage", "horror", "clues"):
        assert (stats.get(field) or 0) == (getattr(card, field) or 0), field
    for field in ("victory", "vengeance"):
        assert item.get("keywords", {}).get(field) == getattr(card, field), field
    if card.type == "investigator":
        printed = {skill: "X" if value == -2 else value for skill, value in card.icons}
        assert [stats[skill] for skill in SKILLS] == [printed.get(skill, 0) for skill in SKILLS]
    else:
        assert stats.get("icons", {}) == dict(card.icons)
    per = {"health"} if card.health_per_investigator else set()
    if card.clues and not card.clues_fixed and card.type in ("location", "act"):
        per.add("clues")
    assert set(stats.get("per-investigator", ())) == per


@of_every_card
def every_printed_ability_is_there(item: dict[str, Any]) -> None:
    card = data_of(item)
    text = re.sub(r"<b>\([^)]*\) ", "<b>", card.text)  # by day or by night
    lines = re.split(r"\n|<br/?>", text)
    printed = Counter(HEADS[found[1]] for line in lines if (found := _HEAD.match(line)))
    mine = Counter(ability["kind"] for ability in item.get("ability", ()))
    mine["objective"] += sum(one.get("name") == "objective" for one in item.get("ability", ()))
    # One that waits for a state, and for no event, is a constant ability of ours.
    mine["forced"] += sum(
        "as-soon-as" in verbs_of({"ability": [one]}) for one in item.get("ability", ())
    )
    assert {kind: mine[kind] for kind in printed if mine[kind] < printed[kind]} == {}


@of_every_card
def nothing_is_forced_that_does_not_say_so(item: dict[str, Any]) -> None:
    """A text without the bold word is constant, or seeks its moment without being initiated."""
    card = data_of(item)
    if "Forced</b>" not in card.text + card.back_text:
        assert [one for one in item.get("ability", ()) if one["kind"] == "forced"] == []


def inside(value: Any) -> Iterator[dict[str, Any]]:
    """Every table in ``value``, at any depth."""
    if isinstance(value, dict):
        yield value
    for one in value.values() if isinstance(value, dict) else value:
        if isinstance(one, dict | list):
            yield from inside(one)


@of_every_card
def what_an_attack_or_a_test_adds_is_printed_with_its_skill(item: dict[str, Any]) -> None:
    card = data_of(item)
    for table in inside(item.get("ability", [])):
        for skill, more in table.get("bonus", {}).items():
            if skill == "skill-value":
                assert "skill value" in card.text
            else:
                number = f"{more:+d} " if isinstance(more, int) else ""
                assert f"{number}[{skill}]" in card.text
        for skill, value in table.get("base", {}).items():
            much = rf"of {value}" if isinstance(value, int) else r"for this \w+ is equal to"
            assert re.search(rf"base \[{skill}\] \w+ {much}", card.text)


@of_every_card
def a_location_is_entered_by_every_event_that_brings_somebody_there(
    item: dict[str, Any],
) -> None:
    for trigger in (ability.get("on", {}) for ability in item.get("ability", ())):
        told = {one for value in trigger.values() if isinstance(value, list) for one in value}
        if told & {"swap-places", "place-at"}:
            assert told >= ENTERING


def keywords_of(text: str) -> set[str]:
    """The keywords that the lines of ``text`` begin with."""
    found = set()
    for line in text.split("\n"):
        place = head.end() if (head := _FOR_WHOM.match(line)) else 0
        while match := _KEYWORD.match(line, place):
            found.add(match[1].casefold())
            place = match.end()
    return found & KEYWORDS


@of_every_card
def what_is_told_of_a_success_leaves_the_attack_or_evasion_in(item: dict[str, Any]) -> None:
    """``success`` stands in place of the damage, or of being evaded: it says that as well.

    Unless the card itself has something else instead of the damage (arkham-lcg/instead).
    """
    if re.search(r"instead of (dealing|its standard) damage", data_of(item).text):
        return
    own = {"fight": {"strike", "strike-everybody"}, "evade": {"slip-away"}}
    for table in inside(item.get("ability", [])):
        if table.get("verb") in own and table.get("success"):
            told = {one.get("verb") for one in inside(table["success"])}
            assert told & own[table["verb"]], table


@of_every_card
def keywords(item: dict[str, Any]) -> None:
    card, keywords = data_of(item), item.get("keywords", {})
    printed = keywords_of(card.text) | ({"permanent"} & card.flags)
    assert printed == set(keywords) & KEYWORDS
    uses = re.search(r"Uses \((\d+) ([a-z]+?)s?\)", card.text)
    if uses:
        held = {name.removesuffix("s"): number for name, number in keywords["uses"].items()}
        assert held == {uses[2]: int(uses[1])}
    maximum = re.search(r"Max (\d+) committed per skill test", card.text)
    assert item.get("stats", {}).get("max-committed") == (int(maximum[1]) if maximum else None)


def verbs_of(item: dict[str, Any]) -> set[str]:
    return {table["verb"] for table in inside(item.get("ability", [])) if "verb" in table}


#: Verbs that do what stands behind "Then" themselves.
WITH_THEN = {"deal-encounter-cards", "resolve-sealed-instead"}


@of_every_card
def what_stands_behind_then_waits_for_what_stands_before_it(item: dict[str, Any]) -> None:
    """arkham-lcg/then: without it the effect would follow though the one before did not resolve."""
    printed = re.search(r"(?<!\()\bThen, ", data_of(item).text) is not None
    if item["type"] not in ("investigator", "agenda", "act") and not is_opaque(
        item.get("ability", [])
    ):
        waits = any("then" in table for table in inside(item.get("ability", [])))
        assert not printed or waits or verbs_of(item) & {"then", *WITH_THEN}


@of_every_card
def whose_card_is_meant(item: dict[str, Any]) -> None:
    """arkham-lcg/ownership-and-control: what one owns is not what one controls or has committed."""
    if "you own" in data_of(item).text and not is_opaque(item.get("ability", [])):
        assert "card-you-own" in str(item["ability"])


@of_every_card
def up_to_so_many_actions_only_where_that_is_printed(item: dict[str, Any]) -> None:
    for table in inside(item.get("ability", [])):
        if table.get("verb") == "take-different-actions":
            assert table.get("up-to", False) is ("take up to" in data_of(item).text)


@cache
def described() -> tuple[tuple[str, dict[str, Any]], ...]:
    """Every described card with the name of its file, read when the first check asks."""
    return tuple(written_cards())


def failures(check: Check) -> Iterator[str]:
    """One text a card of which ``check`` does not hold: its file, its code, and the assertion."""
    for name, item in described():
        try:
            check(item)
        except Lacking:
            continue
        except Exception as failed:
            told = "".join(traceback.format_exception(failed, limit=-1))
            yield f"{name}-{item['code']}: {told}"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_of_every_described_card(check: Check) -> None:
    wrong = list(failures(check))
    assert not wrong, "\n".join(wrong)


def test_each_card_that_is_told_otherwise_is_named_with_what_differs() -> None:
    """One test holds a check of all cards: it has to tell of every one that fails."""

    def check(item: dict[str, Any]) -> None:
        assert item["code"] not in ("01001", "01020"), data_of(item).name

    machete, roland = failures(check)
    assert machete.startswith("machete-01020: ")
    assert roland.startswith("roland-banks-01001: ")
    assert "AssertionError: Roland Banks" in roland

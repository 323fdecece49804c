"""Changes to a case that must not change its outcome: each gives the changed case, or nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.games.card import Card
from tests.arkham import card_named, shipped_cards
from tests.rulings.metamorphic.italian import in_italian

Change = Callable[[Case], Case | None]
CHANGES: dict[str, Change] = {}

#: Who can stand by: the first whom the case does not name.
PEOPLE = ("Daisy Walker", "Agnes Baker", "Roland Banks")
#: Words of cases in which an exhausted enemy readies.
READIES = ("upkeep", "Upkeep", "round", "ready", "readies")
#: Steps that speak of a moment at which something waits: a choice, a refusal, a test.
_WAITS = re.compile(r"it is refused|.* (?:may|must|has a choice|of the test)\b|the choice is")
_COPY = re.compile(r"([A-Z][^,;:]*?) #2")


def change(function: Change) -> Change:
    CHANGES[function.__name__.replace("_", "-")] = function
    return function


def _givens(case: Case) -> int:
    """How many Given steps come first."""
    return next(
        (number for number, step in enumerate(case.steps) if step.kind != "given"), len(case.steps)
    )


def _with(case: Case, place: int, *steps: tuple[str, str]) -> Case:
    new = tuple(Step(kind, text, case.line, 1, ()) for kind, text in steps)
    return case._replace(steps=case.steps[:place] + new + case.steps[place:])


def _text(case: Case) -> str:
    return "\n".join(
        "\n".join((step.text, *(cell for cell, _, _ in step.table))) for step in case.steps
    )


def _named(case: Case, *names: str) -> bool:
    return any(name in _text(case) for name in names)


@change
def a_bystander_location(case: Case) -> Case | None:
    if case.language != "en" or _named(case, "Hallway", "Cellar"):
        return None
    return _with(case, _givens(case), ("given", "the Hallway is connected to the Cellar"))


@change
def a_bystander_card(case: Case) -> Case | None:
    if case.language != "en" or _named(case, "Hallway", "Ravenous Ghoul"):
        return None
    return _with(case, _givens(case), ("given", "Ravenous Ghoul is exhausted at the Hallway"))


def _bystander(case: Case) -> str | None:
    """Who can stand by in ``case``; nobody where it is told what all investigators remember."""
    if case.language != "en" or _named(case, "Hallway", "remembers") or not _givens(case):
        return None
    return next((who for who in PEOPLE if not _named(case, who, who.split()[0])), None)


@change
def a_bystander_investigator(case: Case) -> Case | None:
    who = _bystander(case)
    return who and _with(case, _givens(case), ("given", f"{who} is at the Hallway"))  # type: ignore[return-value]


@change
def an_irrelevant_step_earlier(case: Case) -> Case | None:
    """Something is asked first, and the answer has nothing to do with the case."""
    if case.language != "en" or _named(case, "Hallway", "Ravenous Ghoul"):
        return None
    there = ("given", "Ravenous Ghoul is exhausted at the Hallway")
    return _with(case, _givens(case), there, ("then", "Ravenous Ghoul is exhausted"))


@change
def an_irrelevant_step_between(case: Case) -> Case | None:
    """The same is asked where the case asks for the first time how things are, and goes on."""
    if case.language != "en" or _named(case, "Hallway", "Ravenous Ghoul", *READIES):
        return None
    first = _givens(case)
    place = next((n for n, step in enumerate(case.steps) if step.kind == "then"), 0)
    if place <= first or _WAITS.match(case.steps[place].text):
        return None
    asked = _with(case, place, ("then", "Ravenous Ghoul is exhausted"))
    return _with(asked, first, ("given", "Ravenous Ghoul is exhausted at the Hallway"))


@change
def copies_swapped(case: Case) -> Case | None:
    """Of two copies the second is called the first, and is laid out first."""
    found = _COPY.search(_text(case))
    if found is None:
        return None
    name = found[1].split(" and ")[-1].split(" on ")[-1]
    first = _first_step(case, name, plain=True)
    second = _first_step(case, f"{name} #2", plain=False)
    if first is None or second is None or second >= _givens(case):
        return None
    if first == second:  # both are laid out by one step, and alike
        together = case.steps[first]
        steps = [step if step is together else _renamed(step, name) for step in case.steps]
        return case._replace(steps=tuple(steps))
    steps = [_renamed(step, name) for step in case.steps]
    steps[first], steps[second] = steps[second], steps[first]
    return case._replace(steps=tuple(steps))


def _first_step(case: Case, name: str, *, plain: bool) -> int | None:
    ending = r"(?! #| \()" if plain else r"(?!\d)"
    pattern = re.compile(re.escape(name) + ending)
    return next((n for n, step in enumerate(case.steps) if pattern.search(step.text)), None)


def _renamed(step: Step, name: str) -> Step:
    def swap(text: str) -> str:
        text = re.sub(re.escape(name) + r"(?: #1)?(?! #|\d| \()", "\0", text)
        return text.replace(f"{name} #2", name).replace("\0", f"{name} #2")

    table = tuple((swap(cell), line, column) for cell, line, column in step.table)
    return step._replace(text=swap(step.text), table=table)


@cache
def _printings() -> dict[str, tuple[Card, ...]]:
    out: dict[str, tuple[Card, ...]] = {}
    for card in shipped_cards():
        out[card.name] = (*out.get(card.name, ()), card)
    return out


@change
def a_reprint_instead(case: Case) -> Case | None:
    """Each card whose name alone means one printing is told by the code of an equal one."""
    text = _text(case)
    if case.language != "en" or "(" in text:
        return None
    told = {
        name: f"{name} ({cards[0].code})"
        for name, cards in _printings().items()
        if len(cards) == 1 and cards[0].type in ("asset", "event", "enemy") and name in text
        if card_named(name).code == cards[0].code
    }
    whole = "|".join(map(re.escape, sorted(_printings(), key=len, reverse=True)))
    pattern = re.compile(rf"(?<![\w'\"])(?:{whole})(?![\w'\"(#])(?! [#(])")
    steps = tuple(
        step
        if step.table
        else step._replace(text=pattern.sub(lambda m: told.get(m[0], m[0]), step.text))
        for step in case.steps
    )
    return None if steps == case.steps else case._replace(steps=steps)


@change
def italian_instead(case: Case) -> Case | None:
    return in_italian(case)

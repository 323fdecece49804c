"""Why an adversity cannot come upon a row at a position, judged from the position alone."""

from __future__ import annotations

from functools import cache

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from tests.games.arkham_lcg.adversity.middle import Middle
from tests.games.arkham_lcg.random_play.drawn_tables import described

#: Reason → what it says. A cell is "cannot occur" only where every position gave such a reason.
REASONS = {
    "constant": "it is in force and never carried out: nothing of it has a middle",
    "read": "it is an instruction that is read at its moment; no effect carries it out",
    "no-user": "nobody who is in the game carries it out",
    "no-source": "no card that could leave, or change hands, is its source",
    "source-out-of-play": "its source is not in play",
    "no-target": "it is about no card besides its user",
    "unmoved": "nothing that it is about can move",
    "unowned": "nobody owns what it is about",
    "no-event": "nothing that could be replaced, canceled or ignored is about to happen for it",
    "whole": "what happens for it is one thing, without an amount that could be less",
    "valueless": "nothing that it is about has a printed value",
    "no-trigger": "nothing triggers it: it is a step of what does",
    "no-turn": "it is carried out while nobody has a turn",
    "test-waits": "no test can begin here",
    "no-deck": "no deck is on the table, or it is being searched and held apart",
    "at-once": "it is one instant: what was found possible is done before anything else happens",
    "alone": "nobody else does what it does at the same time",
    "deck-building": "it is about building a deck: no rule of play asks for it",
}
#: Keywords that only say how a deck is built, or a card made up, before the game.
DECK_BUILDING = frozenset({"customizable"})
_SOURCE = ("source-gone", "source-controlled-by-another")


@cache
def _kinds_with() -> dict[str, frozenset[str]]:
    """Verb → the kinds of abilities of described cards whose effects name it."""
    out: dict[str, set[str]] = {}
    for card in described():
        for ability in card.abilities:
            for node in ability.effects:
                out.setdefault(node.row.id, set()).add(ability.kind)
    return {id: frozenset(kinds) for id, kinds in out.items()}


#: Kinds of abilities that are read where an enemy enters play or looks for somebody.
INSTRUCTIONS = frozenset({"prey", "spawn"})


def read_only(row: tuple[str, str]) -> bool:
    """Whether every described card has the verb in an instruction that nobody begins."""
    kinds = _kinds_with().get(row[1], frozenset())
    return row[0] == "verb" and bool(kinds) and kinds <= INSTRUCTIONS


def deck_building(row: tuple[str, str]) -> bool:
    """Whether the row is a keyword that is over before the game begins."""
    return row[0] == "keyword" and row[1] in DECK_BUILDING


def constant(row: tuple[str, str]) -> bool:
    """Whether the row is a clause that no effect ever puts in force: it never runs."""
    return row[0] == "verb" and row[1] in RULES.constants_only


def why_not(state: State, here: Middle, column: str) -> str:
    """The reason why ``column`` could not be done to ``here``; empty for one that is accidental."""
    playing = here.you in investigators(state)
    others = [one for one in here.targets if one != here.you]
    if column == "user-eliminated":
        return "at-once" if playing else "no-user"
    if column == "prohibited":
        return "at-once"
    if column in _SOURCE:
        return "no-source"
    if column == "source-blanked":
        return "source-out-of-play"
    if column == "target-moved":
        return "unmoved" if others else "no-target"
    if column == "target-not-owned":
        return "unowned"
    if column.startswith("target"):
        return "no-target"
    if column in ("replaced", "cancelled", "ignored"):
        return "no-event"
    if column == "done-in-part":
        return "whole" if here.events else "no-event"
    if column == "two-investigators-at-once":
        return "alone" if playing else "no-user"
    if column == "turn-over":
        return "no-turn"
    fixed = {
        "no-printed-value": "valueless",
        "doubled-trigger": "no-trigger",
        "nested-test": "test-waits",
        "empty-deck": "no-deck",
        "zero": "no-user",
    }
    return fixed.get(column, "")

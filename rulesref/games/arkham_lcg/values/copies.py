"""arkham-lcg/copy and arkham-lcg/different: cards of one title, and cards that are not.

A title is the whole of it: subtitles, levels and types make no difference, and what stands in
brackets after the title of a treachery is its subtitle (arkham-lcg/treachery-subtitles).
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.attaching import attachments
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of, kind_of


def is_copy(state: State, one: str, other: str) -> bool:
    """Whether the two have one title: a card is a copy of itself, only a second copy is another card."""
    return card_of(state, one).name == card_of(state, other).name


def different(state: State, one: str, other: str) -> bool:
    """Whether two cards are different: by title, but every location is a place of its own."""
    if kind_of(state, one) == kind_of(state, other) == "location":
        return one != other
    return card_of(state, one).name != card_of(state, other).name


@RULES.quantity("different-titles", of="cards")
def _different_titles(state: State, env: Env, of: tuple[str, ...]) -> int:
    """How many different cards there are among these, copies of one title counted once."""
    return len({card_of(state, one).name for one in of})


@RULES.filter("copy-of", value="cards")
def _copy_of(state: State, env: Env, thing: str, value: Any) -> bool:
    """A copy of any of these."""
    return any(is_copy(state, thing, one) for one in things(state, env, value))


@RULES.filter("different-from", value="cards")
def _different_from(state: State, env: Env, thing: str, value: Any) -> bool:
    """Different from each of these."""
    return all(different(state, thing, one) for one in things(state, env, value))


@RULES.selector("attached-here")
def _attached_here(state: State, env: Env) -> list[str]:
    """What is attached to this card."""
    return attachments(state, env["this"])


@RULES.filter("with", value="word")
def _with(state: State, env: Env, thing: str, value: str) -> bool:
    """arkham-lcg/a-an: "a" token of a kind is one or more of them."""
    return bool(state.get(thing, value))


@RULES.quantity("to-a-minimum", of="number", least="number")
def _to_a_minimum(state: State, env: Env, of: int, least: int) -> int:
    """A number, and no less than so much."""
    return max(of, least)


@RULES.quantity("to-a-maximum", of="number", most="number")
def _to_a_maximum(state: State, env: Env, of: int, most: int) -> int:
    """A number, and no more than so much."""
    return min(of, most)


@RULES.quantity("for-every", of="number", size="number")
def _for_every(state: State, env: Env, of: int, size: int) -> int:
    """arkham-lcg/for-each-or-for-every: how many times a number holds ``size`` in full."""
    return of // size

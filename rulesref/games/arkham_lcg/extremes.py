"""arkham-lcg/target: filters that keep whatever has the most or the least of something."""

from __future__ import annotations

from typing import Any

from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.prey import amount
from rulesref.games.arkham_lcg.in_play.attaching import attachments
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import here
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.things import card_of


@RULES.filter("most", ties=True, value="word", whole="flag?")
def most(state: State, env: Env, among: list[str], value: str) -> list[str]:
    """Those of ``among`` with the most of ``value``; all of them where they tie."""
    return _best(state, among, value, 1)


@RULES.filter("fewest", ties=True, value="word", whole="flag?")
def fewest(state: State, env: Env, among: list[str], value: str) -> list[str]:
    """Those of ``among`` with the least of ``value``."""
    return _best(state, among, value, -1)


def _so_many(state: State, env: Env, places: list[str], value: Any) -> dict[str, int]:
    """How many of ``value`` are at each of ``places``."""
    those = things(state, env, value)
    return {place: len(here(state, those, place)) for place in places}


@RULES.filter("most-there", ties=True, value="cards", whole="flag?")
def most_there(state: State, env: Env, among: list[str], value: Any) -> list[str]:
    """Those of the locations ``among`` at which most of these are; all of them where they tie."""
    there = _so_many(state, env, among, value)
    return [place for place in among if there[place] == max(there.values())]


@RULES.filter("fewest-there", ties=True, value="cards", whole="flag?")
def fewest_there(state: State, env: Env, among: list[str], value: Any) -> list[str]:
    """Those of the locations ``among`` at which fewest of these are, or none of them."""
    there = _so_many(state, env, among, value)
    return [place for place in among if there[place] == min(there.values())]


RULES.stop(
    "incomparable",
    quantity="word",
    en="comparing by {quantity}",
    it="un confronto in base a questo: {quantity}",
)


def _best(state: State, among: list[str], quantity: str, sign: int) -> list[str]:
    """Cards without a cost have neither the highest nor the lowest (arkham-lcg/costs)."""
    if quantity == "cost":
        among = [one for one in among if stat(state, one, "cost") is not None]
    try:
        amounts = {candidate: sign * amount(state, candidate, quantity) for candidate in among}
    except KeyError:
        state.give_up("table", "incomparable", quantity=quantity)
        return []
    best = max(amounts.values(), default=0)
    return [candidate for candidate in among if amounts[candidate] == best]


@RULES.filter("without-attached", value="text")
def _without(state: State, env: Env, thing: str, value: str) -> bool:
    """No card of that name is attached to it."""
    return all(card_of(state, attachment).name != value for attachment in attachments(state, thing))


@RULES.filter("without-attached-trait", value="word")
def _without_trait(state: State, env: Env, thing: str, value: str) -> bool:
    """No card with that trait is attached to it."""
    return not any(value in card_of(state, one).traits for one in attachments(state, thing))

"""arkham-lcg/dealing-damage-horror: why somebody may not assign what is dealt to them like that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.damage_and_defeat.assigned_first import passed_over
from rulesref.games.arkham_lcg.damage_and_defeat.assigning_for_others import eligible
from rulesref.games.arkham_lcg.damage_and_defeat.assigning_limits import within_limits
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import remaining
from rulesref.games.things import kind_of

CITE = "arkham-lcg/dealing-damage-horror"
#: What limits how much of a token a card can take.
STATS = {"damage": "health", "horror": "sanity"}

RULES.refusal(
    "assigns-what-is-direct",
    "arkham-lcg/direct-damage-direct-horror",
    en="it is direct: nobody but whom it is dealt to takes any of it",
    it="è diretto: non lo subisce nessun altro",
)
RULES.refusal(
    "assigns-to-no-asset",
    CITE,
    card="card",
    en="{card} is no asset in play: one assigns to oneself, and to assets that one controls",
    it="{card} non è un supporto in gioco: si assegna a se stessi e ai supporti che si controllano",
)
RULES.refusal(
    "assigns-to-foreign-asset",
    CITE,
    card="card",
    en="{card} is under the control of somebody else",
    it="{card} è sotto il controllo di qualcun altro",
)
RULES.refusal(
    "takes-no-damage",
    CITE,
    card="card",
    en="{card} has no health, and cannot be assigned damage",
    it="{card} non ha salute, e non le si possono assegnare danni",
)
RULES.refusal(
    "takes-no-horror",
    CITE,
    card="card",
    en="{card} has no sanity, and cannot be assigned horror",
    it="{card} non ha sanità mentale, e non le si possono assegnare orrori",
)
RULES.refusal(
    "assigns-beyond-defeat",
    CITE,
    card="card",
    most="number",
    en="{card} can be assigned no more than would defeat it: {most}",
    it="a {card} non si può assegnare più di quanto basta a sconfiggerla: {most}",
)
RULES.refusal(
    "assigns-more-than-dealt",
    CITE,
    amount="number",
    en="so much is not dealt: there is {amount} to assign",
    it="non ne viene inflitto tanto: da assegnare c'è {amount}",
)
RULES.refusal(
    "assigns-past-an-asset",
    CITE,
    card="card",
    en="{card} has to be assigned as much as it can take first",
    it="prima si deve assegnare a {card} tutto ciò che può subire",
)
RULES.refusal(
    "assigns-beyond-a-limit",
    CITE,
    card="card",
    en="no more of it may be assigned to {card} and its like",
    it="non se ne può assegnare di più a {card} e alle carte come questa",
)
RULES.refusal(
    "leaves-unassigned",
    CITE,
    en="what no asset is assigned, the investigator has to take themselves",
    it="ciò che non si assegna ai supporti lo deve subire l'investigatore stesso",
)


@RULES.objection("assign")
def _why_not(state: State, slots: Mapping[str, Any]) -> Refused | None:
    """The slots are parts of a split: token → (who takes it, how much); one at a time is judged."""
    event: Event = state.variables["events"][state.variables["number"]]
    choice = state.pending
    assert isinstance(choice, Choice)
    if slots["who"] != event.slots["to"]:
        return None
    for token in STATS.keys() & slots:
        if not any(slots[token] in option.slots[token] for option in choice.options):
            return _judged(state, event, token, *slots[token])
    told = [(token, slots[token]) for token in STATS.keys() & slots]
    if told and not any(
        all(share in option.slots[token] for token, share in told) for option in choice.options
    ):
        return RULES.refuse("assigns-beyond-a-limit", card=told[0][1][0])
    return None


def _judged(state: State, event: Event, token: str, card: str, amount: int) -> Refused | None:
    to, dealt = event.slots["to"], int(event.slots.get(token) or 0)
    if card != to and kind_of(state, to) == "investigator":
        if event.slots.get("direct"):
            return RULES.refuse("assigns-what-is-direct")
        refused = _of_asset(state, to, token, card, amount) or _too_much(dealt, amount)
        if refused is None and not within_limits(event, ((card, amount),)):
            return RULES.refuse("assigns-beyond-a-limit", card=card)
        return refused
    first = passed_over(state, event, token, eligible(state, to, token), {}) if card == to else None
    if first is not None and not event.slots.get("direct"):
        return _too_much(dealt, amount) or RULES.refuse("assigns-past-an-asset", card=first)
    return _too_much(dealt, amount) or RULES.refuse("leaves-unassigned")


def _of_asset(state: State, to: str, token: str, card: str, amount: int) -> Refused | None:
    """What keeps ``card`` from being assigned so much of ``token``, however much is dealt."""
    if kind_of(state, card) != "asset" or state.get(card, "zone") != "play":
        return RULES.refuse("assigns-to-no-asset", card=card)
    if card not in eligible(state, to, token):
        return RULES.refuse("assigns-to-foreign-asset", card=card)
    room = remaining(state, card, STATS[token], token)
    if room is None and token == "damage":
        return RULES.refuse("takes-no-damage", card=card)
    if room is None:
        return RULES.refuse("takes-no-horror", card=card)
    if amount > room:
        return RULES.refuse("assigns-beyond-defeat", card=card, most=room)
    return None


def _too_much(dealt: int, amount: int) -> Refused | None:
    if amount <= dealt:
        return None
    return RULES.refuse("assigns-more-than-dealt", amount=dealt)

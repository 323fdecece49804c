"""arkham-lcg/heal: damage and horror that is taken off a card."""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.scope import amend, fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.damage_and_defeat.dealing import doer
from rulesref.games.arkham_lcg.damage_and_defeat.healed_as_points import HEALING, stand_ins
from rulesref.games.arkham_lcg.damage_and_defeat.unhealed import not_healed
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.things import card_of, in_play

CITE = "arkham-lcg/heal"
TAKES = (("of", "damage", "damage"), ("of", "horror", "horror"))


@RULES.event(
    "heal",
    CITE,
    of="card",
    damage="number",
    horror="number",
    en=("{damage} damage is healed from {of}", "{horror} horror is healed from {of}"),
    it=(
        "{damage} (danno viene curato|danni vengono curati) a {of}",
        "{horror} (orrore viene curato|orrori vengono curati) a {of}",
    ),
    takes=TAKES,
)
def _heal(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        of = event.slots["of"]
        for token in ("damage", "horror"):
            state.put(of, **{token: state.get(of, token) - event.slots.get(token, 0)})


@RULES.event(
    "heal-more",
    CITE,
    of="card",
    damage="number",
    horror="number",
    en=(
        "{damage} additional damage is healed from {of}",
        "{horror} additional horror is healed from {of}",
    ),
    it=(
        "{damage} (danno aggiuntivo viene curato|danni aggiuntivi vengono curati) a {of}",
        "{horror} (orrore aggiuntivo viene curato|orrori aggiuntivi vengono curati) a {of}",
    ),
    takes=TAKES,
)
def _heal_more(state: State, events: tuple[Event, ...]) -> None:
    """Part of a healing that has begun before, and no occurrence of its own."""
    _heal(state, events)


def _any(
    state: State, env: Env, of: tuple[str, ...], damage: int = 0, horror: int = 0, **rest: Any
) -> bool:
    who = doer(state, env)
    return any(
        amount
        and (state.get(card, token) or stand_ins(state, card, token))
        and not not_healed(state, who, card, token)
        for card in of
        for token, amount in (("damage", damage), ("horror", horror))
    )


@RULES.verb(
    "heal", CITE, able=_any, of="cards", damage="number?", horror="number?", additional="flag?"
)
def heal(
    state: State,
    env: Env,
    of: tuple[str, ...],
    damage: int = 0,
    horror: int = 0,
    additional: bool = False,
) -> None:
    """Heal up to so much from each of ``of``; nothing happens where there is nothing to heal.

    ``additional``: it is one healing together with what this card has just healed (FAQ v2.5,
    question on Carolyn Fern and Liquid Courage).
    """
    events = []
    for card in of:
        for token, amount in (("damage", damage), ("horror", horror)):
            if amount and not_healed(state, doer(state, env), card, token):
                fail(state)
                continue
            if amount and stand_ins(state, card, token):
                told = {"of": card, "token": token, "amount": amount, "by": env["this"]}
                state.call(HEALING, doer=env["you"], **told)
                continue
            healed = min(amount, int(state.get(card, token)))
            if amount:
                measure(state, healed, amount)
            if healed:
                slots: dict[str, Any] = {"of": card, token: healed, "doer": doer(state, env)}
                more = additional and _joins(state, env["this"], card, token, healed)
                events.append(state.event("heal-more" if more else "heal", by=env["this"], **slots))
    state.emit(*events)


def _joins(state: State, by: str, of: str, token: str, amount: int) -> bool:
    """Whether a healing still waits for what comes after it, of which this one becomes a part."""

    def grow(event: Event) -> Event | None:
        if event.type != "heal" or event.by != by or event.slots["of"] != of:
            return None
        if not event.slots.get(token):
            return None
        return event._replace(slots={**event.slots, token: event.slots[token] + amount})

    return amend(state, "after", grow)


@RULES.selector("investigator-or-ally")
def _investigator_or_ally(state: State, env: Env) -> list[str]:
    """Investigators, and the assets in play that are allies."""
    allies = [id for id in in_play(state, "asset") if "Ally" in card_of(state, id).traits]
    return [*investigators(state), *allies]


@RULES.selector("controller-of-healed")
def _controller_of_healed(state: State, env: Env) -> tuple[str, ...]:
    """Who controls the card that the healing which is answered was for."""
    event = env.get("event")
    who = state.get(event.slots.get("of", ""), "controller", None) if event else None
    return (who,) if who else ()


@RULES.selector("card-effect-of-yours")
def _effect_of_yours(state: State, env: Env) -> tuple[str, ...]:
    """The card that healed, where you did it with one of yours, even one that is gone by then."""
    event = env["event"]
    return (event.by,) if event.slots.get("doer") == env["you"] else ()

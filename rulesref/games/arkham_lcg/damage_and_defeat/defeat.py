"""arkham-lcg/defeat: what falls when damage or horror reaches its value, and where it goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.block import BLOCK
from rulesref.engine.event import Event
from rulesref.engine.hooks import Hooks
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import things
from rulesref.engine.state import State
from rulesref.engine.waiting import after_answers
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.acts_and_agendas.agenda import current
from rulesref.games.arkham_lcg.acts_and_agendas.doom import CHECK
from rulesref.games.arkham_lcg.altering import earlier
from rulesref.games.arkham_lcg.damage_and_defeat.dealing import doer
from rulesref.games.arkham_lcg.damage_and_defeat.elimination import eliminate
from rulesref.games.arkham_lcg.damage_and_defeat.sunken_values import (
    lowered_by,
    note_changes,
    unchanged,
    worn,
)
from rulesref.games.arkham_lcg.enemies.partner import ALONG, fall_with
from rulesref.games.arkham_lcg.enemies.partner import CITE as PARTNER
from rulesref.games.arkham_lcg.enemies.swarming import spill, swarm_cards
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.arkham_lcg.values.in_force import in_force
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.edition import switch
from rulesref.games.things import card_of, kind_of

DOOMED = "arkham-lcg/doomed"
carries_out("victory", "arkham-lcg/victory-display-victory-points")
carries_out("vengeance", "arkham-lcg/vengeance-x")
COUNTS_AS_WON = RULES.constant(
    "counts-in-victory",
    "arkham-lcg/vengeance-x",
    of="cards",
    says="For counting vengeance points ``of`` are considered to be in the victory display.",
)
carries_out("doomed", DOOMED)


@RULES.quantity("vengeance-points")
def _vengeance(state: State, env: Env) -> int:
    """arkham-lcg/vengeance-x: what the cards in the victory display are worth together."""
    won = {id for id, thing in state.things.items() if thing.get("zone") == "victory"}
    won.update(card for standing in in_force(state, COUNTS_AS_WON) for card in standing.bound)
    return sum(int(keyword(state, card, "vengeance")) for card in won)


@RULES.filter("defeated-at", value="cards")
def _defeated_at(state: State, env: Env, thing: str, value: object) -> bool:
    """Cards that were at any of these locations when they were defeated, the last time."""
    return state.get(thing, "defeated-at") in things(state, env, value)  # type: ignore[arg-type]


cannot_be_defeated = prohibition("cannot-be-defeated")


@RULES.event(
    "defeat",
    "arkham-lcg/defeat",
    card="card",
    who="card",
    trauma="word",
    en="{card} is defeated",
    it=("{card} è sconfitt(o|a)", "{card} viene sconfitt(o|a)"),
    leaves=True,
    lapses=lambda state, event: _is_saved(state, event.slots["card"]),
)
def _defeat(state: State, events: tuple[Event, ...]) -> None:
    """A card goes to the victory display or is discarded, and the eliminations follow.

    What falls with its investigator has left already when the steps of their elimination begin.
    """
    gone, spills, eliminated = [], [], []
    for event in events:
        card = event.slots["card"]
        by = event.by or ""
        state.put(card, **{"defeated-at": location_of(state, card)})
        for asked in (earlier.DEFEATED, earlier.FALLEN):
            earlier.note(state, asked, card, event.slots.get("who"))
        if kind_of(state, by) == "event":
            felled = (*state.get(by, "felled", ()), card_of(state, card).type)
            state.put(by, felled=tuple(sorted(felled)))
        if card_of(state, card).type == "investigator":
            eliminated.append((card, _trauma(state, card, event.slots.get("trauma"))))
        elif state.get(card, "swarm"):
            excess = state.get(card, "damage") - (stat(state, card, "health") or 0)
            gone.append(state.event("leave-swarm", by=event.by, card=card))
            if excess > 0:
                spills.append((card, excess))
        elif state.get(card, "zone") in ("play", "hand"):  # else a "when" took it elsewhere
            if keyword(state, card, "partner"):
                gone += [
                    state.event("remove", by=event.by, cites=(PARTNER,), card=card),
                    state.event("cross-off", by=event.by, card=card),
                ]
                continue
            won = keyword(state, card, "victory") or keyword(state, card, "vengeance")
            state.put(card, defeated=kind_of(state, card) == "enemy")
            gone.append(state.event("victory" if won else "discard", by=event.by, card=card))
            doomed(state, card)
    state.emit(*gone)
    for card, excess in spills:
        spill(state, card, excess)
    for who, trauma in eliminated:
        state.emit(*fall_with(state, who))
        eliminate(state, who, trauma)


RULES.stop(
    "doomed-undefined",
    en="the keyword doomed, of which the rules of this edition say nothing",
    it="la parola chiave Predestinato, di cui le regole di questa edizione non dicono nulla",
)


def doomed(state: State, card: str) -> None:
    """arkham-lcg/doomed (Grimoire): its defeat places 1 doom, which may advance the agenda.

    The Rules Reference has no such keyword, and a card that bears it means it all the same.
    """
    if keyword(state, card, "doomed"):
        if not switch(state, "doomed"):
            state.give_up(card, "doomed-undefined")
            return
        agenda = current(state, "agenda")
        if agenda is None:
            state.give_up(card, "no-current-agenda")
            return
        state.emit(state.event("place-doom", by=card, cites=(DOOMED,), on=agenda, amount=1))
        state.call(CHECK, why=DOOMED)


@RULES.hook(Hooks.settle)
def settle(state: State, events: tuple[Event, ...]) -> None:
    """Once damage and horror are placed: everything that reached its value falls at once."""
    fallen = []
    for card in (*(event.slots.get("to") for event in events), *worn(state)):
        done = card and state.get(card, "falling") in (True, ALONG)
        if card and card not in fallen and not done and _spent(state, card):
            fallen.append(card)
    _let_fall(state, fallen)


def sink(state: State) -> None:
    """What has as much damage or horror as a value that has sunk falls, by whoever lowered it."""
    if unchanged(state):
        return
    fallen = [one for one in worn(state) if not state.get(one, "falling") and _spent(state, one)]
    for card in fallen:
        by, who = lowered_by(state, card)
        state.put(card, **{"hurt-by": by, "hurt-for": who})
    _let_fall(state, fallen)
    note_changes(state)


def _let_fall(state: State, fallen: list[str]) -> None:
    persons = [
        card
        for card in fallen
        if card_of(state, card).type == "investigator" and not state.get(card, "falling")
    ]
    for card in fallen:
        state.put(card, falling=True)
    if persons and switch(state, "last-reactions") == "last-word":
        fallen = [card for card in fallen if card not in persons]
        for card in persons:
            state.put(card, falling=WAITS)
        after_answers(state, FALL, BLOCK, cards=tuple(persons))
    _defeat_them(state, fallen)


def _defeat_them(state: State, cards: list[str]) -> None:
    if cards:
        state.emit(*(_falling(state, card) for card in cards))
        state.call(AVERTED, cards=tuple(cards))


def _averted(state: State, variables: Mapping[str, Any]) -> None:
    """Whoever was kept from falling may fall another time."""
    for card in variables["cards"]:
        if state.get(card, "zone") == "play":
            state.put(card, falling=None)


AVERTED = RULES.procedure(Procedure("averted-defeat", _averted))


def _fall(state: State, variables: Mapping[str, Any]) -> None:
    """The other reading of an open question: after the reactions to the damage, if it still is.

    Whoever has taken more meanwhile has had their last word, and has fallen already.
    """
    waiting = [card for card in variables["cards"] if state.get(card, "falling") == WAITS]
    for card in waiting:
        state.put(card, falling=bool(_spent(state, card)))
    _defeat_them(state, [card for card in waiting if state.get(card, "falling")])


#: What ``falling`` is while the last reactions of an investigator are awaited.
WAITS = "waits"
FALL = RULES.procedure(Procedure("fall", _fall))


def _falling(state: State, card: str) -> Event:
    """The defeat of ``card``; ``who`` is the investigator whose card or attack did it."""
    by = state.get(card, "hurt-by", None)
    who = state.get(card, "hurt-for", None) or state.get(by, "controller", None)
    slots = {"card": card, "who": who}
    if card_of(state, card).type == "investigator":
        slots["trauma"] = TRAUMA[_spent(state, card)]
    return state.event("defeat", by=by, **slots)


@RULES.hook(Hooks.memories)
def _memories(state: State) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Who hurt a card last is asked for as it is defeated: as a rule, by what hurts it then."""
    for id, thing in state.things.items():
        told = tuple(name for name in ("hurt-by", "hurt-for") if name in thing)
        if told and not thing.get("falling"):
            yield id, told


#: arkham-lcg/campaign-play/trauma: what is suffered for what was spent; both leave a choice.
TRAUMA = {("health",): "physical", ("sanity",): "mental", ("health", "sanity"): "choice"}


def _spent(state: State, card: str) -> tuple[str, ...]:
    """Which of "health" and "sanity" is used up. A host with swarm cards is not defeated."""
    out: list[str] = []
    if swarm_cards(state, card) or cannot_be_defeated(state, card):
        return ()
    for name, token in (("health", "damage"), ("sanity", "horror")):
        taken = state.get(card, token)
        value = stat(state, card, name) if taken else None
        if value is not None and taken >= max(value, 1):
            out.append(name)
    return tuple(out)


def _trauma(state: State, card: str, told: str | None) -> str | None:
    """The trauma of an investigator who falls: by what is used up now, if not by an effect."""
    falls = state.get(card, "falling") is True and told in TRAUMA.values()
    return TRAUMA[_spent(state, card)] if falls else told


def _is_saved(state: State, card: str) -> bool:
    """Whether ``card`` cannot fall, or was falling by what lay on it and can bear it again."""
    if cannot_be_defeated(state, card):
        return True
    return state.get(card, "falling") is True and not _spent(state, card)


@RULES.verb("defeat", "arkham-lcg/defeat", of="cards", trauma="word?")
def _defeat_verb(state: State, env: Env, of: tuple[str, ...], trauma: str = "") -> None:
    """A card that says so defeats; it brings only the trauma that it names."""
    who = doer(state, env)
    state.emit(
        *(
            state.event("defeat", by=env["this"], card=card, who=who, trauma=trauma or None)
            for card in of
        )
    )

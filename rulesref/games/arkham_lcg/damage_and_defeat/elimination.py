"""arkham-lcg/elimination: what becomes of everything that a defeated or resigning player had.

Steps 0 to 6 of the Rules Reference, one function each, in that order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.acts_and_agendas import objectives
from rulesref.games.arkham_lcg.chaos_tokens.sealing import free
from rulesref.games.arkham_lcg.damage_and_defeat.killed import fate_of
from rulesref.games.arkham_lcg.decks.hand import held_to_answer
from rulesref.games.arkham_lcg.decks.piles import deck_of, fill
from rulesref.games.arkham_lcg.enemies.engagement import disengaging, engaged_enemies
from rulesref.games.arkham_lcg.keys_and_stories.key_tokens import left_behind as keys_left_behind
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, begin_with, investigators, lead, location_of
from rulesref.games.edition import switch
from rulesref.games.things import card_of

CITE = "arkham-lcg/elimination"


@RULES.event(
    "suffer-trauma",
    "arkham-lcg/campaign-play/trauma",
    who="card",
    kind="word",
    en="{who} suffers 1 {kind} trauma",
    it="{who} subisce 1 trauma {kind}",
)
def _trauma(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who, kind = event.slots["who"], event.slots["kind"]
        name = f"{kind}-trauma"
        state.put(who, **{name: state.get(who, name) + 1})
        fate = fate_of(state, who, kind)
        if fate is not None:
            state.emit(fate)


@RULES.verb("suffer-trauma", "arkham-lcg/campaign-play/trauma", who="cards", trauma="word")
def _trauma_verb(state: State, env: Env, who: tuple[str, ...], trauma: str) -> None:
    """Each of ``who`` suffers 1 trauma of that kind."""
    state.emit(
        *(
            state.event("suffer-trauma", by=env["this"], who=investigator, kind=trauma)
            for investigator in who
        )
    )


@RULES.event(
    "game-ends",
    CITE,
    who="card",
    en="the game ends for {who}",
    it="la partita finisce per {who}",
)
def _game_ends(state: State, events: tuple[Event, ...]) -> None:
    """Only weaknesses of this investigator may be triggered by it."""


@RULES.event(
    "eliminated",
    CITE,
    who="card",
    silent=True,
    en="{who} is eliminated",
    it="{who} viene eliminat(o|a)",
)
def _eliminated(state: State, events: tuple[Event, ...]) -> None:
    """For a card in hand that says so itself; all else answers that the game ends for them."""


def eliminate(state: State, who: str, trauma: str | None) -> None:
    """Eliminate ``who``; ``trauma`` is "physical", "mental", "choice" or none."""
    state.call(ELIMINATE, who=who, trauma=trauma)


def _leave_the_table(state: State, variables: Mapping[str, Any]) -> None:
    """From now on nothing finds this investigator; "per investigator" still counts them."""
    who = variables["who"]
    everybody = investigators(state)
    if who not in everybody:
        state.end()
        return
    if state.get("test", "who") == who and not state.get("test", "result"):
        state.put("test", broken=True)
    if not state.get(TABLE, "started"):
        state.put(TABLE, started=len(everybody))
    state.put(who, leaving=True)
    state.let(place=location_of(state, who), held=tuple(engaged_enemies(state, who)))
    trauma = variables["trauma"]
    if trauma == "choice":
        kinds = ("physical", "mental")
        options = tuple(Option("trauma", {"who": who, "trauma": kind}, kind) for kind in kinds)
        state.ask(Choice("trauma", who, options, ("arkham-lcg/campaign-play/trauma",), "trauma"))


def _suffer(state: State, variables: Mapping[str, Any]) -> None:
    if variables["trauma"]:
        slots = {"who": variables["who"], "kind": variables["trauma"]}
        state.emit(state.event("suffer-trauma", **slots))


def owned_weaknesses(state: State, who: str) -> list[str]:
    """The weaknesses in play that ``who`` owns; by the Grimoire those in hand as well.

    Open question U-24: whether a hidden one in hand is among them in the edition of 2016.
    """
    held = switch(state, "hand-weakness")
    return [
        id
        for id, thing in state.things.items()
        if "card" in thing
        and thing["card"].weakness
        and (
            (thing.get("zone") == "play" and thing.get("owner") == who)
            or (
                thing.get("zone") == "hand"
                and thing.get("controller") == who
                and (held == "any" or (held == "hidden" and keyword(state, id, "hidden")))
            )
        )
    ]


def _step_0(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    if owned_weaknesses(state, who):
        state.emit(state.event("game-ends", who=who))
    elif held_to_answer(state, who, "eliminated"):
        state.emit(state.event("eliminated", who=who))


def _weaknesses_go(state: State, variables: Mapping[str, Any]) -> None:
    weak = owned_weaknesses(state, variables["who"])
    state.emit(*(state.event("remove", cites=(CITE,), card=card) for card in weak))


RULES.stop(
    "controlled-not-owned",
    en="a card controlled, not owned, by an eliminated investigator",
    it="una carta che un investigatore eliminato controlla ma non possiede",
)


def _step_1(state: State, variables: Mapping[str, Any]) -> None:
    """What is controlled in play and every own zone.

    The Grimoire speaks of what is owned and controlled, and not of what is only controlled, but of
    partners, who go along with whom they are with (arkham-lcg/partner).
    """
    who = variables["who"]
    both = switch(state, "elimination-scope") == "owned-and-controlled"
    leaving = []
    for id, thing in tuple(state.things.items()):
        if id == who or "card" not in thing:
            continue
        if thing.get("zone") == "play" and thing.get("controller") == who:
            if both and thing.get("owner") != who and not keyword(state, id, "partner"):
                state.give_up(id, "controlled-not-owned")
                return
            leaving.append(id)
        elif (
            thing.get("zone") in ("hand", "discard", "drawn", "beneath", "limbo")
            and thing.get("owner") == who
        ):
            state.put(id, zone="removed")
    if deck_of(who) in state.things:
        fill(state, deck_of(who), ())
    free(state, who)
    state.put(who, eliminated=True, zone="removed", **{"untold-cards": None})
    order = tuple(investigator for investigator in investigators(state) if investigator != who)
    state.put(TABLE, order=order)
    state.emit(*(state.event("remove", cites=(CITE,), card=card) for card in leaving))


def _step_2(state: State, variables: Mapping[str, Any]) -> None:
    who, place = variables["who"], variables["place"]
    clues = state.get(who, "clues")
    keys_left_behind(state, who, place)
    state.put(who, clues=None, resources=None)
    if clues and place:
        state.emit(state.event("place-clues", cites=(CITE,), amount=clues, at=place))


def _step_3(state: State, variables: Mapping[str, Any]) -> None:
    """Unengaged, otherwise as they were; a ready one engages whom it finds there."""
    events: list[Event] = []
    for enemy in variables["held"]:
        if state.get(enemy, "zone") == "play" and not keyword(state, enemy, "massive"):
            events += disengaging(state, enemy, None, CITE)
    state.emit(*events)


def _step_4(state: State, variables: Mapping[str, Any]) -> None:
    """FAQ 1.22: hidden cards in hand go where those of the threat area go."""
    who = variables["who"]
    rest = [
        id
        for id, thing in state.things.items()
        if (thing.get("threat") == who and thing.get("zone") == "play")
        or (
            thing.get("zone") == "hand"
            and thing.get("controller") == who
            and keyword(state, id, "hidden")
            and not card_of(state, id).weakness
        )
    ]
    state.emit(*(state.event("discard", cites=(CITE,), card=card) for card in rest))


def _step_5(state: State, variables: Mapping[str, Any]) -> None:
    left = investigators(state)
    if lead(state) != variables["who"] or not left:
        state.let(lead=None)
        return
    options = tuple(Option("new-lead", {"who": one}, one) for one in left)
    state.ask(Choice("new-lead", "", options, (CITE, "arkham-lcg/lead-investigator"), "lead"))


def _lead_on(state: State, variables: Mapping[str, Any]) -> None:
    if variables["lead"]:
        state.emit(state.event("new-lead", who=variables["lead"]))


def _step_6(state: State, variables: Mapping[str, Any]) -> None:
    """Where the new lead has gone before they led, those who are left choose again (step 5)."""
    left = investigators(state)
    if left and variables["lead"] not in (None, *left):
        state.goto(ELIMINATE, _step_5)
    elif not left and not objectives.check(state):  # else what is met now says how it ends
        state.emit(state.event("resolution", cites=(CITE,)))


@RULES.event(
    "new-lead",
    "arkham-lcg/lead-investigator",
    who="card",
    en="{who} becomes the lead investigator",
    it="{who} diventa l'investigatore capo",
)
def _new_lead(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/in-player-order: from now on a sequence begins with the new lead, clockwise."""
    begin_with(state, events[-1].slots["who"])


ELIMINATE = RULES.procedure(
    Procedure(
        "eliminate",
        _leave_the_table,
        _suffer,
        _step_0,
        _weaknesses_go,
        _step_1,
        _step_2,
        _step_3,
        _step_4,
        _step_5,
        _lead_on,
        _step_6,
    )
)

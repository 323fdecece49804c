"""arkham-lcg/campaign-play: what follows the end of a scenario, before the story goes on.

Bless and curse tokens leave the bag as the game is cleaned up, after the resolution and before any
interlude (FAQ v2.5, question on bless and curse tokens). A prelude and the scenario after it are
one game: what was used once a game stays used, and setup abilities are not resolved again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import change, faces
from rulesref.games.arkham_lcg.chaos_tokens.sealing import free
from rulesref.games.arkham_lcg.decks.piles import mix_in, shuffle
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.things import in_play

TOKENS = "arkham-lcg/qa/bless-curse-between-scenarios"
KEPT = "arkham-lcg/qa/prelude-clean-up-attached-beneath"
#: What an investigator carries from one game of a campaign to the next.
_CARRIED = ("card", "zone", "owner", "controller", "at", "physical-trauma", "mental-trauma")


@RULES.event(
    "clean-up",
    "arkham-lcg/campaign-play",
    own_scope=True,
    en="the game is cleaned up",
    it="si mette via la partita",
)
def _clean_up(state: State, events: tuple[Event, ...]) -> None:
    """Everything goes back; what comes next is another game."""
    games = state.get(TABLE, "games") + 1
    state.put(
        TABLE, over=None, resolution=None, games=games, played=None, **{"after-prelude": None}
    )
    _tokens_leave(state)
    for id, thing in tuple(state.things.items()):
        if "card" in thing and id not in investigators(state):
            state.put(id, **{name: None for name in thing if name not in ("card", "owner")})
            state.put(id, zone="box")
    for who in investigators(state):
        state.put(who, **{name: None for name in state.things[who] if name not in _CARRIED})


@RULES.event(
    "remove-token",
    TOKENS,
    face="word",
    amount="number",
    en="{amount} {face} (token leaves|tokens leave) the chaos bag",
    it="(lascia|lasciano) il sacchetto del caos {amount} (segnalino|segnalini) {face}",
)
def _remove_token(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        change(state, event.slots["face"], -event.slots["amount"])


def _tokens_leave(state: State) -> None:
    """What was sealed is in the bag again, apart from blessings and curses."""
    for card in [id for id, thing in state.things.items() if thing.get("sealed")]:
        free(state, card)
    state.emit(
        *(
            state.event("remove-token", face=face, amount=number)
            for face, number in faces(state)
            if face in ("bless", "curse")
        )
    )


@RULES.event(
    "clean-up-prelude",
    KEPT,
    own_scope=True,
    en="the prelude is cleaned up",
    it="si mette via il preludio",
)
def _clean_up_prelude(state: State, events: tuple[Event, ...]) -> None:
    """The same game goes on: faceup attachments are discarded, what is facedown or beneath stays."""
    state.put(TABLE, over=None, resolution=None, **{"after-prelude": True})
    kept = set(state.get(TABLE, "kept", ()))
    state.put(TABLE, kept=None)
    _tokens_leave(state)
    attached = [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "play" and thing.get("attached")
    ]
    state.emit(*(state.event("discard", cites=(KEPT,), card=id) for id in attached))
    state.call(PUT_AWAY, kept=tuple(kept))


def _put_away(state: State, variables: Mapping[str, Any]) -> None:
    everybody = investigators(state)
    for id, thing in tuple(state.things.items()):
        owner = thing.get("owner") or thing.get("threat")
        stays = id in variables["kept"] or id in everybody or thing.get("zone") == "beneath"
        if "card" not in thing or stays:
            continue
        if thing.get("zone") in ("play", "hand", "discard"):
            back = f"{owner}/deck" if thing.get("owner") in everybody else "box"
            state.put(id, **{name: None for name in thing if name not in ("card", "owner")})
            state.put(id, zone=back)
            if back != "box":
                mix_in(state, back, (thing["card"],))
                shuffle(state, back)
    for who in everybody:
        state.put(who, damage=None, horror=None, resources=None, clues=None)


PUT_AWAY = RULES.procedure(Procedure("put-away", _put_away))


RULES.refusal(
    "scenario-goes-on",
    "arkham-lcg/campaign-play",
    en="the scenario has not ended",
    it="lo scenario non è finito",
)


@RULES.opening("clean-up")
def _open_clean_up(state: State) -> Refused | None:
    if not state.get(TABLE, "over"):
        return RULES.refuse("scenario-goes-on")
    state.emit(state.event("clean-up"))
    return None


RULES.refusal(
    "prelude-goes-on",
    "arkham-lcg/campaign-play",
    en="the prelude has not ended",
    it="il preludio non è finito",
)


@RULES.opening("clean-up-prelude")
def _open_prelude(state: State) -> Refused | None:
    if not state.get(TABLE, "over"):
        return RULES.refuse("prelude-goes-on")
    state.call(PRELUDE, waiting=investigators(state))
    return None


def _keeps(state: State, variables: Mapping[str, Any]) -> None:
    waiting = variables["waiting"]
    if not waiting:
        state.goto(PRELUDE, _clean)
        return
    who = waiting[0]
    assets = [asset for asset in in_play(state, "asset") if state.get(asset, "controller") == who]
    if not assets:
        state.let(kept=None)
        return
    options = tuple(Option("keeps-asset", {"who": who, "card": asset}, asset) for asset in assets)
    state.ask(Choice("keeps-asset", who, options, (KEPT,), "kept"))


def _kept(state: State, variables: Mapping[str, Any]) -> None:
    if variables["kept"]:
        state.put(TABLE, kept=(*state.get(TABLE, "kept", ()), variables["kept"]))
    state.let(waiting=variables["waiting"][1:])
    state.goto(0)


def _clean(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(state.event("clean-up-prelude"))


PRELUDE = RULES.procedure(Procedure("prelude", _keeps, _kept, _clean))


@RULES.event(
    "interlude",
    "arkham-lcg/campaign-play",
    own_scope=True,
    en="an interlude is resolved",
    it="si risolve un interludio",
)
def _interlude(state: State, events: tuple[Event, ...]) -> None:
    """The story goes on between two scenarios."""


RULES.refusal(
    "not-cleaned-up",
    TOKENS,
    en="the game is cleaned up before any interlude",
    it="prima di qualsiasi interludio si mette in ordine la partita",
)


@RULES.opening("interlude")
def _open_interlude(state: State) -> Refused | None:
    if state.get(TABLE, "over"):
        return RULES.refuse("not-cleaned-up")
    state.emit(state.event("interlude"))
    return None


@RULES.opening("resolution")
def _open_resolution(state: State, number: int = 0) -> Refused | None:
    """Some card that the case does not name ends the scenario."""
    state.emit(state.event("resolution", number=number))
    return None

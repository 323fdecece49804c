"""arkham-lcg/attach-to: attachments, and under whose control they are."""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.hooks import Hooks
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.chaos_tokens.seal_keyword import SEALED_ENTRY, cannot_seal
from rulesref.games.arkham_lcg.costs.uses import uses_at_first
from rulesref.games.arkham_lcg.in_play.leaving_play import withdraw
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.limits import play_areas
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import is_encounter
from rulesref.games.things import card_of

CITE = "arkham-lcg/attach-to"
carries_out("permanent", "arkham-lcg/permanent")
bears_no_player_card = prohibition("cannot-bear-player-cards")
bears_nothing = prohibition("cannot-bear-attachments")


@RULES.event(
    "attach",
    CITE,
    card="card",
    to="card",
    leaves_control="flag",
    en="{card} is attached to {to}",
    it="{card} viene assegnat(o|a) a {to}",
)
def _attach(state: State, events: tuple[Event, ...]) -> None:
    """FAQ 1.14: on a player card it goes under that card's control; on an encounter card not.

    A card may say that nobody controls it there (``leaves_control``).
    """
    for event in events:
        card, to = event.slots["card"], event.slots["to"]
        controller = None if event.slots.get("leaves_control") else _controller(state, card, to)
        if state.get(card, "zone") != "play":  # arkham-lcg/uses-x-type: it enters play with them
            for use in card_of(state, card).keywords.get("uses", {}):
                state.put(card, **{use: uses_at_first(state, card, use)})
        withdraw(state, card)
        state.put(
            card,
            zone="play",
            attached=to,
            controller=controller,
            at=None,
            threat=None,
        )


def _controller(state: State, card: str, to: str) -> str | None:
    """Who controls ``card`` once it is attached to ``to``: nobody, where the scenario owns it."""
    if is_encounter(state, card):
        return None
    by: str | None = state.get(card if is_encounter(state, to) else to, "controller", None)
    return by


def attachments(state: State, to: str) -> list[str]:
    """The cards attached to ``to``."""
    return [id for id, thing in state.things.items() if thing.get("attached") == to]


def lawful(state: State, card: str, to: str) -> bool:
    """Whether ``card`` may be attached to ``to``: in play, no permanent (FAQ 1.29), its limits."""
    if state.get(to, "zone") != "play" or keyword(state, card, "permanent"):
        return False
    if card in _borne_by(state, to):
        return False
    if bears_nothing(state, to):
        return False
    if not is_encounter(state, card) and bears_no_player_card(state, to):
        return False
    if state.get(card, "zone") != "play":
        who = str(state.get(card, "controller", ""))
        if play_areas.refused(state, card, who) or cannot_seal(state, card):
            return False
    limit = card_of(state, card).stats.get("attach-limit", 0)
    name = card_of(state, card).name
    copies = [
        attachment
        for attachment in attachments(state, to)
        if card_of(state, attachment).name == name
    ]
    return not limit or len(copies) < limit


def _borne_by(state: State, card: str) -> list[str]:
    """``card``, and what it is attached to, and what that is attached to: none of them can be on it."""
    out = [card]
    while (bearer := state.get(out[-1], "attached", None)) and bearer not in out:
        out.append(bearer)
    return out


def _attachable(
    state: State,
    env: Env,
    card: tuple[str, ...],
    to: tuple[str, ...],
    leaves_control: bool = False,
) -> bool:
    return any(lawful(state, one, place) for one in card for place in to)


def attaching(
    state: State, card: str, to: str, by: str, leaves_control: bool = False
) -> list[Event]:
    """What lets ``card`` be attached to ``to``; from out of play it enters play in the same moment."""
    named: dict[str, Any] = {"leaves_control": True} if leaves_control else {}
    events = [state.event("attach", by=by, card=card, to=to, **named)]
    was = state.get(card, "zone")
    if was != "play":
        who = _controller(state, card, to)
        events.append(state.event("enter-play", by=by, card=card, who=who, was=was))
    return events


@RULES.verb("attach", CITE, able=_attachable, card="cards", to="cards", leaves_control="flag?")
def _attach_verb(
    state: State,
    env: Env,
    card: tuple[str, ...],
    to: tuple[str, ...],
    leaves_control: bool = False,
) -> None:
    """Checked now and never again; what cannot be attached stays, and out of play is discarded.

    Nobody controls what ``leaves_control`` as it is attached to a card of the scenario.
    """
    for one in card:
        if to and lawful(state, one, to[0]):
            events = attaching(state, one, to[0], env["this"], leaves_control)
            if state.get(one, "zone") != "play" and keyword(state, one, "seal"):
                who = _controller(state, one, to[0])
                state.call(SEALED_ENTRY, who=who, card=one, entering=tuple(events))
            else:
                state.emit(*events)
            continue
        fail(state)
        if state.get(one, "zone") == "limbo":
            state.emit(state.event("discard", cites=(CITE,), card=one))


@RULES.hook(Hooks.hangs_on)
def _hangs_on(state: State, card: str) -> str | None:
    """arkham-lcg/attach-to: an attachment still answers what takes its bearer out of play."""
    bearer: str | None = state.get(card, "attached", None)
    return bearer


@RULES.selector("attached-to-this")
def _bearer(state: State, env: Env) -> tuple[str, ...]:
    """What this card is attached to."""
    to = state.get(env["this"], "attached")
    return (to,) if to else ()

"""The card that an ability answers to: what was drawn, what would attack, what was revealed."""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.canceling import canceled_as_drawn
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES


@RULES.selector("triggering-card")
def _triggering_card(state: State, env: Env) -> tuple[str, ...]:
    """The card of the triggering event; of tokens that are placed, the card that they come to."""
    slots = env["event"].slots
    card = slots.get("card") or slots.get("on")
    return (card,) if card else ()


@RULES.selector("encounter-treachery")
def _encounter_treachery(state: State, env: Env) -> list[str]:
    """Every treachery that is no weakness, wherever it is: one that is drawn is not in play yet."""
    return [
        id
        for id, thing in state.things.items()
        if "card" in thing and thing["card"].type == "treachery" and not thing["card"].weakness
    ]


@RULES.selector("that-location")
def _that_location(state: State, env: Env) -> tuple[str, ...]:
    """The location at which the triggering event occurred, or that it was about."""
    slots = env["event"].slots
    place = slots.get("at") or slots.get("location")
    return (place,) if place else ()


@RULES.selector("left-location")
def _left_location(state: State, env: Env) -> tuple[str, ...]:
    """The location that was left by the triggering move."""
    place = env["event"].slots.get("origin")
    return (place,) if place else ()


@RULES.selector("entered-location")
def _entered_location(state: State, env: Env) -> tuple[str, ...]:
    """The location that the triggering move leads to."""
    place = env["event"].slots.get("to")
    return (place,) if place else ()


@RULES.condition("you-resolve")
def _you_resolve(state: State, env: Env) -> bool:
    """You are whoever resolves the card or the effect that brings the triggering event about.

    arkham-lcg/self-referential-text (FAQ 2.1): "you" is whoever resolves the ability.
    """
    card = env["event"].slots.get("card")
    for frame in state.frames():
        within = frame.variables.get("env")
        if within:
            return bool(within.get("you") == env["you"])
        if card and frame.variables.get("card") == card and "who" in frame.variables:
            return bool(frame.variables["who"] == env["you"])
    return False


@RULES.condition("any-effect-resolved", of="cards")
def _any_effect(state: State, env: Env, of: tuple[str, ...]) -> bool:
    """An effect of each card has been resolved; of a canceled treachery its Surge alone is one.

    FAQ v2.5, question on "Fool me once..." and Surge. Where all effects are canceled, none has been.
    """
    return all(
        not canceled_as_drawn(state, card)
        and (not state.get(card, "muted") or keyword(state, card, "surge"))
        for card in of
    )

"""arkham-lcg/story-cards: a story on the other side of a card, read and resolved by its game text.

To turn a card over for that is to flip it, as it was printed; in the Grimoire it is not, and until
the story has been resolved everything else stands as it did.
"""

from __future__ import annotations

from rulesref.engine.block import resolve
from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.edition import switch

CITE = "arkham-lcg/story-cards"


@RULES.event(
    "story",
    CITE,
    who="card",
    card="card",
    own_scope=True,
    en="{who} resolves the story behind {card}",
    it="{who} risolve la storia dietro {card}",
)
def _story(state: State, events: tuple[Event, ...]) -> None:
    """The game text of a story is what it does when it is resolved."""
    for event in events:
        card, who = event.slots["card"], event.slots["who"]
        story = state.get(card, "other-side", None)
        if story is None:
            state.give_up(card, "other-side-unknown")
            return
        for ability in story.abilities:
            env = {"this": card, "you": who, "ability": ability}
            resolve(state, ability.effects, env)


@RULES.event("turn-over", CITE, card="card", en="{card} flips over", it="{card} viene girat(a|o)")
def _turn_over(state: State, events: tuple[Event, ...]) -> None:
    """To its story, or back; what it is called and what it says stays with its own side."""


@RULES.verb("resolve-story", CITE, of="cards")
def _verb(state: State, env: Env, of: tuple[str, ...]) -> None:
    """The story behind a card is resolved; the card then lies as it lay before."""
    for card in of:
        turned = state.event("turn-over", by=env["this"], card=card)
        told = state.event("story", by=env["this"], who=env["you"], card=card)
        if switch(state, "story-flips"):
            state.emit(turned)
            state.emit(told)
            state.emit(turned)
        else:
            state.emit(told)

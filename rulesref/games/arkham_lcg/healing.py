"""arkham-lcg/heal: damage and horror that is taken off a card."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.tables import Env
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/heal"


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
)
def _heal(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        of = event.slots["of"]
        for token in ("damage", "horror"):
            state.put(of, **{token: max(0, state.get(of, token) - event.slots.get(token, 0))})


def _any(state: State, env: Env, of: tuple[str, ...], damage: int = 0, horror: int = 0) -> bool:
    return any(
        (damage and state.get(one, "damage")) or (horror and state.get(one, "horror")) for one in of
    )


@RULES.verb("heal", CITE, able=_any, of="cards", damage="number?", horror="number?")
def heal(state: State, env: Env, of: tuple[str, ...], damage: int = 0, horror: int = 0) -> None:
    """Heal up to so much from each of ``of``; nothing happens where there is nothing to heal."""
    events = []
    for one in of:
        for token, amount in (("damage", damage), ("horror", horror)):
            healed = min(amount, int(state.get(one, token)))
            if healed:
                events.append(state.event("heal", by=env["this"], of=one, **{token: healed}))  # type: ignore[arg-type]
    state.emit(*events)

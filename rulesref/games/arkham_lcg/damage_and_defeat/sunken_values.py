"""arkham-lcg/health-and-damage: what may fall because its health or sanity has sunk.

A value sinks as an effect lowers it, as a raise ends, and as a card that gave it leaves or changes
hands: after each occurrence it is looked at, where anything changes such a value or just did.
"""

from __future__ import annotations

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.table import TABLE, is_encounter
from rulesref.games.arkham_lcg.values.in_force import in_force
from rulesref.games.arkham_lcg.values.set_values import SET_VALUE
from rulesref.games.arkham_lcg.values.stats import MODIFY, MULTIPLY, SET_BASE

_CHANGES = (MODIFY, SET_BASE, MULTIPLY, SET_VALUE)
_SAID = frozenset(_CHANGES)
_MARK = "values-changed"


def worn(state: State) -> list[str]:
    """All that has damage or horror, where a health or a sanity is changed or was just now."""
    if not _changes(state) and _MARK not in state.things[TABLE]:
        return []
    return [
        id
        for id, thing in state.things.items()
        if thing.get("zone") == "play" and (thing.get("damage") or thing.get("horror"))
    ]


def unchanged(state: State) -> bool:
    """Whether no value of any kind is changed, nor was just now: nothing can have sunk."""
    return state.index.said.isdisjoint(_SAID) and _MARK not in state.things[TABLE]


def note_changes(state: State) -> None:
    """Keep for the next occurrence that something changes such a value, or that nothing does."""
    changes = _changes(state)
    if changes != (_MARK in state.things[TABLE]):
        state.put(TABLE, **{_MARK: changes or None})


def _changes(state: State) -> bool:
    return any(
        node.args.get("stat") in ("health", "sanity")
        for verb in _CHANGES
        for _, ability in state.index.get(("constant", verb)) or ()
        for node in ability.effects
    )


def lowered_by(state: State, card: str) -> tuple[str | None, str | None]:
    """The card whose lasting effect is on a health or sanity of ``card``, and who used it.

    Nobody did what comes about by a constant ability, by its end, or by an encounter card.
    """
    for one in reversed([one for verb in _CHANGES for one in in_force(state, verb)]):
        source = state.get(one.holder, "source", None)
        of_it = one.node.args.get("stat") in ("health", "sanity") and card in one.bound
        if of_it and source and state.get(one.holder, "until", None):
            user = state.get(one.holder, "controller", None)
            return source, None if is_encounter(state, source) else user
    return None, None

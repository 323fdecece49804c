"""Windows that the steps have come by, and the rule that kept something out of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesref.engine.asking import lone_choice, offers
from rulesref.engine.machine import answer, run
from rulesref.engine.moments import moments, window
from rulesref.engine.outcome import Choice, Refused
from rulesref.engine.state import State
from rulesref.rulings.options import PLAYER_WINDOW, declined
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent


def asks_for(state: State, option: str) -> bool:
    """Whether the choice that waits in ``state`` is one at which ``option`` may be offered."""
    choice = state.pending
    return isinstance(choice, Choice) and (option in offers(choice) or window(state, option))


def objection(state: State, option: str, slots: Mapping[str, Any]) -> Refused | None:
    """The rule that keeps such an option out of the choice that waits; ``None`` for none known."""
    judge = state.rules.objections.get(option)
    if judge is None or not asks_for(state, option) or not _lay_there(state, slots):
        return None
    return judge(state, slots)


def kept_out(origins: Sequence[State], option: str, slots: Mapping[str, Any]) -> Refused | None:
    """The rule that kept ``option`` out of the last window on the way on from ``origins``.

    ``None`` where none of them was a moment for it, or it was offered in one.
    """
    reasons = [
        judge(moment, slots)
        for origin in origins
        if (judge := origin.rules.objections.get(option)) is not None
        for moment in _asking(origin, option)
        if _lay_there(moment, slots)
    ]
    if None in reasons or not origins:
        return None
    beside = origins[0].rules.beside
    return next((why for why in reversed(reasons) if why and why.id not in beside), None)


def _lay_there(moment: State, slots: Mapping[str, Any]) -> bool:
    """Whether the cards of ``slots`` were there: a step that plays one may have implied it since."""
    cards = (slots["card"],) if "card" in slots else slots.get("cards", ())
    return all(card in moment.things for card in cards)


def _asking(origin: State, option: str) -> list[State]:
    """The windows on the way on from ``origin``, or the lone choice that was taken by itself."""
    if origin.rules.windows.get(option):
        return list(moments(origin, option))
    alone = lone_choice(origin, option)
    return [alone] if alone is not None else []


def acts_next(scene: Scene, choice: Choice, intent: Intent) -> bool:
    """Whether ``intent`` is a lawful action once nobody uses the player window that waits."""
    opening = scene.state.rules.openings.get(intent.id)
    passing = declined(choice.options)
    if opening is None or passing is None or choice.id != PLAYER_WINDOW:
        return False
    ahead = scene.state.fork()
    answer(ahead, passing)
    outcome = run(ahead)
    acts = isinstance(outcome, Choice) and outcome.id == scene.tongue.game.acts
    return acts and opening(ahead, **intent.slots) is None

"""What an effect moves from one card to another, told at once: the choices by which it does so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.rulings.options import fits
from rulesref.sentences.arkham_lcg.holding import ATTRIBUTE
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

#: So many choices may lie between the use of a card and what it moves.
_CHOICES = 4
_MOVED = ("move-damage", "move-tokens", "move-uses")


def choices_that_move(
    state: State, who: str, amount: int, pool: str, source: str, to: str
) -> list[Intent]:
    """What ``who`` chooses from ``state`` on so that just this is moved; nothing where no way does."""
    token = ATTRIBUTE.get(pool, pool)
    between = {"card": source, "to": to}
    so_many = {**between, "amount": amount}
    wanted = ({**between, token: amount}, {**so_many, "token": token}, {**so_many, "uses": token})
    said = (
        Intent("move-so-many", {"who": who, "amount": amount, "uses": token}),
        Intent("name-number", {"who": who, "amount": amount}),
        *(Intent("target", {"who": who, "cards": (card,)}) for card in (source, to)),
    )
    return _way(state, who, said, wanted, _CHOICES) or []


def _way(
    state: State,
    who: str,
    said: tuple[Intent, ...],
    wanted: tuple[dict[str, Any], ...],
    left: int,
) -> list[Intent] | None:
    waiting = state.pending
    if not left or not isinstance(waiting, Choice) or waiting.chooser != who:
        return None
    for intent, option in _meant(waiting, said):
        then = state.fork()
        answer(then, option)
        run(then)
        if _has_moved(state, then, wanted):
            return [intent]
        rest = _way(then, who, said, wanted, left - 1)
        if rest is not None:
            return [intent, *rest]
    return None


def _meant(waiting: Choice, said: tuple[Intent, ...]) -> Iterator[tuple[Intent, Option]]:
    """What may be chosen where ``waiting`` asks: what a card lets one do, else what has been ``said``."""
    for option in waiting.options:
        if option.id in ("branch", "accept"):
            yield Intent(option.id, option.slots), option
    for one in said:
        for option in waiting.options:
            if fits(SPEECH, option, one):
                yield one, option


def _has_moved(before: State, after: State, wanted: tuple[dict[str, Any], ...]) -> bool:
    log = after.log
    while log is not None and log is not before.log:
        event = log[0].event if log[0].stage == "impact" else None
        if event is not None and event.type in _MOVED:
            return any(one.items() <= event.slots.items() for one in wanted)
        log = log[1]
    return False

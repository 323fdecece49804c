"""arkham-lcg/limits-and-maximums: "Max X per period", which counts every copy of a title for everybody.

What is counted is the beginning: a card whose playing is canceled was played in vain, and counts.
"""

from __future__ import annotations

from rulesref.engine.ability import Ability
from rulesref.engine.outcome import Refused
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.things import card_of

CITE = "arkham-lcg/limits-and-maximums"
MAX_PLAYED = RULES.constant(
    "max-played",
    CITE,
    times="number",
    period="word",
    says="So many copies of this title can be played in the period.",
)


def _maximum(state: State, card: str) -> tuple[int, str] | None:
    for ability in card_of(state, card).abilities:
        for node in ability.effects:
            if node.row.id == MAX_PLAYED:
                return int(node.args["times"]), str(node.args["period"])
    return None


def _played(state: State, card: str, period: str) -> int:
    now = state.rules.hooks.period(state, period)
    for title, when, times in state.get(TABLE, "played", ()):
        if title == card_of(state, card).name and when == now:
            return int(times)
    return 0


RULES.refusal(
    "maximum-reached",
    CITE,
    card="card",
    en="{card} has been played as often as its maximum allows",
    it="{card} è già stata giocata quante volte il suo massimo permette",
)


def refused(state: State, card: str) -> Refused | None:
    """The maximum that playing ``card`` would go beyond, or ``None``."""
    maximum = _maximum(state, card)
    if maximum is None or _played(state, card, maximum[1]) < maximum[0]:
        return None
    return RULES.refuse("maximum-reached", card=card)


def count(state: State, card: str) -> None:
    """Write down that a copy of ``card`` is being played."""
    maximum = _maximum(state, card)
    if maximum is None:
        return
    title, now = card_of(state, card).name, state.rules.hooks.period(state, maximum[1])
    others = tuple(one for one in state.get(TABLE, "played", ()) if one[0] != title)
    times = _played(state, card, maximum[1]) + 1
    state.put(TABLE, played=(*others, (title, now, times)))


def has_maximum(state: State, card: str) -> bool:
    """Whether copies of ``card`` can be played so often only."""
    return _maximum(state, card) is not None


def take_back(state: State, card: str) -> None:
    """The other reading of an open question: a copy whose play was canceled counts for nothing."""
    maximum = _maximum(state, card)
    if maximum is not None:
        title, now = card_of(state, card).name, state.rules.hooks.period(state, maximum[1])
        others = tuple(one for one in state.get(TABLE, "played", ()) if one[0] != title)
        times = _played(state, card, maximum[1]) - 1
        state.put(TABLE, played=(*others, (title, now, times)) if times > 0 else others)


def may_use(state: State, who: str, card: str, ability: Ability) -> bool:
    """Whether a fast event is not offered in vain: its maximum lets it be played."""
    return ability.kind != "fast" or refused(state, card) is None

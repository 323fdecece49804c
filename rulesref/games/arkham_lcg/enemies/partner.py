"""arkham-lcg/partner: an ally who leaves play by defeat only, or with an investigator who is out."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import in_play

CITE = "arkham-lcg/partner"
#: What ``falling`` is of a card that falls with another one, whatever it can bear itself.
ALONG = "along"
carries_out("partner", CITE)


def bound_to_stay(state: State, card: str) -> bool:
    """Whether ``card`` is a partner in play that nothing has defeated, beside its investigator."""
    if not keyword(state, card, "partner") or state.get(card, "zone") != "play":
        return False
    with_whom = str(state.get(card, "controller"))
    return not state.get(card, "falling") and not state.get(with_whom, "eliminated")


def partners_of(state: State, who: str) -> list[str]:
    """The partner assets that ``who`` has brought along and that still stand."""
    return [
        asset
        for asset in in_play(state, "asset")
        if state.get(asset, "controller") == who
        and keyword(state, asset, "partner")
        and not state.get(asset, "falling")
    ]


def fall_with(state: State, who: str) -> list[Event]:
    """The defeats of the partners of ``who``, who is defeated."""
    fallen = partners_of(state, who)
    for one in fallen:
        state.put(one, falling=ALONG)
    return [state.event("defeat", by=who, cites=(CITE,), card=one) for one in fallen]


@RULES.event(
    "cross-off",
    CITE,
    card="card",
    en="{card} is crossed off the campaign log",
    it="{card} viene cancellat(o|a) dal Diario della Campagna",
)
def _cross_off(state: State, events: tuple[Event, ...]) -> None:
    """Lost for the rest of the campaign: paper, which nothing in this game reads."""


@RULES.verb("cross-off", "arkham-lcg/campaign-play", card="cards")
def _cross_off_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """The names of these cards are crossed off the campaign log."""
    state.emit(*(state.event("cross-off", by=env["this"], card=one) for one in card))

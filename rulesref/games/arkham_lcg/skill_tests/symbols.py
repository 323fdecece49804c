"""arkham-lcg/steps/st-4: what is printed for a revealed symbol resolves, the elder sign's effect among it."""

from __future__ import annotations

from rulesref.engine.block import resolve
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import SCENARIO_SYMBOLS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.token_modifiers import printed_for
from rulesref.games.arkham_lcg.values.text_box import as_printed

RULES.stop(
    "symbol-undescribed",
    face="word",
    en="the effect of a revealed {face} token",
    it="l'effetto di un segnalino rivelato: {face}",
)
RULES.stop(
    "elder-sign-undescribed",
    en="the elder sign ability: no fact tells it",
    it="la capacità del segno degli antichi: i dati della carta non la dicono",
)


def heed(state: State, who: str, face: str) -> None:
    """What is printed for the token ``face`` resolves."""
    symbols = printed_for(state, face)
    if face in SCENARIO_SYMBOLS and not symbols:
        state.give_up(who, "symbol-undescribed", face=face)
    for holder, ability in symbols:
        resolve(state, ability.effects, {"this": holder, "you": who, "ability": ability})
    if face == "elder-sign":
        _heed_elder_sign(state, who)


def _heed_elder_sign(state: State, who: str) -> None:
    printed = as_printed(state, who)
    if printed is None or all(ability.kind != "elder-sign" for ability in printed.abilities):
        state.give_up(who, "elder-sign-undescribed")
        return
    for holder, ability in state.index.get(("", "elder-sign"), ()):
        if holder == who:
            resolve(state, ability.effects, {"this": holder, "you": who, "ability": ability})

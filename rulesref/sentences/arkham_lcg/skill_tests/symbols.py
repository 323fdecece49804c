"""What a symbol comes to at this table, told where no scenario's card lies there that says it."""

from __future__ import annotations

from functools import partial

from rulesref.catalogue import said
from rulesref.engine.ability import Ability, Node
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.kinds import SYMBOL_KINDS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.token_modifiers import printed_for
from rulesref.rulings.scene import Scene
from rulesref.rulings.telling import Doubt
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: What a symbol comes to, as it would stand on a token with a number.
_WORTH = {f"{by:+d}" if by else "0": by for by in range(-20, 21)}
_TOLD = {**{told: told for told in _WORTH}, **{str(by): f"+{by}" for by in range(1, 21)}}
SPEECH.word("symbol_worth", en=_TOLD, it=_TOLD)
SPEECH.word(
    "symbol",
    en={
        "skull": "skull",
        "skulls": "skull",
        "cultist": "cultist",
        "cultists": "cultist",
        "tablet": "tablet",
        "tablets": "tablet",
        "elder thing": "elder-thing",
        "elder things": "elder-thing",
    },
    it={
        "teschio": "skull",
        "teschi": "skull",
        "cultista": "cultist",
        "cultisti": "cultist",
        "tavoletta": "tablet",
        "tavolette": "tablet",
        "antico": "elder-thing",
        "antichi": "elder-thing",
    },
)


@SPEECH.sentence(
    "given",
    "symbol-is-worth",
    symbol="symbol",
    worth="symbol_worth",
    en=(
        "the {symbol} (is|are|counts as|count as) {worth}",
        "the {symbol} (token is|tokens are) {worth}",
        "(a|each) {symbol} (is|counts as) {worth}",
        "{symbol} (is|are) {worth}",
        "the modifier of the {symbol} is {worth}",
    ),
    it=(
        "(il|la|i|le) {symbol} (è|sono|vale|valgono) {worth}",
        "il modificatore (del|della|dei|delle) {symbol} è {worth}",
    ),
)
def symbol_is_worth(scene: Scene, symbol: str, worth: str) -> None:
    """Whatever else it does is left out: for a table of which no step names the scenario."""
    scene.telling.declare("symbol", symbol, said("what a {face} comes to").format(face=symbol))
    id = f"supposed/symbol/{symbol}"
    scene.state.put(id, controller="", supposed=True, worth=worth)
    node = Node(RULES.verbs["modify-value"], {"by": _WORTH[worth]})
    scene.state.enlist(
        id,
        [
            Ability(f"{id}/{kind}", kind, name=symbol, effects=(node,), zones=RULES.zones)
            for kind in SYMBOL_KINDS
        ],
    )
    error = UnresolvedReference(
        said("the scenario says what a {face} comes to").format(face=symbol),
        remedy=said("leave it out, or the scenario"),
    ).at(*scene.telling.place)
    scene.telling.doubts.append(Doubt(partial(_printed_too, symbol), error))


def _printed_too(symbol: str, scene: Scene) -> bool:
    """Whether more is printed for ``symbol`` than what was told of it."""
    return len(printed_for(scene.state, symbol)) > 1

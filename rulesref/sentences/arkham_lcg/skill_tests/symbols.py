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
#: Symbol → how it is called, by language.
_CALLED = {
    "skull": {"en": "(skull|skulls)", "it": "(teschio|teschi)"},
    "cultist": {"en": "(cultist|cultists)", "it": "(cultista|cultisti)"},
    "tablet": {"en": "(tablet|tablets)", "it": "(tavoletta|tavolette)"},
    "elder-thing": {"en": "(elder thing|elder things)", "it": "(antico|antichi)"},
}


def _sentence(symbol: str) -> None:
    """The sentence on ``symbol``: each has its own, since "the … is …" says much else."""
    english, italian = _CALLED[symbol]["en"], _CALLED[symbol]["it"]

    @SPEECH.sentence(
        "given",
        f"{symbol}-is-worth",
        worth="symbol_worth",
        en=(
            f"(the|a|an|each) {english} (is|are|counts as|count as) {{worth}}",
            f"(the|a|an|each) {english} (token|tokens) (is|are|counts as|count as) {{worth}}",
            f"{english} (is|are|counts as|count as) {{worth}}",
            f"the modifier of (the|a) {english} is {{worth}}",
        ),
        it=(
            f"(il|la|i|le|gli|un|una|ogni) {italian} (è|sono|vale|valgono) {{worth}}",
            f"{italian} (è|sono|vale|valgono) {{worth}}",
            f"il modificatore (del|della|dei|delle|degli) {italian} è {{worth}}",
        ),
    )
    def symbol_is_worth(scene: Scene, worth: str) -> None:
        """Whatever else it does is left out: for a table of which no step names the scenario."""
        _lay_out(scene, symbol, worth)


def _lay_out(scene: Scene, symbol: str, worth: str) -> None:
    told = scene.tongue.worded("face", symbol)
    scene.telling.declare("symbol", symbol, said("what a {face} comes to").format(face=told))
    id = f"supposed/{symbol}/{worth}"
    scene.state.put(id, controller="", supposed=True)
    node = Node(RULES.verbs["modify-value"], {"by": _WORTH[worth]})
    scene.state.enlist(
        id,
        [
            Ability(f"{id}/{kind}", kind, name=symbol, effects=(node,), zones=RULES.zones)
            for kind in SYMBOL_KINDS
        ],
    )
    error = UnresolvedReference(
        said("the scenario says what a {face} comes to").format(face=told),
        remedy=said("leave it out, or the scenario"),
    ).at(*scene.telling.place)
    scene.telling.doubts.append(Doubt(partial(_printed_too, symbol), error))


def _printed_too(symbol: str, scene: Scene) -> bool:
    """Whether more is printed for ``symbol`` than what was told of it."""
    return len(printed_for(scene.state, symbol)) > 1


for _symbol in _CALLED:
    _sentence(_symbol)

"""A number that a step leaves out, or tells too high: what is said of it."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import explain
from rulesref.rulings.scene import Scene
from rulesref.sentences.any_game.speech import SPEECH

SPEECH.unmet(
    "whatever-result",
    en="no step tells what comes of the test: whether it succeeds or fails, with a token that is a "
    "number, it comes out the same",
    it="nessun passo dice l'esito della prova: che riesca o fallisca, con un segnalino che è un "
    "numero, il risultato è lo stesso",
)
SPEECH.unmet(
    "however-much",
    en="no number is told, and with {numbers} it comes out the same",
    it="non è detto nessun numero, e con {numbers} l'esito è lo stesso",
)
SPEECH.unmet(
    "wherever",
    en="no step says where {who} is, and it makes no difference",
    it="nessun passo dice dov'è {who}, e non fa differenza",
)
SPEECH.unmet(
    "wherever-possible",
    en="no step says where {who} is; wherever what is told can be done, it comes out the same",
    it="nessun passo dice dov'è {who}; dovunque si possa fare ciò che è detto, l'esito è lo stesso",
)
SPEECH.unmet(
    "way-taken",
    en="no step says that {here} is connected to {there}; whoever moves there takes it to be",
    it="nessun passo dice che {here} è collegato a {there}; chi ci va lo dà per inteso",
)
SPEECH.unmet(
    "less-than-told",
    en="of {told} that are told {came} come about",
    it="di {told} che sono detti ne avvengono {came}",
)
SPEECH.unmet(
    "would-come-so",
    en="it would come so, and what answers it makes something else of it: {event}",
    it="così sarebbe andata, e ciò che vi risponde ne fa altro: {event}",
)
SPEECH.explanation(
    "number-left-out",
    en=(
        "a number is left out here, and it may make a difference",
        "say it, such as: {when} {step}",
    ),
    it=(
        "qui manca un numero, e può fare differenza",
        "dillo, per esempio: {when} {step}",
    ),
)


def number_left_out(scene: Scene, row: str, **slots: str) -> UnresolvedReference:
    """What a table says, which goes on step by step: what another number would bring is not known."""
    speech = scene.tongue.speech
    left = speech.left_out[row]
    pattern = speech.sentences[left.whole].patterns[scene.language][0]
    step = pattern.write({**slots, left.slot: left.numbers[0]})
    why, remedy = explain(scene, "number-left-out", step=step)
    return UnresolvedReference(why, remedy=remedy)

"""When: what an effect does that nobody has described, in the sentences of unnamed effects."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulesref.catalogue import said
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.values.in_force import immune_to
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.reasons import why_refused
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.untold import TELLS
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent, Sentence
from rulesref.wording.suggesting import nearest

SPEECH.unmet(
    "tell-effect",
    en="to go on, tell what it does: {step} (in the sentences of effects that a case does not name, "
    "several with a semicolon between them), or: {nothing}",
    it="per proseguire, di' che cosa fa: {step} (nelle frasi degli effetti che un caso non nomina, "
    "più d'una separate da un punto e virgola), oppure: {nothing}",
)
SPEECH.explanation(
    "no-untold-effect",
    en=(
        "no effect waits here to be told: what {card} does is described, has been told, or does not "
        "come about now",
        "take this step out; an effect is told right below the step that comes to it",
    ),
    it=(
        "qui nessun effetto attende di essere detto: ciò che fa {card} è descritto, è già stato "
        "detto, o non avviene adesso",
        "togli questo passo; un effetto si dice subito sotto il passo che ci arriva",
    ),
)
SPEECH.explanation(
    "another-untold-effect",
    en=("the effect that waits here to be told is another", "write: {when} {step}"),
    it=("l'effetto che qui attende di essere detto è un altro", "scrivi: {when} {step}"),
)
SPEECH.explanation(
    "which-untold-effect",
    en=(
        "this card has several abilities, and this does not say of which the effect is",
        "write: {when} {step}",
    ),
    it=(
        "questa carta ha più capacità, e questo non dice di quale sia l'effetto",
        "scrivi: {when} {step}",
    ),
)


@SPEECH.sentence(
    "when",
    "effect-of",
    card="card",
    number="number",
    what="text",
    en=("the effect of ability {number} of {card}: {what}", "the effect of {card}: {what}"),
    it=(
        "l'effetto (della capacità|dell'abilità) {number} di {card}: {what}",
        "l'effetto di {card}: {what}",
    ),
)
def effect_of(scene: Scene, card: Reference, what: str, number: int = 0) -> list[Intent]:
    """Of an ability that has stopped the replay since its effect is not described.

    In the sentences of effects that a case does not name, in their order, semicolons between them.
    """
    told = [_read(scene, text.strip()) for text in what.split(";")]
    parts = tuple(partial(_happens, scene, each) for each in told)
    return [Intent(TELLS, {"card": card, "number": number, "parts": parts})]


@SPEECH.sentence(
    "when",
    "effect-is-nothing",
    card="card",
    number="number",
    en=(
        "the effect of ability {number} of {card} is nothing",
        "the effect of {card} is nothing",
    ),
    it=(
        "l'effetto (della capacità|dell'abilità) {number} di {card} è nullo",
        "l'effetto di {card} è nullo",
    ),
)
def effect_is_nothing(scene: Scene, card: Reference, number: int = 0) -> list[Intent]:
    """The same where it changes nothing that this case is about."""
    return [Intent(TELLS, {"card": card, "number": number, "parts": ()})]


def _effects() -> list[Sentence]:
    return [row for row in SPEECH.rows("when") if row.effect]


def _read(scene: Scene, text: str) -> Told:
    """The effect that ``text`` tells. Raises ``UnresolvedReference``."""
    read = read_sentence(text, _effects(), scene.tongue, scene.telling.said)
    if isinstance(read, Told):
        return read
    if read is not None:
        raise read.error
    known = [one.template for row in _effects() for one in row.patterns[scene.language]]
    raise UnresolvedReference(
        said("no effect is told like this: {text}").format(text=text),
        told=text,
        candidates=nearest(text, known),
        remedy=said("rulesref replay --sentences lists every sentence"),
    )


def _happens(scene: Scene, effect: Told, state: State, source: str) -> None:
    """Let ``effect`` begin in ``state``, by the card ``source``. Raises ``UnresolvedReference``."""
    there = scene.at(state)
    for intent in effect.row.run(there, **effect.slots):
        for thing in sorted(immune_to(state, source, set(_ids(intent.slots)))):
            raise UnresolvedReference(
                said("{card} is immune to the effects of {other}").format(
                    card=there.name(thing), other=there.name(source)
                )
            )
        refused = state.rules.openings[intent.id](state, **intent.slots)
        if refused is not None:
            raise UnresolvedReference(why_refused(there, refused))


def _ids(slots: object) -> Iterator[str]:
    """Every word in ``slots``, at any depth."""
    if isinstance(slots, str):
        yield slots
    elif isinstance(slots, dict):
        yield from _ids(tuple(slots.values()))
    elif isinstance(slots, tuple):
        for each in slots:
            yield from _ids(each)

"""What a case need not say: how many clues lie at a location, where nothing comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.engine.ability import nodes
from rulesref.engine.state import State
from rulesref.entries import fold
from rulesref.games.arkham_lcg.clues.untold_clues import untold
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.things import in_play
from rulesref.rulings.explaining import explain
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.implied_costs import lawful_with, unchanged_lawful
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.steps_ahead import ahead_of
from rulesref.wording.sentence import Intent
from rulesref.wording.speech import AT_TABLE

#: So many steps are remembered: more than a case has.
_STEPS = 2_000
#: How words begin that speak of clues, in each language.
_CLUES = {"en": "clue", "it": "indizi"}
#: What stands before the name of a card that somebody uses, in each language.
_USES = {
    "en": ("use", "uses", "play", "plays", "trigger", "triggers"),
    "it": ("usa", "usare", "gioca", "giocare", "attiva", "attivare"),
}


def mark_untold(scene: Scene) -> None:
    """Mark each revealed location of whose clues no step speaks: some may lie there."""
    for place in in_play(scene.state, "location"):
        told = ("clues", place) in scene.telling.declared
        if scene.state.get(place, "revealed") and not told:
            scene.state.put(place, **{"clues-untold": True})


def ask_for_clues(case: Case, scene: Scene, step: Step) -> None:
    """Note whether a step from ``step`` on expects or asks anything of clues, or seeks to discover any.

    Steps that may still be added could do so.
    """
    ahead, language = ahead_of(case, scene), scene.language
    told_of = ahead.said_from(step, "clues", partial(_said_of_clues, language=language))
    asked = scene.telling.goes_on or bool(told_of)
    used = ahead.said_from(step, "what is used", partial(_used, language=language))
    sought = asked or scene.telling.seeks or bool(used and not used.isdisjoint(_discoverers(scene)))
    for name, value in (("clues-asked", asked), ("clues-sought", sought)):
        if value != bool(scene.state.get(TABLE, name)):
            scene.state.put(TABLE, **{name: value or None})


def _said_of_clues(step: Step, language: str) -> tuple[str, ...]:
    """What a Then step says of clues: itself, where it does."""
    is_one = step.kind == "then" and _judged(step.text, step.table, language)[0]
    return (step.text,) if is_one else ()


def _used(step: Step, language: str) -> frozenset[str]:
    """The first word of each name of what a Then step says is used."""
    return _judged(step.text, step.table, language)[1] if step.kind == "then" else frozenset()


@lru_cache(maxsize=_STEPS)
def _judged(
    text: str, table: tuple[tuple[str, int, int], ...], language: str
) -> tuple[bool, frozenset[str]]:
    """Whether a step speaks of clues, and the first word of each name of what it says is used."""
    told = " ".join(fold(one) for one in (text, *(cell for cell, _, _ in table)))
    speaks = any(word.startswith(_CLUES[language]) for word in told.split())
    used = (name for word in _USES[language] for name in _behind(word, told))
    return speaks, frozenset(used)


def _behind(word: str, told: str) -> Iterator[str]:
    """The first word of each name that stands behind ``word`` in ``told``."""
    for rest in told.split(f" {word} ")[1:]:
        yield rest.split()[0] if rest else ""


def _discoverers(scene: Scene) -> set[str]:
    """The first words of the names of all cards here with an ability that discovers clues."""
    cards = {thing["card"] for thing in scene.state.things.values() if "card" in thing}
    return {
        fold(str(name)).split()[0]
        for card in cards
        if any(node.row.id == "discover" for ability in card.abilities for node in nodes(ability))
        for name in (card.name, scene.printed(card))
    }


SPEECH.explanation(
    "clues-untold",
    en=(
        "no step says how many clues lie at {place}, and with one it could be done",
        "write above the first When: {given} {place} has 1 clue",
    ),
    it=(
        "nessun passo dice quanti indizi ci sono in {place}, e con uno si potrebbe fare",
        "scrivi sopra il primo Quando: {given} {place} ha 1 indizio",
    ),
)

SPEECH.explanation(
    f"clues-untold{AT_TABLE}",
    en=(
        "nobody has said how many clues lie at {place}, and with one it could be done",
        "say so, such as: {given} {place} has 1 clue",
    ),
    it=(
        "nessuno ha detto quanti indizi ci sono in {place}, e con uno si potrebbe fare",
        "dillo, per esempio: {given} {place} ha 1 indizio",
    ),
)


def clues_untold(scene: Scene, intent: Intent) -> tuple[str, str] | None:
    """That nobody has said how many clues lie at a place, where one would make it lawful."""
    places = [place for place in in_play(scene.state, "location") if untold(scene.state, place)]
    if not places or unchanged_lawful(scene, intent):
        return None
    for place in places:
        if lawful_with(scene, intent, partial(_lay, place)):
            return explain(scene, "clues-untold", place=scene.name(place))
    return None


def _lay(place: str, state: State) -> None:
    state.put(place, clues=1)

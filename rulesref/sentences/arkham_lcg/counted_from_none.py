"""What an investigator had before the first step, where no step tells it: resources, clues, cards in hand.

What they have gained is known all the same. A number of resources or of cards in hand that agrees with
having had none is met, and the replay says so; everybody has some of these, so no other number is
denied: the replay asks for them. Nobody begins with clues: of another number of them it says that.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.engine.outcome import UnsupportedClause
from rulesref.engine.state import State
from rulesref.entries import fold
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.things import card_of
from rulesref.rulings.options import counted
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.holding import kept_as
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.steps_ahead import ahead_of

HERE = 0
#: Of resources and of cards in hand a number that does not agree is asked for, and not denied.
_COUNTED = ("resources", "clues", "hand")
#: How the word begins that speaks of resources, in each language.
_RESOURCES = {"en": "resource", "it": "risors"}
SPEECH.unmet(
    "counted-from-none",
    en="no step says how many {what} {who} had before: counted from 0",
    it="nessun passo dice che cosa aveva prima {who} ({what}): si conta da 0",
)
SPEECH.unmet("cards-of-hand", en="cards in hand", it="carte in mano")
SPEECH.unmet("more-of", en="{card}: {tokens} more", it="{card}: {tokens} in più")
SPEECH.unmet("fewer-of", en="{card}: {tokens} fewer", it="{card}: {tokens} in meno")


def ask_for_resources(case: Case, scene: Scene, step: Step) -> None:
    """Note whose resources a Then step from ``step`` on has to do with: everybody's, if it names nobody."""
    of_resources = partial(_said_of_resources, language=scene.language)
    told = ahead_of(case, scene).said_from(step, "resources", of_resources)
    people = {who: fold(str(scene.name(who))) for who in investigators(scene.state)}
    for who, name in people.items():
        asked = any(
            name in text or not any(one in text for one in people.values()) for text in told
        )
        if asked != bool(scene.state.get(who, "resources-asked")):
            scene.state.put(who, **{"resources-asked": asked or None})


def _said_of_resources(step: Step, language: str) -> tuple[str, ...]:
    """What a Then step says, where it has to do with resources."""
    if step.kind != "then":
        return ()
    text = _told(step)
    return (text,) if _RESOURCES[language] in text else ()


def _told(step: Step) -> str:
    return " ".join(fold(one) for one in (step.text, *(cell for cell, _, _ in step.table)))


def count_from_none(scene: Scene, who: str, what: str, *, met: bool) -> None:
    """Remark that ``what`` of ``who`` is counted from 0, where no Given step tells how much they had.

    Raises ``UnsupportedClause`` where the count is not ``met`` and could well be right all the same.
    """
    untold = what in _COUNTED and card_of(scene.state, who).type == "investigator"
    if not untold or (what, who) in scene.telling.declared or scene.telling.set_up:
        return
    if what == "clues" and met:
        return
    if what == "resources" and not met:
        raise UnsupportedClause(scene.state.unsupported(who, "resources-untold"))
    if what == "hand" and not met:
        raise UnsupportedClause(scene.state.unsupported(who, "hand-untold"))
    told = in_words(scene, "cards-of-hand") if what == "hand" else ""
    told = told or scene.tongue.worded("uses", what)
    words = in_words(scene, "counted-from-none", what=told, who=scene.name(who))
    if all(words != told for _, told in scene.telling.remarks):
        scene.telling.remarks.append((scene.telling.line, words))


@SPEECH.sentence(
    "then",
    "has-more",
    card="card",
    amount="number",
    pool="pool",
    en=("{card} has {amount} more {pool}", "{card} has {amount} more {pool} than before"),
    it=("{card} ha {amount} {pool} in più", "{card} ha {amount} {pool} in più di prima"),
)
def has_more(scene: Scene, card: Reference, amount: int, pool: str) -> list[Unmet]:
    """More of one kind of token than as the first When began, however many those were.

    What a step took for granted, such as the cost of a card that it plays, is none of it.
    """
    return _changed_by(scene, card, amount, pool)


@SPEECH.sentence(
    "then",
    "has-fewer",
    card="card",
    amount="number",
    pool="pool",
    en=(
        "{card} has {amount} (fewer|less) {pool}",
        "{card} has {amount} (fewer|less) {pool} than before",
    ),
    it=("{card} ha {amount} {pool} in meno", "{card} ha {amount} {pool} in meno di prima"),
)
def has_fewer(scene: Scene, card: Reference, amount: int, pool: str) -> list[Unmet]:
    """The same of what they have lost, spent or given away on the whole."""
    return _changed_by(scene, card, -amount, pool)


SPEECH.unmet("had-so-many", en="{card}: twice {tokens}", it="{card}: il doppio di {tokens}")


@SPEECH.sentence(
    "then",
    "has-double",
    card="card",
    pool="pool",
    en=("{card} has (double|twice) the {pool}", "{card} has twice as (many|much) {pool} as before"),
    it=(
        "{card} ha il doppio (di|delle|degli|dei) {pool}",
        "{card} ha il doppio (di|delle|degli|dei) {pool} di prima",
    ),
)
def has_double(scene: Scene, card: Reference, pool: str) -> list[Unmet]:
    """Twice as many as there were as the first When began; of none there is no double."""
    id = scene.thing(card)
    attribute = kept_as(scene, id, pool)
    first = scene.telling.first
    had = 0 if first is None else int(_had(first, id, attribute))
    found = int(scene.state.get(id, attribute))
    if had and found == 2 * had:
        return []
    wanted = in_words(scene, "had-so-many", card=card.text, tokens=counted(scene, had, pool))
    return [Unmet(HERE, wanted, f"{card.text}: {counted(scene, found, pool)}")]


def _changed_by(scene: Scene, card: Reference, amount: int, pool: str) -> list[Unmet]:
    id = scene.thing(card)
    attribute = kept_as(scene, id, pool)
    first = scene.telling.first
    had = 0 if first is None else _had(first, id, attribute)
    lent = scene.state.get(id, "resources-lent") if attribute == "resources" else 0
    found = int(scene.state.get(id, attribute)) - int(had) - int(lent)
    wanted, there = (_more(scene, card, one, pool, amount) for one in (amount, found))
    return [] if found == amount else [Unmet(HERE, wanted, there)]


def _had(first: State, id: str, attribute: str) -> Any:
    return first.get(id, attribute) if id in first.things else 0


def _more(scene: Scene, card: Reference, amount: int, pool: str, asked: int) -> str:
    fewer, tokens = amount < 0 or (amount == 0 and asked < 0), counted(scene, abs(amount), pool)
    return in_words(scene, "fewer-of" if fewer else "more-of", card=card.text, tokens=tokens)

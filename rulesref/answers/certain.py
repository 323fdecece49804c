"""Whether the verdict of a play rests on nothing but what was told.

A case takes for none what no step tells: tokens, cards, resources. For somebody who asks in their
own words that would be a guess, so that a verdict is given only of what play itself has shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress

from rulesref.engine.outcome import Chance, Choice
from rulesref.errors import RulesrefError
from rulesref.rulings.question import BEFORE, NOT
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Ruling
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import Wanted, understand

#: Rows of the vocabulary that ask what somebody may do now, or may not.
LEAVE = frozenset({"may", "may-act", "may-use-of-sort"})
NO_LEAVE = frozenset({"may-not", "may-not-act", "may-not-use-of-sort"})
#: Rows about where a card is and how it stands, which play shows.
STANDING = frozenset(
    {"is-in", "is-not-in", "is-at", "is-exhausted", "is-ready", "is-eliminated", "attached-now"}
    | {"is-engaged", "is-engaged-to", "is-unengaged", "is-controlled-by"}
)


def is_certain(scene: Scene, question: str, ruling: Ruling) -> bool:
    """Whether the verdict of ``ruling`` on ``question``, asked in ``scene``, assumes nothing.

    Every card that the question names lies there, nothing would have answered what was told without
    its doer, and no copy was played of which nobody has told. Of leave, only that something is lawful
    is certain: what is not offered at this moment may be lawful at another.
    """
    verdict = ruling.verdict
    if scene.telling.by_nobody or scene.telling.copy_taken or assumes(scene, ruling):
        return False
    if rests_on_silence(scene, question, ruling):
        return False
    bare = question.removeprefix(NOT[scene.language])
    parts = [_in_full(scene, part) for part in bare.split(BEFORE[scene.language])]
    readings = [_read(scene, part) for part in parts]
    if not all(_all_there(scene, part, read) for part, read in zip(parts, readings, strict=True)):
        return False
    row = readings[0].row.id if readings[0] else ""
    if (row in LEAVE or row in NO_LEAVE) and may_be_no_turn(scene, _in_full(scene, bare)):
        return False
    if row in LEAVE or row in NO_LEAVE:
        lawful = (row in LEAVE) == (bare == question)
        return verdict == ("yes" if lawful else "no")
    return scene.state.log is not None and all(
        read is None or read.row.id in STANDING for read in readings
    )


def assumes(scene: Scene, ruling: Ruling) -> bool:
    """Whether something was assumed in the play of ``ruling`` that may have decided what followed."""
    return not scene.tongue.speech.deciding.isdisjoint(ruling.assumed)


def may_be_no_turn(scene: Scene, statement: str) -> bool:
    """Whether it is the turn of those of whom ``statement`` speaks only since no step tells whose it is."""
    decides = isinstance(scene.waiting, Choice | Chance)  # what nobody has told stops no turn
    return not decides and scene.tongue.speech.unsaid.whenever(scene, statement)


def rests_on_silence(scene: Scene, question: str, ruling: Ruling) -> bool:
    """Whether a "no" takes it that nothing lay on somebody who was hurt, or that a card does nothing, of which nobody has spoken."""
    text = question.removeprefix(NOT[scene.language])
    denied = "no" if text == question else "yes"
    return ruling.verdict == denied and scene.tongue.speech.unsaid.rests_on_silence(
        scene, _in_full(scene, text), ruling.assumed
    )


def is_there(scene: Scene, statement: str) -> bool:
    """Whether every card that ``statement`` names lies on the table."""
    parts = statement.split(BEFORE[scene.language])
    return all(_all_there(scene, part, _read(scene, part)) for part in parts)


def _read(scene: Scene, text: str) -> Told | None:
    """The sentence of a Then step that ``text`` is; None where it speaks of an event."""
    rows = [row for row in scene.tongue.speech.rows("then") if row.asks]
    read = read_sentence(text, rows, scene.tongue, scene.telling.said)
    return read if isinstance(read, Told) else None


def _all_there(scene: Scene, text: str, read: Told | None) -> bool:
    """Whether the cards that ``text`` names lie on the table, or in a deck that was told."""
    if read is not None:
        return all(_is_there(scene, card) for card in _cards(read.slots.values()))
    names = _names(scene)
    text = _in_full(scene, text)
    return any(all(name in names for name in named) for named in _named_by_events(scene, text))


def _in_full(scene: Scene, text: str) -> str:
    """``text`` in the words in which it is read, with whole names; as it stands where it is in none."""
    for said in (text, *scene.tongue.speech.rewordings(scene, text)):
        if _read(scene, said) is not None:
            return said
        with suppress(RulesrefError):
            if understand(scene, said):
                return said
    return text


def _cards(values: Iterable[object]) -> Iterator[Reference]:
    for value in values:
        if isinstance(value, Reference):
            yield value
        elif isinstance(value, tuple):
            yield from _cards(value)


def _is_there(scene: Scene, card: Reference) -> bool:
    try:
        return scene.find(card) is not None
    except RulesrefError:  # one of several printings
        return False


def _names(scene: Scene) -> set[str]:
    """What every card here is called, with its number and without."""
    things = scene.state.things
    decks = (card for thing in things.values() for card in thing.get("cards", ()))
    laid = (thing["card"] for thing in things.values() if "card" in thing)
    printed = {scene.printed(card) for card in (*laid, *decks)}
    return printed | {str(scene.name(id)) for id in things}


def _named_by_events(scene: Scene, text: str) -> Iterator[tuple[str, ...]]:
    """The names of cards in each event that ``text`` may speak of."""
    events = scene.tongue.game.rules.events
    found: Wanted = []
    with suppress(RulesrefError):
        found = understand(scene, text)
    for kind, slots in found:
        types = events[kind].slots if kind in events else {}
        told = (str(value) for slot, value in slots.items() if types.get(slot) in ("card", "cards"))
        yield tuple(name for names in told for name in names.split(", "))

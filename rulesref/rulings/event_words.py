"""The words that an event can hold: any other one in its sentence is misspelt, and never happens."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.expression import lazily
from rulesref.nearest import spelt_alike
from rulesref.rulings.reference import alike, listed
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import says

#: Types of slots that hold words; cards and numbers are read as such.
WORDY = ("word", "words", "text")
_OR = lazily(r"\s+(?:or|o)\s+")
_NUMBER = lazily(r"[+-]?\d+")


def known_words(scene: Scene, event: str, slot: str) -> tuple[str, ...]:
    """Every word that ``slot`` of ``event`` can hold in ``case``, as the engine has it."""
    speech = scene.tongue.speech
    known = speech.known.get(f"{event} {slot}") or speech.known.get(slot)
    return tuple(dict.fromkeys(known(scene) if known else speech.words.held(slot)))


class NoSuchWord(Exception):
    """``slot`` of ``event`` cannot hold ``part`` of what is told.

    To say what it can hold takes long, and often another sentence was meant.
    """

    def __init__(self, scene: Scene, event: str, slot: str, part: str) -> None:
        super().__init__(part)
        self._of = scene, event, slot, part

    def explained(self) -> UnresolvedReference:
        """The error for whoever told it."""
        scene, event, slot, part = self._of
        known = known_words(scene, event, slot)
        printed = {alike(word): word for one in known for word in _ways(scene, slot, one)}
        close = spelt_alike(alike(part), printed)
        return UnresolvedReference(
            said("{!r} is no {} here").format(part, scene.tongue.speech.words.calls(slot)),
            told=part,
            candidates=tuple(dict.fromkeys(printed[one] for one in close)),
            remedy=said("known: {}").format(
                ", ".join(scene.tongue.worded(slot, one) for one in known)
            )
            if known
            else said("no card or step of this case knows any {}").format(
                scene.tongue.speech.words.calls(slot)
            ),
        )


def read_words(scene: Scene, event: str, slot: str, type: str, told: str) -> tuple[str, ...]:
    """The words that ``told`` puts into ``slot`` of ``event``, as the engine has them.

    Raises ``UnresolvedReference`` for what that slot cannot hold.
    """
    try:
        return words_held(scene, event, slot, type, told)
    except NoSuchWord as problem:
        raise problem.explained() from None


def words_held(scene: Scene, event: str, slot: str, type: str, told: str) -> tuple[str, ...]:
    """The same. Raises ``NoSuchWord``."""
    out = []
    parts = listed(told) if type == "words" else _OR.split(told) if slot == "skill" else [told]
    known = known_words(scene, event, slot)
    for part in parts:
        meant = [word for word in known if says(scene, slot, word, part)]
        if slot in ("face", "faces") and _NUMBER.fullmatch(part):
            meant = [part]
        out += meant[:1]
        if not meant:
            raise NoSuchWord(scene, event, slot, part)
    return tuple(out)


def _ways(scene: Scene, slot: str, word: str) -> tuple[str, ...]:
    return tuple(scene.tongue.worded(slot, word, single=one) for one in (True, False))

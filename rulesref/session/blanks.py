"""Sentences that a table asks for blank by blank: what else lies there, what comes about of itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from rulesref.catalogue import said
from rulesref.entries import fold
from rulesref.errors import RulesrefError, UsageError
from rulesref.facts.described import names_of
from rulesref.games.things import kind_of
from rulesref.session.questions import Asking, Prompt, Questions
from rulesref.session.replies import chosen, names_in
from rulesref.session.saying import here, listed, named, sentence
from rulesref.session.session import Session
from rulesref.wording.pattern import Pattern, Several
from rulesref.wording.rows import Form

#: So many words of a kind are offered by number; of more, the answer is one of them.
_LISTED = 12
#: So many words of a kind stand for it themselves: "damage/horror".
_SAID = 3
#: So many cards are tried in the last blank, so that only those are offered that can stand there.
_TRIED = 20
#: Types of slots that hold a card of any type, or several.
_ANY = {"card", "cards", "loose-card", "loose-cards"}
_SEVERAL = {"cards", "loose-cards"}


class Happening(Questions):
    """The question what comes about of itself, and for what it is told with."""

    def all(self) -> Asking[None]:
        """One sentence, blank by blank."""
        yield from another(self, "when", said("What comes about?"))


def another(asking: Questions, kind: str, question: str) -> Asking[bool]:
    """Ask for one more sentence of ``kind``, if any; whether one was told."""
    forms = {filling.so_far(): filling for filling in fillings(asking.session, kind)}
    choices = tuple(forms)

    def which(line: str) -> Filling | None:
        if not line:
            return None
        filling = forms[chosen(line, choices)]
        filling.tell_when_full()
        return filling

    filling = yield from asking.until(Prompt(question, choices, said("nothing")), which)
    if filling is None:
        return False
    for slot in filling.blanks:
        prompt = Prompt(filling.question(slot), filling.choices(slot), filling.says_none(slot))
        yield from asking.until(prompt, partial(filling.take, slot, prompt.choices))
    return True


def fillings(session: Session, kind: str) -> Iterator[Filling]:
    """The sentences of ``kind`` of which a table asks, but for those in which nothing could stand."""
    for form in session.judge.speech.forms.get(kind, ()):
        filling = Filling(session, form)
        if filling.has_any():
            yield filling


class Filling:
    """A sentence at ``session`` whose blanks are being filled; with the last one it is told."""

    def __init__(self, session: Session, form: Form) -> None:
        self._session = session
        self._row = session.judge.speech.sentences[form.row]
        self._pattern = min(
            self._row.patterns[session.language], key=lambda pattern: len(_told_in(pattern))
        )
        self._new, self._none = form.new, form.none
        self._told: dict[str, Any] = {}
        #: The slots that have to be told.
        self.blanks = _told_in(self._pattern)

    def so_far(self) -> str:
        """The sentence, with what belongs into its blanks in brackets."""
        blank = {slot: f"[{self._called(slot)}]" for slot in self._pattern.names()}
        several = {
            slot: Several(text) for slot, text in blank.items() if self._row.slots[slot] in _SEVERAL
        }
        return self._pattern.write(blank | several | self._told)

    def has_any(self) -> bool:
        """Whether something can stand in its only blank, where that holds what lies at the table."""
        if len(self.blanks) != 1:
            return True
        slot = self.blanks[0]
        lies = slot not in self._new and self._row.slots[slot] in _ANY - _SEVERAL
        return not lies or bool(self.choices(slot))

    def question(self, slot: str) -> str:
        """What is asked for the blank ``slot``."""
        return said("{sentence}: which {kind}?").format(
            sentence=self.so_far(), kind=self._called(slot)
        )

    def choices(self, slot: str) -> tuple[str, ...]:
        """What can stand in ``slot``, where that can be listed: of cards, those that lie there."""
        type = self._row.slots[slot]
        if type in self._session.judge.speech.words.sets:
            return _words(self._session, type)
        if slot in self._new or type in _SEVERAL:
            return ()
        lying = tuple(dict.fromkeys(_lying(self._session, type)))
        ways = self._ways_on(slot)
        if not ways or len(lying) > _TRIED:
            return lying
        fitting = (card for card in lying if any(self._can_be_told(slot, card, on) for on in ways))
        return tuple(fitting) or (() if ways == [{}] else lying)

    def _ways_on(self, slot: str) -> list[dict[str, Any]]:
        """What may stand in the blanks behind ``slot``, to see what can stand in it; none for a card.

        Any number may be 1, and a word any of a few.
        """
        ways: list[dict[str, Any]] = [{}]
        for later in self.blanks[self.blanks.index(slot) + 1 :]:
            type = self._row.slots[later]
            sets = self._session.judge.speech.words.sets
            words = _words(self._session, type)[:_SAID] if type in sets else ()
            few = (1,) if type == "number" else words
            ways = [{**way, later: word} for way in ways for word in few]
        return ways

    def says_none(self, slot: str) -> str:
        """What an empty answer for ``slot`` says; empty where it says nothing."""
        return said("none: it is empty") if self._empties(slot) else ""

    def _empties(self, slot: str) -> bool:
        return bool(self._none) and self._row.slots[slot] in _SEVERAL

    def take(self, slot: str, choices: tuple[str, ...], line: str) -> None:
        """Put what ``line`` says into ``slot``. Raises ``RulesrefError`` for what cannot be there."""
        if not line and self._empties(slot):
            self._session.tell(sentence(self._session, self._none, **self._told), self._row.kind)
            return
        self._told[slot] = self._value(slot, choices, line)
        self.tell_when_full(slot)

    def tell_when_full(self, slot: str = "") -> None:
        """Tell the sentence where no blank comes after ``slot``. Raises ``RulesrefError``."""
        if slot == (self.blanks[-1] if self.blanks else ""):
            self._session.tell(self._pattern.write(self._told), self._row.kind)

    def _can_be_told(self, slot: str, card: str, on: dict[str, Any]) -> bool:
        try:
            self._session.branch().tell(
                self._pattern.write({**self._told, slot: card, **on}), self._row.kind
            )
        except RulesrefError:
            return False
        return True

    def _called(self, slot: str) -> str:
        """What somebody calls that which stands in ``slot``."""
        type = self._row.slots[slot]
        if type in _ANY:
            return said("card") if type not in _SEVERAL else said("cards")
        words = self._session.judge.speech.words
        if type == "text":
            return words.calls(slot)
        few = _words(self._session, type) if type in words.sets else ()
        return "/".join(few) if 0 < len(few) <= _SAID else words.calls(type)

    def _value(self, slot: str, choices: tuple[str, ...], line: str) -> Any:
        type = self._row.slots[slot]
        if type == "number":
            return _number(line)
        if not line:
            raise UsageError(
                said("this has to be told"),
                candidates=choices,
                remedy=said("`undo` goes back to the question before"),
            )
        words = self._session.judge.speech.words.sets.get(type)
        if words is not None:
            return chosen(line, choices or tuple(words[self._session.language]))
        if type == "text":
            return line
        if type in _SEVERAL:
            return _several(self._session, line)
        return _card(self._session, line, choices, () if type in _ANY else (type,))


def _told_in(pattern: Pattern) -> tuple[str, ...]:
    """The slots of ``pattern`` that may not be left out."""
    whole = pattern.write({slot: f"{{{slot}}}" for slot in pattern.names()})
    return tuple(slot for slot in pattern.names() if f"{{{slot}}}" in whole)


def _words(session: Session, type: str) -> tuple[str, ...]:
    """The words of ``type``, one for each meaning, where that is not too much to list."""
    words = session.judge.speech.words.sets[type][session.language]
    first = {meaning: word for word, meaning in reversed(words.items())}
    every = tuple(dict.fromkeys(first[meaning] for meaning in words.values()))
    return every if len(every) <= _LISTED else ()


def _lying(session: Session, type: str) -> Iterator[str]:
    """The cards at the table that a slot of ``type`` can hold, by name."""
    scene = session.scene
    for id, thing in scene.state.things.items():
        if "card" in thing and (type in _ANY or kind_of(scene.state, id) == type):
            yield str(scene.name(id))


def _card(session: Session, line: str, choices: tuple[str, ...], types: tuple[str, ...]) -> str:
    """The card that ``line`` names or numbers: one at the table, else one that comes to it."""
    if choices and line.isascii() and line.isdigit() and len(line) < 5:
        return chosen(line, choices)
    return (here(session.scene, line, types) if choices else None) or named(session, line, types)


def _number(line: str) -> int:
    if not (line.isascii() and line.isdigit() and len(line) < 5):
        raise UsageError(said("{line!r} is no number").format(line=line))
    return int(line)


def _several(session: Session, line: str) -> str:
    known = {fold(name) for name in names_of(session.judge.game, session.language) if "," in name}
    return listed([named(session, name) for name in names_in(line, known)], session.language)

"""A sentence that is meant as a step though its line begins with no keyword.

A step or an event reads it, and knows what it names, or at least the first card in it where the
others are written as names are: prose about the game hardly ever says just that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulesref.cases.keywords import KEYWORD, OTHER, STEPS, sentence_after, step_begun, unmarked
from rulesref.cases.written import LONGEST, Step, filled
from rulesref.entries import EDITIONS
from rulesref.errors import AmbiguousReference, RulesrefError
from rulesref.expression import lazily
from rulesref.facts.not_described import NotDescribed
from rulesref.games.game import Game
from rulesref.nearest import spelt_alike
from rulesref.record import NamedTuple
from rulesref.rulings.event_sentences import event_table
from rulesref.rulings.reference import Reference, WrongType, read_slot
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import understand
from rulesref.rulings.tongue import Tongue
from rulesref.wording.pattern import Pattern
from rulesref.wording.sentence import KINDS, Sentence
from rulesref.wording.speech import Speech
from rulesref.wording.suggesting import nearest

#: What may stand between a keyword and a sentence and belongs to neither: "Dato che …".
THAT = {"en": "", "it": "che "}
#: A keyword of either language, or a star, with a sentence behind it.
_LED = lazily(
    rf"\*\s?(?=\S)|(?:{'|'.join(word for words in STEPS.values() for word in words)})[^\w\s]*\s+"
)
#: Marks before a sentence and behind it; a quote, a bracket, a dot can belong to a name.
_MARKS = lazily(r"""^(?:[^\w"'“‘«.(]|_)+|[\s*_`|]+$""")
#: The name with which a sentence begins; it may be that of somebody whose thing it is about.
_SUBJECT = lazily(r"[A-ZÀ-Ý\"“.][^\s,]*(?: [A-ZÀ-Ý][^\s,]*)*")
#: So many characters before a sentence can be what is left of a keyword.
_BEGINNING = 24
_LONG_WORD = lazily(r"\S*[^\W\d_]{2}\S*")
#: How much of its letters a name shares with the one that was meant.
_SLIPS = 0.85
#: Words of a name that begin with a small letter are no longer.
_SMALL = 3


class Unmarked(NamedTuple):
    """The ``keyword`` that belongs before ``sentence``."""

    keyword: str
    sentence: str


class UnmarkedSteps(NamedTuple):
    """Finds steps in lines that Gherkin passes over, by the sentences of one game."""

    game: Game
    speech: Speech

    def find_step(self, text: str, language: str, values: Mapping[str, str]) -> Unmarked | None:
        """The step that the bare ``text`` says, as a whole or behind what its line begins with.

        ``values`` are those of placeholders.
        """
        kinds = _Kinds(filled(text, values), Tongue(self.game, self.speech, language))
        for keyword, sentence in dict.fromkeys(_readings(text, language)):
            kind = kinds.of(filled(sentence, values))
            if kind is not None:
                return Unmarked(keyword or KEYWORD[language][kind], sentence)
        return None

    def behind_keyword(
        self, text: str, language: str, values: Mapping[str, str]
    ) -> Unmarked | None:
        """The step that follows a keyword anywhere in the bare ``text``, as ``find_step`` finds it."""
        readings = tuple(dict.fromkeys(_behind_keywords(text, language)))
        if not readings:
            return None
        kinds = _Kinds(filled(text, values), Tongue(self.game, self.speech, language))
        for keyword, sentence in readings:
            if kinds.of(filled(sentence, values)) is not None:
                return Unmarked(keyword, sentence)
        return None

    def near_step(self, text: str, language: str, values: Mapping[str, str]) -> Unmarked | None:
        """The step that the bare ``text`` is, but for names that come near to known ones."""
        tongue = Tongue(self.game, self.speech, language)
        for row, pattern in _Kinds(filled(text, values), tongue).rows:
            slots = pattern.read(filled(text, values))
            if _is_of_any_words(row):
                continue  # none of them is a name with a slip
            if slots is not None and _is_near(slots, row.slots, tongue):
                return Unmarked(KEYWORD[language][row.kind], text)
        return None

    def nearly_step(self, text: str, language: str, values: Mapping[str, str]) -> Unmarked | None:
        """The step that is meant behind the keyword, or the star, with which the bare ``text`` begins."""
        begun = _LED.match(text)
        if begun is None:
            return None
        from rulesref.rulings.nearly_step import nearly_step  # for the few lines that begin so

        sentence = filled(text[begun.end() :], values)
        for spoken in (language, OTHER[language]):
            row = nearly_step(sentence, Tongue(self.game, self.speech, spoken))
            if row is not None:
                return Unmarked(KEYWORD[spoken][row.kind], sentence)
        return None

    def known_steps(self, text: str, language: str) -> tuple[str, ...]:
        """The sentences that come nearest to ``text``, each with the keyword of its kind."""
        templates = {
            pattern.template: KEYWORD[language][row.kind]
            for kind in KINDS
            for row in self.speech.rows(kind)
            for pattern in row.patterns[language]
        }
        return tuple(f"{templates[one]} {one}" for one in nearest(text, list(templates)))


def _behind_keywords(text: str, language: str) -> Iterator[tuple[str, str]]:
    """(keyword, sentence) for each way to read ``text`` as a step with its keyword."""
    yield from _behind_words(text, language)
    for sentence in _without_marks(text):
        yield from _begun(sentence, language)


def _readings(text: str, language: str) -> Iterator[tuple[str, str]]:
    """(keyword, or "" where any can be meant, sentence) for each way to read ``text`` as a step."""
    yield from _behind_words(text, language)
    for sentence in _without_marks(text):
        yield from _begun(sentence, language)
        for bare in (sentence, sentence.partition(" ")[2]):
            yield "", bare
            yield "", bare.removeprefix(THAT[language])
    for start in range(min(_BEGINNING, len(text))):
        if len(_LONG_WORD.findall(text[:start])) > 1:  # more than marks and what was a keyword
            break
        if text[start].isalnum() or text[start] in "\"'.":
            yield "", text[start:]


def _behind_words(text: str, language: str) -> Iterator[tuple[str, str]]:
    """(keyword, sentence behind it) for each keyword that is a word of ``text``."""
    for word in re.finditer(rf"(?<![^\W\d_])(?:{'|'.join(STEPS[language])})(?![^\W\dA-Z_])", text):
        yield word[0], sentence_after(text[word.end() :])


def _without_marks(text: str) -> Iterable[str]:
    """``text``, and what is left of it without marks or a label before the sentence."""
    return dict.fromkeys((_MARKS.sub("", text), text, unmarked(text), text.partition(": ")[2]))


def _begun(text: str, language: str) -> Iterator[tuple[str, str]]:
    """(keyword, sentence) where ``text`` begins with one, in any letters or glued to it."""
    begun = step_begun(text, language)
    if begun is not None:
        yield begun
    for keyword in STEPS[language]:
        if text.casefold().startswith(keyword.casefold()):
            yield keyword, sentence_after(text[len(keyword) :])


class _Kinds:
    """What the parts of ``text`` say, by the sentences alone that could be one of them."""

    def __init__(self, text: str, tongue: Tongue) -> None:
        self.tongue = tongue
        self.rows: list[tuple[Sentence, Pattern]] = []
        self.events: list[Pattern] = []
        if len(text) <= LONGEST:
            folded = text.casefold()
            words = _words_within(folded)
            for kind in KINDS:
                rows = tongue.speech.table(kind, tongue.language).could_read_part(words, folded)
                self.rows += [(row, pattern) for _, row, pattern in rows]
            self.events = [
                event for *_, event in event_table(tongue).could_read_part(words, folded)
            ]

    def of(self, sentence: str) -> str | None:
        """The kind of step that ``sentence`` is, a Given before others; ``None`` for prose."""
        return self._of_one(sentence) or self._in_other_words(sentence)

    def _in_other_words(self, sentence: str) -> str | None:
        """The kind of step that says ``sentence``, which begins with a name, in other words or as several things."""
        named = _SUBJECT.match(sentence)
        if named is None or not self.tongue.describes(named[0].partition("'s")[0]):
            return None
        from rulesref.rulings.joined_steps import parts_of  # for the few lines of prose
        from rulesref.rulings.said_by import said_by

        scene = Scene(self.tongue, EDITIONS[0])
        for kind in KINDS:
            parts = parts_of(scene, Step(kind, sentence, 0, 0, ()))
            if all(said_by(scene, part.text, part.kind) is not None for part in parts):
                return kind
        return None

    def _of_one(self, sentence: str) -> str | None:
        """The kind of step that ``sentence`` is where it tells one thing."""
        for row, pattern in self.rows:
            slots = pattern.read(sentence)
            if slots is None or not _is_known(slots, row.slots, self.tongue):
                continue
            if _is_of_any_words(row) and not any(
                _names_some(text, self.tongue) for text, _ in slots.values()
            ):
                continue
            return row.kind
        happens = any(event.read(sentence) is not None for event in self.events)
        return "then" if happens and _is_event(sentence, self.tongue) else None


def _words_within(text: str) -> set[str]:
    """The words of whatever parts of ``text`` are read as a sentence.

    One may begin within a word, and end before the marks behind ``text``.
    """
    whole = [*text.split(" "), *_MARKS.sub("", text).split(" ")]
    return {word[start:] for word in whole for start in range(len(word))}


def _is_known(
    slots: Mapping[str, tuple[str, int]], types: Mapping[str, str], tongue: Tongue
) -> bool:
    """Whether all that ``slots`` name is known, or the first card, and the others look like some."""
    first = True
    for name, (text, _) in slots.items():
        try:
            value = read_slot(text, types[name], tongue)
        except (AmbiguousReference, WrongType):
            first = False
        except NotDescribed:
            if first or not _is_name(text):
                return False
        except RulesrefError:
            return False
        else:
            card = value[0] if isinstance(value, tuple) else value
            first = first and not isinstance(card, Reference)
    return True


def _is_of_any_words(row: Sentence) -> bool:
    """Whether ``row`` expects whatever words stand in its slots: "everybody {text}"."""
    return row.kind == "then" and bool(row.slots) and set(row.slots.values()) == {"text"}


def _names_some(text: str, tongue: Tongue) -> bool:
    """Whether ``text`` names a card, or says a number."""
    names = (found[0] for found in _SUBJECT.finditer(text))
    return re.search(r"\d", text) is not None or any(map(tongue.describes, names))


def _is_near(
    slots: Mapping[str, tuple[str, int]], types: Mapping[str, str], tongue: Tongue
) -> bool:
    """Whether all that ``slots`` name is known, or a name with a slip or two in it."""
    for name, (text, _) in slots.items():
        try:
            read_slot(text, types[name], tongue)
        except (AmbiguousReference, WrongType):
            continue
        except NotDescribed as error:
            if not _is_name(text) or not _slipped(text, error.candidates):
                return False
        except RulesrefError:
            return False
    return bool(slots)


def _slipped(text: str, names: Sequence[str]) -> bool:
    """Whether ``text`` is one of ``names`` with a slip or two, or the first words of one."""
    begun = any(name.startswith(f"{text} ") for name in names)
    return begun or bool(spelt_alike(text, names, 1, _SLIPS))


def _is_name(text: str) -> bool:
    """Whether ``text`` is written as names are: only its small words begin with a small letter."""
    return all(len(word) <= _SMALL or not word[0].islower() for word in text.split())


def _is_event(sentence: str, tongue: Tongue) -> bool:
    try:
        return bool(understand(Scene(tongue, EDITIONS[0]), sentence))
    except RulesrefError:
        return False

"""Reading the slots of a step: numbers, cards, investigators, lists of them, words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rulesref.catalogue import said
from rulesref.entries import fold, name_key
from rulesref.errors import AmbiguousReference, UnresolvedReference
from rulesref.expression import lazily
from rulesref.facts.called import codes_of_type, only_of_type, spelt_out
from rulesref.facts.described import is_described
from rulesref.facts.not_described import NotDescribed
from rulesref.games.card import Card
from rulesref.nearest import spelt_alike
from rulesref.rulings.tongue import Tongue
from rulesref.wording.words import Words

if TYPE_CHECKING:
    from fractions import Fraction
    from pathlib import Path

    from rulesref.games.game import Game

_ARTICLE = lazily(r"^(?:the|an?|il|lo|la|i|gli|le|un|uno|una)\s+|^(?:l|un)['’]\s*", re.I)
_AND = lazily(r"\s*,\s*(?:and\s+|e\s+)?|\s+and\s+|\s+ed?\s+")
_COPY = lazily(r"^(.*?)\s*#(\d+)$")
_ANOTHER = lazily(r"^(?:(?:an|the )other|un altro|un['’]altra|l['’]altr[oa])\s+", re.I)

_ARTICLES = lazily(
    r"\b(?:the|an?|il|lo|la|i|gli|le|un|uno|una)\s+|\b(?:l|un)['’]\s*", re.IGNORECASE
)


def alike(text: str) -> str:
    """``text`` for comparing names and sentences: no articles, no quotes, no case."""
    return name_key(_ARTICLES.sub("", text))


#: Marks a name in what has been said that was first told without level or code.
_ALONE = " alone"
#: Marks a name of which the case has told copies apart by number.
_NUMBERED = " numbered"


class Reference:
    """A card as a step names it: its facts, and which copy (0 where the step names none).

    ``said`` maps folded names to the cards that were told by level or code before in the same
    case; there, the name alone means that card. A name told with level or code is added to it.
    """

    __slots__ = ("card", "copy", "language", "numbered", "plain", "printing", "text")

    def __repr__(self) -> str:
        return f"Reference({self.text!r})"

    def __init__(self, text: str, tongue: Tongue, said: dict[str, Card] | None = None) -> None:
        self.text = text
        self.copy, name, bare = _taken_apart(text, tongue.game, tongue.game.own)
        said = {} if said is None else said
        try:
            self.card = said.get(fold(name)) or tongue.card(name)
        except UnresolvedReference:
            _stop_at_another(name, tongue)
            _stop_at_unnamed(bare, tongue)
            if bare == name:
                raise
            try:
                self.card = said.get(fold(bare)) or tongue.card(bare)
            except NotDescribed as error:
                error.told = name  # a caret stands below the whole of it
                raise error.or_of((name,), tongue.game) from None
        self.language = tongue.language
        self.printing = name.endswith(")")  # it was told by level or code
        base = fold(name.rpartition(" (")[0] if self.printing else name)
        if base not in said:
            said[base] = self.card
            if not self.printing:
                said[base + _ALONE] = self.card
        #: Whether the name was told alone first, so that alone it goes on meaning that printing.
        self.plain = not self.printing and base + _ALONE in said
        if self.copy:
            said[base + _NUMBERED] = self.card
        #: Whether the case tells copies of that name apart: the name alone is then the first one.
        self.numbered = base + _NUMBERED in said


@lru_cache(maxsize=4096)  # a step is read in many ways, and each asks for every name in it
def _taken_apart(text: str, game: Game, own: Path | None) -> tuple[int, str, str]:
    """Which copy ``text`` tells, its name as a card of ``game`` may have it, that without an article."""
    match = _COPY.match(text)
    name = spelt_out(match[1] if match else text, game)
    bare = _ARTICLE.sub("", name, count=1)
    if bare != name and not is_described(name, game) and is_described(bare, game):
        name = bare
    return int(match[2]) if match else 0, name, bare


def told_alone(said: Mapping[str, Card]) -> list[Card]:
    """The cards of ``said`` that were told by their name alone, in the order in which they were."""
    return [card for name, card in said.items() if name.endswith(_ALONE)]


def _stop_at_another(name: str, tongue: Tongue) -> None:
    """Raise ``UnresolvedReference`` where a further copy of a card is told without a number."""
    other = _ANOTHER.sub("", name, count=1)
    if other == name:
        return
    tongue.card(other)  # where there is no such card, that is what has to be said
    raise UnresolvedReference(
        said("which {other} this is has to be told by its number").format(other=other),
        candidates=(f"{other} #2",),
        remedy=said("copies are counted in the order in which Given steps lay them out"),
    )


def _stop_at_unnamed(bare: str, tongue: Tongue) -> None:
    """Raise ``UnresolvedReference`` where a card is called by its kind, and none lies there."""
    kind = tongue.speech.called_by_kind.get(fold(bare))
    if kind is not None:
        raise UnresolvedReference(
            said("no step names the current {kind}").format(kind=tongue.speech.words.calls(kind)),
            remedy=said("say in a Given step: {step}").format(
                step=tongue.speech.lays_out[tongue.language][kind]
            ),
        )


class WrongType(UnresolvedReference):
    """A card that is of another type than the sentence takes; ``lays`` is one that takes it."""

    def __init__(self, text: str, wanted: str, card: Card, tongue: Tongue) -> None:
        kind = tongue.speech.words.calls(wanted)
        why = said("{card} is no {kind}, it is: {type}")
        super().__init__(
            why.format(card=card.name, kind=kind, type=said(card.type)),
            told=text,
            candidates=tuple(
                f"{text} ({code})" for code in codes_of_type(tongue.game, text, wanted)
            ),
        )
        self.lays = tongue.speech.lays_out[tongue.language].get(card.type, "")


def _number(text: str) -> int:
    if text.startswith("-"):
        raise UnresolvedReference(
            said("{text} is below zero").format(text=text),
            remedy=said("nothing in a case is counted below zero"),
        )
    if not text.isdecimal():
        return 1
    if len(text) > 9 or int(text) > MOST:
        raise UnresolvedReference(
            said("{text} is too many").format(text=text),
            remedy=said("nothing in a case is counted beyond {:,}").format(MOST),
        )
    return int(text)


def _fraction(text: str) -> Fraction:
    from fractions import Fraction

    try:
        return Fraction(text)
    except ZeroDivisionError:
        raise UnresolvedReference(
            said("{text!r} is no fraction").format(text=text), remedy=said("write 3/16")
        ) from None


def listed(text: str) -> list[str]:
    """The parts of a list: commas, "and" or "e" between them."""
    return _AND.split(text.strip())


def listed_cards(text: str, tongue: Tongue) -> list[str]:
    """The parts of a list of cards; a card with a comma or an "and" in its name stays whole."""
    text, describes = text.strip(), tongue.describes
    spans = _spans(text)
    if len(spans) == 1:
        return [text]
    out: list[tuple[int, int]] = []
    for start, stop in spans:
        whole = (out[-1][0], stop) if out else (start, stop)
        if not describes(text[start:stop]) and describes(text[slice(*whole)]) and out:
            out[-1] = whole
        else:
            out.append((start, stop))
    return [text[start:stop] for start, stop in out]


def _spans(text: str) -> list[tuple[int, int]]:
    """Where each part of a list begins and ends."""
    between = [match.span() for match in _AND.finditer(text)]
    starts = [0, *(end for _, end in between)]
    stops = [*(start for start, _ in between), len(text)]
    return list(zip(starts, stops, strict=True))


#: No card's name reads like a list of more parts: "Barriers, Decoys, and Traps" has three.
_PARTS = 6


def _joined(text: str) -> list[str]:
    """Every run of some parts of a list, the longest first: names that it could hold."""
    spans = _spans(text.strip())
    runs = [
        (first, last)
        for at, (first, _) in enumerate(spans)
        for _, last in spans[at + 1 : at + _PARTS]
    ]
    return [
        text.strip()[first:last] for first, last in sorted(runs, key=lambda run: run[0] - run[1])
    ]


#: The largest number that a case may say: each of so many tokens can be an option of a choice.
MOST = 1_000


def read_slot(text: str, type: str, tongue: Tongue, said: dict[str, Card] | None = None) -> Any:
    """The value of a slot of ``type``; ``said`` as in ``Reference``.

    Raises ``UnresolvedReference``.
    """
    if type.startswith("number"):
        return _number(text)
    if type == "fraction":
        return _fraction(text)
    words = tongue.speech.words
    if type in words.sets:
        return _read_word(text, type, words, tongue.language)
    if type == "text":
        return text
    if type.endswith("s"):
        parts = listed_cards(text, tongue)
        try:
            return tuple(read_slot(part, type[:-1], tongue, said) for part in parts)
        except NotDescribed as error:
            raise error.or_of(_joined(text), tongue.game) from None
    try:
        reference = Reference(text, tongue, said)
        kind = reference.card.type
        laid_out = type == "loose-card" and kind in tongue.speech.on_table
        if laid_out or type not in ("card", "loose-card", kind):
            raise WrongType(text, type, reference.card, tongue)
    except (WrongType, AmbiguousReference):
        alone = type in tongue.speech.named_alone  # else another sentence may mean a namesake
        code = only_of_type(tongue.game, text, type) if alone else ""
        if not code or tongue.card(f"{text} ({code})").type != type:
            raise
        return Reference(f"{text} ({code})", tongue, said)
    return reference


#: So many words are listed where none comes near.
_WORDS = 12


def _read_word(text: str, type: str, words: Words, language: str) -> str:
    meant = words.meaning(type, text, language)
    if meant is None:
        raise UnresolvedReference(
            said("{!r} is no {}").format(text, words.calls(type)),
            told=text,
            candidates=_nearest_words(text.casefold(), tuple(words.sets[type][language])),
        )
    return meant


@lru_cache(maxsize=1024)  # most who ask go on to another sentence, in which it is no such word
def _nearest_words(text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    return spelt_alike(text, known) or known[:_WORDS]

"""The names in a text: cards by their whole name, then by a part of it that means one of them alone.

Each becomes a mark such as "@3", so that no word of a name is ever taken for one of the sentence.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from rulesref.answers.prose.written_names import level_behind, said_as
from rulesref.cards.first_names import investigators
from rulesref.entries import fold
from rulesref.facts.called import every_card, split
from rulesref.games.game import Game

MARK = re.compile(r"@\d+")
_WORD = re.compile(r"[^\s,;:!?()]+")
_MARKS = ",;:!?'’\"“”()"
_EDGE = ".,;:!?'’\"“”()"
#: Words that stand in many names and mean none of them.
_GENERIC_WORDS = """
    the of and for with from card cards enemy enemies location deck token special automatic
    damage horror clue clues action test turn hand play round phase agenda act attack
    investigator doom di del della dei il la lo le carta carte nemico luogo mazzo danno orrore
    indizio azione turno
    """
#: What tells the second of a name from the first.
SECOND = " #2"
_GENERIC = frozenset(_GENERIC_WORDS.split())
_LED = {
    "en": r"(?:the|my|his|her|their|that|this|your|our)",
    "it": r"(?:il|lo|la|i|gli|le|mio|mia|suo|sua|quel|quello|quella|questo|questa|al|allo|alla|del|dello|della|dal|dallo|dalla|col|sul|sulla|sullo|nel|nella|nello)",
}


class Like(NamedTuple):
    """What is told of an enemy without a name: its ``keywords``, and its ``figures`` with their numbers.

    ``lacks`` says that it is also told what it is not.
    """

    keywords: tuple[str, ...]
    figures: tuple[tuple[str, int], ...]
    lacks: bool = False


class Named(NamedTuple):
    """A card as a text calls it: its ``name`` in the language of the text, its possible ``types``.

    One that is called by no name but by what it is ``like`` has the words for it instead.
    """

    name: str
    types: frozenset[str]
    like: Like | None = None


def marked(
    text: str, game: Game, language: str, lying: Sequence[Named] = (), *, early: bool = False
) -> tuple[str, tuple[Named, ...]]:
    """``text`` with a mark for every name, and what each mark stands for, by its number.

    What is ``lying`` at the table that it is said at is called by any part of its name. A part of a name
    counts ``early`` where it may stand before the name.
    """
    found: list[Named] = []
    two = _two_of_a_kind if language == "en" else _two_in_italian
    text = two(text, game, language)
    for start, end, named in reversed(_of_one_level(list(_names(text, game, language)))):
        if named not in found:
            found.append(named)
        text = f"{text[:start]}@{found.index(named)}{text[end:]}"
    for said, name in investigators(text, _taken_by((*lying, *found)), game.id):
        named = Named(name, frozenset({"investigator"}))
        if named not in found:
            found.append(named)
        mark = f"@{found.index(named)}"
        text = re.sub(rf"(?<![@\w]){re.escape(said)}\b", mark, text)
    found += [one for one in lying if one.name not in {named.name for named in found}]
    translated = italian_names(game) if language == "it" else {}
    names = {one.name for one in lying}
    known = frozenset(number for number, named in enumerate(found) if named.name in names)
    return _short(text, found, language, known, early=early, translated=translated), tuple(found)


def _taken_by(spoken_of: Sequence[Named]) -> frozenset[str]:
    """The words by which a card that is ``spoken_of`` may be called: no investigator is by them alone."""
    cards = (one.name for one in spoken_of if "investigator" not in one.types)
    return frozenset(part.casefold() for name in cards for part in _parts(name) if " " not in part)


#: Two enemies of one name.
_TWO = re.compile(
    r"\b(?:two|2)(?P<how> ready| exhausted)? (?:copies of )?(?P<name>[\w'-]+(?: [\w'-]+){0,3}?)s\b",
    re.I,
)


def _two_of_a_kind(text: str, game: Game, language: str) -> str:
    """``text`` with the first and the second of a name where it speaks of two of them in the plural.

    One that names them once more is left as it is: nobody says which of them is meant then.
    """

    def both(found: re.Match[str]) -> str:
        named = list(_names(found["name"], game, language))
        if len(named) != 1 or named[0][:2] != (0, len(found["name"])):
            return found[0]
        one = named[0][2]
        if one.types != {"enemy"}:
            return found[0]
        if text.casefold().count(one.name.casefold()) > 1:
            return found[0]
        how = (found["how"] or "").strip()
        first = f"the {how} {one.name}" if how else one.name
        return f"{first} and {first}{SECOND}"

    return _TWO.sub(both, text)


_DUE = re.compile(r"\b(?:due|2) (?=\w)", re.I)


def _two_in_italian(text: str, game: Game, language: str) -> str:
    """The same in Italian, where a name has no plural and stands before how the two are."""
    for found in reversed(list(_DUE.finditer(text))):
        behind = text[found.end() :]
        first = next(iter(_names(behind, game, language)), None)
        if first is None or first[0] or first[2].types != {"enemy"}:
            continue
        name = first[2].name
        if text.casefold().count(name.casefold()) > 1 or _WORN_IT.match(behind[first[1] :]):
            continue
        text = f"{text[: found.start()]}{name} e {name}{SECOND}{behind[first[1] :]}"
    return text


_WORN_IT = re.compile(r" (?:esaurit|pront)")


def _of_one_level(names: list[tuple[int, int, Named]]) -> list[tuple[int, int, Named]]:
    """``names`` with the level of a card wherever it is named, once it is told anywhere.

    A card of which two levels are told is called as each place calls it.
    """
    told: dict[str, set[str]] = defaultdict(set)
    for _, _, named in names:
        name, level = split(named.name)
        if level.isdigit():
            told[name].add(named.name)
    return [
        (start, end, named._replace(name=next(iter(told[named.name]))))
        if len(told.get(named.name, ())) == 1
        else (start, end, named)
        for start, end, named in names
    ]


def unmarked(text: str, named: Sequence[Named]) -> str:
    """``text`` with the names that its marks stand for."""
    return MARK.sub(lambda found: named[int(found[0][1:])].name, text)


def _short(
    text: str,
    found: Sequence[Named],
    language: str,
    lying: frozenset[int] = frozenset(),
    *,
    early: bool = False,
    translated: Mapping[str, str],
) -> str:
    """``text`` with marks for parts of the names in it: "Sherman", "the ghoul"."""
    parts: dict[str, set[int]] = defaultdict(set)
    cased: dict[str, str] = {}
    for number, named in enumerate(found):
        for name in filter(None, (named.name, translated.get(named.name))):
            for part in _parts(name):
                parts[part.casefold()].add(number)
                cased[part.casefold()] = f"{part[0].upper()}{part[1:]}"
    led = _LED[language]
    for part in sorted(parts, key=len, reverse=True):
        if len(parts[part]) > 1:
            continue
        mark = f"@{next(iter(parts[part]))}"
        said, upper = (r"\.? ".join(map(re.escape, one.split())) for one in (part, cased[part]))
        if next(iter(parts[part])) in lying:
            text = re.sub(rf"(?i)(?<![@\w']){said}(?![\w@])(?!['’]?@)", mark, text)
            continue
        # only what has been named is called by a part of its name
        first = text.find(mark) + len(mark)
        before = text[:first]
        if early:  # by a part with its capital letter and an article
            before = re.sub(rf"(\b(?i:{led}) ){upper}(?!\w)(?!['’]?@)", rf"\g<1>{mark}", before)
        later = re.sub(rf"(?i)(\b{led} ){said}(?!\w)(?!['’]?@)", rf"\g<1>{mark}", text[first:])
        text = before + re.sub(rf"(?<![@\w']){upper}(?![\w@])", mark, later)
    return text


def _parts(name: str) -> Iterator[str]:
    """The parts of ``name`` that may mean it."""
    words = [word.strip(_MARKS).rstrip(".") for word in split(name)[0].split()]
    for first in range(len(words)):
        for last in range(first + 1, len(words) + 1):
            part = " ".join(words[first:last])
            if not set(part.casefold().split()) <= _GENERIC and len(part) > 2:
                yield part


@cache
def italian_names(game: Game) -> Mapping[str, str]:
    """The name of a card → its Italian name, by a part of which somebody may call it who has named it in English."""
    return {card.name: card.name_it for card in every_card(game).cards.values() if card.name_it}


def _names(text: str, game: Game, language: str) -> Iterator[tuple[int, int, Named]]:
    """(Start, end, card) of every whole name in ``text``, the longest at each place."""
    words = [(match.start(), match.group()) for match in _WORD.finditer(text)]
    known, place = _known(game, language), 0
    while place < len(words):
        step = 1
        key = fold(words[place][1]).strip(_EDGE)
        key = key.removesuffix("'s").split("'")[-1 if language == "it" else 0] or key
        for length, name, types in known.get(key, ()):
            said = said_as(text, words[place][0], name, types)
            if said is not None:
                second = text.startswith(SECOND, said[1])
                copy = SECOND if second else ""
                level, end = level_behind(text, said[1] + len(copy), name, game)
                yield said[0], end, Named(f"{name}{copy}{level}", types)
                step = length
                break
        place += step


@cache
def _known(game: Game, language: str) -> Mapping[str, Sequence[tuple[int, str, frozenset[str]]]]:
    """The first word of names, folded → (how many words, the name, its types), the longest first."""
    types: dict[str, set[str]] = defaultdict(set)
    for card in every_card(game).cards.values():
        for name in (card.name, card.name_it if language == "it" else ""):
            if name and len(name) > 2 and card.type:
                types[name] |= {card.type, "weakness"} if "w" in card.flags else {card.type}
    out = defaultdict(list)
    for name, kinds in types.items():
        words = name.split()
        key = fold(words[0]).strip(_EDGE)
        key = key.removesuffix("'s").split("'")[-1 if language == "it" else 0] or key
        out[key].append((len(words), name, frozenset(kinds)))
    return {key: sorted(rows, key=lambda row: -len(row[1])) for key, rows in out.items()}

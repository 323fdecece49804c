"""Names of cards with their numbers as a FAQ prints them: ``Lucky Dice #230``, ``(116, 188)``."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulesref.entries import CardName
from rulesref.parse.identity import FUNCTION_WORDS

_MARK = re.compile(r"\s(?:#(?P<one>\d+[a-z]?)|\((?P<many>\d+[a-z]?(?:\s?[/,&–-]\s?\d+[a-z]?)+)\))")
#: How far back a name can begin, in characters.
_LONGEST = 120
_TITLE_LIKE = re.compile(r"^[“\"‘(.]*[A-ZÀ-Þ0-9]")
_INNER_WORDS = "of the and for de in to a from with by on at or vs la nor is"
_INNER = frozenset(_INNER_WORDS.split())
_OPENERS = FUNCTION_WORDS - _INNER | {"for", "in", "to", "with", "at", "from"}
_SIDE = re.compile(r"^\d[a-z]$")
_ABBREVIATIONS = ("Dr.", "Mr.", "Mrs.", "St.")
_NOT_NAMES = {"parallel", "upgraded", "since", "given", "purchasing", "using", "although", "each"}
_QUALIFIER = re.compile(r"\s*\((?:level \d|revealed|both versions|all \w+ versions)\)$")
_POSSESSIVE = re.compile(r"[’']\s?s$")


def card_names(text: str) -> list[CardName]:
    """The cards that ``text`` names with a number, in order, each once."""
    found = []
    for mark in _MARK.finditer(text):
        name = _name_before(text[max(0, mark.start() - _LONGEST) : mark.start()])
        if name:
            found.append(CardName(plain_name(name), mark["one"] or mark["many"], ""))
    return list(dict.fromkeys(found))


def plain_name(printed: str) -> str:
    """A card's name without possessive, level or version note: what an index knows it by."""
    name = _QUALIFIER.sub("", printed.strip(" ,:"))
    return _QUALIFIER.sub("", _POSSESSIVE.sub("", name)).strip()


def unique(cards: Iterable[CardName]) -> tuple[CardName, ...]:
    """``cards`` in order, each once."""
    return tuple(dict.fromkeys(cards))


def _name_before(text: str) -> str:
    rest = text.rstrip()
    tail = ""
    if rest.endswith(")") and "(" in rest:
        rest, _, inner = rest.rpartition("(")
        tail, rest = f" ({inner}", rest.rstrip()
    if rest.endswith("”") and "“" in rest:
        quoted = rest[rest.rindex("“") + 1 : -1]
        if " " in quoted:
            return quoted + tail
    return _run_of_title_words(rest) + tail if rest else ""


def _run_of_title_words(text: str) -> str:
    words: list[str] = []
    before = text.split()
    while before:
        word = before[-1]
        if not (_TITLE_LIKE.match(word) or word.strip("“”") in _INNER):
            break
        if word[0] == "(" or (words and (_ends(word) or _SIDE.match(word))):
            break
        words.insert(0, before.pop())
    name = " ".join(_without_opening(words, before[-1] if before else ""))
    return _last_of_a_list(name.strip("—"))


def _ends(word: str) -> bool:
    """Whether ``word`` closes a sentence or an item, so that no name goes on across it."""
    return word.endswith((".", "?", "!", ";", ":", ")", "—")) and word not in _ABBREVIATIONS


def _last_of_a_list(name: str) -> str:
    """The last of several names without numbers; names with a comma or an "or" are balanced."""
    for joint in (", ", " or "):
        left, _, right = name.rpartition(joint)
        if left and len(left.split()) != len(right.split()):
            name = right
    left, _, right = name.rpartition(" or ")
    return right if left and len(left.split()) > 1 else name


def _without_opening(words: list[str], before: str) -> list[str]:
    """``words`` without what opens the sentence rather than the name."""
    starts_sentence = not before or before.endswith((".", "?", "!", ":", "”"))
    while words:
        plain = words[0].lower().strip("“”,")
        opener = plain in _NOT_NAMES or (starts_sentence and plain in _OPENERS and len(words) > 1)
        opener = opener or (plain.isdigit() and len(words) > 1)
        if opener or words[0] in _INNER:
            words = words[1:]
            starts_sentence = opener and starts_sentence
        else:
            break
    return words if any(_TITLE_LIKE.match(word) for word in words) else []

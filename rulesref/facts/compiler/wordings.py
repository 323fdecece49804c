"""Wordings that say the same: what one text calls "his or her" is "their" in another.

``corpus/<game>/wordings.toml`` lists them: ``says`` is how some texts put it, ``is`` how others do. A
production is written for one of them; a line that no production reads as it is printed is looked at
again in the other wording. Neither says more or less than the other, wherever it stands; what stands
between quotation marks is left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from rulesref.errors import ParseError
from rulesref.facts.compiler.tokens import Token
from rulesref.ready import read_toml

#: In how many wordings one line is looked at, and how often all are gone through.
_MOST, _ROUNDS = 16, 3
#: What a slot of a wording holds: a number, one word, or words of one sentence.
_HOLDS = {
    "number": r"\d+",
    "word": r"[^ ]+",
    "face": r"\[[a-z_]+\]",
    "mark": r"(?:non- )?(?:\[\[[^ ]+|ready|exhausted|revealed|unrevealed|connecting|unique|engaged)",
    "thing": r"(?:card|clue|resource|damage|horror|doom|action|charge|[a-z]+ token)",
    "noun": r"(?:enemy|investigator|location|asset|event|treachery|skill|card)",
    "type": r"(?:enemy|investigator|location|asset|event|treachery|skill|act|agenda)",
    "words": r"[^.:;¶\"]+?",
}
_PART = re.compile(
    r"<(?P<maybe>[^<>]+)>|\{(?P<name>[a-z]+):(?P<kind>[a-z]+)\}|(?P<word>[^\s<>{}]+)"
)
_SLOT = re.compile(r"\{([a-z]+)\}")
_QUOTE = '"'


class Rewording(NamedTuple):
    """One way to put something, ``pattern``, and the other, with the slots of the first."""

    pattern: re.Pattern[str]
    instead: tuple[str, ...]

    def applied(self, tokens: Sequence[Token], words: str, type: str) -> list[Token] | None:
        """``tokens`` of a card of ``type`` in the other wording, or nothing.

        ``words`` are those of ``tokens``, joined: many wordings look through the same ones.
        """
        told: list[Token] = []
        done = 0
        for match in self.pattern.finditer(words):
            start, end = _place(match, match.start()), _place(match, match.end())
            if _within_quotation(tokens, start) or match.groupdict().get("type", type) != type:
                continue
            told.extend([*tokens[done:start], *self._said(tokens, match, start, end)])
            done = end
        return [*told, *tokens[done:]] if done else None

    def _said(
        self, tokens: Sequence[Token], match: re.Match[str], start: int, end: int
    ) -> Iterator[Token]:
        first, last = tokens[start].start, tokens[end - 1].end
        for word in self.instead:
            if slot := _SLOT.fullmatch(word):
                here, there = (_place(match, place) for place in match.span(slot[1]))
                yield from tokens[here:there]
            else:
                yield Token(word, word, first, last)


def _joined(tokens: Sequence[Token]) -> str:
    """The words of ``tokens``, a space before and behind each, and none within one."""
    return "".join(f" {token.word.replace(' ', '_')}" for token in tokens) + " "


def _place(match: re.Match[str], at: int) -> int:
    """Which word begins at ``at``, or behind the space there."""
    return match.string.count(" ", 0, at) - (match.string[at] != " ")


def _within_quotation(tokens: Sequence[Token], place: int) -> bool:
    return sum(token.word == _QUOTE for token in tokens[:place]) % 2 == 1


class Rewordings(NamedTuple):
    """All of them: those that lead to how most productions put it, and all in either direction."""

    usual: tuple[Rewording, ...] = ()
    either: tuple[Rewording, ...] = ()

    def of(self, tokens: Sequence[Token], type: str) -> Iterator[list[Token]]:
        """``tokens`` of a card of ``type`` as others put it: all at once, then each by itself."""
        seen = {_words(tokens)}
        words = _joined(tokens)
        by_itself = (wording.applied(tokens, words, type) for wording in self.either)
        for told in (self._all_at_once(tokens, words, type), *by_itself):
            if told is not None and _words(told) not in seen and len(seen) <= _MOST:
                seen.add(_words(told))
                yield told

    def _all_at_once(self, tokens: Sequence[Token], words: str, type: str) -> list[Token]:
        """``tokens`` in the usual wordings, again and again while one of them applies."""
        usual = list(tokens)
        for _ in range(_ROUNDS):
            before = words
            for wording in self.usual:
                told = wording.applied(usual, words, type)
                if told is not None:
                    usual, words = told, _joined(told)
            if words == before:
                break
        return usual


def _words(tokens: Iterable[Token]) -> tuple[str, ...]:
    return tuple(token.word for token in tokens)


@lru_cache(maxsize=2)
def read_wordings(path: Path) -> Rewordings:
    """The wordings of the file ``path``. Raises ``ParseError``."""
    try:
        tables = read_toml(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ParseError(f"this is not TOML: {error}", file=str(path)) from None
    usual = [_one(*_told(row, str(path)), str(path)) for row in tables.get("usual", [])]
    alike = [_told(row, str(path)) for row in tables.get("alike", [])]
    there = [_one(says, other, str(path)) for says, other in alike]
    back = [_one(*_turned(says, other), str(path)) for says, other in alike]
    return Rewordings((*usual, *there), (*usual, *there, *back))


def _told(row: object, file: str) -> tuple[str, str]:
    """What ``row`` says, and what it says in its place."""
    if not isinstance(row, dict) or row.keys() != {"says", "is"}:
        raise ParseError("a wording wants 'says' and 'is' and nothing else", file=file)
    return row["says"], row["is"]


def _turned(says: str, other: str) -> tuple[str, str]:
    """The wording that leads back: what the slots hold is told where they come first."""
    kinds = {one["name"]: one[0] for one in _PART.finditer(says) if one["name"]}
    return _SLOT.sub(lambda slot: kinds.get(slot[1], slot[0]), other), says


def _one(says: str, other: str, file: str) -> Rewording:
    kinds = {one["name"]: one["kind"] for one in _PART.finditer(f"{says} {other}") if one["name"]}
    if not set(kinds.values()) <= _HOLDS.keys():
        raise ParseError(f"{says!r}: a slot of a wording holds one of {sorted(_HOLDS)}", file=file)
    pattern = "".join(_expression(one) for one in _PART.finditer(says))
    expression = re.compile(rf"{pattern}(?= )")
    instead = tuple(re.sub(r":[a-z]+\}", "}", other).split())
    slots = {slot[1] for word in instead if (slot := _SLOT.fullmatch(word))}
    if not slots <= expression.groupindex.keys() <= slots | {"type"}:
        raise ParseError(f"{says!r} and {other!r} have not the same slots", file=file)
    return Rewording(expression, instead)


def _expression(part: re.Match[str]) -> str:
    if part["maybe"]:
        return f"(?:{''.join(map(_expression, _PART.finditer(part['maybe'])))})?"
    if part["name"]:
        return f" (?P<{part['name']}>{_HOLDS[part['kind']]})"
    any_of = part["word"].split("/") if len(part["word"]) > 1 else [part["word"]]
    return f" (?:{'|'.join(map(re.escape, any_of))})"

"""The abilities of a text, one below the other: which words are one, and what a card is called."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.cards.data.arkhamdb import CardRecord
from rulesref.facts.compiler.left_open import MARKED
from rulesref.facts.compiler.tokens import LINE, SELF, Token

#: Longer texts are no card's.
_MOST_TOKENS = 1_500


def own_names(record: CardRecord) -> frozenset[str]:
    """What the text calls the card itself: by its name alone, or with the second one.

    What stands in brackets behind a name tells two sides apart, and no text says it. The last word
    of a name of several ("Gilman's Room") is printed small or large.
    """
    name, second = record.name.partition(" [")[0], record.subname
    both = [f"{name} ({second})", f"{name} <i>({second})</i>"] if second else []
    front, space, last = name.rpartition(" ")
    cased = [f"{front} {last.lower()}", f"{front} {last[:1].upper()}{last[1:]}"] if space else []
    return frozenset([name, record.name, *both, *cased])


def too_long(tokens: Sequence[Token]) -> bool:
    """Whether no card has so many words."""
    return len(tokens) > _MOST_TOKENS


def units(tokens: Sequence[Token], type: str) -> list[list[Token]]:
    """The abilities that are printed one below the other; the lines of an effect are one."""
    lines: list[list[Token]] = [[]]
    for token in tokens:
        if token.word == LINE:
            lines.append([])
        else:
            lines[-1].append(token)
    apart: list[list[Token]] = []
    for line in filter(None, lines):
        goes_on = (type == "event" and not begins_apart(line)) or line[0].word in ("-", "•")
        if apart and (goes_on or _quotes(apart[-1]) or _announces(apart[-1], line)):
            apart[-1].extend([_between(apart[-1][-1], line[0]), *line])
        else:
            apart.append(line)
    return [closed(line) for line in apart]


def closed(line: Sequence[Token]) -> list[Token]:
    """``line`` with a full stop behind its last word, where the printing left it out."""
    last = line[-1]
    ends = last.word.isalpha() or last.word == SELF  # a name may end with a sign of its own
    return [*line, Token(".", ".", last.end, last.end)] if ends else [*line]


def begins_apart(line: Sequence[Token]) -> bool:
    """Whether ``line`` is an ability of its own, whatever stands above it."""
    return line[0].word in MARKED or line[0].word == "attached"


#: With what an ability begins that somebody initiates.
_BEGUN = frozenset({"[action]", "[fast]", "[reaction]"})


def begun_by_players(line: Sequence[Token]) -> bool:
    """Whether ``line`` is an ability that somebody initiates."""
    return line[0].word in _BEGUN


def _announces(line: Sequence[Token], next: Sequence[Token]) -> bool:
    """Whether ``line`` ends by saying that the card gains what ``next`` quotes."""
    return [token.word for token in line[-2:]] == ["gains", ":"] and next[0].word == '"'


def _quotes(line: Sequence[Token]) -> bool:
    """Whether ``line`` ends inside a quotation: what a card gains, or what it is treated as."""
    return sum(token.word == '"' for token in line) % 2 == 1


def _between(before: Token, after: Token) -> Token:
    return Token(LINE, "\n", before.end, after.start)

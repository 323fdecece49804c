"""The cards that a text names, wherever it names them and however often it says their words.

A query is ranked by its words, each once and so many at most, and what stands apart there is no
name any more. Here the whole text is read, in its order and as it is written.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rulesref.entries import CardSaid
from rulesref.search import weights
from rulesref.search.asking import Word, word
from rulesref.search.kept import KeptCard
from rulesref.search.settling import CALLED, said_of
from rulesref.search.words import is_function_word, tokens

if TYPE_CHECKING:
    from rulesref.search.game_index import GameIndex
    from rulesref.search.naming import NameRun

#: Nobody tells a longer story; what goes beyond names nothing.
_MOST_WORDS = 400
_CHUNK = re.compile(r"\S+")
_LETTER = re.compile(r"[^\W\d_]")
#: What may stand before a word that begins a sentence.
_ENDS = (".", "!", "?", ":", ";")
#: What is done with a card, before whose name it stands.
_DONE_WITH = frozenset(
    [
        "play",
        "plays",
        "played",
        "playing",
        "use",
        "uses",
        "used",
        "using",
        "commit",
        "commits",
        "committed",
        "committing",
        "giocare",
        "gioco",
        "gioca",
        "giocato",
        "usare",
        "uso",
        "usa",
        "usato",
        "investire",
        "investo",
        "investe",
        "investito",
    ]
)
#: Words that ask at the beginning of a sentence, and begin the names of some cards.
_ASKS = frozenset(
    [
        "what",
        "who",
        "where",
        "when",
        "why",
        "how",
        "which",
        "che",
        "cosa",
        "chi",
        "dove",
        "quando",
        "come",
        "quale",
    ]
)


class Written(NamedTuple):
    """A word as it is written: ``capital`` begins with one, ``opens`` begins a sentence."""

    word: Word
    capital: bool
    opens: bool


def cards_in(text: str, index: GameIndex) -> tuple[CardSaid, ...]:
    """The cards that ``text`` names in full, with how much is printed about each."""
    written = _written(text)
    capitals = any(one.capital and not one.opens for one in written)
    named: list[tuple[int, CardSaid]] = []
    taken: list[range] = []
    for run in index.names_among([one.word for one in written], in_order=True):
        if any(run.first in other and run.last - 1 in other for other in taken):
            continue
        cards = index.having("card", run.key)
        said = written[run.first : run.last]
        before = written[run.first - 1] if run.first else None
        if _is_rule(said, before, run, index):
            taken.append(range(run.first, run.last))
            continue
        names = [index.kept(number, KeptCard) for number in cards]
        if names and _means_card(said, before, capitals, names, index):
            taken.append(range(run.first, run.last))
            named.append((run.first, said_of(_called(names, said), run.key, index)))
    return tuple({card.name: card for _, card in sorted(named)}.values())


def _called(cards: Sequence[KeptCard], said: Sequence[Written]) -> KeptCard:
    """The first of ``cards`` that is called by just these words, else the first of them.

    Stems of one language may be those of a name in the other one.
    """
    return next((card for card in cards if _is_called(card, said)), cards[0])


def _is_called(card: KeptCard, said: Sequence[Written]) -> bool:
    """Whether ``card`` is called by just the words of ``said``, and not by others with their stems."""
    words = [one.word.token for one in said]
    return words in (list(tokens(card.english)), list(tokens(card.italian)))


def _written(text: str) -> list[Written]:
    found: list[Written] = []
    opens = True
    for chunk in _CHUNK.findall(text):
        first = _LETTER.search(chunk)
        capital = first is not None and first[0].isupper()
        for place, token in enumerate(tokens(chunk)):
            found.append(Written(word(token), capital, opens and place == 0))
        opens = chunk.rstrip("\"'”’)»").endswith(_ENDS)
        if len(found) >= _MOST_WORDS:
            break
    return found


def _means_card(
    said: Sequence[Written],
    before: Written | None,
    capitals: bool,
    names: Sequence[KeptCard],
    index: GameIndex,
) -> bool:
    """Whether ``said``, which may be one of ``names`` and is no rule's, is meant as that.

    A single word is a name where it has a capital letter, or where nothing in the text has one and
    the word ``before`` says what is done with a card. Several are one where one of them has a capital
    letter, or where they are just those of the name and no mere turn of speech.
    """
    exact = any(_is_called(card, said) for card in names)
    if len(said) == 1:
        return said[0].capital or (exact and not capitals and _is_done(before))
    if any(one.capital and not one.opens for one in said):
        return True
    if not exact or (said[0].opens and said[0].word.token in _ASKS):
        return False
    if said[0].opens and said[0].capital:
        return True
    return any(_is_rare(one.word, index) for one in said) if capitals else _says(said)


def _is_done(before: Written | None) -> bool:
    """Whether the word ``before`` says what is done with a card."""
    return before is not None and before.word.token in _DONE_WITH


def _is_rule(
    said: Sequence[Written], before: Written | None, run: NameRun, index: GameIndex
) -> bool:
    """Whether an entry that is not about a card has this title, or this name where it is not one's.

    Written like a name in the middle of a sentence, or behind what is done with a card, a word means
    the card before the rule that has it as another name: Dodge is how some call evading.
    """
    like_a_name = any(one.capital and not one.opens for one in said) or _is_done(before)
    numbers = index.titled(run.key) if like_a_name else index.having("name", run.key)
    return any(index.entry(number).kind not in CALLED for number in numbers)


def _says(said: Sequence[Written]) -> bool:
    return any(
        not is_function_word(one.word.token, language) for one in said for language in ("en", "it")
    )


def _is_rare(word: Word, index: GameIndex) -> bool:
    """Whether hardly any rule says ``word``."""
    stems = (("en", word.english), ("it", word.italian))
    return all(index.uses(language, stem) <= weights.RARE for language, stem in stems)

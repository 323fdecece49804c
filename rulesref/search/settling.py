"""Cards that a question names: they settle what it is about, and the rest of it ranks the rules.

The name of a card pulls up whatever was printed about that card. In a question of some length the
rule that decides is asked for by the other words, so that the name counts the less, the more else
is said; what is printed about the card counts by how much of the rest it has.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rulesref.entries import CardSaid
from rulesref.search import weights
from rulesref.search.asking import ReadQuery, Word
from rulesref.search.kept import KeptCard
from rulesref.search.name_keys import LOOSE

if TYPE_CHECKING:
    from rulesref.search.game_index import GameIndex
    from rulesref.search.naming import NameRun

_CHANGES = ("card-erratum", "taboo", "campaign-erratum")
#: The kinds of entries that may be called after a card.
CALLED = (*_CHANGES, "rulebook-erratum", "question")
_VARIANTS = ("ultimatum", "boon", "refraction", "environment")


def settled(asked: ReadQuery, index: GameIndex) -> ReadQuery:
    """The question ``asked`` with the names of its cards the lighter, the more else it says."""
    if asked.kinds:
        return asked
    cards = {p for run in _runs(asked, index) for p in range(run.first, run.last)}
    cards |= {place for place, word in enumerate(asked.words) if _is_name(word, asked, index)}
    rest = sum(
        word.weight > weights.SAYS for place, word in enumerate(asked.words) if place not in cards
    )
    rest += len(index.phrases(asked))
    faded = min(max((rest - weights.REST_LEAST) / weights.REST_SPAN, 0.0), 1.0)
    light = 1.0 - faded * (1.0 - weights.CARD_WORD)
    words = tuple(
        word._replace(weight=word.weight * light) if place in cards else word
        for place, word in enumerate(asked.words)
    )
    return asked._replace(words=words, cards=frozenset(cards), faded=faded)


def _runs(asked: ReadQuery, index: GameIndex) -> list[NameRun]:
    return [run for run in index.names(asked) if _is_card(run, asked, index)]


def _is_card(run: NameRun, asked: ReadQuery, index: GameIndex) -> bool:
    """Whether ``run`` is the name of a card and of no rule.

    A single word is one where it is written like a name: "evidence" may be said of anything.
    """
    if run.key.startswith(LOOSE):
        return False
    if not (index.uses("card", run.key) or index.uses("about", run.key)):
        return False
    if any(index.entry(n).kind not in CALLED for n in index.having("name", run.key)):
        return False
    said = asked.words[run.first : run.last]
    if len(said) > 1:
        return any(word.weight > weights.SAYS for word in said)
    return said[0].token in asked.proper


def _is_name(word: Word, asked: ReadQuery, index: GameIndex) -> bool:
    """Whether ``word`` is written like a name and hardly said by any rule."""
    stems = (("en", word.english), ("it", word.italian))
    return word.token in asked.proper and all(
        index.uses(language, stem) <= weights.RARE and not index.uses("name", stem)
        for language, stem in stems
    )


def by_kind(number: int, asked: ReadQuery, index: GameIndex, named: frozenset[int]) -> float:
    """What multiplies the score of an entry of a kind that seldom decides a question.

    ``named`` are the entries about a card that is named.
    """
    kind = index.entry(number).kind
    factor = 1.0
    if kind in _VARIANTS:
        factor = weights.VARIANT
    elif kind in _CHANGES:
        factor = weights.CARD_CHANGE_NAMED if number in named else weights.CARD_CHANGE
    elif kind == "question" and number not in named:
        factor = weights.OTHER_CARD
    return 1 - asked.faded * (1 - factor)


def named_cards(asked: ReadQuery, index: GameIndex) -> tuple[CardSaid, ...]:
    """The cards that the question ``asked`` names in full, with how much is printed about each."""
    named: dict[str, CardSaid] = {}
    for run in sorted(_runs(asked, index), key=lambda run: run.first):
        cards = index.having("card", run.key)
        if run.within or not cards:
            continue
        name = index.kept(cards[0], KeptCard)
        named[name.english] = said_of(name, run.key, index)
    return tuple(named.values())


def said_of(name: KeptCard, key: str, index: GameIndex) -> CardSaid:
    """How much is printed about the card ``name``, which is found by ``key``."""
    kinds = Counter(index.entry(n).kind for n in index.having("about", key))
    return CardSaid(
        name.english,
        name.italian,
        kinds["card-erratum"],
        kinds["taboo"],
        kinds["question"],
    )

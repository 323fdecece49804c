"""What a text quotes of a card: it says nothing of the position where the card is printed so.

The words of cards are known only where the user has added their card data; a quotation that cannot be
compared is left where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from rulesref.answers.prose.names import Named, unmarked
from rulesref.answers.prose.quoted_of_facts import is_told
from rulesref.entries import fold
from rulesref.facts.called import every_card, split
from rulesref.facts.own import own_of
from rulesref.facts.printing import called
from rulesref.games.game import Game

#: So few words may be a name, or a word that somebody stresses.
_FEWEST = 3
_WORDS_IN = r"(?P<said>(?:[^'’\"”\n]|(?<=\w)['’](?=\w))+)"
_QUOTED = re.compile(
    rf"\(?(?:(?<!\w)['‘]{_WORDS_IN}['’](?!\w)|[\"“]{_WORDS_IN.replace('said', 'told')}[\"”])\)?(?P<end>[.;]?)"
)
#: A line that only a card begins so.
_LINE = re.compile(
    r"(?<![\w'\"])(?P<said>(?:Forced|Prey|Spawn|Uses|Objective|Revelation|Limit|Max|Obbligo|Preda|Generazione|Utilizzi|Rivelazione|Limite)\b[^.;:]*(?:\([^)]*\))?)(?P<end>[.;]|$)"
)
#: What stands before a sentence of its own.
_ENDED = re.compile(r"(?:^|[.;:?!])\s*\(?$")
_TAG = re.compile(r"<[^>]*>")
_LEFT_OUT = re.compile(r"\.\.\.|…")


def without_quotes(
    text: str, named: Sequence[Named], game: Game, language: str = "en", *, unsure: bool = False
) -> tuple[str, tuple[str, ...]]:
    """``text`` without what its cards are printed with, and what else was taken out of it.

    Where it is ``unsure``, quotations that cannot be compared are taken out too.
    """
    whole = tuple(one.name for one in named if not one.like)
    names = tuple(split(name)[0] for name in whole)
    out: list[str] = []

    def kept(found: re.Match[str]) -> str:
        words = found["said"] or found.groupdict().get("told") or ""
        if len(_words(words)) < _FEWEST:
            return found[0]
        plain = unmarked(words, named)
        alone = _ENDED.search(found.string[: found.start()])
        rest = "" if alone else found.groupdict().get("end") or ""
        if is_printed(plain, names, game) or is_told(plain, whole, game, language):
            return rest
        if unsure and found.re is _QUOTED:
            out.append(plain)
            return rest
        return found[0]

    text = _LINE.sub(kept, _QUOTED.sub(kept, text))
    return re.sub(r"[ \t]+", " ", text).strip(), tuple(out)


def is_printed(said: str, names: Sequence[str], game: Game) -> bool:
    """Whether each part of ``said`` stands so on one card of those ``names``, in either language."""
    parts = [_words(part) for part in _LEFT_OUT.split(said) if _words(part)]
    return any(
        all(f" {' '.join(part)} " in text for part in parts)
        for name in names
        for text in _texts(name, game)
    )


@lru_cache(maxsize=64)
def _texts(name: str, game: Game) -> tuple[str, ...]:
    return tuple(_printed(name, game))


def _printed(name: str, game: Game) -> Iterator[str]:
    """The words of each card of that ``name``, as far as the user has them."""
    own = own_of(game)
    for card in called(every_card(game), name) if own else ():
        facts = own.texts.facts(card.code) if own else None
        for language in ("text", "it"):
            if facts and facts.get(language):
                yield f" {' '.join(_words(_TAG.sub('', str(facts[language]))))} "


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text))

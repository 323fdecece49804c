"""Whether a quotation says of a card what is told of it here, where its printed words are not at hand.

The engine plays a card by its facts. A quotation that says the same in the words of the card adds nothing to
them; one with any word that these facts do not have stays where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from rulesref.entries import fold
from rulesref.errors import RulesrefError
from rulesref.facts.called import split
from rulesref.facts.described import card_named
from rulesref.facts.known import NOTHING, known
from rulesref.facts.telling.teller import teller_of
from rulesref.games.game import Game
from rulesref.search.words import stem

#: Words for the same, the first of each row for all of them.
_SAME = {
    "en": """
        not cannot no nobody without non never
        take takes dealt deal deals suffer receive placed assigned
        gain get gets receive
        pass succeed succeeds succeeded
        least lowest fewest
        most highest
        back return returns returned
        margin point points
        end remainder
        prevent cancel
        more additional another extra
        when before
        blank treat
    """,
    "it": """
        non nessuno senza mai
        subisci infliggi riceve riceva assegna
        guadagna ottieni ottiene
        meno minore
        piu maggiore aggiuntivo aggiuntiva altro altra ulteriore
        margine punto punti
        fine resto
        previeni annulla
    """,
}
#: Words that shape a sentence of a card and say nothing that its facts could lack.
_SHAPING = {
    "en": """
        the a an of to your you from and or it its itself that this those these if then at for in on by with
        them they their each every any all may must would could be is are was were been have has had do does did
        her she he him his as so also instead immediately immediate only there while during after where which
        who whose up make makes making use uses using perform performs area pile play value into onto automatically
        either choose total
    """,
    "it": """
        il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal
        dallo dalla in nel nello nella con su sul sulla per e o ed che se si tuo tua tuoi tue suo sua suoi sue
        questo questa quello quella ogni puoi devi e sono ha hai viene poi allora invece dopo mentre durante
        ciascun ciascuno cui scegli gioco area pila
    """,
}
#: So few words that mean something are no quotation that could be compared.
_FEWEST = 3


def is_told(said: str, names: Sequence[str], game: Game, language: str) -> bool:
    """Whether every word of ``said`` is told of one of the cards ``names``, all of whose abilities are known."""
    meant = [word for word in _words(said) if word not in _shaping(language)]
    if len(meant) < _FEWEST:
        return False
    wanted = {_same(word, language) for word in meant}
    return any(wanted <= _told(name, game, language) for name in names)


@lru_cache(maxsize=128)
def _told(name: str, game: Game, language: str) -> frozenset[str]:
    """The words, one for the same, in which the card ``name`` is told; none where a part of it is not known."""
    try:
        card = card_named(name, game)
    except RulesrefError:
        return frozenset()
    facts = known(game, card.code, card.name)
    if facts is None or any(one.understood == NOTHING for one in facts.abilities):
        return frozenset()
    teller = teller_of(game, language)
    told = [teller.ability(one.facts) for one in facts.abilities]
    told += [f"{key} {value}" for key, value in facts.facts.items() if key != "ability"]
    told += [split(name)[0], card.name, card.italian or ""]
    return frozenset(_same(word, language) for word in _words(" ".join(told)))


@lru_cache(maxsize=2)
def _shaping(language: str) -> frozenset[str]:
    return frozenset(_SHAPING[language].split())


@lru_cache(maxsize=2)
def _classes(language: str) -> dict[str, str]:
    rows = [row.split() for row in _SAME[language].splitlines() if row.strip()]
    return {word: row[0] for row in rows for word in row}


def _same(word: str, language: str) -> str:
    return stem(_classes(language).get(word, word), language)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text))

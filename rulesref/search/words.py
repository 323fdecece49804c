"""Words of a text as the index knows them: folded, split, stemmed, told apart by language.

Both the index and the query pass through here, so that they always agree.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from rulesref.entries import fold
from rulesref.search.whoosh_import import prepare_snowball, prepare_whoosh

#: Numbers keep their inner dots (1.4, 2.5); a dot before a number (.45) is dropped on both sides.
_WORD = re.compile(r"\d+(?:\.\d+)+|[^\W_]+(?:\.\d+)*")
_POSSESSIVE = re.compile(r"'(?:s|t|re|ll|ve|d|m)\b")

#: Words that shape a sentence but do not say what it is about. They stay searchable.
_ENGLISH = """
    a about all also although an and any anyone anything are aren as at be because been being
    both but by can cannot could couldn did didn do does doesn doing don dont doesnt didnt cant wont isnt arent wasnt else ever every for
    from get gets getting go goes going got had happen happens happened happening has hasn have haven having he her here his how i
    if im in into is isn it its itself just let like may me mean means might mine more most much
    must my need no not now of off on once one only onto or other others our out over own per
    please really same she should shouldn since so some someone something still such than that
    the their them then there these they thing things this those though to too up upon us use
    used using very want was wasn we were what when where whether which while who whom whose why
    will with without won would yes yet you your yours
"""
_ITALIAN = """
    a ad agli ai al all alla alle allo anche ancora avere c che chi ci ciascun ciascuna ciascuno
    come con cosa cosi cui d da dagli dai dal dall dalla dalle dallo degli dei del dell della
    delle dello deve devi devo di dopo dove due durante e ed essa esse essere essi esso fa
    faccio fai fare fra gia gli ha hai hanno ho i il in io la le lei li lo loro lui ma me mentre
    mi mia mie miei mio ne negli nei nel nell nella nelle nello no noi non o ogni oppure per
    perche pero piu poi possiamo posso possono prima puo puoi qual qualche quale quali quando
    quanta quante quanti quanto quella quelle quelli quello questa queste questi questo qui se
    senza si sia sono sta sto su sua sue sugli sui sul sull sulla sulle sullo suo suoi te ti tra
    tu tua tue tuo tuoi tutte tutti tutto un una uno vi voi vuole
"""
FUNCTION_WORDS = {
    "en": frozenset(_ENGLISH.split()),
    "it": frozenset(_ITALIAN.split()),
}

#: Of those, the words that belong to one of the two languages alone tell which one is spoken.
_TELLING = {
    "en": FUNCTION_WORDS["en"] - FUNCTION_WORDS["it"],
    "it": FUNCTION_WORDS["it"] - FUNCTION_WORDS["en"],
}


@lru_cache(maxsize=4096)  # more than one part of the index is made from them
def tokens(text: str) -> Sequence[str]:
    """The folded words of ``text`` in order: no case, accents, apostrophes or markup."""
    folded = text.lower() if text.isascii() else fold(text)
    if "'" in folded:
        folded = _POSSESSIVE.sub("", folded)
    return tuple(_WORD.findall(folded))


def is_function_word(token: str, language: str) -> bool:
    """Whether ``token`` only shapes the sentence in ``language``."""
    return token in FUNCTION_WORDS[language]


def spoken(words: Iterable[str]) -> tuple[int, int]:
    """How many of ``words`` are function words of English alone, and of Italian alone."""
    listed = list(words)
    return (
        sum(map(_TELLING["en"].__contains__, listed)),
        sum(map(_TELLING["it"].__contains__, listed)),
    )


@lru_cache(maxsize=4096)  # a question that an entry answers goes into more than one part
def language_of(text: str) -> str:
    """ "it" where Italian function words prevail, else "en"."""
    english, italian = spoken(tokens(text))
    return "it" if italian > english else "en"


@lru_cache(maxsize=1)
def _english() -> Callable[[str], str]:
    prepare_whoosh()
    from whoosh.lang.porter2 import stem as porter2

    return porter2  # type: ignore[no-any-return]


@lru_cache(maxsize=1)
def _italian() -> Callable[[str], str]:
    prepare_snowball()
    from whoosh.lang.snowball.italian import ItalianStemmer

    return ItalianStemmer().stem  # type: ignore[no-any-return]


class _Stems(dict[str, str]):
    """Folded token → its stem in one language, made when it is asked for first."""

    def __init__(self, stemmer: Callable[[], Callable[[str], str]]) -> None:
        super().__init__()
        self._stemmer = stemmer

    def __missing__(self, token: str) -> str:
        if len(self) >= _MOST_STEMS:
            self.clear()
        stem = token
        if len(token) > 2 and token.isalpha():
            stem = self._stemmer()(token)
        self[token] = stem
        return stem


#: No two books have so many words.
_MOST_STEMS = 50_000
_STEMS = {"en": _Stems(_english), "it": _Stems(_italian)}


def _stems_in(language: str) -> Mapping[str, str]:
    return _STEMS["it" if language == "it" else "en"]


def stem(token: str, language: str) -> str:
    """The stem of a folded ``token``; numbers and very short words are their own."""
    return _stems_in(language)[token]


@lru_cache(maxsize=4096)  # more than one part of the index is made from them
def stems(text: str, language: str) -> tuple[str, ...]:
    """The stems of the words of ``text`` in order."""
    return tuple(map(_stems_in(language).__getitem__, tokens(text)))

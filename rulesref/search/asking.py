"""What a query asks: its words with their weights, its language, the kinds that it hints at."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rulesref.entries import fold
from rulesref.record import NamedTuple
from rulesref.search import weights
from rulesref.search.words import FUNCTION_WORDS, is_function_word, spoken, stem, tokens

#: Nobody asks with more; the rest of a longer text is left out.
MOST_WORDS = 48
_MOST_LETTERS = 4000
#: From how many words on a query is a question, with enough words to be found by: the one that no
#: book has may be a name or plain language, and another in its place would mislead.
QUESTION = 6
#: From how many words on it is read sentence by sentence, as players put it who tell a story.
POSED = 8

_QUOTED = re.compile(r"[\"“”«»]([^\"“”«»]{1,60})[\"“”«»]")

#: Words of the rules that only shape a sentence elsewhere: two of them side by side are spoken of.
_SHAPING = (
    "after|at|cannot|if|instead|may|must|then|when|would|alla|deve|dopo|invece|poi|puo|quando|se"
)

#: Where a sentence speaks of a word instead of using it.
_MENTIONS = (
    re.compile(r"\bwords? (\w+)(?: and (\w+))?"),
    re.compile(r"\bbetween (\w+) and (\w+)"),
    re.compile(r"\b(\w+) (?:vs|versus) (\w+)"),
    re.compile(r"\bwhat (?:does|do) (\w+) mean"),
    re.compile(r"\b(?:meaning|definition) of (\w+)"),
    re.compile(r"\b(?:tra|fra) (\w+) ed? (\w+)"),
    re.compile(rf"\b({_SHAPING}) (?:or|contro|o) ({_SHAPING})\b"),
    re.compile(
        r"\b(?:an?|the) (after|at|cannot|if|instead|may|must|then|unless|until|when|while|would)\b"
    ),
    re.compile(r"\bparol[ae] (\w+)(?: ed? (\w+))?"),
    re.compile(r"\b(?:significa|vuol dire) (\w+)"),
)

ERRATA = ("card-erratum", "rulebook-erratum", "campaign-erratum")
TABOO = ("taboo",)
_VARIANTS = ("ultimatum", "boon", "refraction")

#: Words by which players name a kind of entry.
_KINDS = {
    "errata": ERRATA,
    "erratum": ERRATA,
    "errate": ERRATA,
    **dict.fromkeys(["correction", "corrections", "corrected"], ERRATA),
    **dict.fromkeys(["correzione", "correzioni", "corretto", "corretta"], ERRATA),
    "taboo": TABOO,
    "taboos": TABOO,
    "tabu": TABOO,
    "chained": TABOO,
    "unchained": TABOO,
    "mutated": TABOO,
    "forbidden": TABOO,
    "faq": ("question", "point"),
    "ultimatum": _VARIANTS,
    "boon": _VARIANTS,
}


#: How players say that a text was changed, or printed wrong.
_REWORDED = re.compile(
    r"\b(?:misprint\w*|typos?|printing error|(?:printed|worded|reads?) (?:wrong|differently)"
    r"|(?:different|other|old|new|original) wording|new text"
    r"|(?:text|wording|card) (?:was |has been |got |ever )*(?:changed|fixed)"
    r"|(?:was|been|were) (?:it |they )?ever changed|was it changed"
    r"|refus[oi]|errore di stampa|(?:testo|dicitura) (?:diverso|diversa|cambiat[oa]|nuov[oa])"
    r"|stampat[oa] (?:male|sbagliat[oa]))\b"
)


class Word(NamedTuple):
    """A word of the query: as typed, its stems, and how much it matters (0 to 1)."""

    token: str
    english: str
    italian: str
    weight: float = 1.0


class ReadQuery(NamedTuple):
    """A query, read."""

    words: tuple[Word, ...]
    language: str
    kinds: tuple[str, ...]
    corrected: str | None
    #: Its words in order.
    said: tuple[str, ...] = ()
    #: Whether it speaks of a text that was changed, or printed wrong.
    reworded: bool = False
    #: Whether it has so many that it is read as a question. What follows is then filled:
    question: bool = False
    #: whether it tells something before it asks, or behind;
    told: bool = False
    #: its words that are written like names, those that an answer is likely to have;
    proper: frozenset[str] = frozenset()
    cues: frozenset[str] = frozenset()
    #: the places of words in names of cards, and how far these have been made lighter (0 to 1).
    cards: frozenset[int] = frozenset()
    faded: float = 0.0

    @property
    def keys(self) -> list[str]:
        """The stems of the words as they stand in what was learnt."""
        english = self.language == "en"
        stems = (word.english if english else word.italian for word in self.words)
        return [key_of(stem, self.language) for stem in stems]


def key_of(stem: str, language: str) -> str:
    """How ``stem`` stands in what was learnt."""
    return f"{language}:{stem}"


def word(token: str) -> Word:
    """``token`` with its stems."""
    return Word(token, stem(token, "en"), stem(token, "it"))


def read(
    text: str, mend: Callable[[Word], Sequence[str]], tongue: Callable[[Word], str]
) -> ReadQuery:
    """The query ``text``.

    ``mend`` gives the words meant by one that no book holds, in a short query; ``tongue`` the
    language whose books alone hold a word.
    """
    text = text[:_MOST_LETTERS]
    mentioned = _mentioned(text)
    given = [word(token) for token in dict.fromkeys(tokens(text))][:MOST_WORDS]
    meant: list[Word] = []
    mended = False
    for one in given:
        instead = mend(one) if len(given) < QUESTION else ()
        mended = mended or bool(instead)
        meant += [word(token)._replace(weight=weights.CORRECTED) for token in instead] or [one]
    language = _language(meant, tongue)
    kinds = tuple(dict.fromkeys(k for one in meant for k in _KINDS.get(one.token, ())))
    corrected = " ".join(one.token for one in meant) if mended else None
    weighed = _weighed(meant, mentioned, language)
    reworded = bool(_REWORDED.search(fold(text)))
    asked = ReadQuery(weighed, language, kinds, corrected, tuple(tokens(text)), reworded)
    return asked if len(given) < POSED else _as_question(asked, text)


def _as_question(asked: ReadQuery, text: str) -> ReadQuery:
    """``asked`` with its words weighed by the sentence that they stand in."""
    from rulesref.search.posing import cues, emphasis, proper, tells

    emphasised = emphasis(text)
    words = tuple(
        one._replace(weight=one.weight * emphasised.get(one.token, 1.0)) for one in asked.words
    )
    return asked._replace(
        words=words,
        question=True,
        told=tells(text),
        proper=proper(text),
        cues=cues(text),
    )


def _mentioned(text: str) -> set[str]:
    """The words that the query quotes or speaks of: there even "then" is what it is about."""
    found = {token for quoted in _QUOTED.findall(text) for token in tokens(quoted)}
    plain = fold(text)
    for pattern in _MENTIONS:
        for hit in pattern.finditer(plain):
            found.update(group for group in hit.groups() if group)
    return found


def _language(given: Sequence[Word], tongue: Callable[[Word], str]) -> str:
    english, italian = spoken(one.token for one in given)
    own = [tongue(one) for one in given]
    english_sum = english + weights.OWN_WORD * own.count("en")
    return "it" if italian + weights.OWN_WORD * own.count("it") > english_sum else "en"


def _weighed(meant: Sequence[Word], mentioned: set[str], language: str) -> tuple[Word, ...]:
    shaping = [_shapes(one.token, language) and one.token not in mentioned for one in meant]
    if all(shaping):
        return tuple(meant)
    light = weights.FUNCTION_WORD if len(meant) > weights.SHORT else weights.FUNCTION_WORD_IN_SHORT
    return tuple(
        one._replace(weight=one.weight * light) if shape else one
        for one, shape in zip(meant, shaping, strict=True)
    )


def _shapes(token: str, language: str) -> bool:
    other = "en" if language == "it" else "it"
    if is_function_word(token, language):
        return True
    return len(token) <= 3 and token in FUNCTION_WORDS[other]

"""How a question is put: the sentence that asks and the story around it, names, and its kind."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rulesref.entries import fold
from rulesref.search import weights
from rulesref.search.lines import UNENDED
from rulesref.search.words import FUNCTION_WORDS, tokens

_SPLIT = re.compile(rf"(?<=[?!])[\s\"”')]+|(?<=\.){UNENDED}\s+|[\n;]+|\s+[-–—]+\s+")

_SHAPING: frozenset[str] = frozenset().union(*FUNCTION_WORDS.values())

#: Words with which a sentence asks in either language, with a mark behind it or without.
_BEGINS = """
    who whom whose which what when where why how can could may must should shall do does did is
    are was were will would has have am
    chi che cosa quale quali quando dove perche come quanto quanta quanti quante posso possiamo
    puo possono devo deve dobbiamo vale
"""
_ASKING = frozenset(_BEGINS.split())

#: Words of talk, which say nothing about a rule in a question of some length.
_SAID = """
    actually also anyway basically correct guys hello hi hmm kinda know legal legit lets let
    like maybe mean now ok okay please possible question really right rule says somebody
    somehow someone still stuff sure thanks thing things think thought true try tried trying wait
    want wanted way wonder wondering work working works wrong
    adesso allora ancora anche bene ciao dico dice dire domanda gia giusto grazie magari oppure pero
    possibile prego quindi regola regole scusate so stesso vero
"""
_TALK = frozenset(_SAID.split()) - _SHAPING

#: The kinds of questions: words that show one, and words that its answer is likely to have.
_KINDS = (
    (
        "can could may allowed legal legit possible must posso puo possiamo devo",
        "may cannot can only must unless not puo possono non solo deve eccetto",
    ),
    (
        "first order before who decides picks prima chi ordine primo sceglie",
        "order first before after simultaneously decides determines chooses choice lead "
        "ordine prima dopo sceglie contemporaneamente",
    ),
    (
        "many much often times quante quanti quanto quanta",
        "each number every additional limit once per more 1 2 3 ogni numero limite volta",
    ),
    (
        "if when happens while se quando succede",
        "if when instead then se quando invece",
    ),
)

_WRITTEN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")


def emphasis(text: str) -> Mapping[str, float]:
    """How much each word of the question ``text`` weighs that does not weigh as it is.

    The sentence that asks weighs more than the story, the more so the more it says itself. Words of
    talk weigh little anywhere, a keyword that is named as one more than all.
    """
    lighter = _story(text)
    for token in _TALK.intersection(tokens(text)):
        lighter[token] = lighter.get(token, 1.0) * weights.TALK
    return {**lighter, **dict.fromkeys(keywords(text), weights.NAMED_KEYWORD)}


def tells(text: str) -> bool:
    """Whether ``text`` has several sentences."""
    return sum(bool(piece.strip()) for piece in _SPLIT.split(text)) > 1


#: Where a sentence names a keyword as one: what the question is about, wherever it stands.
_KEYWORDS = (
    re.compile(r"\b(\w+) [Kk]eyword\b"),
    re.compile(r"\b[Kk]eyword (?:called|named) [\"“”'‘’]?(\w+)"),
    re.compile(r"\b[Kk]eyword [\"“'‘](\w+)"),
    re.compile(r"\b[Pp]arola chiave (?:chiamata )?[\"“«]?([A-ZÀ-Ú]\w+)"),
)
_NO_KEYWORDS = frozenset(
    [
        "another",
        "core",
        "different",
        "extra",
        "new",
        "old",
        "other",
        "own",
        "printed",
        "same",
        "second",
        "two",
    ]
)


def keywords(text: str) -> frozenset[str]:
    """The words of ``text`` that it says are keywords."""
    named = (fold(hit[1]) for pattern in _KEYWORDS for hit in pattern.finditer(text))
    return frozenset(named) - _SHAPING - _TALK - _NO_KEYWORDS


def _story(text: str) -> dict[str, float]:
    """The words that only sentences have that do not ask; none where all ask, or none does."""
    pieces = [piece for piece in _SPLIT.split(text) if piece.strip()]
    asking = _asking(pieces)
    if not asking or len(asking) == len(pieces):
        return {}
    asked = {token for sentence in asking for token in sentence}
    enough = len(asked - _SHAPING) >= weights.ASKS_ENOUGH
    story = weights.STORY if enough else weights.STORY_NEEDED
    return {token: story for piece in pieces for token in tokens(piece) if token not in asked}


def _asking(pieces: list[str]) -> list[Sequence[str]]:
    marked = [tokens(piece) for piece in pieces if "?" in piece]
    if marked:
        return marked
    return [words for words in map(tokens, pieces) if words and words[0] in _ASKING]


def cues(text: str) -> frozenset[str]:
    """The words that an answer to the question ``text`` is likely to have; its numbers too."""
    said = frozenset(tokens(text))
    likely = {
        word
        for asking, answering in _KINDS
        if not said.isdisjoint(asking.split())
        for word in answering.split()
    }
    return frozenset(likely | {token for token in said if token.isdigit()})


def proper(text: str) -> frozenset[str]:
    """The words of ``text`` that are written like names, with a capital letter."""
    return frozenset(
        token
        for word in _WRITTEN.findall(text)
        if word[0].isupper() and not word.isupper()
        for token in tokens(word)
    )

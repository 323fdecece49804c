"""Card names inside running text that no number marks.

A name counts when it stands there as the card prints it: longest match, capitals and all. Names
that are also plain words or rules terms ("Lucky!", "Elusive", "Deduction") are left alone unless
the text gives them away, for a wrong card is worse than a missing one.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from rulesref.cards.index import Index
from rulesref.cards.title import key_of
from rulesref.entries import CardName, Section

#: A word of a text, where it stands.
_Token = re.Match[str]
_TOKEN = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_POSSESSIVE = re.compile(r"['’]s?$")
#: What may stand between the words of one name.
_JOINT = re.compile(r"[\s.,’'“”\"!?…:&/-]{1,4}(?:\s)?")
#: Kinds of card that lend their titles to chapters of the story, and so are named without being meant.
_STORY = frozenset({"scenario", "story", "act", "agenda"})
_SMALL = frozenset(
    {"a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "is", "it"}
    | {"of", "on", "or", "out", "the", "to", "up", "with"}
)


class Mention(NamedTuple):
    """A card's name in a text: where it begins and ends, and the codes that bear it."""

    start: int
    end: int
    name: str
    codes: tuple[str, ...]


class _Name(NamedTuple):
    words: tuple[str, ...]
    name: str
    codes: tuple[str, ...]


class _BySecond:
    """Names that begin with one word, by the second one: many a name begins with "The"."""

    def __init__(self, names: Sequence[_Name]) -> None:
        self._names = names
        self._alone = [name for name in names if len(name.words) == 1]
        seconds = {key_of(name.words[1]) for name in names if len(name.words) > 1}
        self._by_second = {second: self._going_on({second}) for second in seconds}

    def before(self, token: str) -> Sequence[_Name]:
        """The names that may stand where ``token`` comes behind their first word, in order."""
        if token.isalnum():
            return self._by_second.get(key_of(token), self._alone)
        return self._going_on({key_of(token), key_of(_of_nobody(token))})

    def _going_on(self, seconds: Collection[str]) -> Sequence[_Name]:
        return [
            name for name in self._names if len(name.words) == 1 or key_of(name.words[1]) in seconds
        ]


class Mentions:
    """Finds names of ``index`` in texts.

    ``plain`` are the keys of words and titles that mean something else in these texts: a name
    among them never counts without its number.
    """

    def __init__(self, index: Index, plain: frozenset[str] = frozenset()) -> None:
        beginning: dict[str, list[_Name]] = defaultdict(list)
        for name, codes in _names(index).items():
            words = tuple(_TOKEN.findall(name))
            if words and key_of(name) not in plain:
                for first in {words[0], _unaccented(words[0])}:
                    beginning[first].append(_Name(words, name, tuple(sorted(codes))))
        #: The names that begin with a word, the longest first.
        self._first = {
            first: _BySecond(sorted(names, key=lambda name: -len(name.words)))
            for first, names in beginning.items()
        }

    def find(self, text: str) -> list[Mention]:
        """The names in ``text``, in order, none inside another."""
        tokens = list(_TOKEN.finditer(text))
        found: list[Mention] = []
        at = 0
        while at < len(tokens):
            first = tokens[at][0]
            names = self._first.get(first)
            if names is None and not first.isalnum():
                names = self._first.get(_of_nobody(first))
            name = self._at(names, text, tokens, at) if names else None
            if name is None:
                at += 1
                continue
            last = at + len(name.words) - 1
            found.append(Mention(tokens[at].start(), tokens[last].end(), name.name, name.codes))
            at = last + 1
        return found

    @staticmethod
    def _at(names: _BySecond, text: str, tokens: Sequence[_Token], at: int) -> _Name | None:
        """The longest of ``names`` that stands in ``text`` at the token ``at``."""
        for name in names.before(tokens[at + 1][0] if at + 1 < len(tokens) else ""):
            after = at + len(name.words)
            if after > len(tokens) or not _stands(text, tokens[at:after], name.words):
                continue
            if _opens_sentence(text, tokens[at].start()):
                if len(name.words) == 1:
                    continue
            elif _comes_after_title(text, tokens, at):
                continue
            if not _goes_on(text, tokens, after):
                return name
        return None


def _of_nobody(token: str) -> str:
    """``token`` without the mark of a possessor."""
    return token if token.isalnum() else _POSSESSIVE.sub("", token)


def _unaccented(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c))


def _stands(text: str, tokens: Sequence[_Token], words: Sequence[str]) -> bool:
    """Whether ``tokens`` are ``words`` with nothing but spaces and light marks between."""
    for token, word in zip(tokens, words, strict=True):
        if not _same(token[0], word):
            return False
    return all(
        _JOINT.fullmatch(text, left.end(), right.start()) for left, right in pairwise(tokens)
    )


def _same(token: str, word: str) -> bool:
    if token == word or _of_nobody(token) == word:
        return True
    return token[:1].isupper() == word[:1].isupper() and key_of(token) == key_of(word)


def _opens_sentence(text: str, start: int) -> bool:
    before = text[:start].rstrip(" \t“\"'‘(*")
    return not before or before[-1] in ".?!:\n-•–—"


def _comes_after_title(text: str, tokens: Sequence[_Token], at: int) -> bool:
    """Whether a capitalised word before makes the name the end of a longer, other title."""
    before = at - 1
    while before >= 0 and tokens[before][0] in _SMALL:
        before -= 1
    if before < 0 or text[tokens[before].end() : tokens[before + 1].start()] != " ":
        return False
    word = tokens[before]
    if not word[0][:1].isupper() or _opens_sentence(text, word.start()):
        return False
    # "the Ghoul Priest" begins anew; "Night of the Zealot" and "The Unspeakable Oath" do not.
    return before == at - 1 or tokens[before + 1][0] in ("of", "in", "to", "on")


def _goes_on(text: str, tokens: Sequence[_Token], after: int) -> bool:
    """Whether a capitalised word behind makes the name the beginning of a longer one."""
    if after >= len(tokens) or text[tokens[after - 1].end() : tokens[after].start()] != " ":
        return False
    return tokens[after][0][:1].isupper() and tokens[after][0].lower() not in _SMALL


def _names(index: Index) -> dict[str, set[str]]:
    names: dict[str, set[str]] = defaultdict(set)
    for card in index.cards.values():
        one_word = len(_TOKEN.findall(card.name)) == 1
        if card.type in _STORY or (one_word and card.type == "location"):
            continue
        names[card.name].add(card.original)
    return names


def plain_words(sections: Iterable[Section]) -> frozenset[str]:
    """The keys of words that the texts use in small letters, and of their own titles."""
    found: set[str] = set()
    for section in sections:
        if section.kind not in ("question", "card-erratum", "taboo", "campaign-erratum"):
            found.add(key_of(section.title))
            found.update(key_of(part) for part in section.title.split(","))
        found.update(word for word in _TOKEN.findall(section.markdown) if word.islower())
    return frozenset(found)


def with_mentions(sections: Iterable[Section], mentions: Mentions) -> list[Section]:
    """``sections`` with the cards that their texts name added to those marked with a number."""
    return [
        _with_mentions(section, mentions) if section.kind in _TALKING else section
        for section in sections
    ]


#: Kinds that talk about cards; an erratum or a taboo is about the cards of its heading alone.
_TALKING = frozenset(
    {"glossary", "rule", "point", "step", "window", "test-step", "setup-step", "initiation-step"}
    | {"anatomy", "definition", "question", "campaign-erratum", "ultimatum", "boon", "refraction"}
)


def _with_mentions(section: Section, mentions: Mentions) -> Section:
    held = {code for card in section.cards for code in card.codes}
    named = {key_of(card.name) for card in section.cards}
    added: dict[str, CardName] = {}
    # The title of a campaign's erratum names a scenario.
    titles = () if section.kind == "campaign-erratum" else (section.title,)
    for text in (*titles, section.markdown):
        for mention in mentions.find(text):
            known = held.intersection(mention.codes) or key_of(mention.name) in named
            # In campaign guides a single bold word is a trait or an encounter set.
            doubtful = section.kind == "campaign-erratum" and " " not in mention.name
            if not known and not doubtful:
                added[mention.name] = CardName(mention.name, "", "", mention.codes)
    return section._replace(cards=(*section.cards, *added.values())) if added else section

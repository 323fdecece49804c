"""Investigators whom players call by their first name alone: "Roland", "Skids", "Mateo"."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import cache

from rulesref.cards.index import INDEX, read_index
from rulesref.expression import lazily
from rulesref.places import corpus_folder

_WORD = lazily(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_POSSESSIVE = lazily(r"['’]s$")
#: What stands before a name and is none, case-folded.
_TITLES = {"dr", "father", "sister", "the"}
#: First words that say something else in a question, case-folded.
_PLAIN = {"subject", "body"}
#: First names that are plain words in small letters.
_WORDS = frozenset({"mark", "will", "father", "grace", "lily", "joe", "rex", "pete", "bob", "hank"})
#: A capital letter in the middle of a sentence, which "I" is none of.
_CAPITAL = lazily(r"(?<![.!?:;…\"'“”‘’(])\s[\"'“‘(]*(?!I\b)[^\W\d_a-zà-ÿ]")


def investigators(text: str, taken: Collection[str], game: str) -> Iterator[tuple[str, str]]:
    """(What ``text`` says, the whole name) of each investigator called so, each once.

    A first name has a capital letter, where any word in the middle of a sentence has one; it is that
    of one investigator of ``game`` alone, and is none of the case-folded words ``taken`` by the names
    of cards.
    """
    known = first_names(game)
    hurried = not _CAPITAL.search(text)
    found: set[str] = set()
    for match in _WORD.finditer(text):
        said = _POSSESSIVE.sub("", match[0])
        name = known.get(said.casefold(), "")
        written = said[0].isupper() or (hurried and said not in _WORDS)
        if name and written and said.casefold() not in taken and name not in found:
            found.add(name)
            yield said, name


@cache
def first_names(game: str) -> Mapping[str, str]:
    """A first name, case-folded → the name of the one investigator of ``game`` who bears it."""
    folder = corpus_folder() / game / "cards"
    if not (folder / INDEX).is_file():
        return {}
    bearers = defaultdict(set)
    for card in read_index(folder).cards.values():
        words = [word.casefold() for word in _WORD.findall(card.name)]
        if card.type == "investigator":
            own = [word for word in words if word not in _TITLES]
            for first in own[: 2 if card.name.startswith('"') else 1]:  # a nickname comes before it
                bearers[first].add(card.name)
    return {
        word: next(iter(names))
        for word, names in bearers.items()
        if len(names) == 1 and word not in _PLAIN and len(word) > 2
    }

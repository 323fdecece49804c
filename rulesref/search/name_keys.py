"""The names of entries and cards as keys: a name is found in a query word by word, whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rulesref.catalogue import said
from rulesref.entries import Section
from rulesref.link.titles import alternatives, bare, parts, whole
from rulesref.search.names import EntryNames
from rulesref.search.words import is_function_word, stem, stems, tokens

#: A name longer than this is a sentence, and nobody types it whole.
LONGEST = 8

#: How many telling words a name may have to be found in any order.
LOOSEST = 5

_FILE = "names.txt"

#: Begins a key whose words may stand in any order.
LOOSE = "~ "


def key(name: str, language: str) -> str:
    """``name`` as it is looked up; empty where it holds no word or is a sentence."""
    found = stems(name, language)
    return " ".join(found) if len(found) <= LONGEST else ""


def whole_keys(title: str) -> frozenset[str]:
    """The keys of the whole ``title``, in each way that a stroke leaves it."""
    ways = (title, *alternatives(title))
    return frozenset(key(way, language) for way in ways for language in ("en", "it"))


def loose_key(found: Sequence[str]) -> str:
    """The stems of a name's telling words in any order, kept apart from whole names."""
    return LOOSE + " ".join(sorted(set(found)))


def loose(name: str, language: str) -> str:
    """The loose key of ``name``; empty where it has not two telling words, or too many."""
    found = [stem(t, language) for t in tokens(name) if not is_function_word(t, language)]
    return loose_key(found) if 2 <= len(set(found)) <= LOOSEST else ""


def spellings(title: str, language: str) -> Iterator[str]:
    """The keys of all ways in which ``title`` is written: whole, without brackets, its parts."""
    for way in dict.fromkeys((whole(title), bare(title), *parts(title), *alternatives(title))):
        found = key(way, language)
        if found:
            yield found


def keys_of(sections: Sequence[Section], names: EntryNames) -> dict[str, float]:
    """Key → how surely it means this entry (1 for its own title)."""
    found: dict[str, float] = {}

    def take(text: str, language: str, sureness: float) -> None:
        for rank, way in enumerate(spellings(text, language)):
            found[way] = max(found.get(way, 0.0), sureness if rank == 0 else 0.9 * sureness)
        way = loose(text, language)
        if way:
            found[way] = max(found.get(way, 0.0), 0.9 * sureness)

    if names.kind != "question":
        take(names.title, "en", 1.0)
        take(names.title_it, "it", 1.0)
    for name in (*names.names, *names.numbers):
        take(name, "en", 1.0)
        take(name, "it", 1.0)
    for alias in names.aliases:
        take(alias, "en", 0.95)
        take(alias, "it", 0.95)
    for section in sections:
        if section.kind not in ("question", "note"):
            take(section.title, section.language, 0.9)
    return found


def cards_of(sections: Sequence[Section], names: EntryNames) -> dict[str, float]:
    """Key → sureness for the cards that an entry is about: the more there are, the less each."""
    cards = {*names.cards, *(card.name for section in sections for card in section.cards)}
    return {way: len(cards) ** -0.5 for card in cards for way in spellings(card, "en")}


def write_keys(folder: Path, keys: Iterable[str], schema: int) -> None:
    """Keep all names beside the index, one a line, under the number of the index's schema."""
    (folder / _FILE).write_text("\n".join([str(schema), *sorted(set(keys))]), "utf-8")


def read_keys(folder: Path, schema: int) -> frozenset[str]:
    """All names. Raises OSError where they are not there, ValueError for another schema."""
    first, *keys = (folder / _FILE).read_text("utf-8").split("\n")
    if first != str(schema):
        raise ValueError(said("it was made by another version of rulesref"))
    return frozenset(keys)

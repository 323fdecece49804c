"""A card that lies there called by a part of its name: "the .45", "his Derringer", "the Dog"."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import lru_cache

from rulesref.entries import fold
from rulesref.expression import lazily
from rulesref.rulings.scene import Scene

#: What stands before a part of a name; without it a word is no name.
_BEFORE = {
    "en": r"\b(the|his|her|their|my) ",
    "it": r"\b((?:il|lo|la|i|gli|le|l['’]|(?:(?:il|la) )?(?:suo|sua)) ?)",
}
#: What stands behind the word for a thing that is "of" something: "the Shrine of the Moirai".
_OF = frozenset({"of", "di", "del", "della", "dei", "delle", "degli"})
#: A word that is written as a name is, before another one and behind it.
_NAME_BEFORE = lazily(r"(?:^|[\s\"“(])[\"“]?[A-ZÀ-Ý\d.][^\s,]* $")
_NAME_BEHIND = lazily(r" (?:[A-ZÀ-Ý\"“(#\d]|(?:of|di|the|del\w*) )|[’']s? [A-ZÀ-Ý]")
#: Another word of a longer name, in whatever case the part before it is written.
_GOES_ON = r"(?-i: [A-ZÀ-Ý][a-zà-ù])"
#: A shorter one is no name that somebody would call a card by.
_LETTERS = 3


def in_full(scene: Scene, text: str) -> Iterator[str]:
    """``text`` with the whole name where a part of it can mean one card alone of those here."""
    whole = defaultdict[str, set[str]](set)
    there = (
        str(scene.name(id)).partition(" #")[0]
        for id, thing in scene.state.things.items()
        if "card" in thing
    )
    for name in (*there, *(str(card.name) for card in scene.telling.named)):
        for part in _parts(name):
            whole[part].add(name)
    folded = fold(text)
    names_here = {fold(name) for names in whole.values() for name in names}
    for part, names in sorted(whole.items(), key=lambda pair: -len(pair[0])):
        (name, *others) = names
        if others or part not in folded or fold(name) in folded or scene.tongue.describes(part):
            continue
        if any(part in longer and longer in folded for longer in names_here - {fold(name)}):
            continue  # it stands there as a part of another name
        told = re.sub(
            rf"{_BEFORE[scene.language]}{re.escape(part)}(?!\w|{_GOES_ON})",
            lambda found, name=name: f"{found[1].strip()} {name}",  # type: ignore[misc]
            text,
            flags=re.IGNORECASE,
        )
        if told == text and len(part) > _LETTERS and " " not in part:
            told = re.sub(
                rf"(?<![\w’'-]){re.escape(part)}(?![\w’'-])",
                _if_named(name),
                text,
                flags=re.IGNORECASE,
            )
        if told != text:
            yield told
            text, folded = told, fold(told)


def _if_named(name: str) -> Callable[[re.Match[str]], str]:
    """``name`` for a word of it that is written as a name is, and that is no part of another one."""

    def whole(found: re.Match[str]) -> str:
        before, after = found.string[: found.start()], found.string[found.end() :]
        longer = _NAME_BEFORE.search(before) or _NAME_BEHIND.match(after)
        return found[0] if longer or not found[0][:1].isupper() else name

    return whole


@lru_cache(maxsize=512)  # of the cards of a few cases
def _parts(name: str) -> tuple[str, ...]:
    """The parts of ``name`` by which it may be called: its end, its first word, what is "of" something: "the book".

    And its beginning, where a number or another word of it stands there too.
    """
    words = fold(name).split()
    ends = (" ".join(words[at:]) for at in range(1, len(words)))
    begins = (" ".join(words[:at]) for at in range(1, len(words)))
    numbered = (part for part in begins if " " in part or any(map(str.isdigit, part)))
    heads = (" ".join(words[:at]) for at in range(1, len(words)) if words[at] in _OF)
    things = (words[at - 1] for at in range(2, len(words)) if words[at] in _OF)
    first = [part for part in words[:1] if len(words) > 1 and "'" not in part]
    found = dict.fromkeys((*ends, *numbered, *heads, *things, *first))
    return tuple(part for part in found if len(part) >= _LETTERS)

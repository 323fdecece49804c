"""Sentences with places in them: one notation that is both read and printed.

``{who}`` is a slot, ``[ with {n} damage]`` may be left out, ``(clue|clues)`` is either word; in
print it is the last where the number or the names before it are several, else the first; where none
is before it, it agrees with the next. Patterns compile on first
use, and only where their longest fixed words stand in the text at all.

In Italian, "in", "a", "di", "da" and "su" before a slot are also read as one with an article.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulesref.expression import compiled, lazily

_TOKEN = lazily(r"\{(\w+)\}|\(([^()]*\|[^()]*)\)|([\[\]])|([^{}\[\]()]+|.)")
#: What the text of a slot looks like, for types that are no free text.
_KINDS = {
    "number": r"-?\d+|an?|one|un[oa]?",
    "number-told": r"-?\d+|one",  # no article: "a card" says something else
    "fraction": r"\d+(?:/\d+)?",
}


class Several(str):
    """More than one name in one slot: what agrees with them is in the plural."""

    __slots__ = ()


_COUNTS = (int, Several)
#: What is not fixed: what may be left out, either of two words, a slot.
_OPEN = lazily(r"(?s)\[.*?\]|\([^()]*\|[^()]*\)|\{\w+\}")
#: The same, and what either of two words is.
_PARTS = lazily(r"(?s)\[.*?\]|\(([^()]*\|[^()]*)\)|\{\w+\}|\n")
#: Italian prepositions that grow together with an article: "in {location}" also reads "nello …".
GROWN = {
    "a": ("a", "ad", "al", "allo", "alla", "ai", "agli", "alle"),
    "da": ("da", "dal", "dallo", "dalla", "dai", "dagli", "dalle"),
    "di": ("di", "del", "dello", "della", "dei", "degli", "delle"),
    "in": ("in", "nel", "nello", "nella", "nei", "negli", "nelle"),
    "su": ("su", "sul", "sullo", "sulla", "sui", "sugli", "sulle"),
}
_ELIDED = {"a": "all", "da": "dall", "di": "dell", "in": "nell", "su": "sull"}
#: The Italian "a" at the end of what stands before a name: "ad" where that begins with one.
_TO = lazily(r"(?<!\w)a $")
_BEFORE_SLOT = lazily(rf"(?<![\w'])(?:(?P<one>{'|'.join(GROWN)})|\((?P<any>[a-z|]+)\)) (?=\{{)")


_NONE: Mapping[str, int] = {}
#: What is read in a text: slot → its text, its offset.
Slots = Mapping[str, tuple[str, int]]


class Pattern:
    """One sentence of one row in one ``language``."""

    __slots__ = ("_compiled", "_pieces", "fixed", "language", "slots", "template")

    #: The longest of its fixed words that stand together, in small letters.
    fixed: str
    #: All that is fixed, in small letters and in its order; of several words, any may stand there.
    _pieces: tuple[tuple[str, ...], ...]

    def __init__(self, template: str, slots: Mapping[str, str], language: str = "en") -> None:
        self.template = template
        self.slots = slots
        self.language = language
        self._compiled: re.Pattern[str] | None = None

    def __getattr__(self, name: str) -> Any:
        """What is fixed, for the first time: most patterns of the other language are never asked."""
        if name == "fixed":
            self.fixed = max(self._fixed_parts().split("\n"), key=len).strip().casefold()
        elif name == "_pieces":
            parts = enumerate(_PARTS.split(self._parts().casefold()))
            self._pieces = tuple(
                tuple((part or "").split("|")) if place % 2 else (part,) for place, part in parts
            )
        else:
            raise AttributeError(name)
        return getattr(self, name)

    def _fixed_parts(self) -> str:
        """What is fixed of the template; a line break stands for all that is not."""
        return _OPEN.sub("\n", self._parts())

    def _parts(self) -> str:
        """The template; a line break stands for prepositions that grow together with a slot."""
        if self.language != "it":
            return self.template
        return _BEFORE_SLOT.sub(lambda found: "\n" if _growing(found) else found[0], self.template)

    def read(self, text: str) -> Slots | None:
        """What stands in the slots, or ``None`` where ``text`` is another sentence."""
        folded = text.casefold()
        if self.fixed not in folded:
            return None
        if self._compiled is None:
            if not self.could_read(folded):  # most expressions are never compiled
                return None
            self._compiled = compiled(*self.told())
        return self._found(self._compiled, text)

    def told(self) -> tuple[str, int]:
        """The regular expression that reads a sentence, and its flags."""
        return self._regex(), re.IGNORECASE

    def _found(self, expression: re.Pattern[str], text: str) -> Slots | None:
        match = expression.fullmatch(text)
        if match is None:
            return None
        return {
            name: (value, match.start(name))
            for name, value in match.groupdict().items()
            if value is not None
        }

    def read_longer(self, text: str, longer: Mapping[str, int]) -> Slots | None:
        """The same where each slot of ``longer`` has more characters than that.

        A name may hold a word that parts two slots ("Think on Your Feet").
        """
        return self._found(re.compile(self._regex(longer), re.IGNORECASE), text)

    def could_read(self, text: str) -> bool:
        """Whether all that is fixed stands in ``text``, in small letters, in this order.

        Of several words, any may stand there.
        """
        if self.fixed not in text:
            return False
        (first,), (last,) = self._pieces[0], self._pieces[-1]
        return text.startswith(first) and text.endswith(last) and self.could_read_part(text)

    def could_read_part(self, text: str) -> bool:
        """The same of some part of ``text``, wherever it begins and ends."""
        if self.fixed not in text:
            return False
        at = 0
        for words in self._pieces:
            end = -1
            for word in words:
                place = text.find(word, at)
                if place >= 0 and (end < 0 or place + len(word) < end):
                    end = place + len(word)
            if end < 0:
                return False
            at = end
        return True

    def names(self) -> tuple[str, ...]:
        """The slots that the sentence speaks of."""
        return tuple(re.findall(r"\{(\w+)\}", self.template))

    def write(self, values: Mapping[str, Any]) -> str:
        """The sentence with ``values`` in its slots; what may be left out is left out."""
        out: list[str] = []
        tokens = _TOKEN.findall(self.template)
        counts = (values[slot] for slot, *_ in tokens if isinstance(values.get(slot), _COUNTS))
        single = next(counts, 1) == 1
        optional = 0
        for slot, words, bracket, literal in tokens:
            if bracket:
                optional += 1 if bracket == "[" else -1
            elif optional:
                continue
            elif slot:
                value = str(values[slot])
                if self.language == "it" and value[:1] in ("A", "a") and out:
                    out[-1] = _TO.sub("ad ", out[-1])
                out.append(value)
                if isinstance(values[slot], _COUNTS):
                    single = values[slot] == 1
            elif words:
                out.append(words.split("|")[0 if single else -1])
            else:
                out.append(literal)
        return "".join(out)

    def _regex(self, longer: Mapping[str, int] = _NONE) -> str:
        return "".join(
            grown or _regex(literal, self.slots, longer)
            for literal, grown in _grown(self.template, self.language)
        )


def needed(patterns: Sequence[Pattern]) -> Iterator[str]:
    """Of each of ``patterns`` the longest word that stands by itself in any text that it reads.

    It is in small letters; empty where there is none: each word can be left out or grows together
    with a slot. All are looked through as one text: asked one by one, they take twice as long.
    """
    whole = _OPEN.sub("\n", "\0".join([pattern.template for pattern in patterns]))
    for pattern, fixed in zip(patterns, whole.casefold().split("\0"), strict=bool(patterns)):
        growing = GROWN if pattern.language == "it" else ()
        words = [word for word in fixed.split(" ") if "\n" not in word and word not in growing]
        yield max(words, key=len) if words else ""


def _grown(template: str, language: str) -> Iterator[tuple[str, str]]:
    """The parts of ``template``: (text, "") or, for prepositions before a slot, ("", their regex)."""
    if language != "it":
        yield template, ""
        return
    before = 0
    for found in _BEFORE_SLOT.finditer(template):
        words = _growing(found)
        if words:
            yield template[before : found.start()], ""
            yield "", _preposition(words)
            before = found.end()
    yield template[before:], ""


def _growing(found: re.Match[str]) -> Sequence[str]:
    """The prepositions before a slot that grow together with it; none where one does not."""
    words = (found["one"] or found["any"]).split("|")
    return words if all(word in GROWN for word in words) else ()


def _preposition(words: Sequence[str]) -> str:
    whole = "|".join(form for word in words for form in GROWN[word])
    elided = "|".join(_ELIDED[word] for word in words)
    return rf"(?:(?:{whole})\ |(?:{elided})['’]\s*)"


def _regex(template: str, slots: Mapping[str, str], longer: Mapping[str, int]) -> str:
    out = []
    for slot, words, bracket, literal in _TOKEN.findall(template):
        if slot:
            more = rf"\S.{{{longer[slot]},}}?" if slot in longer else r"\S.*?"
            kind = _KINDS.get(slots.get(slot, "").rstrip("s"), more)
            out.append(f"(?P<{slot}>{kind})")
        elif words:
            longest = sorted(words.split("|"), key=len, reverse=True)  # "all the" before "all"
            out.append("(?:" + "|".join(map(re.escape, longest)) + ")")
        elif bracket:
            out.append("(?:" if bracket == "[" else ")?")
        else:
            out.append(re.escape(literal))
    return "".join(out)


#: One text, or several that say the same.
Many = str | tuple[str, ...]


def many(value: Many) -> tuple[str, ...]:
    """All of ``value``, where it may be one alone."""
    return (value,) if isinstance(value, str) else value


def patterns_of(en: Many, it: Many, slots: Mapping[str, str]) -> dict[str, tuple[Pattern, ...]]:
    """Language → the sentences, with the types of their slots."""
    return {
        language: tuple(Pattern(text, slots, language) for text in many(texts))
        for language, texts in (("en", en), ("it", it))
    }

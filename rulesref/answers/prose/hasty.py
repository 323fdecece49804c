"""What somebody types in haste: words cut short, names without their capital letters, by a part alone, or misspelt.

It is for a table alone, where nothing is taken that nobody has confirmed.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from rulesref.answers.prose.proposed import PROPOSED
from rulesref.answers.prose.ways import WAYS
from rulesref.answers.prose.wordings.past import FORMS
from rulesref.answers.prose.wordings.past_italian import in_present
from rulesref.answers.prose.wordings.words import WORDS
from rulesref.cards.first_names import first_names
from rulesref.entries import fold
from rulesref.facts.called import every_card
from rulesref.games.game import Game
from rulesref.nearest import spelt_alike
from rulesref.wording.pattern import GROWN
from rulesref.wording.speech import Speech

_SHORT = {
    "en": (
        (r"[’`]", "'"),
        (r"\bim\b|\bi'm\b", "I'm"),
        (r"\bive\b|\bi've\b", "I've"),
        (r"\bi\b", "I"),
        (r"\bI (?:got|have got|'ve got|gotta)\b", "I have"),
        (r"\b(?:playing as|I play as|I'm playing as)\b", "I'm"),
        (r"\b(do|does|did|is|are|was|were|ca|have|has)nt\b", r"\1n't"),
        (r"\bw/o\b", "without"),
        (r"\bw/|\bw\b(?= )", "with "),
        (r"(?<= )n(?= )|&", "and"),
        (r"\bdmg\b", "damage"),
        (r"(?<=\d )(?:bucks?|res)\b|(?<=\d)\$", " resources"),
        (r"\bhp\b", "health"),
        (r"\bloc\b", "location"),
        (r"\btentacle\b", "auto-fail"),
        (r"^(?:end|ending|pass|finish) (?:the |my )?turn$|^next turn$", "I end the turn"),
        (r"^(?:ends|passes) (?:the )?turn$", "he ends the turn"),
        (r"^(?:(?:use )?(?:my |the )?reaction|react)$", "I use my reaction"),
        (r"^(?:the )?next round(?: starts| begins)?$", "the round ends"),
        (r"^(?:draw|draw action)$", "I take the draw action"),
        (r"^(?:resource|take resource|resource action)$", "I take a resource"),
    ),
    "it": (
        (r"[’`]", "'"),
        (r"(?<=\d )(?:soldi|monete)\b", "risorse"),
        (r"\btentacolo\b", "fallimento automatico"),
        (r"\bcn\b", "con"),
        (r"\bnn\b", "non"),
        (r"\bli$", "lì"),
        (r"\bxche\b|\bperche'?\b", "perché"),
        (r"\bpuo'|\bpuo\b", "può"),
        (r"\bc'e'|\bce\b(?= un)", "c'è"),
        (r"(?<= )&(?= )", "e"),
        (r"^(?:fine|fine del|(?:finisco|passo|termino|chiudo) il) (?:mio )?turno$", "finisco il mio turno"),
        (r"^(?:(?:uso )?(?:la )?(?:mia )?reazione|reagisco)$", "uso la mia reazione"),
        (r"^(?:(?:il )?prossimo round|(?:comincia )?un nuovo round|round successivo)$", "finisce il round"),
        (r"^(?:pesco|pesca|azione di pesca)$", "pesco una carta"),
        (r"^(?:risorsa|prendo risorsa|azione di risorsa)$", "prendo 1 risorsa"),
    ),
}  # fmt: skip
_LETTERS = re.compile(r"[^\W\d_]+")
_WORD = re.compile(r"[^\s,;:!?()\"“”]+")
#: Types of cards that are called by a part of their name.
_CALLED = ("investigator", "enemy", "asset", "event", "skill", "location", "treachery")
#: A shorter word is taken for no name that is spelt otherwise.
_SPELT = 6
#: So much of its letters a misspelt name shares.
_ALIKE = 0.85
#: What may stand behind a word and belongs to none.
_BEHIND = ".'"
_LONGEST = 6
_SHORTEST = 3
#: A word of more names means nothing.
_OFFERED = 12


def in_full(text: str, names: Names, language: str) -> tuple[str, Mapping[str, str]]:
    """``text`` with its words in full and its ``names`` as they are printed, and each name as it was typed."""
    for said, same in _SHORT[language]:
        text = re.sub(said, same, text, flags=re.IGNORECASE)
    text = " ".join(text.split())
    text = in_present(text) if language == "it" else text
    out, done, typed = list[str](), 0, dict[str, str]()
    for start, end, name in names.found(text):
        typed.setdefault(name, text[start:end])
        out += [text[done:start], name]
        done = end
    return "".join((*out, text[done:])), typed


def as_typed(text: str, typed: Mapping[str, str]) -> str:
    """``text`` with its names as they were typed."""
    for name, said in typed.items():
        text = text.replace(name, said)
    return text


class Names:
    """The names of the cards of a game as somebody types them where those ``lying`` there are meant first."""

    def __init__(
        self, game: Game, speech: Speech, language: str, lying: Sequence[str] = ()
    ) -> None:
        self._game = game
        self._lying = lying
        self._plain = _plain(speech, language)
        self._printed = _printed(game, language)
        self._whole = _whole(self._printed, self._plain)

    def found(self, text: str) -> Iterator[tuple[int, int, str]]:
        """(Start, end, printed name) of each name in ``text``, the longest at each place."""
        words = [match.span() for match in _WORD.finditer(text)]
        spans = list(self._in_whole(text, words))
        said = [*self._lying, *(name for _, _, name in spans)]
        taken = {place for start, end, _ in spans for place in range(start, end)}
        for start, end in words:
            name = "" if start in taken else self._by_a_part(_bare(text[start:end]), said)
            if name:
                spans.append((start, start + len(_bare(text[start:end])), name))
        yield from sorted(spans)

    def _in_whole(
        self, text: str, words: Sequence[tuple[int, int]]
    ) -> Iterator[tuple[int, int, str]]:
        place = 0
        while place < len(words):
            for length in range(min(_LONGEST, len(words) - place), 0, -1):
                start, end = words[place][0], words[place + length - 1][1]
                said = _bare(text[start:end])
                name = self._whole.get(fold(said))
                if name:
                    yield start, start + len(said), name
                    break
            place += length

    def several(self, text: str) -> dict[str, tuple[str, ...]]:
        """The words of ``text`` that are a part of several names, and of no name that it says."""
        for start, end, _ in reversed(list(self.found(text))):
            text = text[:start] + text[end:]
        out = {}
        for word in dict.fromkeys(_LETTERS.findall(fold(text))):
            names = () if word in self._plain else _parts(self._printed).get(word, ())
            if 1 < len(names) <= _OFFERED:
                out[word] = tuple(name for name in self._printed if name in names)
        return out

    def _by_a_part(self, said: str, before: Sequence[str]) -> str:
        """The one name that ``said`` is a part of, or is spelt nearly as; empty for a plain word.

        A name that was said ``before`` is meant first.
        """
        word = fold(said)
        if word in self._plain or not word.isalpha() or len(word) < _SHORTEST:
            return ""
        meant = {name for name in before if word in _LETTERS.findall(fold(name))}
        if meant:
            return meant.pop() if len(meant) == 1 else ""
        first = first_names(self._game.id).get(word)
        if first:
            return first
        named = _parts(self._printed).get(word, frozenset())
        if named or len(word) < _SPELT:
            return next(iter(named)) if len(named) == 1 else ""
        near = spelt_alike(word, self._whole, 2, _ALIKE)
        return self._whole[near[0]] if len(near) == 1 else ""


def _bare(word: str) -> str:
    """``word`` without what belongs to none."""
    return word.rstrip(_BEHIND).removesuffix("'s")


@cache
def _printed(game: Game, language: str) -> tuple[str, ...]:
    """The names of the cards that are called by name, in the language of the text first."""
    cards = [card for card in every_card(game).cards.values() if card.type in _CALLED]
    italian = [card.name_it for card in cards if card.name_it] if language == "it" else []
    return tuple(dict.fromkeys((*italian, *(card.name for card in cards))))


@cache
def _whole(printed: tuple[str, ...], plain: frozenset[str]) -> Mapping[str, str]:
    """Each name as it is typed, folded and without its quotation marks → as it is printed."""
    out: dict[str, str] = {}
    for name in printed:
        typed = fold(name).replace('"', "")
        for said in (typed, typed.rstrip("!?.")):
            if said not in plain and len(said) >= _SHORTEST:
                out.setdefault(said, name)
    return out


@cache
def _parts(printed: tuple[str, ...]) -> Mapping[str, frozenset[str]]:
    """Each word of a name → the names that hold it."""
    parts: dict[str, set[str]] = defaultdict(set)
    for name in printed:
        for word in _LETTERS.findall(fold(name)):
            parts[word].add(name)
    return {word: frozenset(names) for word, names in parts.items()}


@cache
def _plain(speech: Speech, language: str) -> frozenset[str]:
    """The words that sentences and the ways of saying them are made of, and those that they hold."""
    texts = [
        re.sub(r"\{\w+\}", " ", pattern.template)
        for row in speech.sentences.values()
        for pattern in row.patterns.get(language, ())
    ]
    texts += [re.sub(r"\{\w+\}", " ", said) for said, _ in (*WAYS[language], *PROPOSED[language])]
    words = WORDS[language]
    patterns = [*(said for said, _ in words.plain), words.here, words.articles]
    texts += [re.sub(r"\\\w", " ", said.pattern) for said in patterns]
    texts += FORMS if language == "en" else ()
    texts += [form for forms in GROWN.values() for form in forms] if language == "it" else []
    texts += [word for words in speech.words.sets.values() for word in words.get(language, ())]
    return frozenset(_LETTERS.findall(fold(" ".join(texts))))

"""The words that begin the lines of a case, and what hides one: marks before it, a slip in it.

A line is compared ``bare``: no invisible characters, full-width letters and odd spaces as plain
ones. What may stand before a keyword without making the line prose is a bullet, a number or
letter of a list, a quote, a bracket, any other sign, a tag or an entity of HTML.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from rulesref.expression import lazily
from rulesref.nearest import could_be_alike, spelt_alike
from rulesref.record import NamedTuple

#: What begins a step, in each language.
STEPS = {
    "en": ("Given", "When", "Then", "And", "But"),
    "it": ("Dato", "Data", "Dati", "Date", "Quando", "Allora", "Ed", "E", "Ma"),
}
#: Kind of step → the keyword that a line of it can be given.
KEYWORD = {
    "en": {"given": "Given", "when": "When", "then": "Then"},
    "it": {"given": "Dato", "when": "Quando", "then": "Allora"},
}
#: What begins a part of a file, before a colon.
PARTS = {
    "en": (
        "Background",
        "Scenario",
        "Scenario Outline",
        "Scenario Template",
        "Scenarios",
        "Example",
        "Examples",
        "Rule",
        "Feature",
    ),
    "it": (
        "Contesto",
        "Scenario",
        "Schema dello scenario",
        "Esempio",
        "Esempi",
        "Regola",
        "Funzionalità",
    ),
}
OTHER = {"en": "it", "it": "en"}
#: Keywords so short, or so common, that prose goes on with them in small letters.
_JOINING = frozenset({"And", "But", "E", "Ed", "Ma"})
#: Keywords that are words of the other language as well, or letters of a list.
_AMBIGUOUS = frozenset({"Data", "Date", "E", "Ed", "Ma"})
#: Words as near to a keyword as a slip is, which begin many a line of prose.
_ORDINARY = {
    "en": frozenset({"They", "Them", "Than", "Thin", "Gives", "Giver", "Whence", "Andy"}),
    "it": frozenset(
        {"Alla", "Dai", "Dado", "Dante", "Dare", "Dito", "Lato", "Mai", "Mia", "Nato", "Quanto"}
    ),
}
#: Letters of other scripts that look like letters of the keywords.
_LOOKALIKES = str.maketrans(
    "\u0410\u0412\u0415\u041c\u0422\u0430\u0435\u043e\u0456\u0475\u0501\u04bb\u051a\u051c\u050c"
    "\u0391\u0392\u0395\u039c\u03a4\u03b1\u03bf\u03b9\u03bd\u0131\u0261",
    "ABEMTaeoivdhQWGABEMTaoivig",
)
#: What shows nothing and counts as a letter or a sign, after compatible forms are one.
_BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800", " "))
_WORD = lazily(r"[^\W\d_]+")


@lru_cache(maxsize=1)
def _marks() -> re.Pattern[str]:
    """What may stand before a keyword; compiled when a line is doubted, for that takes long."""
    return re.compile(
        r"""(?:
          </?(?:[abiusp]|br|[uo]l|li|em|strong|code|pre|div|span|t[dr]|h\d)(?:\s[^<>]*)?/?>
        | &\#?\w+;
        | (?:[a-z]|[ivxlc]{2,5})[)\]] | (?:[a-df-z]|[ivxlc]{2,5})[.:](?=\s)
        | \d+(?:st|nd|rd|th|[a-z](?=[)\].:]))?
        | [\W_]
        )*+""",
        re.VERBOSE | re.IGNORECASE,
    )


#: What stands behind a letter or a Roman number that is a label.
_LABELLED = frozenset(")].:")
#: The letters of the Roman numbers that lists have, and how long the longest of these is.
_ROMAN = frozenset("ivxlc")
_LONGEST_LABEL = 5


@lru_cache(maxsize=1)
def _closing() -> re.Pattern[str]:
    """What closes the marks around a keyword, before the sentence."""
    return re.compile(r"""(?:</\w+>|[\s*_`:;,|=>~)\]}\u2013\u2014-]|\.(?!\d)|["'”’»](?=\s))*""")


#: What closes them behind the sentence.
_END = lazily(r"(?:</\w+>|[\s*_`|])+$")
_PAIRS = {'"': '"', "'": "'", "“": "”", "‘": "’", "«": "»", "(": ")", "[": "]", "{": "}"}


class Beginning(NamedTuple):
    """The keyword or heading that a line is meant to begin with, and the ``rest`` of it."""

    keyword: str
    rest: str


def bare(text: str, hidden: str = "", sign: str = " ") -> str:
    """``text`` for comparing: compatible letters as one, one space for any space, ``sign`` for any
    sign that is neither letter nor digit, though Unicode spells it in some; ``hidden`` for what
    shows nothing."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    text = "".join(sign if _is_sign(c) else c for c in text)
    text = unicodedata.normalize("NFKC", text).translate(_BLANKS)
    return " ".join("".join(hidden if is_hidden(c) else c for c in text).split())


def _is_sign(character: str) -> bool:
    """Whether ``character`` is a picture or an odd number, not a letter or digit with a frame."""
    if character.isascii() or unicodedata.category(character) not in ("So", "No", "Nl"):
        return False
    spelt = unicodedata.normalize("NFKC", character)
    return not (len(spelt) == 1 and spelt.isascii())


def is_hidden(character: str) -> bool:
    """Whether ``character`` shows nothing of its own, and is no space."""
    return not character.isspace() and unicodedata.category(character) in ("Cc", "Cf", "Mn", "Me")


def unmarked(text: str) -> str:
    """The bare ``text`` without the marks before its first word.

    A first word in letters is marked only where it is the label of a list, as in "b) …".
    """
    word = _WORD.match(text)
    if not text or (
        word and (text[word.end() : word.end() + 1] not in _LABELLED or not _could_label(word[0]))
    ):
        return text
    marks = _marks().match(text)
    return text[marks.end() :] if marks else text


def _could_label(word: str) -> bool:
    """Whether ``word`` could be the letter of a list, or a Roman number."""
    return len(word) <= _LONGEST_LABEL and (
        len(word) == 1 or not word.isascii() or _ROMAN.issuperset(word.casefold())
    )


def step_begun(text: str, language: str) -> Beginning | None:
    """The step that the bare ``text`` begins, whatever is wrong with its first word."""
    return (
        _spelt(text, language, STEPS[language])
        or _misspelt(text, language)
        or _parted(text, language)
    )


def sentence_after(after: str) -> str:
    """The sentence in what stands ``after`` a keyword, without the marks between and behind."""
    return _END.sub("", _closing().sub("", after, count=1))


def foreign_step(text: str, language: str) -> Beginning | None:
    """The step of the other language that the bare ``text`` begins."""
    words = tuple(word for word in STEPS[OTHER[language]] if word not in _AMBIGUOUS)
    return _spelt(text, OTHER[language], words)


def _spelt(text: str, language: str, keywords: tuple[str, ...]) -> Beginning | None:
    word, sentence = _first(text), unmarked(text)
    for keyword in keywords:
        after = sentence[len(keyword) :]
        if word.casefold() == keyword.casefold():
            joined = keyword in _AMBIGUOUS and re.match(r"[-'’.][^\W\d_]", after)
            if joined or (keyword in _JOINING and word.islower()):
                return None
            return Beginning(keyword, _rest(text, after))
        if _is_glued(word, keyword):
            return Beginning(keyword, _rest(text, after))
    return None


def _misspelt(text: str, language: str) -> Beginning | None:
    """A word near to a keyword; "The" and "An" are prose, which only begin like one.

    A keyword with more than a letter behind it is none with a slip: a sentence is glued to it.
    """
    word = _first(text)
    keyword = _near(word, language)
    return Beginning(keyword, _rest(text, unmarked(text)[len(word) :])) if keyword else None


def _parted(text: str, language: str) -> Beginning | None:
    """A keyword with a space in it, where that makes no other words of it."""
    first, _, behind = unmarked(text).partition(" ")
    second, _, after = behind.partition(" ")
    for keyword in STEPS[language]:
        if first + second == keyword and second and keyword not in _AMBIGUOUS:
            return Beginning(keyword, _rest(text, after))
    return None


@lru_cache(maxsize=1024)
def _near(word: str, language: str) -> str | None:
    shape = word if word.istitle() or len(word) < 4 else word.capitalize()
    keywords = [k for k in STEPS[language] if could_be_alike(shape, k, 0.75)]
    near = spelt_alike(shape, keywords, 1, 0.75) if keywords else ()
    near = near or tuple(k for k in STEPS[language] if _has_letters_of(k, word))
    if not near or near[0].startswith(shape) or shape in _ORDINARY[language]:
        return None
    glued = shape.startswith(near[0]) and len(shape) > len(near[0]) + 1
    return None if glued else near[0]


def _first(text: str) -> str:
    """The first word of ``text`` in letters of the keywords; "È" alone is a word of its own."""
    match = _WORD.match(unmarked(text))
    word = match[0].translate(_LOOKALIKES) if match else ""
    return "".join(unicodedata.normalize("NFD", c)[0] for c in word) if len(word) > 1 else word


def _is_glued(word: str, keyword: str) -> bool:
    """Whether ``word`` is ``keyword`` with the first word of a sentence glued to it."""
    tail = word.removeprefix(keyword)
    return tail != word and tail[:1].isupper() and (keyword not in _JOINING or tail.istitle())


def _has_letters_of(keyword: str, word: str) -> bool:
    """Whether ``word`` is ``keyword`` with its letters in another order, as fingers stumble."""
    same = word.casefold() == keyword.casefold()  # a line of prose may go on with "and"
    return len(word) > 2 and not same and sorted(word.casefold()) == sorted(keyword.casefold())


def _rest(text: str, after: str) -> str:
    """The sentence in what stands ``after`` the keyword, without what closes the marks before."""
    rest = sentence_after(after)
    opened = text[: len(text) - len(unmarked(text))][-1:]
    close = _PAIRS.get(opened, "")
    pairs = (
        rest.count(opened) % 2 == 0 if opened == close else rest.count(opened) == rest.count(close)
    )
    return rest if pairs or not close else rest.removesuffix(close)


def part_begun(text: str, language: str) -> Beginning | None:
    """The part of a file that the bare ``text`` begins; in the other language, if spelt so."""
    head, colon, name = unmarked(text).partition(":")
    head = _END.sub("", head).casefold()
    if not colon and head not in _folded(language):
        return None
    known = _folded(language)
    near = spelt_alike(head, known, 1, 0.85)
    if near:
        return Beginning(known[near[0]] + ":", _rest(text, name))
    foreign = _folded(OTHER[language]).get(head)
    return Beginning(foreign + ":", _rest(text, name)) if foreign else None


def _folded(language: str) -> dict[str, str]:
    return {part.casefold(): part for part in PARTS[language]}

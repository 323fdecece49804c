"""What a text that is no sentence says in the spelling that sentences have: numbers, articles, tense.

Each row changes nothing of what is meant. A text that reads as it stands is never respelt, so that
a name that holds such a word is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rulesref.expression import lazily
from rulesref.wording.contractions import in_full
from rulesref.wording.past_forms import IRREGULAR
from rulesref.wording.third_person import third_person

_NUMBERS = {
    "en": [
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
    ],
    "it": [
        "due",
        "tre",
        "quattro",
        "cinque",
        "sei",
        "sette",
        "otto",
        "nove",
        "dieci",
        "undici",
        "dodici",
    ],
}
#: Language → word → the number in digits that it says.
DIGITS = {
    language: {word: str(number) for number, word in enumerate(words, 2)}
    for language, words in _NUMBERS.items()
}
_NUMBER = {
    language: lazily(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE)
    for language, words in _NUMBERS.items()
}
#: The nouns that sentences begin with an article, and that article.
_BARE = {
    "en": (
        (r"(?=(?:shuffled )?(?:deck|hand|discard pile|turn|role) of\b)", "the "),
        (r"(?=(?:encounter|exploration|Tekeli-li) (?:deck|discard pile)\b)", "the "),
        (r"(?=(?:chaos bag|victory display|current|next|difficulty|collection|token)\b)", "the "),
    ),
    "it": (
        (r"(?=(?:mazzo|capitolo|prossimo|sacchetto|diario|turno|ruolo)\b)", "il "),
        (r"(?=(?:trama|pila|galleria|collezione|prossima|mano|difficoltà)\b)", "la "),
    ),
}
#: The same behind other words, in English.
_WITHIN = lazily(
    r"\b(in|at|of|on|is|ends|begins|from) "
    r"(?=(?:encounter |exploration )?(?:deck|discard pile|turn|threat area|hand of|victory display)\b)"
)
_OF = lazily(
    r"(?P<who>[A-Z][\w.\"-]*(?: (?:[A-Z\"“][\w.\"”-]*|de|la|of|the))*)(?:'s|’s|'|’)"
    r" (?P<what>shuffled deck|deck|hand|discard pile|threat area|play area|turn|role)\b"
)
_PAST = {**IRREGULAR, "found": "find", "gave": "give", "kept": "keep"} | {
    "had": "have",
    "held": "hold",
    "made": "make",
    "got": "get",
    "came": "come",
    "threw": "throw",
    "shot": "shoot",
    "stood": "stand",
    "won": "win",
    "wore": "wear",
}
_TAKEN = {"chosen": "choose", "drawn": "draw", "given": "give", "taken": "take", "begun": "begin"}
_ONE = lazily(
    r"\bone (?=(?:clue|resource|damage|horror|doom|action|card|charge|supply|secret|ammo)\b)",
    re.IGNORECASE,
)
_STANDS = lazily(r"\bsi (?:trova|trovava)(?= (?:a|in|nel\w*|all?\w*) | nell['’]| all['’])")
_BY = lazily(
    r"(?P<what>.+) (?:is|are|was|were|gets) (?P<done>[a-z]+)(?P<from> (?:from|at|to|on|for) .+?|) by (?P<who>.+)"
)
_DA = lazily(
    r"(?P<what>.+) (?:viene|è|è stat[oa]) (?P<done>[a-z]+[oa])(?P<from> (?:dal\w*|al\w*|in|su) .+?|) da (?P<who>.+)"
)
_WAS = lazily(r"\b(?:(?P<one>was|has been)|were|have been) (?=[a-z]+\b)")
#: The participles that do not end in "ato": participle → what somebody does.
_DONE = {
    "combattuto": "combatte",
    "ottenuto": "ottiene",
    "perso": "perde",
    "scelto": "sceglie",
    "scoperto": "scopre",
    "speso": "spende",
    "subito": "subisce",
    "ucciso": "uccide",
}
_HAS_DONE = lazily(r"\bha (?P<done>[a-z]+(?:ato|uto|so|to))\b")
_EXHAUSTED = lazily(r"\besaust([oaie])\b")
_WAS_DONE = lazily(r"\b(?:è stat[oa]|sono stat[ie]) (?=[a-z]+\b)")


def respelt(text: str, language: str) -> Iterator[str]:
    """``text`` with all that can be respelt, then each way to put its verb into the present."""
    plain = text
    for change in (_unstopped, _in_full, _is_there, _alike, _counted, _with_article, _whose):
        changed = change(plain, language)
        if changed != plain:
            plain = changed
            yield plain
    yield from _PRESENT[language](plain)


def _unstopped(text: str, language: str) -> str:
    """Without the full stop behind it."""
    return text[:-1] if text.endswith(".") and not text.endswith("..") else text


def _in_full(text: str, language: str) -> str:
    """What is drawn together in English told in full."""
    return in_full(text) if language == "en" and ("'" in text or "’" in text) else text


def _alike(text: str, language: str) -> str:
    """A word that is spelt in two ways, in the one that sentences have."""
    return _EXHAUSTED.sub(r"esaurit\1", text) if language == "it" else text


def _is_there(text: str, language: str) -> str:
    """ "Si trova nello Studio", which is no more than that somebody is there."""
    return _STANDS.sub("è", text) if language == "it" else text


def _counted(text: str, language: str) -> str:
    digits = DIGITS[language]
    text = _ONE.sub("1 ", text) if language == "en" else text
    return _NUMBER[language].sub(lambda found: digits[found[0].casefold()], text)


def _with_article(text: str, language: str) -> str:
    for noun, article in _BARE[language]:
        if re.match(noun, text, re.IGNORECASE):
            text = article + text[0].lower() + text[1:]
            break
    return _WITHIN.sub(r"\1 the ", text) if language == "en" else text


def _whose(text: str, language: str) -> str:
    """ "Roland Banks' deck", which is the deck of Roland Banks."""
    return _OF.sub(r"the \g<what> of \g<who>", text) if language == "en" else text


def _present_english(text: str) -> Iterator[str]:
    """As told while it happens: "drew" is "draws", "was discarded" is "is discarded".

    What is done by somebody is told as what they do.
    """
    done = _BY.fullmatch(text)
    if done is not None:
        for bare in _bare(done["done"]):
            yield f"{done['who']} {third_person(bare)} {done['what']}{done['from']}"
    if _WAS.search(text):
        yield _WAS.sub(lambda found: "is " if found["one"] else "are ", text, count=1)
    words = text.split(" ")
    for at, word in enumerate(words[1:], 1):
        for bare in _bare(word):
            yield " ".join((*words[:at], third_person(bare), *words[at + 1 :]))


def _bare(past: str) -> tuple[str, ...]:
    """The verbs of which ``past`` may be the past: "committed" of "commit", "used" of "use"."""
    if past in _PAST or past in _TAKEN:
        return (_PAST.get(past) or _TAKEN[past],)
    if not past.endswith("ed") or not past.islower():
        return ()
    stem = past[:-2]
    doubled = (stem[:-1],) if stem[-1:] == stem[-2:-1] else ()
    return (stem, f"{stem}e", *doubled)


def _present_italian(text: str) -> Iterator[str]:
    """As told while it happens: "ha pescato" is "pesca", "è stato scartato" is "viene scartato"."""
    done = _DA.fullmatch(text)
    if done and (active := _now(f"{done['done'][:-1]}o")):
        yield f"{done['who']} {active} {done['what']}{done['from']}"
    found = _HAS_DONE.search(text)
    present = _now(found["done"]) if found else ""
    if found and present:
        yield f"{text[: found.start()]}{present}{text[found.end() :]}"
    if _WAS_DONE.search(text):
        yield _WAS_DONE.sub("viene ", text, count=1)


def _now(done: str) -> str:
    return _DONE.get(done) or (f"{done[:-3]}a" if done.endswith("ato") else "")


_PRESENT: dict[str, Callable[[str], Iterator[str]]] = {
    "en": _present_english,
    "it": _present_italian,
}

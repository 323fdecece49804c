"""One sentence that folds several into it: each of them in words of its own.

"The Study is connected to the unrevealed Attic" says that the Attic is unrevealed as well, "is at the
Study with no resources" that somebody has none, "Roland Banks and Wendy Adams have 2 clues each" the
same of two. What is proposed here counts where every sentence of it reads, and none of it is lost.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.rulings.reference import listed
from rulesref.sentences.arkham_lcg.as_it_was import now, once_more
from rulesref.sentences.arkham_lcg.folded_actions import taken
from rulesref.sentences.arkham_lcg.folded_asides import alone, there_how
from rulesref.sentences.arkham_lcg.folded_deeds import done
from rulesref.sentences.arkham_lcg.folded_denials import neither, none_of_two, not_there
from rulesref.sentences.arkham_lcg.folded_in_cases import done_so, laid_out_so
from rulesref.sentences.arkham_lcg.folded_inserted import inserted
from rulesref.sentences.arkham_lcg.folded_likewise import likewise
from rulesref.sentences.arkham_lcg.folded_plays import played
from rulesref.sentences.arkham_lcg.folded_positions import NAME, laid_out
from rulesref.sentences.arkham_lcg.folded_relative import beside, going_on, reasons, relative
from rulesref.sentences.arkham_lcg.folded_shares import shared
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.respelling import DIGITS, respelt
from rulesref.wording.third_person import third_person

#: Language → (names, what is said of each of them, what is said of one).
_EACH = {
    "en": lazily(
        rf"(?P<names>(?:the )?{NAME}.+? and (?:the )?{NAME}.+?) (?:(?:each|both|all) )?"
        r"(?P<verb>have|are|(?!(?:of|the|to|de|la) )(?!.* are )[a-z]+)"
        r"(?: (?:each|both|all)\b)? (?P<rest>.+?)(?:,? each)?"
    ),
    "it": lazily(
        r"(?P<names>[A-Z].+? e [A-Z].+?) (?P<verb>hanno|sono|[a-zà-ù]+(?:ano|ono))(?: (?:entrambi|entrambe|tutti|tutte))? "
        r"(?P<rest>.+?)(?:,? (?:ciascuno|ciascuna|a testa))?"
    ),
}
#: Who are at a place is a sentence of its own, which says what such a card may be.
_PLACED = lazily(r"(?:are (?:at|in)|sono (?:a|in|nel\w*|all\w*|al)) ")
_OF_ONE = {"have": "has", "are": "is", "hanno": "ha", "sono": "è"}
#: What several are said to be in Italian.
_PLURAL = lazily(r"^((?:non )?[a-zà-ù]+[tsndr])(i|e)\b")
#: Language → so many copies of a card.
_COPIES = {
    "en": lazily(
        rf"\b(?P<count>{'|'.join(['2', '3', *list(DIGITS['en'])[:2]])}) (?:copies of (?:the )?|(?=[A-Z]))"
    ),
    "it": lazily(
        rf"\b(?P<count>{'|'.join(['2', '3', *list(DIGITS['it'])[:2]])}) (?:copie di |(?=[A-ZÀ-Ý]))"
    ),
}
#: Language → what is said of each of several copies by itself, so that each needs its number.
_LAID_APART = {
    "en": lazily(r"(?: are (?:at|in|engaged with)| engaged with) "),
    "it": lazily(r" (?:sono )?(?:impegnat\w|a|in|nel\w*|all\w*|al)\b"),
}
#: Language → the ending of several of a name, which says nothing else: "two Ghoul Minions".
_PLURAL_NAME = {"en": lazily(r"(?<=[a-z])s$"), "it": lazily(r"(?!)")}
#: Language → so many tokens here, and so many there, of which the kind is said once.
_AND_THERE = {
    "en": lazily(
        r"(?P<head>.*?)(?P<amount>\d+) (?P<token>[a-z]+) (?P<at>to|on|from|at) (?P<one>.+?),? and "
        r"(?P<more>\d+) (?P=at) (?P<other>.+)"
    ),
    "it": lazily(
        r"(?P<head>.*?)(?P<amount>\d+) (?P<token>[a-zà-ù]+) (?P<at>a|su|da|in) (?P<one>.+?),? e "
        r"(?P<more>\d+) (?P=at) (?P<other>.+)"
    ),
}
#: Language → so many of one kind, and so many of another, in one place.
_OF_EACH = {
    "en": lazily(
        r"(?P<head>there are )(?P<one>\d+ [^,]+?) and (?P<other>\d+ .+?) (?P<place>(?:in|on|at) .+)"
    ),
    "it": lazily(
        r"(?P<head>ci sono )(?P<one>\d+ [^,]+?) e (?P<other>\d+ .+?) (?P<place>(?:in|su|nel|nella|sul|sulla) .+)"
    ),
}
#: Language → where several are, and what each of them has.
_EACH_WITH = {
    "en": (
        lazily(
            r"(?P<lays>(?P<names>.+? and .+?) are .+?),? (?:each with|with) (?P<what>.+?)(?: each)?"
        ),
        "has",
    ),
    "it": (
        lazily(
            r"(?P<lays>(?P<names>.+? e .+?) sono .+?),? (?:ciascuno con|ciascuna con|con) (?P<what>.+?)(?: ciascuno| ciascuna| a testa)?"
        ),
        "ha",
    ),
}
#: Language → that each is meant, and not all of them together.
_EACH_SAID = {"en": lazily(r"\beach\b"), "it": lazily(r"\b(?:ciascun[oa]|a testa)\b")}
#: Language → how a card stands, and what is on it.
_STANDS_WITH = {
    "en": (
        lazily(
            rf"(?P<name>{NAME}.*?) is (?P<how>exhausted|ready),? (?:with|and (?:has|with)) (?P<what>(?:\d+|no) [a-z]+.*)"
        ),
        ("{name} is {how}", "{name} has {what}"),
    ),
    "it": (
        lazily(
            rf"(?P<name>{NAME}.*?) è (?P<how>esaurit[oa]|pront[oa]),? (?:con|e (?:ha|con)) (?P<what>\d+ [a-zà-ù]+.*)"
        ),
        ("{name} è {how}", "{name} ha {what}"),
    ),
}
#: Language → a card that is told with what is on it, before it is said where it is.
_WITH_BEFORE = {
    "en": (
        lazily(
            rf"(?P<name>(?:an? |the )?{NAME}[^,]*?) with (?P<what>(?:\d+|no|one|an?) [a-z]+(?: and (?:\d+|no|one|an?) [a-z]+)?)(?: on it)? "
            r"(?P<rest>is (?:engaged with|at|in) .+)"
        ),
        ("{name} {rest}", "{name} has {what}"),
    ),
    "it": (
        lazily(
            rf"(?P<name>(?:il |lo |la |l['’]|un |uno |una |un['’])?{NAME}[^,]*?) con (?P<what>(?:\d+|un|una) [a-zà-ù]+(?: e (?:\d+|un|una) [a-zà-ù]+)?)(?: su di ess[oa])? "
            r"(?P<rest>è (?:impegnat[oa] con|in|a|nel\w*|all?\w*) .+)"
        ),
        ("{name} {rest}", "{name} ha {what}"),
    ),
}
_NAMED = r"[A-ZÀ-Ý][\w'’-]*(?: [A-ZÀ-Ý][\w'’-]*| (?:of|the|of the|di|dei|del|della)(?= [A-ZÀ-Ý]))*"
#: Language → one of several copies, by its place.
_ORDINAL = {
    "en": lazily(rf"\bthe (?P<which>first|second|third|fourth) (?P<name>{_NAMED})(?! #)"),
    "it": lazily(rf"\b(?:il|la) (?P<which>prim|second|terz|quart)[oa] (?P<name>{_NAMED})(?! #)"),
}
_PLACES = {"first": 1, "prim": 1, "second": 2, "third": 3, "terz": 3, "fourth": 4, "quart": 4}
_AND = {"en": " and ", "it": " e "}
#: Language → two of whom a sentence says the same, with a word for that both are meant.
_BOTH_AND = {
    "en": lazily(r"^both (?P<one>(?:the )?[A-Z\"“.].*?) and (?P<other>(?:the )?[A-Z\"“.])"),
    "it": lazily(r"^sia (?P<one>.+?),? (?:sia|che|e) (?P<other>(?:il |lo |la |l['’])?[A-ZÀ-Ý])"),
}
#: Where the name of a card may end.
_ENDS = lazily(r"$|,| (?:and|in|with|on|at|e|con|a|from|to|are|engaged|sono|impegnat[ie]) ")


def unfolded(text: str, kind: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that ``text`` may fold into one, each way of taking it apart by itself.

    Then the same of it in the spelling that sentences have.
    """
    one_by_one = _BOTH_AND[language].sub(
        lambda found: f"{found['one']}{_AND[language]}{found['other']}", text
    )
    for spelt in dict.fromkeys((text, one_by_one, *respelt(text, language))):
        yield from _taken_apart(spelt, kind, language)


def _taken_apart(text: str, kind: str, language: str) -> Iterator[tuple[str, ...]]:
    yield from _copies(text, language)
    if _ORDINAL[language].search(text):
        yield (_ORDINAL[language].sub(_numbered, text),)
    yield from _and_there(text, language)
    yield from _of_each(text, language)
    if kind == "given":
        yield from now(text, language)
        yield from taken(text, language)
        yield from alone(text, language)
        yield from laid_out_so(text, language)
        yield from _each_with(text, language)
        yield from beside(text, language)
        yield from laid_out(text, language)
        yield from inserted(text, language)
        yield from relative(text, language)
    if kind == "when":
        yield from once_more(text, language)
        yield from done(text, language)
        yield from done_so(text, language)
        yield from played(text, language)
        yield from going_on(text, language)
        yield from shared(text, language)
    yield from _stands_with(text, language)
    yield from neither(text, language)
    if kind == "then":
        yield from reasons(text, language)
        yield from none_of_two(text, language)
        yield from there_how(text, language)
        yield from not_there(text, language)
    yield from _each(text, kind, language)
    yield from likewise(text, kind, language)


def _numbered(found: re.Match[str]) -> str:
    return f"{found['name']} #{_PLACES[found['which'].casefold()]}"


def _copies(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """So many copies of a card, each by its name."""
    found = _COPIES[language].search(text)
    if found is None:
        return
    count = int(DIGITS[language].get(found["count"], found["count"]))
    for end in _ENDS.finditer(text, found.end() + 1):
        named = text[found.end() : end.start()]
        apart = _LAID_APART[language].match(text, end.start()) is not None
        for name in dict.fromkeys((named, _PLURAL_NAME[language].sub("", named))):
            others = (
                [f"{name} #{one}" for one in range(2, count + 1)] if apart else [name] * (count - 1)
            )
            names = _AND[language].join((name, *others))
            yield (f"{text[: found.start()]}{names}{text[end.start() :]}",)


def _and_there(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """So many tokens on one card and so many on another, each told whole."""
    found = _AND_THERE[language].fullmatch(text)
    if found is not None:
        head, token, at = found["head"], found["token"], found["at"]
        yield (
            f"{head}{found['amount']} {token} {at} {found['one']}",
            f"{head}{found['more']} {token} {at} {found['other']}",
        )


def _of_each(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """So many of each of two kinds, each told whole."""
    found = _OF_EACH[language].fullmatch(text)
    if found is not None:
        yield tuple(f"{found['head']}{found[kind]} {found['place']}" for kind in ("one", "other"))


def _each_with(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Where several are, and what each of them has."""
    said, has = _EACH_WITH[language]
    found = said.fullmatch(text) if _EACH_SAID[language].search(text) else None
    if found is not None:
        each = (f"{name} {has} {found['what']}" for name in listed(found["names"]))
        yield found["lays"], *each


def _stands_with(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """How a card stands, or where it is, and what is on it."""
    for said, rows in (_STANDS_WITH[language], _WITH_BEFORE[language]):
        found = said.fullmatch(text)
        if found is not None:
            yield tuple(row.format(**found.groupdict()) for row in rows)


def _of_one_english(verb: str) -> str:
    return "" if verb.endswith("s") else third_person(verb)


def _of_one_italian(verb: str) -> str:
    return f"{verb[:-3]}a" if verb.endswith("ano") else f"{verb[:-3]}e"


_SINGULAR = {"en": _of_one_english, "it": _of_one_italian}


def _singular(found: re.Match[str]) -> str:
    return f"{found[1]}{'o' if found[2] == 'i' else 'a'}"


def _each(text: str, kind: str, language: str) -> Iterator[tuple[str, ...]]:
    found = _EACH[language].fullmatch(text)
    if found is None:
        return
    if kind != "then" and _PLACED.match(f"{found['verb']} {found['rest']}"):
        return
    verb = _OF_ONE.get(found["verb"])
    if verb is None:
        verb = _SINGULAR[language](found["verb"])
    if not verb:
        return
    rest = found["rest"]
    if language == "it" and verb == "è":
        rest = _PLURAL.sub(_singular, rest, count=1)
    yield tuple(f"{name} {verb} {rest}" for name in listed(found["names"]))


SPEECH.unfolded = unfolded

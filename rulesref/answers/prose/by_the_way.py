"""What is told by the way of a thing, between commas or in brackets behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator

_ONE = {
    "en": r"(?:(?:an?|the|my) )?(?P<mark>@\d+)",
    "it": r"(?:(?:il|lo|la|un|uno|una) |l'|un')?(?P<mark>@\d+)",
}
#: Between commas: what begins with the word for it, or tells how or where the thing is.
_SAYS = {
    "en": r"(?:(?:which|who|that) [^,]+|(?:already |still |also )?(?:exhausted|ready|undamaged|unengaged|engaged with [^,]+|(?:at|in) [^,]+)|(?:willpower|intellect|combat|agility) \d+)",
    "it": r"(?:che [^,]+|(?:esaurit|pront)[oa]|impegnat[oa] con [^,]+|(?:in|nel|nello|nella|nell'|all[oa]?|a) ?[^,]+|(?:volontà|intelletto|lotta|combattimento|agilità) \d+)",
}
_COMMAS = {
    language: re.compile(rf"(?P<np>{_ONE[language]}), (?P<aside>{says}), (?P<rest>.+)", re.I)
    for language, says in _SAYS.items()
}
_BRACKETS = {
    language: re.compile(rf"(?P<np>{one}) \((?P<aside>[^()]+)\)", re.I)
    for language, one in _ONE.items()
}
_AND = {"en": re.compile(r", (?:and )?| and "), "it": re.compile(r", (?:e )?| e ")}
_RELATIVE = {"en": ("which ", "who ", "that "), "it": ("che ",)}
#: How much a thing has, and how or where it is.
_HAS = {
    "en": re.compile(r"(?:with )?(?=(?:\d+|no|an?|one) [a-z]+)", re.I),
    "it": re.compile(r"(?:con )?(?=(?:\d+|un[ao']?|nessun[ao]?) ?[a-z]+)", re.I),
}
_IS = {
    "en": re.compile(r"(?:exhausted|ready|undamaged|unengaged|engaged with|at|in)\b", re.I),
    "it": re.compile(r"(?:esaurit[oa]|pront[oa]|impegnat[oa] con|in|nel|nello|nella)\b", re.I),
}
_LIES = {
    "en": re.compile(r"(?:(?:an?|the) )?@\d+ in (?:hand|play)", re.I),
    "it": re.compile(r"(?:(?:il|lo|la|un|uno|una) )?@\d+ in (?:mano|gioco)", re.I),
}
_SKILL = re.compile(
    r"(?:willpower|intellect|combat|agility|volontà|intelletto|lotta|combattimento|agilità) \d+",
    re.I,
)
_VERBS = {"en": ("is", "has"), "it": ("è", "ha")}


def told_by_the_way(clause: str, language: str) -> Iterator[tuple[str, ...]]:
    """The clauses of ``clause`` where it tells something by the way: that first, and then the rest."""
    commas = _COMMAS[language].fullmatch(clause)
    if commas:
        said = _of(commas["mark"], commas["aside"], language)
        if said:
            yield said, f"{commas['mark']} {commas['rest']}"
    brackets = _BRACKETS[language].search(clause)
    if brackets:
        pieces = _AND[language].split(brackets["aside"])
        every = [_of(brackets["mark"], piece, language) for piece in pieces]
        rest = f"{clause[: brackets.start()]}{brackets['mark']}{clause[brackets.end() :]}"
        if all(every):
            yield (*every, rest)


def _of(mark: str, aside: str, language: str) -> str:
    """The clause that says ``aside`` of ``mark``; empty where it is no such thing."""
    is_, has = _VERBS[language]
    for word in _RELATIVE[language]:
        if aside.casefold().startswith(word):
            return f"{mark} {aside[len(word) :]}"
    if language == "en":
        aside = re.sub(r"^(?:already|still|also) ", "", aside, flags=re.I)
    if _IS[language].match(aside):
        return f"{mark} {is_} {aside}"
    if _LIES[language].fullmatch(aside) or _SKILL.fullmatch(aside):
        return f"{mark} {has} {aside}"
    much = _HAS[language].match(aside)
    return f"{mark} {has} {aside[much.end() :]}" if much else ""

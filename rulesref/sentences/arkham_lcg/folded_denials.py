"""One sentence that denies something of two: what neither is, what there is none of, where else something is not."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily

#: Language → what is denied of two.
_NEITHER = {
    "en": lazily(r"neither (?P<one>.+?) nor (?P<other>.+) (?P<verb>is) (?P<rest>.+)"),
    "it": lazily(r"né (?P<one>.+?) né (?P<other>.+) (?P<verb>è|sono) (?P<rest>.+)"),
}
#: Language → what somebody has none of, told of two kinds at once.
_NO_OR = {
    "en": (
        lazily(
            r"(?P<does>.+? [a-z]+) (?:neither|no) (?P<one>[a-z]+) (?:nor|or) (?:any |no )?(?P<other>[a-z]+)"
        ),
        "{does} no {kind}",
    ),
    "it": (
        lazily(r"(?P<does>.+? non [a-zà-ù]+) né (?P<one>[a-zà-ù]+) né (?P<other>[a-zà-ù]+)"),
        "{does} nessun {kind}",
    ),
}
#: Language → where something is or goes, and where else it does not.
_NOT_THERE = {
    "en": (
        lazily(
            r"(?P<lies>(?P<name>.+?) (?:is|lies|goes|ends up) (?:in|to|on|at) .+?),? (?:and |but )?not (?:in|to|on|at) (?P<other>.+)"
        ),
        "{name} is not in {other}",
    ),
    "it": (
        lazily(
            r"(?P<lies>(?P<name>.+?) (?:è|va|finisce) (?:in|nel\w*|nell['’]|al\w*) ?.+?),? (?:e |ma )?non (?P<other>(?:in|nel\w*|nell['’]) ?.+)"
        ),
        "{name} non è {other}",
    ),
}

#: Language → that somebody takes nothing at all; each kind that they do not take.
_NOTHING = {
    "en": (
        lazily(r"(?P<who>.+?) (?:takes|suffers|is dealt) nothing(?: at all)?"),
        ("{who} takes no damage", "{who} takes no horror"),
    ),
    "it": (
        lazily(r"(?P<who>.+?) non (?:subisce|prende) (?:nulla|niente)"),
        ("{who} non subisce danni", "{who} non subisce orrori"),
    ),
}

#: Language → that a card is there no longer: it was, and is not.
_GONE = {
    "en": (lazily(r"(?P<card>.+) is gone"), ("{card} leaves play", "{card} is not in play")),
    "it": (
        lazily(r"(?P<card>.+) non c['’]è più"),
        ("{card} lascia il gioco", "{card} non è in gioco"),
    ),
}


def neither(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Of two cards what neither is."""
    found = _NEITHER[language].fullmatch(text)
    if found is not None:
        row = {"en": "{} {verb} not {rest}", "it": "{} non {verb} {rest}"}[language]
        yield tuple(row.format(found[one], **found.groupdict()) for one in ("one", "other"))


def not_there(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Where something is, and where else it is not."""
    said, denied = _NOT_THERE[language]
    if (found := said.fullmatch(text)) is not None:
        yield found["lies"], denied.format(**found.groupdict())


def none_of_two(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Of two kinds that there is none of either, of damage and horror nothing, or that a card is gone."""
    taken, rows = _NOTHING[language]
    if (nothing := taken.fullmatch(text)) is not None:
        yield tuple(row.format(**nothing.groupdict()) for row in rows)
    went, rows = _GONE[language]
    if (gone := went.fullmatch(text)) is not None:
        yield tuple(row.format(**gone.groupdict()) for row in rows)
    said, row = _NO_OR[language]
    found = said.fullmatch(text)
    if found is not None:
        yield tuple(row.format(does=found["does"], kind=found[one]) for one in ("one", "other"))

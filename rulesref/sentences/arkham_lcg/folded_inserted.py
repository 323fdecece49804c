"""One sentence that says beside a name where that is, without a verb, and goes on; or says no verb at all.

"Roland Banks, at the Study, has 2 resources", "a Ghoul Minion engaged with her", "a Ghoul Minion is on him".
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_items import AT

_NAME = {
    "en": r"(?P<name>(?:an? |the )?[A-Z\"“.\d](?:(?! (?:is|are|has|have|controls|and|with|at|in) |, ).)*?)",
    "it": r"(?P<name>(?:il |lo |la |l['’]|un |uno |una )?[A-ZÀ-Ý\"“.\d](?:(?! (?:è|sono|ha|hanno|controlla|e|con|a|in|nello|nel|nella) |, ).)*?)",
}
#: Language → a name, where it is, what is said of it besides; how it is said that it is there.
_INSERTED = {
    "en": (
        lazily(
            rf"{_NAME['en']},? (?P<at>(?:at|in) (?:the )?[A-Z][^,]*?),? (?P<rest>(?:has|controls|holds|is) .+)"
        ),
        lazily(rf"{_NAME['en']},? (?P<at>(?:at|in) (?:the )?[A-Z][^,]*?)(?P<rest>,? with .+|)"),
        "{name} is {at}",
    ),
    "it": (
        lazily(
            rf"{_NAME['it']},? (?P<at>{AT}[A-ZÀ-Ý][^,]*?),? (?P<rest>(?:ha|controlla|tiene|è) .+)"
        ),
        lazily(rf"{_NAME['it']},? (?P<at>{AT}[A-ZÀ-Ý][^,]*?)(?P<rest>,? con .+|)"),
        "{name} è {at}",
    ),
}
#: Language → a card and how it is, without a verb; how that is said with one.
_BARE = {
    "en": (
        lazily(
            rf"{_NAME['en']},? (?P<how>(?:engaged with|attached to) .+|exhausted|ready|unrevealed|in (?:play|(?:his|her|their) hand).*)"
        ),
        "{name} is {how}",
    ),
    "it": (
        lazily(
            rf"{_NAME['it']},? (?P<how>(?:impegnat[oa] con|assegnat[oa] a) .+|esaurit[oa]|pront[oa]|in gioco.*|in mano a .+)"
        ),
        "{name} è {how}",
    ),
}
#: Language → an enemy that somebody has on them: it is engaged with them.
_ON_THEM = {
    "en": (
        lazily(rf"{_NAME['en']} is on (?P<who>him|her|them|me|[A-Z\"“].+)"),
        lazily(r"(?P<who>.+?) has (?P<name>.+) on (?:him|her|them|me)"),
        "{name} is engaged with {who}",
    ),
    "it": (
        lazily(rf"{_NAME['it']} è addosso a (?P<who>lui|lei|[A-ZÀ-Ý\"“].+)"),
        lazily(r"(?P<who>.+?) ha addosso (?P<name>.+)"),
        "{name} è impegnato con {who}",
    ),
}
#: Language → cards that somebody has, of which it is not said where, and where they themselves are.
_HAS = {
    "en": (
        lazily(
            r"(?P<who>(?:(?! (?:and|is|has) |, ).)+?) has (?P<cards>(?:an? |the )?[A-Z\"“.](?:(?! (?:in|with|engaged|under) ).)+?)"
            r",? and (?P<rest>is (?:at|in) .+)"
        ),
        ("{who} holds {cards}", "{who} {rest}"),
    ),
    "it": (
        lazily(
            r"(?P<who>(?:(?! (?:e|è|ha) |, ).)+?) ha (?P<cards>(?:il |lo |la |l['’]|un |uno |una )?[A-ZÀ-Ý\"“.](?:(?! (?:in|con|nell[ao]) ).)+?)"
            rf" ed? (?P<rest>è {AT}.+)"
        ),
        ("{who} tiene {cards}", "{who} {rest}"),
    ),
}


def inserted(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that a Given step folds into one, each with its verb."""
    *ways, there = _INSERTED[language]
    for said in ways:
        if (found := said.fullmatch(text)) is not None:
            rest = found["rest"].removeprefix(",").strip()
            lays = there.format(**found.groupdict())
            with_it = rest.startswith(("with ", "con ")) or not rest
            yield (f"{lays} {rest}".strip(),) if with_it else (lays, f"{found['name']} {rest}")
    said, row = _BARE[language]
    if (found := said.fullmatch(text)) is not None:
        yield (row.format(**found.groupdict()),)
    *ways, row = _ON_THEM[language]
    for said in ways:
        if (found := said.fullmatch(text)) is not None:
            yield (row.format(**found.groupdict()),)
    said, rows = _HAS[language]
    if (found := said.fullmatch(text)) is not None:
        yield tuple(row.format(**found.groupdict()) for row in rows)

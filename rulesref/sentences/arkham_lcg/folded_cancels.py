"""One sentence that says what somebody cancels by a card, which they use or play for that."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily

#: Language → what somebody cancels by a card: what is going on, or something of a card that is named.
_CANCELS = {
    "en": (
        lazily(
            r"(?P<who>.+?) (?:cancels|prevents|negates|counters) "
            r"(?:(?P<it>it|this|that|(?:the|its|that|this) [a-z]+(?: [a-z]+){0,3})"
            r"|(?:(?:the |its )?(?:attack|revelation|effect)s? (?:of|from|by) )?(?P<what>(?:the )?[A-Z\"“.][^,]*?)"
            r"(?:['’]s? (?:attack|effect|revelation(?: effect)?))?) "
            r"(?:with|using|by playing|by using|by means of) (?P<card>[A-Z\"“.][^,]*)"
        ),
        "{who} uses {card}",
        "{who} uses {card} on {what}",
    ),
    "it": (
        lazily(
            r"(?P<who>.+?) (?:(?P<it>l[oa])|annulla|previene) ?"
            r"(?:annulla|previene|(?:l['’]|il |la |lo )[a-z]+(?: [a-z]+){0,3}|(?:l['’]attacco|l['’]effetto) di (?P<what>[A-ZÀ-Ý][^,]*?)|(?P<named>[A-ZÀ-Ý][^,]*?)) "
            r"(?:con|usando|giocando) (?P<card>[A-ZÀ-Ý\"“.][^,]*)"
        ),
        "{who} usa {card}",
        "{who} usa {card} su {what}",
    ),
}


def canceled(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """A card that somebody uses so as to cancel what is going on, or something of another card."""
    said, uses, on = _CANCELS[language]
    found = said.fullmatch(text)
    if found is not None:
        what = found["what"] or found.groupdict().get("named")
        yield ((on if what else uses).format(who=found["who"], card=found["card"], what=what),)

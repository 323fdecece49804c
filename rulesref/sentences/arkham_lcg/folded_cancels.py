"""One sentence that says what somebody cancels by a card, which they use or play for that."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_costs import WHO
from rulesref.wording.folded import Comes

#: Language → what somebody cancels by a card: what is going on, or something of a card that is named.
_CANCELS = {
    "en": (
        lazily(
            rf"{WHO['en']} (?:cancels|prevents|negates|counters) "
            r"(?:it|this|that|(?:the|its|that|this) (?P<kind>attack(?: of opportunity)?|revelation(?: effect)?|treachery)"
            r"|(?:(?:the |its )?(?P<its>attack|revelation|effect)s? (?:of|from|by) )?(?P<what>(?:the )?[A-Z\"“.][^,]*?)"
            r"(?:['’]s? (?P<own>attack|effect|revelation)(?: effect)?)?) "
            r"(?:with|using|by playing|by using|by means of) (?P<card>[A-Z\"“.][^,]*)"
        ),
        "{who} uses {card}",
        "{who} uses {card} on {what}",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?:l[oa] annulla|l[oa] previene|(?:annulla|previene) (?:l['’]|il |la |lo )"
            r"(?:(?P<kind>attacco(?: di opportunità)?|rivelazione|perfidia)|(?P<its>attacco|effetto|rivelazione) di (?P<what>[A-ZÀ-Ý][^,]*?))"
            r"|(?:annulla|previene) (?P<named>[A-ZÀ-Ý][^,]*?)) "
            r"(?:con|usando|giocando) (?P<card>[A-ZÀ-Ý\"“.][^,]*)"
        ),
        "{who} usa {card}",
        "{who} usa {card} su {what}",
    ),
}
#: Language → a card that is used or played so as to cancel something; the same with what is canceled first.
_SO_AS_TO = {
    "en": (
        lazily(
            rf"{WHO['en']} (?:(?P<plays>plays)|uses|triggers|activates) (?P<card>[A-Z\"“.][^,]*?),? "
            r"(?:to (?:cancel|prevent|negate|counter|ignore)|(?:and (?:cancels|prevents|negates|ignores)|canceling|cancelling)) (?P<what>.+)"
        ),
        "{who} cancels {what} with {card}",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?:(?P<plays>gioca)|usa|attiva) (?P<card>[A-ZÀ-Ý\"“.][^,]*?),? "
            r"(?:per (?:annullare|prevenire|ignorare)|e annulla|annullando) (?P<what>.+)"
        ),
        "{who} annulla {what} con {card}",
    ),
}
#: Language → how a word for what is canceled begins, and what the card has answered then.
_ANSWERED = {
    "en": (
        ("attack", "{card} has answered an attack"),
        ("revelation", "{card} has answered a card that is drawn"),
        ("treachery", "{card} has answered a card that is drawn"),
    ),
    "it": (
        ("attacco", "{card} ha risposto a un attacco"),
        ("rivelazione", "{card} ha risposto a una carta che viene pescata"),
        ("perfidia", "{card} ha risposto a una carta che viene pescata"),
    ),
}
_PLAYED = {"en": (" uses ", " plays "), "it": (" usa ", " gioca ")}


def canceled(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """A card that somebody uses so as to cancel what is going on, or something of another card."""
    so_as_to, with_it = _SO_AS_TO[language]
    other = so_as_to.fullmatch(text)
    if other is not None:
        text = with_it.format(**other.groupdict())
    said, uses, on = _CANCELS[language]
    found = said.fullmatch(text)
    if found is None:
        return
    slots = found.groupdict()
    what = slots["what"] or slots.get("named")
    kind = slots["kind"] or slots["its"] or slots.get("own") or ""
    comes = tuple(
        Comes(answered.format(card=found["card"]))
        for word, answered in _ANSWERED[language]
        if kind.startswith(word)
    )
    row = on if what else uses
    if other is not None and other["plays"]:  # from hand, which a step before it looks ahead at
        row = row.replace(*_PLAYED[language])
    yield (row.format(who=found["who"], card=found["card"], what=what), *comes)

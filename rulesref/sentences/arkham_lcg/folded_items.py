"""One sentence that says where somebody is, and what they have there: in hand, in play, on them, one or several."""

from __future__ import annotations

from collections.abc import Iterator
from re import Pattern

from rulesref.expression import lazily
from rulesref.record import NamedTuple

#: What stands before a place in Italian, with an article or without.
AT = r"(?:(?:a|in|nel(?:lo|la)?|a(?:l|llo|lla)) |(?:nell|all)['’])"
_HAS = {"en": "has", "it": "ha"}
_NAMES = {
    "en": r"(?:the )?[A-Z\"“.\d].*",
    "it": r"(?:il |lo |la |l['’]|un |una |uno )?[A-ZÀ-Ý\"“.\d].*",
}


class _Words(NamedTuple):
    """The words of one language: who is where with what, what parts it, what each part says of them."""

    place: Pattern[str]
    parts: Pattern[str]
    items: tuple[tuple[Pattern[str], str], ...]


_WORDS = {
    "en": _Words(
        lazily(r"(?P<lays>(?P<who>.+?) is (?:at|in) [^,]+?),? with (?P<items>.+)"),
        lazily(
            r",? and with |,? with (?!\d+ [a-z]+(?: left| on it)?(?:,| and |$))|, and |, | and (?!exhausted\b|ready\b)"
        ),
        (
            (
                lazily(
                    r"(?P<what>(?:\d+|no) (?:resources?|damage|horror|actions?)(?: left| remaining)?)"
                ),
                "{who} has {what}",
            ),
            (lazily(r"(?P<what>\d+ (?:health|sanity) (?:left|remaining))"), "{who} has {what}"),
            (
                lazily(rf"(?P<what>{_NAMES['en']}) in (?:(?:his|her|their) )?hand"),
                "{who} has {what} in hand",
            ),
            (
                lazily(r"(?P<what>no cards) in (?:(?:his|her|their) )?hand"),
                "{who} has {what} in hand",
            ),
            (lazily(r"an empty hand"), "{who} has no cards in hand"),
            (
                lazily(
                    rf"(?P<what>{_NAMES['en']}) in play(?P<more> with \d+ [a-z]+(?: left| on it)?|)"
                ),
                "{who} controls {what}{more}",
            ),
            (
                lazily(rf"(?P<what>{_NAMES['en']}) under (?:his|her|their) control"),
                "{who} controls {what}",
            ),
            (
                lazily(rf"(?P<what>{_NAMES['en']}) in (?:his|her|their) threat area"),
                "{what} is in {who}'s threat area",
            ),
            (
                lazily(rf"(?P<what>(?:an? )?{_NAMES['en']}) (?:engaged with|on) (?:him|her|them)"),
                "{what} is engaged with {who}",
            ),
            (lazily(rf"(?P<what>(?:an? )?{_NAMES['en']}) engaged"), "{what} is engaged with {who}"),
            (
                lazily(rf"(?P<what>{_NAMES['en']}) in play,? (?:and |but )?(?P<how>exhausted)"),
                "{who} controls {what} and {how}",
            ),
        ),
    ),
    "it": _Words(
        lazily(rf"(?P<lays>(?P<who>.+?) è {AT}[^,]+?),? con (?P<items>.+)"),
        lazily(r",? e con |,? con (?!\d+ [a-zà-ù]+(?:,| e |$))|, e |, | e (?!esaurit)"),
        (
            (
                lazily(
                    r"(?P<what>\d+ (?:risors[ae]|dann[oi]|orror[ei]|azion[ei])(?: rimast[aeio])?)"
                ),
                "{who} ha {what}",
            ),
            (
                lazily(rf"(?P<what>{_NAMES['it']}) in (?:propria |sua )?mano"),
                "{who} ha in mano {what}",
            ),
            (lazily(r"(?:nessuna carta in mano|la mano vuota)"), "la mano di {who} è vuota"),
            (
                lazily(rf"(?P<what>{_NAMES['it']}) in gioco(?P<more> con \d+ [a-zà-ù]+|)"),
                "{who} controlla {what}{more}",
            ),
            (
                lazily(rf"(?P<what>{_NAMES['it']}) sotto il (?:suo|proprio) controllo"),
                "{who} controlla {what}",
            ),
            (
                lazily(rf"(?P<what>{_NAMES['it']}) nella (?:sua|propria) area di minaccia"),
                "{what} è nell'area di minaccia di {who}",
            ),
            (
                lazily(rf"(?P<what>{_NAMES['it']}) (?:impegnat[oa] con|addosso a) (?:lui|lei|sé)"),
                "{what} è impegnato con {who}",
            ),
            (
                lazily(rf"(?P<what>{_NAMES['it']}) (?:impegnat[oa]|addosso)"),
                "{what} è impegnato con {who}",
            ),
            (
                lazily(rf"(?P<what>{_NAMES['it']}) in gioco,? (?:ed? |ma )?(?P<how>esaurit[oa])"),
                "{who} ha in gioco {what} {how}",
            ),
        ),
    ),
}


#: What joins how much somebody has to what they hold.
_MUCH = {"en": lazily(r"^ (?:and|with) "), "it": lazily(r"^ (?:e|con) ")}
#: Language → (where somebody is, the cards that they hold there, how many resources they have besides).
_HOLDING = {
    "en": (
        lazily(
            r"(?P<lays>(?P<who>.+?) is (?:at|in) .+?),? (?:(?P<has>holding)|with) (?P<cards>(?:an? |the )?[A-Z\"“.].+?)"
            r"(?<! in hand)(?P<hand> in (?:their |his |her )?hand)?(?P<much> (?:and|with) (?:\d+|no) resources?)?"
        ),
        "{who} has {cards} in hand{much}",
        "{who} holds {cards}",
    ),
    "it": (
        lazily(
            rf"(?P<lays>(?P<who>.+?) è {AT}.+?),? (?:(?P<has>tenendo)|con) (?P<cards>(?:il |lo |la |l['’]|un |uno |una |un['’])?[A-ZÀ-Ý\"“.].+?)"
            r"(?<! in mano)(?P<hand> in mano)?(?P<much> (?:e|con) \d+ risors[ae])?"
        ),
        "{who} ha in mano {cards}{much}",
        "{who} tiene {cards}",
    ),
}
#: Language → where somebody is, and what they have there of their own, not the place.
_OWN = {
    "en": (
        lazily(
            r"(?P<lays>(?P<who>.+?) is (?:at|in) .+?),? with (?P<what>(?:\d+|no) [a-z]+) "
            r"(?:of (?:his|her|their) own|on (?:himself|herself|themselves))"
        ),
        "{who} has {what}",
    ),
    "it": (
        lazily(
            rf"(?P<lays>(?P<who>.+?) è {AT}.+?),? con (?P<what>\d+ [a-zà-ù]+) (?:propri|suoi|su di sé)"
        ),
        "{who} ha {what}",
    ),
}


def there(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that one may fold together which says what somebody has where they are."""
    yield from _holding(text, language)
    yield from _in_a_row(text, language)
    own, has = _OWN[language]
    if (found := own.fullmatch(text)) is not None:
        yield found["lays"], has.format(who=found["who"], what=found["what"])


def _in_a_row(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Where somebody is, and each thing that is told that they have there; none where one is not known."""
    words = _WORDS[language]
    found = words.place.fullmatch(text)
    if found is None:
        return
    told = _each(found["items"], found["who"], words)
    if told:
        yield found["lays"], *told


def _each(items: str, who: str, words: _Words) -> tuple[str, ...]:
    """What ``items`` say of ``who``, each in a sentence: as few of the parts as say something make one."""
    told: list[str] = []
    begins = 0
    ends = (*((one.start(), one.end()) for one in words.parts.finditer(items)), (len(items),) * 2)
    for end, following in ends:
        sentence = _sentence(items[begins:end], who, words)
        if sentence:
            told.append(sentence)
            begins = following
    return tuple(told) if begins == len(items) else ()


def _sentence(item: str, who: str, words: _Words) -> str:
    for said, row in words.items:
        if (found := said.fullmatch(item)) is not None:
            return row.format(who=who, **found.groupdict())
    return ""


def _holding(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Where somebody is, and what they have in hand there."""
    said, has, holds = _HOLDING[language]
    found = said.fullmatch(text)
    if found is None:
        return
    who, cards, much = found["who"], found["cards"], found["much"] or ""
    if found["has"] or found["hand"]:
        yield found["lays"], has.format(who=who, cards=cards, much=much)
    else:  # where the card is, is not said
        told = (found["lays"], holds.format(who=who, cards=cards))
        yield (*told, f"{who} {_HAS[language]} {_MUCH[language].sub('', much)}") if much else told

"""A clause that says more of what a sentence has just named, or why something comes about.

"Mob Enforcer is engaged with Roland Banks, who has 4 resources", "Beat Cop, which already has 1 damage, is
in play", "Agnes Baker, whose deck is empty"; "it engages Roland Banks because he has the highest combat".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_items import AT
from rulesref.wording.folded import OfCard, OfPlayer, OfType

#: Language → what is said, of the last name in it what a clause says; what that begins with; whose.
_RELATIVE = {
    "en": (
        lazily(
            r"(?P<lays>.+?),? (?:and )?(?P<by>which|who|that) (?:(?:already|currently|still|now|also) )?"
            r"(?P<clause>(?:is|are|has|have|holds|hold|controls|control|carries) [^,]+?)(?P<behind>, [a-z].+|)"
        ),
        "{name} {clause}",
        lazily(
            r"(?P<lays>.+?),? whose (?P<what>[a-z]+(?: pile)?) (?P<clause>[^,]+?)(?P<behind>, [a-z].+|)"
        ),
        "{name}'s {what} {clause}",
    ),
    "it": (
        lazily(
            r"(?P<lays>.+?),? (?P<by>che) (?:(?:già|attualmente|ora|anche) )?"
            r"(?P<clause>(?:è|sono|ha|hanno|controlla|controllano) [^,]+?)(?P<behind>, [a-zà-ù].+|)"
        ),
        "{name} {clause}",
        lazily(
            r"(?P<lays>.+?),? (?:il|la) cui (?P<what>mazzo|mano|pila degli scarti) "
            r"(?P<clause>[^,]+?)(?P<behind>, [a-zà-ù].+|)"
        ),
        "{what} di {name} {clause}",
    ),
}
#: What an English clause begins with → of whom it may be said: "which" and "that" are nobody who plays, "who" no place.
SAID_OF: dict[str, Callable[[str], str]] = {
    "which": OfCard,
    "that": OfCard,
    "who": lambda text: OfType(text, "investigator", "enemy", "asset"),
}
_ALREADY = {
    "en": lazily(r"^(?P<has>has|have|is|are) (?:already|currently|still|now|also) "),
    "it": lazily(r"^(?P<has>ha|hanno|è|sono) (?:già|attualmente|ancora|ora|anche) "),
}
#: Where a name may begin.
_NAME = lazily(r"(?:^|(?<=[\s’']))(?=[A-ZÀ-Ý\"“.\d])")
#: Language → a card, what is on it in passing, and what is said of it then; how both are told.
_IN_PASSING = {
    "en": (
        lazily(
            r"(?P<name>(?:an? |the )?[A-Z\"“.\d][^,]*), (?:with|having) (?:already )?(?P<what>[^,]+?)(?: already| on it)?, "
            r"(?P<rest>[a-z]+ .+)"
        ),
        ("{name} {rest}", "{name} has {what}"),
    ),
    "it": (
        lazily(
            r"(?P<name>[^,]*[A-ZÀ-Ý][^,]*), (?:con|avendo) (?:già )?(?P<what>[^,]+?)(?: già| su di ess[oa])?, "
            r"(?P<rest>[a-zà-ù]+ .+)"
        ),
        ("{name} {rest}", "{name} ha {what}"),
    ),
}
#: Language → a name, where that is in passing, and what is said of it besides; how both are told.
_PLACED = {
    "en": (
        lazily(
            r"(?P<before>.*?)(?P<name>(?:an? |the )?[A-Z\"“.\d][^,]*), (?:who is |which is )?(?P<at>(?:at|in) (?:the )?[A-Z][^,]*?)"
            r"(?:, (?P<rest>[a-z]+ .+)|)"
        ),
        "{name} is {at}",
    ),
    "it": (
        lazily(
            rf"(?P<before>.*?)(?P<name>(?:il |lo |la |l['’]|un |uno |una )?[A-ZÀ-Ý\"“.][^,]*), (?:che è )?(?P<at>{AT}[A-ZÀ-Ý][^,]*?)"
            r"(?:, (?P<rest>[a-zà-ù]+ .+)|)"
        ),
        "{name} è {at}",
    ),
}
#: Language → what lies on what has just been named, behind it.
_ON_IT = {
    "en": (
        lazily(
            r"(?P<lays>.+?), (?P<what>(?:\d+|an?|no) [a-z]+(?: and (?:\d+|an?|no) [a-z]+)?) (?:already )?on it"
        ),
        "{lays} with {what}",
    ),
    "it": (
        lazily(
            r"(?P<lays>.+?), (?P<what>(?:\d+|un[oa]?) [a-zà-ù]+(?: e (?:\d+|un[oa]?) [a-zà-ù]+)?) (?:già )?su di ess[oa]"
        ),
        "{lays} con {what}",
    ),
}
#: Language → with whom an enemy is engaged, and with whom not; the same told apart.
_INSTEAD = {
    "en": (
        lazily(
            r"(?P<lays>(?P<name>.+?) (?:is engaged with|engages) (?P<one>.+?)),? (?:instead of|rather than|and not|not)(?: with)? (?P<other>.+)"
        ),
        "{name} is not engaged with {other}",
    ),
    "it": (
        lazily(
            r"(?P<lays>(?P<name>.+?) (?:è impegnat[oa] con|impegna) (?P<one>.+?)),? (?:invece di|anziché|piuttosto che|e non|non)(?: con)? (?P<other>.+)"
        ),
        "{name} non è impegnato con {other}",
    ),
}
#: Language → what is expected, and what more of the last that is named in it.
_AND_THAT = {
    "en": lazily(r"(?P<lays>.+?), (?P<by>which|who) (?P<clause>[a-z]+s?\b[^,]*)"),
    "it": lazily(r"(?P<lays>.+?), (?P<by>che|la quale|il quale) (?P<clause>[a-zà-ù]+\b[^,]*)"),
}
#: Who may be at a place with others.
_SOMEBODY = ("enemy", "investigator")
#: Language → an enemy and others at a place; how each of them is told.
_TOGETHER = {
    "en": (
        lazily(
            r"(?P<one>(?:an? |the )?[A-Z\"“][^,;]*?) and (?P<other>(?:an? |the )?[A-Z\"“][^,;]*?) are (?:both )?(?P<at>(?:at|in) (?:the )?[A-Z][\w'’ -]*)"
        ),
        "{who} is {at}",
    ),
    "it": (
        lazily(
            rf"(?P<one>[^,;]*?[A-ZÀ-Ý][^,;]*?) ed? (?P<other>[^,;]*?[A-ZÀ-Ý][^,;]*?) sono (?:entrambi )?(?P<at>{AT}[A-ZÀ-Ý][\w'’ -]*)"
        ),
        "{who} è {at}",
    ),
}
#: Language → in whose threat area a card is, and where they are.
_THREATENS = {
    "en": (
        lazily(r"(?P<lays>.+ is in (?P<who>[A-Z\"“].+?)['’]s? threat area),? (?P<at>(?:at|in) .+)"),
        "{who} is {at}",
    ),
    "it": (
        lazily(
            rf"(?P<lays>.+ è nell['’]area di minaccia di (?P<who>[A-ZÀ-Ý\"“].+?)),? (?P<at>{AT}.+)"
        ),
        "{who} è {at}",
    ),
}
#: Language → where an enemy is, and two things that it is there.
_BOTH_HOW = {
    "en": (
        lazily(
            r"(?P<lays>(?P<who>.+?) is (?:at|in) .+?),? (?P<one>exhausted|ready|unengaged|not engaged) (?:and|but) (?P<other>exhausted|ready|unengaged|not engaged)"
        ),
        ("{lays}, {one}", "{who} is {other}"),
    ),
    "it": (
        lazily(
            rf"(?P<lays>(?P<who>.+?) è {AT}.+?),? (?P<one>esaurit[oa]|pront[oa]|non impegnat[oa]) (?:ed?|ma) (?P<other>esaurit[oa]|pront[oa]|non impegnat[oa])"
        ),
        ("{lays}, {one}", "{who} è {other}"),
    ),
}
#: Language → where somebody is, and the enemy that is there as well; how it is said that it is.
_BESIDE = {
    "en": (
        lazily(
            r"(?P<lays>.+? (?:is|are) (?:exhausted |ready )?(?P<at>(?:at|in) [^,]+?)),? (?:together )?with (?P<enemy>(?:an? |the )?[A-Z\"“.][^,]*)"
        ),
        "{enemy} is {at}",
    ),
    "it": (
        lazily(
            rf"(?P<lays>.+? (?:è|sono) (?:esaurit[oa] |pront[oa] )?(?P<at>{AT}[^,]+?)),? (?:insieme )?con (?P<enemy>(?:il |lo |la |l['’]|un |uno |una |un['’])?[A-ZÀ-Ý\"“.][^,]*)"
        ),
        "{enemy} è {at}",
    ),
}
#: Language → what comes about, and why.
_BECAUSE = {
    "en": lazily(r"(?P<comes>.+?)(?:,? (?:because|since)|, (?:for|as)) (?P<why>.+)"),
    "it": lazily(r"(?P<comes>.+?),? (?:perché|poiché|siccome|dato che) (?P<why>.+)"),
}

#: Language → what is said of somebody who has just been named.
_THEY = {
    "en": lazily(r"(?:he|she|they) (?P<rest>[a-z]+ .+)"),
    "it": lazily(r"(?:(?:lui|lei) )?(?P<rest>(?!lui |lei )[a-zà-ù]+ .+)"),
}


def relative(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is laid out, and what a clause says of the last that is named before it: the longest name first."""
    said, row, whose, of_whose = _RELATIVE[language]
    for pattern, told in ((said, row), (whose, of_whose)):
        found = pattern.fullmatch(text)
        if found is None:
            continue
        slots = found.groupdict()
        slots["clause"] = _ALREADY[language].sub(r"\g<has> ", found["clause"])
        lays = f"{found['lays']} {found['behind'].lstrip(', ')}".rstrip()
        of = SAID_OF.get(slots.get("by", ""), str)
        for begins in _NAME.finditer(found["lays"]):
            yield lays, of(told.format(name=found["lays"][begins.start() :], **slots))


def beside(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is on a card in passing, or where somebody is, and an enemy that is there with them."""
    said, rows = _IN_PASSING[language]
    if (found := said.fullmatch(text)) is not None:
        yield tuple(row.format(**found.groupdict()) for row in rows)
    said, row = _ON_IT[language]
    if (found := said.fullmatch(text)) is not None:
        yield (row.format(**found.groupdict()),)
    said, row = _PLACED[language]
    if (found := said.fullmatch(text)) is not None:
        rest = f" {found['rest']}" if found["rest"] else ""
        lays = f"{found['before']}{found['name']}{rest}"
        for begins in _NAME.finditer(found["name"]):
            name = found["name"][begins.start() :]
            yield row.format(name=name, at=found["at"]), lays
    said, row = _TOGETHER[language]
    if (found := said.fullmatch(text)) is not None:
        each = (row.format(who=found[one], at=found["at"]) for one in ("one", "other"))
        yield tuple(OfType(told, *_SOMEBODY) for told in each)
    said, row = _THREATENS[language]
    if (found := said.fullmatch(text)) is not None:
        yield row.format(**found.groupdict()), found["lays"]
    said, rows = _BOTH_HOW[language]
    if (found := said.fullmatch(text)) is not None:
        yield tuple(row.format(**found.groupdict()) for row in rows)
    said, row = _BESIDE[language]
    if (found := said.fullmatch(text)) is not None:
        yield found["lays"], OfType(row.format(**found.groupdict()), *_SOMEBODY)


def reasons(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is expected, and what more of what it names, or because of what: that has to be so as well."""
    found = _BECAUSE[language].fullmatch(text)
    if found is not None:
        yield found["comes"], found["why"]
        if (about := _THEY[language].fullmatch(found["why"])) is not None:
            for begins in _NAME.finditer(found["comes"]):
                name = found["comes"][begins.start() :]
                yield found["comes"], OfPlayer(f"{name} {about['rest']}")
    said, denied = _INSTEAD[language]
    if (instead := said.fullmatch(text)) is not None:
        yield instead["lays"], denied.format(**instead.groupdict())
    yield from going_on(text, language)


def going_on(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is expected or done, and what more of the last that it names, or what that one does then."""
    more = _AND_THAT[language].fullmatch(text)
    if more is not None:
        of = SAID_OF.get(more["by"], str)
        for begins in _NAME.finditer(more["lays"]):
            yield more["lays"], of(f"{more['lays'][begins.start() :]} {more['clause']}")

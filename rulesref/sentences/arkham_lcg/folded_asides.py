"""One sentence that says in passing how a card stands, where its bearer is, or with whom others are engaged."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_items import AT

#: Language → (a card, how it is in passing, what is said of it; how that is said alone).
_IN_PASSING = {
    "en": (
        lazily(
            r"(?P<name>(?:an? |the )?[A-Z\"“.\d][^,]*), (?P<how>exhausted|ready|unrevealed),? "
            r"(?:and )?(?P<rest>(?:is|has) .+)"
        ),
        ("{name} {rest}", "{name} is {how}"),
    ),
    "it": (
        lazily(
            r"(?P<name>[^,]*[A-ZÀ-Ý][^,]*), (?P<how>esaurit[oa]|pront[oa]|non rivelat[oa]),? "
            r"(?:e )?(?P<rest>(?:è|ha) .+)"
        ),
        ("{name} {rest}", "{name} è {how}"),
    ),
}
#: Language → (whose cards are told, and where they are; how it is said that they are there).
_THERE = {
    "en": (
        lazily(
            r"(?P<lays>(?P<who>[^,]+?) (?:controls|has) (?P<what>(?:(?! and is )[^,])+?)),? "
            r"(?P<at>(?:at|in) (?:the )?[A-Z][^,]*?)(?P<rest> with .+|)"
        ),
        "{who} is {at}",
    ),
    "it": (
        lazily(
            r"(?P<lays>(?P<who>[^,]+?) (?:controlla|ha) (?P<what>(?:(?! ed? è )[^,])+?)),? "
            r"(?P<at>(?:(?:a|in|nel(?:lo|la)?|al(?:lo|la)?) |(?:nell|all)['’])[A-ZÀ-Ý][^,]*?)(?P<rest> con .+|)"
        ),
        "{who} è {at}",
    ),
}
#: Language → (where somebody is, and the enemies engaged with them there; how those are told).
_ENGAGED = {
    "en": (
        lazily(
            r"(?P<lays>(?P<who>[^,]+?) (?:is (?:at|in) [^,]+?(?:,? with|,? and|,)|has)) "
            r"(?P<enemies>[^,]+?) (?:(?:is|are) )?engaged with (?:him|her|them)"
        ),
        "{enemies} {are} engaged with {who}",
        ("is", "are"),
    ),
    "it": (
        lazily(
            r"(?P<lays>(?P<who>[^,]+?) (?:è [^,]+?(?:,? con|,? e|,)|ha)) "
            r"(?P<enemies>[^,]+?) (?:(?:è|sono) )?impegnat[oaie] con (?:lui|lei|sé)"
        ),
        "{enemies} {are} con {who}",
        ("è impegnato", "sono impegnati"),
    ),
}
#: Language → (where somebody is, or goes; with whom they are engaged there, or that they are not, or how they are).
_ENGAGED_THERE = {
    "en": lazily(
        r"(?P<lays>(?P<who>[^,]+?) (?:is|spawns|waits|stands|stays|remains|moves|goes) (?:at|in|to) (?:(?! engaged)[^,])+?),? "
        r"(?P<how>(?:un)?engaged|engaged with .+|exhausted|ready)"
    ),
    "it": lazily(
        rf"(?P<lays>(?P<who>[^,]+?) (?:è|viene generat[oa]|aspetta|resta|rimane|si muove) {AT}(?:(?! impegnat)[^,])+?),? "
        r"(?P<how>non impegnat[oa]|impegnat[oa] con .+|esaurit[oa]|pront[oa])"
    ),
}
#: Language → (where somebody is who is alone there; how it is told that they are, and nobody else).
_ALONE = {
    "en": (
        lazily(
            r"(?P<who>[^,]+?) is (?:(?:all )?alone,? (?:at|in) (?P<place>[^,]+?)|(?:at|in) (?P<other>[^,]+?),? (?:all )?alone|(?:at|in) (?P<own>[^,]+?),? by (?:him|her|them)sel(?:f|ves))"
            r"(?P<rest>,? (?:with|and) .+|)"
        ),
        ("{who} is at {place}{rest}", "{who} is the only investigator at {place}"),
    ),
    "it": (
        lazily(
            rf"(?P<who>[^,]+?) è (?:(?:da )?sol[oa],? (?P<place>{AT}[^,]+?)|(?P<other>{AT}[^,]+?),? (?:da )?sol[oa]|(?P<own>{AT}[^,]+?),? per conto (?:suo|proprio))"
            r"(?P<rest>,? (?:con|ed?) .+|)"
        ),
        ("{who} è {place}{rest}", "{who} è l'unico investigatore {place}"),
    ),
}
#: Language → the only enemy that is engaged with somebody; how it is told that it is, and that no other is.
_ONLY_ENGAGED = {
    "en": (
        lazily(
            r"the only enemy (?:that is )?engaged with (?P<who>.+?) is (?P<enemy>(?:an? |the )?[A-Z\"“.].+)"
        ),
        lazily(
            r"(?P<enemy>(?:an? |the )?[A-Z\"“.][^,]*?) is the only enemy engaged with (?P<who>.+)"
        ),
        ("{enemy} is engaged with {who}", "no enemy but {enemy} is engaged with {who}"),
    ),
    "it": (
        lazily(
            r"l['’]unico nemico (?:che è )?impegnato con (?P<who>.+?) è (?P<enemy>(?:il |lo |la |l['’]|un |uno |una |un['’])?[A-ZÀ-Ý\"“.].+)"
        ),
        lazily(
            r"(?P<enemy>(?:il |lo |la |l['’]|un |uno |una |un['’])?[A-ZÀ-Ý\"“.][^,]*?) è l['’]unico nemico impegnato con (?P<who>.+)"
        ),
        ("{enemy} è impegnato con {who}", "nessun nemico tranne {enemy} è impegnato con {who}"),
    ),
}
#: Language → (a card that is told with a keyword that it has; the two told apart).
_OF_KEYWORD = {
    "en": (
        lazily(
            r"(?:an? |the )?(?P<keyword>alert|aloof|elusive|hunter|massive|retaliate) (?P<name>[A-Z\"“.][^,]*?) "
            r"(?P<rest>(?:is|has) .+)"
        ),
        ("{name} {rest}", "{name} has {keyword}"),
    ),
    "it": (
        lazily(
            r"(?P<name>[^,]*[A-ZÀ-Ý][^,]*?),? (?P<keyword>Allerta|Sfuggente|Elusivo|Cacciatore|Massiccio|Ritorsione),? "
            r"(?P<rest>(?:è|ha) .+)"
        ),
        ("{name} {rest}", "{name} ha {keyword}"),
    ),
}
#: Language → two of somebody's decks, piles and hands, of both of which the same is said.
_BOTH_AREAS = {
    "en": (
        lazily(
            r"(?P<whose>his|her|their|the|[A-Z\"“].*?['’]s?) (?P<one>(?:encounter )?(?:deck|discard pile|hand)) and "
            r"(?:both )?(?:(?P=whose) )?(?P<other>(?:encounter )?(?:deck|discard pile|hand))(?P<of> of [A-Z\"“].*?|) are "
            r"(?:both )?empty"
        ),
        "{whose} {area}{of} is {empty}",
    ),
    "it": (
        lazily(
            r"(?P<whose>)(?P<one>(?:il suo|la sua|il|la) (?:mazzo|pila degli scarti|mano)(?: degli incontri)?) e "
            r"(?P<other>(?:il suo|la sua|il|la) (?:mazzo|pila degli scarti|mano)(?: degli incontri)?)"
            r"(?P<of> di [A-ZÀ-Ý\"“].*?|) sono (?:entrambi |entrambe )?vuot[ie]"
        ),
        "{whose}{area}{of} è {empty}",
    ),
}
#: How an Italian says that an area is empty, by the word for it.
_EMPTY = {"mazzo": "vuoto", "pila": "vuota", "mano": "vuota"}
_ENCOUNTER = "encounter "
_BE = {"en": "is", "it": "è"}
_WITH = {"en": lazily(r"(?:,| with| and)+$"), "it": lazily(r"(?:,| con| e)+$")}
#: What several enemies are told by.
_SEVERAL = lazily(r"(?:\d+|two|three|four|both|due|tre|quattro) | (?:and|e) ")


def in_passing(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that a Given step folds into one, each way of taking it apart by itself."""
    said, rows = _IN_PASSING[language]
    if (found := said.fullmatch(text)) is not None:
        yield tuple(row.format(**found.groupdict()) for row in rows)
    said, rows = _OF_KEYWORD[language]
    if (found := said.fullmatch(text)) is not None:
        yield tuple(row.format(**found.groupdict()) for row in rows)
    yield from _both_empty(text, language)
    said, row = _THERE[language]
    if (found := said.fullmatch(text)) is not None:
        yield row.format(**found.groupdict()), f"{found['lays']}{found['rest']}"
    yield from there_how(text, language)
    said, row, be = _ENGAGED[language]
    if (found := said.fullmatch(text)) is not None:
        are = be[_SEVERAL.search(found["enemies"]) is not None]
        engaged = row.format(who=found["who"], enemies=found["enemies"], are=are)
        lays = _WITH[language].sub("", found["lays"])
        yield (engaged,) if lays == found["lays"] else (lays, engaged)


def alone(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Where somebody is, and that no other investigator is there."""
    *ways, rows = _ONLY_ENGAGED[language]
    for said in ways:
        if (found := said.fullmatch(text)) is not None:
            yield tuple(row.format(**found.groupdict()) for row in rows)
    said, rows = _ALONE[language]
    if (found := said.fullmatch(text)) is not None:
        place = found["place"] or found["other"] or found["own"]
        yield tuple(row.format(who=found["who"], place=place, rest=found["rest"]) for row in rows)


def there_how(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Where somebody is or goes, and how they are there."""
    if (found := _ENGAGED_THERE[language].fullmatch(text)) is not None:
        how = found["how"]
        is_how = f"non è {how[4:]}" if how.startswith("non ") else f"{_BE[language]} {how}"
        yield found["lays"], f"{found['who']} {is_how}"


def _empty(area: str) -> str:
    """The word for it that ``area`` takes."""
    return next((said for word, said in _EMPTY.items() if word in area.split()), "empty")


def _both_empty(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """That nothing lies in either of two."""
    said, row = _BOTH_AREAS[language]
    found = said.fullmatch(text)
    if found is None:
        return
    one, other = found["one"], found["other"]
    if one.startswith(_ENCOUNTER) and not other.startswith(_ENCOUNTER):
        other = f"{_ENCOUNTER}{other}"
    slots = {"whose": found["whose"], "of": found["of"]}
    yield tuple(row.format(area=area, empty=_empty(area), **slots) for area in (one, other))

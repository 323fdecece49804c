"""What the second of two things that a step joins may say, which leaves out words of the first."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.cases.written import Step
from rulesref.expression import lazily
from rulesref.rulings.expected_event import subject_of
from rulesref.rulings.reading import Told
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.contractions import in_full
from rulesref.wording.themselves import by_name
from rulesref.wording.third_person import third_person

_NOT = {
    "en": lazily(r"\b(?:not|(?<!with )no|nobody|nothing|never|without|nor)\b|n't\b"),
    "it": lazily(r"\b(?:non|nessun\w*|niente|nulla|mai|senza|né)\b"),
}
#: How much there is of it, or that there is none, is said anew of each.
_NONE = {"en": lazily(r"(?:no|\d+) \w"), "it": lazily(r"(?:nessun\w*|\d+) \w")}
_HAS = {"en": "has", "it": "ha"}
#: Whoever the part before is about.
_THEY = {"en": lazily(r"(?:he|she|they) ", re.I), "it": lazily(r"(?:lui|lei) ", re.I)}
#: The only thing that the part before speaks of besides who does it, as what something is done to.
_IT = {
    "en": (
        lazily(r"(?<=[a-z] )it\b(?! own)|^it(?= (?:is|has|holds|connects|leads)\b)"),
        "{}",
    ),
    "it": (lazily(r"^(?:(?:lo|la|li|le) |l['’])(?P<verb>[a-zà-ù]+)(?= |$)"), "\\g<verb> {}"),
}
#: Whoever is the only one who plays there, as the one to whom something is done, in the end.
_THEM = {"en": lazily(r"(?<=[a-z] )(?:him|her|them)$"), "it": lazily(r"(?<=[a-z] )(?:lui|lei)$")}
#: So much that one has of something, and how much another has of the same, told without its word.
_AS_MUCH = {
    "en": (
        lazily(r".* (?:has|have) (?:\d+|no) (?P<what>[a-z]+(?: [a-z]+){0,2})"),
        lazily(r"(?P<who>.+?)(?: has| have)? (?P<count>\d+|none)"),
        "{who} has {count} {what}",
    ),
    "it": (
        lazily(r".* (?:ha|hanno) (?:\d+|nessun[oa]?) (?P<what>[a-zà-ù]+)"),
        lazily(r"(?P<who>.+?)(?: ha| hanno)? (?P<count>\d+|nessun[oa]?)"),
        "{who} ha {count} {what}",
    ),
}
#: With whom, or where, another is: told without the verb.
_LIKEWISE = {
    "en": tuple(
        lazily(rf"(?P<who>.+?) (?P<to>{to}) (?P<what>.+)") for to in ("with", "at", "to", "in")
    ),
    "it": tuple(lazily(rf"(?P<who>.+?) (?P<to>{to}) (?P<what>.+)") for to in ("con", "in", "a")),
}
#: Another who is where the first one is.
_THERE = {
    "en": lazily(
        r"(?P<who>.+?) is (?:also |too )?(?:there|here|with (?:him|her|them))(?:,? (?:too|as well))?(?P<rest>,? (?:engaged )?with .+|)"
    ),
    "it": lazily(
        r"(?P<who>.+?) è (?:anche )?(?:lì|là|con (?:lui|lei|loro))(?P<rest>,? (?:impegnat[oa] )?con .+|)"
    ),
}
_AT = {"en": "at", "it": "in"}
#: How a card stands: whoever plays, and a place, never do.
_STANDS = {"en": lazily(r"exhausted|ready"), "it": lazily(r"esaurit[oa]|pront[oa]")}
#: All who were named, and what is said of each of them.
_BOTH = {
    "en": lazily(
        r"(?:they|(?P<all>(?:they )?(?:both|each|all)(?: of them)?)) (?:are |have )?(?:both |each |all )?(?P<rest>(?:have|has|are|is|draw|take|gain|control)\b.+)",
        re.IGNORECASE,
    ),
    "it": lazily(
        r"(?P<all>entrambi|entrambe|tutti e due|tutte e due|tutti|tutte) (?P<rest>(?:hanno|sono)\b.+)",
        re.IGNORECASE,
    ),
}
_AND = {"en": " and ", "it": " e "}
#: How the test ends that the part before has led to.
_TEST_ENDS = {
    "en": lazily(
        r"(?:the|his|her|their) (?:skill test|test|attack|investigation|evasion|attempt) "
        r"(?:(?P<badly>fails|misses|is unsuccessful)|succeeds|is successful)(?P<by>| by \d+)"
        r"|(?:(?P<missed>misses)|hits) (?:it|him|her|them)"
    ),
    "it": lazily(
        r"(?:la prova|l['’]attacco|l['’]indagine|l['’]elusione|il tentativo) "
        r"(?:(?P<badly>fallisce)|riesce|ha successo)(?P<by>| di \d+)"
        r"|l[oa] (?:(?P<missed>manca)|colpisce)"
    ),
}
#: Whoever hits what has been attacked succeeds.
_ATTACKS = lazily(
    r"\b(?:fights|attacks|shoots|fires|swings|strikes|stabs|punches|uses|combatte|attacca|spara|usa)\b"
)
#: What somebody does in a test that may be another's.
_HELPS = {"en": lazily(r"\bcommit"), "it": lazily(r"\binvest")}
_ENDS = {"en": ("succeeds", "fails"), "it": ("supera la prova", "fallisce la prova")}
_IS = {"en": "is", "it": "è"}
_IS_AT = {
    "en": lazily(r"(?P<who>.+?) is (?P<to>at|in) (?P<what>.+)"),
    "it": lazily(r"(?P<who>.+?) è (?P<to>in|a) (?P<what>.+)"),
}
#: Who has how much, without the verb.
_SO_MUCH = {
    "en": lazily(r"(?P<who>[A-Z\"“.][^,\d]*?) (?P<what>(?:\d+|no) [a-z].*)"),
    "it": lazily(r"(?P<who>[A-ZÀ-Ý\"“.][^,\d]*?) (?P<what>\d+ [a-zà-ù].*)"),
}
_NO_ONE = ("none", "nessuno", "nessuna", "nessun")
#: The same in Italian, where it is regular: "indaga, investendo Guts".
_GERUND = lazily(r"(?P<stem>[a-zà-ù]{2,}[ae])ndo (?P<rest>.+)")
#: What somebody does with it, told beside it: "investigates, committing Guts".
_DOING = lazily(r"(?P<stem>[a-z]{3,})ing (?P<rest>.+)")


def second_parts(scene: Scene, step: Step, end: int, text: str, told: Told) -> Iterator[str]:
    """``text`` as it is, and with whoever the sentence before it, which has ``told`` that, is about.

    A step that lays out a position may leave out the verb of the second as well, unless it denies.
    """
    yield text
    text = in_full(text) if scene.language == "en" else text
    first = step.text[:end]
    yield from _as_much(scene, first, text)
    yield from _of_both(scene, text, told)
    yield from _there_too(scene, text, told)
    yield from _likewise(scene, first, text)
    yield from _told_of(scene, first, text, told)
    named = _of_the_thing(scene, first, told, text)
    if named != text:
        yield named
        yield from _told_of(scene, first, named, told)


#: What a sentence tells at last by the way of whom it has named right before that.
_BY_THE_WAY = {
    "en": lazily(r"^(?P<before>.+?),? (?:who|which) [^,]+$"),
    "it": lazily(r"^(?P<before>.+[^ ,]),? che [^,]+$"),
}


def _of_both(scene: Scene, text: str, told: Told) -> Iterator[str]:
    """``text`` with the names of all who play of whom the sentence before it speaks: "both have …"."""
    found = _BOTH[scene.language].fullmatch(text)
    player = scene.tongue.speech.player
    names = [one.text for one in references_in(told) if one.card.type == player]
    if found is not None and len(names) > 1 and (found["all"] or len(names) == len({*names})):
        yield f"{_AND[scene.language].join(names)} {found['rest']}"


def _told_of(scene: Scene, first: str, text: str, told: Told) -> Iterator[str]:
    """``text`` of whoever the sentence before it, ``first``, is about."""
    if _STANDS[scene.language].fullmatch(text):
        onto = scene.tongue.speech.on_table
        cards = [one.text for one in references_in(told) if one.card.type not in onto]
        yield from (f"{card} {_IS[scene.language]} {text}" for card in cards[-1:])
        return
    by_the_way = _BY_THE_WAY[scene.language].search(first)
    for who in _first_named(scene, told):
        if by_the_way and not by_the_way["before"].endswith(who):
            continue  # the second goes on with whom the first tells of by the way
        text = by_name(text, who, scene.language)
        pronoun = _THEY[scene.language].match(text)
        if pronoun is not None and _players(scene, told) == 1:
            yield f"{_the_player(scene, told) or who} {text[pronoun.end() :]}"
        yield f"{who} {text}"
        ends = _TEST_ENDS[scene.language].fullmatch(text)
        if ends is not None and (scene.telling.alone or not _HELPS[scene.language].search(first)):
            player = _the_player(scene, told) or who
            fails = (ends["badly"] or ends["missed"]) is not None
            if ends["by"] is not None or _ATTACKS.search(first):
                yield f"{player} {_ENDS[scene.language][fails]}{ends['by'] or ''}"
        for one in finite(scene, text):
            yield f"{who} {one}"
        if (begins := first.partition(f"{who} ")[2]) == "":
            begins = first.partition(" ")[2]  # a pronoun stands for them
        verb = begins.partition(" ")[0]
        none = _NONE[scene.language].match(text)
        if verb and (none or not _NOT[scene.language].search(first)):
            yield f"{who} {verb} {text}"
        if not none and verb not in _HAS.values():
            yield f"{who} {_HAS[scene.language]} {text}"


def _of_the_thing(scene: Scene, first: str, told: Told, text: str) -> str:
    """``text`` with the name of the only thing that ``told`` speaks of where it says "it", or "him"."""
    named, player = references_in(told), scene.tongue.speech.player
    players = {one.text for one in named if one.card.type == player}
    alone = scene.telling.alone or (players.pop() if len(players) == 1 else "")
    things = {one.text for one in named if one.card.type != player}
    if alone and len(things) <= 1 and f" {alone.split()[0]}" in first:  # done to them, not by them
        text = _THEM[scene.language].sub(alone, text)
    said, as_named = _IT[scene.language]
    if len(things) != 1:
        return text
    name = things.pop().replace("\\", "")
    return said.sub(as_named.format(name), text)


def _as_much(scene: Scene, first: str, text: str) -> Iterator[str]:
    """``text``, which says how much another has, with the word for what ``first`` counts."""
    said, again, row = _AS_MUCH[scene.language]
    much = _SO_MUCH[scene.language].fullmatch(text)
    if much is not None and f" {_HAS[scene.language]} " in first:
        yield f"{much['who']} {_HAS[scene.language]} {much['what']}"
    before, found = said.fullmatch(first), again.fullmatch(text)
    if before is not None and found is not None:
        count = "0" if found["count"] in _NO_ONE else found["count"]
        yield row.format(who=found["who"], count=count, what=before["what"])


def _likewise(scene: Scene, first: str, text: str) -> Iterator[str]:
    """``text``, which says with whom or where another is, with the verb of ``first``."""
    for said in _LIKEWISE[scene.language]:
        found = said.fullmatch(text)
        before = said.fullmatch(first) if found is not None else None
        if before is not None and found is not None:
            verb = before["who"].rpartition(f" {_IS[scene.language]} ")
            if verb[1]:
                is_so = f"{found['who']} {_IS[scene.language]} {verb[2]}"
                yield f"{is_so} {found['to']} {found['what']}".replace("  ", " ")
        bare = _IS_AT[scene.language].fullmatch(first)
        if bare is not None and found is not None and bare["to"] == found["to"]:
            yield f"{found['who']} {_IS[scene.language]} {found['to']} {found['what']}"


def _there_too(scene: Scene, text: str, told: Told) -> Iterator[str]:
    """``text``, which says that another is there too, with the place that ``told`` names."""
    found = _THERE[scene.language].fullmatch(text)
    player = scene.tongue.speech.player
    onto = scene.tongue.speech.on_table - {player}
    places = [one.text for one in references_in(told) if one.card.type in onto]
    if found is not None and len(places) == 1:
        yield f"{found['who']} {_IS[scene.language]} {_AT[scene.language]} {places[0]}{found['rest']}"


def _first_named(scene: Scene, told: Told) -> list[str]:
    """Whoever a sentence is about, as it calls them, or none: the first in it, or in its event."""
    event = told.slots.get("text") if told.row.kind == "then" else None
    if isinstance(event, str):
        return [name] if (name := subject_of(scene, event)) else []
    return named_in(told)[:1]


def _players(scene: Scene, told: Told) -> int:
    """How many who play are named in what is ``told``."""
    return sum(one.card.type == scene.tongue.speech.player for one in references_in(told))


def _the_player(scene: Scene, told: Told) -> str:
    """Who plays of what is ``told``, as it calls them: "he" is nobody else; empty for none."""
    named = references_in(told)
    return next((one.text for one in named if one.card.type == scene.tongue.speech.player), "")


def finite(scene: Scene, text: str) -> Iterator[str]:
    """``text`` that begins with what somebody is doing, as a sentence of them would go on."""
    yield from _GOES_ON[scene.language](text)


def _in_english(text: str) -> Iterator[str]:
    found = _DOING.fullmatch(text)
    if found is None:
        return
    stem = found["stem"]
    for bare in (stem, f"{stem}e", stem[:-1] if stem[-1] == stem[-2] else ""):
        if bare:
            yield f"{third_person(bare)} {found['rest']}"


def _in_italian(text: str) -> Iterator[str]:
    found = _GERUND.fullmatch(text)
    if found is not None:
        yield f"{found['stem']} {found['rest']}"


_GOES_ON = {"en": _in_english, "it": _in_italian}


def named_in(told: Told) -> list[str]:
    """What the first sentence calls the cards in it, as they stand there."""
    return [one.text for one in references_in(told)]


def references_in(told: Told) -> list[Reference]:
    """Every card that the slots of ``told`` hold, in their order."""
    slots = (slot if isinstance(slot, tuple) else (slot,) for slot in told.slots.values())
    return [one for slot in slots for one in slot if isinstance(one, Reference)]

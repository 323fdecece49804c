"""One sentence that says of a place that is named in it what it has, what lies there, what it leads to."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_relative import SAID_OF

_CONNECTS = {"en": "is connected", "it": "è collegato"}
#: Language → (what lays out a card or a place, what that has besides: "at the Study, which has 2 clues").
_WHICH = {
    "en": lazily(
        r"(?P<lays>.+?),? (?P<by>which|that) (?P<verb>has|is|contains|holds|connects|leads) (?P<rest>.+)"
    ),
    "it": lazily(
        r"(?P<lays>.+?),? (?P<by>che) (?P<verb>(?:non )?(?:ha|è)|contiene|confina) (?P<rest>.+)"
    ),
}
#: Language → what lays out a place, and what that connects to: "at the Study, connected to the Hallway".
_CONNECTED = {
    "en": lazily(r"(?P<lays>.+?),? (?:connected|adjacent|next) (?P<rest>to .+)"),
    "it": lazily(
        r"(?P<lays>.+?),? (?:collegat[oa]|adiacente) (?P<rest>(?:a|al|allo|alla|all['’]) ?.+)"
    ),
}
#: Language → (what lays out a place, what lies there; a card, what is attached to it).
_THERE = {
    "en": (
        lazily(
            r"(?P<lays>.+?),? where (?:(?P<rest>there (?:is|are) .+)|(?P<one>(?:(?:an? |the )?(?:ready |exhausted )?)[A-Z].*?) (?:is|waits|stands|lurks))"
        ),
        lazily(
            r"(?P<lays>.+?),? with (?P<rest>[^,]+) attached(?: to (?:it|him|her))?(?P<tail> with \d+ [a-z]+)?"
        ),
        ("{rest} at {name}", "{rest} is attached to {name}{tail}"),
    ),
    "it": (
        lazily(
            r"(?P<lays>.+?),? dove (?:(?P<rest>(?:c['’]è|ci sono) .+)|(?:è|si trova|aspetta) (?P<one>[A-ZÀ-Ý].*))"
        ),
        lazily(
            r"(?P<lays>.+?),? con (?P<rest>[^,]+) assegnat[oa](?: ad ess[oa])?(?P<tail> con \d+ [a-zà-ù]+)?"
        ),
        ("{rest} in {name}", "{rest} è assegnato a {name}{tail}"),
    ),
}
#: Language → what lays out a place, with its shroud beside its name.
_SHROUD = {
    "en": lazily(r"(?P<lays>.+?)(?:,? \(?)(?P<what>shroud (?:of )?\d+)\)?(?P<rest>,.+|)"),
    "it": lazily(r"(?P<lays>.+?)(?:,? \(?)(?P<what>Oscurità (?:di )?\d+)\)?(?P<rest>,.+|)"),
}
#: Where the card named last is, said behind its name.
_WHERE = {
    "en": lazily(r" in (?:play|(?:(?:his|her|their) )?hand)$"),
    "it": lazily(r" in (?:gioco|mano)$"),
}
_HAS = {"en": "has", "it": "ha"}
_IS = {"en": "is", "it": "è"}
#: Language → what connects to what, of which the second is told without the verb.
_AND_TO = {
    "en": (
        lazily(
            r"(?P<one>[^,]+?) (?P<verb>connects|is connected|leads) to (?P<to>[^,]+?)"
            r"(?P<rest>(?:(?:,| and|, and) [^,]+? to [^,]+?)+)"
        ),
        lazily(r"(?:, and|,| and) (?P<one>(?:(?! and )[^,])+?) to (?P<to>(?:(?! and )[^,])+)"),
        "{one} connects to {to}",
    ),
    "it": (
        lazily(
            r"(?P<one>[^,]+?) (?P<verb>confina con|è collegat[oa] (?:a|al|allo|alla)) (?P<to>[^,]+?)"
            r"(?P<rest>(?:(?:,| e|, e) [^,]+? (?:con|a|al|allo|alla) [^,]+?)+)"
        ),
        lazily(
            r"(?:, e|,| e) (?P<one>(?:(?! e )[^,])+?) (?:con|a|al|allo|alla) (?P<to>(?:(?! e )[^,])+)"
        ),
        "{one} è collegato a {to}",
    ),
}
#: Language → a card with what lies on it in brackets; what is laid out, and what lies on the card named last.
_ON_CARD = {
    "en": (
        lazily(
            r"(?P<lays>.+?)(?P<in>(?: in play)?) \((?P<what>(?:with )?(?:\d+|no) [a-z]+(?: (?:left|remaining|on it))?"
            r"(?:(?:,| and|, and) (?:\d+|no) [a-z]+)*)\)(?P<rest>.*)"
        ),
        lazily(
            r"(?P<lays>.+?)(?P<rest>(?: in play)?),? (?:and )?(?:with )?(?P<what>(?:\d+|no) [a-z]+(?: tokens?)?)(?P<sealed> sealed)? on it"
        ),
        lazily(r"^with | on it$"),
    ),
    "it": (
        lazily(
            r"(?P<lays>.+?)(?P<in>(?: in gioco)?) \((?P<what>(?:con )?\d+ [a-zà-ù]+(?: (?:rimast[aeio]|su di ess[oa]))?"
            r"(?:(?:,| e|, e) \d+ [a-zà-ù]+)*)\)(?P<rest>.*)"
        ),
        lazily(
            r"(?P<lays>.+?)(?P<rest>(?: in gioco)?),? (?:e )?(?:con )?(?P<what>\d+ [a-zà-ù]+)(?P<sealed> sigillat[oi])? su di ess[oa]"
        ),
        lazily(r"^con | su di ess[oa]$"),
    ),
}
#: Language → how it is said that tokens are sealed there.
_SEALED = {"en": "{} are sealed on {}", "it": "{} sono sigillati su {}"}
#: Where these stand it is not said of which of two that are named the tokens are.
_OF_TWO = lazily(r"(?:engaged|impegnat[oa]) (?:with|con) [^,]*$")
#: A card at a place, behind which "on it" could be either.
_AT_PLACE = lazily(r"^[^,]* (?:is|are|è|sono) (?:at|in|a|nel\w*|all?\w*)\b(?!.* (?:with|con) ).*$")
#: Where a name may begin.
_BESIDES = lazily(r",? (?:with|con) ")
_CAPITAL = lazily(r"(?<=[\s('’])[A-ZÀ-Ý\"“.\d]|^[A-ZÀ-Ý]")


def places(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that one may fold together which says something of a place, or a card, besides."""
    yield from _shroud(text, language)
    yield from _which(text, language)
    yield from _in_a_row(text, language)


def on_card(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What lays out a card, and the tokens that are told beside its name."""
    *ways, around = _ON_CARD[language]
    for said in ways:
        if (found := said.fullmatch(text)) is None or _OF_TWO.search(found["lays"]):
            continue
        if "(" not in text and _AT_PLACE.search(found["lays"]):
            continue
        what = around.sub("", found["what"])
        sealed = _SEALED[language] if found.groupdict().get("sealed") else ""
        lays = found["lays"]
        for name in reversed([name for name in _names_in(lays) if lays.endswith(name)]):
            bare = f"{lays}{found.groupdict().get('in') or ''}{found['rest']}"
            yield bare, sealed.format(what, name) if sealed else f"{name} {_HAS[language]} {what}"


def _which(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is laid out, and what the card named last has besides."""
    found = _WHICH[language].fullmatch(text)
    if found is not None:
        of = SAID_OF.get(found["by"], str)
        for name in _names_in(_WHERE[language].sub("", found["lays"])):
            yield found["lays"], of(f"{name} {found['verb']} {found['rest']}")
    found = _CONNECTED[language].fullmatch(text)
    if found is not None and not found["lays"].endswith((" is", " are", " è", " sono")):
        for name in _names_in(found["lays"]):
            yield found["lays"], f"{name} {_CONNECTS[language]} {found['rest']}"
    there, attached, rows = _THERE[language]
    for said, row in zip((there, attached), rows, strict=True):
        found = said.fullmatch(text)
        if found is None:
            continue
        for name in _names_in(found["lays"]):
            tail, one = (found.groupdict().get(slot) or "" for slot in ("tail", "one"))
            rest = f"{one} {_IS[language]}" if one else found["rest"]
            yield found["lays"], row.format(rest=rest, name=name, tail=tail)


def _shroud(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What lies at a place, and the shroud of the place that is named last."""
    found = _SHROUD[language].fullmatch(text)
    if found is not None:
        for name in _names_in(found["lays"]):
            yield (
                f"{found['lays']}{found['rest']}",
                f"{name} {_HAS[language]} {found['what']}",
            )


def _in_a_row(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What connects to what, each pair told whole."""
    first, pair, row = _AND_TO[language]
    found = first.fullmatch(text)
    if found is not None:
        pairs = (found, *pair.finditer(found["rest"]))
        yield tuple(row.format(one=one["one"], to=one["to"]) for one in pairs)


def _names_in(lays: str) -> Iterator[str]:
    """What the last name in ``lays`` may be: the shortest end of it first."""
    for begins in reversed([match.start() for match in _CAPITAL.finditer(lays)]):
        name = lays[begins:]
        yield name
        if (besides := _BESIDES.search(name)) is not None:
            yield name[: besides.start()]

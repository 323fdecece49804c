"""One sentence that folds several into it: each of them in words of its own.

"The Study is connected to the unrevealed Attic" says that the Attic is unrevealed as well, "is at the
Study with no resources" that somebody has none, "Roland Banks and Wendy Adams have 2 clues each" the
same of two. What is proposed here counts where every sentence of it reads, and none of it is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulesref.expression import lazily
from rulesref.rulings.reference import listed
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.respelling import DIGITS, respelt
from rulesref.wording.third_person import third_person

#: What a name begins with.
_NAME = r"[A-Z\"“.\d]"
#: Language → (words before a card that say how it is, the same said of it in a sentence).
_HOW = {
    "en": lazily(
        rf"\b(?:an? |the )?(?P<how>unrevealed|exhausted) (?P<name>{_NAME}[^,]*?)"
        r"(?P<rest>$|,| and | with | (?:at|in|engaged) )"
    ),
    "it": lazily(
        r"(?P<name>[A-ZÀ-Ý](?:(?! è )[^,])*?)(?<! è) (?P<how>non rivelat[oa]|esaurit[oa])"
        r"(?P<rest>$|,| e | con | (?:a|in) )"
    ),
}
_SO: dict[str, Callable[[str], str]] = {
    "en": "is {}".format,
    "it": lambda how: f"non è {how[4:]}" if how.startswith("non ") else f"è {how}",
}
_IS = {"en": "is", "it": "è"}
#: What stands before a place, with an article or without.
_AT = r"(?:(?:a|in|nel(?:lo|la)?|a(?:l|llo|lla)) |(?:nell|all)['’])"
#: Language → (what lays a card out, whose tokens are told behind it; how it is said that it has them).
_WITH = {
    "en": (
        lazily(
            r"(?P<lays>(?:(?P<who>.+?) (?:is|are) (?:(?:at|in) (?P<place>.+?)|(?:engaged with|attached to) .+?)"
            r"|.+? (?:controls|has in play) (?P<card>.+?))),? (?:with|having) (?P<what>.+)"
        ),
        "has",
    ),
    "it": (
        lazily(
            rf"(?P<lays>(?:(?P<who>.+?) (?:è|sono) (?:{_AT}(?P<place>.+?)|(?:impegnat[oa] con|assegnat[oa] a) .+?)"
            r"|.+? (?:controlla|ha in gioco) (?P<card>.+?))),? con (?P<what>.+)"
        ),
        "ha",
    ),
}
#: Of these it has to be said whose they are: a place has them, and whoever is there.
_WHOSE = lazily(
    r"^(?:\d+|no|a|an|one|un|nessun) (?:clue|doom|indizi|destin)"
    r"| (?:on (?:him|her|it|them)|su di (?:lui|lei|sé|esso|essa))$"
)
#: What a place has alone.
_PLACES = lazily(r"(?:shroud|an? shroud|Oscurità)\b")
#: Language → a token of the bag with the number that it is worth.
_WORTH = {
    "en": lazily(
        r"(?P<bag>.+\b(?P<token>skull|cultist|tablet|elder thing))"
        r"(?: token)?(?:,? (?:which|that) (?:is|counts as)(?: worth)?(?: an?)? | worth | counting as | \()"
        r"(?P<worth>[-−–+]?\d+)\)?(?P<rest>.*)"
    ),
    "it": lazily(
        r"(?P<bag>.+\b(?P<token>teschio|cultista|tavoletta|antico))"
        r"(?:,? che (?:è|vale) | da | \()(?P<worth>[-−–+]?\d+)\)?(?P<rest>.*)"
    ),
}
#: Language → (the bag, that it holds nothing else); the sentence says so anyway.
_ONLY = {
    "en": lazily(
        r"(?P<bag>the chaos bag (?:holds|contains|has)) (?:(?:only|just|nothing but) )?(?P<faces>.+?)"
        r"(?: (?:alone|only|and nothing else))?"
    ),
    "it": lazily(
        r"(?P<bag>il sacchetto del caos (?:contiene|ha)) (?:(?:solo|soltanto) )?(?P<faces>.+?)"
        r"(?: (?:soltanto|solo|e nient'altro))?"
    ),
}
#: Language → (what somebody tests who succeeds or fails at it, what that comes to).
_ENDS_SO = {
    "en": (
        (lazily(r"(?P<who>.+?) successfully (?P<does>.+)"), "succeeds"),
        (lazily(r"(?P<who>.+?) unsuccessfully (?P<does>.+)"), "fails"),
        (lazily(r"(?P<who>.+?) fails to (?P<does>[a-z]+)(?P<bare>.*)"), "fails"),
    ),
    "it": (
        (lazily(r"(?P<who>.+?) con successo (?P<does>.+)"), "supera la prova"),
        (lazily(r"(?P<who>.+?) (?P<does>.+?) con successo"), "supera la prova"),
        (lazily(r"(?P<who>.+?) (?P<does>.+?) senza successo"), "fallisce la prova"),
    ),
}
#: Language → a card that somebody uses to do something.
_TO = {
    "en": lazily(
        r"(?P<uses>(?P<who>.+?) (?:uses|activates|triggers|plays) .+?) to (?P<what>[a-z]+ .+)"
    ),
    "it": lazily(r"(?P<uses>(?P<who>.+?) (?:usa|attiva|gioca) .+?) per (?P<what>[a-z]+ .+)"),
}
#: Language → (a card that is played or used, and what is spent on it; the same the other way round).
_PAYING = {
    "en": (
        lazily(
            r"(?P<uses>(?P<who>.+?) (?:uses|activates|triggers|plays) .+?),? "
            r"(?:paying|spending|by paying|by spending|for) (?P<what>\d+ [a-z]+)"
            r"(?P<skill> for (?:\+?\d+ )?(?:willpower|intellect|combat|agility))?"
        ),
        lazily(
            r"(?P<who>.+?) (?:spends|pays) (?P<what>\d+ [a-z]+) to (?P<does>use|activate|trigger|play) "
            r"(?P<rest>.+)"
        ),
    ),
    "it": (
        lazily(
            r"(?P<uses>(?P<who>.+?) (?:usa|attiva|gioca) .+?),? (?:pagando|spendendo) (?P<what>\d+ [a-z]+)"
            r"(?P<skill> per (?:\+?\d+ )?(?:volontà|intelletto|combattimento|agilità))?"
        ),
        lazily(
            r"(?P<who>.+?) (?:spende|paga) (?P<what>\d+ [a-z]+) per (?P<does>usare|attivare|giocare) (?P<rest>.+)"
        ),
    ),
}
#: Language → (what somebody tests, the token that they reveal for it; how that is said).
_WITH_TOKEN = {
    "en": (
        lazily(
            r"(?P<does>(?P<who>.+?) (?:investigates|fights|attacks|evades|tests|attempts|tries)\b.*?),? with (?:an? )?"
            r"(?P<face>[-−–+]?\d+|skull|cultist|tablet|elder thing|elder sign|auto-fail)(?: token)?"
        ),
        "reveals",
    ),
    "it": (
        lazily(
            r"(?P<does>(?P<who>.+?) (?:indaga|combatte|attacca|elude|effettua|tenta)\b.*?),? con (?:un[oa]? )?"
            r"(?P<face>[-−–+]?\d+|teschio|cultista|tavoletta|antico)"
        ),
        "rivela",
    ),
}
_MODIFIER = {"en": "the modifier is", "it": "il modificatore è"}
_SPENDS = {"en": "spends", "it": "spende"}
_PLUS = lazily(r"\+?\d+ ")
_DOES = {"usare": "usa", "attivare": "usa", "giocare": "gioca", "use": "uses", "play": "plays"}
_THE = {"en": "the", "it": "il"}
#: Language → (names, what is said of each of them, what is said of one).
_EACH = {
    "en": lazily(
        rf"(?P<names>{_NAME}.+? and {_NAME}.+?) (?:(?:each|both|all) )?(?P<verb>have|are|[a-z]+)"
        r"(?: (?:each|both|all)\b)? (?P<rest>.+?)(?:,? each)?"
    ),
    "it": lazily(
        r"(?P<names>[A-Z].+? e [A-Z].+?) (?P<verb>hanno|sono)(?: (?:entrambi|entrambe|tutti|tutte))? "
        r"(?P<rest>.+?)(?:,? (?:ciascuno|ciascuna|a testa))?"
    ),
}
#: Who are at a place is a sentence of its own, which says what such a card may be.
_PLACED = lazily(r"(?:are (?:at|in)|sono (?:a|in|nel\w*|all\w*|al)) ")
_OF_ONE = {"have": "has", "are": "is", "hanno": "ha", "sono": "è"}
#: Language → so many copies of a card.
_COPIES = {
    "en": lazily(
        rf"\b(?P<count>{'|'.join(['2', '3', *list(DIGITS['en'])[:2]])}) copies of (?:the )?"
    ),
    "it": lazily(rf"\b(?P<count>{'|'.join(['2', '3', *list(DIGITS['it'])[:2]])}) copie di "),
}
#: Language → so many tokens here, and so many there, of which the kind is said once.
_AND_THERE = {
    "en": lazily(
        r"(?P<head>.*?)(?P<amount>\d+) (?P<token>[a-z]+) (?P<at>to|on|from|at) (?P<one>.+?),? and "
        r"(?P<more>\d+) (?P=at) (?P<other>.+)"
    ),
    "it": lazily(
        r"(?P<head>.*?)(?P<amount>\d+) (?P<token>[a-zà-ù]+) (?P<at>a|su|da|in) (?P<one>.+?),? e "
        r"(?P<more>\d+) (?P=at) (?P<other>.+)"
    ),
}
#: Language → (what lays out a card or a place, what that has besides: "at the Study, which has 2 clues").
_WHICH = {
    "en": lazily(r"(?P<lays>.+?), (?:which|that) (?P<verb>has|is|contains|holds) (?P<rest>.+)"),
    "it": lazily(r"(?P<lays>.+?), che (?P<verb>ha|è|contiene) (?P<rest>.+)"),
}
#: Language → (what lays out a place, what lies there; a card, what is attached to it).
_THERE = {
    "en": (
        lazily(r"(?P<lays>.+?),? where (?P<rest>there (?:is|are) .+)"),
        lazily(r"(?P<lays>.+?),? with (?P<rest>[^,]+) attached(?: to (?:it|him|her))?"),
        ("{rest} at {name}", "{rest} is attached to {name}"),
    ),
    "it": (
        lazily(r"(?P<lays>.+?),? dove (?P<rest>(?:c['’]è|ci sono) .+)"),
        lazily(r"(?P<lays>.+?),? con (?P<rest>[^,]+) assegnat[oa](?: ad ess[oa])?"),
        ("{rest} in {name}", "{rest} è assegnato a {name}"),
    ),
}
#: Language → so many of one kind, and so many of another, in one place.
_OF_EACH = {
    "en": lazily(
        r"(?P<head>there are )(?P<one>\d+ [^,]+?) and (?P<other>\d+ .+?) (?P<place>(?:in|on|at) .+)"
    ),
    "it": lazily(
        r"(?P<head>ci sono )(?P<one>\d+ [^,]+?) e (?P<other>\d+ .+?) (?P<place>(?:in|su|nel|nella|sul|sulla) .+)"
    ),
}
#: Where a name may begin.
_CAPITAL = lazily(r"(?<=[\s('’])[A-ZÀ-Ý\"“.\d]|^[A-ZÀ-Ý]")
#: Language → (which act or agenda lies open, what is on it).
_OPEN = {
    "en": (
        lazily(
            r"(?P<lays>the (?:current )?(?:act|agenda) is (?P<card>.+?)),? with (?P<what>.+?)(?: on it)?"
        ),
        "has",
    ),
    "it": (
        lazily(
            r"(?P<lays>(?:il capitolo|la trama)(?: attuale| corrente)? è (?P<card>.+?)),? con (?P<what>.+)"
        ),
        "ha",
    ),
}
#: Language → (where somebody is, what they have in play there; how it is said that they do).
_WEARING = {
    "en": (
        lazily(
            r"(?P<lays>(?P<who>.+?) is (?:at|in) .+?),? (?:and )?"
            r"(?:wearing|wielding|carrying|controlling|equipped with) (?P<what>.+)"
        ),
        "controls",
    ),
    "it": (
        lazily(
            rf"(?P<lays>(?P<who>.+?) è {_AT}.+?),? (?:indossando|impugnando|controllando) (?P<what>.+)"
        ),
        "controlla",
    ),
}
_AND = {"en": " and ", "it": " e "}
#: Where the name of a card may end.
_ENDS = lazily(r"$|,| (?:and|in|with|on|at|e|con|a|from|to) ")


def unfolded(text: str, kind: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that ``text`` may fold into one, each way of taking it apart by itself.

    Then the same of it in the spelling that sentences have.
    """
    for spelt in (text, *respelt(text, language)):
        yield from _taken_apart(spelt, kind, language)


def _taken_apart(text: str, kind: str, language: str) -> Iterator[tuple[str, ...]]:
    yield from _copies(text, language)
    yield from _and_there(text, language)
    yield from _of_each(text, language)
    if kind == "given":
        yield from _worth(text, language)
        yield from _how(text, language)
        yield from _with(text, language)
        yield from _which(text, language)
        yield from _open(text, language)
        yield from _wearing(text, language)
    if kind == "when":
        yield from _worth_drawn(text, language)
        yield from _with_token(text, language)
        yield from _so_it_ends(text, language)
        yield from _used_to(text, language)
        yield from _paying(text, language)
    yield from _each(text, language)


def _so_it_ends(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is tested, and that it succeeds or fails, where one sentence says both."""
    for said, ends in _ENDS_SO[language]:
        found = said.fullmatch(text)
        if found is None:
            continue
        does = found["does"]
        if found.groupdict().get("bare"):
            does = f"{third_person(does)}{found['bare']}"
        yield f"{found['who']} {does}", f"{found['who']} {ends}"


def _used_to(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is used, and what somebody does by it."""
    found = _TO[language].fullmatch(text)
    if found is not None:
        chooses = {"en": "chooses to", "it": "sceglie di"}[language]
        yield found["uses"], f"{found['who']} {chooses} {found['what']}"


def _paying(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is played or used, and what is spent on it: that has been spent, or is chosen."""
    behind, before = (said.fullmatch(text) for said in _PAYING[language])
    uses = ""
    if behind is not None:
        uses = behind["uses"] + _PLUS.sub("", behind.groupdict().get("skill") or "")
    elif before is not None:
        uses = f"{before['who']} {_DOES.get(before['does'], 'uses')} {before['rest']}"
    found = behind or before
    if found is not None:
        yield uses, f"{found['who']} {_SPENDS[language]} {found['what']}"


def _copies(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """So many copies of a card, each by its name."""
    found = _COPIES[language].search(text)
    if found is None:
        return
    count = int(DIGITS[language].get(found["count"], found["count"]))
    for end in _ENDS.finditer(text, found.end() + 1):
        name = text[found.end() : end.start()]
        names = _AND[language].join((name,) * count)
        yield (f"{text[: found.start()]}{names}{text[end.start() :]}",)


def _and_there(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """So many tokens on one card and so many on another, each told whole."""
    found = _AND_THERE[language].fullmatch(text)
    if found is not None:
        head, token, at = found["head"], found["token"], found["at"]
        yield (
            f"{head}{found['amount']} {token} {at} {found['one']}",
            f"{head}{found['more']} {token} {at} {found['other']}",
        )


def _worth(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What the bag holds, and what one of its tokens is worth."""
    if only := _ONLY[language].fullmatch(text):
        bare = f"{only['bag']} {only['faces']}"
        if bare != text:
            yield (bare,)
    found = _WORTH[language].fullmatch(text)
    if found is not None:
        worth = f"{_THE[language]} {found['token']} {_IS[language]} {found['worth']}"
        yield f"{found['bag']}{found['rest']}", worth


def _worth_drawn(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Which symbol is revealed, and what its modifier is."""
    found = _WORTH[language].fullmatch(text)
    if found is not None:
        yield f"{found['bag']}{found['rest']}", f"{_MODIFIER[language]} {found['worth']}"


def _with_token(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is tested, and the token that is revealed for it."""
    said, reveals = _WITH_TOKEN[language]
    found = said.fullmatch(text)
    if found is not None:
        yield found["does"], f"{found['who']} {reveals} {found['face']}"


def _how(text: str, language: str) -> Iterator[tuple[str, ...]]:
    found = _HOW[language].search(text)
    if found is not None:
        name = found["name"]
        bare = f"{text[: found.start()]}{name}{text[found.start('rest') :]}"
        yield bare, f"{name} {_SO[language](found['how'])}"


def _with(text: str, language: str) -> Iterator[tuple[str, ...]]:
    lays, has = _WITH[language]
    found = lays.fullmatch(text)
    if found is None or (found["who"] and _WHOSE.search(found["what"])):
        return
    whose = (found["who"] or found["card"], found["place"])
    for who in reversed(whose) if _PLACES.match(found["what"]) else whose:
        if who:
            yield found["lays"], f"{who} {has} {found['what']}"


def _which(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is laid out, and what the card named last has besides."""
    found = _WHICH[language].fullmatch(text)
    if found is not None:
        for name in _names_in(found["lays"]):
            yield found["lays"], f"{name} {found['verb']} {found['rest']}"
    there, attached, rows = _THERE[language]
    for said, row in zip((there, attached), rows, strict=True):
        found = said.fullmatch(text)
        if found is None:
            continue
        for name in _names_in(found["lays"]):
            yield found["lays"], row.format(rest=found["rest"], name=name)


def _names_in(lays: str) -> Iterator[str]:
    """What the last name in ``lays`` may be: the shortest end of it first."""
    for begins in reversed([match.start() for match in _CAPITAL.finditer(lays)]):
        yield lays[begins:]


def _of_each(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """So many of each of two kinds, each told whole."""
    found = _OF_EACH[language].fullmatch(text)
    if found is not None:
        yield tuple(f"{found['head']}{found[kind]} {found['place']}" for kind in ("one", "other"))


def _open(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Which act or agenda lies open, and what is on it."""
    said, has = _OPEN[language]
    found = said.fullmatch(text)
    if found is not None:
        yield found["lays"], f"{found['card']} {has} {found['what']}"


def _wearing(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Where somebody is, and what they have in play."""
    said, controls = _WEARING[language]
    found = said.fullmatch(text)
    if found is not None:
        yield found["lays"], f"{found['who']} {controls} {found['what']}"


def _each(text: str, language: str) -> Iterator[tuple[str, ...]]:
    found = _EACH[language].fullmatch(text)
    if found is None or _PLACED.match(f"{found['verb']} {found['rest']}"):
        return
    verb = _OF_ONE.get(found["verb"])
    if verb is None:
        if found["verb"].endswith("s"):
            return
        verb = third_person(found["verb"])
    yield tuple(f"{name} {verb} {found['rest']}" for name in listed(found["names"]))


SPEECH.unfolded = unfolded

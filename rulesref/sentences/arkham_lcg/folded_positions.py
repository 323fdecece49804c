"""One sentence that folds into it several of what lies there: where, how, with what, and whose."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_asides import in_passing
from rulesref.sentences.arkham_lcg.folded_items import AT, there
from rulesref.sentences.arkham_lcg.folded_places import on_card, places
from rulesref.wording.folded import OfCard, OfPlayer

#: What a name begins with.
NAME = r"[A-Z\"“.\d]"
#: Language → (words before a card that say how it is, the same said of it in a sentence).
_HOW = {
    "en": lazily(
        rf"\b(?:an? |the )?(?P<how>unrevealed|exhausted|ready) (?P<name>{NAME}[^,]*?)"
        r"(?P<rest>$|,| and | with | (?:at|in|engaged|is|connects|leads|waits|stands|lurks) )"
    ),
    "it": lazily(
        r"(?P<name>[A-ZÀ-Ý](?:(?! è )[^,])*?)(?<! è) (?P<how>non rivelat[oa]|esaurit[oa])"
        r"(?P<rest>$|,| e | con | (?:a|in|impegnat[oa]|è) )"
    ),
}
#: Language → where a card is that is said to be ready there; how that is said alone.
_READY = {
    "en": (
        lazily(r"(?P<name>.+?) is ready,? (?:and )?(?P<rest>(?:at|in|engaged with) .+)"),
        "is ready",
    ),
    "it": (
        lazily(
            r"(?P<name>.+?) è pront[oa],? (?:e )?(?P<rest>(?:a|in|nel\w*|all?\w*|impegnat[oa] con) .+)"
        ),
        "è pronto",
    ),
}
_SO: dict[str, Callable[[str], str]] = {
    "en": "is {}".format,
    "it": lambda how: f"non è {how[4:]}" if how.startswith("non ") else f"è {how}",
}
_IS = {"en": "is", "it": "è"}
#: Language → (what lays a card out, whose tokens are told behind it; how it is said that it has them).
_WITH = {
    "en": (
        lazily(
            r"(?P<lays>(?:(?P<who>.+?) (?:is|are) (?:(?:at|in) (?P<place>(?:(?! (?:controls|has|holds|is) ).)+?)"
            r"|(?:engaged with|attached to) .+?)|.+? (?:controls|has in play) (?P<card>.+?))),? (?:with|having) (?P<what>.+)"
        ),
        "has",
    ),
    "it": (
        lazily(
            rf"(?P<lays>(?:(?P<who>.+?) (?:è|sono) (?:{AT}(?P<place>(?:(?! (?:controlla|ha|è) ).)+?)"
            r"|(?:impegnat[oa] con|assegnat[oa] a) .+?)|.+? (?:controlla|ha in gioco) (?P<card>.+?))),? con (?P<what>.+)"
        ),
        "ha",
    ),
}
#: Of these it has to be said whose they are: a place has them, and whoever is there.
_WHOSE = lazily(
    r"^(?:\d+|no|a|an|one|un|nessun) (?:clue|doom|indizi|destin)"
    r"| (?:on (?:him|her|it|them)|su di (?:lui|lei|sé|esso|essa))$"
)
#: Language → tokens that lie on a place, behind what says who is there: nobody who plays is "it".
_ON_IT = {
    "en": lazily(r"(?P<what>(?:\d+|no|an?) .+?) (?:on it|there)"),
    "it": lazily(r"(?P<what>(?:\d+|un[oa]?) .+?) (?:su di ess[oa]|lì)"),
}
_CLUES = lazily(r"\b(?:clues?|indizi[o]?)\b")
#: Language → so much health and so much sanity, of which it is said once that it is left.
_BOTH_LEFT = {
    "en": lazily(
        r"(?P<one>\d+ (?:health|sanity)) (?P<and>and) (?P<other>\d+ (?:health|sanity)) (?P<left>left|remaining)\b"
    ),
    "it": lazily(
        r"(?P<one>\d+ (?:[Ss]alute|[Ss]anità(?: [Mm]entale)?)) (?P<and>e) (?P<other>\d+ (?:[Ss]alute|[Ss]anità(?: [Mm]entale)?)) (?P<left>rimanenti|rimaste)\b"
    ),
}
#: What a place has alone.
_PLACES = lazily(r"(?:shroud|an? shroud|Oscurità)\b")
#: Language → a token of the bag with the number that it is worth.
WORTH = {
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
        r"(?P<bag>the (?:chaos )?bag (?:holds|contains|has|is)) (?:(?:only|just|nothing but|a single|one single) )?(?P<faces>.+?)"
        r"(?: (?:alone|only|and nothing else))?"
    ),
    "it": lazily(
        r"(?P<bag>il sacchetto(?: del caos)? (?:contiene|ha)) (?:(?:solo|soltanto|un solo) )?(?P<faces>.+?)"
        r"(?: (?:soltanto|solo|e nient'altro))?"
    ),
}
_THE = {"en": "the", "it": "il"}
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
            rf"(?P<lays>(?P<who>.+?) è {AT}.+?),? (?:indossando|impugnando|controllando) (?P<what>.+)"
        ),
        "controlla",
    ),
}
#: Language → (whose turn it is, with how many actions; how both are told).
_TURN = {
    "en": (
        lazily(
            r"it(?: is|['’]s) (?P<who>.+?)['’]s? turn,? (?:with|and (?:they|he|she) (?:has|have)) "
            r"(?P<much>\d+ actions?(?: left| remaining)?)"
        ),
        "it is {who}'s turn",
        "{who} has {much}",
    ),
    "it": (
        lazily(
            r"è il turno di (?P<who>.+?),? (?:con|e ha) (?P<much>\d+ azion[ei](?: rimast[ae])?)"
        ),
        "è il turno di {who}",
        "{who} ha {much}",
    ),
}
#: Language → what lies somewhere, and nothing else: so it is laid out, while an expectation says more.
_JUST = {
    "en": lazily(
        r"(?P<where>.+\b(?:deck|hand|pile) (?:contains|holds|is)) (?:only|just|nothing but) (?P<what>.+)"
    ),
    "it": lazily(
        r"(?P<where>.*\b(?:mazzo|mano) di .+ (?:contiene|è)) (?:solo|soltanto) (?P<what>.+)"
    ),
}
#: Language → the same, told of the cards that are all that lies there; how it is said that they do.
_ALL_THERE = {
    "en": (
        lazily(
            r"the only cards? (?P<where>(?:in|of) .+?\b(?:deck|hand|pile)(?: of .+?)?) (?P<are>is|are) (?P<what>.+)"
        ),
        lazily(
            r"(?P<what>.+) (?P<are>is|are) the only cards? (?P<where>(?:in|of) .+?\b(?:deck|hand|pile)(?: of .+)?)"
        ),
        "{what} {are} in {where}",
        "{where} holds {what}",
    ),
    "it": (
        lazily(
            r"(?:l['’]unica carta|le (?:sole|uniche) carte) (?P<where>(?:nel|nella|in) .+?) (?P<are>è|sono) (?P<what>[A-ZÀ-Ý\"“.].+)"
        ),
        lazily(
            r"(?P<what>.+) (?P<are>è|sono) (?:l['’]unica carta|le (?:sole|uniche) carte) (?P<where>(?:nel|nella|in) .+)"
        ),
        "{what} {are} nella {where}",
        "il {where} contiene {what}",
    ),
}
_OF = {"en": lazily(r"^(?:of|in) "), "it": lazily(r"^(?:nel|nella|in) ")}
_HAND = {"en": lazily(r"\bhand\b"), "it": lazily(r"\bmano\b")}


def laid_out(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that a Given step may fold into one, each way of taking it apart by itself."""
    whole = _BOTH_LEFT[language].sub(r"\g<one> \g<left> \g<and> \g<other> \g<left>", text)
    if whole != text:
        yield (whole,)
    if (just := _JUST[language].fullmatch(text)) is not None:
        yield (f"{just['where']} {just['what']}",)
    first, last, in_hand, holds = _ALL_THERE[language]
    if (just := first.fullmatch(text) or last.fullmatch(text)) is not None:
        where = _OF[language].sub("", just["where"])
        lies = in_hand if _HAND[language].search(where) else holds
        yield (lies.format(what=just["what"], are=just["are"], where=where),)
    yield from _worth(text, language)
    yield from _how(text, language)
    yield from on_card(text, language)
    yield from _with(text, language)
    yield from places(text, language)
    yield from _open(text, language)
    yield from _wearing(text, language)
    yield from there(text, language)
    yield from _turn(text, language)
    yield from in_passing(text, language)


def _worth(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What the bag holds, and what one of its tokens is worth."""
    if only := _ONLY[language].fullmatch(text):
        bare = f"{only['bag']} {only['faces']}"
        if bare != text:
            yield (bare,)
    found = WORTH[language].fullmatch(text)
    if found is not None:
        worth = f"{_THE[language]} {found['token']} {_IS[language]} {found['worth']}"
        yield f"{found['bag']}{found['rest']}", worth


def _how(text: str, language: str) -> Iterator[tuple[str, ...]]:
    ready, bare = _READY[language]
    if (found := ready.fullmatch(text)) is not None:
        name = found["name"]
        yield f"{name} {_IS[language]} {found['rest']}", f"{name} {bare}"
    found = _HOW[language].search(text)
    if found is not None:
        name = found["name"]
        bare = f"{text[: found.start()]}{name}{text[found.start('rest') :]}"
        yield bare, f"{name} {_SO[language](found['how'])}"


def _with(text: str, language: str) -> Iterator[tuple[str, ...]]:
    lays, has = _WITH[language]
    found = lays.fullmatch(text)
    if found is None:
        return
    on_it = _ON_IT[language].fullmatch(found["what"])
    if on_it is not None and found["place"]:
        yield OfPlayer(found["lays"]), f"{found['place']} {has} {on_it['what']}"
        if not _CLUES.search(on_it["what"]):  # which lie on a place, so that it could be either
            yield OfCard(found["lays"]), f"{found['who']} {has} {on_it['what']}"
    if found["who"] and _WHOSE.search(found["what"]):
        return
    whose = (found["who"] or found["card"], found["place"])
    for who in reversed(whose) if _PLACES.match(found["what"]) else whose:
        if who:
            yield found["lays"], f"{who} {has} {found['what']}"


def _open(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Which act or agenda lies open, and what is on it."""
    said, has = _OPEN[language]
    found = said.fullmatch(text)
    if found is not None:
        yield found["lays"], f"{found['card']} {has} {found['what']}"


def _turn(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Whose turn it is, and how many actions they have."""
    said, whose, has = _TURN[language]
    found = said.fullmatch(text)
    if found is not None:
        yield whose.format(who=found["who"]), has.format(who=found["who"], much=found["much"])


def _wearing(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Where somebody is, and what they have in play."""
    said, controls = _WEARING[language]
    found = said.fullmatch(text)
    if found is not None:
        yield found["lays"], f"{found['who']} {controls} {found['what']}"

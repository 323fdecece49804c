"""One sentence that says of a card that is used what is paid for it, in tokens or in actions."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.wording.folded import Comes

#: Whoever does something: no other deed stands before them.
WHO = {"en": r"(?P<who>(?:(?! and |, ).)+?)", "it": r"(?P<who>(?:(?! e |, ).)+?)"}
#: Language → (a card that is played or used, and what is spent on it; the same the other way round).
_PAYING = {
    "en": (
        lazily(
            rf"(?P<uses>{WHO['en']} (?:uses|activates|triggers|plays) .+?),? "
            r"(?:paying|spending|by paying|by spending|for) (?P<what>\d+ [a-z]+)"
            r"(?P<skill> for (?:\+?\d+ )?(?:willpower|intellect|combat|agility))?"
        ),
        lazily(
            rf"{WHO['en']} (?:spends|pays) (?P<what>\d+ [a-z]+) to (?P<does>use|activate|trigger|play) "
            r"(?P<rest>.+)"
        ),
    ),
    "it": (
        lazily(
            rf"(?P<uses>{WHO['it']} (?:usa|attiva|gioca) .+?),? (?:pagando|spendendo) (?P<what>\d+ [a-z]+)"
            r"(?P<skill> per (?:\+?\d+ )?(?:volontà|intelletto|combattimento|agilità))?"
        ),
        lazily(
            rf"{WHO['it']} (?:spende|paga) (?P<what>\d+ [a-z]+) per (?P<does>usare|attivare|giocare) (?P<rest>.+)"
        ),
    ),
}
SPENDS = {"en": "spends", "it": "spende"}
#: An amount that is told by an article.
_ONE = lazily(r"^(?:(?:an?|one|un[oa]?) |un['’])")
_PLUS = lazily(r"\+?\d+ ")
#: Language → an ability that is told by the actions that it costs, and what those came to.
_FOR_ACTIONS = {
    "en": (
        lazily(
            rf"{WHO['en']} (?:spends|uses|takes) (?P<count>\d+|an|a) actions? to (?P<does>discard|remove|use|activate) "
            r"(?P<card>[A-Z\"“.].*)"
        ),
        "{who} uses {card}",
        "this has happened: {who} spends {count} {action}",
        "this has happened: {card} is discarded",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?:spende|usa) (?P<count>\d+|un['’]) ?azion[ei] per (?P<does>scartare|usare|attivare) "
            r"(?P<card>[A-ZÀ-Ý\"“.].*)"
        ),
        "{who} usa {card}",
        "è successo questo: {who} spende {count} {action}",
        "è successo questo: {card} viene scartato",
    ),
}
_ACTIONS = {"en": ("action", "actions"), "it": ("azione", "azioni")}
_DISCARDS = ("discard", "remove", "scartare")
#: Language → what is spent on an ability that is named, or from a card so as to do something by it.
_ON = {
    "en": (
        lazily(
            rf"{WHO['en']} (?:spends|pays) (?P<much>\d+ [a-z]+) (?:on|to|into) (?P<card>(?:the (?:[a-z]+ )?ability of )?[A-Z\"“.].*?)"
            r"(?P<rest>(?: (?:to get|for) \+\d+ [a-z]+| for (?:willpower|intellect|combat|agility)| to [a-z]+ .+)?)"
        ),
        lazily(
            rf"{WHO['en']} spends (?P<much>(?:\d+|an?|one) [a-z]+) from (?P<card>(?:the )?[A-Z\"“.].*?)"
            r"(?P<rest> to [a-z]+ .+| for \+\d+ [a-z]+)"
        ),
        "{who} uses {card}{rest}",
        "this has happened: {who} spends {much}",
        "this has happened: {much} is spent from {card}",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?:spende|paga) (?P<much>\d+ [a-z]+) (?:per|su) (?P<card>(?:la (?:[a-z]+ )?capacità di )?[A-ZÀ-Ý].*?)"
            r"(?P<rest>(?: per (?:ottenere )?\+\d+ [a-zà-ù]+| per [a-z]+ .+)?)"
        ),
        lazily(
            rf"{WHO['it']} spende (?P<much>(?:\d+ |un[oa]? |un['’])[a-z]+) da (?P<card>[A-ZÀ-Ý\"“.].*?)"
            r"(?P<rest> per [a-z]+ .+| per \+\d+ [a-z]+)"
        ),
        "{who} usa {card}{rest}",
        "è successo questo: {who} spende {much}",
        "è successo questo: si spende {much} da {card}",
    ),
}
#: What somebody spends of their own; anything else is spent from the card that it lies on.
_OWN_POOLS = frozenset(
    {"resource", "resources", "clue", "clues", "action", "actions", "risorsa", "risorse"}
    | {"indizio", "indizi", "azione", "azioni"}
)
#: Language → damage or horror that somebody takes, and what they put it on.
_PUT_ON = {
    "en": (
        lazily(
            rf"{WHO['en']} takes (?P<what>\d+ (?:damage|horror)),? (?:and )?(?:puts|places|assigns|putting|placing|assigning) "
            r"(?:it|them|it all|all of it|both) (?:on|to) (?P<card>[A-Z\"“.].*)"
        ),
        ("{who} takes {what}", "{who} assigns {what} to {card}"),
    ),
    "it": (
        lazily(
            rf"{WHO['it']} subisce (?P<what>\d+ (?:danno|danni|orrore|orrori)) e l[oi] (?:mette|assegna) (?:su|a) "
            r"(?P<card>[A-ZÀ-Ý\"“.].*)"
        ),
        ("{who} subisce {what}", "{who} assegna {what} a {card}"),
    ),
}
#: Language → one of the tokens on a card, or the last, that is used for something.
_USES_ONE = {
    "en": (
        lazily(
            rf"{WHO['en']} uses (?:(?:an?|1|one|the last) (?P<token>[a-z]+) (?:from|of|on) (?P<card>[A-Z\"“.].*?)"
            r"|(?P<whose>[A-Z\"“.].*?)['’]s? (?:last|only) (?P<last>[a-z]+))(?P<rest> to [a-z]+ .+|)"
        ),
        "{who} spends 1 {token} from {card}{rest}",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} usa (?:un[oa]?|1|l['’]ultim[oa]) (?P<token>[a-zà-ù]+) (?:da|di|su) (?P<card>[A-ZÀ-Ý\"“.].*?)"
            r"(?P<rest> per [a-z]+ .+|)"
        ),
        "{who} spende 1 {token} da {card}{rest}",
    ),
}
#: Language → what is bought, a point at a time: what has been spent on it is all of it together.
_POINTS = {
    "en": (lazily(r" (?:to get|for) \+\d+ [a-z]+"), "{who} has spent at least {much}"),
    "it": (lazily(r" per (?:ottenere )?\+\d+ [a-z]+"), "{who} ha speso almeno {much}"),
}
_DOES = {"usare": "usa", "attivare": "usa", "giocare": "gioca", "use": "uses", "play": "plays"}
#: Language → what somebody spends for an additional action; how their ability is told, and what comes of it.
_ACTION_BOUGHT = {
    "en": (
        lazily(
            rf"{WHO['en']} (?:spends|pays) (?P<much>\d+ resources?),? (?:for|to (?:get|take|gain|buy)) (?:an?|1|one|his|her|their) (?:additional|extra) action(?: this turn)?"
        ),
        "{who} uses their own ability",
        "{who} has spent at least {much}",
        "this has happened: {who} gains 1 action",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?:spende|paga) (?P<much>\d+ risors[ae]),? per (?:un['’]|1 |una |l['’])?(?:ottenere un['’]|avere un['’])?azione (?:aggiuntiva|extra)"
        ),
        "{who} usa la propria capacità",
        "{who} ha speso almeno {much}",
        "è successo questo: {who} ottiene 1 azione",
    ),
}
#: Language → a card that is used, and the additional action that its user has by that.
_ACTION_BY = {
    "en": (
        lazily(
            rf"(?P<uses>{WHO['en']} (?:uses|activates|triggers|plays) .+?),? "
            r"(?:and (?:takes|gets|gains|has)|(?:to (?:take|get|gain)|taking|getting|gaining)|for) "
            r"(?:the|an?|1|one) (?:additional|extra) action(?: this turn)?"
        ),
        "this has happened: {who} gains 1 action",
    ),
    "it": (
        lazily(
            rf"(?P<uses>{WHO['it']} (?:usa|attiva|gioca) .+?),? "
            r"(?:e (?:ottiene|riceve|ha)|per (?:ottenere|avere)|ottenendo) (?:l['’]|un['’]|1 )azione (?:aggiuntiva|extra)"
        ),
        "è successo questo: {who} ottiene 1 azione",
    ),
}
#: Language → (what somebody pays or takes so as to have something done; what is done, told without its verb).
_TO_HAVE = {
    "en": (
        lazily(
            rf"{WHO['en']} (?P<pays>spends|pays|takes|suffers) (?P<what>(?:\d+|an?|one) (?:direct )?[a-z]+),? "
            r"(?:to (?P<does>[a-z]+ .+)|for (?P<bonus>\+\d+ damage))"
        ),
        "deal {}",
        {"takes": "take", "suffers": "take"},
        "{who} chooses to {does}",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?P<pays>spende|paga|subisce) (?P<what>(?:\d+|un[oa]?) [a-zà-ù]+(?: dirett[oi])?),? "
            r"per (?:(?P<does>[a-zà-ù]+[aei]re .+)|(?P<bonus>\+\d+ dann[oi]))"
        ),
        "infliggere {}",
        {"subisce": "subire"},
        "{who} sceglie di {does}",
    ),
}
#: Language → what is spent or used, and what for, in words that say nothing of what the game does.
_IDLY = {
    "en": lazily(
        r"(?P<does>.+?)(?: (?:on|for) (?:it|this|that))?"
        r",? to (?:empower|boost|power|help|improve|strengthen|do so|take an action)\b(?: [a-z]+){0,3}"
    ),
    "it": lazily(
        r"(?P<does>.+?),? per (?:potenziar\w+|potenziare|aiutar\w+|migliorar\w+|farlo|effettuare un['’]azione)"
        r"(?: [a-z]+){0,3}"
    ),
}
#: Language → so much that is spent on something, which it is for is said already.
_SPENT_ON = {
    "en": lazily(
        r"(?P<does>.+? spends \d+ [a-z]+(?: twice| \d times)?) (?:on|for) (?:it|this|that)"
    ),
    "it": lazily(
        r"(?P<does>.+? spende \d+ [a-z]+(?: due volte)?) (?:su|per) (?:esso|essa|questo|quello)"
    ),
}


def paid(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that one may fold together which says what is paid."""
    for said in (_IDLY[language], _SPENT_ON[language]):
        if (found := said.fullmatch(text)) is not None:
            yield (found["does"],)
    put, rows = _PUT_ON[language]
    if (found := put.fullmatch(text)) is not None:
        yield tuple(row.format(**found.groupdict()) for row in rows)
    one, spends = _USES_ONE[language]
    if (found := one.fullmatch(text)) is not None:
        slots = found.groupdict()
        token, card = slots["token"] or slots.get("last"), slots["card"] or slots.get("whose")
        yield (spends.format(who=slots["who"], token=token, card=card, rest=slots["rest"]),)
    yield from _on_it(text, language)
    yield from _for_actions(text, language)
    yield from _action_by(text, language)
    yield from _action_bought(text, language)
    yield from _paying(text, language)


def had_done(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What somebody pays or takes, and what they have done for it, which the ability has to do."""
    said, deals, suffers, chooses = _TO_HAVE[language]
    found = said.fullmatch(text)
    if found is None:
        return
    does = found["does"] or deals.format(found["bonus"])
    takes, what = suffers.get(found["pays"]), _ONE.sub("1 ", found["what"])
    paid_so = (
        chooses.format(who=found["who"], does=f"{takes} {what}")
        if takes
        else f"{found['who']} {SPENDS[language]} {what}"
    )
    yield paid_so, chooses.format(who=found["who"], does=does)


def _on_it(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """A card that is used, and what has to have been spent on that."""
    on, from_it, uses, spends, spent = _ON[language]
    points, in_all = _POINTS[language]
    if (found := on.fullmatch(text)) is not None:
        slots = {"rest": "", **found.groupdict()}
        kind = slots["much"].partition(" ")[2]
        own = kind in _OWN_POOLS or bool(slots["rest"])
        comes = in_all if points.fullmatch(slots["rest"]) else spends if own else spent
        yield uses.format(**slots), Comes(comes.format(**slots))
    if (found := from_it.fullmatch(text)) is not None:
        slots = {**found.groupdict(), "much": _ONE.sub("1 ", found["much"])}
        yield uses.format(**slots), Comes(spent.format(**slots))


def _for_actions(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """A card that is used for so many actions, which have to be spent, and to discard it."""
    said, uses, spends, discarded = _FOR_ACTIONS[language]
    found = said.fullmatch(text)
    if found is None:
        return
    count = found["count"] if found["count"].isdigit() else "1"
    slots = {**found.groupdict(), "count": count, "action": _ACTIONS[language][count != "1"]}
    parts = (uses.format(**slots), Comes(spends.format(**slots)))
    gone = found["does"] in _DISCARDS
    yield (*parts, Comes(discarded.format(**slots))) if gone else parts


def _action_bought(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What somebody spends for an additional action, which their own ability has to give."""
    said, uses, spent, gains = _ACTION_BOUGHT[language]
    if (found := said.fullmatch(text)) is not None:
        slots = found.groupdict()
        comes = (Comes(spent.format(**slots)), Comes(gains.format(**slots)))
        yield (uses.format(**slots), *comes)


def _action_by(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """A card that is used, and that an action has come of it."""
    said, gains = _ACTION_BY[language]
    if (found := said.fullmatch(text)) is not None:
        yield found["uses"], Comes(gains.format(who=found["who"]))


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
        yield uses, f"{found['who']} {SPENDS[language]} {found['what']}"

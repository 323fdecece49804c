"""One sentence that says of a card that is used what it is for, what is paid for it, what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.wording.speech import Comes

#: Language → a card that somebody uses to do something, or by which they do it.
_TO = {
    "en": (
        lazily(
            r"(?P<uses>(?P<who>.+?) (?:uses|activates|triggers|plays) .+?),? to "
            r"(?P<what>(?!the |an? |his |her |their )[a-z]+ (?:(?!,? and [a-z]+s |, [a-z]+s ).)+)"
        ),
        lazily(
            r"(?P<uses>(?P<who>.+?) (?:uses|activates|triggers|plays) .+?),? "
            r"(?P<doing>sending|bringing|putting|healing|dealing|evading|moving(?! \d)) "
            r"(?P<what>(?:(?!,? and [a-z]+s |, [a-z]+s ).)+)"
        ),
    ),
    "it": (
        lazily(r"(?P<uses>(?P<who>.+?) (?:usa|attiva|gioca) .+?),? per (?P<what>[a-z]+ .+)"),
        lazily(
            r"(?P<uses>(?P<who>.+?) (?:usa|attiva|gioca) .+?),? "
            r"(?P<doing>mandando|portando|mettendo|curando|infliggendo|eludendo|(?:muovendo|spostando)(?! \d)) "
            r"(?P<what>.+)"
        ),
    ),
}
#: What somebody is doing by a card → the verb of it.
_INFINITIVE = {
    "sending": "send",
    "bringing": "bring",
    "putting": "put",
    "healing": "heal",
    "dealing": "deal",
    "evading": "evade",
    "moving": "move",
    "mandando": "mandare",
    "portando": "portare",
    "mettendo": "mettere",
    "curando": "curare",
    "infliggendo": "infliggere",
    "eludendo": "eludere",
    "muovendo": "muovere",
    "spostando": "spostare",
}
#: Language → a card that somebody exhausts so as to do something, what the rest says; that it exhausts.
_EXHAUSTS = {
    "en": (
        lazily(
            r"(?P<who>.+?) (?:exhausts|taps) (?P<card>.+?)(?P<rest>,? (?:(?:paying|spending|and (?:pays|spends))"
            r" .+? )?to [a-z]+ .+)"
        ),
        "{who} uses {card}{rest}",
        "this has happened: {card} exhausts",
    ),
    "it": (
        lazily(
            r"(?P<who>.+?) esaurisce (?P<card>.+?)(?P<rest>,? (?:(?:pagando|spendendo) .+? )?per [a-z]+ .+)"
        ),
        "{who} usa {card}{rest}",
        "è successo questo: {card} si esaurisce",
    ),
}
#: Language → what somebody spends and what for, told between the two: "uses X, paying 1 resource, to …".
_PAYING_TO = {
    "en": lazily(
        r"(?P<uses>(?P<who>.+?) (?:uses|activates|triggers|plays) .+?),? (?:paying|spending|and (?:pays|spends)) "
        r"(?P<what>\d+ [a-z]+(?: from .+?)?),? (?P<rest>to [a-z]+ .+)"
    ),
    "it": lazily(
        r"(?P<uses>(?P<who>.+?) (?:usa|attiva|gioca) .+?),? (?:pagando|spendendo) "
        r"(?P<what>\d+ [a-z]+(?: da .+?)?),? (?P<rest>per [a-z]+ .+)"
    ),
}
#: Language → a card that is put into play, and what has to come of it.
_INTO_PLAY = {
    "en": (
        lazily(r"(?:put|bring) (?P<card>.+) into play"),
        "this has happened: {card} enters play",
    ),
    "it": (lazily(r"mettere in gioco (?P<card>.+)"), "è successo questo: {card} entra in gioco"),
}
_CHOOSES = {"en": "chooses", "it": "sceglie"}
#: Language → a pronoun for what something is done to, and what stands before the card it is done to.
_IT = {
    "en": (lazily(r"\b(?:it|him|her|them)\b(?! own)"), lazily(r" on (?P<target>[^,]+)$")),
    "it": (lazily(r"\b(?:lo|la|lui|lei)\b"), lazily(r" su (?P<target>[^,]+)$")),
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
_SPENDS = {"en": "spends", "it": "spende"}
_PLUS = lazily(r"\+?\d+ ")
_DOES = {"usare": "usa", "attivare": "usa", "giocare": "gioca", "use": "uses", "play": "plays"}
#: Language → a card that is used, and the additional action that its user has by that.
_ACTION_BY = {
    "en": (
        lazily(
            r"(?P<uses>(?P<who>.+?) (?:uses|activates|triggers|plays) .+?),? "
            r"(?:and (?:takes|gets|gains|has)|(?:to (?:take|get|gain)|taking|getting|gaining)|for) "
            r"(?:the|an?|1|one) (?:additional|extra) action(?: this turn)?"
        ),
        "this has happened: {who} gains 1 action",
    ),
    "it": (
        lazily(
            r"(?P<uses>(?P<who>.+?) (?:usa|attiva|gioca) .+?),? "
            r"(?:e (?:ottiene|riceve|ha)|per (?:ottenere|avere)|ottenendo) (?:l['’]|un['’]|1 )azione (?:aggiuntiva|extra)"
        ),
        "è successo questo: {who} ottiene 1 azione",
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
#: Language → what is done, and the moment at which it is: that has to come about.
_AS = {
    "en": (
        lazily(
            r"(?P<does>(?P<who>.+?) (?:uses|activates|triggers|plays) .+?),? (?:as soon as|as|when|once) (?P<moment>.+)"
        ),
        "this has happened: {}",
    ),
    "it": (
        lazily(
            r"(?P<does>(?P<who>.+?) (?:usa|attiva|gioca) .+?),? (?:non appena|quando) (?P<moment>.+)"
        ),
        "è successo questo: {}",
    ),
}
#: Language → what is used, and what is chosen for it without a comma.
_CHOOSING = {
    "en": (
        lazily(
            r"(?P<does>(?P<who>.+?) (?:uses|activates|triggers|plays) .+?),? (?:choosing|naming) (?P<what>.+)"
        ),
        "chooses",
    ),
    "it": (
        lazily(r"(?P<does>(?P<who>.+?) (?:usa|attiva|gioca) .+?),? scegliendo (?P<what>.+)"),
        "sceglie",
    ),
}


def used(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that one may fold together which says that somebody uses a card."""
    for said in (_IDLY[language], _SPENT_ON[language]):
        if (found := said.fullmatch(text)) is not None:
            yield (found["does"],)
    moment, comes = _AS[language]
    if (found := moment.fullmatch(text)) is not None:
        yield found["does"], Comes(comes.format(found["moment"]))
    choosing, chooses = _CHOOSING[language]
    if (found := choosing.fullmatch(text)) is not None:
        yield found["does"], f"{found['who']} {chooses} {found['what']}"
    yield from _action_by(text, language)
    yield from _exhausted_to(text, language)
    yield from _paying_to(text, language)
    yield from _used_to(text, language)
    yield from _paying(text, language)


def _action_by(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """A card that is used, and that an action has come of it."""
    said, gains = _ACTION_BY[language]
    if (found := said.fullmatch(text)) is not None:
        yield found["uses"], Comes(gains.format(who=found["who"]))


def _used_to(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is used, and what somebody does by it."""
    chooses = {"en": "chooses to", "it": "sceglie di"}[language]
    for said in _TO[language]:
        found = said.fullmatch(text)
        if found is None:
            continue
        pronoun, aimed = _IT[language]
        target = aimed.search(found["uses"])
        what = pronoun.sub(target["target"], found["what"]) if target else found["what"]
        doing = found.groupdict().get("doing")
        does = f"{_INFINITIVE[doing]} {what}" if doing else what
        into, came = _INTO_PLAY[language]
        if (put := into.fullmatch(does)) is not None:
            card = put["card"]
            yield (
                found["uses"],
                f"{found['who']} {_CHOOSES[language]} {card}",
                Comes(came.format(card=card)),
            )
        yield found["uses"], f"{found['who']} {chooses} {does}"


def _exhausted_to(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is exhausted as the cost of what is done by it: that it exhausts has to come of it."""
    said, uses, exhausts = _EXHAUSTS[language]
    found = said.fullmatch(text)
    if found is not None:
        yield uses.format(**found.groupdict()), Comes(exhausts.format(card=found["card"]))


def _paying_to(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is used, what is spent on it, and what somebody does by it."""
    found = _PAYING_TO[language].fullmatch(text)
    if found is not None:
        spends = f"{found['who']} {_SPENDS[language]} {found['what']}"
        yield from (
            (uses, spends, *chosen)
            for uses, *chosen in _used_to(f"{found['uses']} {found['rest']}", language)
        )


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

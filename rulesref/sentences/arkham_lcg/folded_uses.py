"""One sentence that says of a card that is used what it is for, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_actions import each_with_action, with_action
from rulesref.sentences.arkham_lcg.folded_cancels import canceled
from rulesref.sentences.arkham_lcg.folded_costs import SPENDS, WHO, paid
from rulesref.sentences.arkham_lcg.folded_healing import healing
from rulesref.wording.folded import Comes

#: Language → a card that somebody uses to do something, or by which they do it.
_TO = {
    "en": (
        lazily(
            rf"(?P<uses>{WHO['en']} (?:uses|activates|triggers|plays) .+?),? to "
            r"(?P<what>(?!the |an? |his |her |their )[a-z]+(?: (?:(?!,? and [a-z]+s |, [a-z]+(?:s|ing) ).)+)?)"
        ),
        lazily(
            rf"(?P<uses>{WHO['en']} (?:uses|activates|triggers|plays) .+?),? "
            r"(?P<doing>sending|bringing|putting|healing|dealing|evading|moving(?! \d)) "
            r"(?P<what>(?:(?!,? and [a-z]+s |, [a-z]+(?:s|ing) ).)+)"
        ),
    ),
    "it": (
        lazily(rf"(?P<uses>{WHO['it']} (?:usa|attiva|gioca) .+?),? per (?P<what>[a-z]+(?: .+)?)"),
        lazily(
            rf"(?P<uses>{WHO['it']} (?:usa|attiva|gioca) .+?),? "
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
            rf"{WHO['en']} (?:exhausts|taps) (?P<card>.+?)(?P<rest>,? (?:(?:paying|spending|and (?:pays|spends))"
            r" .+? )?to [a-z]+(?: .+)?)"
        ),
        "{who} uses {card}{rest}",
        "this has happened: {card} exhausts",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} esaurisce (?P<card>.+?)(?P<rest>,? (?:(?:pagando|spendendo) .+? )?per [a-z]+ .+)"
        ),
        "{who} usa {card}{rest}",
        "è successo questo: {card} si esaurisce",
    ),
}
#: Language → a card that is discarded so as to have something done, and what.
_DISCARDS = {
    "en": (
        lazily(
            rf"(?P<discards>{WHO['en']} discards (?P<card>[A-Z\"“.].*?)),? to (?P<does>[a-z]+(?: .+)?)"
        ),
        "this has happened: {card} is discarded",
    ),
    "it": (
        lazily(
            rf"(?P<discards>{WHO['it']} scarta (?P<card>[A-ZÀ-Ý\"“.].*?)),? per (?P<does>[a-z]+(?: .+)?)"
        ),
        "è successo questo: {card} viene scartato",
    ),
}
#: Language → the skill that a card is used to test with.
_SKILL = {
    "en": lazily(
        r"(?:use|test with|test) (?:(?:his|her|their) )?(?P<skill>willpower|intellect|combat|agility)"
        r"(?: instead(?: of [a-z]+)?| for (?:it|this attack|this test|the test))?"
    ),
    "it": lazily(
        r"(?:usare|provare con) (?:la |l['’])?(?P<skill>volontà|intelletto|combattimento|agilità)"
        r"(?: invece(?: (?:di|della|dell['’]) ?[a-z]+)?)?"
    ),
}
#: Language → what somebody spends and what for, told between the two: "uses X, paying 1 resource, to …".
_PAYING_TO = {
    "en": lazily(
        rf"(?P<uses>{WHO['en']} (?:uses|activates|triggers|plays) .+?),? (?:paying|spending|and (?:pays|spends)) "
        r"(?P<what>\d+ [a-z]+(?: from .+?)?),? (?P<rest>to [a-z]+ .+)"
    ),
    "it": lazily(
        rf"(?P<uses>{WHO['it']} (?:usa|attiva|gioca) .+?),? (?:pagando|spendendo) "
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
#: Language → how a test ends that a card is used for.
_ENDING = {
    "en": lazily(
        r"(?P<ends>fail|succeed|pass)(?: (?:at )?(?:the|this|that) test)?(?P<by> by \d+)?(?: instead)?"
    ),
    "it": lazily(r"(?P<ends>fallire|superare|riuscire)(?: (?:la|questa) prova)?(?P<by> di \d+)?"),
}
_ENDS = {
    "fail": "fails",
    "succeed": "succeeds",
    "pass": "succeeds",
    **dict.fromkeys(("superare", "riuscire"), "supera la prova"),
    "fallire": "fallisce la prova",
}
_CHOOSES = {"en": "chooses", "it": "sceglie"}
_TO_DO = {"en": "chooses to", "it": "sceglie di"}
#: Language → a card that is played, and used at once by what is told of it as "its".
_ITS = {
    "en": (
        lazily(
            rf"(?P<plays>{WHO['en']} plays (?P<card>[A-Z\"“.][^,]*?)),? (?:and (?:uses|triggers)|using|triggering) "
            r"its (?:reaction|ability|triggered ability)(?P<rest>.*)"
        ),
        "{who} uses {card}{rest}",
    ),
    "it": (
        lazily(
            rf"(?P<plays>{WHO['it']} gioca (?P<card>[A-ZÀ-Ý\"“.][^,]*?)),? (?:e (?:ne )?usa|usando) "
            r"la sua (?:reazione|capacità)(?P<rest>.*)"
        ),
        "{who} usa {card}{rest}",
    ),
}
#: Language → a card that is played, and what is done with it at once.
_WITH_IT = {
    "en": (
        lazily(
            rf"(?P<plays>{WHO['en']} plays (?P<card>[A-Z\"“.][^,]*?)) and (?P<does>[a-z]+s .+?) (?:with|using) it"
            r"(?P<rest>(?:,? .+)?)"
        ),
        "{who} {does} with {card}{rest}",
    ),
    "it": (
        lazily(
            rf"(?P<plays>{WHO['it']} gioca (?P<card>[A-ZÀ-Ý\"“.][^,]*?)) e con ess[oa] (?P<does>[a-z]+a .+?)(?P<rest>)"
        ),
        "{who} {does} con {card}{rest}",
    ),
}
#: Language → a pronoun for what something is done to, and what stands before the card it is done to.
_IT = {
    "en": (lazily(r"\b(?:it|him|her|them)\b(?! own)"), lazily(r" on (?P<target>[^,]+)$")),
    "it": (lazily(r"\b(?:lo|la|lui|lei)\b"), lazily(r" su (?P<target>[^,]+)$")),
}
#: Language → what somebody does by a card that is named behind it.
_BY_IT = {
    "en": (
        lazily(
            rf"{WHO['en']} (?P<does>draws|gains|discovers|deals|heals|moves|evades|cancels) (?P<what>.+?) "
            r"(?:with|using|from|by|thanks to) (?P<card>[A-Z\"“.][^,]*)"
        ),
        "uses",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?P<does>pesca|ottiene|scopre|infligge|cura|elude) (?P<what>.+?) "
            r"(?:con|usando|grazie a) (?P<card>[A-ZÀ-Ý\"“.][^,]*)"
        ),
        "usa",
    ),
}
_BARE = {
    "draws": "draw",
    "gains": "gain",
    "discovers": "discover",
    "deals": "deal",
    "heals": "heal",
    "moves": "move",
    "evades": "evade",
    "cancels": "cancel",
    "pesca": "pescare",
    "ottiene": "ottenere",
    "scopre": "scoprire",
    "infligge": "infliggere",
    "cura": "curare",
    "elude": "eludere",
}
#: Language → what is done, and the moment at which it is: that has to come about.
_AS = {
    "en": (
        lazily(
            rf"(?P<does>{WHO['en']} (?:uses|activates|triggers|plays) .+?),? (?:as soon as|as|when|once) "
            r"(?P<moment>(?!his |her |their |an? |if |though |[-+]?\d).+)"
        ),
        "this has happened: {}",
    ),
    "it": (
        lazily(
            rf"(?P<does>{WHO['it']} (?:usa|attiva|gioca) .+?),? (?:non appena|quando) (?P<moment>(?!\d).+)"
        ),
        "è successo questo: {}",
    ),
}
#: Language → what is used, and what is chosen for it without a comma.
_CHOOSING = {
    "en": (
        lazily(
            rf"(?P<does>{WHO['en']} (?:uses|activates|triggers|plays) .+?),? (?:choosing|naming) (?P<what>.+)"
        ),
        "chooses",
    ),
    "it": (
        lazily(rf"(?P<does>{WHO['it']} (?:usa|attiva|gioca) .+?),? scegliendo (?P<what>.+)"),
        "sceglie",
    ),
}


def used(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that one may fold together which says that somebody uses a card."""
    yield from with_action(text, language)
    yield from each_with_action(text, language)
    yield from paid(text, language)
    moment, comes = _AS[language]
    if (found := moment.fullmatch(text)) is not None:
        yield found["does"], Comes(comes.format(found["moment"]))
    choosing, chooses = _CHOOSING[language]
    if (found := choosing.fullmatch(text)) is not None:
        yield found["does"], f"{found['who']} {chooses} {found['what']}"
    with_it, does = _WITH_IT[language]
    if (found := with_it.fullmatch(text)) is not None:
        yield found["plays"], does.format(**found.groupdict())
    its, uses = _ITS[language]
    if (found := its.fullmatch(text)) is not None:
        yield found["plays"], uses.format(**found.groupdict())
    yield from canceled(text, language)
    yield from _by_it(text, language)
    yield from _exhausted_to(text, language)
    yield from _paying_to(text, language)
    yield from _used_to(text, language)


def _by_it(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What somebody does by a card, which they use for that."""
    said, uses = _BY_IT[language]
    found = said.fullmatch(text)
    if found is not None:
        does = f"{_BARE[found['does']]} {found['what']}"
        yield from healing(f"{found['who']} {uses} {found['card']}", does, language)
        yield f"{found['who']} {uses} {found['card']}", f"{found['who']} {_TO_DO[language]} {does}"


def _used_to(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is used, and what somebody does by it."""
    chooses = _TO_DO[language]
    for said in _TO[language]:
        found = said.fullmatch(text)
        if found is None:
            continue
        pronoun, aimed = _IT[language]
        target = aimed.search(found["uses"])
        what = pronoun.sub(target["target"], found["what"]) if target else found["what"]
        ends = _ENDING[language].fullmatch(found["what"])
        if ends is not None and not found.groupdict().get("doing"):
            yield found["uses"], Comes(f"{found['who']} {_ENDS[ends['ends']]}{ends['by'] or ''}")
        doing = found.groupdict().get("doing")
        does = f"{_INFINITIVE[doing]} {what}" if doing else what
        if target is None:
            yield from healing(found["uses"], does, language)
        if (skill := _SKILL[language].fullmatch(found["what"])) is not None and not doing:
            yield found["uses"], f"{found['who']} {_CHOOSES[language]} {skill['skill']}"
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
    """What is exhausted, or discarded, as the cost of what is done by it: that has to come of it."""
    said, uses, exhausts = _EXHAUSTS[language]
    found = said.fullmatch(text)
    if found is not None:
        yield uses.format(**found.groupdict()), Comes(exhausts.format(card=found["card"]))
    said, discarded = _DISCARDS[language]
    if (found := said.fullmatch(text)) is not None:
        does = f"{found['who']} {_TO_DO[language]} {found['does']}"
        yield found["discards"], does, Comes(discarded.format(card=found["card"]))


def _paying_to(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is used, what is spent on it, and what somebody does by it."""
    found = _PAYING_TO[language].fullmatch(text)
    if found is not None:
        spends = f"{found['who']} {SPENDS[language]} {found['what']}"
        yield from (
            (uses, spends, *chosen)
            for uses, *chosen in _used_to(f"{found['uses']} {found['rest']}", language)
        )

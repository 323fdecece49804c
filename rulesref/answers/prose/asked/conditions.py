"""A question that tells in itself what it is asked of: what comes before it, or on what condition."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.answers.prose.judged.afterwards import AFTER
from rulesref.answers.prose.wordings.past import in_present
from rulesref.answers.sentences import Posed

_ASKS = {
    "en": r"(?:does|do|did|can|may|could|will|would|should|is|are|am|was|were|how|which|what|who|where) ",
    "it": r"(?:può|posso|potrei|è|sono|quant[aeio]|chi|dove|cosa|il|lo|la|l'|un|una|mi|subisco|provoco|ottengo|scopro|viene|fa|mi|effettua|attacca|segue|resta|rimane|devo|prendo|riesco|fallisco|supero) ?",
}
_IF = {
    "en": r"(?:if|when|after|once|while|as|because|since|now that)",
    "it": r"(?:se|quando|dopo che|mentre)",
}


def tells(asked: Posed, language: str) -> bool:
    """Whether anything is told, before the question or in it."""
    return any(one.told for one in variants(asked, language))


def variants(asked: Posed, language: str) -> Iterator[Posed]:
    """``asked`` with what its question tells, told before it; without that where nothing of a thing is told in it."""
    if language == "en":  # the moment may stand before what is asked
        asked = asked._replace(question=_AT_FIRST.sub(r"\2 \1", asked.question))
    yield from _with_engaged(asked, language)
    yield from _with_how(asked, language)
    yield from _with_owner(asked, language)
    for placed in _with_place(asked, language):
        yield placed
        yield from _with_tail(placed, language)
    yield asked
    yield from _with_tail(asked, language)
    for split in _split(asked, language):
        yield split
        yield from _with_tail(split, language)


def _split(asked: Posed, language: str) -> Iterator[Posed]:
    """``asked`` with the clause told before its question, where both stand in one sentence."""
    asks, if_ = _ASKS[language], _IF[language]
    for way in (
        rf"{if_} (?P<told>.+), (?P<question>{asks}.+)",
        rf"(?P<told>.+?): (?P<question>{asks}.+)",
        rf"(?P<question>{asks}.+?),? {if_} (?P<told>.+)",
        rf"{if_} (?P<told>.+?),? (?P<question>{asks}.+)",
        rf"(?!{if_} |{asks})(?P<told>.+), (?:so |and |then )?(?P<question>{asks}.+)",
    ):
        found = re.fullmatch(way, asked.question, re.I)
        if found:
            told = _TOPIC.sub(r"\1 ", found["told"])
            if language == "en":
                told = in_present((told,), "")[0][0]
            after = bool(AFTER.search(asked.question))
            yield Posed((*asked.told, told), found["question"], again=True, after=after)
            if language == "en" and found.start("told") > found.start("question"):
                yield from _of_it(asked, told, found["question"])


def _of_it(asked: Posed, told: str, question: str) -> Iterator[Posed]:
    """What is ``told`` behind its ``question``, of each thing of the question that "it" may be there."""
    for mark in dict.fromkeys(re.findall(r"@\d+", question)):
        meant = _IT.sub(mark, _IT_IS.sub(f"{mark} is", told))
        if meant != told:
            yield Posed((*asked.told, meant), question, again=True)


_IT_IS = re.compile(r"\bit(?:'s| is)\b", re.I)
_IT = re.compile(r"\bit\b(?!')", re.I)
#: What is asked about, by what it does: "a hunter that moves to me: does it …?".
_TOPIC = re.compile(
    r"^((?:(?:an?|the|my|il|lo|la|un|una) )?@\d+|(?:an?|the) enemy|(?:un|il) nemico) (?:that|which|who|che) ",
    re.I,
)
#: Who attacks: whatever it is, it has to be an enemy for the sentence to be read.
_ENEMY = r"it|they|(?:the|that|this) enemy|(?:(?:the|that|this|an?) )?@\d+"
_NEMICO = r"(?:(?:il|lo|la|l'|quel|quello|questo) ?)?(?:nemico|@\d+)"
#: How somebody wants to be left alone for what they do, by all or by those who take their chance.
_UNHURT = r"(?:being|getting) (?:attacked|hit)"
_UNPROVOKED = (
    r"(?:provoking|triggering|taking|suffering|causing) (?:an |any )?attacks? of opportunity"
)
#: (A question with something told in it, what is told, what is asked) by language.
_TAILS = {
    "en": (
        (r"(?P<asks>(?:does|do|did|will|would) .+?) (?:in|during|at|when) (?:the |(?:my|the) )?(?:next |following |coming )?(?P<phase>enemy|upkeep) phase(?: comes| begins| starts)?",
         "the {phase} phase begins", "{asks}"),
        (r"(?P<asks>(?:does|do|did|will|would) .+?) (?:in|during|at) (?:the )?(?:next )?upkeep", "the upkeep phase begins", "{asks}"),
        # what enemies do in their phase is nobody's choice: one that can does
        (rf"(?:can|could|may) (?P<who>{_ENEMY}) (?P<does>(?:still )?(?:attack|hit) (?:me|us)) (?:in|during|at|when) (?:the |my |our )?(?:next |following |coming )?enemy phase(?: comes| begins| starts)?",
         "the enemy phase begins", "does {who} {does}"),
        # whether it can be done so is whether nobody attacks once it is
        *(
            row
            for without, so in ((_UNHURT, "spared"), (_UNPROVOKED, "safe from attacks of opportunity"))
            for row in (
                (rf"(?:can|may|could) I (?P<does>.+?) without {without}", "I {does}", f"am I {so}"),
                (rf"(?:can|may|could) (?P<who>@\d+) (?P<verb>[a-z]+)(?P<does>| .+?) without {without}",
                 "{who} <{verb}>{does}", f"is {{who}} {so}"),
            )
        ),
        (r"(?P<asks>(?:can|may|could) .+?) with (?P<told>(?:no|\d+|one|only \d+) (?:resources?|actions?))(?: left| remaining)?",
         "I have {told}", "{asks}"),
        (r"(?P<asks>(?:can|may|could) .*?(?P<card>@\d+).*?) with (?P<told>(?:no|\d+|one) (?:charges?|ammo|secrets?|supplies|bullets|uses))(?: left| remaining)?(?: on it)?",
         "{card} has {told}", "{asks}"),
        *(
            row
            for whose, who in (("my", "I attempt"), (r"(?P<who>@\d+)'s", "{who} attempts"))
            for row in (
                (rf"(?P<asks>(?:can|may|could) .*?commit .+?) to {whose} (?P<skill>willpower|intellect|combat|agility) (?:skill )?test",
                 f"{who} a {{skill}} test", "{asks}"),
                (rf"(?P<asks>(?:can|may|could) .*?commit .+?) to {whose} investigation", f"{who.split()[0]} {'investigate' if whose == 'my' else 'investigates'}", "{asks}"),
            )
        ),
        (r"(?P<asks>(?:can|may|could) (?:I|@\d+) (?:still )?(?:play|use|investigate|move|fight|attack|evade|draw|take)\b.*?) (?:in|during) the (?P<phase>mythos|enemy|upkeep) phase",
         "it is the {phase} phase", "{asks}"),
        (r"(?P<asks>(?:can|may|could) I (?:move|go|walk|run)) from (?P<place>(?:the )?@\d+) (?P<to>(?:to|into) .+)", "I am at {place}", "{asks} {to}"),
        (r"(?P<asks>(?:can|may|could) I (?:move|go|walk|run)\b.+?) from (?P<place>(?:the )?@\d+)", "I am at {place}", "{asks}"),
        (r"(?P<asks>(?:can|may|could|does|do|will) .+?) from (?P<foe>@\d+)'s attack(?: (?:on|against) me)?", "{foe} attacks me", "{asks}"),
        (r"(?P<asks>(?:can|may|could) I .+?) (?:at|in) a location with (?P<told>(?:no|an?|one|two|three|\d+) clues?)(?: on it| left)?",
         "my location has {told}", "{asks}"),
        (r"(?P<asks>(?:can|may|could) I .+?) (?:at|in) a location with (?P<card>@\d+)(?: attached(?: to it)?)?", "{card} is attached to my location", "{asks}"),
        (r"(?P<asks>(?:can|may|could) I .+?) (?:at|in) a location with (?P<card>@\d+)(?: there)?", "there is {card} at my location", "{asks}"),
        (r"(?P<asks>(?:can|may|could) .+?) (?:in|during|on) (?P<whose>my|his|her|@?\w[\w-]*(?: \w[\w-]*){0,2}'s) turn", "it is {whose} turn", "{asks}"),
        (r"(?P<asks>(?:can|may|could) .+?) (?:while|when) (?P<told>(?:engaged with|engaged to) .+)", "{told}", "{asks}"),
        (r"(?:does|do|will|would) (?P<does>[a-z]+ing\b.*?) (?P<asks>provoke .+)", "I <{does}>", "does that {asks}"),
        (r"(?P<does>[a-z]+ing\b[^:]*): (?:does|will|would) (?:it|that|this|doing so) (?P<asks>provoke .+)", "I <{does}>", "does that {asks}"),
        (r"(?:does|do|will|would) (?P<does>[a-z]+ing\b.*?) trigger (?P<asks>.+)", "I <{does}>", "does {asks} trigger"),
    ),
    "it": (
        (r"(?!posso |può |potrei )(?P<asks>.+?) (?:nella|durante la) (?:prossima |successiva )?fase (?P<phase>dei Nemici|di Mantenimento)",
         "comincia la Fase {phase}", "{asks}"),
        (r"(?P<asks>(?:posso|può|potrei) (?:giocare|usare|indagare|muovermi|attaccare|eludere|pescare|prendere)\b.*?) (?:nella|durante la) fase (?P<phase>dei Nemici|di Mantenimento|dei Miti)",
         "è la Fase {phase}", "{asks}"),
        (r"(?:nel|durante il|al) mantenimento,? (?P<asks>.+)", "comincia la Fase di Mantenimento", "{asks}"),
        (r"(?:nella|durante la) (?:prossima |successiva )?fase (?P<phase>dei Nemici|di Mantenimento),? (?P<asks>.+)", "comincia la Fase {phase}", "{asks}"),
        (r"(?!posso |può |potrei )(?P<asks>.+?) (?:nel|durante il|in|al) mantenimento", "comincia la Fase di Mantenimento", "{asks}"),
        (r"(?:può|potrebbe) (?:ancora )?attaccarmi (?:nella|durante la) (?:prossima |successiva )?fase dei Nemici",
         "comincia la Fase dei Nemici", "mi attacca"),
        (rf"(?P<who>{_NEMICO}) (?:può|potrebbe) (?:ancora )?attaccarmi (?:nella|durante la) (?:prossima |successiva )?fase dei Nemici",
         "comincia la Fase dei Nemici", "{who} mi attacca"),
        (r"(?P<asks>(?:posso|può|potrei) .+?) con (?P<told>\d+ risorse|una risorsa)", "ho {told}", "{asks}"),
        (r"(?P<asks>(?:(?:@?\w[\w-]* ){0,3}può|posso|potrei) .+?) (?:nel|durante il) (?P<whose>mio turno|turno di [^,]+)", "è il {whose}", "{asks}"),
        (r"(?P<asks>(?:posso|può|potrei) .+?) senza risorse", "non ho risorse", "{asks}"),
    ),
}  # fmt: skip
_AT_FIRST = re.compile(
    r"^((?:in|during) (?:the |my )?(?:next |following |coming )?(?:enemy|upkeep) phase),? (.+)$",
    re.I,
)
#: A thing of a question of which it says whom it is engaged with.
_ENGAGED = {
    "en": r"(?P<asks>(?:can|could|may|does|do|did|will|would|is) .*?)(?P<who>(?:(?:the|that|an?) )?@\d+)(?:,? (?:that is |which is |who is )?)(?P<how>engaged with (?:me|her|him|them|@\d+))\b(?P<rest>.*)",
    "it": r"(?P<asks>(?:(?:può|posso|potrei) .*?)?)(?P<who>(?:(?:il|lo|la|quel|quello|un|uno|una) )?@\d+)(?:,? che è)? (?P<how>(?:impegn|ingaggi)at[oa] con (?:me|lei|lui|@\d+))\b(?P<rest>.*)",
}  # fmt: skip
_IS = {"en": "is", "it": "è"}


def _with_engaged(asked: Posed, language: str) -> Iterator[Posed]:
    """``asked`` with that an enemy of the question is engaged, told before it and not said in it."""
    found = re.fullmatch(_ENGAGED[language], asked.question, re.I)
    if found:
        said = f"{found['who']} {_IS[language]} {found['how']}"
        question = f"{found['asks']}{_definite(found['who'])}{found['rest']}"
        yield Posed((said, *asked.told, said), question, again=True, aside=True)
        if not found["how"].endswith(("me", "con me")):  # who that is has to have been spoken of
            yield Posed((*asked.told, said), question)


#: A thing of a question of which it says how it stands.
_HOW = {
    "en": re.compile(r"(?P<asks>.*\b)(?:the|that|this|my) (?P<how>exhausted|ready) (?P<who>@\d+|enemy)\b(?P<rest>.*)", re.I),
    "it": re.compile(r"(?P<asks>.*?)(?P<who>(?:il|lo|la|quel|quello|quella) (?:@\d+|nemico)) (?P<how>esaurit[oa]|pront[oa])\b(?P<rest>.*)", re.I),
}  # fmt: skip


def _with_how(asked: Posed, language: str) -> Iterator[Posed]:
    """``asked`` with how a thing of the question stands told once more, and not said in it."""
    found = _HOW[language].fullmatch(asked.question)
    if found and asked.told:
        who = f"the {found['who']}" if language == "en" else found["who"]
        said = f"{who} {_IS[language]} {found['how'].casefold()}"
        question = f"{found['asks']}{who}{found['rest']}"
        yield Posed((*asked.told, said), question, again=True, aside=True)


#: A card of a question of which it says whose it is.
_OWNED = {
    "en": r"(?P<asks>(?:can|could|may|does|do|did|will|would|is) .*?)(?P<who>@\d+)(?:'s|’s?) (?P<card>@\d+)(?P<rest>.*)",
    "it": r"(?P<asks>(?:può|posso|potrei) .*?)(?:il |lo |la |l')?(?P<card>@\d+) di (?P<who>@\d+)(?P<rest>.*)",
}  # fmt: skip
_CONTROLS = {"en": "controls", "it": "controlla"}


def _with_owner(asked: Posed, language: str) -> Iterator[Posed]:
    """``asked`` with who controls a card of the question, told before it and not said in it."""
    found = re.fullmatch(_OWNED[language], asked.question, re.I)
    if found:
        said = f"{found['who']} {_CONTROLS[language]} {found['card']}"
        question = f"{found['asks']}{found['card']}{found['rest']}"
        yield Posed((said, *asked.told, said), question, again=True, aside=True)
        yield Posed((said, *asked.told), question)


#: A thing of a question of which it says where it is, besides where somebody is to go.
_PLACED = {
    "en": r"(?P<asks>(?:can|could|may|does|do|did|will|would) .*?)(?P<who>(?:(?:the|that|an?) )(?:@\d+|enemy)) (?:that is |which is |who is )?(?P<where>(?:at|in) (?:my location|a (?:connecting|different) location|another location|the (?:next|same) location)|next door|one location away)\b(?P<rest>.*)",
    "it": r"(?P<asks>(?:può|posso|potrei) .*?)(?P<who>(?:il|lo|la|quel|un|uno|una) (?:@\d+|nemico)) (?:che è )?(?P<where>(?:nel mio luogo|in un (?:luogo (?:collegato|adiacente)|altro luogo)))\b(?P<rest>.*)",
}  # fmt: skip


def _with_place(asked: Posed, language: str) -> Iterator[Posed]:
    """``asked`` with where an enemy of the question is, told before it and not said in it."""
    found = re.fullmatch(_PLACED[language], asked.question, re.I)
    if found:
        said = f"{found['who']} {_IS[language]} {found['where']}"
        who = _THE.sub(_IS_THE[language], found["who"]) if "@" not in found["who"] else found["who"]
        question = f"{found['asks']}{_definite(who)}{found['rest']}"
        yield Posed((said, *asked.told), question)


_THE = re.compile(r"^(?:an?|un) ", re.I)
_IS_THE = {"en": "the ", "it": "il "}


def _definite(who: str) -> str:
    return re.sub(r"^(?:an?|un|uno|una) ", "", who)


_GERUND = re.compile(r"<([A-Za-z]+?)ing\b(.*)>")


def _with_tail(asked: Posed, language: str) -> Iterator[Posed]:
    """``asked`` with what only its last words tell, told before it."""
    for way, told, question in _TAILS[language]:
        found = re.fullmatch(way, asked.question, re.I)
        if found and not _is_past(told, asked):
            said = told.format(**found.groupdict())
            for one in _bare(said):
                question_ = question.format(**found.groupdict())
                yield Posed((*asked.told, one), question_, again=True)


#: A phase, and how a question says that it means a later one.
_PHASE = re.compile(r"\b(?:enemy|upkeep) phase\b|\bfase (?:dei nemici|di mantenimento)\b", re.I)
_LATER = re.compile(r"\b(?:next|following|coming|prossima|successiva)\b", re.I)


def _is_past(told: str, asked: Posed) -> bool:
    """Whether ``told`` begins a phase that ``asked`` has told of: nobody says that it comes again."""
    if "phase" not in told.casefold() and "fase" not in told.casefold():
        return False
    return not _LATER.search(asked.question) and any(map(_PHASE.search, asked.told))


def _bare(said: str) -> Iterator[str]:
    """``said`` with the bare verb, where it has one in its form in "-ing", in each way that it may be of."""
    gerund = _GERUND.search(said)
    if not gerund:
        yield said
        return
    for verb in (gerund[1], f"{gerund[1]}e"):
        yield f"{said[: gerund.start()]}{verb.casefold()}{gerund[2]}"

"""One sentence that folds into it several of what is done: what is tested, spent, used, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_costs import WHO, had_done
from rulesref.sentences.arkham_lcg.folded_positions import WORTH
from rulesref.sentences.arkham_lcg.folded_tests import ended
from rulesref.sentences.arkham_lcg.folded_uses import used
from rulesref.wording.folded import Comes
from rulesref.wording.third_person import third_person

#: Language → what is done to something, and that it is defeated by that.
_DEFEATS = {
    "en": (
        lazily(
            r"(?P<does>(?:.+?) (?:fights|attacks|hits|shoots) (?P<enemy>.+?)(?P<rest>,? (?:with|and|using|revealing"
            r"|drawing|committing|draws|reveals|commits) .+?)?),? (?:and )?(?:defeats|kills|defeating|killing) (?:it|him|her)"
        ),
        "this has happened: {enemy} is defeated",
    ),
    "it": (
        lazily(
            r"(?P<does>(?:.+?) (?:combatte|attacca|colpisce) (?P<enemy>.+?)(?P<rest>,? (?:con|e|usando|rivelando"
            r"|pescando) .+?)?),? (?:e )?(?:l[oa] (?:sconfigge|uccide)|sconfiggendol[oa]|uccidendol[oa])"
        ),
        "è successo questo: {enemy} viene sconfitto",
    ),
}
#: Language → (what somebody tests, the token that they reveal for it; how that is said).
_WITH_TOKEN = {
    "en": (
        lazily(
            rf"(?P<does>{WHO['en']} (?:investigates|fights|attacks|evades|tests|attempts|tries)\b.*?),? with "
            r"(?:an? |the )?(?:token (?:of )?)?(?P<face>[-−–+]?\d+|skull|cultist|tablet|elder thing|elder sign|auto-fail)(?: token)?"
        ),
        "reveals",
    ),
    "it": (
        lazily(
            rf"(?P<does>{WHO['it']} (?:indaga|combatte|attacca|elude|effettua|tenta)\b.*?),? con (?:un[oa]? )?"
            r"(?P<face>[-−–+]?\d+|teschio|cultista|tavoletta|antico)"
        ),
        "rivela",
    ),
}
_MODIFIER = {"en": "the modifier is", "it": "il modificatore è"}
#: Language → what comes about in a phase that begins, and how it is said that it does.
_IN_PHASE = {
    "en": (
        lazily(
            r"(?P<does>.+?),? (?:in|during) the (?P<phase>mythos|investigation|enemy|upkeep) phase"
        ),
        lazily(
            r"(?:in|during) the (?P<phase>mythos|investigation|enemy|upkeep) phase,? (?P<does>.+)"
        ),
        "the {phase} phase begins",
    ),
    "it": (
        lazily(
            r"(?P<does>.+?),? (?:durante la|nella) [Ff]ase (?P<phase>dei [Mm]iti|degli [Ii]nvestigatori|di [Ii]nvestigazione|dei [Nn]emici|di [Gg]estione|di [Mm]antenimento)"
        ),
        lazily(
            r"(?:durante la|nella) [Ff]ase (?P<phase>dei [Mm]iti|degli [Ii]nvestigatori|di [Ii]nvestigazione|dei [Nn]emici|di [Gg]estione|di [Mm]antenimento),? (?P<does>.+)"
        ),
        "comincia la Fase {phase}",
    ),
}
#: Language → a phase that it is by now, which has begun then; how that is said.
_NOW = {
    "en": (
        lazily(
            r"(?:it is (?:now )?)?(?:the )?(?:(?P<phase>mythos|enemy|upkeep) phase|(?P<bare>upkeep|mythos))"
        ),
        "the {phase} phase begins",
    ),
    "it": (
        lazily(
            r"(?:(?:ora )?è )?(?:la )?[Ff]ase (?P<phase>dei [Mm]iti|dei [Nn]emici|di [Gg]estione|di mantenimento)(?P<bare>)"
        ),
        "comincia la Fase {phase}",
    ),
}
#: Language → the end of a phase, which is played up to it.
_PHASE_ENDS = {
    "en": (
        lazily(r"the (?P<phase>mythos|enemy|upkeep) phase (?:ends|is over)"),
        "the {phase} phase is resolved",
    ),
    "it": (
        lazily(
            r"(?:finisce|termina) la [Ff]ase (?P<phase>dei [Mm]iti|dei [Nn]emici|di [Gg]estione|di [Mm]antenimento)"
        ),
        "si risolve la Fase {phase}",
    ),
}
#: Language → an attack that kills, told by what comes of it and what it is done with.
_KILLS = {
    "en": (
        lazily(
            rf"{WHO['en']} (?:kills|defeats|slays|destroys) (?P<enemy>.+?) (?P<how>(?:with|using|revealing|drawing) .+)"
        ),
        "{who} fights {enemy} {how}",
        "this has happened: {enemy} is defeated",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?:uccide|sconfigge) (?P<enemy>.+?) (?P<how>(?:con|usando|rivelando|pescando) .+)"
        ),
        "{who} combatte {enemy} {how}",
        "è successo questo: {enemy} viene sconfitto",
    ),
}
#: Language → a card that is drawn or played, and what it does, told behind it.
_WHICH = {
    "en": lazily(
        r"(?P<does>.+? (?:draws|plays|reveals) (?P<card>(?:the )?[A-Z\"“.][^,]*?)(?: from the encounter deck)?), (?:which|who) (?P<rest>[a-z]+s .+)"
    ),
    "it": lazily(
        r"(?P<does>.+? (?:pesca|gioca|rivela) (?P<card>[A-ZÀ-Ý\"“.][^,]*?)), che (?P<rest>[a-zà-ù]+ .+)"
    ),
}
#: Language → what somebody does beside it, told behind it without a comma.
#: Language → cards that are committed to what somebody does; it is their turn in which they do it.
_COMMITTED = {
    "en": lazily(r"(?P<does>.+?),? with (?P<cards>[A-Z\"“.].+?) committed(?: to it)?"),
    "it": lazily(r"(?P<does>.+?),? con (?P<cards>[A-ZÀ-Ý\"“.].+?) investit[aeio]"),
}
_COMMITS = {"en": "committing", "it": "investendo"}
_ON_TURN = {
    "en": (
        lazily(rf"(?P<does>{WHO['en']} .+?) (?:on|in|during) (?:his|her|their) (?:own )?turn"),
        "it is {who}'s turn",
    ),
    "it": (
        lazily(rf"(?P<does>{WHO['it']} .+?) (?:nel|durante il) (?:suo|proprio) turno"),
        "è il turno di {who}",
    ),
}
_BESIDE = {
    "en": lazily(
        r"(?P<does>.+?[^, ]) (?P<beside>(?:committing|revealing|drawing|pulling|discarding) .+)"
    ),
    "it": lazily(r"(?P<does>.+?[^, ]) (?P<beside>(?:investendo|rivelando|pescando|scartando) .+)"),
}
#: Language → what is done once more; as an expectation it would say that it was done before.
_AGAIN = {
    "en": lazily(r"(?P<does>.+?),? (?:again|in response|in reaction)"),
    "it": lazily(r"(?P<does>.+?),? (?:di nuovo|in risposta|per reazione)"),
}
#: Language → what somebody picks among what they are shown, by its name.
_PICKS = {
    "en": (
        lazily(rf"{WHO['en']} (?:picks|selects|takes|grabs) (?P<what>(?:the )?[A-Z\"“.].*)"),
        "chooses",
    ),
    "it": (
        lazily(rf"{WHO['it']} (?:prende|seleziona) (?P<what>(?:il |la |lo |l['’])?[A-ZÀ-Ý\"“.].*)"),
        "sceglie",
    ),
}
#: Language → what somebody does by an ability that lets them choose a skill, and which.
_BY_SKILL = {
    "en": (
        lazily(
            rf"(?P<does>{WHO['en']} (?:parleys with|uses|activates) .+?),? (?:using|with) (?:(?:his|her|their) )?"
            r"(?P<skill>willpower|intellect|combat|agility)"
        ),
        "chooses",
    ),
    "it": (
        lazily(
            rf"(?P<does>{WHO['it']} (?:tratta con|usa|attiva) .+?),? (?:usando|con) (?:la |il |l['’])?"
            r"(?P<skill>volontà|intelletto|combattimento|agilità)"
        ),
        "sceglie",
    ),
}
#: Language → a place that somebody goes to.
_ENTERS = {
    "en": (lazily(rf"{WHO['en']} enters (?P<place>(?:the )?[A-Z\"“].+)"), "{who} moves to {place}"),
    "it": (
        lazily(rf"{WHO['it']} entra (?P<place>(?:in|nel(?:lo|la)?|nell['’]) ?[A-ZÀ-Ý\"“].+)"),
        "{who} si muove {place}",
    ),
}
#: Language → what somebody does, and whether an attack of opportunity comes of it.
_PROVOKING = {
    "en": (
        lazily(
            rf"(?P<does>{WHO['en']} .+?),? (?:(?P<no>without provoking (?:an |any )?)|(?:provoking|which provokes) (?:an )?)attacks? of opportunity"
        ),
        ("{who} provokes an attack of opportunity", "{who} provokes no attack of opportunity"),
    ),
    "it": (
        lazily(
            rf"(?P<does>{WHO['it']} .+?),? (?:(?P<no>senza provocare (?:un |alcun )?)|provocando (?:un )?)attacc(?:o|hi) di opportunità"
        ),
        (
            "{who} provoca un attacco di opportunità",
            "{who} non provoca attacchi di opportunità",
        ),
    ),
}
#: Language → what somebody tries to do: whether it is lawful is seen.
_TRIES = {
    "en": lazily(
        rf"{WHO['en']} (?:tries|attempts|wants|would like|wishes) to (?P<does>[a-z]+)(?P<rest>.*)"
    ),
    "it": lazily(rf"{WHO['it']} (?:prova a|cerca di|vuole|tenta di) (?P<does>[a-z]+)(?P<rest>.*)"),
}


def done(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that a When step may fold into one, each way of taking it apart by itself."""
    if (again := _AGAIN[language].fullmatch(text)) is not None:
        yield (again["does"],)
    if (found := _TRIES[language].fullmatch(text)) is not None:
        for verb in _finite(found["does"], language):
            yield (f"{found['who']} {verb}{found['rest']}",)
    enters, moves = _ENTERS[language]
    if (found := enters.fullmatch(text)) is not None:
        yield (moves.format(**found.groupdict()),)
    provoking, comes = _PROVOKING[language]
    if (found := provoking.fullmatch(text)) is not None:
        yield found["does"], Comes(comes[bool(found["no"])].format(who=found["who"]))
    by_skill, chooses = _BY_SKILL[language]
    if (found := by_skill.fullmatch(text)) is not None:
        yield found["does"], f"{found['who']} {chooses} {found['skill']}"
    picks, chooses = _PICKS[language]
    if (found := picks.fullmatch(text)) is not None:
        yield (f"{found['who']} {chooses} {found['what']}",)
    yield from used(text, language)
    yield from _worth_drawn(text, language)
    yield from _with_token(text, language)
    yield from _in_phase(text, language)
    yield from ended(text, language)
    now, begins = _NOW[language]
    if (found := now.fullmatch(text)) is not None:
        yield (begins.format(phase=found["phase"] or found["bare"]),)
    phase, ends = _PHASE_ENDS[language]
    if (found := phase.fullmatch(text)) is not None:
        yield (ends.format(phase=found["phase"]),)
    kills, fights, dies = _KILLS[language]
    if (found := kills.fullmatch(text)) is not None:
        yield fights.format(**found.groupdict()), Comes(dies.format(enemy=found["enemy"]))
    yield from _defeating(text, language)
    yield from had_done(text, language)
    if (found := _COMMITTED[language].fullmatch(text)) is not None:
        yield (f"{found['does']}, {_COMMITS[language]} {found['cards']}",)
    on_turn, whose = _ON_TURN[language]
    if (found := on_turn.fullmatch(text)) is not None:
        yield found["does"], Comes(whose.format(who=found["who"]))
    if (found := _BESIDE[language].fullmatch(text)) is not None:
        yield (f"{found['does']}, {found['beside']}",)
    if (found := _WHICH[language].fullmatch(text)) is not None:
        yield found["does"], f"{found['card']} {found['rest']}"


def _in_phase(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The phase that begins, and what comes about in it."""
    *ways, begins = _IN_PHASE[language]
    for said in ways:
        if (found := said.fullmatch(text)) is not None:
            yield begins.format(phase=found["phase"]), found["does"]


def _finite(verb: str, language: str) -> tuple[str, ...]:
    """The third person of an infinitive."""
    if language == "en":
        return (third_person(verb),)
    return (f"{verb[:-3]}{'a' if verb.endswith('are') else 'e'}",) if verb[-2:] == "re" else ()


def _defeating(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """An attack, and that what is attacked is defeated."""
    said, defeated = _DEFEATS[language]
    found = said.fullmatch(text)
    if found is not None:
        yield found["does"], Comes(defeated.format(enemy=found["enemy"]))


def _worth_drawn(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """Which symbol is revealed, and what its modifier is."""
    found = WORTH[language].fullmatch(text)
    if found is not None:
        yield f"{found['bag']}{found['rest']}", f"{_MODIFIER[language]} {found['worth']}"


def _with_token(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is tested, and the token that is revealed for it."""
    said, reveals = _WITH_TOKEN[language]
    found = said.fullmatch(text)
    if found is not None:
        yield found["does"], f"{found['who']} {reveals} {found['face']}"

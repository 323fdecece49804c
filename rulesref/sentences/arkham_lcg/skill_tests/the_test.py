"""Sentences that speak of "the test": it is that of whoever makes it now, or has made the last one."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.state import State
from rulesref.expression import lazily
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.reference import alike
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Language → the test, or the attempt that it decides.
_TEST = {
    "en": "(?:skill test|test|attack|investigation|evasion|evasion attempt|attempt)",
    "it": "(?:la prova|l['’]attacco|l['’]indagine|l['’]elusione|il tentativo)",
}
#: Language → how it ends well, and how badly; by how much; what is then said of whoever makes it.
_WELL = {
    "en": r"(?:succeeds|is successful|is passed)(?P<by>| by \d+)",
    "it": r"(?:riesce|ha successo|è superata)(?P<by>| di \d+)",
}
_BADLY = {
    "en": r"(?:fails|misses|is unsuccessful|is failed)(?P<by>| by \d+)",
    "it": r"(?:fallisce|è fallita)(?P<by>| di \d+)",
}
_SAID = {
    "en": (
        (
            rf"(?:the {_TEST['en']}|(?P<who>[^,]+?)['’]s? {_TEST['en']}) {_WELL['en']}",
            "{} succeeds{}",
        ),
        (
            rf"(?:the {_TEST['en']}|(?P<who>[^,]+?)['’]s? {_TEST['en']}) {_BADLY['en']}",
            "{} fails{}",
        ),
    ),
    "it": (
        (rf"{_TEST['it']}(?: di (?P<who>[^,]+?))? {_WELL['it']}", "{} supera la prova{}"),
        (rf"{_TEST['it']}(?: di (?P<who>[^,]+?))? {_BADLY['it']}", "{} fallisce la prova{}"),
        (r"chi la effettua supera la prova(?P<who>)(?P<by>| di \d+)", "{} supera la prova{}"),
        (r"chi la effettua fallisce la prova(?P<who>)(?P<by>| di \d+)", "{} fallisce la prova{}"),
    ),
}
#: Language → the same told by a pronoun: nobody else than whoever makes the test could.
_BY_PRONOUN = {
    "en": (
        (r"(?:he|she) succeeds(?: at the test)?(?P<by>| by \d+)", "{} succeeds{}"),
        (r"(?:he|she) fails(?: the test)?(?P<by>| by \d+)", "{} fails{}"),
    ),
    "it": (
        (r"(?:lui |lei )?(?:supera la prova|ha successo)(?P<by>| di \d+)", "{} supera la prova{}"),
        (r"(?:lui |lei )?fallisce(?: la prova)?(?P<by>| di \d+)", "{} fallisce la prova{}"),
    ),
}
#: Language → whoever makes the test, of whom a sentence tells how it ends.
_WHOEVER = {"en": "the test", "it": "chi la effettua"}
_THIS = "(?: (?:for|in|during|of|at) (?:the|this|that|the current) (?:skill )?(?:test|attack|attempt|investigation))"
#: Language → the value and the difficulty of the test that goes on, in other words.
_OF_TEST = {
    "en": (
        (
            lazily(
                rf"(?:(?P<who>[^,]+?)['’]s? (?:modified |total )?skill value{_THIS}?"
                rf"|the (?:modified |total |final )?skill value{_THIS}?) (?:is|becomes|would be) (?P<amount>\d+)"
            ),
            "the skill value of the test is {}",
        ),
        (
            lazily(
                rf"(?P<who>[^,]+?) (?:tests|has) (?:with )?a (?:modified |total )?skill value of (?P<amount>\d+){_THIS}?"
            ),
            "the skill value of the test is {}",
        ),
        (
            lazily(
                rf"(?:the difficulty{_THIS}?|(?:the|this|that) (?:skill )?test['’]s difficulty) (?:is|becomes) (?P<amount>\d+)"
            ),
            "the difficulty of the test is {}",
        ),
        (
            lazily(
                r"(?:the|this|that) (?:skill )?test (?:has|is made at|is of|has a) (?:a )?difficulty (?:of )?(?P<amount>\d+)"
            ),
            "the difficulty of the test is {}",
        ),
    ),
    "it": (
        (
            lazily(
                r"il valore di abilità(?: modificato)?(?: di (?P<who>[^,]+?))?(?: (?:in|per|nella|della) (?:questa )?prova)?"
                r" (?:è|diventa) (?P<amount>\d+)"
            ),
            "il valore di abilità della prova è {}",
        ),
        (
            lazily(
                r"la difficoltà(?: (?:di|della) (?:questa )?prova)? (?:è|diventa) (?P<amount>\d+)"
            ),
            "la difficoltà della prova è {}",
        ),
    ),
}
_READ = {
    language: [(lazily(said), meant) for said, meant in rows] for language, rows in _SAID.items()
}

_PRONOUNS = {
    language: [(lazily(said), meant) for said, meant in rows]
    for language, rows in _BY_PRONOUN.items()
}


def of_what_goes_on(text: str, language: str) -> str:
    """How "the test" ends, where ``text`` says that of no one by name; it reads once somebody makes one."""
    for said, meant in _READ[language]:
        found = said.fullmatch(text)
        if found is not None and not found["who"]:
            return meant.format(_WHOEVER[language], found["by"])
    return ""


def of_the_test(scene: Scene, text: str) -> Iterator[str]:
    """``text`` about the result of "the test", told of whoever makes it, or about its numbers."""
    for said, meant in _OF_TEST[scene.language]:
        found = said.fullmatch(text)
        if found is not None:
            who = found.groupdict().get("who")
            performer = _performer(scene.state) if who else None
            if not who or (performer is not None and alike(who) == alike(scene.name(performer))):
                yield meant.format(found["amount"])
    for said, meant in _PRONOUNS[scene.language]:
        found = said.fullmatch(text)
        performer = _performer(scene.state) if found is not None else None
        if found is not None and performer is not None:
            yield meant.format(scene.name(performer), found["by"])
    for said, meant in _READ[scene.language]:
        found = said.fullmatch(text)
        if found is None:
            continue
        who = None if found["who"] else _performer(scene.state)
        if found["who"] or who is not None:
            yield meant.format(found["who"] or scene.name(str(who)), found["by"])


def _performer(state: State) -> str | None:
    """Who makes the running test, or made the last one; else the only one who could make any."""
    running = state.get(TEST, "who", None)
    if running is not None:
        return str(running)
    log = state.log
    while log is not None:
        event = log[0].event
        if event is not None and event.type == "skill-test":
            return str(event.slots["who"])
        log = log[1]
    seated = investigators(state)
    return seated[0] if len(seated) == 1 else None


SPEECH.of_what_goes_on = of_what_goes_on

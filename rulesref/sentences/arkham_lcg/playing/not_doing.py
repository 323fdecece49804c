"""When: somebody does not do what they are asked whether they do it."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice, Option
from rulesref.entries import fold
from rulesref.errors import UnresolvedReference
from rulesref.expression import lazily
from rulesref.rulings.options import PASS, fits, sentence
from rulesref.rulings.reading import Told, read_of_kind
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.settled import is_effect
from rulesref.sentences.arkham_lcg.playing.chooses_to import done
from rulesref.sentences.arkham_lcg.skill_tests.commits import one_commits_nothing
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

#: That somebody does not commit anything: it is said of any card.
_COMMIT = {
    "en": lazily(
        r"commit (?:anything(?: else)?|any (?:other )?cards?|a card|cards)(?: to (?:it|the test))?"
    ),
    "it": lazily(r"investire (?:nulla|niente|altro|carte|nessuna carta)(?: nella prova)?"),
}


@SPEECH.sentence(
    "when",
    "does-not",
    who="investigator",
    what="text",
    en="{who} does not {what}",
    it="{who} non vuole {what}",
)
def does_not(scene: Scene, who: Reference, what: str) -> list[Intent]:
    """Declines the "may" that leads to it, or the reaction that it is, where nothing else is offered."""
    if _COMMIT[scene.language].fullmatch(what):
        nothing: list[Intent] = one_commits_nothing(scene, who)
        return nothing
    ahead = scene.ahead()
    choice, player = ahead.state.pending, scene.thing(who)
    if isinstance(choice, Choice) and choice.chooser in (player, None, ""):
        deeds = _deeds(scene, who, what)
        for option in choice.options:
            if option.id == "decline" and _would(ahead, choice, what, deeds):
                return [Intent("decline", dict(option.slots))]
        others = [option for option in choice.options if option.id != PASS]
        passes = len(others) < len(choice.options)
        if passes and all(_is(ahead, option, deeds) for option in others):
            return [Intent(PASS, {})]
    raise UnresolvedReference(
        said("nothing asks {who} whether they do this: {text}").format(who=who.text, text=what),
        told=what,
        candidates=_offered(ahead, choice),
        remedy=said("leave it out: what no step tells is not done; or write how they decline"),
    )


def _deeds(scene: Scene, who: Reference, what: str) -> list[Intent]:
    """What they would do, if they did it."""
    for text in done(who.text, what, scene.language):
        read = read_of_kind(text, "when", scene.tongue, dict(scene.telling.said))
        if isinstance(read, Told):
            try:
                intents: list[Intent] = read.row.run(scene, **read.slots)
            except UnresolvedReference:
                continue
            return intents
    return []


def _would(ahead: Scene, choice: Choice, what: str, deeds: list[Intent]) -> bool:
    """Whether who accepts what ``choice`` offers does it: by the name of its card, or by what comes."""
    accepted = next((option for option in choice.options if option.id == "accept"), None)
    if accepted is None:
        return False
    if fold(str(ahead.name(accepted.slots["card"]))) in fold(what):
        return True
    after = ahead.at(ahead.state.fork())
    answer(after.state, accepted)
    run(after.state)
    log = after.state.log
    while log is not None and log is not ahead.state.log:
        line, log = log
        if any(is_effect(after, line, deed) for deed in deeds):
            return True
    return False


def _is(ahead: Scene, option: Option, deeds: list[Intent]) -> bool:
    return any(fits(ahead.tongue.speech, option, deed) for deed in deeds)


def _offered(ahead: Scene, choice: object) -> tuple[str, ...]:
    options = choice.options if isinstance(choice, Choice) else ()
    return tuple(sentence(ahead, option) for option in options[:6])

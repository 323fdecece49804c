"""Whose choice it is now, and between what."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.outcome import Choice, Option
from rulesref.errors import RulesrefError, UnresolvedReference
from rulesref.rulings.options import fits, sentence, ways
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.reference import Reference, alike
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.any_game.speech import SPEECH
from rulesref.wording.sentence import Intent
from rulesref.wording.suggesting import nearest

HERE = 0  # the line of the step itself


SPEECH.unmet("a-choice", en="a choice", it="una scelta")
SPEECH.unmet("choice-of", en="a choice of {who}", it="una scelta di {who}")
SPEECH.unmet("no-choice-now", en="nobody has a choice now", it="nessuno deve scegliere adesso")
SPEECH.unmet("nobodys-alone", en="it is nobody's alone", it="non è di uno solo")
SPEECH.unmet("chooses", en="{who} chooses", it="{who} sceglie")
SPEECH.unmet("any-player", en="any player", it="un giocatore qualsiasi")
SPEECH.unmet("no-choice", en="nobody has a choice", it="nessuno deve scegliere")


def offered(scene: Scene) -> str:
    """Every option of the choice that waits; empty where none does."""
    choice = scene.state.pending
    if not isinstance(choice, Choice):
        return ""
    return "; ".join(sentence(scene, option) for option in choice.options)


@SPEECH.sentence(
    "then",
    "must-choose",
    who="investigator",
    en="{who} must choose between:",
    it="{who} deve scegliere tra:",
    table=True,
    open=True,
)
def must_choose(
    scene: Scene, who: Reference, cells: tuple[tuple[str, int, int], ...]
) -> list[Unmet]:
    """The choice that waits now: who has it, and every option, in any order."""
    choice = scene.state.pending
    wanted = sorted(text for text, _, _ in cells)
    if not isinstance(choice, Choice):
        return [Unmet(HERE, in_words(scene, "a-choice"), in_words(scene, "no-choice-now"))]
    if choice.chooser != scene.thing(who):
        whose = scene.name(choice.chooser) if choice.chooser else in_words(scene, "nobodys-alone")
        return [Unmet(HERE, in_words(scene, "choice-of", who=who.text), str(whose))]
    if _are(scene, choice, [text for text, _, _ in cells]):
        return []
    offered = sorted(sentence(scene, option) for option in choice.options)
    _check_options(scene, cells, offered)
    return [Unmet(HERE, "; ".join(wanted), "; ".join(offered))]


def _check_options(
    scene: Scene, cells: tuple[tuple[str, int, int], ...], offered: list[str]
) -> None:
    """Raise ``UnresolvedReference`` for a line that is not offered and that no step could say."""
    known = {alike(option) for option in offered}
    for text, line, column in cells:
        if alike(text) not in known and not said_by_a_step(scene, text):
            problem = UnresolvedReference(
                said("no option reads like {text!r}").format(text=text),
                candidates=nearest(text, offered) or tuple(offered[:3]),
                remedy=said("write it as the When step that chooses it"),
            )
            raise problem.at(line, column)


def said_by_a_step(scene: Scene, text: str) -> bool:
    """Whether a When step says ``text``, and all that it names is known."""
    deeds = scene.tongue.speech.rows("when")
    return isinstance(read_sentence(text, deeds, scene.tongue, dict(scene.telling.said)), Told)


def _are(scene: Scene, choice: Choice, told: list[str]) -> bool:
    """Whether ``told`` are the options of ``choice``, each once, in whichever words tell one.

    What tells none as it is printed may be the step that chooses it, and one alone.
    """
    left, others = list(told), []
    for option in choice.options:
        printed = {alike(way) for way in ways(scene, option)}
        said = next((text for text in left if alike(text) in printed), None)
        if said is None:
            others.append(option)
        else:
            left.remove(said)
    for text in left:
        meant = _chosen_by(scene, choice, others, text)
        if len(meant) != 1:
            return False
        others.remove(meant[0])
    return not others


def _chosen_by(scene: Scene, choice: Choice, options: list[Option], text: str) -> list[Option]:
    """Those of ``options`` that the When step ``text`` chooses, where it chooses and does no more."""
    deeds = scene.tongue.speech.rows("when")
    read = read_sentence(text, deeds, scene.tongue, dict(scene.telling.said))
    if not isinstance(read, Told):
        return []
    there, speech = scene.at(scene.state.fork()), scene.tongue.speech
    try:
        intents: list[Intent] = read.row.run(there, **read.slots)
    except RulesrefError:
        return []
    if len(intents) != 1:
        return []
    meant = speech.unsaid.otherwise(there, choice, intents[0]) or intents[0]
    return [option for option in options if fits(speech, option, meant)]


@SPEECH.sentence(
    "then",
    "chooses-now",
    who="investigator",
    en="the choice is {who}'s",
    it="la scelta è di {who}",
    open=True,
)
def chooses_now(scene: Scene, who: Reference) -> list[Unmet]:
    """The choice that waits now, whatever is offered."""
    choice = scene.state.pending
    if isinstance(choice, Choice) and choice.chooser == scene.thing(who):
        return []
    whose = in_words(scene, "none")
    if isinstance(choice, Choice):
        whose = str(scene.name(choice.chooser) or in_words(scene, "any-player"))
    return [Unmet(HERE, in_words(scene, "chooses", who=who.text), whose)]


@SPEECH.sentence(
    "then",
    "nothing-to-choose",
    en="nobody has a choice",
    it="nessuno deve scegliere",
    open=True,
)
def nothing_to_choose(scene: Scene) -> list[Unmet]:
    """Nothing waits, or only the next action of a turn."""
    if not isinstance(scene.waiting, Choice):
        return []
    return [Unmet(HERE, in_words(scene, "no-choice"), offered(scene))]

"""Then: questions, and what the answer is: yes, no, on whom it depends, how likely it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesref.catalogue import said
from rulesref.errors import RulesrefError, UnresolvedReference
from rulesref.nearest import spelt_alike
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet, Verdict
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.verdict import ask, in_edition
from rulesref.sentences.any_game.speech import SPEECH

if TYPE_CHECKING:
    from fractions import Fraction

HERE = 0
Cells = tuple[tuple[str, int, int], ...]


SPEECH.unmet("chance-alone", en="chance alone", it="solo il caso")
SPEECH.unmet("left-open", en="open ({question})", it="aperta ({question})")
SPEECH.unmet("chance-between", en="{least} to {most} ({why})", it="da {least} a {most} ({why})")


@SPEECH.sentence(
    "then",
    "asked",
    what="text",
    en="it is asked whether {what}",
    it="si chiede se {what}",
    open=True,
    asks=False,
)
def asked(scene: Scene, what: str) -> list[Unmet]:
    """Explores every lawful choice and all that fate can give from this moment on."""
    scene.telling.asked.append((scene.telling.line, ask(scene, what)))
    return []


@SPEECH.sentence(
    "then",
    "answered",
    verdict="verdict",
    en="the answer is {verdict}",
    it="la risposta è {verdict}",
    open=True,
    asks=False,
)
def answered(scene: Scene, verdict: str) -> list[Unmet]:
    """yes, no, depends or open."""
    found = _asked(scene)
    if found.answer == verdict:
        return []
    return _unanswered(found, _answer(scene, verdict), _answer(scene, found.answer, found.reason))


def _unanswered(found: Verdict, wanted: str, happened: str) -> list[Unmet]:
    """What is expected of the answer ``found``, and what it is instead."""
    return [Unmet(HERE, wanted, happened, found.question)]


def _answer(scene: Scene, answer: str, reason: str = "") -> str:
    """An answer in the words of the case, and why."""
    return f"{scene.tongue.worded('verdict', answer)} {reason}".strip()


@SPEECH.sentence(
    "then",
    "answered-in-edition",
    edition="edition",
    verdict="verdict",
    en="in the edition of {edition} the answer is {verdict}",
    it="nell'edizione del {edition} la risposta è {verdict}",
    open=True,
    asks=False,
)
def answered_in_edition(scene: Scene, edition: str, verdict: str) -> list[Unmet]:
    """The same question at a table that plays another edition."""
    found = in_edition(scene, _asked(scene).question, edition)
    if found.answer == verdict:
        return []
    wanted, answer = _answer(scene, verdict), _answer(scene, found.answer, found.reason)
    return _unanswered(_asked(scene), f"{edition}: {wanted}", f"{edition}: {answer}")


@SPEECH.sentence(
    "then",
    "depends-on-choice",
    who="investigator",
    en="it depends on the choice of {who}",
    it="dipende dalla scelta di {who}",
    open=True,
    asks=False,
)
def depends_on_choice(scene: Scene, who: Reference) -> list[Unmet]:
    """A choice of this investigator makes a difference."""
    found = _asked(scene)
    if found.answer == "depends" and scene.thing(who) in {
        decider.chooser for decider in found.deciders
    }:
        return []
    why = found.reason or in_words(scene, "nobody")
    wanted = in_words(scene, "chooses", who=who.text)
    return _unanswered(found, wanted, f"{_answer(scene, found.answer)}: {why}")


@SPEECH.sentence(
    "then",
    "depends-on-chance",
    en="it depends on chance alone",
    it="dipende solo dal caso",
    open=True,
    asks=False,
)
def depends_on_chance(scene: Scene) -> list[Unmet]:
    """No choice makes a difference, fate does."""
    found = _asked(scene)
    if found.answer == "depends" and {decider.chooser for decider in found.deciders} == {None}:
        return []
    why = found.reason or in_words(scene, "nothing")
    wanted = in_words(scene, "chance-alone")
    return _unanswered(found, wanted, f"{_answer(scene, found.answer)}: {why}")


@SPEECH.sentence(
    "then",
    "left-open",
    question="text",
    en="the rules leave it open: {question}",
    it="le regole lo lasciano aperto: {question}",
    open=True,
    asks=False,
)
def left_open(scene: Scene, question: str) -> list[Unmet]:
    """The readings of this open question (its U-id) give different answers."""
    found = _asked(scene)
    if question not in scene.tongue.game.readings:
        raise UnresolvedReference(
            said(
                "no open question that can be played in its readings is called {question!r}"
            ).format(question=question),
            told=question,
            candidates=spelt_alike(question, scene.tongue.game.readings),
            remedy=said("rulesref open lists every open question"),
        )
    if question in found.readings:
        return []
    wanted = in_words(scene, "left-open", question=question)
    return _unanswered(found, wanted, _answer(scene, found.answer, found.reason))


@SPEECH.sentence(
    "then",
    "chance-of",
    what="text",
    chance="fraction",
    en="the chance that {what} is {chance}",
    it="la probabilità che {what} è {chance}",
    open=True,
    asks=False,
)
def chance_of(scene: Scene, what: str, chance: Fraction) -> list[Unmet]:
    """An exact fraction, the same whatever anybody chooses."""
    return _chance(scene, what, chance, HERE)


@SPEECH.sentence(
    "then", "chances", en="the chances are:", it="le probabilità sono:", open=True, asks=False,
    table=True,
)  # fmt: skip
def chances(scene: Scene, cells: Cells) -> list[Unmet]:
    """One sentence and its exact fraction a line."""
    from fractions import Fraction

    out: list[Unmet] = []
    if len({line for _, line, _ in cells}) * 2 != len(cells):
        raise UnresolvedReference(
            said("each line of this table is a sentence and its chance"),
            remedy=said("write | … | 3/16 |"),
        )
    for (what, line, column), (number, _, _) in zip(cells[::2], cells[1::2], strict=True):
        try:
            out += _chance(scene, what, Fraction(number), line)
        except RulesrefError as error:
            raise error.at(line, column) from None
        except (ValueError, ZeroDivisionError):
            raise UnresolvedReference(
                said("{number!r} is no fraction").format(number=number),
                line=line,
                column=column,
                remedy=said("write 3/16"),
            ) from None
    return out


def _chance(scene: Scene, what: str, chance: Fraction, line: int) -> list[Unmet]:
    found = ask(scene, what)
    least, most = found.chance
    if found.answer == "unsupported":
        stopped = f"{_answer(scene, found.answer)}: {found.reason}"
        return [Unmet(line, f"{what}: {chance}", stopped)]
    if least == most == chance:
        return []
    told = str(least)
    if least != most:
        told = in_words(scene, "chance-between", least=least, most=most, why=found.reason)
    return [Unmet(line, f"{what}: {chance}", f"{what}: {told}")]


def _asked(scene: Scene) -> Verdict:
    if scene.telling.verdict is None:
        raise UnresolvedReference(
            said("nothing has been asked"), remedy=said("write 'Then it is asked whether …' above")
        )
    return scene.telling.verdict

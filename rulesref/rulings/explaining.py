"""Why a step cannot be taken: what is so instead, and a line that can be pasted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesref.cases.keywords import KEYWORD
from rulesref.engine.line import Line
from rulesref.engine.outcome import Chance, Choice, Option, Refused
from rulesref.games.things import card_of
from rulesref.rulings.chances import fated
from rulesref.rulings.deciding import decides
from rulesref.rulings.options import PASS, sentence
from rulesref.rulings.reasons import why_refused
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.wording.sentence import Intent
from rulesref.wording.speech import AT_TABLE
from rulesref.wording.suggesting import nearest

#: The type of the cards of those who play.
_PLAYER = "investigator"


def explain(scene: Scene, id: str, **slots: Any) -> tuple[str, str]:
    """The explanation ``id`` in the language of the case: what is so instead, what to write.

    At a table nobody sees lines that they could write above or below another one.
    """
    known = scene.tongue.speech.explanations
    own = f"{id}{AT_TABLE}" if scene.telling.at_table else id
    why, remedy = known.get(own, known[id])[scene.language]
    slots |= KEYWORD[scene.language]
    return why.write(slots), remedy.write(slots)


def lays_out(scene: Scene, slots: Mapping[str, Any], told: str) -> str:
    """An example of a Given step that lays out the card ``told`` in ``slots``; empty for none."""
    named = [
        one for slot in slots.values() for one in (slot if isinstance(slot, tuple) else (slot,))
    ]
    types = [one.card.type for one in named if isinstance(one, Reference) and one.text == told]
    cards = {
        id: card_of(scene.state, id) for id, thing in scene.state.things.items() if "card" in thing
    }
    theirs = [
        scene.find(one) for one in named if isinstance(one, Reference) and one.card.type == _PLAYER
    ]
    players = [*filter(None, theirs), *(id for id, card in cards.items() if card.type == _PLAYER)]
    example = scene.tongue.speech.lying.get(types[0]) if types else None
    if example is None:
        return ""
    pattern = example[scene.language]
    if "{who}" in pattern.template and not players:
        return ""
    who = scene.name(players[0]) if players else ""
    step = pattern.write({"card": told, "who": who})
    return explain(scene, "lays-out", step=step)[1]


def unmade(
    scene: Scene, choice: Choice, options: Sequence[Option], said: str, place: str
) -> tuple[str, str]:
    """Why nothing goes on before ``choice`` is made between ``options``.

    The line to write, in its ``place`` such as above the step, is the option that comes nearest to what was
    ``said`` instead.
    """
    reacts = any(option.id == PASS for option in options)
    slots = {**_unmade(scene, choice, options, said), "place": place}
    return explain(scene, "must-choose-to-react" if reacts else "must-choose", **slots)


def unmade_midway(
    scene: Scene, choice: Choice, options: Sequence[Option], said: str, rest: str
) -> tuple[str, str]:
    """The same of a step that has begun by then, and goes on to say ``rest``: empty where nothing will ask for it."""
    slots = _unmade(scene, choice, options, said)
    if not rest:
        return explain(scene, "must-choose-instead", **slots)
    return explain(scene, "must-choose-midway", **slots, rest=rest)


def no_such_aim(scene: Scene, begun: Intent, target: Intent) -> tuple[str, str]:
    """Why a step cannot name the ``target`` of what it has ``begun``, which lets nobody choose it."""
    cards = ", ".join(scene.name(card) for card in target.slots.get("cards", ()))
    card = begun.slots.get("card")
    name = (
        scene.name(card)
        if isinstance(card, str)
        else sentence(scene, Option(begun.id, begun.slots, None))
    )
    return explain(scene, "no-such-aim", card=name, cards=cards)


def _unmade(scene: Scene, choice: Choice, options: Sequence[Option], said: str) -> dict[str, Any]:
    sentences = [sentence(scene, option) for option in options]
    return {
        "who": scene.name(choice.chooser) if choice.chooser else in_words(scene, "any-player"),
        "about": scene.tongue.speech.choices[choice.id][scene.language],
        "rules": ", ".join(choice.cites),
        "option": next(iter(nearest(said, sentences, 1)), sentences[0]),
    }


def ask_instead(scene: Scene, text: str) -> tuple[str, str]:
    """Why ``text`` cannot be told yet, and how to ask of every way in which it can go on."""
    return explain(scene, "ask-instead", text=text)


def undecided(scene: Scene, chance: Chance, place: str) -> tuple[str, str]:
    """Why nothing goes on before fate decides ``chance``."""
    about = scene.tongue.speech.choices[chance.id][scene.language]
    step = fated(scene, chance.id, chance.outcomes[0][1])
    return explain(scene, "fate-decides", about=about, step=step, place=place)


def nothing_to_decline(scene: Scene, waiting: Choice | Chance | None) -> tuple[str, str]:
    """Why nobody can say here that they do not react: ``waiting`` is what is asked instead."""
    if waiting is None or waiting.id in scene.tongue.game.rests:
        return explain(scene, "no-reaction")
    return explain(scene, "no-reaction-yet", next=decides(scene, waiting))


def offered_and_passed_by(scene: Scene, line: Line) -> tuple[str, str]:
    """Why what was offered at the choice of ``line`` is not said to be forbidden afterwards."""
    about = scene.tongue.speech.choices[str(line.source)][scene.language]
    return explain(scene, "passed-by", about=about, rules=", ".join(line.cites))


def refused_before(scene: Scene, refused: Refused) -> tuple[str, str]:
    """Why nothing can follow what the rules forbid, and the step that says so."""
    why, lines = why_refused(scene, refused), _refusal_lines(scene, refused)
    return explain(scene, "refused-before", why=why, lines=lines)


def refused_until(scene: Scene, refused: Refused) -> tuple[str, str]:
    """Why a step is refused before what waits is decided, and what says that it is."""
    why, lines = why_refused(scene, refused), _refusal_lines(scene, refused)
    return explain(scene, "refused-until", why=why, lines=lines)


def rule_unnamed(scene: Scene, refused: Refused) -> tuple[str, str]:
    """Why a refusal is told with its rule, and the step that names it."""
    why, lines = why_refused(scene, refused), _refusal_lines(scene, refused)
    return explain(scene, "rule-unnamed", why=why, lines=lines)


def _refusal_lines(scene: Scene, refused: Refused) -> str:
    """The step that each entry of ``refused`` makes true."""
    then = KEYWORD[scene.language]["then"]
    lines = (in_words(scene, "refused-under", rule=cite) for cite in refused.cites)
    return " / ".join(f"{then} {line}" for line in lines)

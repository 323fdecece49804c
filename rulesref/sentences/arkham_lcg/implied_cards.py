"""What a case does not say about hands: the cards that its next steps say, or ask, are played.

"When an enemy attacks, and somebody plays a card" is about the moment of the attack. A card that can
be played in the middle of what the steps before it begin has to be in hand by then (arkham-lcg/fast).
Who asks whether somebody may play a card asks it of one who has it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.engine.line import Line
from rulesref.engine.outcome import Option
from rulesref.engine.state import State
from rulesref.entries import fold
from rulesref.games.card import Card
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.decks.so_many_in_hand import hold_in_hand
from rulesref.sentences.arkham_lcg.implied_costs import (
    imply,
    is_fast,
    told_committed,
    told_played,
)
from rulesref.sentences.arkham_lcg.steps_ahead import ahead_of
from rulesref.wording.sentence import Intent

#: The step by which nobody commits anything.
NOTHING_COMMITTED = "commit-done"


def hold(case: Case, scene: Scene, step: Step) -> None:
    """Let whoever plays such a card in ``step``, or in one that leads on from it, hold it by now."""
    ahead = ahead_of(case, scene)
    at = ahead.place(step)
    while step.kind == "then" and at and case.steps[at - 1].kind == "then":
        at -= 1  # an answer at another table is one to the question above it
    stop = ahead.end(ahead.end(at, "when"), "then")
    places = ahead.playing[bisect_left(ahead.playing, at) : bisect_left(ahead.playing, stop)]
    for place in places:
        one = case.steps[place]
        told = dict(scene.telling.said)
        early = [
            (who, card)
            for who, card in told_played((one,), scene, told)
            if one.kind == "then" or is_fast(card.card)
        ]
        for who, card in (*early, *_committed(one, scene, told)):
            player = scene.find(who)
            new = scene.find(card) is None and ("no-hand", player) not in scene.telling.declared
            new = new and not _comes_by_itself(scene.state, card.card, case.steps[:place])
            if player is not None and new:
                scene.telling.implied.add(hold_in_hand(scene, card, player))
    imply([case.steps[place] for place in places], scene)


def _committed(
    step: Step, scene: Scene, told: dict[str, Card]
) -> Iterator[tuple[Reference, Reference]]:
    """Who commits which card in ``step``, if it is one that they do: they hold it by then."""
    return told_committed(step, scene, told) if step.kind == "when" else iter(())


def passes(scene: Scene, options: Sequence[Option]) -> Option | None:
    """The option of committing nothing, where nothing could be committed but such cards: they are
    played, so none of them is; or where it has been said of all who could that they commit nothing."""
    commits = [option.slots["card"] for option in options if option.id == "commit"]
    ends = [option for option in options if option.id == NOTHING_COMMITTED]
    if len(ends) != 1 or len(commits) != len(options) - 1:
        return None
    whose = {str(option.slots["who"]) for option in options if option.id == "commit"}
    played = scene.telling.implied.issuperset(commits)
    return ends[0] if played or said_of_all(scene, whose) else None


def nothing_of_theirs(scene: Scene) -> str:
    """What a step that says that somebody commits nothing declares of them, for the running test alone."""
    events = (line.event for line in scene.state.lines() if line.stage == "impact")
    tests = sum(event is not None and event.type == "skill-test" for event in events)
    return f"commits-nothing-{tests}"


def said_of_all(scene: Scene, players: Collection[str]) -> bool:
    """Whether a step has said of each of ``players`` that they commit nothing to the running test."""
    declared, nothing = scene.telling.declared, ""
    for who in players:
        nothing = nothing or nothing_of_theirs(scene)
        if (nothing, who) not in declared:
            return False
    return True


def happened(line: Line, intent: Intent) -> bool:
    """Whether committing is over, where that is what ``intent`` wants: nobody could commit."""
    over = line.event is not None and line.event.slots.get("step") == "st-3"
    return over and intent.id == NOTHING_COMMITTED


def _comes_by_itself(state: State, card: Card, earlier: Sequence[Step]) -> bool:
    """Whether ``card`` lies in some deck, or a step that is over names it: that is how it comes."""
    names = {fold(name) for name in (card.name, card.italian) if name}
    told = [fold(step.text) for step in earlier]
    return any(name in text for name in names for text in told) or any(
        other.name == card.name for other in _in_decks(state)
    )


def _in_decks(state: State) -> Iterator[Card]:
    for thing in state.things.values():
        yield from thing.get("cards", ())

"""What an effect does, told as a deed: an answer to what the effect has somebody choose.

Where a card lets somebody play an asset, "Roland Banks plays Beat Cop" says which; it begins nothing of
its own. Where only one could be chosen, the same words tell what has come about already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rulesref.engine.ability import Node, Selector, nodes
from rulesref.engine.combinator import branches
from rulesref.engine.event import Event
from rulesref.engine.line import Line
from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.select import meaning, things
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.costs.chosen_costs import CHOSEN
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.things import card_of
from rulesref.record import NamedTuple
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.effect_events import ATTACKS
from rulesref.sentences.arkham_lcg.playing import options_about
from rulesref.sentences.arkham_lcg.playing.chooses_to import came_of_choosing, deed_of
from rulesref.sentences.arkham_lcg.playing.spent_for_use import spending_use
from rulesref.sentences.arkham_lcg.playing.ways_to_pay import way_told
from rulesref.wording.sentence import Intent


class Deed(NamedTuple):
    """A deed that an effect may do: by these ``verbs``, to the cards of this ``slot`` of the step.

    ``events`` say that it has been done; ``stands`` whether what one of them did is still so.
    """

    verbs: frozenset[str]
    slot: str
    events: frozenset[str]
    stands: Callable[[State, Mapping[str, Any]], bool]


def _by_card(state: State, event: Event) -> bool:
    """Whether an effect of a card brings ``event`` about, and no attempt of an investigator."""
    by = event.by or ""
    return by in state.things and state.things[by]["card"].type != "investigator"


def _attempted(state: State, event: Event, intent: Intent) -> bool:
    """Whether ``event`` is the test of that attempt, which is one of the options of a card."""
    if event.type != "skill-test" or not _is_option(state, event):
        return False
    told = {**intent.slots, "why": intent.id}
    if "enemy" in told:
        told["target"] = told.pop("enemy")
    return bool(told.items() <= event.slots.items())


def _is_option(state: State, event: Event) -> bool:
    """Whether the last choice before ``event`` was one of options of its card, or of its target."""
    log, before = state.log, False
    while log is not None:
        before = before or log[0].event is event
        chosen = log[0].chosen if before and log[0].stage == "choice" else None
        if isinstance(chosen, Option) and chosen.id != "target":
            return chosen.id == "branch" and chosen.slots.get("card") == event.by
        log = log[1]
    return False


def _there(state: State, slots: Mapping[str, Any]) -> bool:
    return bool(state.get(slots["who"], "at", None) == slots["to"])


def _not_in_hand(state: State, slots: Mapping[str, Any]) -> bool:
    return bool(state.get(slots["card"], "zone") != "hand")


def _whatever(state: State, slots: Mapping[str, Any]) -> bool:
    return True


#: The choice of what is discarded of the cards that were drawn.
OF_DRAWN = "of-drawn"
#: What an effect of a card does by itself, told as the action that does the same.
_BY_CARD = frozenset({"evade", "engage"})
#: Attempts that an effect has somebody make: what comes of them is a test.
_ATTEMPTS = frozenset({"fight", "evade", "investigate"})
DEEDS: Mapping[str, Deed] = {
    **{
        word: Deed(frozenset({word}), "enemy", frozenset(), _whatever)
        for word in ("fight", "evade")
    },
    "play": Deed(
        frozenset({"play"}), "card", frozenset({"initiate-play", "play-fast"}), _not_in_hand
    ),
    "move": Deed(frozenset({"move"}), "to", frozenset({"move"}), _there),
    "discard-to-size": Deed(frozenset({"discard"}), "cards", frozenset({"discard"}), _not_in_hand),
}


def otherwise(scene: Scene, choice: Choice, intent: Intent) -> Intent | None:
    """The answer to ``choice`` that ``intent`` gives in the words of a deed, if it is one."""
    if (chosen := deed_of(intent)) is not None:
        return otherwise(scene, choice, chosen)
    if choice.id == OF_DRAWN and intent.id == "discard-to-size":
        return Intent("target", {"cards": intent.slots["cards"]})
    if choice.id == "find" and intent.id == "target":
        facts = tuple(card_of(scene.state, card) for card in intent.slots["cards"])
        return Intent("find", {"who": intent.slots.get("who", choice.chooser), "facts": facts})
    if choice.id == "occurrence" and intent.id == "target":
        return Intent("occurrence", {"about": intent.slots["cards"]})
    if intent.id in ATTACKS and choice.id in ("attack-order", "victim"):
        return _first_attack(scene.state, choice, intent)
    if choice.id == "pay-with":
        return way_told(scene.state, choice, intent)
    if choice.id == "branch" and intent.id == "other-skill":
        return _by_that_skill(scene.state, choice, intent)
    if choice.id in ("branch", "resolve-tokens") or intent.id == options_about.ABOUT:
        return options_about.option_about(scene.state, choice, intent)
    if intent.id == "spend":
        return spending_use(scene.state, choice, intent)
    if intent.id == "commit":
        return _committing_itself(scene.state, choice, intent)
    deed = DEEDS.get(intent.id)
    if deed is None or not _is_done(scene.state, choice, deed, intent):
        return None
    told = intent.slots[deed.slot]
    return Intent("target", {"cards": told if isinstance(told, tuple) else (told,)})


def _by_that_skill(state: State, choice: Choice, intent: Intent) -> Intent | None:
    """The option of a card by which somebody makes their test with the skill of ``intent``.

    Of several, the one that does nothing else: the others are told by more than the skill.
    """
    ways, found = branches(state), []
    for option in choice.options:
        after = state.fork()
        answer(after, option)
        run(after)
        tests = (after.get(TEST, "who", None), after.get(TEST, "skill", None))
        if tests == (intent.slots["who"], intent.slots["skill"]):
            found.append(option)
    sizes = [len(ways[one.slots["number"] - 1]) for one in found]
    if not found or sizes.count(min(sizes)) > 1:
        return None
    return Intent("branch", dict(found[sizes.index(min(sizes))].slots))


def _committing_itself(state: State, choice: Choice, intent: Intent) -> Intent | None:
    """The use of a card that commits itself by its own ability, where ``choice`` offers that."""
    own = {name: intent.slots.get(name) for name in ("who", "card")}
    offered = [
        one for one in choice.options if one.id == "use" and own.items() <= one.slots.items()
    ]
    used = {one.slots.get("ability") for one in offered}
    abilities = card_of(state, intent.slots["card"]).abilities if used else ()
    verbs = {node.row.id for one in abilities if one.id in used for node in nodes(one.effects)}
    return Intent("use", own) if verbs == {"commit"} else None


def _first_attack(state: State, choice: Choice, intent: Intent) -> Intent | None:
    """Which attack comes first, told by that attack: of an enemy engaged with whom it attacks."""
    enemy, who = intent.slots["enemy"], intent.slots.get("who")
    if choice.id == "victim":
        return None if who is None else Intent("victim", {"enemy": enemy, "who": who})
    engaged = who in (None, state.get(enemy, "engaged", None))
    return Intent("attacker", {"card": enemy}) if engaged else None


def _is_done(state: State, choice: Choice, deed: Deed, intent: Intent) -> bool:
    """Whether ``choice`` is about that to which the ``deed`` is done, by whom the step names."""
    variables, who = state.variables, intent.slots.get("who")
    if state.frame.kind is CHOSEN:
        return variables["deed"] in deed.verbs and who == choice.chooser
    if choice.id != "target" or "nodes" not in variables or choice.argument is None:
        return False
    place, _ = choice.argument
    node = next(_for_what(variables["nodes"][place - 1 :]), None)
    if node is None or node.row.id not in deed.verbs:
        return False
    doers = node.args.get("who")
    if doers is None:
        return bool(who == choice.chooser)
    if (chosen := variables.get(f"{place}.who")) is not None:
        return who in chosen
    return who in things(state, meaning(state, variables["env"], node), doers)


def _for_what(nodes: Sequence[Node]) -> Iterator[Node]:
    """The effect that the first of ``nodes`` chooses for: itself, or one that speaks of the choice."""
    if nodes[0].row.id != "choose":
        yield nodes[0]
        return
    for node in nodes[1:]:
        if any(isinstance(raw, Selector) and raw.row.id == "it" for raw in node.args.values()):
            yield node


def came_of_it(scene: Scene, line: Line, intent: Intent) -> bool:
    """Whether ``line`` says that an effect has done what ``intent`` wants."""
    if options_about.came_of_it(line, intent) or came_of_choosing(scene, line, intent):
        return True
    deed = DEEDS.get(intent.id)
    if line.stage != "impact" or line.event is None:
        return False
    event = line.event
    if intent.id in _BY_CARD and event.type == intent.id and _by_card(scene.state, event):
        return bool(intent.slots.items() <= event.slots.items())
    if intent.id in _ATTEMPTS:
        return _attempted(scene.state, event, intent)
    if deed is None:
        return False
    if event.type not in deed.events or event.by in (None, "", event.slots.get("card")):
        return False
    told = intent.slots[deed.slot]
    cards = told if isinstance(told, tuple) else (told,)
    one = event.slots.get("to" if deed.slot == "to" else "card")
    if one not in cards or not deed.stands(scene.state, event.slots):
        return False
    return bool(event.slots.get("who", intent.slots.get("who")) == intent.slots.get("who"))

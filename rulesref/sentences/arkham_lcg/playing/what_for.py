"""What a card that was used or played is told to be for, held to what its ability does.

"To deal +1 damage" is no choice where the ability does just that: it is read where it does, and what
it is done to is chosen. What the ability does not do is refused as before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rulesref.engine.ability import Ability, Node, nodes
from rulesref.expression import lazily
from rulesref.games.things import card_of
from rulesref.rulings.reading import Told, read_of_kind
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.holding import kept_as
from rulesref.wording.sentence import Intent

#: Whether an effect of the ability does what it is said to be for, in the words that it was told in.
Does = Callable[[Scene, Node, "re.Match[str]"], bool]


def _adds_damage(scene: Scene, node: Node, told: re.Match[str]) -> bool:
    return bool(node.row.id == "more-damage" and node.args.get("by") == int(told["amount"]))


def _diverts(scene: Scene, node: Node, told: re.Match[str]) -> bool:
    return bool(node.row.id == "divert-damage")


def _doubles(scene: Scene, node: Node, told: re.Match[str]) -> bool:
    """As many again are placed as lie there."""
    uses = scene.tongue.speech.words.meaning("pool", told["pool"], scene.language)
    amount = node.args.get("amount")
    return (
        node.row.id == "place-uses"
        and uses is not None
        and node.args.get("uses") == uses
        and isinstance(amount, Node)
        and amount.row.id == "tokens"
        and amount.args.get("token") == uses
    )


#: The verbs by which somebody takes an action that an ability names.
_TAKES = ("take-action", "take-basic-action")
_ACTIONS = {"indagare": "investigate", "combattere": "fight", "eludere": "evade"}


def _takes(scene: Scene, node: Node, told: re.Match[str]) -> bool:
    action = _ACTIONS.get(told["action"], told["action"])
    return bool(node.row.id in _TAKES and node.args.get("action") == action)


#: Language → (what a card is for, without its first verb's ending; the effect that is just that).
_FOR: dict[str, tuple[tuple[re.Pattern[str], Does], ...]] = {
    "en": (
        (lazily(r"(?P<action>investigate|fight|evade)"), _takes),
        (
            lazily(
                r"(?:deal|do) (?=\+|.*\b(?:additional|extra|more)\b)\+?(?:an )?(?:additional |extra )?"
                r"(?P<amount>\d+) (?:additional |extra |more )?damage"
                r"(?: (?:for|with|by) (?:this|the) attack)?"
            ),
            _adds_damage,
        ),
        (
            lazily(r"deal (?:its|the|that|the attack['’]s) damage to (?P<target>[A-Z\"“.].*)"),
            _diverts,
        ),
        (
            lazily(r"double the (?:number of )?(?P<pool>[a-z]+) on (?P<target>[A-Z\"“.].*)"),
            _doubles,
        ),
    ),
    "it": (
        (lazily(r"(?P<action>indagare|combattere|eludere)"), _takes),
        (
            lazily(
                r"(?:infliggere|fare) \+(?P<amount>\d+) dann[oi](?: (?:per|con) (?:questo|l['’]) ?attacco)?"
            ),
            _adds_damage,
        ),
        (
            lazily(r"infliggere (?:il suo|il|quel) danno a (?P<target>[A-ZÀ-Ý\"“.].*)"),
            _diverts,
        ),
        (
            lazily(
                r"raddoppiare (?:le |i |gli )?(?P<pool>[a-zà-ù]+) su (?P<target>[A-ZÀ-Ý\"“.].*)"
            ),
            _doubles,
        ),
    ),
}


def acts(scene: Scene, who: Reference, what: str) -> bool:
    """Whether ``what`` is the action that the ability used last has ``who`` take, as it says."""
    said, does = _FOR[scene.language][0]
    told = said.fullmatch(what)
    _, used = next(_used(scene, scene.thing(who)), ("", None)) if told else ("", None)
    return (
        told is not None
        and used is not None
        and any(does(scene, node, told) for node in nodes(used.effects))
    )


def served(scene: Scene, who: Reference, what: str) -> list[Intent] | None:
    """What ``who`` chooses for ``what``, which the ability used last does; ``None`` where it does not."""
    for said, does in _FOR[scene.language]:
        told = said.fullmatch(what)
        if told is None:
            continue
        _, used = next(_used(scene, scene.thing(who)), ("", None))
        if used is None or not any(does(scene, node, told) for node in nodes(used.effects)):
            return None
        target = told.groupdict().get("target")
        if target is None:
            return []
        pool = told.groupdict().get("pool")
        return _chooses(scene, who, target, pool)
    return None


def _chooses(scene: Scene, who: Reference, target: str, pool: str | None) -> list[Intent] | None:
    """What it is done to, as a step of its own would choose it; ``None`` where no ``pool`` lies there."""
    verb = {"en": "chooses", "it": "sceglie"}[scene.language]
    read = read_of_kind(
        f"{who.text} {verb} {target}", "when", scene.tongue, dict(scene.telling.said)
    )
    if not isinstance(read, Told):
        return None
    if pool is not None and not all(_bears(scene, one, pool) for one in read.slots["cards"]):
        return None
    chosen: list[Intent] = read.row.run(scene, **read.slots)
    return chosen


def _bears(scene: Scene, card: Reference, pool: str) -> bool:
    """Whether any of what ``pool`` is called lies on ``card``."""
    ahead, id = scene.ahead(), scene.thing(card)
    uses = scene.tongue.speech.words.meaning("pool", pool, scene.language)
    return uses is not None and bool(ahead.state.get(id, kept_as(ahead, id, uses)))


def dealer(scene: Scene, who: Reference) -> str:
    """The name of the card that ``who`` has used or played last, since the step before; or nothing."""
    return next((scene.name(card) or "" for card, _ in _used(scene, scene.thing(who))), "")


def _used(scene: Scene, who: str) -> Iterator[tuple[str, Ability]]:
    """The abilities that ``who`` has used, or events that they played, since the step before; the last first.

    Each with its card.
    """
    ahead = scene.ahead()
    log = ahead.state.log
    while log is not None and log is not scene.telling.mark:
        line, log = log
        event = line.event if line.stage == "impact" else None
        if line.stage == "use" and line.chooser == who and line.source is not None:
            abilities = card_of(ahead.state, line.source).abilities
            yield from ((line.source, one) for one in abilities if one.id == line.chosen)
        elif event is not None and event.type == "play" and event.slots.get("who") == who:
            card = event.slots["card"]
            abilities = card_of(ahead.state, card).abilities
            yield from ((card, one) for one in abilities if one.kind == "play")

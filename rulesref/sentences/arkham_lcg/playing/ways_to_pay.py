"""In which of several ways a cost is paid, told by what it comes to.

Whoever "accepts the effect" of a card that lets them pay on top pays on top; whoever "spends 3
resources" pays in the one way that spends so many, whoever "exhausts", "exiles" or "discards" the
card itself in the one way that does so, whoever "chooses 3" in the one way of which all parts come to so much.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.engine.ability import Node, Selector
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.state import State
from rulesref.wording.sentence import Intent

Way = tuple[Node, ...]
#: Intents that say what becomes of a card → the cost that it is.
_GOES = {"discard-to-size": "discard", "exile": "exile", "exhaust": "exhaust"}


def way_told(state: State, choice: Choice, intent: Intent) -> Intent | None:
    """The way of paying that ``intent`` means in other words; ``None`` for none, or for several."""
    if intent.slots.get("who", choice.chooser) != choice.chooser:
        return None
    ways: Sequence[Way] = state.variables["ways"]
    fitting = [one for one in choice.options if _means(ways, ways[_place(one)], intent)]
    named = intent.slots.get("cards", (intent.slots.get("card"),))
    of_it = fitting if intent.id in ("spend", "name-number") else _of_cards(fitting, named)
    return Intent(of_it[0].id, of_it[0].slots) if len(of_it) == 1 else None


def _of_cards(options: Sequence[Option], named: Sequence[str | None]) -> list[Option]:
    return [one for one in options if tuple(named) == (one.slots["card"],)]


def _place(option: Option) -> int:
    """Ways are counted from 1, as they stand on the card."""
    return int(option.slots["number"]) - 1


def _means(ways: Sequence[Way], way: Way, intent: Intent) -> bool:
    if intent.id == "spend":
        return _spends(way, intent)
    if intent.id == "name-number":
        return {part.args.get("amount") for part in way} == {intent.slots["amount"]}
    if (goes := _GOES.get(intent.id)) is not None:
        return any(part.row.id == goes and _is_itself(part.args["card"]) for part in way)
    return intent.id == ("accept" if _is_on_top(ways, way) else "decline")


def _is_on_top(ways: Sequence[Way], way: Way) -> bool:
    """Whether ``way`` pays all that another one pays, and more."""
    return any(len(other) < len(way) and all(part in way for part in other) for other in ways)


def _spends(way: Way, intent: Intent) -> bool:
    """Whether ``way`` spends as much as the step says of what it says, wherever that lies."""
    told = intent.slots.get("uses") or intent.slots.get("face")
    wanted = told or intent.slots["event"].removeprefix("spend-")
    amounts = {part.args.get("amount") for part in way if wanted in (_uses(part), _pool(part))}
    return amounts == {intent.slots["amount"]}


def _uses(part: Node) -> str:
    """The uses that ``part`` spends, or the face of the tokens that it adds."""
    return str(part.args.get("uses", part.args.get("face", "")))


def _pool(part: Node) -> str:
    return "actions" if part.row.id == "action" else str(part.row.id)


def _is_itself(card: object) -> bool:
    return isinstance(card, Selector) and card.row.id == "this"

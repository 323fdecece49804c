"""Given: who is where, who controls what, which tokens lie where."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.rulings.slot import SAID_OF, Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step


@step(
    "given",
    "investigators-at",
    who="investigators",
    location="location",
    amount="number",
    token="pool",
    en="{who} (is|are) at {location}[ with {amount} {token}]",
    it="{who} (è|sono) (in|a) {location}[ con {amount} {token}]",
)
def investigators_at(
    case: Stage,
    who: tuple[Reference, ...],
    location: Reference,
    amount: int = 0,
    token: str = "damage",
) -> None:
    """Investigators sit down in the order in which they are named; the first one leads."""
    place = case.location(location)
    for one in who:
        id = case.investigator(one)
        case.declare("at", id, f"where {one.text} is")
        case.state.put(id, at=place)
        if amount:
            put_tokens(case, id, amount, token)


#: Types of cards that enter play under nobody's control.
_ELSEWHERE = ("act", "agenda", "enemy", "investigator", "location", "treachery")


@step(
    "given",
    "controls",
    who="investigator",
    cards="cards",
    en=("{who} controls {cards}", "{who} has {cards} in play"),
    it="{who} controlla {cards}",
)
def controls(case: Stage, who: Reference, cards: tuple[Reference, ...]) -> None:
    """Cards in play under an investigator's control, as they enter play."""
    owner = case.thing(who)
    for card in cards:
        if card.card.type in _ELSEWHERE:
            raise UnresolvedReference(
                f"{card.text} is under nobody's control: it is of type {card.card.type}",
                remedy=f"write: {SAID_OF[card.card.type]}",
            )
        id = case.bring(card, zone="play", controller=owner, owner=owner)
        for use, amount in card.card.keywords.get("uses", {}).items():
            case.state.put(id, **{use: amount})


@step(
    "given",
    "engaged",
    enemy="enemy",
    who="investigator",
    amount="number",
    token="pool",
    en="{enemy} is engaged with {who}[ with {amount} {token}]",
    it="{enemy} è impegnat(o|a) con {who}[ con {amount} {token}]",
)
def engaged(
    case: Stage, enemy: Reference, who: Reference, amount: int = 0, token: str = "damage"
) -> None:
    """A ready enemy in an investigator's threat area; a massive one at his location.

    One that was said to be at that location is the same enemy.
    """
    player = case.thing(who)
    id = _beside(case, enemy, player) or case.bring(enemy, zone="play")
    if keyword(case.state, id, "massive"):
        case.declare("at", id, f"where {enemy.text} is")
        case.state.put(id, at=location_of(case.state, player))
    else:
        case.state.put(id, engaged=player, at=None)
    if amount:
        put_tokens(case, id, amount, token)


def _beside(case: Stage, enemy: Reference, player: str) -> str | None:
    """The enemy of that name that a step has laid where ``player`` is, and said no more of it."""
    id = case.find(enemy)
    at = case.state.get(id, "at") if id in case.laid else None
    alone = not at or ("unengaged", id) in case.declared
    return None if alone or at != location_of(case.state, player) else id


@step(
    "given",
    "engaged-to",
    who="investigator",
    enemies="enemys",
    en="{who} is engaged with {enemies}",
    it="{who} è impegnat(o|a) con {enemies}",
)
def engaged_to(case: Stage, who: Reference, enemies: tuple[Reference, ...]) -> None:
    """The same, told of the investigator."""
    for enemy in enemies:
        engaged(case, enemy, who)


#: Token → attribute of the thing that holds it, where the two differ.
ATTRIBUTE = {"resource": "resources", "clue": "clues", "action": "actions"}
#: Token → the value that so many of it take up.
_TAKES_UP = {"damage": "health", "horror": "sanity"}


def put_tokens(case: Stage, id: str, amount: int, token: str) -> None:
    """So many of one token, which do not defeat ``id``. Raises ``UnresolvedReference``."""
    name = ATTRIBUTE.get(token, token)
    case.declare(name, id, f"how much {token} {case.name(id)} has")
    most = stat(case.state, id, _TAKES_UP[token]) if token in _TAKES_UP else None
    if most is not None and amount >= most:
        raise UnresolvedReference(f"{case.name(id)} would be defeated with {amount} {token}")
    case.state.put(id, **{name: amount})

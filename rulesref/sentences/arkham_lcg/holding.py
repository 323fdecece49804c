"""arkham-lcg/in-play-and-out-of-play: which tokens a card can have, and whose they are."""

from __future__ import annotations

from functools import partial

from rulesref.cases.keywords import KEYWORD
from rulesref.catalogue import said
from rulesref.engine.ability import nodes
from rulesref.engine.undescribed import OPAQUE
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.costs.uses import uses_at_first
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.arkham_lcg.vocabulary import USES
from rulesref.games.card import Card
from rulesref.games.things import card_of
from rulesref.rulings.options import counted
from rulesref.rulings.scene import Scene
from rulesref.rulings.telling import Doubt
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Token → attribute of the thing that holds it, where the two differ.
ATTRIBUTE = {"resource": "resources", "clue": "clues", "action": "actions"}
#: Token → the value that so many of it take up.
_TAKES_UP = {"damage": "health", "horror": "sanity"}
#: Cards that may have damage on them whatever is printed: an enemy without health has no end.
_HURT = {"damage": ("enemy", "treachery", "story"), "horror": ("treachery", "story")}
#: Cards that bear no uses but those that their own text speaks of.
_USELESS = ("investigator", "location", "act", "agenda", "scenario", "enemy", "treachery")
#: Verb of a Revelation → the token that it places, and the slot that says where.
_PLACES = {
    "place-clues": ("clues", "on"),
    "place-doom": ("doom", "on"),
    "place-damage": ("damage", "card"),
    "place-horror": ("horror", "card"),
}
#: Verbs by which uses come to lie on another card than the one that established them.
_MOVES = frozenset({"move-uses", "move-tokens", "place-uses"})
#: How many tokens lie on {card}, laid out or expected, by language.
HAS = {
    "en": (
        "{card} has {amount} {pool}[ and {more} {other}]",
        "{card} has {amount} {pool} on (him|her|it|them)",
        "there (is|are) {amount} {pool} (on|at) {card}",
    ),
    "it": (
        "{card} ha {amount} {pool}[ e {more} {other}]",
        "(in|a|su) {card} (c'è|ci sono) {amount} {pool}",
        "(c'è|ci sono) {amount} {pool} (in|a|su) {card}",
    ),
}


def one_or_two(token: str, amount: int, other: str, more: int) -> dict[str, int]:
    """Token → how many of it. Raises ``UnresolvedReference`` for one that is said twice."""
    if token == other:
        raise UnresolvedReference(
            said("{token} is said twice").format(token=token), remedy=said("say each kind once")
        )
    return {token: amount, other: more} if other else {token: amount}


def enters_with_uses(scene: Scene, id: str) -> None:
    """arkham-lcg/uses-x-type: what a Given step lays into play has come there with its uses."""
    for use in card_of(scene.state, id).keywords.get("uses", {}):
        scene.state.put(id, **{use: uses_at_first(scene.state, id, use)})


def brought_along(card: Card) -> dict[str, int]:
    """Tokens that lie on ``card`` by its own Revelation, until a step says that they are fewer."""
    return {
        _PLACES[node.row.id][0]: node.args["amount"]
        for ability in card.abilities
        if ability.kind == "revelation"
        for node in ability.effects
        if node.row.id in _PLACES
        and node.args[_PLACES[node.row.id][1]].row.id == "this"
        and isinstance(node.args["amount"], int)
    }


def kept_as(scene: Scene, id: str, token: str) -> str:
    """The attribute of ``id`` that counts such a ``token``.

    Where a card calls the resources that its text places on it something else, they are those.
    """
    name = ATTRIBUTE.get(token, token)
    if name not in USES or id not in scene.state.things or "card" not in scene.state.things[id]:
        return name
    card = card_of(scene.state, id)
    if name in card.keywords.get("uses", {}) or _speaks_of(card, name):
        return name
    return "resources" if _speaks_of(card, "resources") else name


def has_uses(scene: Scene, id: str, token: str) -> bool:
    """Whether ``token`` is what the uses of ``id`` are, as its card prints them."""
    return ATTRIBUTE.get(token, token) in card_of(scene.state, id).keywords.get("uses", {})


def may_bear(scene: Scene, id: str, token: str) -> bool:
    """Whether such a ``token`` lies on ``id`` by what its own text says, as far as that is described."""
    name = ATTRIBUTE.get(token, token)
    return has_uses(scene, id, token) or _speaks_of(card_of(scene.state, id), name)


def put_tokens(scene: Scene, id: str, amount: int, token: str) -> None:
    """So many of one token, which do not defeat ``id``. Raises ``UnresolvedReference``."""
    name = kept_as(scene, id, token)
    why_not = _why_not(scene, id, name) if amount else ""
    if why_not:
        raise UnresolvedReference(
            said("{} has no {}: {}").format(
                scene.name(id), scene.tongue.worded("uses", token), why_not
            ),
            remedy=said("say of another card that it has them, or leave this step out"),
        )
    scene.telling.declare(name, id, said("how much {} {} has").format(token, scene.name(id)))
    scene.state.put(id, **{name: amount})
    if _defeats(id, token, amount, scene):  # a step that follows may attach what it lives by
        error = UnresolvedReference(
            said("{} would be defeated with {} {}").format(scene.name(id), amount, token)
        ).at(*scene.telling.place)
        scene.telling.doubts.append(Doubt(partial(_defeats, id, token, amount), error))


def _defeats(id: str, token: str, amount: int, scene: Scene) -> bool:
    """Whether so many of ``token`` use up what ``id`` has of it as things lie now."""
    most = stat(scene.state, id, _TAKES_UP[token]) if token in _TAKES_UP else None
    return most is not None and amount >= most


def _undeclared(what: tuple[str, str], scene: Scene) -> bool:
    return what not in scene.telling.declared


def _why_not(scene: Scene, id: str, name: str) -> str:
    """Why ``id`` can have none of what the attribute ``name`` counts; empty where it can."""
    card = card_of(scene.state, id)
    if name == "actions" and card.type != "investigator":
        return said("only an investigator has actions")
    if scene.state.get(id, "zone") != "play":
        return said("tokens lie on cards in play")
    if name in _TAKES_UP and card.type not in _HURT[name]:
        lacks = stat(scene.state, id, _TAKES_UP[name]) is None and not _speaks_of(card, name)
        return said("it has no {}").format(_TAKES_UP[name]) if lacks else ""
    return _bears_no(scene, id, name) if name in USES - {"resources"} else ""


def _bears_no(scene: Scene, id: str, uses: str) -> str:
    """arkham-lcg/uses-x-type: a card bears no other uses than those that it establishes."""
    card = card_of(scene.state, id)
    own = card.keywords.get("uses", {})
    if own and uses not in own:
        return said("its uses are {}").format(", ".join(own))
    useless = not own and card.type in _USELESS and not _speaks_of(card, uses)
    return said("it bears no uses") if useless and not _moved_here(scene, uses) else ""


def _moved_here(scene: Scene, uses: str) -> bool:
    """Whether a card of this case moves such ``uses`` from itself to others, as bounties do."""
    cards = {thing["card"] for thing in scene.state.things.values() if "card" in thing}
    return any(
        node.row.id in _MOVES and uses in node.args.values()
        for one in cards
        if uses in one.keywords.get("uses", {})
        for ability in one.abilities
        for node in nodes(ability)
    )


def _speaks_of(card: Card, token: str) -> bool:
    """Whether any ability of ``card`` has to do with such a ``token``, or may: nobody has described it."""
    return any(
        token in node.args.values()
        or token in node.args.get("tokens", ())
        or node.row.id == f"place-{token}"
        or node.row is OPAQUE
        for ability in card.abilities
        for node in nodes(ability)
    )


def ask_whose(scene: Scene, id: str, other: str, amount: int, token: str) -> None:
    """Note that ``token`` of a step can be on ``id``, as it is told, or on ``other``.

    Where no step says how much is on ``other``, the case does not say whose they are.
    """
    name = ATTRIBUTE.get(token, token)
    told = counted(scene, amount, token)
    told_so = tuple(_has(scene, one, amount, token) for one in (id, other))
    given = KEYWORD[scene.language]["given"]
    error = UnresolvedReference(
        said("whose {} these are is not said: {}'s, or {}'s?").format(
            told, scene.name(id), scene.name(other)
        ),
        candidates=told_so,
        remedy=said("leave them out here, and write below: {}; or: {}").format(
            *(f"{given} {one}" for one in told_so)
        ),
    ).at(*scene.telling.place)
    scene.telling.doubts.append(Doubt(partial(_undeclared, (name, other)), error))


def say_of_each(
    scene: Scene, who: tuple[str, ...], amount: int, token: str, place: str | None = None
) -> None:
    """Raise ``UnresolvedReference`` where it is not said how many tokens each of several has.

    Clues may be meant to lie at ``place``, where they are.
    """
    bearers = (place, *who) if place and token == "clue" else who
    raise UnresolvedReference(
        said("how many of the {} each of them has is not said").format(
            counted(scene, amount, token)
        ),
        candidates=tuple(_has(scene, bearer, amount, token) for bearer in bearers),
        remedy=said("leave them out here, and say of each in a step of its own"),
    )


def _has(scene: Scene, id: str, amount: int, token: str) -> str:
    pattern = SPEECH.sentences["has-tokens"].patterns[scene.language][0]
    pool = scene.tongue.worded("uses", token, single=amount == 1)
    return pattern.write({"card": scene.name(id), "amount": amount, "pool": pool})

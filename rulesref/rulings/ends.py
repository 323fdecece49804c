"""An end of a case in words: what lies otherwise on the table than it did before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator

from rulesref.engine.state import NOTHING, Thing
from rulesref.games.card import Card
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import tell
from rulesref.rulings.whereabouts import in_zone, tokens

#: Attributes that hold another thing → how it is told that they hold it.
_WITH = {
    "at": {"en": "at {}", "it": "in {}"},
    "engaged": {"en": "engaged with {}", "it": "impegnato con {}"},
    "attached": {"en": "attached to {}", "it": "assegnato a {}"},
    "beneath": {"en": "beneath {}", "it": "sotto {}"},
    "threat": {"en": "in the threat area of {}", "it": "nell'area di minaccia di {}"},
    "controller": {"en": "controlled by {}", "it": "controllato da {}"},
}
#: Attributes that are so or not → how either is told.
_IS = {
    "exhausted": {"en": ("exhausted", "ready"), "it": ("esaurito", "pronto")},
    "eliminated": {"en": ("eliminated", "not eliminated"), "it": ("eliminato", "non eliminato")},
    "revealed": {"en": ("revealed", "unrevealed"), "it": ("rivelato", "non rivelato")},
}
#: A deck: that of a player, or by its id; how its cards are told.
_DECK_OF = {"en": "deck of {}", "it": "mazzo di {}"}
_DECKS = {
    "encounter-deck": {"en": "encounter deck", "it": "mazzo degli incontri"},
    "exploration-deck": {"en": "exploration deck", "it": "mazzo dell'esplorazione"},
}
_LIES = {
    "en": {
        "cards": "cards {} \N{RIGHTWARDS ARROW} {}",
        "order": "from the top {}",
        "rest": "then as before",
        "shuffled": "shuffled",
        "more": "more of {}",
        "fewer": "fewer of {}",
    },
    "it": {
        "cards": "carte {} \N{RIGHTWARDS ARROW} {}",
        "order": "dalla cima {}",
        "rest": "poi come prima",
        "shuffled": "mescolato",
        "more": "in più {}",
        "fewer": "in meno {}",
    },
}
_NOWHERE = {"en": "no longer on the table", "it": "non più sul tavolo"}


def changes(before: Scene, after: Scene) -> tuple[str, ...]:
    """What differs between two moments, a line a card or a deck; empty where nothing does.

    Cards that nobody could tell apart ``before`` go by one name. How the game is over comes last.
    """
    names = _names(before, after)
    told = [(name, ", ".join(_changed(before, after, id, names))) for id, name in names.items()]
    lines = Counter(line for line in told if line[1])
    cards = sorted(f"{_many(count)}{name}: {new}" for (name, new), count in lines.items())
    ended = after.tongue.game.ended
    over = None if ended(before.state) else ended(after.state)
    return (*cards, *sorted(_decks(before, after)), *((tell(after, over),) if over else ()))


def _decks(before: Scene, after: Scene) -> Iterator[str]:
    """What is otherwise in each deck, and in which order where anybody could know it."""
    for id, new in after.state.things.items():
        old = before.state.things.get(id, NOTHING)
        if id.endswith("deck") and _of_deck(new) != _of_deck(old):
            whose = before.name(id.removesuffix("/deck")) if id.endswith("/deck") else None
            named = _DECKS.get(id, {}).get(after.language, id)
            name = _DECK_OF[after.language].format(whose) if whose else named
            told = ", ".join(_in_deck(after, old, new))
            if told:
                yield f"{name}: {told}"


def _of_deck(deck: Thing) -> tuple[tuple[Card, ...], bool]:
    return deck.get("cards", ()), bool(deck.get("shuffled"))


def _in_deck(scene: Scene, old: Thing, new: Thing) -> Iterator[str]:
    told = _LIES[scene.language]
    (had, _), (has, shuffled) = _of_deck(old), _of_deck(new)
    if len(had) != len(has) and not new.get("rest"):
        yield told["cards"].format(len(had), len(has))
    if shuffled:
        yield told["shuffled"]
        for name, cards in (
            ("more", Counter(has) - Counter(had)),
            ("fewer", Counter(had) - Counter(has)),
        ):
            if cards:
                yield told[name].format(
                    _listed(scene, sorted(cards.elements(), key=lambda card: card.name))
                )
        return
    same = 0
    while same < min(len(had), len(has)) and had[-1 - same] == has[-1 - same]:
        same += 1
    if len(has) > same:
        yield told["order"].format(_listed(scene, has[: len(has) - same]))
        if same:
            yield told["rest"]


def _listed(scene: Scene, cards: Iterable[Card]) -> str:
    return ", ".join(str(scene.printed(card)) for card in cards)


def _many(count: int) -> str:
    return f"{count} × " if count > 1 else ""


def is_one_of_many(laid: Scene, id: str) -> bool:
    """Whether the card ``id`` goes by one name with every copy of it that was ``laid`` out."""
    return id in _cards(laid) and _names(laid, laid)[id] == laid.printed(_cards(laid)[id])


def _names(before: Scene, after: Scene) -> dict[str, str]:
    """Id of each card → its name, without a number where it is as good as every other copy.

    Copies that came since are compared with each other alone: they may be told from the others.
    """
    old, new = _cards(before), _cards(after)
    fresh = {id: card for id, card in new.items() if id not in old}
    return {**_named(before, after, old), **_named(before, after, fresh)}


def _named(before: Scene, after: Scene, cards: dict[str, Card]) -> dict[str, str]:
    alike = Counter((card.name, _record(before, id)) for id, card in cards.items())
    copies = Counter(card.name for card in cards.values())
    return {
        id: after.printed(card)
        if alike[card.name, _record(before, id)] == copies[card.name]
        else str(after.name(id) if id in after.state.things else before.name(id))
        for id, card in cards.items()
    }


def _cards(scene: Scene) -> dict[str, Card]:
    return {id: thing["card"] for id, thing in scene.state.things.items() if "card" in thing}


def _record(scene: Scene, id: str) -> Hashable:
    """What tells the card apart from a copy of it: all that is known of it but when it came."""
    thing = scene.state.things.get(id, NOTHING)
    return frozenset((name, value) for name, value in thing.items() if name != "gen")


def _changed(before: Scene, after: Scene, id: str, names: dict[str, str]) -> Iterator[str]:
    old, new = before.state.things.get(id, NOTHING), after.state.things.get(id, NOTHING)
    if old is new:  # nothing has been written of it since
        return
    if not new:
        yield _NOWHERE[after.language]
        return
    if not old and new.get("zone") in after.state.things:
        return  # it has been looked at, and lies in a deck, which is told by itself
    if old.get("zone") != new.get("zone"):
        yield in_zone(after, str(new.get("zone", "nowhere")))
    if new.get("zone") in (None, "play"):
        yield from _stands(after, old, new, names)
        yield from _tokens(after, old, new)


def _stands(scene: Scene, old: Thing, new: Thing, names: dict[str, str]) -> Iterator[str]:
    """With what the card lies now, and how."""
    for name, template in _WITH.items():
        holds = new.get(name)
        if isinstance(holds, str) and holds != old.get(name) and holds in scene.state.things:
            yield template[scene.language].format(names.get(holds, scene.name(holds)))
    for name, words in _IS.items():
        if bool(new.get(name)) != bool(old.get(name)):
            yield words[scene.language][0 if new.get(name) else 1]


def _tokens(scene: Scene, old: Thing, new: Thing) -> Iterator[str]:
    had, has = tokens(scene, old), tokens(scene, new)
    for token in dict.fromkeys((*had, *has)):
        if had.get(token, 0) != has.get(token, 0):
            word = scene.tongue.worded("uses", token)
            yield f"{word} {had.get(token, 0)} \N{RIGHTWARDS ARROW} {has.get(token, 0)}"

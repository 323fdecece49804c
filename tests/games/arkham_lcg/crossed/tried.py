"""A card that loads is put on a table and played: an outcome, or a refusal by name, never a break."""

from __future__ import annotations

import random
import traceback
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from rulesref.engine.clause import NotationError
from rulesref.engine.machine import answer, decide
from rulesref.engine.outcome import Chance, Choice, Option, Unsupported
from rulesref.engine.state import State
from rulesref.facts.telling.teller import teller_of
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, deck_of, fill
from rulesref.games.arkham_lcg.table import investigators, seat
from rulesref.games.card import Card
from rulesref.games.things import bring
from tests.arkham import GAME, read_card
from tests.games.arkham_lcg.crossed.written import Place, Writer
from tests.games.arkham_lcg.random_play.drawn_tables import Draw
from tests.games.arkham_lcg.random_play.game import choose, told
from tests.games.arkham_lcg.random_play.invariants import broken
from tests.games.arkham_lcg.random_play.moment import Moment

#: How many steps a table is played, how many tables there are of each edition, and how often a
#: place is written anew where the loader refuses what is around it.
STEPS, TABLES, WRITINGS = 120, 3, 40
EDITIONS = ("2016", "2026")
#: The type of card on which an ability of each kind stands; any other stands on one of ``BEARERS``.
TYPES = {
    "play": "event",
    "fast": "event",
    "skill": "skill",
    "elder-sign": "investigator",
    "haunted": "location",
    "symbol": "scenario",
    "advance": "act",
}
BEARERS = ("asset", "asset", "asset", "enemy", "location", "treachery", "investigator", "act")
STATS: dict[str, dict[str, int]] = {
    "asset": {"cost": 1, "health": 2, "sanity": 2},
    "event": {"cost": 1},
    "enemy": {"fight": 2, "evade": 2, "health": 3, "damage": 1, "horror": 1},
    "location": {"shroud": 2},
    "investigator": {
        **dict.fromkeys(("willpower", "intellect", "combat", "agility"), 3),
        "health": 7,
        "sanity": 7,
    },
}
#: What whoever plays can always bring about, so that whatever answers it has its turn.
DEEDS: tuple[dict[str, Any], ...] = (
    {"verb": "test", "skill": "combat", "difficulty": 2},
    {"verb": "draw", "who": "you", "amount": 1},
    {"verb": "take", "who": "you", "damage": 1, "horror": 1},
    {"verb": "deal", "to": {"choose": "enemy"}, "damage": 1},
    {"verb": "heal", "of": "you", "damage": 1, "horror": 1},
    {"verb": "attack", "enemy": {"choose": "enemy"}, "who": "you"},
    {"verb": "move", "who": "you", "to": {"choose": "location"}},
    {"verb": "discover", "who": "you", "amount": 1, "at": "your-location"},
    {"verb": "discard", "card": {"choose": "asset"}},
    {"verb": "add-tokens", "face": "curse", "amount": 1},
    {"verb": "draw-encounter", "who": "you"},
)


class Tried(NamedTuple):
    """What came of a card: "" where nothing broke."""

    place: Place
    data: dict[str, Any]
    edition: str
    seed: int
    wrong: str


@cache
def _deeds() -> Card:
    deeds = [{"kind": "free", "do": [deed]} for deed in DEEDS]
    return read_card({"code": "d", "name": "Deeds", "type": "asset", "ability": deeds})


@cache
def table(edition: str, number: int) -> State:
    """One of the tables on which cards are tried, with somebody who can bring much about."""
    state = Draw(edition, random.Random(number)).state
    who = investigators(state)[0]
    bring(state, _deeds(), zone="play", controller=who, owner=who)
    return state


def written(place: Place, rng: random.Random) -> tuple[dict[str, Any], Card] | None:
    """A card on which ``place`` stands and that loads; ``None`` where the loader takes none."""
    writer = Writer(rng)
    for _ in range(WRITINGS):
        ability = writer.ability(place)
        type = TYPES.get(ability["kind"]) or rng.choice(BEARERS)
        if ability["kind"] == "revelation":
            type = rng.choice(("treachery", "enemy"))
        data = {"code": "x", "name": "Crossed", "type": type, "ability": [ability]}
        data["stats"] = STATS.get(type, {})
        try:
            return data, read_card(data)
        except NotationError:
            continue
    return None


def lay(state: State, card: Card, rng: random.Random) -> None:
    """Put ``card`` where its abilities act."""
    who = investigators(state)[0]
    mine = {"controller": who, "owner": who}
    here = state.get(who, "at")
    if card.type in ("event", "skill"):
        bring(state, card, zone="hand", **mine)
        fill(state, deck_of(who), (card,))
        state.put(who, resources=9)
    elif card.type == "investigator":
        seat(state, card, here)
    elif card.type == "asset":
        bring(state, card, zone="play", **mine)
    elif card.type == "enemy":
        bring(state, card, zone="play", engaged=who)
        fill(state, ENCOUNTER_DECK, (card,) * 3)
    elif card.type == "treachery":
        bring(state, card, zone="play", threat=who)
        fill(state, ENCOUNTER_DECK, (card,) * 3)
    elif card.type == "location":
        bring(state, card, zone="play", revealed=True, clues=2, connects=(here,))
        state.put(who, at="crossed")
    else:
        bring(state, card, zone="play")


def attempt(place: Place, edition: str, seed: int) -> Tried | None:
    """Play a card on which ``place`` stands; ``None`` where no such card loads."""
    rng = random.Random(f"{place} {seed}")
    try:
        found = written(place, rng)
    except Exception as error:
        return Tried(place, {"type": "", "ability": ""}, edition, seed, _broke(error))
    if found is None:
        return None
    data, card = found
    return Tried(place, data, edition, seed, _said(data) or _played(card, edition, rng))


def _said(data: dict[str, Any]) -> str:
    try:
        for language in ("en", "it"):
            for ability in data["ability"]:
                teller_of(GAME, language).ability(ability)
    except Exception as error:
        return _broke(error)
    return ""


def _broke(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({frame.filename.partition('rulesref/')[2]}:{frame.lineno})"


def _played(card: Card, edition: str, rng: random.Random) -> str:
    state = table(edition, rng.randrange(TABLES)).fork()
    try:
        lay(state, card, rng)
        state.rules.hooks.refresh(state)
        for phase in ("investigation", "enemy", "upkeep", "mythos"):
            state.rules.openings[f"{phase}-phase"](state)
            wrong = _play(state, rng)
            if wrong != "Done":
                return wrong if wrong and wrong != "stopped" else ""
    except Exception as error:
        return f"{_broke(error)}\n{told(state, 8)}"
    return ""


def _play(state: State, rng: random.Random) -> str:
    for _ in range(STEPS):
        moment = Moment(state)
        outcome = moment.outcome
        wrong = [] if isinstance(outcome, Unsupported) else broken(moment)
        if wrong:
            return "; ".join(wrong) + "\n" + told(state, 8)
        if isinstance(outcome, Choice):
            answer(state, _choose(rng, outcome.options))
        elif isinstance(outcome, Chance):
            decide(state, rng.choice(outcome.outcomes)[1])
        elif outcome is not None:
            return "Done" if type(outcome).__name__ == "Done" else "stopped"
    return ""


def _choose(rng: random.Random, options: Iterable[Option]) -> Option:
    """Mostly what is about the crossed card, where something is."""
    options = tuple(options)
    about = [one for one in options if "crossed" in str(one.slots)]
    if about and rng.random() < 0.7:
        return rng.choice(about)
    return choose(rng, options)[1]


def broke(places: Iterable[Place], seed: int) -> tuple[list[str], int]:
    """What broke of cards on which each of ``places`` stands, and how many of them loaded."""
    wrong, loaded = [], 0
    for number, place in enumerate(places):
        tried = attempt(place, EDITIONS[number % 2], seed)
        loaded += tried is not None
        if tried is not None and tried.wrong:
            wrong.append(f"{place} ({tried.edition}): {tried.wrong}\n{tried.data}")
    return wrong, loaded

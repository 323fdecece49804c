"""Whatever the code reads or writes of a thing is a declared attribute, and each one is both.

A name that no literal decides comes from a closed set of words: ``CLOSED`` says which, for every
expression there is, and the words of each set are attributes as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pytest

import rulesref
import rulesref.rulings.replay
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.attributes import ATTRIBUTES
from rulesref.games.arkham_lcg.damage_and_defeat.assigning import STATS
from rulesref.games.arkham_lcg.damage_and_defeat.killed import FATES
from rulesref.games.arkham_lcg.enemies.prey import TOKENS
from rulesref.games.arkham_lcg.playing.unnamed import AS_MANY_AS
from rulesref.games.attribute import Attribute
from rulesref.nearest import nearest
from rulesref.sentences.arkham_lcg.holding import ATTRIBUTE
from tests.arkham import SPEECH
from tests.games.naming.places import Places, places_of

ROOT = Path(rulesref.__file__).parent.parent
DECLARED = {one.name for one in ATTRIBUTES}
GAME = "rulesref/games/arkham_lcg/"
SENTENCES = "rulesref/sentences/"


def _typed(name: str) -> tuple[str, ...]:
    """The words that the attribute ``name`` can be."""
    return get_args(next(one.type for one in ATTRIBUTES if one.name == name))


def _pools() -> set[str]:
    return {
        ATTRIBUTE.get(pool, pool)
        for words in SPEECH.words.sets["pool"].values()
        for pool in words.values()
    }


USES = frozenset(RULES.words["uses"])
TRAUMA = {f"{kind}-trauma" for kind in FATES}
TOLD_TRAUMA = {
    f"{kind}-trauma" for words in SPEECH.words.sets["trauma"].values() for kind in words.values()
}
DECKS = {"next-act", "next-agenda"}
HARM = {"damage", "horror", "doom"}

#: (Module, expression) → every name that it can be: what only cards, cases and events decide.
CLOSED: dict[tuple[str, str], Iterable[str]] = {
    (GAME + "actions/costlier_actions.py", "f'acted-{period}'"): {
        f"acted-{period}" for period in RULES.words["first"]
    },
    (GAME + "acts_and_agendas/agenda.py", "f'next-{kind}'"): DECKS,
    (GAME + "acts_and_agendas/agenda.py", "f\"next-{kind_of(state, env['this'])}\""): DECKS,
    (GAME + "costs/moving_tokens.py", "token"): RULES.words["token of move-tokens"],
    (GAME + "costs/moving_uses.py", "uses"): USES,
    (GAME + "costs/moving_uses.py", "self.uses"): USES,
    (GAME + "costs/moving_uses.py", "event.slots.get('becoming')"): RULES.words["becoming"],
    (GAME + "costs/replenishing.py", "uses"): USES,
    (GAME + "costs/replenishing.py", "event.slots['uses']"): USES,
    (GAME + "costs/uses.py", "uses"): USES,
    (GAME + "in_play/left_with.py", "token"): RULES.words["token"],
    (GAME + "costs/uses.py", "event.slots['uses']"): USES,
    (GAME + "damage_and_defeat/elimination.py", "f'{kind}-trauma'"): TRAUMA,
    (GAME + "damage_and_defeat/healed_as_points.py", "token"): RULES.words["tokens"],
    (GAME + "damage_and_defeat/killed.py", "f'{kind}-trauma'"): TRAUMA,
    (GAME + "damage_and_defeat/moving_damage.py", "token"): RULES.words["tokens"],
    (GAME + "in_play/entering_with.py", "str(standing.node.args['token'])"): RULES.words["token"],
    (GAME + "enemies/prey.py", "str(args.get('most') or args.get('least'))"): TOKENS,
    ("rulesref/rulings/whereabouts.py", "token"): USES | HARM,
    ("rulesref/rulings/whereabouts.py", "f'{token}s'"): {"actions", "clues", "resources"},
    ("rulesref/engine/sequence.py", "event.slots[what]"): {
        *USES,
        *RULES.words["token of move-tokens"],
    },
    ("rulesref/engine/sequence.py", "what"): {
        what
        for kind in RULES.events.values()
        for _, what, _ in kind.takes
        if what not in ("uses", "token")
    },
    # those that the thing had before: only the names in what they hold are other ones
    ("rulesref/engine/alike.py", "self._renamed(thing, names)"): set(),
    # what the hook "memories" of the game gives
    ("rulesref/engine/forgotten.py", "dict.fromkeys(names)"): {"hurt-by", "hurt-for"},
    ("rulesref/engine/forgotten.py", "dict.fromkeys(names, FORGOTTEN)"): {"hurt-by", "hurt-for"},
    (GAME + "extremes.py", "value"): TOKENS,
    (GAME + "in_play/attaching.py", "use"): USES,
    (GAME + "in_play/entering_play.py", "use"): USES,
    (GAME + "in_play/swapping_cards.py", "moving"): USES,
    (GAME + "costs/lent_uses.py", "uses"): USES,
    (GAME + "costs/uses.py", "called"): USES,
    (GAME + "costs/uses_among.py", "uses"): USES,
    (GAME + "damage_and_defeat/assigning.py", "token"): STATS,
    (GAME + "playing/unnamed.py", "pool"): {pool for _, pool in AS_MANY_AS.values()},
    (GAME + "playing/circumstances.py", "token"): RULES.words["token"],
    (GAME + "selecting.py", "token"): RULES.words["token"],
    (GAME + "skill_tests/results.py", "f'on-{result}'"): {
        f"on-{result}" for result in _typed("result")
    },
    (GAME + "values/copies.py", "value"): RULES.words["with"],
    (SENTENCES + "arkham_lcg/phases/framework.py", "f'{trauma}-trauma'"): TOLD_TRAUMA,
    (SENTENCES + "arkham_lcg/holding.py", "use"): USES,
    (SENTENCES + "arkham_lcg/holding.py", "kept_as(scene, id, token)"): _pools(),
    (SENTENCES + "arkham_lcg/playing/what_for.py", "kept_as(ahead, id, uses)"): _pools(),
    (SENTENCES + "arkham_lcg/counted_from_none.py", "kept_as(scene, id, pool)"): _pools(),
    (SENTENCES + "arkham_lcg/decks/hands.py", "kept_as(scene, id, pool)"): _pools(),
    (SENTENCES + "arkham_lcg/in_play/bounded.py", "kept_as(scene, id, pool)"): _pools(),
    (SENTENCES + "arkham_lcg/in_play/so_many.py", "kept_as(scene, id, pool)"): _pools(),
    (SENTENCES + "arkham_lcg/decks/decks.py", "brought_along(card.card)"): HARM | {"clues"},
    (SENTENCES + "arkham_lcg/in_play/controlling.py", "brought_along(card.card)"): HARM | {"clues"},
    (SENTENCES + "arkham_lcg/setting_up/setup.py", "f'{trauma}-trauma'"): TOLD_TRAUMA,
}
#: Written and never read by name: the record as a whole is compared, or has to be there.
KEPT = {
    "ability": "positions in which other effects last are other positions",
    "described": "the record of an empty deck must not be empty, or an undone action forgets it",
}
#: Read and never written: what no described card brings about yet.
AWAITED = {"also-named": "FAQ v2.5, question on Transfiguration: tested, and on no card so far"}


@pytest.fixture(scope="module")
def places() -> Places:
    return places_of(ROOT)


@pytest.mark.parametrize("deed", ["read", "written"])
def test_every_name_is_declared(places: Places, deed: str) -> None:
    unknown = [
        f"{where[0]}: no attribute is called {name!r}; nearest: {nearest(name, sorted(DECLARED))}"
        for name, where in places.names(deed).items()
        if name not in DECLARED
    ]
    assert not unknown, "\n".join(unknown)


@pytest.mark.parametrize("deed", ["read", "written"])
def test_what_no_literal_decides_comes_from_a_closed_set(places: Places, deed: str) -> None:
    unknown = [
        f"{where[0]}: say in CLOSED which words {end} can be"
        for end, where in places.open_ends(deed).items()
        if end not in CLOSED
    ]
    assert not unknown, "\n".join(unknown)


def test_closed_sets_are_attributes(places: Places) -> None:
    assert not set(CLOSED) - set(places.open_ends("read")) - set(places.open_ends("written"))
    assert not {
        end: set(words) - DECLARED for end, words in CLOSED.items() if set(words) - DECLARED
    }


def _used(places: Places, deed: str) -> set[str]:
    words = (word for end in places.open_ends(deed) for word in CLOSED.get(end, ()))
    return {*places.names(deed), *words}


def test_every_attribute_is_written_and_read(places: Places) -> None:
    assert DECLARED - _used(places, "read") == set(KEPT)
    assert DECLARED - _used(places, "written") == set(AWAITED)


def _apart(one: Attribute, other: Attribute) -> bool:
    """Whether no thing holds both: cards are held apart by their types, the rest by name."""
    everywhere = "card" in (*one.holders, *other.holders)
    return not everywhere and not set(one.holders) & set(other.holders)


def test_one_thing_holds_one_type_by_a_name() -> None:
    """Uses that are called like anything else of a card would be taken for it."""
    named = Counter(one.name for one in ATTRIBUTES)
    rows = [one for one in ATTRIBUTES if named[one.name] > 1]
    clashes = [
        (one.name, one.holders, other.holders)
        for number, one in enumerate(rows)
        for other in rows[number + 1 :]
        if one.name == other.name and one.type != other.type and not _apart(one, other)
    ]
    assert not clashes


def test_every_row_says_what_it_is() -> None:
    for one in ATTRIBUTES:
        assert one.says.endswith("."), one.name
        assert one.cites.startswith("arkham-lcg/"), one.name
        assert one.holders, one.name

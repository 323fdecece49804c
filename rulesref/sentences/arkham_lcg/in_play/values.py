"""Then: what a value of a card comes to, with all that modifies or sets it at this moment."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Choice, UnsupportedClause
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import stat as value_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: A value → what is meant of a card without it: players call both what one fights with, and the
#: Italian rules what an enemy is evaded by its agility.
_ELSE = {"fight": "combat", "combat": "fight", "agility": "evade", "evade": "agility"}

RULES.stop(
    "assignment-untold",
    en="how damage and horror are assigned: no step says it, and this value hangs on it",
    it="come si assegnano danni e orrori: nessun passo lo dice, e questo valore ne dipende",
)
SPEECH.word(
    "stat",
    en={
        **{name: name for name in ("shroud", "fight", "evade", "health", "sanity")},
        **{name: name for name in ("willpower", "intellect", "combat", "agility")},
        "maximum hand size": "hand-size",
    },
    it={
        "Oscurità": "shroud",
        "Elusione": "evade",
        "Salute": "health",
        "Sanità Mentale": "sanity",
        "Volontà": "willpower",
        "Intelletto": "intellect",
        "Scontro": "fight",
        "combattimento": "combat",
        "Agilità": "agility",
        "limite di mano": "hand-size",
    },
    slots=("value_name",),
)
SPEECH.unmet(
    "value-of-card",
    en="the {value_name} of {card} is {amount}",
    it="il valore di {value_name} di {card} è {amount}",
)
SPEECH.unmet(
    "has-no-value",
    en="{card} has no {value_name}",
    it="{card} non ha nessun valore di {value_name}",
)


@SPEECH.sentence(
    "then",
    "value-of-card",
    card="card",
    value_name="stat",
    amount="number",
    en=(
        "the {value_name} of {card} is {amount}",
        "the {value_name} value of {card} is {amount}",
        "{card} has (a|an) {value_name} of {amount}",
        "{card} has {value_name} {amount}",
        "{card}'s {value_name} is {amount}",
        "{card}'s {value_name} value is {amount}",
    ),
    it=(
        "il valore di {value_name} di {card} è {amount}",
        "(l'|la |il |lo ){value_name} di {card} è {amount}",
        "{card} ha {value_name} {amount}",
    ),
    open=True,
)
def value_of_card(scene: Scene, card: Reference, value_name: str, amount: int) -> list[Unmet]:
    """With all that modifies or sets it at this moment; never below 0."""
    id = scene.thing(card)
    now = _value(scene.state, id, value_name)
    waiting = scene.state.pending
    if isinstance(waiting, Choice) and waiting.id == "assign":
        every = _as_assigned(scene.state, waiting)
        if any(_value(after, id, value_name) != now for after in every):
            who = waiting.chooser or id
            raise UnsupportedClause(scene.state.unsupported(who, "assignment-untold"))
    if now == amount:
        return []
    wanted = _says(scene, card, value_name, amount)
    if now is None:
        lacks = in_words(scene, "has-no-value", card=card.text, value_name=value_name)
        return [Unmet(0, wanted, lacks)]
    return [Unmet(0, wanted, _says(scene, card, value_name, now))]


def _value(state: State, id: str, name: str) -> int | None:
    found = value_of(state, id, name)
    return value_of(state, id, _ELSE[name]) if found is None and name in _ELSE else found


def _as_assigned(state: State, waiting: Choice) -> Iterator[State]:
    """What comes of each way to assign what is dealt at this moment: nothing of it is placed as yet."""
    for option in waiting.options:
        after = state.fork()
        answer(after, option)
        run(after)
        yield after


@SPEECH.sentence(
    "then",
    "has-so-much-skill",
    who="investigator",
    amount="number",
    skill="skill",
    en="{who} has {amount} {skill}",
    it="{who} ha {amount} {skill}",
    open=True,
)
def has_so_much_skill(scene: Scene, who: Reference, amount: int, skill: str) -> list[Unmet]:
    """The same of a skill; so much health could also be what is left of it."""
    told: list[Unmet] = value_of_card(scene, who, skill, amount)
    return told


def _says(scene: Scene, card: Reference, value_name: str, amount: int) -> str:
    return in_words(scene, "value-of-card", card=card.text, value_name=value_name, amount=amount)

"""Rows to which no shipped case comes: a made-up ability uses each of them on a drawn table."""

from __future__ import annotations

import random
from typing import Any

from rulesref.engine.machine import answer, decide, step
from rulesref.engine.outcome import Chance, Choice
from rulesref.engine.state import State
from rulesref.engine.use import USE
from rulesref.games.arkham_lcg.decks.piles import deck_of, fill
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import bring, in_play
from tests.arkham import read_card
from tests.games.arkham_lcg.adversity.probing import Probes
from tests.games.arkham_lcg.random_play.drawn_tables import Draw
from tests.games.arkham_lcg.random_play.game import choose

EVERYBODY = {"all": "investigator"}
ENEMIES = {"all": "enemy"}
#: Verb → the rest of its clause, where "of everything" alone is not enough.
CLAUSES: dict[str, dict[str, Any]] = {
    "attack-deals-only": {"aspect": "horror"},
    "gain-trait": {"of": ENEMIES, "trait": "Ghoul"},
    "cannot-take-actions": {"of": EVERYBODY, "types": ["draw", "parley"]},
    "change-scenario-number": {"of": EVERYBODY, "which": "alarm", "by": 1},
    "move-keys": {"of": EVERYBODY, "to": "this"},
    "lose-keyword": {"of": ENEMIES, "keyword": "hunter"},
    "set-value": {"of": EVERYBODY, "stat": "combat", "to": 2},
    "multiply": {"of": EVERYBODY, "stat": "combat", "how": "double"},
    "spend-clues": {"amount": 1},
    "perform-action": {"who": EVERYBODY, "action": "resource"},
    "pick-at-random": {"cards": ENEMIES},
    "release": {"of": "this"},
    "comes-next": {"title": "Trapped"},
    "discard-encounters": {"amount": 2},
    "place-key": {"key": "red", "on": "your-location"},
    "move-key": {"key": "red", "on": "your-location"},
    "cross-off": {"card": "this"},
    "remove-tokens": {"face": "0", "amount": 1},
    "resolve-haunted": {"of": "your-location"},
    "put-into-play-at": {"card": {"all": "set-aside"}, "at": "your-location"},
    "place-damage": {"card": EVERYBODY, "amount": 1},
    "move-tokens": {"token": "clues", "card": EVERYBODY, "to": "this", "amount": 1},
}
#: Verb → what it answers: these mean something in a test, or in an attack, alone.
ANSWERS: dict[str, dict[str, Any]] = {
    "attack-deals-only": {"when": "attack"},
    "ignore": {"when": "reveal"},
    "reveal-more": {"would": "reveal-token"},
}
COSTS: dict[str, dict[str, Any]] = {
    "add-tokens": {"face": "curse", "amount": 1},
    "discard-top": {"amount": 1},
    "worth": {"least": 2},
    "put-down-clues": {"amount": 1},
    "return": {"card": "this"},
    "remove-tokens": {"face": "0", "amount": 1},
    "shuffle-in-bonded": {"card": "this"},
    "test": {"difficulty": 2, "skill": "combat"},
    "uses-among": {"among": {"all": "any-card"}, "uses": "charges", "amount": 1},
}


def abilities() -> dict[str, dict[str, Any]]:
    """Row → an ability that uses it."""
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    out: dict[str, dict[str, Any]] = {
        id: {"kind": "free", "do": [{"verb": id, "of": {"all": "any-card"}}]}
        for id, row in RULES.verbs.items()
        if id in RULES.constants - RULES.constants_only and set(row.args) == {"of", "until"}
    }
    for id, rest in CLAUSES.items():
        out[id] = {"kind": "free", "do": [{"verb": id, **rest}]}
    for id, on in ANSWERS.items():
        out[id] = {"kind": "forced", "on": on, "do": [{"verb": id, **CLAUSES.get(id, {})}]}
    for id, rest in COSTS.items():
        out[f"pay {id}"] = {"kind": "free", "cost": [{"pay": id, **rest}], "do": [gain]}
    return out


def probe_drawn_dilemma(probes: Probes) -> None:
    """A player card with a Revelation is drawn: no described card is one that is no weakness."""
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    revelation = {"kind": "revelation", "do": [gain]}
    data = {"code": "m-dilemma", "name": "M dilemma", "type": "event", "ability": [revelation]}
    for table in range(3):
        probes.place = f"made up: a dilemma, table {table}"
        rng = random.Random(table)
        state = Draw(("2016", "2026")[table % 2], rng).state
        who = next(iter(state.get("table", "order")))
        fill(state, deck_of(who), (read_card(data),))
        env = {"this": who, "you": who}
        RULES.verbs["draw"].run(state, env, who=(who,), amount=1)
        _go_on(probes, state, rng)


def _go_on(probes: Probes, state: State, rng: random.Random) -> None:
    for _ in range(250):
        probes.look(state)
        outcome = step(state)
        if isinstance(outcome, Choice):
            answer(state, choose(rng, outcome.options)[1])
        elif isinstance(outcome, Chance):
            decide(state, rng.choice(outcome.outcomes)[1])
        elif outcome is not None:
            break


def probe_made_up(probes: Probes, tables: int = 3) -> None:
    """Use each of the abilities on some tables, and probe wherever it comes by."""
    for number, (id, ability) in enumerate(sorted(abilities().items())):
        card = read_card(
            {"code": f"m{number}", "name": f"M {id}", "type": "asset", "ability": [ability]}
        )
        for table in range(tables):
            probes.place = f"made up: {id}, table {table}"
            rng = random.Random(table)
            state = Draw(("2016", "2026")[table % 2], rng).state
            who = next(iter(state.get("table", "order")))
            holder = bring(state, card, zone="play", controller=who, owner=who)
            one = card.abilities[0]
            env = {"this": holder, "you": who, "holder": holder, "ability": one}
            foes = tuple(in_play(state, "enemy"))[:1]
            if ANSWERS.get(id) == {"when": "attack"} and foes:
                RULES.verbs["attack"].run(state, env, enemy=foes, who=(who,))
            elif id in ANSWERS:
                RULES.verbs["test"].run(state, env, difficulty=2, skill="combat")
            else:
                state.call(USE, ability=one, env=env)
            _go_on(probes, state, rng)
    probe_drawn_dilemma(probes)

"""Two cards on one page: what mentions both, and what of one may answer the other."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from pathlib import Path

import pytest

from rulesref.facts.known import known
from rulesref.games.arkham_lcg import brought_about as table
from rulesref.games.arkham_lcg.brought_about import answered, brought_about, may_answer
from rulesref.rulings import replay as replaying
from rulesref.rulings.scene import Scene
from tests.arkham import GAME, JUDGE
from tests.rulings.shipped import CASES

RULES = GAME.rules
ENEMY, ASSET = {"type": "enemy"}, {"type": "asset"}
#: Events that a card is the cause of by a rule that its facts do not tell.
BY_RULE = {"lay-mini-card", "enter-shadows", "place-clues", "seal", "move-uses", "opening-hand"}
#: What happens to cards that lie beneath others or are set aside.
BY_RULE |= {"lay-facedown", "set-aside", "place-beneath"}
#: What keywords, tokens and swarms bring about, whatever an ability of the card says.
BY_RULE |= {"leave-swarm", "add-swarm", "shuffle-mini-cards", "expose", "cross-off", "victory"}
BY_RULE |= {"take-keys", "place-keys", "remove", "place-doom"}
#: What a cost that was not paid comes to; and a card that has turned over shows other facts by now.
BY_RULE |= {"leave-unpaid", "flip", "flip-location"}
#: A draw of which no step says what it gives is a draw all the same.
TOLD_AS = {"draw-untold": "draw"}
#: An attack is made anew, not begun, by what changes one.
CHANGED = {("divert-damage", "attack"), ("treat-token-as", "reveal"), ("worsen-attack", "attack")}
CHANGED |= {("attack-deals-only", "attack"), ("leave-ready", "evade")}


def test_every_row_names_words_and_events_that_exist() -> None:
    words = RULES.verbs.keys() | RULES.costs.keys()
    assert set(table._BY_WORD) <= words
    for events in (*table._BY_WORD.values(), *table._BY_TYPE.values()):
        assert set(events) <= RULES.events.keys()


@pytest.mark.parametrize(
    ("on", "facts", "events"),
    [
        ({"after": "defeat", "enemy": {"all": "enemy"}}, ENEMY, {"defeat"}),
        ({"after": "defeat", "enemy": {"all": "enemy"}}, ASSET, set()),
        ({"after": "defeat"}, ASSET, {"defeat"}),
        ({"when": "place-damage", "to": "this", "cause": "enemy-attack"}, ASSET, set()),
        ({"after": "enter-play", "card": "this"}, ASSET, set()),
        ({"after": "enter-play"}, ASSET, {"enter-play"}),
        ({"after": ["discover", "enter-play"], "who": "you"}, ASSET, {"enter-play"}),
        (
            {"after": "discover", "who": "you"},
            {"type": "event", "ability": [{"kind": "play", "do": [{"verb": "discover"}]}]},
            {"discover"},
        ),
        (
            {"after": "evade", "enemy": {"all": "enemy"}},
            {"type": "asset", "ability": [{"kind": "action", "designators": ["evade"]}]},
            {"evade"},
        ),
    ],
)
def test_an_ability_answers_what_the_other_does_or_undergoes(
    on: dict[str, object], facts: dict[str, object], events: set[str]
) -> None:
    assert may_answer(on, ASSET, facts) == events


@pytest.mark.parametrize(
    ("on", "own", "events"),
    [
        ({"when": "place-damage", "to": "this", "cause": "enemy-attack"}, ASSET, {"place-damage"}),
        ({"after": "place-horror", "to": "this"}, {"type": "investigator"}, {"place-horror"}),
        ({"after": "place-damage", "to": "this"}, ENEMY, set()),
        ({"after": "deal", "to": "you", "source": "this"}, ASSET, set()),
    ],
)
def test_what_harms_a_card_may_be_the_attack_of_any_enemy(
    on: dict[str, object], own: dict[str, object], events: set[str]
) -> None:
    assert may_answer(on, own, ENEMY) == events


def test_the_events_of_a_trigger_are_those_of_all_its_words() -> None:
    assert answered({"after": ["leave-play", "defeat"], "enemy": "this"}) >= {"defeat", "discard"}


def test_what_a_verb_or_cost_emits_by_name_is_in_its_row() -> None:
    """Seen from the code: the verb's own function and what it calls in its module."""
    rows = {**RULES.costs, **RULES.verbs}
    missed = {
        (word, event)
        for word, row in rows.items()
        for event in _emitted(row.run) & RULES.events.keys()
        if event not in (word, *table._BY_WORD.get(word, ()))
    }
    assert missed == CHANGED


def _emitted(run: Callable[..., object]) -> set[str]:
    """The words given to ``state.event`` by the function ``run``, and by others that it calls."""
    plain = inspect.unwrap(run)
    module = ast.parse(inspect.getsource(inspect.getmodule(plain)))  # type: ignore[arg-type]
    functions = {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}
    emitted: set[str] = set()
    waiting, seen = [plain.__name__], set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in functions:
            continue
        seen.add(name)
        for call in (node for node in ast.walk(functions[name]) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Name):
                waiting.append(call.func.id)
            elif isinstance(call.func, ast.Attribute) and call.func.attr == "event" and call.args:
                said = ast.walk(call.args[0])
                emitted |= {str(one.value) for one in said if isinstance(one, ast.Constant)}
    return emitted


@pytest.mark.parametrize("path", CASES[::40], ids=lambda path: path.stem)
def test_what_a_card_has_brought_about_is_in_the_table(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen from the shipped cases: the cause of each event could bring it about."""
    scenes: list[Scene] = []
    really = replaying._ruling
    monkeypatch.setattr(
        replaying,
        "_ruling",
        lambda case, scene, *more: (scenes.append(scene), really(case, scene, *more))[1],
    )
    for case in JUDGE.read(path):
        JUDGE.replay(case, "2016")
    missed = {
        (state.things[event.by]["card"].name, event.type)
        for state in (scene.state for scene in scenes)
        for event in (line.event for line in state.lines() if line.stage == "impact")
        if event and event.by and "card" in state.things.get(event.by, {})
        if (card := state.things[event.by]["card"]) and (facts := known(GAME, card.code, card.name))
        if TOLD_AS.get(event.type, event.type) not in brought_about(facts.facts) | BY_RULE
        if "abilities-of" not in table._words(facts.facts.get("ability", ()))  # another card's
    }
    assert not missed

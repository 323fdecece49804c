"""A hundred thousand random steps, and what has to hold after every one of them.

``RULESREF_SEED`` plays another game; the seed is printed.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from rulesref.engine.event import Event
from rulesref.engine.machine import answer, decide, run, step
from rulesref.engine.outcome import Chance, Choice, Done, Unsupported
from rulesref.engine.state import State
from rulesref.engine.trigger import usable
from rulesref.engine.trigger_stage import LATE_STAGE, TRIGGER_STAGE
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import faces
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import fill as fill_bag
from rulesref.games.arkham_lcg.damage_and_defeat.damage import ASSIGN
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.things import bring
from tests.arkham import card_named
from tests.games.arkham_lcg.random_play.test_rounds import PHASES, cards, table

STEPS = 100_000
STAGES = (TRIGGER_STAGE, LATE_STAGE)
PAIN = ("damage", "horror")


def sit_down(edition: str, rng: random.Random) -> State:
    """The table of the random rounds, with more that reacts and more in the bag."""
    state = table(edition)
    roland, agnes = "roland-banks", "agnes-baker"
    bring(state, card_named("Guard Dog"), zone="play", controller=roland, owner=roland)
    bring(state, card_named("Dr. Milan Christopher"), zone="play", controller=agnes, owner=agnes)
    statue = bring(
        state, card_named("Grotesque Statue (4)"), zone="play", controller=roland, owner=roland
    )
    state.put(statue, charges=40)
    bring(state, card_named("Olive McBride"), zone="play", controller=agnes, owner=agnes)
    for name in ("Frozen in Fear", "Chronophobia"):  # two that answer the end of one turn
        bring(state, card_named(name), zone="play", at=roland, owner=roland)
    for who in (roland, agnes):
        for name in ("Lucky!", "Dodge", "Deduction", "Unexpected Courage", "Double or Nothing"):
            bring(state, card_named(name), zone="hand", controller=who, owner=who)
    bag = {"+1": 1, "0": 2, "-1": 3, "-2": rng.randint(1, 3), "auto-fail": 1, "frost": 2}
    fill_bag(state, bag)
    return state


def tokens(state: State) -> int:
    """Chaos tokens in the bag and before the investigator."""
    return sum(count for _, count in faces(state)) + len(state.get("test", "revealed", ()))


def explained(state: State, log: Any) -> dict[tuple[str, str], int]:
    """What the events since ``log`` say: (thing, kind of token) → placed less healed."""
    out: dict[tuple[str, str], int] = {}
    line = state.log
    while line is not log:
        (_, stage, event, *_), line = line
        if stage != "impact" or event is None:
            continue
        for token in PAIN:
            if event.type == f"place-{token}":
                key = (event.slots["to"], token)
                out[key] = out.get(key, 0) + event.slots["amount"]
            elif event.type == "heal" and event.slots.get(token):
                key = (event.slots["of"], token)
                out[key] = out.get(key, 0) - event.slots[token]
    return out


def frames(state: State) -> Iterator[Any]:
    stack = state.stack
    while stack is not None:
        yield stack
        stack = stack[1]


def skipped(state: State, variables: Any) -> list[tuple[str, str]]:
    """Forced abilities that could still be used, found on the cards and not in the index."""
    out = []
    stage, used = variables["stage"], variables.get("used", frozenset())
    for number, event in enumerate(variables["events"]):
        if (variables["mark"], number) in state.marks:
            continue
        for thing, record in state.things.items():
            card = record.get("card")
            for ability in card.abilities if card else ():
                trigger = ability.trigger
                if ability.kind != "forced" or trigger is None:
                    continue
                if trigger.stage != stage or event.type not in trigger.event.split("|"):
                    continue
                if (thing, ability.id, number) in used:
                    continue
                for you in state.rules.hooks.users(state, thing, ability):
                    env = {"this": thing, "you": you, "holder": thing, "event": event}
                    env |= {"mark": (variables["mark"], number), "ability": ability}
                    if usable(state, ability, env):
                        out.append((thing, ability.id))
    return out


class Watch:
    """Looks at the state before and after every step."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.tokens = tokens(state)
        self.uses: set[tuple[int, str, str, str]] = set()
        self.kept: list[Event] = []  # so that no identity is used twice
        self.forced = self.reactions = self.chances = self.placed = 0

    def step(self) -> Any:
        state = self.state
        before, log, things = state.stack, state.log, dict(state.things)
        self.assigned(before)
        outcome = step(state)
        if not state.get(TABLE, "over"):  # the end of a game ends whatever was being resolved
            self.nested(before)
            self.once(before)
        self.conserved(log, things)
        if isinstance(outcome, Chance):
            assert sum(chance for chance, _ in outcome.outcomes) == 1, "the sum of the chances"
            assert all(chance > 0 for chance, _ in outcome.outcomes)
            self.chances += 1
        if isinstance(outcome, Choice):
            assert len(outcome.options) > 1
            assert len(set(map(repr, outcome.options))) > 1
            if outcome.id == "reaction":
                assert not skipped(state, state.variables), "a Forced ability is skipped"
                self.reactions += 1
            self.forced += outcome.id == "forced-order"
        return outcome

    def nested(self, before: Any) -> None:
        """Last in, first out: what lies below the running frame stays as it is."""
        if before is not None:
            rest = before[1]
            assert rest is None or any(one is rest for one in frames(self.state)), "out of order"
            now = self.state.stack
            if now is not None and now is not rest and now[1] is not rest:  # something was called
                assert not now[0][1], "out of order"  # and begins before its caller goes on
        depths = [one[0][3] for one in frames(self.state)]
        assert depths == sorted(depths, reverse=True), "out of order"

    def once(self, before: Any) -> None:
        """Each ability at most once an occurrence, and no Forced one left when a stage ends."""
        if before is None or before[0][0] not in STAGES:
            return
        _, _, variables, _ = before[0]
        after = next(
            (one[0] for one in frames(self.state) if one[1] is before[1] and one[0][0] in STAGES),
            None,
        )
        if after is None:
            if "found" not in variables:
                assert not skipped(self.state, variables), "a Forced ability is skipped"
            return
        pick = variables.get("pick")
        if after[2].get("pick") is None and isinstance(pick, tuple) and pick[2] is not None:
            thing, ability, number, _ = pick
            event = variables["events"][number]
            key = (id(event), variables["stage"], thing, ability)
            assert key not in self.uses, f"twice for one occurrence: {key}"
            self.uses.add(key)
            self.kept.append(event)

    def assigned(self, before: Any) -> None:
        """What is dealt is assigned whole: neither less nor more is about to be placed."""
        if before is None or before[0][0] is not ASSIGN:
            return
        _, pc, variables, _ = before[0]
        if pc or variables["number"] < len(variables["events"]):
            return
        for token in PAIN:
            dealt = sum(event.slots.get(token) or 0 for event in variables["events"])
            batch = [one for one in variables["placed"] if one.type == f"place-{token}"]
            assert sum(one.slots["amount"] for one in batch) == dealt, "assigned otherwise"

    def conserved(self, log: Any, things: dict[str, Any]) -> None:
        """Tokens move by events alone: placed, healed, or gone with a card that leaves its place.

        ``things`` is what there was before: records that nobody writes to, so that what is still the
        same one has not changed.
        """
        state = self.state
        assert tokens(state) == self.tokens, "tokens come or go"
        told = explained(state, log)
        self.placed += any(told.values())
        changed = {id for id, thing in state.things.items() if things.get(id) is not thing}
        for id in changed | {id for id, _ in told if id in state.things}:
            now, old = state.things[id], things.get(id, {})
            left = not old or any(old.get(key) != now.get(key) for key in ("zone", "gen"))
            for token in PAIN:
                after, before = now.get(token, 0), old.get(token, 0)
                change = told.get((id, token), 0)
                if left or state.get(TABLE, "over"):
                    assert after <= max(0, before + change), "damage out of nothing"
                else:
                    assert after == before + change, f"{id}: {before} {token} became {after}"

    def whole(self) -> None:
        """Equal positions have equal hashes, however they came about; nothing is negative."""
        fresh = State(self.state.rules)
        for id, thing in reversed(self.state.things.items()):
            fresh.put(id, **thing)
            for token in ("damage", "horror", "clues", "doom", "resources", "actions"):
                assert thing.get(token, 0) >= 0, (id, token)
        assert fresh.position() == self.state.position(), "the hash of an equal position"
        fork = self.state.fork()
        assert fork == self.state
        assert hash(fork) == hash(self.state)


def episode(edition: str, rng: random.Random, most: int) -> tuple[int, Watch]:
    """One game of random rounds; then its witness is played again to the identical state."""
    state = sit_down(edition, rng)
    first = state.fork()
    watch = Watch(state)
    total = cards(state)
    witness: list[tuple[str, Any]] = []
    taken = 0
    for phase in PHASES * 12:
        state.rules.openings[f"{phase}-phase"](state)
        witness.append(("phase", phase))
        while True:
            outcome = watch.step()
            taken += 1
            if taken % 40 == 0:
                watch.whole()
            if isinstance(outcome, Choice):
                number = rng.randrange(len(outcome.options))
                witness.append(("answer", number))
                answer(state, outcome.options[number])
            elif isinstance(outcome, Chance):
                value = rng.choice(outcome.outcomes)[1]
                witness.append(("decide", value))
                decide(state, value)
            elif outcome is not None:
                break
        if isinstance(outcome, Done) and not state.get(TABLE, "over"):
            eliminated = any(
                state.get(who, "eliminated") for who in ("roland-banks", "agnes-baker")
            )
            assert eliminated or cards(state) == total
        if isinstance(outcome, Unsupported) or state.get(TABLE, "over") or taken >= most:
            break
    again = first.fork()
    for what, value in witness:
        if what == "phase":
            run(again)
            again.rules.openings[f"{value}-phase"](again)
        elif what == "answer":
            answer(again, run(again).options[value])  # type: ignore[union-attr]
        else:
            run(again)
            decide(again, value)
    run(again)
    assert again == state, "the witness leads elsewhere"
    assert hash(again) == hash(state)
    return taken, watch


def test_a_hundred_thousand_steps(capsys: pytest.CaptureFixture[str]) -> None:
    seed = int(os.environ.get("RULESREF_SEED", "20260221"))
    rng = random.Random(seed)
    taken = uses = reactions = forced = chances = placed = games = 0
    with capsys.disabled():
        print(f"\nrandom steps, RULESREF_SEED={seed}")
    while taken < STEPS:
        steps, watch = episode(("2016", "2026")[games % 2], rng, STEPS - taken)
        taken += steps
        games += 1
        uses += len(watch.uses)
        reactions += watch.reactions
        forced += watch.forced
        chances += watch.chances
        placed += watch.placed
    with capsys.disabled():
        print(
            f"{taken:,} steps, {games} games, {uses} uses, {forced} orders, "
            f"{reactions} reactions, {chances} draws"
        )
    assert uses > 100
    assert placed > 100
    assert reactions > 100
    assert chances > 100
    assert forced > 20
    assert games > 1

"""Random play: what has to hold after every single step, whatever is chosen."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rulesref.engine.machine import answer, decide, step
from rulesref.engine.outcome import Chance, Choice, Unsupported
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import faces, fill
from rulesref.games.arkham_lcg.table import new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named


def table(edition: str) -> State:
    state = new_game(edition)
    study = bring(state, card_named("Study"), zone="play", clues=4)
    roland = seat(state, card_named("Roland Banks"), study)
    agnes = seat(state, card_named("Agnes Baker"), study)
    bring(state, card_named("Guard Dog"), zone="play", controller=roland, owner=roland)
    bring(state, card_named("Goat Spawn"), zone="play", engaged=roland, damage=2)
    bring(state, card_named("Goat Spawn"), zone="play", engaged=agnes, damage=1)
    bring(state, card_named("Ghoul Minion"), zone="play", engaged=agnes)
    for who in (roland, agnes):
        state.put(who, resources=8)
        for _ in range(2):
            bring(state, card_named(".45 Automatic"), zone="hand", controller=who, owner=who)
    fill(state, {"+1": 1, "-1": 3, "-2": 2, "auto-fail": 1})
    return state


class Play(RuleBasedStateMachine):
    @initialize(edition=st.sampled_from(["2016", "2026"]))
    def sit_down(self, edition: str) -> None:
        self.state = table(edition)
        self.first = self.state.fork()
        self.witness: list[tuple[str, object]] = []
        self.tokens = self.bag()

    def bag(self) -> int:
        held = len(self.state.get("test", "revealed", ()))
        return sum(count for _, count in faces(self.state)) + held

    def do(self, state: State, what: tuple[str, object]) -> None:
        name, value = what
        if name == "step":
            step(state)
        elif name == "answer":
            assert isinstance(state.pending, Choice)
            answer(state, state.pending.options[value])  # type: ignore[index]
        elif name == "decide":
            decide(state, value)  # type: ignore[arg-type]
        elif name == "investigate":
            state.rules.openings["investigate"](state, who=value)
        else:
            who = state.get(value, "controller")  # type: ignore[arg-type]
            state.rules.openings["play"](state, who=who, card=value)

    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        state = self.state
        what: tuple[str, object]
        if isinstance(state.pending, Choice):
            what = ("answer", data.draw(st.integers(0, len(state.pending.options) - 1)))
        elif isinstance(state.pending, Chance):
            assert sum(chance for chance, _ in state.pending.outcomes) == Fraction(1)
            what = ("decide", data.draw(st.sampled_from([v for _, v in state.pending.outcomes])))
        elif isinstance(state.pending, Unsupported):
            return
        elif not state.resolving and not state.queue:
            hand = [id for id, thing in state.things.items() if thing.get("zone") == "hand"]
            acts: list[tuple[str, object]] = [("play", id) for id in hand]
            acts.append(
                ("investigate", data.draw(st.sampled_from(["roland-banks", "agnes-baker"])))
            )
            what = data.draw(st.sampled_from(acts))
        else:
            what = ("step", None)
        self.witness.append(what)
        self.do(state, what)

    @invariant()
    def the_hash_is_that_of_a_fresh_count(self) -> None:
        fresh = State(self.state.rules)
        for id, thing in self.state.things.items():
            fresh.put(id, **thing)
        assert fresh.position() == self.state.position()

    @invariant()
    def nothing_is_negative_and_tokens_stay(self) -> None:
        for thing in self.state.things.values():
            for token in ("damage", "horror", "clues", "resources"):
                assert thing.get(token, 0) >= 0
        clues = sum(thing.get("clues", 0) for thing in self.state.things.values())
        assert clues == 4
        assert self.bag() == self.tokens

    @invariant()
    def frames_are_well_nested(self) -> None:
        depths = [frame.depth for frame in self.state.frames()]
        assert depths == sorted(depths, reverse=True)

    def teardown(self) -> None:
        again = self.first.fork()
        for what in self.witness:
            self.do(again, what)
        assert again == self.state
        assert hash(again) == hash(self.state)


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=20,
    stateful_step_count=60,
    suppress_health_check=[HealthCheck.too_slow],
)

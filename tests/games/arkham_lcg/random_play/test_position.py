"""What the rules read is part of the position: two games that stand alike go on alike."""

from __future__ import annotations

from pathlib import Path

import rulesref.games.arkham_lcg as package
from rulesref.games.arkham_lcg.decks.drawn import note_drawn
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named

MODULES = sorted(Path(package.__path__[0]).rglob("*.py"))


def test_no_rule_reads_the_log() -> None:
    """The log is no part of what equal positions share, so a rule must not depend on it."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in MODULES}
    assert len(texts) > 300
    assert not [stem for stem, text in texts.items() if ".log" in text or ".lines()" in text]


def test_what_was_drawn_makes_another_position() -> None:
    state = new_game()
    study = bring(state, card_named("Study"), zone="play")
    roland = seat(state, card_named("Roland Banks"), study)
    treachery = bring(state, card_named("Grasping Hands"), zone="limbo")
    env = {"you": roland, "this": treachery}
    before = state.fork()
    note_drawn(state, roland, treachery)
    drew, first = (
        RULES.conditions["drew-this-round"].run,
        RULES.conditions["first-copy-this-phase"].run,
    )
    assert drew(state, env, type="treachery")
    assert not drew(before, env, type="treachery")
    assert not drew(state, env, type="enemy")
    assert first(state, env)
    assert state != before
    note_drawn(state, roland, treachery)
    assert not first(state, env)
    state.put(TABLE, phases=state.get(TABLE, "phases") + 1)
    assert first(state, env)
    assert drew(state, env, type="treachery")

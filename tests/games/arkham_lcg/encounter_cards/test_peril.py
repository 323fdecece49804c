"""arkham-lcg/peril: while such a card is resolved nobody else triggers or commits anything."""

from __future__ import annotations

import pytest

from rulesref.engine.machine import run
from rulesref.engine.outcome import Choice, Done
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, fill
from rulesref.games.arkham_lcg.table import TABLE, new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named, read_card


@pytest.mark.parametrize(("keywords", "offered"), [({}, True), ({"peril": True}, False)])
def test_another_investigators_reaction(keywords: dict[str, bool], offered: bool) -> None:
    state = new_game()
    study = bring(state, card_named("Study"), zone="play", revealed=True)
    roland = seat(state, card_named("Roland Banks"), study)
    agnes = seat(state, card_named("Agnes Baker"), study)
    watch = {
        "kind": "reaction",
        "on": {"after": "place-damage", "to": {"all": "investigator"}},
        "do": [{"verb": "gain-resources", "who": "you", "amount": 1}],
    }
    charm = {"code": "w", "name": "Charm", "type": "asset", "ability": [watch]}
    bring(state, read_card(charm), zone="play", controller=agnes, owner=agnes)
    hurt = {"kind": "revelation", "do": [{"verb": "take", "who": "you", "damage": 1}]}
    blow = {"code": "t", "name": "Blow", "type": "treachery", "keywords": keywords}
    fill(state, ENCOUNTER_DECK, (read_card({**blow, "ability": [hurt]}),))
    state.rules.openings["draw-encounter"](state, who=roland)
    outcome = run(state)
    if offered:
        assert isinstance(outcome, Choice)
        assert outcome.chooser == agnes
    else:
        assert isinstance(outcome, Done)
        assert not state.get(TABLE, "peril")
    assert state.get(roland, "damage") == 1

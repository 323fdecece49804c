"""Why the rules forbid something, and where nothing is described: each reason is a row.

A refusal cites an entry; every row is given somewhere, with the slots that it has.
"""

from __future__ import annotations

import pytest

from rulesref.engine.reason import Reasons
from rulesref.engine.state import State
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.playing.use_restrictions import OBSTACLES
from tests.calls import calls, literal


def test_a_refusal_is_made_by_its_row_alone():
    assert {path for path, _ in calls("Refused")} == {"engine/rules.py"}


def test_every_refusal_that_is_made_has_a_row_with_its_slots_and_cites_an_entry():
    made = list(calls("refuse"))
    assert len(made) > 40
    for path, node in made:
        id = literal(node.args[0])
        if not id:
            assert path.endswith(("use_restrictions.py", "not_offered.py"))  # those of OBSTACLES
            continue
        row = RULES.refusals[id]
        assert {word.arg for word in node.keywords} == set(row.slots), row.id
        assert row.cites or len(node.args) == 2, f"{row.id} cites no entry"


def test_every_row_of_a_refusal_is_given_somewhere():
    given = {literal(node.args[0]) for _, node in calls("refuse")} | set(OBSTACLES.values())
    assert given - {""} == set(RULES.refusals)


#: Functions that stop, and which argument of theirs is the id of the row.
STOPS = {"give_up": 1, "unsupported": 1, "stop_at_instruction": 3}


def test_every_stop_has_a_row_with_its_slots():
    made = [
        (path, node.args[1], node)
        for name in ("give_up", "unsupported")
        for path, node in calls(name)
        if path != "engine/state.py"
    ]
    assert len(made) > 60
    for path, told, node in made:
        if not literal(told):
            # what its caller gives; what a refusal lacks
            assert path.endswith(("opaque.py", "rulings/stopping.py")), path
            continue
        row = RULES.stops[literal(told)]
        assert {word.arg for word in node.keywords} == set(row.slots), row.id


def test_what_a_refusal_lacks_is_a_stop_that_its_first_slot_tells_of():
    assert RULES.lacking
    for refusal, stop in RULES.lacking.items():
        assert not RULES.stops[stop].slots
        assert next(iter(RULES.refusals[refusal].slots.values())) == "card"


def test_every_row_of_a_stop_is_given_somewhere():
    given = {literal(node.args[at]) for name, at in STOPS.items() for _, node in calls(name)}
    assert given - {""} == set(RULES.stops)


def test_a_stop_is_told_by_its_row_alone():
    """``give_up`` makes it; what the slots of a row are not, it refuses."""
    assert {path for path, _ in calls("Unsupported")} == {"engine/state.py"}
    with pytest.raises(ValueError, match="'later-enemy' takes"):
        State(RULES).give_up("thing", "later-enemy", card="ghoul")


def test_two_rows_have_no_common_name():
    rows = Reasons()
    rows.add("aloof", (), {"en": "no", "it": "no"}, {})
    with pytest.raises(ValueError, match="two rows are called 'aloof'"):
        rows.add("aloof", (), {"en": "no", "it": "no"}, {})


@pytest.mark.parametrize("slots", [{}, {"card": "ghoul", "who": "roland"}, {"enemy": "ghoul"}])
def test_a_reason_takes_the_slots_of_its_row(slots):
    rows = Reasons()
    rows.add("aloof", (), {"en": "{card}", "it": "{card}"}, {"card": "card"})
    with pytest.raises(ValueError, match="'aloof' takes"):
        rows.with_slots("aloof", slots)
    assert rows.with_slots("aloof", {"card": "ghoul"}).slots == {"card": "card"}

"""arkham-lcg/dealing-damage-horror: what takes damage back comes once it has been assigned."""

from __future__ import annotations

from tests.arkham import shipped_cards

TAKES_BACK = {"cancel", "ignore", "instead", "prevent", "prevent-up-to", "prevent-dealt"}


def test_nothing_takes_back_what_nobody_has_assigned():
    found = [
        ability.id
        for card in shipped_cards()
        for ability in card.abilities
        if ability.trigger is not None
        and "deal" in ability.trigger.event.split("|")
        and ability.trigger.stage == "when"
        and TAKES_BACK & {effect.row.id for effect in ability.effects}
    ]
    assert found == []

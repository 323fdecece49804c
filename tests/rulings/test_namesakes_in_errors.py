"""A case that cannot run says which of several cards of one name it took."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TAKEN = """\
Given Mark Harrigan is at the Study with 2 resources
And Mark Harrigan has {card} in hand
And Ghoul Priest is engaged with Mark Harrigan
When Ghoul Priest attacks Mark Harrigan
And Mark Harrigan plays {card}
And Mark Harrigan cancels 2 damage and 2 horror
Then Mark Harrigan has 0 damage
"""


def test_the_namesakes_of_a_card_told_by_its_name_alone_are_named():
    with pytest.raises(CaseError) as caught:
        play(TAKEN.format(card='"I\'ve had worse…"'))
    last = str(caught.value).splitlines()[-1]
    assert "05315" in last
    assert "(4)" in last


def test_of_a_card_told_with_its_level_nothing_is_added():
    assert play(TAKEN.format(card='"I\'ve had worse…" (4)')).passed
    with pytest.raises(CaseError) as caught:
        play(TAKEN.format(card='"I\'ve had worse…" (2)'))
    assert "of that name" not in str(caught.value)

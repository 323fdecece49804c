"""A question in general that says first what it supposes is one that says it last."""

from __future__ import annotations

import pytest

from rulesref.answers.general import positions_of
from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("If an exhausted unengaged enemy readies at my location, does it engage me?", EN, "yes"),
        ("If I evade an enemy, does it attack me in the enemy phase of the same round?", EN, "no"),
        ("If I play an asset while engaged with a ready enemy, does it attack me?", EN, "yes"),
        ("If I play an asset while engaged with an exhausted enemy, does it attack me?", EN, "no"),
        ("If I play a fast event while engaged with an enemy, does it attack me?", EN, "no"),
        ("Does an enemy engaged with somebody attack me if I play an asset?", EN, "no"),
        ("If an enemy is exhausted, does it make attacks of opportunity?", EN, "no"),
        ("If an aloof enemy is engaged with me, does it make attacks of opportunity?", EN, "yes"),
        ("Does an evaded enemy remain engaged with me?", EN, "no"),
        ("Does an exhausted enemy at my location engage me?", EN, "no"),
        ("May I evade an enemy engaged with me as an action?", EN, "yes"),
        ("Does a hunter enemy move during the upkeep phase?", EN, "no"),
        ("Does a hunter enemy move during my turn?", EN, "no"),
        ("Se un nemico esaurito e non impegnato si prepara nel mio luogo, mi ingaggia?", IT, "yes"),
        ("Se eludo un nemico, mi attacca nella fase dei nemici?", IT, "no"),
        ("Se gioco un supporto mentre sono impegnato con un nemico pronto, mi attacca?", IT, "yes"),
        ("Se gioco un evento mentre sono impegnato con un nemico esaurito, mi attacca?", IT, "no"),
        ("Un nemico eluso rimane impegnato con me?", IT, "no"),
        ("Un nemico esaurito nel mio luogo mi ingaggia?", IT, "no"),
        ("Un nemico esaurito può fare attacchi di opportunità?", IT, "no"),
        ("Un nemico impegnato si muove con me?", IT, "yes"),
        ("I nemici esauriti si preparano nella fase di mantenimento?", IT, "yes"),
        ("Un nemico cacciatore si muove nella fase di mantenimento?", IT, "no"),
        ("Un nemico cacciatore si muove durante il mio turno?", IT, "no"),
    ],
)
def test_what_is_supposed_may_come_first(text: str, language: str, verdict: str) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Does an enemy attack me if I investigate?", EN),  # it need not be here
        ("Does a ready enemy at my location engage me?", EN),
        ("Does an exhausted massive enemy at my location engage me?", EN),
        ("Does an exhausted enemy engaged with another player engage me?", EN),
        ("If I evade an enemy, does it attack my friend in the enemy phase?", EN),
        ("If I do not play an asset while engaged with an enemy, does it attack me?", EN),
        ("If I play an asset while engaged with an enemy, does it attack me twice?", EN),
        ("If an enemy readies at my location, which was exhausted, does it attack me?", EN),
        ("Se non eludo un nemico, mi attacca nella fase dei nemici?", IT),
        ("Un nemico pronto nel mio luogo mi ingaggia?", IT),
        ("Se non gioco un supporto mentre sono impegnato con un nemico, mi attacca?", IT),
    ],
)
def test_what_says_otherwise_is_not_taken_for_it(text: str, language: str) -> None:
    assert positions_of(text, language) == ()

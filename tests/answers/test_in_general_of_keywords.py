"""Questions about keywords, engagement, other players, harm and doom that name no card are played as positions."""

from __future__ import annotations

import pytest

from rulesref.answers.general import positions_of
from rulesref.answers.played import play_out
from rulesref.answers.prose.wordings.said_alike import in_general_alike
from tests.arkham import JUDGE

EN, IT = "en", "it"


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("Does retaliate trigger if the enemy is exhausted?", EN, "no"),
        ("Does retaliate trigger when I fail to evade?", EN, "no"),
        ("Does alert trigger when I fail a fight?", EN, "no"),
        ("Does a massive enemy attack everyone at its location?", EN, "yes"),
        ("If I miss a massive enemy, does my friend take the damage?", EN, "no"),
        ("Do I have to engage an aloof enemy before fighting it?", EN, "yes"),
        ("Can I fight an aloof enemy without engaging it first?", EN, "no"),
        ("Does a hunter attack me in the same phase it moves?", EN, "yes"),
        ("Does an enemy attack me when it spawns?", EN, "no"),
        ("Does an enemy attack when it engages me?", EN, "no"),
        ("Does an evaded enemy engage me again in upkeep?", EN, "yes"),
        (
            "Does an evaded enemy attack in the next enemy phase?",
            EN,
            None,
        ),  # it has readied by then
        ("Does an evaded enemy attack me in the enemy phase?", EN, "no"),
        ("Does engaging an enemy provoke an attack of opportunity?", EN, "yes"),
        ("Do reactions provoke attacks of opportunity?", EN, "no"),
        ("Can you commit cards after revealing the chaos token?", EN, "no"),
        ("Can my friend at another location commit a card to my test?", EN, "no"),
        ("Can I use my buddy's weapon?", EN, "no"),
        ("Can I put damage on a tapped ally?", EN, "yes"),
        ("Does doom on enemies count towards the agenda?", EN, "yes"),
        ("Does damage stay on an enemy?", EN, None),
        ("Does damage on an enemy stay after the round?", EN, "yes"),
        ("Does a hunter move if it's already engaged with somebody?", EN, "no"),
        ("Does an enemy attack me in the enemy phase if it is exhausted?", EN, "no"),
        ("La ritorsione scatta se il nemico è esausto?", IT, "no"),
        ("Un nemico massiccio attacca tutti nel suo luogo?", IT, "yes"),
        ("Devo ingaggiare un nemico sfuggente prima di attaccarlo?", IT, "yes"),
        ("Un nemico mi attacca quando mi ingaggia?", IT, "no"),
        ("Un nemico eluso mi ingaggia di nuovo nel mantenimento?", IT, "yes"),
        ("Un nemico eluso mi attacca nella fase dei nemici?", IT, "no"),
        ("Posso investire carte dopo aver rivelato il segnalino?", IT, "no"),
        ("Posso usare l'arma di un mio amico?", IT, "no"),
        ("Posso mettere danni su un alleato esausto?", IT, "yes"),
        ("Il destino sui nemici conta per la trama?", IT, "yes"),
    ],
)
def test_what_holds_in_every_such_position(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Does retaliate trigger if the enemy is exhausted by my attack?", EN),
        ("Does retaliate trigger if I succeed?", EN),
        ("Can I fight an aloof enemy that is engaged without engaging it first?", EN),
        ("Does an enemy attack when it engages me in the enemy phase?", EN),
        ("Can players commit more than one card to another player's test?", EN),
        ("Does doom on enemies in the victory display count towards the agenda?", EN),
        ("Does an evaded massive enemy engage me again in upkeep?", EN),
        ("Can I use another player's weapon if they give it to me?", EN),
        ("Can't I commit cards after revealing the chaos token?", EN),
        ("La ritorsione scatta se il nemico non è esausto?", IT),
        ("Un nemico eluso mi attacca nella fase dei nemici se si prepara?", IT),
        ("Non posso investire carte dopo aver rivelato il segnalino?", IT),
    ],
)
def test_what_says_more_is_not_taken_for_it(text: str, language: str) -> None:
    assert positions_of(text, language) == ()


@pytest.mark.parametrize(
    ("text", "alike"),
    [
        ("So can you attack an aloof enemy that isn't engaged?", "can I attack an aloof enemy that is not engaged"),
        ("Am I allowed to still fight a tapped monster?", "can I fight an exhausted enemy"),
        ("Is an enemy going to attack you immediately?", "does an enemy attack me"),
        ("Can my teammate evade it?", "Can another player evade it"),
    ],
)  # fmt: skip
def test_words_that_say_the_same_in_general(text: str, alike: str) -> None:
    assert in_general_alike(text.rstrip("?"), EN) == alike


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("If I fail a fight test against a retaliate enemy that is exhausted, does it attack me?", "en", "no"),
        ("If I fail a fight against a ready retaliate enemy, does it attack me?", "en", "yes"),
        ("If I fail an evade test against a retaliate enemy, does it attack me?", "en", "no"),
        ("If I fail an evasion attempt against an alert enemy, does it attack me?", "en", "yes"),
        ("Do fast cards provoke attacks of opportunity?", "en", "no"),
        ("Do fight actions provoke?", "en", "no"),
        ("Does the move action provoke attacks of opportunity?", "en", "yes"),
        ("Se fallisco a eludere un nemico con Rappresaglia, mi attacca?", "it", "no"),
        ("Se fallisco a eludere un nemico con Allerta, mi attacca?", "it", "yes"),
        ("Se non riesco a colpire un nemico con Ritorsione pronto, mi attacca?", "it", "yes"),
        ("Se fallisco ad attaccare un nemico con Ritorsione esaurito, mi attacca?", "it", "no"),
        ("Does an investigate ability with fast provoke?", "en", None),
        ("If I fail a combat test, does the enemy attack?", "en", None),
    ],
)  # fmt: skip
def test_what_fails_and_what_provokes_in_the_words_of_an_action(
    text: str, language: str, verdict: str | None
) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict

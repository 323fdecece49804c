"""Questions about the rules that name no card are played as positions that they may mean."""

from __future__ import annotations

import pytest

from rulesref.answers.general import positions_of
from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"
ELSE = "Wendy Adams is at my location. "


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("Does an exhausted enemy make attacks of opportunity?", EN, "no"),
        ("Do massive enemies make attacks of opportunity?", EN, "yes"),
        ("Do aloof enemies make attacks of opportunity?", EN, None),  # one that is engaged does
        ("Does investigating provoke an attack of opportunity?", EN, "yes"),
        ("Can I move while engaged?", EN, "yes"),
        ("Posso spostarmi se sono impegnato con un nemico?", IT, "yes"),
        ("Does fighting provoke an attack of opportunity?", EN, "no"),
        ("Can I attack an enemy engaged with another investigator?", EN, "yes"),
        ("Can I evade an enemy that is not engaged with me?", EN, "no"),
        ("Can I fight an aloof enemy?", EN, None),
        ("Does a hunter that is engaged with someone move?", EN, "no"),
        ("Does an exhausted enemy with retaliate attack me when I fail?", EN, "no"),
        ("Does an enemy exhaust after an attack of opportunity?", EN, "no"),
        ("Does an aloof enemy engage me when I move into its location?", EN, "no"),
        ("Un nemico esausto fa attacchi di opportunità?", IT, "no"),
        ("Giocare un supporto provoca un attacco di opportunità?", IT, "yes"),
        ("Posso eludere un nemico impegnato con un altro investigatore?", IT, "no"),
        ("Posso impegnare un nemico sfuggente?", IT, "yes"),
        ("Does a massive enemy engage me when I move into its location?", EN, None),
        ("Does an exhausted enemy engage me when it readies at my location?", EN, "yes"),
        ("Does an aloof enemy engage me when it readies?", EN, "no"),
        ("Can I commit a card to another investigator's skill test at my location?", EN, "yes"),
        ("Can I commit a card to another investigator's test at another location?", EN, "no"),
        ("Can I commit two cards to someone else's test?", EN, "no"),
        ("Do I succeed if my skill value equals the difficulty?", EN, "yes"),
        ("Do I discover a clue if I fail to investigate?", EN, "no"),
        ("Do I discover a clue if there are no clues at my location?", EN, "no"),
        (
            "If I miss an enemy engaged with another investigator, do they take the damage?",
            EN,
            "yes",
        ),
        ("Can I assign damage to an exhausted ally?", EN, "yes"),
        ("Does a fast event provoke attacks of opportunity?", EN, "no"),
        ("Can I assign horror to another investigator's ally?", EN, "no"),
        ("Can I put horror on an asset with no sanity?", EN, "no"),
        ("Am I defeated if I have damage equal to my health?", EN, "yes"),
        ("Can I investigate if I have no actions left?", EN, "no"),
        ("If I play a second ally, is the first one discarded?", EN, "yes"),
        ("Can I play a fast asset during another player's turn?", EN, "no"),
        ("Does playing a fast card provoke an attack of opportunity?", EN, "no"),
        (
            "Does engaging an enemy provoke an attack of opportunity from another enemy?",
            EN,
            "yes",
        ),
        ("Does an enemy make an attack of opportunity if I engage it?", EN, "no"),
        ("Can I play a card while engaged with an enemy?", EN, "yes"),
        ("Is an enemy still engaged with me after I evade it?", EN, "no"),
        ("Posso assegnare due carte alla prova di un altro investigatore?", IT, "no"),
        ("Posso giocare un supporto durante il turno di un altro investigatore?", IT, "no"),
        ("Posso giocare una carta mentre sono impegnato con un nemico?", IT, "yes"),
    ],
)
def test_what_holds_of_any_such_enemy(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


@pytest.mark.parametrize(
    ("text", "positions"),
    [
        (
            "Does a ready enemy attack me during the enemy phase?",
            ("A ready enemy is engaged with me. It is the enemy phase. Does it attack me?",),
        ),
        (
            "Can I fight an enemy that is not engaged with me?",
            (
                "An exhausted enemy is at my location. Can I fight it?",
                ELSE + "An enemy is engaged with Wendy Adams. Can I fight it?",
            ),
        ),
        (
            "Can I evade an exhausted enemy?",
            (
                "An exhausted enemy is engaged with me. Can I evade it?",
                "An exhausted enemy is at my location. Can I evade it?",
            ),
        ),
        (
            "Do I provoke attacks of opportunity when I play a card?",
            (
                "An enemy is engaged with me. I play Knife. Does it make an attack of opportunity?",
                "An enemy is engaged with me. I play Emergency Cache. Does it make an attack of opportunity?",
            ),
        ),
        ("Can I fight an enemy?", ()),  # of which enemies, it does not say
        ("Does an enemy without retaliate attack me if I fail?", ()),
        ("Does an exhausted enemy not make attacks of opportunity?", ()),
        ("Does singing provoke an attack of opportunity?", ()),
        ("Does an exhausted enemy make attacks of opportunity in the upkeep phase?", ()),
        ("Can I fight an exhausted or an aloof enemy?", ()),
        ("Does a massive enemy engage me when it readies?", ()),  # it is with everybody here
        ("Does an exhausted enemy engage me when it readies at a connecting location?", ()),
        ("Can I commit a card to another investigator's test?", ()),  # where, it does not say
        ("Can I commit a card without icons to someone else's test at my location?", ()),
        ("Do I succeed if my skill value equals the difficulty minus one?", ()),
        ("Do I discover a clue if I don't fail to investigate?", ()),
        ("Can I assign damage to an ally I do not control?", ()),
        ("Can I assign damage to an ally?", ()),
        ("Is a tie not a success?", ()),
        ("Does a fast event that costs an action provoke attacks of opportunity?", ()),
        ("Am I defeated if I have damage equal to my sanity?", ()),
        ("If I play a second ally with Charisma, is the first one discarded?", ()),
        ("Can I play a fast event during another investigator's turn?", ()),  # of some it says when
        ("Is an enemy still engaged with me after I fail to evade it?", ()),
        (
            "Do I find a clue if I fail my investigation?",
            ("My location has 2 clues. I investigate and fail. Do I discover the clue?",),
        ),
    ],
)
def test_what_a_question_in_general_is_played_as(text: str, positions: tuple[str, ...]) -> None:
    assert positions_of(text, EN) == positions


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("I draw a card. Do I provoke an attack of opportunity?", EN, "yes"),
        ("Roland plays Emergency Cache. Does it provoke attacks of opportunity?", EN, "yes"),
        ("I fight with my Machete. Does that provoke an attack of opportunity?", EN, "no"),
        (
            "I am engaged with nobody. I draw a card. Do I provoke an attack of opportunity?",
            EN,
            "no",
        ),
        ("Gioco Machete. Provoco un attacco di opportunità?", IT, "yes"),
    ],
)
def test_who_asks_what_an_action_provokes_is_engaged(
    text: str, language: str, verdict: str
) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("The enemy phase begins. Do I take damage?", None),
        ("I take a resource. Do I take damage?", None),
        ("I move to the Hallway. Am I defeated?", None),
        ("I draw a card. Do I take horror?", None),
        ("Roland evades Ghoul Minion. Does Ghoul Minion ready?", None),
        ("I investigate and reveal a 0. Do I succeed?", None),
        ("I investigate. I commit Perception. I reveal a -1. Do I succeed?", None),
        ("I have 3 combat. I fight an enemy and reveal a -1. Do I succeed?", None),
        ("I have 3 combat. I fight Ghoul Minion and reveal a -1. Do I succeed?", "yes"),
        ("Roland Banks investigates and reveals a 0. Does he succeed?", None),
        ("Roland Banks investigates the Study and reveals a -1. Does he succeed?", "yes"),
        ("An exhausted enemy is engaged with me. I take a resource. Do I take damage?", "no"),
        ("I enter the Cellar. Do I take horror?", "no"),
        ("An aloof enemy is at my location. I draw a card. Am I attacked?", "no"),
        ("Ghoul Minion is at the Study. I investigate and succeed. Is it still exhausted?", None),
        ("I am engaged with Ghoul Minion. I evade it. Am I still engaged with it?", "no"),
    ],
)
def test_what_nobody_speaks_of_decides_nothing(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", EN).verdict == verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Ghoul Minion attacks me. Can I investigate?", None),  # in the enemy phase, as a rule
        ("It is my turn. Ghoul Minion attacks me. Can I investigate?", "yes"),
        ("I fight Ghoul Priest and fail. It attacks me. Can I fight it again?", "yes"),
        ("I have Dodge in hand and 1 resource. Ghoul Minion attacks me. Can I play Dodge?", "yes"),
        ("Agnes is at the Study. Can Wendy use her ability?", None),  # her own, not that of Agnes
    ],
)
def test_what_may_be_done_depends_on_the_moment(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", EN).verdict == verdict


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("Does a hunter enemy move if it is not engaged with anyone?", EN, None),
        ("Does an unengaged hunter enemy move?", EN, None),
        ("Does an unengaged hunter enemy at a connecting location move?", EN, "yes"),
        ("Does an unengaged hunter enemy at my location move?", EN, "no"),
        ("Does an exhausted unengaged hunter enemy move?", EN, "no"),
        ("Does an exhausted enemy follow me when I move?", EN, None),
        ("Does an exhausted enemy that is engaged with me follow me when I move?", EN, "yes"),
        ("Does an exhausted retaliate enemy attack me if I fail to fight it?", EN, "no"),
        ("Un nemico cacciatore non impegnato si muove?", IT, None),
        ("Un nemico cacciatore non impegnato in un luogo collegato si muove?", IT, "yes"),
        ("Un nemico cacciatore esaurito si muove?", IT, "no"),
    ],
)
def test_an_unengaged_enemy_may_be_here_or_anywhere_else(
    text: str, language: str, verdict: str | None
) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict

"""What somebody may do hangs on whose turn it is, on what lies in hands, and on what is next door: all hardly ever told."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        # whoever has done something may go on
        ("Wendy plays Knife. Can Roland investigate?", EN, None),
        ("Wendy investigates. Can Roland play Emergency Cache?", EN, None),
        ("Wendy plays Knife. Can she investigate?", EN, "yes"),
        ("Roland investigates and fails. Can he investigate again?", EN, "yes"),
        ("It is Wendy's turn. Wendy plays Knife. Can Roland investigate?", EN, "no"),
        # a treachery is drawn in a phase of its own, as a rule
        ("I draw Grasping Hands. Can I investigate?", EN, None),
        ("It is my turn. I draw Grasping Hands. Can I investigate?", EN, "yes"),
        # nobody tells a hand: there may be another copy in it
        ("I control Knife. Can I play Knife?", EN, None),
        ("I control Guard Dog. I play Beat Cop. Can I play Guard Dog?", EN, None),
        ("Roland plays Knife. Can Wendy play Knife?", EN, None),
        ("Knife is in my discard pile. Can I play it?", EN, "no"),
        ("Controllo Coltello. Posso giocare Coltello?", IT, None),
        # what is asked about comes behind what somebody could answer, as well as there
        ("Roland defeats Ghoul Minion. Can he play Working a Hunch?", EN, None),
        ("Roland defeats Ghoul Minion. Can he attack Ghoul Minion?", EN, "no"),
        (
            "Roland has Evidence! in hand and 0 resources. He defeats Ghoul Minion. Can he play Evidence!?",
            EN,
            "no",
        ),
        ("Roland controls Guard Dog. Ghoul Minion attacks him. Can he investigate?", EN, None),
        (
            "It is Roland's turn. Roland controls Guard Dog. Ghoul Minion attacks him. Can Wendy investigate?",
            EN,
            "no",
        ),
        # who asks need not be the one who is told of
        ("Roland is at the Study. It is his turn. Can he investigate?", EN, "yes"),
        ("Roland is at the Study. It is his turn. Can I investigate?", EN, "no"),
        ("Roland is at the Study. It is Roland's turn. Can I investigate?", EN, None),
        # once a turn has ended the next one may be anybody else's
        ("It's Daisy's turn. Daisy ends her turn. Can Roland play Machete?", EN, None),
        ("Roland ends his turn. Can Daisy investigate?", EN, None),
        ("It's Daisy's turn. Daisy ends her turn. Can Roland play Working a Hunch?", EN, None),
        ("It's Daisy's turn. Daisy ends her turn. Can Daisy play Emergency Cache?", EN, "no"),
        ("È il turno di Daisy. Daisy finisce il suo turno. Roland può giocare Machete?", IT, None),
        ("È il turno di Daisy. Daisy finisce il suo turno. Daisy può giocare Machete?", IT, "no"),
        # a card that only the turn keeps back, which is told
        ("It's Daisy's turn. Can Roland play Working a Hunch?", EN, "no"),
        ("It's Daisy's turn. Can Roland play Magnifying Glass?", EN, "no"),
        ("Can Roland play Working a Hunch during Daisy's turn?", EN, "no"),
        ("Can I play Working a Hunch during another investigator's turn?", EN, "no"),
        ("È il turno di Daisy. Roland può giocare Seguire l'Istinto?", IT, "no"),
        ("Roland può giocare Seguire l'Istinto durante il turno di Daisy?", IT, "no"),
        ("It's Roland's turn. Can Roland play Working a Hunch?", EN, None),
        ("It's Daisy's turn. Can Roland play Evidence!?", EN, None),
        ("It's Daisy's turn. Can Roland play Dodge?", EN, None),
        ("Can Roland use his ability during Daisy's turn?", EN, None),
        # nobody tells what is next door
        ("I play Dynamite Blast. Do I take damage?", EN, None),
        ("Gioco Esplosione di Dinamite. Subisco danni?", IT, None),
        # all that lies exhausted readies in time
        ("Ghoul Minion is engaged with Roland. The enemy phase begins. Does it ready?", EN, None),
        ("Machete is exhausted. The upkeep phase begins. Does it ready?", EN, "yes"),
    ],
)
def test_what_is_hardly_ever_told_decides_nothing(
    text: str, language: str, verdict: str | None
) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict

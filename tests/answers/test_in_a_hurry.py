"""What players ask in the middle of a game, and what sounds like it and is something else."""

from __future__ import annotations

import pytest

from rulesref.answers.prose.playing import agreed, told_by
from tests.arkham import JUDGE

GHOUL = "A Ghoul Minion is engaged with me. "
DOG = "I have Guard Dog in play. "
RATS = "Swarm of Rats is in the Hallway, which is connected. The enemy phase starts. Does it move?"
COLT = "A Ghoul Minion is engaged with me and it's my turn. Can I shoot it?"
SHROUD = "I'm at a location with shroud 2 and 1 clue. "
LUI = "nel mio luogo. Lo impegno. È impegnato con "


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        # who is there
        ("I'm at the Study with Roland. A Ghoul Minion is engaged with Roland. I take a resource. Am I attacked?", "no"),
        ("I have a Ghoul Minion engaged with Roland. I take a resource. Am I attacked?", None),
        ("An exhausted Ghoul Priest is engaged with me at the Study. I attack it and fail. Does it hit me back?", "no"),
        ("I'm at the Study. An exhausted " + RATS, "no"),
        ("I'm at the Study. A ready " + RATS, "yes"),
        ("I'm at the Study. A ready " + RATS.replace("is conn", "is not conn"), None),
        # what is dealt, and where all of it may go
        (DOG + "I take 1 damage. Can I put it on Guard Dog?", "yes"),
        (DOG + "I take 1 direct damage. Can I put it on Guard Dog?", "no"),
        (DOG + "Guard Dog has 2 damage. I take 2 damage. Can I put the damage on Guard Dog?", None),
        ("I'm at the Study with Roland. Roland has Guard Dog in play. A Ghoul Minion attacks me. Can I put the damage on Guard Dog?", "no"),
        # a gun is shot, and nothing else
        ("My .45 Automatic has 1 ammo. " + COLT, "yes"),
        ("My .45 Automatic has no ammo. " + COLT, "no"),
        ("My First Aid is in play. " + COLT, None),
        # with a weapon that is told of, or without: nobody says it
        ("I have Machete in play. " + GHOUL + "I attack it and succeed. Is it defeated?", None),
        ("I have Machete in play. " + GHOUL + "I make a basic attack on it and succeed. Is it defeated?", "no"),
        # what came of an act that is not told
        (GHOUL + "I gain a resource. Does it attack me?", None),
        (GHOUL.replace("A ", "An exhausted ") + "I gain a resource. Does it attack me?", "no"),
        ("Umordhoth is at the Study, and so am I. I take a resource. Am I attacked?", "yes"),
        ("Umordhoth is at the Study and I'm at the Hallway. I take a resource. Am I attacked?", "no"),
        ("Machete is exhausted. Upkeep phase begins. Does it ready?", "yes"),
        ("Machete is exhausted. The enemy phase begins. Does it ready?", None),  # it will, later
        # the skills of whoever says "I", and the shroud of a place without a name
        ("I have 3 combat. " + GHOUL + "I fight it and draw a -1. Do I succeed?", "yes"),
        ("I have 3 combat. " + GHOUL + "I fight it and draw a -2. Do I succeed?", "no"),
        ("I have 3 combat and control Beat Cop. " + GHOUL + "I fight it and draw a -2. Do I succeed?", None),
        (SHROUD + "My intellect is 3. I investigate and draw a -1. Do I discover a clue?", "yes"),
        (SHROUD + "His intellect is 3. I investigate and draw a -1. Do I discover a clue?", None),
        # what phase it is by now, and what comes about once more
        ("I evaded the Ghoul Minion. It's the enemy phase now. Do I get attacked?", "no"),
        ("A Ghoul Minion attacks me. It's the enemy phase now. Do I get attacked?", None),
        (GHOUL + "The enemy phase begins and it attacks me. Does it attack me again?", None),
        (GHOUL + "I evade it. I take a resource. Does it attack me again?", "no"),
        # who "I" cannot be, and a result that hardly anybody comes to
        ("A Ghoul Minion is engaged with Roland at my location. Can I evade it?", "no"),
        ("A Ghoul Minion is engaged with Roland. Can I evade it?", None),
        ("Ghoul Minion is engaged with me. I attack it barehanded and succeed by 3. Does it die?", "no"),
        # the same test, and another place
        ("Roland is at the Hallway and I'm at the Study. I investigate. Can he commit Deduction to my test?", "no"),
        ("Roland and I are at the Study. I investigate. Can he commit Deduction to my test?", "yes"),
    ],
)  # fmt: skip
def test_a_question_in_a_hurry_is_answered_by_play(text: str, verdict: str | None) -> None:
    assert agreed(told_by(JUDGE, text, "2016", "en")) == verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Sono nello Studio con un Ghoul Minion impegnato con me. Vado nel Corridoio. Il Ghoul Minion mi segue?", "yes"),
        ("Ho un Ghoul Minion addosso. Pesco una carta. Mi attacca?", "yes"),
        ("Ho un Ghoul Minion addosso. Pesco 2 carte. Mi attacca?", None),
        ("Eludo il Ghoul Minion impegnato con me e prendo una risorsa. Mi attacca?", "no"),
        ("Ghoul Priest è impegnato con me. Lo attacco e sbaglio. Mi contrattacca?", "yes"),
        ("Ghoul Minion è impegnato con me. Lo attacco e sbaglio. Mi contrattacca?", "no"),
        ("Roland è impegnato con un Ghoul Minion " + LUI + "me?", "yes"),
        ("Roland è impegnato con un Ghoul Minion " + LUI + "Roland?", "no"),
        ("Ho eluso il Ghoul Minion. Comincia la fase dei nemici. Vengo attaccato?", "no"),
        ("Ho provato a eludere il Ghoul Minion e ho fallito. Comincia la fase dei nemici. Vengo attaccato?", "yes"),
        ("Non ho eluso il Ghoul Minion. Comincia la fase dei nemici. Vengo attaccato?", None),
        ("Ho 3 di combattimento. Un Ghoul Minion è impegnato con me. Lo attacco e rivelo -2. Supero la prova?", "no"),
        ("Ho eluso il Ghoul Minion. È la fase di mantenimento. Si ripristina?", "yes"),
        ("Un Ghoul Minion è nel Corridoio. Mi muovo dallo Studio al Corridoio. Mi impegna?", "yes"),
        ("Whippoorwill è nel Corridoio. Mi muovo dallo Studio al Corridoio. Mi impegna?", "no"),
        ("Ho già fatto tre azioni. Posso indagare?", "no"),
        ("Indago e pesco il tentacolo. Fallisco?", "yes"),
    ],
)  # fmt: skip
def test_the_same_in_italian(text: str, verdict: str | None) -> None:
    assert agreed(told_by(JUDGE, text, "2016", "it")) == verdict

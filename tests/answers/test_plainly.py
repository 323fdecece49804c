"""What players say most plainly: on whom an enemy is, what a location has, and whether they are left alone."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

GHOUL = "A Ghoul Minion is engaged with me. "
BULLET = (
    " ammo and it's my turn. Can I shoot the Ghoul Minion engaged with me with it?",
    "My .45 Automatic has ",
)


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("There's a ready Ghoul Minion engaged with me, I use the resource action. Do I get attacked?", "yes"),
        ("There's an exhausted Ghoul Minion engaged with me and I draw a card. Am I attacked?", "no"),
        ("A Swarm of Rats is on me. I evade it successfully. Is it still engaged with me?", "no"),
        ("Frozen in Fear is on me. I move to the Hallway. Am I attacked?", None),
        ("I'm at a location with 1 clue. I investigate and succeed. Do I discover 2 clues?", "no"),
        ("Roland kills a Ghoul Minion at a location with 1 clue. Can he use his ability to get the clue?", "yes"),
        ("Ghoul Priest is engaged with me. I attack it and fail by 1. Does it attack me back?", "yes"),
        ("I'm evading the Ghoul Minion engaged with me. Does it make an attack of opportunity?", "no"),
        ("I commit Overpower to a fight and fail. Do I draw a card?", "no"),
        ("I commit Guts to a fight and succeed. Do I draw a card?", None),
        # two of one name, of whom "it" and the name may mean either
        ("I'm at the Study with 2 Ghoul Minions engaged with me, can I play Dynamite Blast without being attacked?", "no"),
        ("Two Ghoul Minions are engaged with me. I evade one of them. I take a resource. Am I attacked?", "yes"),
        ("Two Ghoul Minions are engaged with me. I evade the Ghoul Minion. I take a resource. Does the Ghoul Minion attack me?", None),
        ("Ghoul Minion and Goat Spawn are engaged with me. I take a resource. Does the goat attack me?", "yes"),
        ("Ghoul Minion and Goat Spawn are engaged with me. I evade it. I take a resource. Does the goat attack me?", None),
        # several things in one sentence: what is evaded is no "rats and move"
        ("I evaded the Swarm of Rats and moved to the Hallway. Do the rats follow me?", "no"),
        (GHOUL + "I evade it and take a resource. In the enemy phase, does it attack me?", "no"),
        # a "no" is of all that has come about, so that it may have been in doubt before the last act
        ("A Ghoul Minion attacks me and I play Dodge. Do I take damage?", "no"),
        ("A Ghoul Minion attacks me. I take a resource. Do I take damage?", None),
        ("Ghoul Priest is engaged with me. Can I attack it without being attacked?", None),
        # how an attack that goes on ends hangs on what is committed to it
        ("I'm fighting a Ghoul Minion engaged with me. Is it defeated?", None),
        # whether it can be done and nobody attacks
        (GHOUL + "Can I play Emergency Cache without provoking an attack of opportunity?", "no"),
        (GHOUL.replace("A Gh", "An exhausted Gh") + "Can I play Emergency Cache without being attacked?", "yes"),
        (GHOUL + "I have 0 resources. Can I play Machete without being attacked?", None),
        # what a question says in passing of an enemy has to be so, and "it" is what it was before
        ("1".join(reversed(BULLET)), "yes"),
        ("no".join(reversed(BULLET)), "no"),
        ("I take a resource. Does the Ghoul Minion engaged with me attack me?", "yes"),
        ("I evade a Ghoul Minion. Can I fight the Ghoul Minion engaged with me?", None),
        # where somebody is of whom it is not said: they may be together, and where something lies
        ("A Ghoul Minion is in the Study. I take a resource. Does it attack me?", None),
        ("An exhausted Ghoul Minion is in the Study. I take a resource. Does it attack me?", "no"),
        ("A Ghoul Minion is engaged with Roland. Can I attack it?", None),
        ("I'm at the Study. I investigate. Can Roland commit Deduction?", None),
        ("Umordhoth is at Roland's location. The enemy phase begins. Does it attack me?", None),
        ("My intellect is 4, the Study has shroud 2 and 1 clue. I investigate and draw a -2. Do I succeed?", "yes"),
        # an attack of opportunity, in the words of a table
        (GHOUL + "I use Old Book of Lore on myself. Do I get hit with an attack of opportunity?", "yes"),
        (GHOUL + "I play Breaking and Entering. Does it get to attack me?", "no"),
        (GHOUL + "I play Machete. Does it hit me first?", "yes"),
        ("Ghoul Priest is engaged with me. I fight it and fail. Does it hit me first?", None),
        ("Ghoul Minion and Flesh-Eater are engaged with me. I play Machete. Does the Flesh-Eater hit me first?", None),
        # both, of just two
        ("Umordhoth is at the Study. Roland and I are at the Study. The enemy phase begins. Does it attack us both?", "yes"),
        ("Umordhoth is at the Study. Roland is at the Hallway and I'm at the Study. The enemy phase begins. Does it attack us both?", "no"),
        ("A Ghoul Minion and an exhausted Goat Spawn are engaged with me. I play Machete. Do they both attack me?", "no"),
        ("Ghoul Minion, Flesh-Eater and Goat Spawn are engaged with me. I take a resource. Do both enemies attack me?", None),
        # a part of what is dealt, and the whole
        ("Flesh-Eater attacks me. I've got a Guard Dog in play. Can I put both horror on the dog?", "no"),
        ("Flesh-Eater attacks me. I've got a Guard Dog in play. Can I put 1 horror on the dog?", "yes"),
        ("Flesh-Eater attacks me. I've got a Guard Dog in play. Can I put 3 horror on the dog?", None),
        ("Ghoul Priest attacks me. I've got a Guard Dog in play. Can I put all of the damage on the dog?", "yes"),
        # what there is none of
        ("I have no allies in play. A Ghoul Minion attacks me. Can I put the damage on Guard Dog?", None),
        ("My .41 Derringer has no ammo left. Can I still attack with it?", "no"),
        ("My .41 Derringer has 1 ammo left. Can I still attack with it?", None),
        ("I moved as my first action this turn. Can I play Second Wind now?", "no"),
        ("There is 1 clue at the Hallway. I move to the Hallway and investigate and succeed. Do I discover a clue?", "yes"),
        ("I'm at the Study. The Study has 2 clues. I play Working a Hunch. Is there still a clue there?", "yes"),
        ("The Hallway has 2 clues and the Study has no clues. I'm at the Study. I take a resource. Are there clues left there?", None),
        ("All three of my actions are used. Can I play Machete?", "no"),
        ("An unengaged exhausted Ghoul Minion is at my location. The upkeep phase begins. Does it engage me?", "yes"),
        ("Both Roland and I are at the Study. Roland is engaged with a Ghoul Minion. I attack it and fail. Does Roland take damage?", "yes"),
        # what is attached to it may have come there by an evasion
        ("Ghoul Minion is engaged with me and Handcuffs is attached to it. I take a resource. Does it attack me?", None),
    ],
)  # fmt: skip
def test_what_is_said_plainly_is_played(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", "en").verdict == verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("C'è un Ghoul Minion impegnato con Roland. Roland prende una risorsa. Viene attaccato?", "yes"),
        ("Sono in un luogo senza indizi. Indago e riesco di 1. Scopro un indizio?", "no"),
        ("Prendo una risorsa. Il Ghoul Minion impegnato con me mi attacca?", "yes"),
        ("Mi resta 1 salute. Il Ghoul Minion mi attacca. Vengo sconfitto?", "yes"),
        ("Mi restano 2 punti salute. Il Ghoul Minion mi attacca. Vengo sconfitto?", None),
        ("Lo Studio ha 1 indizio. Sono nello Studio. Gioco Working a Hunch. C'è ancora un indizio?", "no"),
        ("Due Ghoul Minion sono impegnati con me. Prendo una risorsa. Mi attaccano entrambi?", "yes"),
        ("Infliggo 1 danno a un Ghoul Minion che ha già 1 danno. Viene sconfitto?", "yes"),
        ("Ho intelletto 3 e indago in un luogo con velo 2 e 1 indizio. Pesco un -2. Scopro l'indizio?", "no"),
        ("Ho eluso un Ghoul Minion nel mio turno. Arriva la fase di mantenimento. Torna pronto?", "yes"),
        ("Io e Roland siamo nello Studio. Roland indaga. Posso investire Deduction nella sua prova?", "yes"),
        ("Ho Guard Dog in gioco. Flesh-Eater mi attacca. Posso mettere tutto l'orrore sul cane?", "no"),
        ("Ghoul Minion è impegnato con me. Cerco di eluderlo e non ci riesco. Mi attacca?", "no"),
        ("Sono impegnato con Ghoul Minion e Flesh-Eater. Gioco Machete. Il Flesh-Eater mi attacca prima?", None),
        ("Il Ghoul Minion è nello Studio. Prendo una risorsa. Mi attacca?", None),
        ("Il Ghoul Minion è nel mio luogo. Prendo una risorsa. Mi attacca?", "yes"),
    ],
)  # fmt: skip
def test_so_it_is_in_italian(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", "it").verdict == verdict

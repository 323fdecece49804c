"""What is told in another order or by other verbs is read like the sentence of a case, in both languages."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("I reveal a -1 on a willpower test of difficulty 3. I have 4 willpower. Do I pass?", EN, "yes"),
        ("I have 4 willpower and take a willpower test of 3. I reveal a -2. Do I pass?", EN, "no"),
        ("I have 4 willpower. I drew a -1 when I tested willpower (3). Did I pass?", EN, "yes"),
        ("The token was an auto-fail when I attacked Ghoul Minion. Did I hit?", EN, "no"),
        ("Whippoorwill is at a connecting location. I go there. Does it engage me?", EN, "no"),
        ("There's a Ghoul Minion in the Hallway. Does it engage me if I go there?", EN, "yes"),
        ("Roland has 8 damage and takes 1. Is he defeated?", EN, "yes"),
        ("Roland's Guard Dog is exhausted. Ghoul Minion attacks Roland. Can he put the damage on Guard Dog?", EN, "yes"),
        ("I defeat Ghoul Priest. Does it go to the victory display?", EN, "yes"),
        ("I defeat Ghoul Minion. Does it go to the victory display?", EN, "no"),
        ("The agenda is What's Going On?! with 2 doom. The mythos phase begins. Does the agenda flip?", EN, "yes"),
        ("Wendy took her three actions. Can she investigate once more?", EN, "no"),
        ("Wendy is next door. Can she commit Guts to my willpower test?", EN, "no"),
        ("Wendy is at my location. Can she commit Guts to my willpower test?", EN, "yes"),
        ("I have Holy Rosary in play and play Elder Sign Amulet. Do I have to get rid of one?", EN, "yes"),
        ("I have Machete in play and play Knife. Do I have to get rid of one?", EN, "no"),
        ("The token was a -2 when Daisy investigated the Study. The Study has shroud 2. Did she pass?", EN, "yes"),
        ("I missed Ghoul Minion. It has no retaliate. Do I take damage?", EN, "no"),
        ("Ho sbagliato un attacco contro Ghoul Tirapiedi. Mi attacca?", IT, "no"),
        ("Ho pescato il fallimento automatico mentre indagavo. Ho fallito?", IT, "yes"),
        ("È il turno di Wendy. Roland può investigare?", IT, "no"),
        ("Two Ghoul Minions are engaged with me and I take a resource. Do I get hit twice?", EN, "yes"),
        ("An exhausted Ghoul Minion readies during upkeep at my location. Does it engage me?", EN, "yes"),
        ("I control Beat Cop. Swarm of Rats is engaged with me. Can I use Beat Cop to kill it?", EN, "yes"),
        ("I control Beat Cop. Ghoul Minion is engaged with me. Can I use Beat Cop to kill it?", EN, None),
        ("Ghoul Minion has 1 damage. I deal 1 damage to it. Dead?", EN, "yes"),
        ("Daisy has 1 health left and takes 2 damage. Does she get knocked out?", EN, "yes"),
        ("Ho eluso Ghoul Tirapiedi. Si prepara nel mantenimento?", IT, "yes"),
        ("Ho fallito l'indagine. Scopro lo stesso un indizio?", IT, "no"),
        ("Un mio amico ha il Cane da Guardia. Ghoul Tirapiedi mi attacca. Posso mettere il danno sul suo cane?", IT, "no"),
        ("I attacked an exhausted enemy with retaliate and missed, does it still hit me back?", EN, "no"),
        ("The enemy is exhausted. Does it attack me in the enemy phase?", EN, "no"),
        ("Can I attack a Ghoul Minion at a connecting location?", EN, "no"),
        ("Can I attack a Ghoul Minion at my location?", EN, "yes"),
        ("Does a Swarm of Rats at a connecting location attack me in the enemy phase?", EN, "yes"),
        ("Does a Ghoul Minion at a connecting location attack me in the enemy phase?", EN, "no"),
        ("Does it make an attack of opportunity? Ghoul Minion is engaged with me. I take a resource.", EN, "yes"),
        ("Alert enemy: I failed to fight it. Does it attack me?", EN, "no"),
        ("Enemy with alert: I failed to evade it. Does it attack me?", EN, "yes"),
        ("Roland's at 1 sanity left. He draws Rotting Remains and fails by 1. Is he defeated?", EN, "yes"),
        ("I engage a Ghoul Minion that is engaged with Wendy. Do I get an attack of opportunity from it?", EN, "no"),
        ("Ghoul Minion attacks Roland. Can Roland put the damage on Roland's Guard Dog?", EN, "yes"),
        ("Roland and Wendy are at the Study. Ghoul Minion attacks Wendy. Can Wendy put the damage on Roland's Guard Dog?", EN, "no"),
        ("Wendy controls Guard Dog. Ghoul Minion attacks Roland. Can Roland put the damage on Roland's Guard Dog?", EN, None),
        ("I have Perception in hand. I investigate and reveal a 0. Is it too late to commit Perception?", EN, "yes"),
        ("I have Perception in hand. I investigate. Is it too late to commit Perception?", EN, "no"),
        ("I have no resources. Is it too late to play Machete?", EN, None),
        ("Ho in mano Percezione. Indago e rivelo 0. È troppo tardi per investire Percezione?", IT, "yes"),
        ("Il nemico è esausto. Mi attacca nella fase dei nemici?", IT, "no"),
        ("Wendy è stata sconfitta. Può ancora indagare?", IT, "no"),
        ("Posso attaccare un Ghoul Tirapiedi in un luogo collegato?", IT, "no"),
        ("Ho 5 carte in mano. Nel mantenimento ne pesco una?", IT, "yes"),
        ("Ghoul Tirapiedi mi attacca. Wendy è con me. Posso mettere il danno sul Cane da Guardia di Wendy?", IT, "no"),
        ("I have 3 intellect. The token was a -1 when I investigated the Study. Did I pass?", EN, "yes"),
        ("I have 3 intellect. The token was a -1 when I investigated the Shores of Hali. Did I pass?", EN, "no"),
        ("I engage Whippoorwill. Can I fight it?", EN, "yes"),
        ("I engage Ghoul Minion. Can I fight it?", EN, None),  # ready beside me it is engaged already
        ("I'm out of actions. Can I take a resource?", EN, "no"),
        ("Can I play Emergency Cache in the enemy phase?", EN, "no"),
        ("The mythos phase begins and the agenda What's Going On?! has 1 doom. Does it advance?", EN, "no"),
        ("I have 12 cards when the upkeep phase starts. Do I need to discard?", EN, "yes"),
        ("Ghoul Tirapiedi è su Wendy nel mio luogo. Lo attacco e fallisco. Wendy subisce il danno?", IT, "yes"),
        ("Wendy non ha più azioni. Può prendere una risorsa?", IT, "no"),
        ("Sciame di Ratti si è mosso nel mio luogo nella fase dei nemici. Mi attacca?", IT, "yes"),
        ("Ho fallito l'elusione contro Ghoul Tirapiedi. È esausto?", IT, "no"),
        ("Ho 12 carte in mano e comincia il mantenimento. Devo scartare?", IT, "yes"),
        ("Ho Coraggio Inaspettato in mano e Wendy indaga nel mio luogo. Posso investirlo nella sua prova?", IT, "yes"),
        ("A hunter is one location away from me and ready. Does it attack me in the enemy phase?", EN, "yes"),
        ("A hunter is one location away from me and exhausted. Does it attack me in the enemy phase?", EN, "no"),
        ("Ghoul Minion is on me and exhausted. I investigate. Does it attack me?", EN, "no"),
        ("Swarm of Rats moved to my location in the enemy phase. Does it attack right away?", EN, "yes"),
        ("It's upkeep and I'm holding 14 cards. Do I have to toss some?", EN, "yes"),
        ("I have Machete and Flashlight in play and play .45 Automatic. Must I discard something?", EN, "yes"),
        ("I have Machete and Flashlight in play and play Beat Cop. Do I have to discard something?", EN, "no"),
        ("I've used both supplies of my Flashlight. Can I use it again?", EN, "no"),
        ("Can I commit Vicious Blow to Wendy's investigation?", EN, "no"),
        ("The Study isn't connected to the Attic. Can I walk from the Study to the Attic?", EN, "no"),
        ("The Study is connected to the Attic. Can I move from the Study to the Attic?", EN, "yes"),
        ("My Guard Dog is exhausted. Ghoul Minion attacks me. Can the dog take the damage?", EN, "yes"),
        ("Wendy controls Beat Cop. Ghoul Minion attacks me. Can Beat Cop take the damage?", EN, None),
        ("My Machete is exhausted. Does it ready in upkeep?", EN, "yes"),
        ("Il Machete è esausto. Inizia la fase di mantenimento. Il Machete torna pronto?", IT, "yes"),
        ("Attacco un nemico esausto con ritorsione e sbaglio. Mi attacca?", IT, "no"),
        ("Attacco un nemico con ritorsione e sbaglio. Mi attacca?", IT, "yes"),
        ("Mi muovo mentre sono impegnato con Ghoul Tirapiedi. Mi attacca?", IT, "yes"),
        ("Un nemico appare nel mio luogo. Mi ingaggia subito?", IT, "yes"),
        ("C'è un Ghoul Tirapiedi nel Corridoio. Ci vado. Mi ingaggia?", IT, "yes"),
        ("Ho 4 Volontà. Rivelo -1 in una prova di Volontà di difficoltà 3. Supero la prova?", IT, "yes"),
        ("La trama è What's Going On?! con 2 destini. Comincia la fase dei miti. La trama avanza?", IT, "yes"),
    ],
)  # fmt: skip
def test_it_is_read(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


@pytest.mark.parametrize(
    "text",
    [
        "Ghoul Minion and Icy Ghoul are engaged with me and I take a resource. Do both attack me?",
        "Two Ghoul Minions are engaged with me and I take a resource. Do both attack me?",
    ],
)
def test_what_is_done_behind_two_enemies_is_done_once(text: str) -> None:
    lines = [line.text for line in play_out(JUDGE, text, "2016", EN).session.lines]
    assert sum(line.endswith(" takes a resource") for line in lines) == 1

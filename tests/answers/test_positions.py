"""Whose attack it is, who is meant, and how much there is: plain questions about a position, and what only looks like one."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN = [
    # whom it is engaged with is said behind the enemy
    ("I try to evade the Ghoul Minion I'm engaged with. Does it make an attack of opportunity?", "no"),
    ("I attack the Ghoul Priest I'm engaged with and fail. Does it retaliate?", "yes"),
    ("I attack the Ghoul Priest Roland is engaged with and fail. Am I engaged with it?", None),
    ("I attack the Ghoul Priest I'm not engaged with and fail. Does it make an attack of opportunity?", None),
    # what one enemy deals is no other's
    ("I'm engaged with a Ghoul Minion and I play Emergency Cache. Does it deal damage to me?", "yes"),
    ("I'm engaged with a Ghoul Minion and a Swarm of Rats. I evade the rats. I play Emergency Cache. Does the ghoul deal 1 damage to me?", "yes"),
    ("I'm engaged with a Ghoul Minion and a Swarm of Rats. I evade the rats. I play Emergency Cache. Do the rats deal 1 damage to me?", None),
    ("I'm engaged with a Ghoul Minion and a Swarm of Rats. I evade the rats. I play Emergency Cache. Do the rats deal damage to me?", None),
    ("I attack a Ghoul Minion and fail. Does it deal damage to me?", "no"),
    # whoever is attacked is where the attack comes from, and a name is somebody else than "I" before it
    ("Roland is engaged with a Ghoul Minion. I attack it and miss. Does Roland take the damage?", "yes"),
    ("Roland is engaged with a Ghoul Minion. Daisy attacks it and misses. Does Daisy take the damage?", "no"),
    ("I'm engaged with a Ghoul Minion. Roland plays Emergency Cache. Does it attack me?", "no"),
    ("Roland is engaged with a Ghoul Minion. I play Emergency Cache. Does it attack me?", None),
    ("An enemy is engaged with me and Roland takes a resource. Does it attack me?", "no"),
    ("An enemy is exhausted and engaged with me. I take a resource. Does it attack me?", "no"),
    ("An enemy is exhausted and not engaged with me. I take a resource. Is it engaged with me?", None),
    ("Roland has 5 damage. I take 4 damage. Is Roland defeated?", None),
    ("Roland is engaged with a Ghoul Minion. Can I attack it?", None),
    ("Roland and I are at different locations. Roland is engaged with a Ghoul Minion. Can I attack it?", "no"),
    ("Roland and I are at different locations. Roland investigates. Can I commit Perception?", "no"),
    ("Roland and I are at the same location. Roland investigates. Can I commit Perception?", "yes"),
    # towards whom it moves
    ("A Ghoul Minion is at a location next to mine. Does it move towards me in the enemy phase?", "no"),
    ("The Ghoul Priest is at a location next to mine. Does it move towards me in the enemy phase?", "yes"),
    ("The Ghoul Priest is at a location next to mine. Does it move towards Roland in the enemy phase?", None),
    ("I evaded the Ghoul Priest this turn. Does it hunt in the enemy phase?", "no"),
    ("I evaded the Ghoul Priest this turn. Does it ready in the upkeep phase?", "yes"),
    ("I evaded the Ghoul Priest last turn. Does it hunt in the enemy phase?", None),
    # on whom it is put: never on the one that attacks
    ("I have Beat Cop in play and a Ghoul Minion attacks me. Can I put the damage on it?", "yes"),
    ("My Beat Cop has 2 health left and I take 3 damage. Can I put all 3 damage on him?", "no"),
    ("I have Beat Cop in play. I'm dealt 2 damage. Can I put 2 damage on him?", "yes"),
    ("I have Beat Cop in play with 1 damage on him. I'm dealt 2 damage. Can I put 2 damage on him?", "no"),
    # what has to go, and what stays
    ("I have Beat Cop in play and want to play Guard Dog. Can I keep both?", "no"),
    ("I have Beat Cop in play and play Machete. Can I keep both?", "yes"),
    ("I have Beat Cop in play and I play Guard Dog. Do I have to discard Beat Cop?", "yes"),
    ("I have Beat Cop and Charisma in play and I play Guard Dog. Do I have to discard Beat Cop?", "no"),
    ("I have a Machete and a .45 Automatic in play and play Knife. Do I have to discard the Machete?", None),
    # so much, and more of it
    ("I have 3 actions and play Emergency Cache. Do I have 2 actions left?", "yes"),
    ("I have 3 actions and play Emergency Cache. Do I have 3 actions left?", "no"),
    ("I have 3 actions and play Emergency Cache. Do I have 1 action left?", None),
    ("I play Emergency Cache. Do I have 2 actions left?", None),
    ("Wendy has 6 horror and takes 1 more. Is she defeated?", "yes"),
    ("Wendy has 5 horror and takes 1 more. Is she defeated?", "no"),
    ("Wendy has 6 horror and takes 1 more damage. Is she defeated?", None),
    ("I play Emergency Cache. I'm engaged with a Ghoul Minion. Do I take 1 damage?", None),
    # there are clues where a card is played that takes one: how many is not told
    ("I play Working a Hunch. Do I discover a clue?", "yes"),
    ("I play Working a Hunch. Do I discover 2 clues?", "no"),
    ("I play Working a Hunch. Is there a clue left here?", None),
    ("I play Working a Hunch at a location with no clues. Do I discover a clue?", None),
    ("I'm engaged with a Ghoul Minion and play Working a Hunch. Does it attack me?", "no"),
    # together, or not
    ("Roland is with me. Roland is engaged with a Ghoul Minion. Can I attack it?", "yes"),
    ("Roland is not with me. Roland is engaged with a Ghoul Minion. Can I attack it?", None),
    ("Roland and I are together. He investigates. Can I commit Perception?", "yes"),
    # what is committed comes before what has come of it
    ("I commit Deduction and fail the investigation. Do I discover one?", "no"),
    ("I investigate. I commit Deduction and fail the investigation. Do I get a clue?", None),
    ("I commit Vicious Blow and fail the attack on the Ghoul Minion. Is it defeated?", "no"),
    ("My Flashlight is out of supplies. Can I still use it?", "no"),
    ("I fail an investigation with Perception committed. Do I draw a card?", "no"),
    ("I succeed at an investigation with Perception committed. Do I draw a card?", "yes"),
    ("I succeed at an investigation with Perception committed by Roland. Do I draw a card?", None),
    # what somebody wants to do, if it is they who ask
    ("I have 1 resource and want to play Knife. Can I?", "yes"),
    ("I have 0 resources and want to play Knife. Can I?", "no"),
    ("Roland has 1 resource and wants to play Knife. Can he?", "yes"),
    ("Roland has 1 resource and wants to play Knife. Can I?", None),
    ("I have 1 resource and don't want to play Knife. Can I?", None),
    # both of what is dealt, if it is two of one
    ("I have a Leather Coat in play and take 2 damage. Can I put both on the coat?", "yes"),
    ("I have a Leather Coat in play and take 1 damage and 1 horror. Can I put both on the coat?", None),
    ("My Flashlight is not out of supplies. Can I still use it?", None),
]  # fmt: skip
IT = [
    ("Provo a eludere il Ghoul Tirapiedi con cui sono ingaggiato. Mi fa un attacco di opportunità?", "no"),
    ("Attacco il Ghoul Sacerdote che ho addosso e fallisco. Mi attacca per ritorsione?", "yes"),
    ("Attacco il Ghoul Sacerdote con cui è ingaggiato Roland e fallisco. Mi attacca?", None),
    ("Il Ghoul Sacerdote è esausto. Lo attacco e fallisco. Mi contrattacca?", "no"),
    ("Mi sposto in un luogo con un Ghoul Tirapiedi pronto. Mi ingaggia?", "yes"),
    ("Mi sposto in un luogo con un Ghoul Tirapiedi esausto. Mi ingaggia?", "no"),
    ("Mi sposto in un luogo senza Ghoul Tirapiedi. Mi ingaggia?", None),
    ("Sono ingaggiato con un Ghoul Tirapiedi e mi sposto. Mi segue?", "yes"),
    ("Roland è ingaggiato con un Ghoul Tirapiedi. Io lo attacco e fallisco. Roland subisce i danni?", "yes"),
    ("Sono ingaggiato con un Ghoul Tirapiedi. Roland gioca Deposito di Emergenza. Mi attacca?", "no"),
    ("Daisy e Roland sono nello stesso luogo. Daisy indaga. Roland può investire Percezione?", "yes"),
    ("Daisy e Roland sono in luoghi diversi. Daisy indaga. Roland può investire Percezione?", "no"),
    ("Ho una Automatica Calibro 45 senza munizioni. Posso usarla per combattere?", "no"),
    ("Ho il Poliziotto di Ronda in gioco e il Ghoul Tirapiedi mi attacca. Posso assegnargli il danno?", "yes"),
    ("Ho il Poliziotto di Ronda in gioco e gioco il Cane da Guardia. Posso tenerli entrambi?", "no"),
    ("Ho il Poliziotto di Ronda in gioco e gioco il Cane da Guardia. Devo scartare il Poliziotto di Ronda?", "yes"),
    ("Ho 3 azioni. Gioco Deposito di Emergenza. Mi restano 2 azioni?", "yes"),
    ("Roland ha 4 orrori e ne subisce un altro. È sconfitto?", "yes"),
    ("Roland ha 3 orrori e ne subisce un altro. È sconfitto?", "no"),
    ("Roland ha 3 orrori e non ne subisce altri. È sconfitto?", None),
    ("Pesco un Ghoul Tirapiedi dal mazzo incontri. È ingaggiato con me?", "yes"),
    ("Evito il Fanatico. È ancora ingaggiato con me?", "no"),
    ("Non evito il Fanatico. È ancora ingaggiato con me?", None),
    ("Roland e io siamo nello stesso luogo. Roland è ingaggiato con un Ghoul Tirapiedi. Posso attaccarlo?", "yes"),
    ("Roland e Daisy sono in luoghi diversi. Roland indaga. Daisy può investire Deduzione nella prova?", "no"),
    ("Il mio Avvizzimento è senza cariche. Posso usarlo?", "no"),
    ("Roland attacca un Divoratore di Carni e fallisce. Lo attacca?", "no"),
    ("Attacco il Ghoul Sacerdote e fallisco. Lo attacca?", None),
    ("Ho intelletto 2 e indago in un luogo con oscurità 4. Rivelo un +1. Ho successo?", "no"),
    ("Eludo lo Sciame di Ratti con successo. È ancora ingaggiato con me?", "no"),
    ("Eludo lo Sciame di Ratti senza successo. È ancora ingaggiato con me?", "yes"),
    ("Roland e Daisy sono nello stesso luogo. Un Ghoul Tirapiedi è ingaggiato con Daisy. Roland può ingaggiarlo?", "yes"),
    ("Ho 1 risorsa e voglio giocare il Machete. Posso farlo?", "no"),
    ("Ho 1 risorsa e non voglio giocare il Machete. Posso farlo?", None),
    ("Fallisco un'indagine con Percezione investita. Pesco una carta?", "no"),
    ("Supero un'indagine con Percezione investita. Pesco una carta?", "yes"),
    ("Non ho più azioni. Posso giocare il Machete?", "no"),
    ("Gioco Seguire l'Istinto. Scopro un indizio?", "yes"),
    ("Attacco il Ghoul Tirapiedi a mani nude e ho successo. È sconfitto?", "no"),
    ("Attacco il Ghoul Tirapiedi con il Machete e colpisco. È sconfitto?", "yes"),
    ("Attacco il Ghoul Tirapiedi con il Machete e non colpisco. È sconfitto?", None),
    ("Il Ghoul Sacerdote è in un luogo adiacente. Si muove verso di me nella fase dei nemici?", "yes"),
    ("Roland è con me. Roland è ingaggiato con un Ghoul Tirapiedi. Posso attaccarlo?", "yes"),
    ("Due nemici sono ingaggiati con me e pesco una carta come azione. Mi attaccano entrambi?", "yes"),
    ("Un nemico è esausto e ingaggiato con me. Prendo una risorsa. Mi attacca?", "no"),
    ("Un nemico è pronto e ingaggiato con Roland. Prendo una risorsa. Mi attacca?", None),
    ("Eludo uno Sciame di Ratti. Si prepara nella fase di mantenimento?", "yes"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "verdict"), EN)
def test_a_position_in_english(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", "en").verdict == verdict


@pytest.mark.parametrize(("text", "verdict"), IT)
def test_a_position_in_italian(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", "it").verdict == verdict

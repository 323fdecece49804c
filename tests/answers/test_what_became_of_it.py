"""How it is asked what has become of somebody or something, and questions that begin with a denial."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"
_RESOURCE = "I am engaged with Ghoul Minion and take a resource."
_FOG = "Obscuring Fog is attached to my location. I investigate and"
_BOTH = "Another investigator is at the same location."


@pytest.mark.parametrize(
    ("language", "text", "verdict"),
    [
        # a denial that leads a question asks the same as without it
        (EN, f"{_RESOURCE} Doesn't it attack me?", "yes"),
        (EN, f"{_RESOURCE} Shouldn't the enemy get its attack?", "yes"),
        (EN, "I evade Ghoul Minion. Isn't it engaged with me?", "no"),
        (EN, "I attack Ghoul Minion and fail. Shouldn't it attack me?", "no"),
        # within what is told it denies
        (EN, "Ghoul Minion isn't exhausted. It is engaged with me. I take a resource. Does it attack me?", "yes"),
        (EN, "Ghoul Minion is engaged with me and isn't ready. I take a resource. Does it attack me?", None),
        (EN, "Ghoul Minion attacks me. Am I dealt 1 damage?", "yes"),
        (EN, "Ghoul Minion attacks me. Am I dealt 2 damage?", "no"),
        (EN, "Ghoul Minion attacks me. Am I dealt any horror?", "yes"),
        (EN, "Psychosis in my threat area. I take 1 horror. Do I take the direct damage?", "yes"),
        # direct is what nobody else could be assigned
        (EN, "Psychosis in my threat area. I take 1 horror. Am I dealt direct damage?", "yes"),
        (EN, "Psychosis in my threat area. I take 1 horror. Do I take direct horror?", "no"),
        (EN, "Ghoul Minion attacks me. Do I take direct damage?", "no"),
        (EN, "Rotting Remains: Roland fails by 2. Does Roland take direct horror?", "no"),
        (EN, "Rotting Remains: Roland fails by 2. Is any direct horror dealt to Roland?", "no"),
        (EN, "Rotting Remains: Roland fails by 2. Is horror dealt to Roland?", "yes"),
        (EN, "Roland takes 2 direct damage. Is Roland dealt direct damage?", "yes"),
        (IT, "Ghoul Tirapiedi mi attacca. Subisco danni diretti?", "no"),
        (IT, "Roland subisce 2 danni diretti. Roland subisce danno diretto?", "yes"),
        # not every attack answers a failed one, and one that is told is not made because of what is told
        (EN, "Swarm of Rats attacks Roland. Does it retaliate?", "no"),
        (EN, "Ghoul Priest attacks me. Does it retaliate?", "no"),
        (EN, "Ghoul Priest is engaged with me. I take a resource. Does it retaliate?", "no"),
        (EN, "Ghoul Priest is engaged with Wendy. Roland attacks it and fails by 1. Does it retaliate against Roland?", "yes"),
        (EN, "Ghoul Priest is engaged with Wendy. Roland attacks it and fails by 1. Does it retaliate against Wendy?", "no"),
        (EN, "I attack an enemy and fail by 2. Does it retaliate against me?", None),
        (IT, "Attacco un nemico e fallisco di 2. Il nemico contrattacca?", None),
        (IT, "Ghoul Priest è impegnato con me. Prendo una risorsa. Mi contrattacca?", "no"),
        (IT, "Ghoul Priest mi attacca. Contrattacca?", "no"),
        (EN, "Ghoul Priest attacks me. Does it attack back?", None),
        (EN, "Ghoul Priest attacks me. Does it hit me back?", None),
        (EN, "Ghoul Priest attacks me. Does it get a free attack?", None),
        (EN, "Engaged with Swarm of Rats. I take a resource. Does it get a free attack?", "yes"),
        (EN, "I attack the Ghoul Priest I'm engaged with and fail. Does it hit me back?", "yes"),
        # who was there at first has followed nobody
        (EN, "A massive enemy is at my location. I investigate and fail. Does it follow me?", None),
        (EN, "Aloof enemy at my location. The enemy phase begins. Does it follow me?", None),
        (EN, "A massive enemy is at my location. I move to a connecting location. Does it follow me?", "no"),
        (EN, "Ghoul Minion is engaged with me. I move to a connecting location. Does it follow me?", "yes"),
        (IT, "Un nemico Massiccio è nel mio luogo. Indago e fallisco. Mi segue?", None),
        (IT, "Ghoul Tirapiedi è impegnato con me. Mi sposto in un luogo collegato. Mi segue?", "yes"),
        # somebody whom an effect has moved may move to where they were
        (EN, "I am engaged with Swarm of Rats. I play Elusive. Can I move?", None),
        (EN, "I play Shortcut. Can I move?", None),
        (IT, "Gioco Scorciatoia. Posso muovermi?", None),
        # whoever acts may go on, also where play waits for what nobody has told
        (EN, f"{_FOG} succeed. Can Wendy play Machete?", None),
        (EN, f"{_FOG} succeed. Can Wendy investigate?", None),
        (EN, f"{_FOG} succeed. Can I play Machete?", "yes"),
        (EN, "I evade Ghoul Minion. Am I still engaged?", "no"),
        (EN, "I am engaged with Ghoul Minion and move away. Am I still engaged?", "yes"),
        (EN, f"{_FOG} succeed. Is Obscuring Fog still attached to my location?", "no"),
        (EN, f"{_FOG} fail. Is Obscuring Fog still attached to my location?", "yes"),
        (EN, "On Wings of Darkness: I pass the test. Do I move?", "no"),
        (EN, f"{_BOTH} Ghoul Minion attacks me. Are they dealt damage?", "no"),
        (EN, f"{_BOTH} Ghoul Minion attacks them. Are they dealt damage?", "yes"),
        # where somebody is by where another one is
        (EN, "Daisy is at the same location as Wendy. Wendy tests agility (3). Can Daisy commit Manual Dexterity to Wendy's test?", "yes"),
        (EN, "Wendy is at the Study, Daisy is at the Hallway. Wendy tests agility (3). Can Daisy commit Manual Dexterity to Wendy's test?", "no"),
        (EN, "A Ghoul Minion was engaged with Roland. Wendy, at the same location, engaged it. Is it engaged with Wendy now?", "yes"),
        (EN, "Aloof enemy at my location, ready. I end my turn and the enemy phase begins. Does the aloof enemy attack me?", "no"),
        (EN, "Hunter enemy at my location, engaged with me. The enemy phase begins. Does the hunter enemy attack me?", "yes"),
        (EN, "It is Wendy's turn and she has 1 action. Frozen in Fear in her threat area. May she fight Ghoul Minion, engaged with her?", "no"),
        (EN, "It is Wendy's turn. May she fight Ghoul Minion, engaged with her?", "yes"),
        # how a thing of the question stands has to be so
        (EN, "Ghoul Minion is exhausted and engaged with me. I take a resource. Does the exhausted Ghoul Minion attack me?", "no"),
        (EN, "I evade Ghoul Minion. The enemy phase begins. Does the exhausted Ghoul Minion attack me?", "no"),
        (EN, f"{_RESOURCE} Does the exhausted Ghoul Minion attack me?", None),
        (IT, "Ghoul Tirapiedi è esaurito e impegnato con me. Prendo una risorsa. Il Ghoul Tirapiedi esaurito mi attacca?", "no"),
        (IT, "Ghoul Tirapiedi è impegnato con me. Prendo una risorsa. Il Ghoul Tirapiedi esaurito mi attacca?", None),
        # a question may call what has been done with a card its use
        (EN, "I am engaged with Ghoul Minion and attack it with Machete. Does using Machete provoke an attack of opportunity?", "no"),
        (EN, "I am engaged with Ghoul Minion. I investigate with Flashlight. Does using Flashlight provoke an attack of opportunity?", "yes"),
        (EN, "I am engaged with Ghoul Minion and play Knife. Does activating Knife provoke an attack of opportunity?", None),
        # who has the least left, and not how much that is
        (EN, "I drew Swift Byakhee but the other investigator, elsewhere, has the lowest remaining sanity. Is it engaged with me?", "yes"),
        (EN, "Roland has the lowest remaining sanity. He takes 1 horror. Is he defeated?", None),
        (EN, "Roland has the lowest remaining sanity. He takes 2 horror. Is he defeated?", None),
        (EN, "Roland has the lowest remaining sanity. He takes 4 horror. Is he defeated?", None),
        (EN, "Crypt Chill: I fail the test with no assets in play. Am I dealt damage?", "yes"),
        (EN, "Shrivelling (0) with 1 charge. I attack Ghoul Minion with Shrivelling and reveal a -1. Do I take horror?", "no"),
        (EN, "Cover Up in my threat area with 3 clues. My investigation fails. Can I use Cover Up?", "no"),
        (EN, "Ghoul Minion, ready, is engaged with me. I move to a connecting location. Does it come along after its attack of opportunity?", "yes"),
        (EN, "Engaged with Ghoul Minion. I play Knife. Playing Knife: does it provoke an attack of opportunity?", "yes"),
        (EN, "Can I investigate at a location with Locked Door?", "no"),
        (EN, "Engaged with Boa Constrictor, Jake Williams in play, first move of the turn. Does the Boa Constrictor attack me?", "no"),
        # where to go is told by nobody: it is somewhere else than here
        (EN, "Frozen in Fear in my threat area. I have 1 action. Can I move?", "no"),
        (EN, "Frozen in Fear in my threat area. I have 2 actions. It is my turn. Can I move?", "yes"),
        (EN, "Entombed in my threat area. It is my turn. Can I move?", "no"),
        (EN, "Wendy took all three of her actions. Can she move?", "no"),
        (IT, "Ho 1 azione. È il mio turno. Posso muovermi?", "yes"),
        (IT, "Ho 0 azioni. È il mio turno. Posso muovermi?", "no"),
        (EN, "Dodge is played against Ghoul Minion's attack. Am I dealt damage?", "no"),
        (EN, "Dodge in hand, 1 resource. The enemy phase: Ghoul Minion attacks me. May I play Dodge?", "yes"),
        (EN, "Guard Dog has 2 damage and is assigned 1 damage by Ghoul Minion's attack. May I use its reaction?", "yes"),
        (IT, "Eludo Ghoul Tirapiedi. Sono impegnato con un nemico?", "no"),
        (IT, "Ghoul Tirapiedi è impegnato con me. Prendo una risorsa. Sono impegnato?", "yes"),
        (IT, "Psicosi è nella mia area di minaccia. Subisco 1 orrore. Subisco il danno diretto?", "yes"),
    ],
)  # fmt: skip
def test_it_is_asked(language: str, text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict

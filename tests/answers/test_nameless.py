"""Enemies that a text calls by what they are, and positions that it tells without a verb."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from rulesref.answers.prose.implied.cast import CASTS
from rulesref.answers.prose.implied.nameless import stood_in, supposed, with_nameless
from tests.arkham import JUDGE

MASSIVE = "A massive enemy is at my location. "
THREE = (
    "An enemy with 3 health is engaged with me. It has {} damage on it. I attack it and succeed. "
)
NEXT = "A hunter enemy is one location away. The enemy phase begins. "
DODGE = "Dodge in hand, {}. A massive enemy at my location attacks me. Can I play Dodge?"
ENGAGED = "I am engaged with an enemy {}. I fight it and fail. Does it attack me?"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (MASSIVE + "I take a resource. Does it attack me?", "yes"),
        (MASSIVE.replace("massive", "aloof") + "I take a resource. Does it attack me?", "no"),
        (MASSIVE + "I move to a connecting location. Does it follow me?", "no"),
        ("An enemy is engaged with me. I move away. Does it follow me?", "yes"),
        ("An enemy is engaged with me. I move away. Does it stay behind?", "no"),
        (THREE.format(2) + "Is it defeated?", "yes"),
        (THREE.format(1) + "Is it defeated?", "no"),
        (ENGAGED.format("with retaliate"), "yes"),
        (ENGAGED.format("without retaliate"), "no"),
        (NEXT + "Does it move?", "yes"),
        (NEXT.replace("hunter", "non-hunter") + "Does it move?", "no"),
        ("Exhausted " + NEXT[2:] + "Does it move?", "no"),
        ("An enemy attack deals 3 damage; I assign all 3 to an undamaged Guard Dog. Can Guard Dog hit back?",
         "yes"),
        ("Roland has 8 damage. An enemy attacks him for 1 damage. Is he defeated?", "yes"),
        ("Roland has 7 damage. An enemy attacks him for 1 damage. Is he defeated?", "no"),
        # what no stand-in is, and what is said of tokens and not of the card
        (MASSIVE.replace("massive", "Elite") + "I take a resource. Does it attack me?", None),
        (THREE.format(1).replace("3 health", "3 health left") + "Is it defeated?", None),
        (ENGAGED.format("that lost retaliate"), None),
        ("A Ghoul Minion attacks me for 3 damage. Do I take damage?", None),
        # without a verb: what lies there, whose it is where only one plays
        (DODGE.format("1 resource"), "yes"),
        (DODGE.format("no resources"), "no"),
        ("Flashlight in play, 0 supplies. It's my turn. Can I use Flashlight?", "no"),
        ("Flashlight and .45 Automatic in play, 0 ammo. It's my turn. Can I use Flashlight?", None),
        ("Guard Dog in play. Roland and Wendy are at the Study. A Ghoul Minion engaged with Wendy "
         "attacks her. Can Guard Dog be used?", None),
        ("One clue at my location, Dr. Milan Christopher in play. I investigate and succeed. "
         "Can I use Dr. Milan Christopher?", "yes"),
        # what a question tells in its last words
        ("A Ghoul Minion is engaged with me. I end my turn. Does it attack me in the enemy phase?", "yes"),
        ("A Ghoul Minion is engaged with me. I evade it. Does it attack in the enemy phase?", "no"),
        ("Dodge in hand and 1 resource. Can I play Dodge in the enemy phase?", None),
        ("It's the enemy phase. I have Dodge in hand and 1 resource. A Ghoul Minion is engaged with me. "
         "Can I play Dodge?", None),
        ("I have 5 resources and am engaged with a Ghoul Minion. Does playing Dynamite Blast provoke an "
         "attack of opportunity?", "yes"),
        # a moment is no verdict on how something stands, and an enemy hits back by no reaction of a card
        ("It's the enemy phase. A Ghoul Minion is engaged with me. Does it attack me?", "yes"),
        ("It's the enemy phase. A Ghoul Minion is engaged with me. Is it exhausted?", None),
        ("A Goat Spawn is engaged with me. I attack it and fail. Can it hit back?", None),
        ("A Ghoul Minion is engaged with me\nI take a resource\nDoes it attack me?", "yes"),
        # what can be done only together takes that they are
        ("I engage a Ghoul Minion that is engaged with Wendy. Is it still engaged with Wendy?", "no"),
    ],
)  # fmt: skip
def test_it_is_given_what_the_text_tells_of_it(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", "en").verdict == verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Un nemico con rappresaglia è impegnato con me. Lo attacco e fallisco. Mi attacca?", "yes"),
        ("Un nemico senza ritorsione è impegnato con me. Lo attacco e fallisco. Mi attacca?", "no"),
        ("Un nemico massiccio è nel mio luogo. Mi muovo in un luogo collegato. Il nemico mi segue?", "no"),
        ("Un nemico è impegnato con me. Mi muovo in un luogo collegato. Il nemico resta indietro?", "no"),
        ("Un nemico con 1 di salute è impegnato con me. Lo attacco e riesco. È sconfitto?", "yes"),
        ("Un nemico con 3 di salute è impegnato con me. Lo attacco e riesco. È sconfitto?", "no"),
        ("Un nemico Elite è impegnato con me. Prendo una risorsa. Mi attacca?", None),
        ("Cane da Guardia in gioco. Un nemico mi attacca e assegno il danno a me stesso. "
         "Posso usare Cane da Guardia?", "no"),
        ("Un nemico cacciatore è in un luogo collegato. Comincia la fase dei Nemici. Il nemico si muove?",
         "yes"),
        # what lay on somebody, and whether a clue lies there, nobody has said
        ("Un Ghoul Tirapiedi mi attacca. Vengo sconfitto?", None),
        ("Ho 1 danno e 1 orrore. Un Ghoul Tirapiedi mi attacca. Vengo sconfitto?", "no"),
        ("Roland sconfigge un Ghoul Tirapiedi. Può usare la sua abilità?", None),
    ],
)  # fmt: skip
def test_it_is_so_in_italian(text: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", "it").verdict == verdict


def test_whoever_stands_in_gets_the_keywords_and_figures() -> None:
    text, named = with_nameless(
        "A massive enemy with 3 health is here. The massive enemy acts.", (), "en"
    )
    assert text == "a @0 is here. the @0 acts."
    cast = stood_in(named, CASTS[0])
    assert cast is not None
    name = cast[0].name
    assert list(supposed(cast, "en")) == [
        f"an unnamed effect gives each {name} the keyword massive",
        f"an unnamed effect sets the base health of each {name} to 3",
    ]
    assert stood_in(named * 4, CASTS[0]) is None

"""A player's prose: what is played of it, and what so little a thing as one word changes."""

from __future__ import annotations

import pytest

from rulesref.answers.played import Played, play_out
from rulesref.answers.prose.asked.questions import QUESTIONS
from rulesref.answers.prose.names import marked
from rulesref.answers.prose.ways import JOINS, WAYS
from rulesref.answers.prose.wordings.words import WORDS
from tests.arkham import GAME, JUDGE, parse_cases, replay


def played(text: str, language: str = "en") -> Played:
    return play_out(JUDGE, text, "2016", language)


WENDY = "Wendy is at the Study. A Swarm of Rats is engaged with her. "
GOAT = "Jenny is engaged with a Goat Spawn. "
DOG = "I have Guard Dog in play. A Ghoul Minion attacks me. "
REX = "I'm playing Rex Murphy. My location has 2 clues on it. "
AGNES = "A Ghoul Minion is engaged with her. Can she use her reaction?"
OBSERVER = "Yithian Observer is engaged with me. "
GHOUL = "A Ghoul Minion is engaged with me. "
ATTACKS = "Can it attack me in the enemy phase?"
MACHETE = "Machete in hand. It's my turn. Can I play Machete?"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (WENDY + "She evades it by 1. Is it exhausted?", "yes"),
        (WENDY + "She fails to evade it by 1. Is it exhausted?", "no"),
        (GOAT + "She plays Emergency Cache. Does the goat attack her?", "yes"),
        (GOAT.replace("a Goat", "an exhausted Goat") + "She plays Emergency Cache. "
         "Does the Goat Spawn attack her?", "no"),
        (GOAT + "She attacks it and fails by 2. Does it attack her?", "yes"),  # retaliate
        (GOAT + "She attacks it and succeeds by 1. Does it attack her?", "no"),
        (DOG + "I assign the damage to Guard Dog. Can I use Guard Dog?", "yes"),
        (DOG + "I assign the damage to myself. Can I use Guard Dog?", "no"),
        (GHOUL + "I draw a card. Does it attack me?", "yes"),  # what it is does not matter
        (GHOUL + "A card effect lets me draw a card. Does it attack me?", None),
        # what enemies do in their phase is nobody's choice, and each does it once
        (GHOUL + ATTACKS, "yes"),
        (GHOUL.replace("A Gh", "An exhausted Gh") + ATTACKS, "no"),
        (GHOUL + "I evade it. " + ATTACKS, "no"),
        (GHOUL + "I try to evade it and fail by 1. " + ATTACKS, "yes"),
        (GHOUL + "It attacks me in the enemy phase. " + ATTACKS, None),
        (GHOUL + "It attacks me in the enemy phase. " + ATTACKS.replace("the e", "the next e"), "yes"),
        (GHOUL + "Can it attack me in the mythos phase?", None),
        ("Guard Dog is in play under my control. " + ATTACKS, None),
        (REX + "I investigate and succeed by 2. Can I use Rex's ability to discover a clue?", "yes"),
        (REX + "I investigate and succeed by 1. Can I use Rex's ability to discover a clue?", "no"),
        ("Agnes takes 1 horror. " + AGNES, "yes"),
        ("Agnes takes 1 damage. " + AGNES, "no"),
        ("Daisy and Roland are at the Study. A Ghoul Minion is engaged with Daisy. Roland takes a "
         "resource. Does the ghoul attack Roland?", "no"),
        ("I have 3 resources and " + MACHETE, "yes"),
        ("I have 2 resources and " + MACHETE, "no"),
        ("I have no actions left and 5 resources and " + MACHETE, "no"),
        # whom it stays engaged with, and what is answered
        (GHOUL + "I evade it and fail by 1. Does it stay engaged with me?", "yes"),
        (DOG + "I assign the damage to myself. Can I react with Guard Dog?", "no"),
        # all in one sentence, and the card that it asks about is held
        ("I have 3 resources, can I play Machete?", "yes"),
        ("I have 2 resources, can I play Machete?", "no"),
        ("If I fail to evade a Swarm of Rats does it attack me?", "no"),
        ("Wendy evades a Swarm of Rats engaged with her. Is it exhausted?", "yes"),
        # what stands in brackets behind a thing, a card before a colon, and what has no verb
        ("A Ghoul Minion (exhausted) is engaged with me. I take a resource. Does it attack me?", "no"),
        ("Umôrdhoth (massive) is at my location. I take a resource. Does it attack me?", "yes"),
        ("Guard Dog: a Ghoul Minion attacks me and I put the damage on it. Can I use Guard Dog?", "yes"),
        ("No clues at my location. I investigate and succeed by 1. Do I discover a clue?", "no"),
        # of what a card can hold so much is left, and "him" is whoever may take it
        ("I have Beat Cop with 1 health left. A Ghoul Minion attacks me and I put the damage on him. "
         "Is Beat Cop defeated?", "yes"),
        ("I have Beat Cop with 2 health left. A Ghoul Minion attacks me and I put the damage on him. "
         "Is Beat Cop defeated?", "no"),
        ("A ready enemy is engaged with me. I move to a connecting location. Does it attack me?",
         "yes"),
        (GHOUL + "It is ready. I move to the Attic. Does it attack me?", "yes"),
        (GHOUL + "I control Guard Dog. Guard Dog gets exhausted. Is it discarded?", "no"),
        (GHOUL + "I evade it and draw the auto-fail. Is it exhausted?", "no"),
        (GHOUL + "I evade it, but fail by 2. Is it exhausted?", "no"),
        (GHOUL + "I evade it and succeed. Is it exhausted?", "yes"),
        ("Roland is at the Study with 2 clues there. He investigates and succeeds. Does he discover a clue?", "yes"),
        ("I am Skids O'Toole with 2 resources. It is my turn. Can I use my ability?", "yes"),
        ("I am at the Study, which has 1 clue. I defeat a Ghoul Minion engaged with me. "
         "Can I use Roland's reaction?", "yes"),
        ("I am at the Study, which has 1 clue. A Ghoul Minion engaged with me is defeated. "
         "Can I use Roland's reaction?", None),
        ('I am "Skids" O\'Toole with 1 resource. It is my turn. Can I use my ability?', "no"),
        # a number is that number, and not any; a hand that nobody tells may hold something
        (OBSERVER + "I have no cards in hand. It attacks me. Do I take 2 damage?", "yes"),
        (OBSERVER + "I have no cards in hand. It attacks me. Do I take 1 damage?", None),
        (OBSERVER + "I have Machete in hand. It attacks me. Do I take 2 damage?", "no"),
        (OBSERVER + "It attacks me. Do I take 2 damage?", None),
        # what an enemy does by itself is the phase in which it does so, and goes on
        ("Enemy phase. A ready Swarm of Rats moves into the Study with its hunter keyword and engages me there. "
         "Will it attack me this same phase?", "yes"),
        ("Enemy phase. A Ghoul Minion moves into the Study with its hunter keyword and engages me there. "
         "Will it attack me?", None),
        ("A Swarm of Rats moves into the Study with its hunter keyword and engages me there. Will it attack me?",
         None),
        # either of two that nothing tells apart, and figures and traits that are printed so
        ("I'm engaged with two enemies. I activate my .41 Derringer to shoot one of them. "
         "Does the other one get an attack of opportunity?", "no"),
        ("I'm engaged with a Ghoul Minion and a Swarm of Rats. I fight one of them. "
         "Does the other one get an attack of opportunity?", None),
        ("A Ghoul Priest (Elite) is engaged with Roland. He draws a card as an action. "
         "Is he safe from the priest's attack of opportunity?", "no"),
        ("A Ghoul Minion (Elite) is engaged with Roland. He draws a card as an action. "
         "Is he safe from the minion's attack of opportunity?", None),
        ("Roland investigates the Study (shroud 2), revealing a -1. Does he succeed?", "yes"),
        ("Roland investigates the Study (shroud 3), revealing a -1. Does he succeed?", None),
        # what is only told once more is held against what has been told
        ("An enemy attack deals 3 damage. I assign all 3 to Guard Dog. "
         "Can Guard Dog bite back when that damage is enough to kill it?", "yes"),
        ("An enemy attack deals 2 damage. I assign all 2 to Guard Dog. "
         "Can Guard Dog bite back when that damage is enough to kill it?", None),
        ("2 damage is being dealt to me. I assign both points to Beat Cop. Can I discard him for 1 damage before he dies?", "no"),
        ("An effect defeats Beat Cop. Can I discard him for 1 damage before he dies?", None),
        ("A ready enemy is engaged with me. I move away. Should an engaged enemy stay behind when I move away?", "no"),
        ("Engaged with a ready enemy, I exhaust Eon Chart and move. Eon Chart lets me take a move action. "
         "Does it provoke attacks of opportunity?", "yes"),
        ("Engaged with a ready enemy, I exhaust Eon Chart and move. Eon Chart lets me take a fight action. "
         "Does it provoke attacks of opportunity?", None),
        ("Ghoul Priest, ready and unengaged next door, moves in the enemy phase and engages me. "
         "A hunter that moves in the enemy phase and engages me: does it attack me in that same phase?", "yes"),
        ("Zoey walks into a location where a ready massive enemy is. Can she use her reaction?", "no"),
        # what is told late has to have come about, and so much is assigned as was dealt of its kind
        ("Zoey draws Ghoul Minion and it spawns engaged with her. May she use her reaction to gain a resource?", "yes"),
        ("1 horror is dealt to Agnes and she assigns it to Leo De Luca. " + AGNES.replace("Can", "May"), "no"),
        (GHOUL + "I evade it and succeed. It is engaged with me. Does it attack me?", None),
        ("A ready hunter stands one location away from Roland and Daisy is with it, engaged. The enemy phase begins. "
         "Does it attack Roland?", None),  # of more places than can stand in
        # an aside, an adverb behind, who is one location away
        ("A ready hunter stands one location away from me, the only investigator. The enemy phase begins. "
         "Does it attack me this phase?", "yes"),
        ("An exhausted hunter stands one location away from me, the only investigator. The enemy phase begins. "
         "Does it attack me this phase?", "no"),
        (GHOUL + "I evade it successfully and take a draw action. Does it make an attack of opportunity against me?", "no"),
        ("A ready massive enemy is at my location. I take a draw action. "
         "Does it make an attack of opportunity against me?", "yes"),
        ("I attack with Baseball Bat and reveal a 0. Is the Baseball Bat discarded at the end of the attack?", "no"),
        # what would change nothing may change what nobody has spoken of
        ("Brand of Cthugha has 0 charges. Can I activate Brand of Cthugha?", None),
        ("I control First Aid. It is my turn. Can I use First Aid?", None),
        # what lay on somebody before, nobody has said
        ("The Ghoul Priest attacks me. Am I defeated?", None),
        ("I have no damage. The Ghoul Priest attacks me. Am I defeated?", None),
        ("I have 2 damage and 1 horror. Ghoul Priest attacks me. Am I defeated?", "no"),
        ("Roland has 8 damage and no horror. Ghoul Priest attacks Roland. Is Roland defeated?", "yes"),
        # told with its result, which hardly anybody could come to who stands in for "I"
        ("I evade the Ghoul Priest and succeed. Is it exhausted?", "yes"),
        ("I successfully evade the Ghoul Priest. Is it exhausted?", "yes"),
        ("I unsuccessfully evade the Ghoul Priest. Is it still engaged with me?", "yes"),
        ("I'm at the Study, which has no clues. I successfully investigate. Do I discover a clue?", "no"),
        # of what counts the investigators nobody has said how many there are
        ("Ghoul Priest has 4 damage and I deal 1 damage to it. Is it defeated?", None),
        ("I play solo. Ghoul Priest has 4 damage and I deal 1 damage to it. Is it defeated?", "yes"),
        ("I'm the only investigator. Ghoul Priest has 4 damage and I deal 1 damage to it. Is it defeated?", "yes"),
        ("I don't play solo. Ghoul Priest has 4 damage and I deal 1 damage to it. Is it defeated?", None),
        # where no clue lies, what discovers one changes nothing, and nobody has said that one does
        ("Roland defeats a Ghoul Minion. Can he use his ability?", None),
        ("The Study has 1 clue. Roland defeats a Ghoul Minion at the Study. Can he use his ability?", "yes"),
        ("I have Working a Hunch in hand and 2 resources and it is my turn. Can I play it?", None),
        ("Agnes takes 1 horror. A Ghoul Minion is engaged with her. Can she use her ability?", "yes"),
        # actions that are taken are gone
        ("I'm at the Study. I have taken three actions. Can I investigate?", None),
    ],
)  # fmt: skip
def test_the_verdict_turns_with_the_word_that_matters(text: str, verdict: str | None) -> None:
    assert played(text).verdict == verdict


TOOK = "A Ghoul Minion was engaged with Daisy. She took a resource. "
PLAYED = "Roland plays .45 Automatic while a Goat Spawn is engaged with him. "


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (TOOK + "Did it attack her?", "yes"),
        (TOOK.replace("A Ghoul", "An exhausted Ghoul") + "Did it attack her?", "no"),
        ("Roland moved from the Study to the Hallway while a Ghoul Minion was engaged with him. "
         "Is the ghoul still engaged with Roland?", "yes"),
        ("Skids has 7 damage. Swarm of Rats, engaged with him, attacks him. Was he defeated?", "yes"),
        # what was so at one time, and what is so at another
        ("A Ghoul Minion was engaged with Daisy and is exhausted. She took a resource. "
         "Did it attack her?", None),
        ("A Ghoul Minion that had been exhausted was engaged with me. I took a resource. "
         "Did it attack me?", None),
        # the attack of the enemy phase exhausts, another one does not
        ("During the enemy phase, a Ghoul Minion, engaged with Roland, attacked him. Did it exhaust?",
         "yes"),
        ("A Ghoul Minion attacks me. Does it exhaust?", None),
        # a question that tells what it is asked of
        ("If a Ghoul Minion is engaged with me and I take a resource, does it attack me?", "yes"),
        (PLAYED + "Does the goat attack before the .45 Automatic enters play?", "yes"),
        (PLAYED + "Does the .45 Automatic enter play before the goat attacks him?", "no"),
    ],
)  # fmt: skip
def test_the_past_and_conditions_are_read_as_they_are_meant(text: str, verdict: str | None) -> None:
    assert played(text).verdict == verdict


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("Daisy has 2 damage. " + TOOK.replace("was", "is").replace("took", "takes")
         + "How much damage does she have?", "Daisy Walker has 3 damage"),
        ("I have Emergency Cache in hand and 1 resource. I play it. How many resources do I have?",
         "Daisy Walker has 4 resources"),
        ("I have Dodge in hand and 1 resource. A Ghoul Minion attacks me. I play Dodge. "
         "How much damage do I take?", "Daisy Walker has no damage"),
        ("Roland's location has 1 clue. He investigates and succeeds. "
         "How many clues does he discover?", "Roland Banks discovers 1 clue at Study"),
        (PLAYED + "Which happens first: the goat attacking him or the .45 Automatic entering play?",
         "Goat Spawn attacks Roland Banks before .45 Automatic enters play"),
        ("A Ghoul Minion was engaged with Roland. Wendy, at the same location, engaged it. "
         "Who is it engaged with now?", "Ghoul Minion is engaged with Wendy Adams"),
    ],
)  # fmt: skip
def test_what_is_sought_is_told_as_what_is_so(text: str, statement: str) -> None:
    assert (played(text).verdict, played(text).statement) == ("yes", statement)


RATTI = (
    "Wendy è nello Studio. Uno Sciame di Ratti è impegnato con lei. Gioca Deposito di Emergenza. "
)


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("Ho 2 risorse. Prendo una risorsa. Quante risorse ho?", "Daisy Walker ha 3 risorse"),
        ("Roland è nello Studio. Un Ghoul Famelico attacca Roland. Quanti danni subisce Roland?",
         "1 danno viene collocato su Roland Banks"),
        ("Il mio luogo ha 2 indizi. Indago e riesco di 1. Quanti indizi scopro?",
         "Daisy Walker scopre 1 indizio in Study"),
        ("Roland e Wendy sono nello Studio. Sciame di Ratti è impegnato con Roland. Wendy impegna "
         "Sciame di Ratti. Con chi è impegnato?", "Sciame di Ratti è impegnato con Wendy Adams"),
        ("Wendy è nello Studio. Si muove in Soffitta. Dov'è Wendy?", "Wendy Adams è in Soffitta"),
        (RATTI + "Cosa succede prima: lo Sciame di Ratti attacca Wendy o Wendy ottiene 3 risorse?",
         "Sciame di Ratti attacca Wendy Adams prima che Wendy Adams ottiene 3 risorse"),
    ],
)  # fmt: skip
def test_what_is_sought_is_told_in_italian(text: str, statement: str) -> None:
    found = played(text, "it")
    assert (found.verdict, found.statement) == ("yes", statement)


@pytest.mark.parametrize(
    "text",
    [
        # how much there was at first is not told
        "I take a resource. How many resources do I have?",
        "A Ghoul Minion is engaged with me. I attack it and succeed. How much damage does it have?",
        # it has left play
        "A Ghoul Priest with 4 damage is engaged with Roland. Roland attacks it and succeeds. "
        "How much damage does it have?",
        # some of it had come before the last act
        "I have 2 resources. I take a resource. I take a resource. How many resources do I gain?",
        # who takes it is not told yet
        "I have Beat Cop in play. A Ghoul Minion attacks me. How much damage do I take?",
        # both are placed at once
        "A Ghoul Minion attacks me. Which comes first: the damage being placed on me or the horror "
        "being placed on me?",
        # one of them does not come about
        "A Goat Spawn is engaged with me. I play Emergency Cache. Which happens first: the goat "
        "attacking me or the Goat Spawn being defeated?",
        # what is drawn is not told
        "I have 2 resources. I draw a card. How many resources do I have?",
        # it is engaged with nobody
        "A Goat Spawn is engaged with Daisy. She evades it. Who is it engaged with?",
    ],
)
def test_what_is_sought_and_hangs_on_what_is_not_told_has_no_verdict(text: str) -> None:
    assert played(text).verdict is None


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Wendy è nello Studio. Uno Sciame di Ratti è impegnato con lei. Lo elude di 1. "
         "Lo Sciame di Ratti è esaurito?", "yes"),
        ("Un nemico pronto è impegnato con me. Indago. Il nemico mi attacca?", "yes"),
        ("Un nemico esaurito è impegnato con me. Indago. Il nemico mi attacca?", "no"),
        ("Ho 2 risorse e Machete in mano. È il mio turno. Posso giocare Machete?", "no"),
        ("Il mio luogo ha 1 indizio. Indago e riesco di 2. Scopro un indizio?", "yes"),
        ("Wendy elude uno Sciame di Ratti impegnato con lei. Lo Sciame di Ratti è esaurito?", "yes"),
        ("Se sono impegnato con un nemico e prendo una risorsa, il nemico mi attacca?", "yes"),
    ],
)  # fmt: skip
def test_it_is_played_in_italian(text: str, verdict: str) -> None:
    assert played(text, "it").verdict == verdict


@pytest.mark.parametrize(
    "text",
    [
        # who "I" is makes the difference, and so does the health of whoever it is
        "Roland is at the Study. Ghoul Minion is engaged with me. Roland takes a resource. "
        "Does Ghoul Minion attack Roland?",
        "I have 4 damage. A Ghoul Minion attacks me. Am I defeated?",
        # said of what nobody can tell: the one who controls it, or the card
        "Daisy doesn't move. A Ghoul Minion is engaged with Daisy. Does it attack her?",
        "Daisy could have 8 horror. A Ghoul Minion attacks her. Is she defeated?",
        "Daisy has 8 horror. A Ghoul Minion attacks her, but the attack is canceled. Is she defeated?",
        "Roland is not at the Study. Ghoul Minion is engaged with Roland. Roland takes a resource. "
        "Does Ghoul Minion attack Roland?",
        # a card in hand has no ability to use
        "I have Guard Dog in hand. A Ghoul Minion attacks me. Can I use Guard Dog?",
        # what comes after the end of a turn is not told
        "A Ghoul Minion is engaged with me. I end my turn. Does it attack me?",
        # told otherwise before: nothing that is said is passed over
        GHOUL + "I evade it by 1. It is ready. I move to the Attic. Does it attack me?",
        GHOUL + "I evade it. It is not exhausted. Is it exhausted?",
        GHOUL + "It is exhausted. It is ready. I move to the Attic. Does it attack me?",
        GHOUL + "It is not engaged with me. I move to the Attic. Does it attack me?",
        GHOUL + "I am not engaged. I move to the Attic. Does it attack me?",
        GHOUL + "I take a move action. I gain 1 resource. Does it attack me?",
        # it may have come after the act
        "I take a resource. A Ghoul Minion is engaged with me. Does it attack me?",
        # it had come about before
        "A ready enemy is engaged with me. I take a resource. I attack it and fail by 1. Does it attack me?",
        # nothing has happened
        "A Ghoul Minion is engaged with Daisy. Does it attack her?",
        # no location attacks
        "A ready enemy is engaged with me. I move to a connecting location. Does the Hallway attack me?",
        # nobody says what they have to pay with
        "It is Roland's turn. Roland has Machete in hand. Can he play Machete?",
        # it has no such keyword, and prints no such value
        "Ghoul Priest (massive) is at my location. I take a resource. Does it attack me?",
        "Guard Dog (health 2) takes 2 damage. Is Guard Dog defeated?",
        # no event exhausts: it is the enemy, of which the rules leave it open
        GHOUL + "In the enemy phase it attacks me and I play Dodge. Does it exhaust?",
        # of two, who is "him"?
        "Skids and Roland are at the Study. A Ghoul Minion is engaged with him. Roland takes a resource. "
        "Does the ghoul attack Roland?",
        # of two, which?
        "Goat Spawn and Ghoul Minion are engaged with Daisy. She investigates. Is it exhausted?",
    ],
)
def test_what_is_left_open_gives_no_verdict(text: str) -> None:
    assert played(text).verdict is None


def test_what_is_not_understood_is_told() -> None:
    left = played(WENDY + "She yawns at it. She evades it by 1. Is it exhausted?").left
    assert left[0] == "She yawns at it"


def test_those_who_stand_in_are_told_and_lie_in_the_case() -> None:
    asked = played("An enemy is engaged with me. I take a resource. Does the enemy attack me?")
    assert asked.verdict == "yes"
    assert set(asked.stand_ins) >= {"Daisy Walker", "Ghoul Minion"}
    text = asked.session.case() + f"    Then it is asked whether {asked.statement}\n"
    assert replay(parse_cases(text, "x.feature")[0], "2016").verdict == "yes"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("the dog bites; Guard Dog is ready, and the dog bites", ["Guard Dog"]),
        ("Roland's .38 Special is exhausted", ["Roland's .38 Special"]),
        ("it is drawn in the mythos phase", []),
        ("Sherman is here: Detective Sherman", ["Detective Sherman"]),
    ],
)
def test_names_are_found_whole_and_then_in_part(text: str, names: list[str]) -> None:
    assert [named.name for named in marked(text, GAME, "en")[1]] == names


def test_a_part_of_a_name_means_a_card_only_once_it_has_been_named() -> None:
    assert marked("the dog, Guard Dog, the dog", GAME, "en")[0] == "the dog, @0, the @0"


def test_every_table_speaks_both_languages() -> None:
    for table in (WAYS, QUESTIONS, JOINS, WORDS):
        assert table.keys() == {"en", "it"}

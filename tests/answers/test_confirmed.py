"""A conclusion to be confirmed asks whether it is so, and is never told as having happened."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out, ruling_at
from rulesref.errors import CaseError
from rulesref.session.session import Session
from tests.arkham import JUDGE

PLAYS = "Roland is at the Study, engaged with a Ghoul Minion. He plays Machete"
GIOCA = "Roland è impegnato con uno Sciame di Ratti. Roland gioca Machete"
POOR = "Roland has 0 resources."
POVERO = "Roland ha 0 risorse."


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        *((f"{PLAYS}. {said}", "en", "yes") for said in (
            "So the Ghoul Minion attacks him, right?",
            "So the Ghoul Minion attacks him. Is that correct?",
            "Am I right that it attacks him?",
            "I think it attacks him. Am I right?",
            "It attacks him, right?",
        )),
        (f"{PLAYS}, so it attacks him. Right?", "en", "yes"),
        ("Roland is engaged with a Swarm of Rats. He evades it. So it attacks him, right?", "en", "no"),
        ("Roland is engaged with a Swarm of Rats. He evades it. So it is exhausted, right?", "en", "yes"),
        # a denial may be confirmed by "yes" and by "no"
        (f"{PLAYS}. So it doesn't attack him, right?", "en", None),
        # what somebody does is told, and not concluded
        (f"{PLAYS}, right?", "en", None),
        (f"{GIOCA}. Quindi Roland subisce un attacco di opportunità, giusto?", "it", "yes"),
        (f"{GIOCA}. Quindi Roland subisce un attacco di opportunità. È vero?", "it", "yes"),
        (f"{GIOCA}. È vero che Roland subisce un attacco di opportunità?", "it", "yes"),
        (f"{GIOCA}. Quindi Roland non subisce un attacco di opportunità, vero?", "it", None),
        # what somebody may choose to do is told
        ("Roland is engaged with a Swarm of Rats. So he evades it, right?", "en", None),
        ("Roland is engaged with a Swarm of Rats. So Roland attacks it. Is that correct?", "en", None),
        (f"{POOR} Roland wants to play Knife. Can Agnes?", "en", None),
        (f"{POOR} Agnes is at the Study. Agnes wants to play Knife. Can he?", "en", None),
        # leave in other words
        *((f"{POOR} {said}", "en", "no") for said in (
            "He wants to play Knife. Is he allowed to?",
            "Roland wants to play Knife. Can he?",
            "Roland would like to play Knife. Is that legal?",
            "Is he allowed to play Knife?",
            "Roland is about to play Knife. Is he able to do that?",
        )),
        (f"{POOR} Agnes wants to play Knife. Can I?", "en", None),
        *((f"{POVERO} {said}", "it", "no") for said in (
            "Roland vorrebbe giocare Coltello. Può farlo?",
            "Vuole giocare Coltello. È possibile?",
        )),
        ("Roland has 0 resources - can he play Knife?", "en", "no"),
        ("My turn, I'm Jim. A Ghoul Minion is engaged with me. I use the engage action on it, right?", "en", None),
        ("Acolyte is engaged with Skids. Skids moves away to the Hallway. Does the Acolyte follow him there?", "en", "yes"),
        ("Skids, impegnato con un Accolito, si muove nel Corridoio. L'Accolito lo segue, giusto?", "it", "yes"),
        ("Ho 0 risorse e vorrei giocare Coltello. È permesso?", "it", "no"),
        ("Tocca a Wendy, che non ha più azioni. Può attaccare lo Sciame di Ratti, che è impegnato con lei?", "it", "no"),
        # how a sentence goes on, and whose turn it is
        ("Roland is engaged with a Ghoul Minion. After that, he plays Machete. Does the Ghoul Minion attack him?", "en", "yes"),
        ("It is Skids' turn. He is at the Study. Can he investigate?", "en", "yes"),
        ("Wendy si trova nel Corridoio, Roland nello Studio. A questo punto Wendy gioca Machete. Wendy è nel Corridoio?", "it", "yes"),
    ],
)  # fmt: skip
def test_what_is_concluded_is_asked(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


AT_TABLE = {
    "en": ("Wendy Adams and Jim Culver are at the Study", "Ghoul Minion is engaged with Wendy Adams", "Wendy Adams plays Machete"),
    "it": ("Wendy Adams e Jim Culver sono nello Studio", "Ghoul Tirapiedi è impegnato con Wendy Adams", "Wendy Adams gioca Machete"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "asked", "verdict"),
    [
        ("en", "So the Ghoul Minion attacks Wendy, right?", "yes"),
        ("en", "Is it true that the Ghoul Minion attacks Wendy?", "yes"),
        ("en", "I think the Ghoul Minion attacks Jim, right?", "no"),
        ("en", "So the Ghoul Minion doesn't attack Jim, right?", ""),
        ("en", "Wendy evades the Ghoul Minion, so it is exhausted, right?", ""),
        ("it", "Il Ghoul la attacca?", "yes"),
        ("it", "Il Ghoul lo attacca?", "no"),
        ("it", "Quindi Wendy subisce un attacco di opportunità, giusto?", "yes"),
    ],
)
def test_so_it_is_at_a_table(language: str, asked: str, verdict: str) -> None:
    session = Session(JUDGE, "2016", language)
    for line in AT_TABLE[language]:
        session.tell(line)
    try:
        answer = ruling_at(session, asked).verdict
    except CaseError:
        answer = ""
    assert answer == verdict

"""Which investigators players call "he", and which "she": of two who play it may say who is meant.

Whoever is in neither list may be called anything, so that nobody is then told apart by a pronoun.
"""

from __future__ import annotations

import re

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.speech import SPEECH

_HE = (
    *("Roland Banks", '"Skids" O\'Toole', '"Ashcan" Pete', "Rex Murphy", "Jim Culver", "Mark Harrigan"),
    *("Preston Fairmont", "William Yorick", "Leo Anderson", "Finn Edwards", "Father Mateo"),
    *("Calvin Wright", "Joe Diamond", "Luke Robinson", "Tony Morgan", "Norman Withers", "Silas Marsh"),
    *("Tommy Muldoon", "Dexter Drake", "Nathaniel Cho", "Harvey Walters", "Bob Jenkins"),
    *("Monterey Jack", "Vincent Lee", "Charlie Kane", "Carson Sinclair", "Darrell Simmons"),
    *("Wilson Richards", "Hank Samson", "Michael McGlen", "George Barnaby", "Lucius Galloway", "Miguel de la Cruz", "Jerome Davids", "Kōhaku Narukami"),
)  # fmt: skip
_SHE = (
    *(
        "Daisy Walker",
        "Agnes Baker",
        "Wendy Adams",
        "Zoey Samaras",
        "Jenny Barnes",
        "Minh Thi Phan",
    ),
    *("Sefina Rousseau", "Akachi Onyele", "Lola Hayes", "Ursula Downs", "Carolyn Fern"),
    *("Diana Stanley", "Marie Lambeau", "Rita Young", "Mandy Thompson", "Trish Scarborough"),
    *("Sister Mary", "Patrice Hathaway", "Agatha Crane", "Amanda Sharpe", "Jacqueline Fine"),
    *("Winifred Habbamock", "Stella Clark", "Daniela Reyes", "Lily Chen", "Amina Zidane"),
    *("Gloria Goldberg", "Marion Tavares", "Kate Winthrop", "Alessandra Zorzi", "Isabelle Barnes"),
)
SPEECH.called = {**dict.fromkeys(_HE, "he"), **dict.fromkeys(_SHE, "she")}
SPEECH.calling = {
    "en": {
        "he": lazily(r"\b(?:he|him|his|himself)\b", re.IGNORECASE),
        "she": lazily(r"\b(?:she|her|hers|herself)\b", re.IGNORECASE),
    },
    "it": {"he": lazily(r"\blui\b", re.IGNORECASE), "she": lazily(r"\blei\b", re.IGNORECASE)},
}

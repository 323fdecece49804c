"""What each verb is asked to do, what is on the table, and how far it goes there."""

from __future__ import annotations

from typing import Any, NamedTuple

GHOULS = {"all": "enemy", "named": "Ghoul Minion"}
KNIFE = {"all": "asset", "named": "Knife"}
HERE, YOU, WHOLE, PART, NOTHING = "your-location", "you", "whole", "part", "nothing"


class Probe(NamedTuple):
    """``verb`` with its arguments, what is ``given``, how far it goes, and the steps it asks for."""

    verb: str
    arguments: dict[str, Any]
    given: str
    extent: str
    steps: str = ""


def _of_an_amount(verb: str, arguments: dict[str, Any], given: str) -> list[Probe]:
    """Two are asked for: ``given`` lays out as many as ``{}`` says."""
    told = {**arguments, "amount": 2}
    how_far = {WHOLE: "2", PART: "1", NOTHING: ""}
    return [
        Probe(verb, told, given.format(number) if number else "", extent)
        for extent, number in how_far.items()
    ]


def _of_two(verb: str, slot: str, more: dict[str, Any], fit: str, unfit: str) -> list[Probe]:
    """Two ghouls are meant, of which both, one or none are ``fit``."""
    ghouls = ("Ghoul Minion", "Ghoul Minion #2")
    laid = {
        WHOLE: (fit, fit),
        PART: (fit, unfit),
        NOTHING: (unfit, unfit),
    }
    return [
        Probe(
            verb,
            {slot: GHOULS, **more},
            "\n".join(how.replace("{}", ghoul) for ghoul, how in zip(ghouls, ways, strict=True)),
            extent,
        )
        for extent, ways in laid.items()
    ]


TIRED = "{} is exhausted at the Study"
ENGAGED = "{} is engaged with Roland Banks"
MINE = {"on": YOU}

PROBES = [
    *_of_an_amount("remove-doom", {"on": "this"}, "Engine has {} doom"),
    *_of_an_amount("discard-clues", MINE, "Roland Banks has {} clues"),
    *_of_an_amount("put-down-clues", {"who": YOU}, "Roland Banks has {} clues"),
    *_of_an_amount("take-clues", {"from": HERE}, "Study has {} clues"),
    *_of_an_amount("discover", {"at": HERE}, "Study has {} clues"),
    *_of_an_amount("lose-resources", {"who": YOU}, "Roland Banks has {} resources"),
    *_of_an_amount("spend-resources", {}, "Roland Banks has {} resources")[::2],
    *_of_an_amount("spend-clues", {}, "Roland Banks has {} clues")[::2],
    *_of_two("exhaust", "card", {}, ENGAGED, TIRED),
    *_of_two("ready", "card", {}, TIRED, ENGAGED),
    *_of_two("engage", "enemy", {"who": YOU}, TIRED, ENGAGED),
    *_of_two("disengage", "enemy", {}, ENGAGED + "\n{} is exhausted", TIRED),
    *_of_two("evade-automatically", "enemy", {}, ENGAGED, TIRED),
    Probe("heal", {"of": YOU, "horror": 2}, "Roland Banks has 2 horror", WHOLE),
    Probe("heal", {"of": YOU, "horror": 2}, "Roland Banks has 1 horror", PART),
    Probe("heal", {"of": YOU, "horror": 2}, "", NOTHING),
    Probe("heal", {"of": YOU, "damage": 1, "horror": 1}, "Roland Banks has 1 horror", PART),
    Probe("take", {"who": YOU, "horror": 1}, "", WHOLE),
    Probe("take", {"who": YOU, "horror": 0}, "", NOTHING),
    Probe("gain-resources", {"who": YOU, "amount": 1}, "", WHOLE),
    Probe("gain-resources", {"who": YOU, "amount": 0}, "", NOTHING),
    Probe("draw", {"who": YOU, "amount": 2}, "the deck of Roland Banks holds Knife, Knife", WHOLE),
    Probe(
        "discard-top",
        {"of": YOU, "amount": 2},
        "the deck of Roland Banks holds Knife, Knife",
        WHOLE,
    ),
    Probe("discard-top", {"of": YOU, "amount": 2}, "the deck of Roland Banks holds Knife", PART),
    Probe("discard-top", {"of": YOU, "amount": 2}, "the deck of Roland Banks is empty", NOTHING),
    Probe(
        "discard-at-random",
        {"of": YOU, "amount": 2},
        "Roland Banks has Knife, Knife in hand",
        WHOLE,
    ),
    Probe("discard-at-random", {"of": YOU, "amount": 2}, "Roland Banks has Knife in hand", PART),
    Probe("discard-at-random", {"of": YOU, "amount": 2}, "", NOTHING),
    Probe("return-to-hand", {"card": KNIFE}, "Roland Banks controls Knife", WHOLE),
    Probe("discard", {"card": KNIFE}, "Roland Banks controls Knife", WHOLE),
    Probe("move", {"who": YOU, "to": HERE}, "", NOTHING),
    Probe(
        "move",
        {"who": YOU, "to": {"all": "location", "named": "Hallway"}},
        "Hallway is connected to Study",
        WHOLE,
    ),
    Probe("reveal-location", {"of": HERE}, "", NOTHING),
    Probe("place-doom", {"on": "this", "amount": 1}, "", WHOLE),
    Probe("place-uses", {"card": "this", "uses": "ammo", "amount": 1}, "", NOTHING),
    Probe(
        "search",
        {"of": YOU, "type": "asset", "effects": [{"verb": "draw-found", "card": "it"}]},
        "the deck of Roland Banks holds Knife, Emergency Cache",
        WHOLE,
    ),
    Probe(
        "search",
        {"of": YOU, "type": "skill", "effects": [{"verb": "draw-found", "card": "it"}]},
        "the deck of Roland Banks holds Knife, Emergency Cache",
        PART,  # the deck was searched, and is shuffled all the same
    ),
    Probe(
        "may",
        {"effects": [{"verb": "draw", "who": YOU, "amount": 1}]},
        "the deck of Roland Banks holds Knife",
        WHOLE,
        "Roland Banks accepts the effect of Engine",
    ),
    Probe(
        "may",
        {"effects": [{"verb": "draw", "who": YOU, "amount": 1}]},
        "the deck of Roland Banks holds Knife",
        NOTHING,
        "Roland Banks declines the effect of Engine",
    ),
    Probe("may", {"effects": [{"verb": "heal", "of": YOU, "horror": 1}]}, "", NOTHING),
    Probe(
        "separately",
        {"effects": [{"verb": "heal", "of": YOU, "horror": 2}]},
        "Roland Banks has 1 horror",
        PART,
    ),
    Probe("choose-one", {"options": [[{"verb": "heal", "of": YOU, "horror": 1}]]}, "", NOTHING),
    Probe(
        "times",
        {"number": 0, "effects": [{"verb": "draw", "who": YOU, "amount": 1}]},
        "the deck of Roland Banks holds Knife",
        NOTHING,
    ),
    Probe(
        "times",
        {"number": 2, "effects": [{"verb": "heal", "of": YOU, "horror": 1}]},
        "Roland Banks has 1 horror",
        PART,
    ),
]

"""What each verb is asked to do, what is on the table, and how far it goes there."""

from __future__ import annotations

from typing import Any, NamedTuple

GHOUL = "Ghoul Minion"
GHOULS = {"all": "enemy", "named": GHOUL}
KNIFE = {"all": "asset", "named": "Knife"}
BADGES = {"all": "asset", "named": "Badge"}
HERS = {**BADGES, "controlled-by": {"all": "investigator", "named": "Agnes Baker"}}
ASIDE = {"all": "player-card", "in-zone": "aside"}
RATS = {"all": "enemy", "named": "Swarm of Rats"}
HALLWAY = {"all": "location", "named": "Hallway"}
HERE, YOU, WHOLE, PART, NOTHING = "your-location", "you", "whole", "part", "nothing"


class Probe(NamedTuple):
    """``verb`` with its arguments, what is ``given``, how far it goes, and the steps it asks for.

    ``badge`` is the constant ability of the made-up asset Badge, which ``given`` can lay out.
    """

    verb: str
    arguments: dict[str, Any]
    given: str
    extent: str
    steps: str = ""
    badge: dict[str, Any] | None = None


def _of_an_amount(verb: str, arguments: dict[str, Any], given: str, none: str = "") -> list[Probe]:
    """Two are asked for: ``given`` lays out as many as ``{}`` says, ``none`` that there are none."""
    told = {**arguments, "amount": 2}
    how_far = {WHOLE: "2", PART: "1", NOTHING: ""}
    return [
        Probe(verb, told, given.format(number) if number else none, extent)
        for extent, number in how_far.items()
    ]


def _of_two(verb: str, slot: str, more: dict[str, Any], fit: str, unfit: str) -> list[Probe]:
    """Two ghouls are meant, of which both, one or none are ``fit``."""
    ghouls = (GHOUL, f"{GHOUL} #2")
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
MAP = "Hallway is connected to Study"
HUNTS = f"{MAP}\nSwarm of Rats is at the Hallway"
AWAY = "Ghoul Minion is exhausted at the Hallway"
SET_ASIDE = {"all": "enemy-card", "in-zone": "aside"}
SEEK_KNIFE = {"named": "Knife", "effects": [{"verb": "place-in-discard", "card": "it"}]}
AGNES = "Agnes Baker is at the Study"
ONE_EACH = {"verb": "area-limit", "area": "investigator", "number": 1}

PROBES = [
    *_of_an_amount("remove-doom", {"on": "this"}, "Engine has {} doom"),
    *_of_an_amount("discard-clues", MINE, "Roland Banks has {} clues"),
    *_of_an_amount("put-down-clues", {"who": YOU}, "Roland Banks has {} clues"),
    *_of_an_amount("take-clues", {"from": HERE}, "Study has {} clues"),
    *_of_an_amount("discover", {"at": HERE}, "Study has {} clues"),
    *_of_an_amount(
        "lose-resources",
        {"who": YOU},
        "Roland Banks has {} resources",
        "Roland Banks has 0 resources",
    ),
    Probe("spend-resources", {"amount": 2}, "Roland Banks has 2 resources", WHOLE),
    Probe("spend-resources", {"amount": 2}, "Roland Banks has 1 resource", NOTHING),
    Probe("set-bonded-aside", {"of": {"all": "this"}}, "", NOTHING),
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
    Probe(
        "discard-at-random", {"of": YOU, "amount": 2}, "Roland Banks has no cards in hand", NOTHING
    ),
    Probe("return-to-hand", {"card": KNIFE}, "Roland Banks controls Knife", WHOLE),
    Probe("slots-to-hand", {"slots": ["hand", "hand"]}, "Roland Banks controls Knife", WHOLE),
    Probe("slots-to-hand", {"slots": ["hand", "hand"]}, "", NOTHING),
    Probe("discard", {"card": KNIFE}, "Roland Banks controls Knife", WHOLE),
    Probe("move", {"who": YOU, "to": HERE}, "", NOTHING),
    Probe(
        "move",
        {"who": YOU, "to": HALLWAY},
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
    Probe("add-to-victory", {"card": KNIFE}, "Roland Banks controls Knife", WHOLE),
    Probe(
        "add-to-victory",
        {"card": BADGES},
        "Roland Banks controls Badge and Badge #2",
        PART,
        badge={"verb": "area-limit", "area": "victory", "number": 1},
    ),
    Probe("attack-as-in-enemy-phase", {"enemy": GHOULS}, ENGAGED.format(GHOUL), WHOLE),
    Probe(
        "attack-as-in-enemy-phase",
        {"enemy": GHOULS},
        f"{ENGAGED.format(GHOUL)}\n{TIRED.format(GHOUL + ' #2')}",
        PART,
    ),
    Probe("attack-as-in-enemy-phase", {"enemy": GHOULS}, TIRED.format(GHOUL), NOTHING),
    Probe("discard-worth", {"of": YOU, "least": 1}, "Roland Banks has Knife in hand", WHOLE),
    Probe("discard-worth", {"of": YOU, "least": 2}, "Roland Banks has Knife in hand", PART),
    Probe("discard-worth", {"of": YOU, "least": 2}, "Roland Banks has no cards in hand", NOTHING),
    Probe("flip", {"card": HERE}, "Study has Hallway on its other side", WHOLE),
    Probe(
        "flip",
        {"card": HERE},
        "Study has Hallway on its other side\nRoland Banks controls Badge",
        NOTHING,
        badge={"verb": "cannot-flip", "of": HERE},
    ),
    Probe("move-as-in-enemy-phase", {"enemy": RATS}, HUNTS, WHOLE),
    Probe(
        "move-as-in-enemy-phase",
        {"enemy": RATS},
        f"{HUNTS}\nSwarm of Rats #2 is exhausted at the Hallway",
        PART,
    ),
    Probe(
        "move-as-in-enemy-phase",
        {"enemy": RATS},
        f"{MAP}\nSwarm of Rats is exhausted at the Hallway",
        NOTHING,
    ),
    Probe("move-out", {"who": YOU, "to": HALLWAY}, MAP, WHOLE),
    Probe(
        "move-out",
        {"who": {"all": "investigator"}, "to": HALLWAY},
        f"{MAP}\nAgnes Baker is at the Hallway",
        PART,
    ),
    Probe("move-out", {"who": YOU, "to": HERE}, "", NOTHING),
    Probe("move-away", {"who": YOU, "origin": HERE}, MAP, WHOLE),
    Probe("move-away", {"who": YOU, "origin": HERE, "times": 2}, MAP, PART),
    Probe(
        "move-away",
        {"who": YOU, "origin": HERE},
        f"{MAP}\nRoland Banks controls Badge",
        NOTHING,
        badge={"verb": "cannot-move", "of": YOU},
    ),
    Probe("move-toward", {"enemy": GHOULS, "to": HERE}, f"{MAP}\n{AWAY}", WHOLE),
    Probe(
        "move-toward",
        {"enemy": GHOULS, "to": HERE},
        f"{MAP}\n{AWAY}\n{TIRED.format(GHOUL + ' #2')}",
        PART,
    ),
    Probe(
        "move-toward",
        {"enemy": GHOULS, "to": HERE},
        f"{MAP}\n{AWAY}\nRoland Banks controls Badge",
        NOTHING,
        badge={"verb": "cannot-move", "of": GHOULS},
    ),
    Probe("put-in-threat-area", {"card": ASIDE, "of": YOU}, "Knife is set aside", WHOLE),
    Probe(
        "put-in-threat-area",
        {"card": ASIDE, "of": YOU},
        "Badge and Badge #2 are set aside",
        PART,
        badge=ONE_EACH,
    ),
    Probe(
        "put-in-threat-area",
        {"card": ASIDE, "of": YOU},
        "Badge is set aside\nRoland Banks controls Badge #2",
        NOTHING,
        badge=ONE_EACH,
    ),
    Probe(
        "reveal-tokens",
        {"amount": 1, "effects": [{"verb": "seal-revealed", "on": "this"}]},
        "the chaos bag holds skull",
        WHOLE,
    ),
    Probe("seal-revealed", {"on": "this"}, "the chaos bag holds skull", NOTHING),
    Probe("sacrifice-at-random", {}, "Knife of Roland Banks is a potential sacrifice", WHOLE),
    Probe("sacrifice-at-random", {}, "", NOTHING),
    Probe("search-collection", SEEK_KNIFE, "the collection holds Knife", WHOLE),
    Probe("search-collection", SEEK_KNIFE, "the collection holds Machete", PART),
    Probe(
        "search-encounters",
        {"type": "enemy", "effects": [{"verb": "spawn", "enemy": "it"}]},
        "the encounter deck holds Ghoul Minion",
        WHOLE,
    ),
    Probe(
        "search-encounters",
        {"type": "treachery", "effects": [{"verb": "gain-surge", "card": "it"}]},
        "the encounter deck holds Ghoul Minion",
        PART,  # the deck was searched, and is shuffled all the same
    ),
    Probe("spawn", {"enemy": SET_ASIDE, "at": HERE}, "Ghoul Minion is set aside", WHOLE),
    Probe(
        "spawn",
        {"enemy": {"all": "enemy-card", "named": GHOUL}, "at": HERE},
        f"{GHOUL} is set aside\n{TIRED.format(GHOUL + ' #2')}",
        PART,
    ),
    Probe("spawn", {"enemy": GHOULS, "at": HERE}, TIRED.format(GHOUL), NOTHING),
    Probe("switch-role-to-class", {"who": YOU, "of": KNIFE}, "Roland Banks controls Knife", WHOLE),
    Probe(
        "switch-role-to-class",
        {"who": YOU, "of": KNIFE},
        "Roland Banks controls Knife\nRoland Banks plays the role neutral",
        NOTHING,
    ),
    Probe(
        "take-control", {"who": YOU, "card": KNIFE}, f"{AGNES}\nAgnes Baker controls Knife", WHOLE
    ),
    Probe(
        "take-control",
        {"who": YOU, "card": KNIFE},
        f"{AGNES}\nAgnes Baker controls Knife\nRoland Banks controls Knife #2",
        PART,
    ),
    Probe("take-control", {"who": YOU, "card": KNIFE}, "Roland Banks controls Knife", NOTHING),
    Probe(
        "take-control",
        {"who": YOU, "card": BADGES},
        f"{AGNES}\nAgnes Baker controls Badge and Badge #2",
        PART,
        badge=ONE_EACH,
    ),
    Probe(
        "take-control",
        {"who": YOU, "card": HERS},
        f"{AGNES}\nAgnes Baker controls Badge\nRoland Banks controls Badge #2",
        PART,  # it is told that the badge stays, and that is all
        badge=ONE_EACH,
    ),
]

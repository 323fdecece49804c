"""What a reader is told of the words of card facts: types, classes, stats, kinds of abilities."""

from __future__ import annotations

from rulesref.catalogue import marked, said

TYPES = {
    "investigator": marked("investigator"),
    "asset": marked("asset"),
    "event": marked("event"),
    "skill": marked("skill"),
    "enemy": marked("enemy"),
    "treachery": marked("treachery"),
    "location": marked("location"),
    "act": marked("act"),
    "agenda": marked("agenda"),
    "scenario": marked("scenario"),
    "story": marked("story"),
    "key": marked("key"),
    "enemy_location": marked("enemy-location"),
}
CLASSES = {
    "guardian": marked("Guardian"),
    "seeker": marked("Seeker"),
    "rogue": marked("Rogue"),
    "mystic": marked("Mystic"),
    "survivor": marked("Survivor"),
    "neutral": marked("Neutral"),
    "mythos": marked("Mythos"),
}
STATS = {
    "cost": marked("cost"),
    "willpower": marked("willpower"),
    "intellect": marked("intellect"),
    "combat": marked("combat"),
    "agility": marked("agility"),
    "wild": marked("wild"),
    "health": marked("health"),
    "sanity": marked("sanity"),
    "fight": marked("fight"),
    "evade": marked("evade"),
    "damage": marked("damage"),
    "horror": marked("horror"),
    "shroud": marked("shroud"),
    "shelter": marked("shelter value"),
    "clues": marked("clues"),
    "doom": marked("doom"),
    "icons": marked("icons"),
    "stage": marked("number in its deck"),
    "difficulty": marked("difficulty"),
    "attach-limit": marked("attached at most"),
    "max-committed": marked("committed to a test at most"),
    "per-deck": marked("in a deck at most"),
    "in-product": marked("copies in the product"),
}
KINDS = {
    "constant": marked("constant ability"),
    "forced": marked("forced ability"),
    "seeking": marked("constant ability that seeks a moment"),
    "reaction": marked("reaction"),
    "fast": marked("fast"),
    "free": marked("free ability"),
    "action": marked("action"),
    "play": marked("when it is played"),
    "revelation": marked("revelation"),
    "elder-sign": marked("elder sign effect"),
    "symbol": marked("chaos symbol effect"),
    "hard-symbol": marked("chaos symbol effect, Hard and Expert"),
    "skill": marked("when it is committed"),
    "haunted": marked("haunted"),
    "advance": marked("advancing"),
    "objective": marked("objective"),
    "spawn": marked("spawn"),
    "prey": marked("prey"),
}
UNDERSTOOD = {
    "runs": marked("runs"),
    "head": marked("timing and cost known, effect asked"),
    "none": marked("not understood"),
}
BY = {
    "hand": marked("described by hand"),
    "compiled": marked("compiled from its text"),
    "yours": marked("described by you"),
    "your-data": marked("compiled from your card data"),
}
KEYWORDS = {
    "aloof": marked("aloof"),
    "alert": marked("alert"),
    "bonded": marked("bonded"),
    "elusive": marked("elusive"),
    "exceptional": marked("exceptional"),
    "fast": marked("fast"),
    "hidden": marked("hidden"),
    "hunter": marked("hunter"),
    "massive": marked("massive"),
    "myriad": marked("myriad"),
    "partner": marked("partner"),
    "patrol": marked("patrol"),
    "peril": marked("peril"),
    "permanent": marked("permanent"),
    "researched": marked("researched"),
    "retaliate": marked("retaliate"),
    "seal": marked("seal"),
    "surge": marked("surge"),
    "swarming": marked("swarming"),
    "uses": marked("uses"),
    "vengeance": marked("vengeance"),
    "victory": marked("victory"),
    "doomed": marked("doomed"),
    "starting": marked("starting"),
    "seal-up-to": marked("seal up to"),
}
SLOTS = {
    "Hand": marked("Hand"),
    "Ally": marked("Ally"),
    "Arcane": marked("Arcane"),
    "Accessory": marked("Accessory"),
    "Body": marked("Body"),
    "Tarot": marked("Tarot"),
    "Head": marked("Head"),
    "Hand x2": marked("Hand x2"),
}


def designators(language: str) -> dict[str, str]:
    """What each action designator of an ability is called."""
    return {
        "fight": said("fight", language, about="an action"),
        "evade": said("evade", language, about="an action"),
        "investigate": said("investigate", language, about="an action"),
        "parley": said("parley", language, about="an action"),
        "resign": said("resign", language, about="an action"),
        "move": said("move", language, about="an action"),
        "engage": said("engage", language, about="an action"),
        "draw": said("draw", language, about="an action"),
        "resource": said("resource", language, about="an action"),
        "explore": said("explore", language, about="an action"),
        "play": said("play", language, about="an action"),
        "activate": said("activate", language, about="an action"),
    }

"""What a reader is told of the words of card facts: types, classes, stats, kinds of abilities."""

from __future__ import annotations

from rulesref.catalogue import marked

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

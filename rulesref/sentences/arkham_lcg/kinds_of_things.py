"""What players call the kinds of things, and how a card of each type comes to lie on the table."""

from __future__ import annotations

from rulesref.catalogue import marked
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: What a player calls a type of card, or the things that a slot can hold.
SPEECH.words.called |= {
    "act": marked("act"),
    "agenda": marked("agenda"),
    "asset": marked("asset"),
    "bound": marked("number"),
    "basic action": marked("basic action"),
    "deed": marked("thing to do"),
    "direction": marked("direction"),
    "edition": marked("edition"),
    "enemy": marked("enemy"),
    "event": marked("event"),
    "face": marked("chaos token"),
    "faces": marked("chaos token"),
    "fate": marked("way to be lost"),
    "difficulty-level": marked("difficulty level"),
    "investigator": marked("investigator"),
    "key": marked("color of a key"),
    "keys": marked("color of a key"),
    "keyword": marked("keyword"),
    "keyword_name": marked("keyword"),
    "level": marked("flood level"),
    "location": marked("location"),
    "loose-card": marked("card of a deck or a hand"),
    "measure": marked("value of a card"),
    "modifier": marked("number of a chaos token"),
    "number": marked("number"),
    "others": marked("card type"),
    "ordinal": marked("place in an order"),
    "phase": marked("phase"),
    "pool": marked("kind of token"),
    "role": marked("role"),
    "scenario": marked("scenario"),
    "skill": marked("skill"),
    "sort": marked("sort of ability"),
    "skills": marked("skill"),
    "stat": marked("value of a card"),
    "story": marked("story"),
    "symbol_worth": marked("modifier of a token"),
    "supply": marked("supply"),
    "time": marked("time"),
    "token": marked("token"),
    "trauma": marked("kind of trauma"),
    "turn-deed": marked("thing to do"),
    "tokens": marked("chaos token"),
    "treachery": marked("treachery"),
    "types": marked("card type"),
    "use": marked("kind of token"),
    "uses": marked("kind of token"),
    "verdict": marked("answer"),
    "zone": marked("area of the game"),
    **dict.fromkeys(
        ("common-number", "local-number", "own-number", "scenario-number"),
        marked("number that a scenario keeps"),
    ),
}
SPEECH.lays_out["en"] |= {
    "act": "the current act is …",
    "agenda": "the current agenda is …",
    "asset": "… controls …, or: … waits at …",
    "enemy": "… is engaged with …, or: … is at …",
    "event": "… has … in hand",
    "investigator": "… is at …",
    "location": "… is in play",
    "scenario": "the scenario is …",
    "skill": "… has … in hand",
    "treachery": "… is in the threat area of …",
}
SPEECH.lays_out["it"] |= {
    "act": "il capitolo attuale è …",
    "agenda": "la trama attuale è …",
    "asset": "… controlla …, oppure: … aspetta a …",
    "enemy": "… è impegnato con …, oppure: … è a …",
    "event": "… ha in mano …",
    "investigator": "… è a …",
    "location": "… è in gioco",
    "scenario": "lo scenario è …",
    "skill": "… ha in mano …",
    "treachery": "… è nell'area di minaccia di …",
}
SPEECH.counts = frozenset(("has-so-many", "hand-holds"))
SPEECH.on_table = frozenset(("act", "agenda", "investigator", "location", "scenario"))
SPEECH.named_alone = frozenset(("act", "agenda"))
#: How much of it there has been may be told: tokens that are dealt, spent, gained, found, or put somewhere.
SPEECH.summed |= {
    *("deal", "place-damage", "place-horror", "heal", "discover", "place-clues", "place-doom"),
    *("gain-resources", "lose-resources", "spend-resources", "spend-actions", "spend-uses"),
}

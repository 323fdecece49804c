"""When: phases, turns, what is drawn, what the players decide about them."""

from __future__ import annotations

from rulesref.engine.outcome import Option
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, cards_in, deck_of, fill
from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step
from rulesref.rulings.steps.when_actions import actor


@step(
    "when",
    "phase-begins",
    phase="phase",
    en="the {phase} phase (begins|is resolved)",
    it="(comincia|inizia|si risolve) la Fase {phase}",
)
def phase_begins(case: Stage, phase: str) -> list[Intent]:
    """The whole phase, with every window and choice in it."""
    return [Intent(f"{phase}-phase", {})]


@step(
    "when",
    "takes-turn",
    who="investigator",
    en=("{who} begins (a turn|his turn|her turn|their turn)", "the turn of {who} begins"),
    it="{who} comincia il suo turno",
)
def takes_turn(case: Stage, who: Reference) -> list[Intent]:
    """A whole turn, or the choice who is next in the investigation phase."""
    return [Intent("turn", {"who": case.thing(who)})]


@step(
    "when",
    "ends-turn",
    who="investigator",
    en=("{who} ends (the turn|his turn|her turn|their turn)", "the turn of {who} ends"),
    it="{who} finisce il suo turno",
)
def ends_turn(case: Stage, who: Reference) -> list[Intent]:
    """Takes no further action."""
    return [Intent("end-turn", {"who": case.thing(who)})]


@step(
    "when",
    "takes-draw",
    who="investigator",
    en="{who} takes the draw action",
    it="{who} effettua l'azione di pesca",
)
def takes_draw(case: Stage, who: Reference) -> list[Intent]:
    """The basic action."""
    return [Intent("draw", {"who": actor(case, who)})]


@step(
    "when",
    "draws-so-many",
    who="investigator",
    amount="number",
    en="{who} draws {amount} (card|cards)",
    it="{who} pesca {amount} (carta|carte)",
)
def draws_so_many(case: Stage, who: Reference, amount: int) -> list[Intent]:
    """By an effect that the case does not name."""
    return [Intent("draw-cards", {"who": case.thing(who), "amount": amount})]


@step(
    "when",
    "draws-from-encounter-deck",
    who="investigator",
    card="card",
    en="{who} draws {card} from the encounter deck",
    it="{who} pesca {card} dal mazzo (degli incontri|incontri)",
)
def draws_encounter(case: Stage, who: Reference, card: Reference) -> list[Intent]:
    """Puts the card on top first, where nobody has said what lies there."""
    _on_top(case, ENCOUNTER_DECK, card)
    return [Intent("draw-encounter", {"who": case.thing(who)})]


@step(
    "when",
    "draws-an-encounter-card",
    who="investigator",
    en=("{who} draws an encounter card", "{who} draws from the encounter deck"),
    it=(
        "{who} pesca una carta (incontro|incontri)",
        "{who} pesca dal mazzo (degli incontri|incontri)",
    ),
)
def draws_an_encounter_card(case: Stage, who: Reference) -> list[Intent]:
    """Whatever lies on top of the encounter deck."""
    return [Intent("draw-encounter", {"who": case.thing(who)})]


@step(
    "when",
    "draws",
    who="investigator",
    card="card",
    en="{who} draws {card}",
    it="{who} pesca {card}",
)
def draws(case: Stage, who: Reference, card: Reference) -> list[Intent]:
    """From the investigator's deck; or what fate gives out of a shuffled one."""
    player = case.thing(who)
    deck = deck_of(player)
    dealt = case.state.get(deck, "shuffled") or not cards_in(case.state, deck)
    if dealt and case.state.stack is not None:  # an empty one is about to be made anew
        return [Intent("deal", {"value": card.card})]
    _on_top(case, deck, card)
    return [Intent("draw-cards", {"who": player})]


def _on_top(case: Stage, deck: str, card: Reference) -> None:
    state = case.state
    told = ("deck", deck) in case.declared
    if case.rests() and not (told or cards_in(state, deck)):
        fill(state, deck, (card.card,))
        state.put(deck, unending=True)
    elif case.rests() and not state.get(deck, "shuffled"):
        top = cards_in(state, deck)[:1]
        if top and top[0].code != card.card.code:
            raise UnresolvedReference(
                f"{card.text} is not the top card of that deck",
                candidates=(top[0].name,),
                remedy="name it first in the step that says what the deck holds",
            )


@step(
    "when",
    "resolves-first",
    who="investigator",
    card="card",
    en="{who} resolves {card} first",
    it="{who} risolve per prima {card}",
)
def resolves_first(case: Stage, who: Reference, card: Reference) -> list[Intent]:
    """The order of several cards that are resolved as they are drawn."""
    return [Intent("resolve-first", {"who": case.thing(who), "card": case.thing(card)})]


@step(
    "when",
    "spawns-at",
    who="investigator",
    enemy="enemy",
    at="location",
    en="{who} spawns {enemy} at {at}",
    it="{who} (genera|fa comparire) {enemy} (in|a) {at}",
)
def spawns_at(case: Stage, who: Reference, enemy: Reference, at: Reference) -> list[Intent]:
    """The spawning investigator's choice between several places."""
    slots = {"who": case.thing(who), "enemy": case.thing(enemy), "at": case.thing(at)}
    return [Intent("spawn", slots)]


@step(
    "when",
    "victim",
    enemy="enemy",
    who="investigator",
    en="{enemy} attacks {who} first",
    it="{enemy} attacca per primo {who}",
)
def victim(case: Stage, enemy: Reference, who: Reference) -> list[Intent]:
    """The lead investigator's order of a massive enemy's attacks."""
    return [Intent("victim", {"enemy": case.thing(enemy), "who": case.thing(who)})]


@step(
    "when",
    "suffers",
    who="investigator",
    trauma="trauma",
    en="{who} chooses {trauma} trauma",
    it="{who} sceglie il trauma {trauma}",
)
def suffers(case: Stage, who: Reference, trauma: str) -> list[Intent]:
    """Defeated by damage and horror at once."""
    return [Intent("trauma", {"who": case.thing(who), "trauma": trauma})]


@step(
    "when",
    "leads",
    who="investigator",
    en="{who} becomes the lead investigator",
    it="{who} diventa l'investigatore capo",
)
def leads(case: Stage, who: Reference) -> list[Intent]:
    """The choice of the remaining players."""
    return [Intent("new-lead", {"who": case.thing(who)})]


@step(
    "when",
    "makes-room",
    who="investigator",
    cards="cards",
    en="{who} discards {cards} to make room",
    it="{who} scarta {cards} per fare posto",
)
def makes_room(case: Stage, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Which assets leave too full slots."""
    gone = tuple(case.thing(card) for card in cards)
    return [Intent("make-room", {"who": case.thing(who), "cards": gone})]


@step(
    "when",
    "spends-clues-on-act",
    who="investigator",
    en="{who} spends clues to advance the act",
    it="{who} spende indizi per proseguire con il capitolo",
)
def spends_clues(case: Stage, who: Reference) -> list[Intent]:
    """Proposes it; each investigator then says what he gives."""
    return [Intent("advance-act", {"who": actor(case, who)})]


def _whoever(option: Option, intent: Intent) -> bool:
    """They spend as a group: who proposes it makes no difference."""
    return True


@step(
    "when",
    "gives-clues",
    who="investigator",
    amount="number",
    en="{who} gives {amount} (clue|clues)",
    it="{who} dà {amount} (indizio|indizi)",
)
def gives_clues(case: Stage, who: Reference, amount: int) -> list[Intent]:
    """What one investigator gives where clues are spent as a group."""
    return [Intent("give-clues", {"who": case.thing(who), "amount": amount})]


@step(
    "when",
    "discards-to-size",
    who="investigator",
    cards="cards",
    en=("{who} discards {cards}", "{who} discards {cards} from (his|her|their) hand"),
    it="{who} scarta {cards}",
)
def discards_to_size(case: Stage, who: Reference, cards: tuple[Reference, ...]) -> list[Intent]:
    """Cards beyond the hand size; several copies of one card are told apart by their numbers."""
    player = case.thing(who)
    chosen = []
    for card in cards:
        held = [
            id
            for id in case.copies(card)
            if case.state.get(id, "zone") == "hand"
            and case.state.get(id, "controller") == player
            and id not in chosen
        ]
        chosen.append(case.thing(card) if card.copy or not held else held[0])
    return [Intent("discard-to-size", {"who": player, "cards": tuple(chosen)})]


offer("turn", en="{who} begins a turn", it="{who} comincia il suo turno", told_by="turn-begin")
offer("end-turn", en="{who} ends the turn", it="{who} finisce il suo turno", told_by="turn-end")
offer(
    "draw", en="{who} takes the draw action", it="{who} effettua l'azione di pesca", told_by="act"
)
offer("resolve-first", en="{who} resolves {card} first", it="{who} risolve per prima {card}")
offer(
    "spawn",
    en="{who} spawns {enemy} at {at}",
    it="{who} genera {enemy} in {at}",
    told_by="spawn",
)
offer("victim", en="{enemy} attacks {who} first", it="{enemy} attacca per primo {who}")
offer(
    "trauma",
    en="{who} chooses {trauma} trauma",
    it="{who} sceglie il trauma {trauma}",
    told_by="suffer-trauma",
)
offer(
    "new-lead",
    en="{who} becomes the lead investigator",
    it="{who} diventa l'investigatore capo",
    told_by="new-lead",
)
offer(
    "make-room", en="{who} discards {cards} to make room", it="{who} scarta {cards} per fare posto"
)
offer(
    "advance-act",
    en="{who} spends clues to advance the act",
    it="{who} spende indizi per proseguire con il capitolo",
    fits=_whoever,
)
offer("give-clues", en="{who} gives {amount} (clue|clues)", it="{who} dà {amount} (indizio|indizi)")


def _same_cards(option: Option, intent: Intent) -> bool:
    """A set of cards, in whatever order it is told."""
    wanted, offered = intent.slots["cards"], option.slots["cards"]
    return option.slots["who"] == intent.slots["who"] and sorted(wanted) == sorted(offered)


def _discards(case: Stage, option: Option) -> str:
    names = ", ".join(str(case.name(card)) for card in option.slots["cards"])
    verb = "discards" if case.language == "en" else "scarta"
    return f"{case.name(option.slots['who'])} {verb} {names}"


offer("discard-to-size", tell=_discards, fits=_same_cards)

"""What a choice or a chance is about, in plain words: the reason why an answer depends."""

from __future__ import annotations

from collections.abc import Mapping

from rulesref.rulings.scene import Scene

#: Id of a choice or chance → what is decided, after "chooses" or "decides", in every language.
ABOUT: Mapping[str, Mapping[str, str]] = {
    "action": {"en": "the next action", "it": "la prossima azione"},
    "assign": {
        "en": "how damage and horror are assigned",
        "it": "come assegnare danni e orrori",
    },
    "attack-order": {"en": "which enemy attacks first", "it": "quale nemico attacca per primo"},
    "branch": {"en": "one of the options of a card", "it": "una delle opzioni di una carta"},
    "clues": {"en": "how many clues to give", "it": "quanti indizi dare"},
    "commit": {"en": "which cards to commit", "it": "quali carte investire"},
    "conceal-at": {
        "en": "where concealed mini-cards are put",
        "it": "dove mettere le mini carte celate",
    },
    "concealed": {"en": "which mini-card is the true one", "it": "quale mini carta è quella vera"},
    "cost": {"en": "what a cost is paid with", "it": "con che cosa pagare un costo"},
    "deal": {"en": "which card the deck gives", "it": "quale carta dà il mazzo"},
    "deal-to": {"en": "who is dealt which card", "it": "a chi distribuire quale carta"},
    "direction": {"en": "where a location is placed", "it": "dove mettere un luogo"},
    "discard-at-random": {
        "en": "which card is discarded at random",
        "it": "quale carta si scarta a caso",
    },
    "discard-down-to": {"en": "which cards to discard", "it": "quali carte scartare"},
    "discard-worth": {"en": "which cards to discard", "it": "quali carte scartare"},
    "draws-next": {"en": "who draws next", "it": "chi pesca dopo"},
    "engagement": {"en": "whom an enemy engages", "it": "chi viene impegnato da un nemico"},
    "excess": {"en": "what takes excess damage", "it": "a chi va il danno in eccesso"},
    "expose": {"en": "whether to expose a mini-card", "it": "se smascherare una mini carta"},
    "extra-action": {
        "en": "which action to take by an effect",
        "it": "quale azione effettuare grazie a un effetto",
    },
    "find": {"en": "what a search finds", "it": "che cosa trovare in una ricerca"},
    "forced-order": {
        "en": "the order of Forced abilities",
        "it": "l'ordine delle capacità Obbligo",
    },
    "gain-icon": {"en": "which icon a card gains", "it": "quale icona ottiene una carta"},
    "give": {"en": "what to give to others", "it": "che cosa dare ad altri"},
    "hand-size": {
        "en": "which cards beyond the hand size to discard",
        "it": "quali carte scartare oltre il limite di mano",
    },
    "haunted": {
        "en": "the order of Haunted abilities",
        "it": "l'ordine delle capacità Infestato",
    },
    "ignore": {"en": "whether to ignore an effect", "it": "se ignorare un effetto"},
    "keep-hand": {"en": "which cards to keep", "it": "quali carte conservare"},
    "keeps-asset": {"en": "which asset stays in play", "it": "quale supporto resta in gioco"},
    "look-deck": {"en": "which deck to look at", "it": "quale mazzo guardare"},
    "massive": {
        "en": "whether a massive enemy attacks now",
        "it": "se un nemico massiccio attacca adesso",
    },
    "may": {"en": "whether to accept an effect", "it": "se accettare un effetto"},
    "measure": {
        "en": "which shroud an investigation is made against",
        "it": "contro quale valore di Oscurità indagare",
    },
    "move-damage": {
        "en": "how much damage or horror to move",
        "it": "quanti danni o orrori spostare",
    },
    "move-uses": {"en": "how many uses to move", "it": "quanti utilizzi spostare"},
    "mover": {"en": "which enemy moves first", "it": "quale nemico si muove per primo"},
    "mulligan": {"en": "which cards to replace", "it": "quali carte sostituire"},
    "new-lead": {
        "en": "who becomes the lead investigator",
        "it": "chi diventa l'investigatore capo",
    },
    "occurrence": {
        "en": "which of several events to answer",
        "it": "a quale di più eventi reagire",
    },
    "of-drawn": {
        "en": "which of the drawn cards to discard",
        "it": "quali delle carte pescate scartare",
    },
    "other-skill": {"en": "which skill to use", "it": "quale abilità usare"},
    "pay-with": {
        "en": "in which way to pay a cost",
        "it": "in quale modo pagare un costo",
    },
    "picked": {"en": "which card is picked at random", "it": "quale carta viene scelta a caso"},
    "player-window": {
        "en": "what to use in a player window",
        "it": "che cosa usare in una finestra del giocatore",
    },
    "prevent": {
        "en": "how much damage or horror to cancel",
        "it": "quanti danni o orrori annullare",
    },
    "put-back": {
        "en": "the order of the cards put back",
        "it": "l'ordine delle carte rimesse a posto",
    },
    "put-beneath": {"en": "which cards go beneath", "it": "quali carte mettere sotto"},
    "reaction": {"en": "whether to react", "it": "se reagire"},
    "replace-token": {
        "en": "which token to replace",
        "it": "quale segnalino sostituire",
    },
    "resolve-ability": {
        "en": "which ability to resolve",
        "it": "quale capacità risolvere",
    },
    "resolve-tokens": {
        "en": "which revealed tokens to resolve",
        "it": "quali segnalini rivelati risolvere",
    },
    "result-order": {
        "en": "the order of a test's results",
        "it": "l'ordine dei risultati di una prova",
    },
    "reveal": {
        "en": "which chaos token is revealed",
        "it": "quale segnalino caos viene rivelato",
    },
    "revelation-order": {
        "en": "which drawn card resolves first",
        "it": "quale carta pescata risolvere per prima",
    },
    "role": {"en": "a role", "it": "un ruolo"},
    "sacrifice": {
        "en": "which potential sacrifice it is",
        "it": "di quale potenziale sacrificio si tratta",
    },
    "seal": {"en": "which token to seal", "it": "quale segnalino sigillare"},
    "sealed-token": {
        "en": "which sealed token to use",
        "it": "quale segnalino sigillato usare",
    },
    "slots": {
        "en": "which cards leave play to make room",
        "it": "quali carte lasciano il gioco per fare posto",
    },
    "spawn": {"en": "where an enemy spawns", "it": "dove viene generato un nemico"},
    "spend-additional": {
        "en": "which additional action to spend",
        "it": "quale azione aggiuntiva spendere",
    },
    "lose-additional": {
        "en": "which additional action to lose",
        "it": "quale azione aggiuntiva perdere",
    },
    "starting": {
        "en": "whether to begin with a starting card",
        "it": "se cominciare con una carta iniziale",
    },
    "target": {"en": "a target", "it": "un bersaglio"},
    "trauma": {"en": "which trauma to suffer", "it": "quale trauma subire"},
    "turn": {"en": "whose turn comes next", "it": "a chi tocca il prossimo turno"},
    "turned": {
        "en": "which mini-card is turned over",
        "it": "quale mini carta viene girata",
    },
    "use": {"en": "which ability to use", "it": "quale capacità usare"},
    "victim": {
        "en": "whom a massive enemy attacks first",
        "it": "chi viene attaccato per primo da un nemico massiccio",
    },
    "way": {"en": "which way an enemy goes", "it": "da che parte va un nemico"},
    "x": {"en": "how much to pay for X", "it": "quanto pagare per X"},
}
_DECIDES = {
    "en": ("{who} chooses {about}", "any player", "chance decides {about}"),
    "it": ("{who} sceglie {about}", "un giocatore qualsiasi", "il caso decide {about}"),
}


def decides(scene: Scene, id: str, chooser: str | None) -> str:
    """Who decides what: ``chooser`` of the choice ``id`` ("" for anybody), or chance (``None``)."""
    choice, anybody, chance = _DECIDES[scene.language]
    about = ABOUT[id][scene.language]
    if chooser is None:
        return chance.format(about=about)
    return choice.format(who=scene.name(chooser) or anybody, about=about)

"""Where a card is, zone by zone, as a ruling tells it."""

from __future__ import annotations

from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.zone("play", en="in play", it="in gioco")
SPEECH.zone("hand", en="in hand", it="in mano")
SPEECH.zone("discard", en="in a discard pile", it="in una pila degli scarti")
SPEECH.zone("victory", en="in the victory display", it="nella galleria delle vittorie")
SPEECH.zone("removed", en="removed from the game", it="fuori dalla partita")
SPEECH.zone("aside", en="set aside", it="da parte")
SPEECH.zone("deck", en="in a deck", it="in un mazzo")
SPEECH.zone("beneath", en="beneath another card", it="sotto un'altra carta")
SPEECH.zone("facedown", en="attached facedown", it="assegnata a faccia in giù")
SPEECH.zone("limbo", en="in limbo", it="nel limbo")
SPEECH.zone("box", en="back in the collection", it="di nuovo nella collezione")
SPEECH.zone("collection", en="in the collection", it="nella collezione")
SPEECH.zone("committed", en="committed to a test", it="in una prova, dove è investita")
SPEECH.zone("left", en="on its way out of play", it="mentre lascia il gioco")
SPEECH.zone("set-up", en="taken for setup", it="presa per la preparazione")
SPEECH.zone("drawn", en="drawn just now", it="appena pescata")
SPEECH.zone("found", en="among the cards found", it="tra le carte trovate")
SPEECH.zone("nowhere", en="nowhere", it="da nessuna parte")

"""What choices and chances are about: the reason why an answer depends."""

from __future__ import annotations

from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.choice("action", en="the next action", it="la prossima azione")
SPEECH.choice("assign", en="how damage and horror are assigned", it="come assegnare danni e orrori")
SPEECH.choice("attack-order", en="which enemy attacks first", it="quale nemico attacca per primo")
SPEECH.choice("clues", en="how many clues to give", it="quanti indizi dare")
SPEECH.choice("commit", en="which cards to commit", it="quali carte investire")
SPEECH.choice(
    "conceal-at", en="where concealed mini-cards are put", it="dove mettere le mini carte celate"
)
SPEECH.choice(
    "concealed", en="which mini-card is the true one", it="quale mini carta è quella vera"
)
SPEECH.choice("cost", en="what a cost is paid with", it="con che cosa pagare un costo")
SPEECH.choice("deal", en="which card the deck gives", it="quale carta dà il mazzo")
SPEECH.choice("deal-to", en="who is dealt which card", it="a chi distribuire quale carta")
SPEECH.choice("direction", en="where a location is placed", it="dove mettere un luogo")
SPEECH.choice(
    "discard-at-random", en="which card is discarded at random", it="quale carta si scarta a caso"
)
SPEECH.choice("discard-down-to", en="which cards to discard", it="quali carte scartare")
SPEECH.choice("discard-worth", en="which cards to discard", it="quali carte scartare")
SPEECH.choice("draws-next", en="who draws next", it="chi pesca dopo")
SPEECH.choice("engagement", en="whom an enemy engages", it="chi viene impegnato da un nemico")
SPEECH.choice("excess", en="what takes excess damage", it="a chi va il danno in eccesso")
SPEECH.choice("expose", en="whether to expose a mini-card", it="se smascherare una mini carta")
SPEECH.choice(
    "extra-action",
    en="which action to take by an effect",
    it="quale azione effettuare grazie a un effetto",
)
SPEECH.choice("find", en="what a search finds", it="che cosa trovare in una ricerca")
SPEECH.choice("gain-icon", en="which icon a card gains", it="quale icona ottiene una carta")
SPEECH.choice("give", en="what to give to others", it="che cosa dare ad altri")
SPEECH.choice(
    "hand-size",
    en="which cards beyond the hand size to discard",
    it="quali carte scartare oltre il limite di mano",
)
SPEECH.choice(
    "haunted", en="the order of Haunted abilities", it="l'ordine delle capacità Infestato"
)
SPEECH.choice("ignore", en="whether to ignore an effect", it="se ignorare un effetto")
SPEECH.choice("keep-hand", en="which cards to keep", it="quali carte conservare")
SPEECH.choice("keeps-asset", en="which asset stays in play", it="quale supporto resta in gioco")
SPEECH.choice("look-deck", en="which deck to look at", it="quale mazzo guardare")
SPEECH.choice(
    "massive", en="whether a massive enemy attacks now", it="se un nemico massiccio attacca adesso"
)
SPEECH.choice(
    "measure",
    en="which shroud an investigation is made against",
    it="contro quale valore di Oscurità indagare",
)
SPEECH.choice(
    "move-damage", en="how much damage or horror to move", it="quanti danni o orrori spostare"
)
SPEECH.choice("move-uses", en="how many uses to move", it="quanti utilizzi spostare")
SPEECH.choice("mover", en="which enemy moves first", it="quale nemico si muove per primo")
SPEECH.choice("mulligan", en="which cards to replace", it="quali carte sostituire")
SPEECH.choice(
    "new-lead", en="who becomes the lead investigator", it="chi diventa l'investigatore capo"
)
SPEECH.choice(
    "of-drawn", en="which of the drawn cards to discard", it="quali delle carte pescate scartare"
)
SPEECH.choice("other-skill", en="which skill to use", it="quale abilità usare")
SPEECH.choice("pay-with", en="in which way to pay a cost", it="in quale modo pagare un costo")
SPEECH.choice("picked", en="which card is picked at random", it="quale carta viene scelta a caso")
SPEECH.choice(
    "player-window",
    en="what to use in a player window",
    it="che cosa usare in una finestra del giocatore",
)
SPEECH.choice(
    "prevent", en="how much damage or horror to cancel", it="quanti danni o orrori annullare"
)
SPEECH.choice(
    "put-back", en="the order of the cards put back", it="l'ordine delle carte rimesse a posto"
)
SPEECH.choice("put-beneath", en="which cards go beneath", it="quali carte mettere sotto")
SPEECH.choice("replace-token", en="which token to replace", it="quale segnalino sostituire")
SPEECH.choice("resolve-ability", en="which ability to resolve", it="quale capacità risolvere")
SPEECH.choice(
    "resolve-tokens", en="which revealed tokens to resolve", it="quali segnalini rivelati risolvere"
)
SPEECH.choice(
    "result-order", en="the order of a test's results", it="l'ordine dei risultati di una prova"
)
SPEECH.choice(
    "reveal", en="which chaos token is revealed", it="quale segnalino caos viene rivelato"
)
SPEECH.choice(
    "revelation-order",
    en="which drawn card resolves first",
    it="quale carta pescata risolvere per prima",
)
SPEECH.choice("role", en="a role", it="un ruolo")
SPEECH.choice(
    "sacrifice", en="which potential sacrifice it is", it="di quale potenziale sacrificio si tratta"
)
SPEECH.choice("seal", en="which token to seal", it="quale segnalino sigillare")
SPEECH.choice("sealed-token", en="which sealed token to use", it="quale segnalino sigillato usare")
SPEECH.choice(
    "slots",
    en="which cards leave play to make room",
    it="quali carte lasciano il gioco per fare posto",
)
SPEECH.choice("spawn", en="where an enemy spawns", it="dove viene generato un nemico")
SPEECH.choice(
    "spend-additional", en="which additional action to spend", it="quale azione aggiuntiva spendere"
)
SPEECH.choice(
    "lose-additional", en="which additional action to lose", it="quale azione aggiuntiva perdere"
)
SPEECH.choice(
    "starting",
    en="whether to begin with a starting card",
    it="se cominciare con una carta iniziale",
)
SPEECH.choice("trauma", en="which trauma to suffer", it="quale trauma subire")
SPEECH.choice("turn", en="whose turn comes next", it="a chi tocca il prossimo turno")
SPEECH.choice("turned", en="which mini-card is turned over", it="quale mini carta viene girata")
SPEECH.choice(
    "victim",
    en="whom a massive enemy attacks first",
    it="chi viene attaccato per primo da un nemico massiccio",
)
SPEECH.choice("way", en="which way an enemy goes", it="da che parte va un nemico")
SPEECH.choice("x", en="how much to pay for X", it="quanto pagare per X")

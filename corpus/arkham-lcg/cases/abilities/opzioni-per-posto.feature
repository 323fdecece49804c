# language: it
Funzionalità: Quali opzioni di una carta si possono scegliere

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: Quelle che cambiano qualcosa si possono scegliere
    Dato che Roland Banks è nello Studio con 1 danno
    E Roland Banks controlla Cane da Guardia con 1 danno
    Quando Roland Banks gioca Kit di Pronto Soccorso dalla mano di Roland Banks
    Allora Roland Banks può scegliere l'opzione 1
    E Roland Banks può scegliere la seconda opzione
    Quando Roland Banks sceglie la prima opzione
    Allora Roland Banks ha 0 danni

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: Una che non cambia nulla no
    Dato che Roland Banks è nello Studio con 1 danno
    Quando Roland Banks gioca Kit di Pronto Soccorso
    Allora Roland Banks non può scegliere la seconda opzione

  @arkham-lcg/qa/move-damage-horror-card-without-health
  Scenario: Si può dire da dove si sposta
    Dato che Carolyn Fern è nello Studio
    E Carolyn Fern ha 2 orrori
    E Carolyn Fern controlla Poliziotto di Ronda
    Quando Carolyn Fern gioca Nel Posto Sbagliato al Momento Giusto
    E Carolyn Fern sposta 1 orrore da Carolyn Fern a Poliziotto di Ronda
    E Carolyn Fern non sposta altri segnalini
    Allora Poliziotto di Ronda ha 1 orrore

  @arkham-lcg/steps/2.3
  Scenario: La fase finisce quando tutti hanno svolto il turno
    Dato che Roland Banks è nello Studio
    Quando Roland Banks finisce il suo turno
    E finisce la Fase degli Investigatori
    Allora finisce la Fase degli Investigatori

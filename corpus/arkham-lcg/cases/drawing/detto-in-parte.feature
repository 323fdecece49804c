# language: it
Funzionalità: Mazzi di cui si dice una parte

  @arkham-lcg/drawing-cards
  Scenario: Ciò che è in cima si pesca
    Dato che Roland Banks è nello Studio
    E la prima carta del mazzo di Roland Banks è Machete
    Quando Roland Banks effettua l'azione di pesca
    Allora Machete è nella mano di Roland Banks

  @arkham-lcg/encounter-deck
  Scenario: Così anche il mazzo degli incontri
    Dato che Roland Banks è nello Studio
    E le prime 2 carte del mazzo degli incontri sono Ghoul Tirapiedi, Mali Antichi
    Quando Roland Banks pesca una carta incontro
    Allora Mali Antichi è la prima carta del mazzo degli incontri

  @arkham-lcg/deck
  Scenario: Ciò che è in fondo vi resta
    Dato che Roland Banks è nello Studio
    E Percezione è in fondo al mazzo di Roland Banks
    Quando Roland Banks pesca Machete
    Allora l'ultima carta del mazzo di Roland Banks è Percezione

  @arkham-lcg/deck
  Scenario: Anche in fondo al mazzo degli incontri
    Dato che Roland Banks è nello Studio
    E Ghoul Tirapiedi è in fondo al mazzo degli incontri
    E la trama attuale è L'Ascesa dei Ghoul
    Quando Roland Banks pesca Mali Antichi dal mazzo degli incontri
    Allora Ghoul Tirapiedi è in fondo al mazzo degli incontri

# language: it
Funzionalità: Cose che accadono nelle scatole base
  Fonte: Rules Reference v2.5 e Grimorio 1.1, le voci di ogni caso.

  @arkham-lcg/dealing-damage-horror
  Scenario: Il mantello colpisce chi attacca mentre l'attacco è ancora in corso
    Dato Roland Banks è in Northside
    E Roland Banks controlla Cloak of Resonance
    E Ghoul Minion è impegnato con Roland Banks con 1 danno
    Quando Roland Banks prende una risorsa
    E Roland Banks assegna 1 danno a Roland Banks, 1 orrore a Cloak of Resonance
    E Roland Banks usa Cloak of Resonance su Ghoul Minion
    Allora Roland Banks ha 1 danno
    E Ghoul Minion è nella pila degli scarti degli incontri
    E c'è 1 orrore su Cloak of Resonance

  @arkham-lcg/instead
  Scenario: Senza carte su cui mettere il destino restano i danni
    Dato Roland Banks è in Northside
    Quando Roland Banks pesca Unnatural Decay dal mazzo incontri
    E Roland Banks rivela 0
    Allora Roland Banks ha 2 danni

  @arkham-lcg/elimination
  Scenario: Chi si ritira lascia gli indizi dove si trova
    Dato Daisy Walker e Roland Banks sono in Northside
    E Daisy Walker ha 3 indizi
    E non ci sono indizi su Northside
    Quando Daisy Walker si ritira
    Allora Daisy Walker è eliminata
    E ci sono 3 indizi su Northside

  @arkham-lcg/remember-that
  Scenario: Chi ha bevuto perde un'azione
    Dato Roland Banks è nello Studio
    E Roland Banks annota: had a drink
    E il mazzo incontri contiene Something in the Drinks, Mali Antichi
    E la trama attuale è L'Ascesa dei Ghoul
    Quando Roland Banks comincia il suo turno
    E Roland Banks pesca dal mazzo incontri
    Allora Roland Banks ha 2 azioni

  @arkham-lcg/remember-that
  Scenario: Se nessuno ha bevuto nessuno perde azioni
    Dato Roland Banks è nello Studio
    E nessuno annota: had a drink
    E il mazzo incontri contiene Something in the Drinks, Mali Antichi
    E la trama attuale è L'Ascesa dei Ghoul
    Quando Roland Banks comincia il suo turno
    E Roland Banks pesca dal mazzo incontri
    Allora Roland Banks ha 3 azioni

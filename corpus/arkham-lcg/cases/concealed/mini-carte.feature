# language: it
Funzionalità: Nemici celati
  Fonte: Rules Reference v2.5, Concealed X, Concealed Mini-Cards.

  @arkham-lcg/concealed-x
  Scenario: Un nemico celato va nelle ombre, e la sua mini carta tra le esche
    Dato Roland Banks è nello Studio
    E Studio è collegato a Corridoio
    E un effetto senza nome dà a ogni Ghoul Minion la parola chiave celato 1
    Quando Roland Banks pesca Ghoul Minion dal mazzo degli incontri
    E la mini carta di Ghoul Minion capita in Studio
    Allora Ghoul Minion è nelle ombre
    E 1 mini carta celata è in Studio
    E 1 mini carta celata è in Corridoio

# language: it
Funzionalità: Ciò che nessuno ha descritto non è né permesso né vietato
  Fonte: Grimorio, Capacità.

  @arkham-lcg/ability @unsupported
  Scenario: Un'azione di cui non è descritto l'effetto
    Dato che Roland Banks è in Baggage Car
    E Roland Banks ha in mano Knife
    Allora Roland Banks può usare Baggage Car

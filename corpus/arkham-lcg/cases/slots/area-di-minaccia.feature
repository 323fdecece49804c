# language: it
Funzionalità: Gli slot di un supporto in un'area di minaccia
  Fonte: Grimorio, Slot.

  @arkham-lcg/slots @arkham-lcg/threat-area
  Scenario: Occupa il suo slot, ma non si scarta per fare spazio
    Dato che Roland Banks è in Study con 5 risorse
    E Machete è nell'area di minaccia di Roland Banks
    E Roland Banks controlla Knife
    E Roland Banks ha in mano Flashlight
    Quando Roland Banks gioca Flashlight
    Allora Knife è nella pila degli scarti
    E Machete è in gioco

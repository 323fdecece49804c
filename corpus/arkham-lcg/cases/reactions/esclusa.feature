# language: it
Funzionalità: Ciò che segue può escludere una reazione di cui nessun passo parla

  @arkham-lcg/reaction-opportunities
  Scenario: Chi assegna i danni di un attacco non l'ha schivato
    Dato che Roland Banks è nello Studio
    E Roland Banks controlla Cane da Guardia
    E Roland Banks ha in mano Schivata
    E Roland Banks ha 1 risorsa
    E Ghoul Tirapiedi è impegnato con Roland Banks
    Quando Roland Banks prende una risorsa
    E Roland Banks assegna 1 danno a Cane da Guardia
    E Roland Banks assegna 1 orrore a Roland Banks
    E Roland Banks usa Cane da Guardia
    Allora Ghoul Tirapiedi ha 1 danno

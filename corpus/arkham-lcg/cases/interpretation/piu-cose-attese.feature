# language: it
Funzionalità: Che cosa ci si aspetta di più cose, e a che cosa serve una carta
  Fonte: derivato: che cosa dice ogni frase lo dicono le regole di cui parlano le sue parti.

  @arkham-lcg/defeat
  Scenario: Due nemici sono sconfitti
    Dato Roland Banks e Agnes Baker sono nello Studio
    E Ghoul Minion e Swarm of Rats sono impegnati con Roland Banks
    Quando Ghoul Minion viene sconfitto
    E Swarm of Rats viene sconfitto
    Allora Ghoul Minion e Swarm of Rats sono sconfitti
    E Roland Banks ha 0 danni e Agnes Baker 0

  @arkham-lcg/dealing-damage-horror
  Scenario: Una carta con quello che ha su di sé, e quanto ha ciascuno
    Dato Roland Banks è nello Studio
    E Roland Banks controlla Guard Dog
    E Ghoul Minion con 1 danno è impegnato con Roland Banks
    Quando Ghoul Minion attacca Roland Banks
    E Roland Banks assegna il danno a Guard Dog e l'orrore a Roland Banks
    E Roland Banks usa Guard Dog
    Allora Ghoul Minion è sconfitto
    E Guard Dog ha 1 danno, Roland Banks 1 orrore

  @arkham-lcg/steps/st-2
  Scenario: Che cosa si investe mentre si indaga
    Dato Daisy Walker è nello Studio
    E lo Studio ha 3 indizi
    E Daisy Walker ha in mano Double or Nothing
    E il sacchetto del caos contiene 0
    Quando Daisy Walker indaga, investendo Double or Nothing
    Allora Daisy Walker riesce di 2
    E Daisy Walker ha 2 indizi
    E Double or Nothing è stata investita

  @arkham-lcg/cancel
  Scenario: Un attacco annullato da una carta
    Dato Roland Banks è nello Studio
    E Ghoul Minion è impegnato con Roland Banks
    E Roland Banks ha in mano Dodge (0)
    Quando Ghoul Minion attacca Roland Banks
    E Roland Banks annulla l'attacco con Dodge (0)
    Allora Roland Banks non ha danni
    E Dodge (0) ha risposto a un attacco
    E Roland Banks non effettua alcuna prova

  @arkham-lcg/uses-x-type
  Scenario: Un punto alla volta
    Dato Roland Banks è nello Studio
    E Roland Banks controlla Hyperawareness (0)
    E Roland Banks ha 3 risorse
    E il sacchetto del caos contiene 0
    Quando Roland Banks indaga
    E Roland Banks spende 2 risorse su Hyperawareness (0) per +2 intelletto
    Allora il valore di abilità della prova è 5

# language: it
Funzionalità: Come lo racconta chi gioca
  Fonte: derivata: che cosa dice ogni frase lo dicono le regole di cui parlano le sue parti.

  @arkham-lcg/uses-x-type
  Scenario: Tra parentesi ciò che sta su una carta
    Dato Roland Banks è nello Studio con Guard Dog in gioco, 1 danno su di esso
    E Ghoul Minion (1 danno) è impegnato con Roland Banks
    E Roland Banks controlla Beat Cop (01018)
    Quando Roland Banks scarta Beat Cop (01018) per infliggere 1 danno a Ghoul Minion
    Allora Ghoul Minion è sconfitto

  @arkham-lcg/hand-size
  Scenario: L'evento che qualcuno tiene è nella sua mano
    Dato Roland Banks è nello Studio e tiene Dodge (0)
    E Ghoul Minion è impegnato con Roland Banks
    Quando Ghoul Minion attacca Roland Banks
    E Roland Banks gioca Dodge (0)
    Allora Roland Banks non ha ancora danni

  @arkham-lcg/fight-action
  Scenario: Il solo nemico che c'è
    Dato Roland Banks è nello Studio con Ghoul Minion impegnato con lui
    E il sacchetto contiene solo un 0
    Quando Roland Banks lo combatte e supera la prova
    Allora Ghoul Minion ha ancora 1 danno

  @arkham-lcg/dealing-damage-horror
  Scenario: Indizi propri, e dove va l'orrore
    Dato Daisy Walker è nello Studio con 2 indizi suoi
    E Daisy Walker controlla Beat Cop (01018)
    Quando Daisy Walker subisce 1 orrore e lo mette su Beat Cop (01018)
    Allora Daisy Walker ha ancora 2 indizi

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: L'abilità per cui si spende dice quale opzione
    Dato Trish Scarborough (07003) è nello Studio
    E Trish Scarborough controlla Fox Mask con 2 offerte
    E lo Studio ha 2 indizi
    E il sacchetto contiene solo uno 0
    Quando Trish Scarborough indaga
    E Trish Scarborough spende un'offerta da Fox Mask per +2 intelletto
    Allora Fox Mask ha 1 offerta

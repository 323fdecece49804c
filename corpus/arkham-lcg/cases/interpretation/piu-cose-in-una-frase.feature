# language: it
Funzionalità: Frasi che ne contengono più d'una
  Fonte: derivato: ciò che ogni frase dice è deciso dalle regole di cui parlano le sue parti.

  @arkham-lcg/chaos-tokens @arkham-lcg/location-cards
  Scenario: Un segnalino con il suo valore, un luogo non rivelato e uno isolato
    Dato che Roland Banks è a Studio
    E Studio è collegato a Corridoio non rivelato
    E Cantina è in gioco
    E Cantina non è collegata a nulla
    E Studio non è collegato a Cantina
    E il sacchetto del caos contiene solo un teschio che vale -2
    Quando Roland Banks indaga
    Allora Roland Banks fallisce la prova di 1
    E Studio è collegato a Corridoio

  @arkham-lcg/enemy-engagement
  Scenario: Più copie di una carta, e due investigatori in una volta
    Dato che Roland Banks e Agnes Baker sono a Studio
    E Roland Banks e Agnes Baker hanno 2 risorse ciascuno
    E è il turno di Roland Banks
    Quando Roland Banks gioca Deposito di Emergenza
    Allora Roland Banks ha 5 risorse
    E Agnes Baker non è impegnata con nessun nemico

  @arkham-lcg/hunter
  Scenario: L'investigatore capo decide
    Dato che Roland Banks è a Studio
    E Wendy Adams è a Soffitta
    E Goat Spawn è a Corridoio
    E Corridoio è collegato a Studio e Soffitta
    Quando comincia la Fase dei Nemici
    E Roland Banks decide che Goat Spawn va a Soffitta
    Allora Goat Spawn è impegnato con Wendy Adams

  @arkham-lcg/costs
  Scenario: Orrore subito per infliggere più danno
    Dato Tony Morgan è nello Studio
    E Tony Morgan controlla Meat Cleaver (12085)
    E Ghoul Minion è impegnato con Tony Morgan
    Quando Tony Morgan usa Meat Cleaver su Ghoul Minion
    E Tony Morgan subisce 1 orrore per infliggere +1 danno
    E Tony Morgan rivela 0
    E Tony Morgan rifiuta l'effetto di Meat Cleaver
    Allora Ghoul Minion è sconfitto
    E Tony Morgan ha 1 orrore

  @arkham-lcg/attach-to
  Scenario: Ciò che si pesca viene assegnato al luogo che si nomina
    Dato Agnes Baker è nello Studio
    E la Soffitta è in gioco con 2 indizi
    E la Cantina è in gioco con 2 indizi
    Quando Agnes Baker pesca Locked Door e la assegna alla Soffitta
    Allora Locked Door è assegnata alla Soffitta

  @arkham-lcg/ability/triggered-abilities
  Scenario: Una carta si attiva
    Dato Roland Banks è nello Studio
    E Roland Banks controlla Guard Dog
    E Ghoul Minion è impegnato con Roland Banks
    Quando Ghoul Minion attacca Roland Banks
    E Roland Banks assegna il danno a Guard Dog e l'orrore a Roland Banks
    E Guard Dog si attiva
    Allora questo è accaduto 1 volta: Guard Dog si attiva

  @arkham-lcg/steps/3.3
  Scenario: I nemici attaccano nella loro fase
    Dato Roland Banks è nello Studio
    E Ghoul Minion è impegnato con Roland Banks
    Quando comincia la Fase dei Nemici
    E i nemici attaccano
    Allora Roland Banks ha 1 danno

  @arkham-lcg/uses-x-type
  Scenario: Le munizioni raddoppiate
    Dato Roland Banks è nello Studio
    E Roland Banks controlla Roland's .38 Special con 3 munizioni
    E Roland Banks controlla Beat Cop (01018)
    Quando Roland Banks gioca Contraband (02109) per raddoppiare le munizioni su Roland's .38 Special
    Allora Roland's .38 Special ha il doppio delle munizioni

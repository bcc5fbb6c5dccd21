import type { SportCopy } from '#web/copy/pt-BR/sport.ts'
import { sportNames } from './sport-names.ts'

export const sport: SportCopy = {
  sports: {
    futebol: {
      name: sportNames.futebol,
      competitor: 'Club',
      scored: 'GF',
      conceded: 'GC',
      difference: 'DG',
      abbreviations:
        'J: jugados. G: ganados. E: empates. P: perdidos. GF y GC: goles a favor y en contra. DG: diferencia. Pts: puntos.',
      scorers: 'Goleadores',
      model:
        'Fútbol: cada club tiene fuerza de ataque y de defensa. De ellas salen los goles esperados y la probabilidad de cada marcador. Jugar en casa ayuda; los resultados recientes pesan más.',
    },
    basquete: {
      name: sportNames.basquete,
      competitor: 'Club',
      scored: 'PF',
      conceded: 'PC',
      difference: 'DP',
      abbreviations:
        'J: jugados. G: ganados. P: perdidos. PF y PC: puntos a favor y en contra. DP: diferencia. Pts: 2 por victoria, 1 por derrota.',
      scorers: 'Máximos anotadores',
      model: 'Básquet: la fuerza es la ventaja esperada en puntos. Quien jugó el día anterior llega cansado.',
    },
    volei: {
      name: sportNames.volei,
      competitor: 'Club',
      scored: 'SF',
      conceded: 'SC',
      difference: 'DS',
      abbreviations:
        'J: jugados. G: ganados. P: perdidos. SF y SC: sets a favor y en contra. DS: diferencia. Pts: 3 por ganar en hasta 4 sets, 2 en 5 sets, 1 para quien pierde en 5.',
      scorers: 'Máximos anotadores',
      model: 'Vóley: la fuerza es la probabilidad de ganar un set; de ella sale la probabilidad de ganar el partido.',
    },
    tenis: {
      name: sportNames.tenis,
      competitor: 'Tenista',
      scored: 'SF',
      conceded: 'SC',
      difference: 'DS',
      abbreviations:
        'J: jugados. G: ganados. P: perdidos. SF y SC: sets a favor y en contra. DS: diferencia. Pts: 1 por victoria. Títulos: temporadas ganadas que terminaron en el período.',
      scorers: 'Quién gana más sets',
      model: 'Tenis: cada tenista tiene una fuerza general y otra en cada superficie.',
    },
  },
  stats: {
    goal: 'Goles',
    assist: 'Asistencias',
    points: 'Puntos',
    rebounds: 'Rebotes',
    assists: 'Asistencias',
    aces: 'Aces',
    blocks: 'Bloqueos',
    sets: 'Sets',
    breaks: 'Quiebres',
  },
  positions: {
    Goleiro: 'Arquero',
    Defensor: 'Defensor',
    'Meio-Campo': 'Mediocampista',
    Atacante: 'Delantero',
    Linha: 'Campo',
    Armador: 'Base',
    Ala: 'Alero',
    Pivô: 'Pívot',
    Levantador: 'Armador',
    Ponteiro: 'Punta',
    Oposto: 'Opuesto',
    Central: 'Central',
    Líbero: 'Líbero',
    Simples: 'Individual',
  },
}

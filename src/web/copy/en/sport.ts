import type { SportCopy } from '#web/copy/pt-BR/sport.ts'
import { sportNames } from './sport-names.ts'

export const sport: SportCopy = {
  sports: {
    futebol: {
      name: sportNames.futebol,
      competitor: 'Club',
      scored: 'GF',
      conceded: 'GA',
      difference: 'GD',
      abbreviations:
        'P: played. W: won. D: drawn. L: lost. GF and GA: goals for and against. GD: goal difference. Pts: points.',
      scorers: 'Top scorers',
      model:
        'Football: every club has a strength in attack and in defence. They give the expected goals and the chance of each score. Playing at home helps; recent results weigh more.',
    },
    basquete: {
      name: sportNames.basquete,
      competitor: 'Club',
      scored: 'PF',
      conceded: 'PA',
      difference: 'PD',
      abbreviations:
        'P: played. W: won. L: lost. PF and PA: points for and against. PD: difference. Pts: 2 for a win, 1 for a loss.',
      scorers: 'Top scorers',
      model: 'Basketball: strength is the expected lead in points. Teams that played the day before are tired.',
    },
    volei: {
      name: sportNames.volei,
      competitor: 'Club',
      scored: 'SW',
      conceded: 'SL',
      difference: 'SD',
      abbreviations:
        'P: played. W: won. L: lost. SW and SL: sets won and lost. SD: difference. Pts: 3 for a win in up to 4 sets, 2 in 5 sets, 1 for losing in 5.',
      scorers: 'Top scorers',
      model: 'Volleyball: strength is the chance to win a set; the chance to win the match follows from it.',
    },
    tenis: {
      name: sportNames.tenis,
      competitor: 'Player',
      scored: 'SW',
      conceded: 'SL',
      difference: 'SD',
      abbreviations:
        'P: played. W: won. L: lost. SW and SL: sets won and lost. SD: difference. Pts: 1 for a win. Titles: seasons won that ended within the period.',
      scorers: 'Most sets won',
      model: 'Tennis: every player has a strength overall and one on each surface.',
    },
  },
  stats: {
    goal: 'Goals',
    assist: 'Assists',
    points: 'Points',
    rebounds: 'Rebounds',
    assists: 'Assists',
    aces: 'Aces',
    blocks: 'Blocks',
    sets: 'Sets',
    breaks: 'Breaks',
  },
  positions: {
    Goleiro: 'Goalkeeper',
    Defensor: 'Defender',
    'Meio-Campo': 'Midfielder',
    Atacante: 'Forward',
    Linha: 'Outfield',
    Armador: 'Guard',
    Ala: 'Wing',
    Pivô: 'Centre',
    Levantador: 'Setter',
    Ponteiro: 'Outside hitter',
    Oposto: 'Opposite',
    Central: 'Middle blocker',
    Líbero: 'Libero',
    Simples: 'Singles',
  },
}

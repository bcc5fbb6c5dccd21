import type { AthletePosition, PlayerStat } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { sportNames } from './sport-names.ts'

interface SportWords {
  name: string
  /** Column header of the competitors. */
  competitor: string
  /** Column headers of the standings. */
  scored: string
  conceded: string
  difference: string
  /** What those columns and the points mean. */
  abbreviations: string
  scorers: string
  /** How Craque makes forecasts for the sport. */
  model: string
}

export const sport = {
  sports: {
    futebol: {
      name: sportNames.futebol,
      competitor: 'Clube',
      scored: 'GP',
      conceded: 'GC',
      difference: 'SG',
      abbreviations:
        'J: jogos. V: vitórias. E: empates. D: derrotas. GP e GC: gols pró e contra. SG: saldo de gols. Pts: pontos.',
      scorers: 'Artilharia',
      model:
        'Futebol: cada clube tem força de ataque e de defesa. Delas saem os gols esperados e a chance de cada placar. Jogar em casa ajuda; resultados recentes pesam mais.',
    },
    basquete: {
      name: sportNames.basquete,
      competitor: 'Clube',
      scored: 'PP',
      conceded: 'PC',
      difference: 'SP',
      abbreviations:
        'J: jogos. V: vitórias. D: derrotas. PP e PC: pontos pró e contra. SP: saldo de pontos. Pts: 2 por vitória, 1 por derrota.',
      scorers: 'Cestinhas',
      model: 'Basquete: a força é a vantagem esperada em pontos. Quem jogou na véspera chega cansado.',
    },
    volei: {
      name: sportNames.volei,
      competitor: 'Clube',
      scored: 'SP',
      conceded: 'SC',
      difference: 'SS',
      abbreviations:
        'J: jogos. V: vitórias. D: derrotas. SP e SC: sets pró e contra. SS: saldo de sets. Pts: 3 por vitória em até 4 sets, 2 em 5 sets, 1 para quem perde em 5.',
      scorers: 'Maiores pontuadores',
      model: 'Vôlei: a força é a chance de vencer um set; dela sai a chance da partida.',
    },
    tenis: {
      name: sportNames.tenis,
      competitor: 'Tenista',
      scored: 'SP',
      conceded: 'SC',
      difference: 'SS',
      abbreviations:
        'J: jogos. V: vitórias. D: derrotas. SP e SC: sets pró e contra. SS: saldo de sets. Pts: 1 por vitória. Títulos: temporadas vencidas que terminaram no período.',
      scorers: 'Quem mais vence sets',
      model: 'Tênis: cada tenista tem uma força geral e outra em cada piso.',
    },
  } satisfies Record<Sport, SportWords>,
  stats: {
    goal: 'Gols',
    assist: 'Assistências',
    points: 'Pontos',
    rebounds: 'Rebotes',
    assists: 'Assistências',
    aces: 'Aces',
    blocks: 'Bloqueios',
    sets: 'Sets',
    breaks: 'Quebras',
  } satisfies Record<PlayerStat, string>,
  positions: {
    Goleiro: 'Goleiro',
    Defensor: 'Defensor',
    'Meio-Campo': 'Meio-Campo',
    Atacante: 'Atacante',
    Linha: 'Linha',
    Armador: 'Armador',
    Ala: 'Ala',
    Pivô: 'Pivô',
    Levantador: 'Levantador',
    Ponteiro: 'Ponteiro',
    Oposto: 'Oposto',
    Central: 'Central',
    Líbero: 'Líbero',
    Simples: 'Simples',
  } satisfies Record<AthletePosition, string>,
}

export type SportCopy = typeof sport

import type { Scout } from '#domain/scoring/scouts.ts'

/** Columns of the match sheet for scouts, also by Cartola's letters. The clean sheet follows from the score (SC4). */
export const SCOUT_COLUMNS = {
  goal: ['gols', 'gol', 'g', 'goals', 'goles'],
  assist: ['assistencias', 'assistencia', 'a', 'assists', 'asistencias'],
  yellowCard: ['cartoes amarelos', 'amarelos', 'amarelo', 'ca', 'yellow cards', 'amarillas'],
  redCard: ['cartoes vermelhos', 'vermelhos', 'vermelho', 'cv', 'red cards', 'rojas'],
  ownGoal: ['gols contra', 'gol contra', 'gc', 'own goals', 'goles en contra'],
  save: ['defesas', 'defesa', 'de', 'saves', 'atajadas'],
  goalConceded: ['gols sofridos', 'gs', 'goals conceded', 'goles recibidos'],
  penaltySaved: ['penaltis defendidos', 'defesas de penalti', 'dp', 'penalties saved', 'penales atajados'],
  penaltyMissed: ['penaltis perdidos', 'pp', 'penalties missed', 'penales errados'],
  penaltyWon: ['penaltis sofridos', 'ps', 'penalties won', 'penales recibidos'],
  penaltyGivenAway: ['penaltis cometidos', 'pc', 'penalties given away', 'penales cometidos'],
  tackle: ['desarmes', 'desarme', 'ds', 'tackles', 'quites'],
  shotSaved: ['finalizacoes defendidas', 'fd', 'shots saved', 'remates atajados'],
  shotOff: ['finalizacoes para fora', 'ff', 'shots off target', 'remates afuera'],
  woodwork: ['finalizacoes na trave', 'ft', 'woodwork', 'remates en el palo'],
  foulSuffered: ['faltas sofridas', 'fs', 'fouls suffered', 'faltas recibidas'],
  foul: ['faltas cometidas', 'fc', 'fouls', 'faltas'],
  offside: ['impedimentos', 'i', 'offsides', 'fueras de juego'],
} as const satisfies Partial<Record<Scout, readonly string[]>>

export type CountedScout = keyof typeof SCOUT_COLUMNS
export const COUNTED_SCOUTS = Object.keys(SCOUT_COLUMNS) as CountedScout[]

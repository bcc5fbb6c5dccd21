/** All history, the month and the week (in the championship's zone, CP8), followed people, and the season (RK5). */
export const RANKING_SCOPES = ['global', 'mensal', 'semanal', 'amigos', 'temporada'] as const
export type RankingScope = (typeof RANKING_SCOPES)[number]

/** The scopes that are the same for every viewer. */
export const STORED_SCOPES = ['global', 'mensal', 'semanal', 'temporada'] as const
export type StoredScope = (typeof STORED_SCOPES)[number]

/** Entries of a page; the first page shows fewer until the viewer asks for all of them. */
export const RANKING_PAGE = 50

export const RANKING_METRICS = ['pontos', 'vitorias', 'precisao', 'streak'] as const
export type RankingMetric = (typeof RANKING_METRICS)[number]

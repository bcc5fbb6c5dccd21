/** Whole history, calendar month, calendar week (both of Brazil), and the people one knows. */
export const RANKING_SCOPES = ['global', 'mensal', 'semanal', 'amigos'] as const
export type RankingScope = (typeof RANKING_SCOPES)[number]

/** Those that are the same for everybody who looks. */
export const STORED_SCOPES = ['global', 'mensal', 'semanal'] as const
export type StoredScope = (typeof STORED_SCOPES)[number]

/** Entries of a page; the first shows fewer until asked for all of them. */
export const RANKING_PAGE = 50

export const RANKING_METRICS = ['pontos', 'vitorias', 'precisao', 'streak'] as const
export type RankingMetric = (typeof RANKING_METRICS)[number]

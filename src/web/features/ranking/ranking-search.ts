import {
  RANKING_METRICS,
  RANKING_SCOPES,
  type RankingMetric,
  type RankingScope,
} from '#domain/ranking/ranking-kinds.ts'

/** What /rankings shows, as its address says it; absent keys are the defaults, which for the scope depend on who looks. */
export interface RankingSearch {
  escopo?: RankingScope | undefined
  criterio?: RankingMetric | undefined
  mostrar?: 50 | undefined
  pagina?: number | undefined
}

/** Every key is answered, with undefined for a default and for what makes no sense: a key left out would keep its raw value. */
export function readRankingSearch(raw: Record<string, unknown>): RankingSearch {
  const escopo = RANKING_SCOPES.find((scope) => scope === raw['escopo'])
  const criterio = RANKING_METRICS.find((metric) => metric === raw['criterio'])
  const pagina = Number(raw['pagina'])
  return {
    escopo,
    criterio: criterio === 'pontos' ? undefined : criterio,
    mostrar: Number(raw['mostrar']) === 50 ? 50 : undefined,
    pagina: Number.isInteger(pagina) && pagina > 1 && pagina <= 100_000 ? pagina : undefined,
  }
}

/** Nothing was asked for but the board: it opens where the person is. */
export const isOpening = ({ mostrar, pagina }: RankingSearch): boolean => mostrar === undefined && pagina === undefined

/** Something else is chosen, and its list starts at the top. */
export const changedRanking = (search: RankingSearch, change: RankingSearch): RankingSearch =>
  readRankingSearch({ ...search, mostrar: undefined, pagina: undefined, ...change })

export interface RankingChoice {
  scope: RankingScope
  metric: RankingMetric
  page: number
  size: 20 | 50
}

/** RK5: people who play see the season first, everybody else the board of all history. */
export const openingScope = (viewer: { playsSeason: boolean } | null | undefined): RankingScope =>
  viewer?.playsSeason ? 'temporada' : 'global'

export const choiceOf = (
  { escopo, criterio, mostrar, pagina }: RankingSearch,
  opening: RankingScope,
): RankingChoice => ({
  scope: escopo ?? opening,
  metric: criterio ?? 'pontos',
  page: pagina ?? 1,
  size: mostrar ?? 20,
})

import {
  RANKING_METRICS,
  RANKING_SCOPES,
  type RankingMetric,
  type RankingScope,
} from '#domain/ranking/ranking-kinds.ts'

/** The search parameters of /rankings. Missing keys are defaults. The default scope depends on the viewer. */
export interface RankingSearch {
  escopo?: RankingScope | undefined
  criterio?: RankingMetric | undefined
  mostrar?: 50 | undefined
  pagina?: number | undefined
}

/**
 * Returns every key, with undefined for a default or invalid value: the router would keep the raw value of a missing
 * key.
 */
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

/** The address has no page and no size, so the board opens around the viewer. */
export const isOpening = ({ mostrar, pagina }: RankingSearch): boolean => mostrar === undefined && pagina === undefined

/**
 * The address with `change`. Page and size are dropped unless `change` has them, so another board opens like a fresh
 * one.
 */
export const changedRanking = (search: RankingSearch, change: RankingSearch): RankingSearch =>
  readRankingSearch({ ...search, mostrar: undefined, pagina: undefined, ...change })

export interface RankingChoice {
  scope: RankingScope
  metric: RankingMetric
  page: number
  size: 20 | 50
}

/** RK5: people who play see the season first, everybody else the all-time board. */
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

import {
  RANKING_METRICS,
  RANKING_SCOPES,
  type RankingMetric,
  type RankingScope,
} from '#domain/ranking/ranking-kinds.ts'

/** What /rankings shows, as its address says it; absent keys are the defaults. */
export interface RankingSearch {
  escopo?: RankingScope
  criterio?: RankingMetric
  mostrar?: 50
  pagina?: number
}

export function readRankingSearch(search: Record<string, unknown>): RankingSearch {
  const escopo = RANKING_SCOPES.find((scope) => scope === search['escopo'])
  const criterio = RANKING_METRICS.find((metric) => metric === search['criterio'])
  const pagina = Number(search['pagina'])
  return {
    ...(escopo && escopo !== 'global' && { escopo }),
    ...(criterio && criterio !== 'pontos' && { criterio }),
    ...(Number(search['mostrar']) === 50 && { mostrar: 50 as const }),
    ...(Number.isInteger(pagina) && pagina > 1 && pagina <= 100_000 && { pagina }),
  }
}

export interface RankingChoice {
  scope: RankingScope
  metric: RankingMetric
  page: number
  size: 20 | 50
}

export const choiceOf = ({ escopo, criterio, mostrar, pagina }: RankingSearch): RankingChoice => ({
  scope: escopo ?? 'global',
  metric: criterio ?? 'pontos',
  page: pagina ?? 1,
  size: mostrar ?? 20,
})

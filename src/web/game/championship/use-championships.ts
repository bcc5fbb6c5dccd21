import { useQuery } from '@tanstack/react-query'
import type { ChampionshipView } from '#contract/championship.ts'
import { useApp } from '#web/base/app-context.ts'
import { championshipsQuery } from './championships-query.ts'

interface Championships {
  all: readonly ChampionshipView[]
  /** The championship of this page. */
  chosen: ChampionshipView | undefined
}

/** On a server with one championship nothing is read, because there is nothing to choose. */
export function useChampionships(): Championships {
  const { fetchApi, championship, hasSeveral } = useApp()
  const { data } = useQuery({ ...championshipsQuery(fetchApi), staleTime: Infinity, enabled: hasSeveral })
  const all = data?.championships ?? []
  return { all, chosen: all.find(({ slug, isMain }) => (championship ? slug === championship : isMain)) }
}

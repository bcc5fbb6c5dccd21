import type { ChampionshipView } from '#contract/championship.ts'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '#web/base/app-context.ts'
import { championshipsQuery } from './championships-query.ts'

/** The championship of the page, also on a server with only one. */
export function useOwnChampionship(): ChampionshipView | undefined {
  const { fetchApi, championship } = useApp()
  const { data } = useQuery(championshipsQuery(fetchApi))
  return data?.championships.find(({ slug, isMain }) => (championship ? slug === championship : isMain))
}

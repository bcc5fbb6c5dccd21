import { queryOptions } from '@tanstack/react-query'
import type { OwnSeason, SeasonFinale } from '#contract/season-finale.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const finaleQuery = (fetchApi: FetchApi, season: number) =>
  queryOptions({
    queryKey: ['seasons', 'finale', season],
    queryFn: apiReader<SeasonFinale>({ fetchApi, path: `/api/seasons/${season}` }),
  })

export const ownSeasonQuery = (fetchApi: FetchApi, season: number) =>
  queryOptions({
    queryKey: ['seasons', 'own', season],
    queryFn: apiReader<OwnSeason>({ fetchApi, path: `/api/seasons/${season}/own` }),
  })

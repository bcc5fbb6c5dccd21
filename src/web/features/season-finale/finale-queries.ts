import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const finaleQuery = (fetchApi: FetchApi, season: number) =>
  queryOptions({
    queryKey: ['seasons', 'finale', season],
    queryFn: apiReader(fetchApi, 'GET /api/seasons/{number}', { number: season }),
  })

export const ownSeasonQuery = (fetchApi: FetchApi, season: number) =>
  queryOptions({
    queryKey: ['seasons', 'own', season],
    queryFn: apiReader(fetchApi, 'GET /api/seasons/{number}/own', { number: season }),
  })

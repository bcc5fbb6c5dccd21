import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** The championship's seasons, and what comes next. */
export const seasonListQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['seasons', 'list'],
    queryFn: apiReader(fetchApi, 'GET /api/seasons'),
  })

import { queryOptions } from '@tanstack/react-query'
import type { ManagerView } from '#contract/manager.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const managerQuery = (fetchApi: FetchApi, id: number) =>
  queryOptions({
    // Under the rankings: it holds a place in them, and is asked again with them while a round is played.
    queryKey: ['rankings', 'manager', id],
    queryFn: apiReader<ManagerView>({
      fetchApi,
      path: `/api/managers/${id}`,
    }),
  })

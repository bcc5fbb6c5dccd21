import { queryOptions } from '@tanstack/react-query'
import type { ManagerView } from '#contract/manager.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const managerQuery = (fetchApi: FetchApi, id: number) =>
  queryOptions({
    // The key is under `rankings`, because the answer contains a rank. It is read again with them during a round.
    queryKey: ['rankings', 'manager', id],
    queryFn: apiReader<ManagerView>({
      fetchApi,
      path: `/api/managers/${id}`,
    }),
  })

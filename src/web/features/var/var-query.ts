import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const varQuery = (fetchApi: FetchApi) =>
  queryOptions({ queryKey: ['var'], queryFn: apiReader(fetchApi, 'GET /api/var') })

import { queryOptions } from '@tanstack/react-query'
import type { VarView } from '#contract/var.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const varQuery = (fetchApi: FetchApi) =>
  queryOptions({ queryKey: ['var'], queryFn: apiReader<VarView>({ fetchApi, path: '/api/var' }) })

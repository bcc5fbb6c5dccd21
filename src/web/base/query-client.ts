import { QueryClient } from '#web/queries/query-client.ts'
import { ApiProblem } from './api-client.ts'

const isPassing = (error: unknown) => !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500

export function createQueryClient(): QueryClient {
  return new QueryClient({
    // What the server has just read is not read again by the browser that draws it.
    staleTime: 30_000,
    retry: import.meta.env.SSR ? false : (failures, error) => failures < 2 && isPassing(error),
  })
}

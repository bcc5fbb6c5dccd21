import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { NotFound } from '#web/router/target.ts'
import { ApiProblem } from '#web/base/api-client.ts'

/** Call it after the query. A page whose thing does not exist or has an invalid id becomes the not-found page. */
export function knownOrNotFound(queryClient: QueryClient, queryKey: QueryKey): void {
  const error = queryClient.getQueryState(queryKey)?.error
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) throw new NotFound()
}

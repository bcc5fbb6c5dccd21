import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { NotFound } from '#web/router/target.ts'
import { ApiProblem } from '#web/base/api-client.ts'

/** Call it after the query: a page about something that does not exist becomes the not-found page with status 404. */
export function knownOrNotFound(queryClient: QueryClient, queryKey: QueryKey): void {
  const error = queryClient.getQueryState(queryKey)?.error
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) throw new NotFound()
}

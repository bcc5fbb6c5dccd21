import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useApp } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'

/**
 * After the person changed, nothing that was read for the one before may stay on the screen. Who is looking is asked
 * first: parts that only the person before may read are gone from the page before anything else is read again.
 */
export function useSessionChange() {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (to?: string) => {
    const { queryKey } = viewerQuery(fetchApi)
    await queryClient.cancelQueries()
    await queryClient.resetQueries({ queryKey })
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.resetQueries({ predicate: (query) => query.queryHash !== hashKey(queryKey) })
    if (to) await router.navigate({ to })
    await router.invalidate()
  }
}

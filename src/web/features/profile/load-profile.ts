import type { AppContext } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { activityQuery } from './activity-query.ts'
import { historyQuery, ledgerQuery, lineupsQuery, momentsQuery } from './manager-parts-query.ts'
import { managerQuery } from './manager-query.ts'
import { profileQuery } from './profile-query.ts'

/** The server's HTML holds the first page of every list. In the browser the lists load in their places. */
async function loadParts({ queryClient, fetchApi }: AppContext, managerId: number): Promise<void> {
  if (!import.meta.env.SSR) return
  await Promise.all([
    queryClient.prefetchQuery(historyQuery(fetchApi, managerId)),
    queryClient.prefetchQuery(momentsQuery(fetchApi, managerId)),
    queryClient.prefetchInfiniteQuery(ledgerQuery(fetchApi, managerId)),
  ])
}

export async function loadProfile(context: AppContext): Promise<void> {
  const { queryClient, fetchApi } = context
  const query = viewerQuery(fetchApi)
  await queryClient.prefetchQuery(query)
  const viewer = queryClient.getQueryData(query.queryKey)
  if (!viewer) return
  await Promise.all([
    queryClient.prefetchQuery(profileQuery(fetchApi)),
    loadParts(context, viewer.managerId),
    import.meta.env.SSR && queryClient.prefetchInfiniteQuery(activityQuery(fetchApi)),
  ])
}

export async function loadManager(context: AppContext, managerId: number) {
  const { queryClient, fetchApi } = context
  const query = managerQuery(fetchApi, managerId)
  await queryClient.prefetchQuery(query)
  const manager = queryClient.getQueryData(query.queryKey)
  if (manager?.managerId === managerId)
    await Promise.all([
      loadParts(context, managerId),
      import.meta.env.SSR && queryClient.prefetchInfiniteQuery(lineupsQuery(fetchApi, managerId)),
    ])
  return { queryKey: query.queryKey, manager }
}

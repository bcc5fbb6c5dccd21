import type { AppContext } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { managerQuery } from './manager-query.ts'
import { profileQuery } from './profile-query.ts'

export async function loadProfile({ queryClient, fetchApi }: AppContext): Promise<void> {
  const viewer = viewerQuery(fetchApi)
  await queryClient.prefetchQuery(viewer)
  if (queryClient.getQueryData(viewer.queryKey)) await queryClient.prefetchQuery(profileQuery(fetchApi))
}

export async function loadManager({ queryClient, fetchApi }: AppContext, managerId: number) {
  const { queryKey, ...query } = managerQuery(fetchApi, managerId)
  await queryClient.prefetchQuery({ queryKey, ...query })
  return { queryKey, manager: queryClient.getQueryData(queryKey) }
}

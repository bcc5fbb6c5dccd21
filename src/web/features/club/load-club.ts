import type { AppContext } from '#web/base/app-context.ts'
import { clubPageQuery } from './club-query.ts'

export async function loadClub({ queryClient, fetchApi }: AppContext, clubId: number) {
  const query = clubPageQuery(fetchApi, clubId)
  await queryClient.prefetchQuery(query)
  return { queryKey: query.queryKey, club: queryClient.getQueryData(query.queryKey)?.club }
}

import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** A round as a manager played it; the viewer's own when nobody is named. */
export function storyQuery(
  fetchApi: FetchApi,
  { roundId, managerId }: { roundId: number; managerId?: number | undefined },
) {
  return queryOptions({
    queryKey: ['rounds', 'story', roundId, managerId ?? 'own'],
    queryFn: apiReader({
      fetchApi,
      path: `/api/rounds/${roundId}/story${managerId === undefined ? '' : `?manager=${managerId}`}`,
      schema: async () => (await import('#contract/story.ts')).roundStorySchema,
    }),
  })
}

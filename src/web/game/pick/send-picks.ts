import type { SavePicks } from '#contract/pick.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export const sendPicks = (fetchApi: FetchApi, body: SavePicks) =>
  callApi({
    fetchApi,
    path: '/api/picks',
    method: 'PUT',
    body,
    keepalive: true,
    schema: async () => (await import('#contract/pick.ts')).savedPicksSchema,
  })

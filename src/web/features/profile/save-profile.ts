import type { Profile, SaveProfile } from '#contract/profile.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export const saveProfile = (fetchApi: FetchApi, body: SaveProfile) =>
  callApi<Profile>({
    fetchApi,
    path: '/api/profile',
    method: 'PUT',
    body,
  })

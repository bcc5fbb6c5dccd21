import type { SaveProfile } from '#contract/profile.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export const saveProfile = (fetchApi: FetchApi, body: SaveProfile) => callApi(fetchApi, 'PUT /api/profile', { body })

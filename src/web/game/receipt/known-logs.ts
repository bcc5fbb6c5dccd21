import { ApiProblem, callApi, type FetchApi } from '#web/base/api-client.ts'
import type { LogHead, Logs } from '#verify/check-log-of.ts'
import { seenHeads } from './seen-head.ts'

/** The logs that the server lists. Heads that this device has seen (VR6) take the place of those in the list. */
export function knownLogs(fetchApi: FetchApi, championship: string | undefined): Logs {
  let epochs: readonly LogHead[] = []
  return {
    headOf: async (origin) => {
      const isListed = () => epochs.some((epoch) => epoch.origin === origin)
      if (!isListed()) ({ epochs } = await callApi(fetchApi, 'GET /api/var'))
      if (!isListed()) return undefined
      return [...seenHeads(championship), ...epochs].find((head) => head.origin === origin)
    },
    prove: async (origin, from) => {
      try {
        return await callApi(fetchApi, 'GET /api/var/consistency', { origin, from })
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return undefined
        throw error
      }
    },
  }
}

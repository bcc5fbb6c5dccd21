import { queryOptions } from '@tanstack/react-query'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

export const ownDivisionQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['divisions', 'own'],
    queryFn: apiReader(fetchApi, 'GET /api/divisions/own'),
  })

/**
 * An address like `12-5` means the fifth group of the twelfth cycle. An invalid address reads a group that does not
 * exist.
 */
export function groupQuery(fetchApi: FetchApi, address: string) {
  const [, cycleId, groupNumber] = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(address) ?? [0, 0, 0]
  return queryOptions({
    queryKey: ['divisions', 'group', address],
    queryFn: apiReader(fetchApi, 'GET /api/divisions/{id}/groups/{group}', {
      id: Number(cycleId),
      group: Number(groupNumber),
    }),
  })
}

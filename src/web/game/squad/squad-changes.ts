import type { QueryClient } from '#web/queries/query-client.ts'
import type { Deleted } from '#contract/deleted.ts'
import type { SquadAnswer, SquadsAnswer, SquadView } from '#contract/squad.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export const sendSquadName = (fetchApi: FetchApi, squadId: number, name: string) =>
  callApi<SquadAnswer>({ fetchApi, path: `/api/squads/${squadId}`, method: 'PATCH', body: { name } })

export const sendCopy = (fetchApi: FetchApi, squadId: number, body: { name: string; roundId: number }) =>
  callApi<SquadAnswer>({ fetchApi, path: `/api/squads/${squadId}/copies`, method: 'POST', body })

export const sendDeletion = (fetchApi: FetchApi, squadId: number) =>
  callApi<Deleted>({
    fetchApi,
    path: `/api/squads/${squadId}`,
    method: 'DELETE',
  })

/** The list as it is after one squad was stored; totals, who I am and the round I play next are asked again. */
export function keepSquad(queryClient: QueryClient, squad: SquadView): void {
  queryClient.setQueryData<SquadsAnswer>(['squads'], (known) => {
    if (!known) return known
    const others = known.squads.filter(({ id }) => id !== squad.id)
    return { ...known, squads: [...others, squad].sort((a, b) => a.id - b.id) }
  })
  for (const name of ['squads', 'viewer', 'duel'] as const) void queryClient.invalidateQueries({ queryKey: [name] })
}

import { useQueryClient } from '@tanstack/react-query'
import type { SquadsAnswer } from '#contract/squad.ts'
import { useApp } from '#web/app-context.ts'
import { marketQuery } from '#web/features/market/market-query.ts'
import { keepSquad, sendNewSquad, squadsQuery } from './squad-queries.ts'

/** The first squad of mine, or an empty one made now: whoever joins a league needs one, and may fill it later. */
export function useEnsureSquad(newName: string, closed: string) {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  return async (chosenId?: number) => {
    const mine: SquadsAnswer = await queryClient.fetchQuery(squadsQuery(fetchApi))
    const found = mine.squads.find(({ id }) => id === chosenId) ?? mine.squads[0]
    if (found) return found
    const { round } = await queryClient.fetchQuery(marketQuery(fetchApi))
    if (!round) throw new Error(closed)
    const { squad } = await sendNewSquad(fetchApi, { name: newName, playerIds: [], captainId: null, roundId: round.id })
    keepSquad(queryClient, squad)
    return squad
  }
}

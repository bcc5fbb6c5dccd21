import { useQuery } from '@tanstack/react-query'
import type { MatchPageView } from '#contract/match.ts'
import { useApp } from '#web/base/app-context.ts'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'

export type LineupSide = 'mine' | 'rival' | undefined

/** Whether a player is in the viewer's lineup, or in that of the viewer's duel opponent in the match's round. */
export function useLineupSide({
  roundId,
}: Pick<MatchPageView, 'roundId'>): (playerId: number | undefined) => LineupSide {
  const { fetchApi } = useApp()
  const { data } = useQuery({ ...ownDuelQuery(fetchApi, { roundId: roundId ?? undefined }), enabled: roundId !== null })
  const { own, opponent } = data?.duel ?? {}
  const mine = new Set(own?.players.map(({ playerId }) => playerId))
  const theirs = new Set(opponent?.players.map(({ playerId }) => playerId))
  return (playerId) => {
    if (playerId === undefined) return undefined
    return mine.has(playerId) ? 'mine' : theirs.has(playerId) ? 'rival' : undefined
  }
}

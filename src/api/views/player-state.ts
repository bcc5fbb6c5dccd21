import type { PlayerState } from '#contract/live.ts'
import type { PlayerInRoundRow } from '#db/round/player-states.ts'

function stateOf({ matchState, hasPlayed, hasLeft }: PlayerInRoundRow): PlayerState['state'] {
  if (matchState === 'scheduled') return 'to-play'
  if (matchState === 'final') return hasPlayed ? 'over' : 'did-not-play'
  if (hasLeft) return 'over'
  return hasPlayed ? 'on-pitch' : 'off-pitch'
}

export const playerStateView = (row: PlayerInRoundRow): PlayerState => ({
  playerId: row.playerId,
  state: stateOf(row),
  matchId: row.matchId,
  startsAtMs: row.startsAt.getTime(),
  minute: row.minute,
})

import type { Score } from '#domain/sport/outcome.ts'
import type { Position } from '#domain/sport/position.ts'
import { withScore } from './full-time.ts'
import { scoutChanges, type ScoutCounts } from './scouts.ts'

export interface PlayerOfMatch {
  playerId: number
  side: keyof Score
  /** What he was in this match. */
  position: Position
  tookPart: boolean
  scouts: ScoutCounts
}

/** RL7: those whose scouts a corrected score changes, with the scouts that follow from it. The score counts extra time (MT6). */
export function followScore<P extends PlayerOfMatch>(players: readonly P[], score: Score): P[] {
  const isKeeper = ({ position, tookPart }: P) => position === 'Goleiro' && tookPart
  return players.flatMap((player) => {
    const { side, position, tookPart: played, scouts: before } = player
    const keepers = players.filter((one) => one.side === side && isKeeper(one))
    const scouts = withScore(before, {
      position,
      played,
      conceded: score[side === 'home' ? 'away' : 'home'],
      isOnlyKeeper: isKeeper(player) && keepers.length === 1,
    })
    return scoutChanges(before, scouts).length === 0 ? [] : [{ ...player, scouts }]
  })
}

import type { LivePlayerChange, ScoutChange } from '#contract/live.ts'
import type { DeedRow } from '#db/live/causes.ts'
import type { PlayerId } from '#domain/ids.ts'
import { scoutChanges, type ScoutCounts } from '#domain/scoring/scouts.ts'
import type { PointChange } from '#live/live-round.ts'

/** What the players of a round have done, so that a change of points is told with its cause. */
export interface RoundDeeds {
  /** Takes what they have done by now; the changes of points are told with what is new in it. */
  note(rows: readonly DeedRow[], changes: readonly PointChange[]): LivePlayerChange[]
}

export function createRoundDeeds(): RoundDeeds {
  const known = new Map<string, ScoutCounts>()
  return {
    note: (rows, changes) => {
      const names = new Map<PlayerId, string>()
      const deeds = new Map<PlayerId, ScoutChange[]>()
      for (const { matchId, playerId, playerName, scouts } of rows) {
        const key = `${matchId}/${playerId}`
        const news = scoutChanges(known.get(key) ?? {}, scouts)
        known.set(key, scouts)
        names.set(playerId, playerName)
        deeds.set(playerId, [...(deeds.get(playerId) ?? []), ...news])
      }
      return changes.map((change) => ({
        ...change,
        playerName: names.get(change.playerId) ?? '',
        scouts: deeds.get(change.playerId) ?? [],
      }))
    },
  }
}

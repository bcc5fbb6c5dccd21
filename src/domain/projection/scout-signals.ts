import { playerPointTenths } from '#domain/scoring/player-points.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

/** How dangerous and how busy a player was, where a source has shots and no index of its own. */
export function signalsOfScouts(scouts: ScoutCounts, position: Position) {
  const { goal = 0, shotSaved = 0, shotOff = 0, woodwork = 0, assist = 0, foulSuffered = 0 } = scouts
  return {
    threat: 15 * (goal + shotSaved + woodwork) + 7 * shotOff,
    creativity: 15 * assist + 4 * foulSuffered,
    index: playerPointTenths({ position, scouts }, 'cartola-2025') / 3,
  }
}

import { rulesOf } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { squadSize, type Eleven, type SquadPlayer } from '#domain/squad/squad.ts'

export interface PitchLine {
  position: Position
  players: SquadPlayer[]
  vacant: number
}

/**
 * The lines of the squad, attack first, each with its players and its number of open places. Open places go to what
 * each line needs at least (SQ5), then to its usual number, then to its maximum.
 */
export function pitchLines(squad: Eleven): PitchLine[] {
  const lines = rulesOf(squad.modality).lines.map((line) => ({
    ...line,
    players: squad.players.filter(({ position }) => position === line.position),
    vacant: 0,
  }))
  let open = squadSize(squad) - squad.players.length
  for (const limit of ['min', 'usual', 'max'] as const) {
    for (const line of lines) {
      const room = Math.min(open, Math.max(0, line[limit] - line.players.length - line.vacant))
      line.vacant += room
      open -= room
    }
  }
  return lines.reverse().map(({ position, players, vacant }) => ({ position, players, vacant }))
}

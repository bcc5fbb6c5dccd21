import { countByPosition, FORMATION_LIMITS } from '#domain/squad/formation.ts'
import { SQUAD_SIZE, type Eleven, type SquadPlayer } from '#domain/squad/squad.ts'
import { POSITIONS, type Position } from '#domain/sport/position.ts'

export interface PitchLine {
  position: Position
  players: SquadPlayer[]
  vacant: number
}

/** Where empty places are drawn first: towards 4-3-3, within SQ5. */
const WANTED: Record<Position, number> = { Goleiro: 1, Defensor: 4, 'Meio-Campo': 3, Atacante: 3 }

/** Eleven places in lines, attack first: those taken and those still to fill. */
export function pitchLines(squad: Eleven): PitchLine[] {
  const counts = countByPosition(squad)
  const vacant: Record<Position, number> = { Goleiro: 0, Defensor: 0, 'Meio-Campo': 0, Atacante: 0 }
  let open = SQUAD_SIZE - squad.players.length
  for (const limit of [minimum, wanted, maximum]) {
    for (const position of POSITIONS) {
      const room = Math.min(open, Math.max(0, limit(position) - counts[position] - vacant[position]))
      vacant[position] += room
      open -= room
    }
  }
  return [...POSITIONS].reverse().map((position) => ({
    position,
    players: squad.players.filter((player) => player.position === position),
    vacant: vacant[position],
  }))
}

const minimum = (position: Position) => FORMATION_LIMITS[position].min
const wanted = (position: Position) => WANTED[position]
const maximum = (position: Position) => FORMATION_LIMITS[position].max

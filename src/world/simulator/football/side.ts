import type { ClubId, PlayerId } from '#domain/ids.ts'
import type { Rng } from '#domain/rng.ts'
import { weightedIndex } from '#world/chance.ts'
import type { FootballPlayer } from '#world/players/player.ts'
import type { TeamSheet } from './event.ts'
import { ROLES, roleWeights, type Role } from './rates.ts'

/**
 * The eleven on the pitch during a simulation. A substitute takes the place of the replaced player; a player who is
 * sent off leaves it empty.
 */
export interface Side {
  clubId: ClubId
  pitch: (FootballPlayer | null)[]
  bench: FootballPlayer[]
  men: number
  goals: number
  booked: Set<PlayerId>
  weights: Record<Role, Float64Array>
}

export function sideFrom(sheet: TeamSheet<FootballPlayer>): Side {
  const size = sheet.starters.length
  const side: Side = {
    clubId: sheet.clubId,
    pitch: sheet.starters.slice(),
    bench: sheet.bench.slice(),
    men: size,
    goals: 0,
    booked: new Set(),
    weights: Object.fromEntries(ROLES.map((role) => [role, new Float64Array(size)])) as Side['weights'],
  }
  for (let place = 0; place < size; place++) reweigh(side, place)
  return side
}

function reweigh(side: Side, place: number): void {
  const player = side.pitch[place]
  const weights = player ? roleWeights(player) : null
  for (let i = 0; i < ROLES.length; i++) side.weights[ROLES[i] as Role][place] = weights?.[i] ?? 0
}

export function playerFor(side: Side, role: Role, rng: Rng): FootballPlayer {
  const player = side.pitch[weightedIndex(rng, side.weights[role])]
  // Rounding can make the draw choose an empty last place.
  return player ?? (side.pitch.find((other) => other && other.position !== 'Goleiro') as FootballPlayer)
}

export function keeperOf(side: Side): FootballPlayer {
  const keeper = side.pitch.find((player) => player?.position === 'Goleiro')
  if (!keeper) throw new Error('a side plays without a goalkeeper')
  return keeper
}

/** A booked player fouls less. */
export function book(side: Side, player: FootballPlayer): void {
  side.booked.add(player.id)
  const place = side.pitch.indexOf(player)
  const weights = side.weights.foul
  weights[place] = 0.55 * (weights[place] ?? 0)
}

export function sendOff(side: Side, player: FootballPlayer): void {
  const place = side.pitch.indexOf(player)
  side.pitch[place] = null
  side.men--
  reweigh(side, place)
}

export function replace(side: Side, off: FootballPlayer, on: FootballPlayer): void {
  const place = side.pitch.indexOf(off)
  side.pitch[place] = on
  side.bench.splice(side.bench.indexOf(on), 1)
  reweigh(side, place)
}

import { POSITIONS, type Position } from '#domain/sport/position.ts'
import { SQUAD_SIZE, type Eleven } from './squad.ts'

export const FORMATION_LIMITS: Record<Position, { min: number; max: number }> = {
  Goleiro: { min: 1, max: 1 },
  Defensor: { min: 3, max: 5 },
  'Meio-Campo': { min: 2, max: 5 },
  Atacante: { min: 1, max: 4 },
}

export type Missing =
  | { kind: 'players'; count: number }
  | { kind: 'too_few'; position: Position; count: number }
  | { kind: 'too_many'; position: Position; count: number }

export function countByPosition(squad: Eleven): Record<Position, number> {
  const counts = { Goleiro: 0, Defensor: 0, 'Meio-Campo': 0, Atacante: 0 }
  for (const { position } of squad.players) counts[position]++
  return counts
}

/** Outfield lines from the back: '4-3-3'. */
export function formationOf(squad: Eleven): string {
  const counts = countByPosition(squad)
  return `${counts.Defensor}-${counts['Meio-Campo']}-${counts.Atacante}`
}

/** SQ5: everything that keeps the squad from competing; empty when it may. */
export function missingToCompete(squad: Eleven): Missing[] {
  const counts = countByPosition(squad)
  const missing: Missing[] = []
  const players = SQUAD_SIZE - squad.players.length
  if (players > 0) missing.push({ kind: 'players', count: players })
  for (const position of POSITIONS) {
    const { min, max } = FORMATION_LIMITS[position]
    const count = counts[position]
    if (count < min) missing.push({ kind: 'too_few', position, count: min - count })
    if (count > max) missing.push({ kind: 'too_many', position, count: count - max })
  }
  return missing
}

export const canCompete = (squad: Eleven): boolean => missingToCompete(squad).length === 0

/** Every [Defensor, Meio-Campo, Atacante] that SQ5 allows. */
export function allowedFormations(): [number, number, number][] {
  const { Defensor, 'Meio-Campo': meio, Atacante, Goleiro } = FORMATION_LIMITS
  const found: [number, number, number][] = []
  for (let d = Defensor.min; d <= Defensor.max; d++)
    for (let m = meio.min; m <= meio.max; m++) {
      const a = SQUAD_SIZE - Goleiro.min - d - m
      if (a >= Atacante.min && a <= Atacante.max) found.push([d, m, a])
    }
  return found
}

/** A number for each of POSITIONS, in their order. */
export type Counts = readonly [number, number, number, number]

/** For every formation with room for these players: how many of each position it still needs. */
export function openPlaces(players: readonly { position: Position }[]): Counts[] {
  const taken = POSITIONS.map((position) => players.filter((player) => player.position === position).length)
  return allowedFormations()
    .map((outfield) => [1, ...outfield].map((count, at) => count - (taken[at] ?? 0)))
    .filter((need): need is [number, number, number, number] => need.every((count) => count >= 0))
}

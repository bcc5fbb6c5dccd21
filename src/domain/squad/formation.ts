import { rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { squadSize, type Eleven } from './squad.ts'

export type Missing =
  | { kind: 'players'; count: number }
  | { kind: 'too_few'; position: Position; count: number }
  | { kind: 'too_many'; position: Position; count: number }

export const countOf = ({ players }: { players: readonly { position: Position }[] }, wanted: Position): number =>
  players.filter(({ position }) => position === wanted).length

/** Outfield lines from the back: '4-3-3'. */
export function formationOf(squad: Eleven): string {
  const [, ...outfield] = rulesOf(squad.modality).lines
  return outfield.map(({ position }) => countOf(squad, position)).join('-')
}

/** SQ5: everything that keeps the squad from competing; empty if it may. */
export function missingToCompete(squad: Eleven): Missing[] {
  const missing: Missing[] = []
  const players = squadSize(squad) - squad.players.length
  if (players > 0) missing.push({ kind: 'players', count: players })
  for (const { position, min, max } of rulesOf(squad.modality).lines) {
    const count = countOf(squad, position)
    if (count < min) missing.push({ kind: 'too_few', position, count: min - count })
    if (count > max) missing.push({ kind: 'too_many', position, count: count - max })
  }
  return missing
}

export const canCompete = (squad: Eleven): boolean => missingToCompete(squad).length === 0

/** A number for each line of a modality, the goalkeeper's first. */
export type Counts = readonly number[]

const total = (counts: Counts) => counts.reduce((sum, count) => sum + count, 0)

function allowedIn(modality: Modality): readonly Counts[] {
  const { size, lines } = rulesOf(modality)
  const grown = lines.reduce<Counts[]>(
    (found, { min, max }) =>
      found.flatMap((counts) => Array.from({ length: max - min + 1 }, (_, more) => [...counts, min + more])),
    [[]],
  )
  return grown.filter((counts) => total(counts) === size)
}

const allowed = new Map<Modality, readonly Counts[]>()

/** Every formation that SQ5 allows. The market needs them for each of its rows, so they are cached. */
export function formationsOf(modality: Modality): readonly Counts[] {
  const known = allowed.get(modality) ?? allowedIn(modality)
  allowed.set(modality, known)
  return known
}

/** For every formation with room for these players: how many of each line it still needs. */
export function openPlaces(modality: Modality, players: readonly { position: Position }[]): Counts[] {
  const taken = rulesOf(modality).lines.map(({ position }) => countOf({ players }, position))
  return formationsOf(modality)
    .map((counts) => counts.map((count, at) => count - (taken[at] ?? 0)))
    .filter((need) => need.every((count) => count >= 0))
}

import { GALA_TENTHS } from '#domain/achievement/achievements.ts'
import type { IdSet, NumbersById } from '#domain/by-id.ts'
import type { ScoredLineups } from './score-batch.ts'

/** Points that were posted to the ledger for a manager. */
export interface PostedPoints {
  managerId: number
  points: number
}

/** The same index in each column is the same manager. */
export interface RoundCorrections {
  managerIds: readonly number[]
  /** The points that were posted, and how many more duels the manager has won (below zero: fewer). */
  points: readonly number[]
  wins: readonly number[]
  /** Tenths of the lineup that counts, if they have changed. */
  tenthsBefore: readonly (number | null)[]
  tenthsAfter: readonly (number | null)[]
}

interface SettledAgain {
  lineups: ScoredLineups
  /** The tenths of each squad before and after this settlement. */
  before: NumbersById
  after: NumbersById
  won: IdSet
  wonBefore: IdSet
  posted: readonly PostedPoints[]
}

/** The changes for each manager when a round is settled again; only managers with a change. */
export function correctRound({ lineups, before, after, won, wonBefore, posted }: SettledAgain): RoundCorrections {
  const changes = new Map<number, { points: number; wins: number; from: number | null; to: number | null }>()
  function changeOf(managerId: number) {
    const known = changes.get(managerId)
    if (known) return known
    const change = { points: 0, wins: 0, from: null, to: null }
    changes.set(managerId, change)
    return change
  }
  for (const { managerId, points } of posted) changeOf(managerId).points += points
  for (const [lineup, squadId] of lineups.squadIds.entries()) {
    const managerId = lineups.managerIds[lineup] as number
    const wins = Number(won.has(squadId)) - Number(wonBefore.has(squadId))
    if (wins !== 0) changeOf(managerId).wins += wins
    const [from, to] = [before.get(squadId) ?? null, after.get(squadId) ?? null]
    if (lineups.counts[lineup] === 1 && from !== to) Object.assign(changeOf(managerId), { from, to })
  }
  const all = [...changes.values()]
  return {
    managerIds: [...changes.keys()],
    points: all.map(({ points }) => points),
    wins: all.map(({ wins }) => wins),
    tenthsBefore: all.map(({ from }) => from),
    tenthsAfter: all.map(({ to }) => to),
  }
}

/** AC5: managers whose lineup has become a gala, or no longer is one. */
export function galasTurned({ managerIds, tenthsBefore, tenthsAfter }: RoundCorrections): number[] {
  const isGala = (tenths: number | null | undefined) => (tenths ?? 0) >= GALA_TENTHS
  return managerIds.filter((_, place) => isGala(tenthsBefore[place]) !== isGala(tenthsAfter[place]))
}

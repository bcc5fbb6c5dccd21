import { SCOUTS, type Scout, type ScoutCounts } from '#domain/scoring/scouts.ts'
import type { CartolaRow } from './cartola-row.ts'

export interface RoundRow {
  row: CartolaRow
  /** The round's own scouts. */
  scouts: ScoutCounts
  tookPart: boolean
  /** False when the file before lacks this athlete's totals, so that the difference spans more than one round. */
  isKnown: boolean
  /** An earlier round of his was put right in this file: what was published then does not follow from its scouts. */
  correctsEarlier: boolean
}

interface Totals {
  scouts: ScoutCounts
  games: number
  isStale: boolean
}

const NOTHING: Totals = { scouts: {}, games: 0, isStale: false }

function combine(a: ScoutCounts, b: ScoutCounts, sign: 1 | -1): ScoutCounts {
  const result: ScoutCounts = {}
  for (const scout of SCOUTS) {
    const count = (a[scout] ?? 0) + sign * (b[scout] ?? 0)
    if (count !== 0) result[scout] = count
  }
  return result
}

/** Asked of every athlete in every file: only what he has is looked at. */
function isFalling(row: CartolaRow, before: Totals): boolean {
  for (const scout in before.scouts)
    if ((row.scouts[scout as Scout] ?? 0) < (before.scouts[scout as Scout] ?? 0)) return true
  return false
}

const sizeOf = (scouts: ScoutCounts) => SCOUTS.reduce((sum, scout) => sum + (scouts[scout] ?? 0), 0)

/** More than anybody does in one round. */
const MORE_THAN_A_ROUND = 30

/** A total that falls by a little was put right; one that falls to a fraction is no total. */
const isCorrection = (row: CartolaRow, before: Totals) =>
  sizeOf(row.scouts) > MORE_THAN_A_ROUND && sizeOf(row.scouts) * 10 > sizeOf(before.scouts) * 9

function positivePart(scouts: ScoutCounts): ScoutCounts {
  return Object.fromEntries(Object.entries(scouts).filter(([, count]) => count > 0))
}

/**
 * Turns season totals into the scouts of each round; feed it the rounds of one season in order.
 * A season total cannot fall. Where one falls by a little (2021, round 30), an earlier round was put right; where it falls to a
 * fraction (2022, round 6), the row holds one round's scouts instead: this round's, or, when the row names an older round, that
 * round's, which were counted then.
 */
export function seasonOf(): { addRound(roundId: number, rows: readonly CartolaRow[]): RoundRow[] } {
  const totals = new Map<number, Totals>()
  const addRow = (roundId: number, row: CartolaRow): RoundRow => {
    const before = totals.get(row.athleteId) ?? NOTHING
    const falling = isFalling(row, before)
    if (falling && row.roundId < roundId) {
      totals.set(row.athleteId, { ...before, isStale: true })
      return { row, scouts: {}, tookPart: false, isKnown: false, correctsEarlier: false }
    }
    if (falling && isCorrection(row, before)) {
      const difference = positivePart(combine(row.scouts, before.scouts, -1))
      const tookPart = row.tookPart ?? (row.games ?? 0) > before.games
      totals.set(row.athleteId, { scouts: row.scouts, games: Math.max(row.games ?? 0, before.games), isStale: false })
      return { row, scouts: difference, tookPart, isKnown: false, correctsEarlier: true }
    }
    const scouts = falling ? row.scouts : combine(row.scouts, before.scouts, -1)
    const played = row.games === null ? Object.keys(scouts).length > 0 : row.games > before.games
    totals.set(row.athleteId, {
      scouts: falling ? combine(before.scouts, row.scouts, 1) : row.scouts,
      games: Math.max(row.games ?? 0, before.games),
      isStale: false,
    })
    return { row, scouts, tookPart: row.tookPart ?? played, isKnown: !before.isStale, correctsEarlier: false }
  }
  return { addRound: (roundId, rows) => rows.map((row) => addRow(roundId, row)) }
}

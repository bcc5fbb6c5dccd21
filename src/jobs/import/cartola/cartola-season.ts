import { SCOUTS, type Scout, type ScoutCounts } from '#domain/scoring/scouts.ts'
import type { CartolaRow } from './cartola-row.ts'

export interface RoundRow {
  row: CartolaRow
  /** The round's own scouts. */
  scouts: ScoutCounts
  tookPart: boolean
  /** False if the scouts may hold more or less than this round: after a gap, or where the totals fell. */
  isKnown: boolean
  /** This file corrects an earlier round of the athlete: the points published then do not follow from its scouts. */
  correctsEarlier: boolean
  /** How many more games than in the newest earlier file that has the athlete. */
  gamesMore: number
}

interface Totals {
  scouts: ScoutCounts
  games: number
  isStale: boolean
  /** A round is missing after these totals: its scouts are in the next difference. */
  isBeforeGap: boolean
}

const NOTHING: Totals = { scouts: {}, games: 0, isStale: false, isBeforeGap: false }

function combine(a: ScoutCounts, b: ScoutCounts, sign: 1 | -1): ScoutCounts {
  const result: ScoutCounts = {}
  for (const scout of SCOUTS) {
    const count = (a[scout] ?? 0) + sign * (b[scout] ?? 0)
    if (count !== 0) result[scout] = count
  }
  return result
}

/** Runs for every athlete in every file, so it reads only the athlete's own scouts. */
function isFalling(row: CartolaRow, before: Totals): boolean {
  for (const scout in before.scouts)
    if ((row.scouts[scout as Scout] ?? 0) < (before.scouts[scout as Scout] ?? 0)) return true
  return false
}

const sizeOf = (scouts: ScoutCounts) => SCOUTS.reduce((sum, scout) => sum + (scouts[scout] ?? 0), 0)

/** More than anybody does in one round. */
const MORE_THAN_A_ROUND = 30

/** A total that falls by a little was corrected; one that falls to a fraction is no total. */
const isCorrection = (row: CartolaRow, before: Totals) =>
  sizeOf(row.scouts) > MORE_THAN_A_ROUND && sizeOf(row.scouts) * 10 > sizeOf(before.scouts) * 9

function positivePart(scouts: ScoutCounts): ScoutCounts {
  return Object.fromEntries(Object.entries(scouts).filter(([, count]) => count > 0))
}

/**
 * Turns season totals into the scouts of each round; call it with the rounds of one season in order. A season total
 * cannot fall. Where one falls by a little (2021, round 30), the source corrected an earlier round. Where it falls to a
 * fraction (2022, round 6), the row holds one round's scouts instead: this round's, or, if the row names an older
 * round, that round's, which were counted then.
 */
export function seasonOf() {
  const totals = new Map<number, Totals>()
  let nobody = NOTHING

  /** A round is missing: any increase of an athlete's totals may come from it. */
  function passGap(): void {
    nobody = { ...NOTHING, isBeforeGap: true }
    for (const [athleteId, known] of totals) totals.set(athleteId, { ...known, isBeforeGap: true })
  }

  function addRow(roundId: number, row: CartolaRow, isAfterGap: boolean): RoundRow {
    const before = totals.get(row.athleteId) ?? nobody
    const falling = isFalling(row, before)
    const gamesMore = Math.max(0, (row.games ?? 0) - before.games)
    const games = before.games + gamesMore
    const put = (scouts: ScoutCounts, isStale: boolean) =>
      totals.set(row.athleteId, { scouts, games, isStale, isBeforeGap: false })
    if (falling && row.roundId < roundId) {
      totals.set(row.athleteId, { ...before, isStale: true })
      return { row, scouts: {}, tookPart: false, isKnown: false, correctsEarlier: false, gamesMore }
    }
    const played = row.tookPart ?? gamesMore > 0
    if (falling && isCorrection(row, before)) {
      put(row.scouts, false)
      const difference = positivePart(combine(row.scouts, before.scouts, -1))
      return { row, scouts: difference, tookPart: played, isKnown: false, correctsEarlier: true, gamesMore }
    }
    const scouts = falling ? row.scouts : combine(row.scouts, before.scouts, -1)
    // With a round missing, nobody can tell which rounds the row leaves out.
    put(falling ? combine(before.scouts, row.scouts, 1) : row.scouts, falling && isAfterGap)
    const tookPart = row.tookPart ?? (row.games === null ? Object.keys(scouts).length > 0 : gamesMore > 0)
    const isOfThisRound = !before.isBeforeGap || (row.tookPart === true && gamesMore === 1)
    return { row, scouts, tookPart, isKnown: !before.isStale && isOfThisRound, correctsEarlier: false, gamesMore }
  }

  return {
    addRound: (roundId: number, rows: readonly CartolaRow[], { isAfterGap = false } = {}): RoundRow[] => {
      if (isAfterGap) passGap()
      return rows.map((row) => addRow(roundId, row, isAfterGap))
    },
  }
}

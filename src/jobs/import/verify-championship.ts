import type { Kysely } from 'kysely'
import { bothTables, publishedAndComputed, rowsLeft, type LeftRows } from '#db/import/published-points.ts'
import { storedRoundFiles } from '#db/import/stored-season.ts'
import { roundsThatWait } from '#db/round/settlement-near.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { judgeRounds, type JudgeRounds } from './cartola/cartola-statement.ts'
import type { RoundNews } from './said/statement.ts'
import { buildTable, type PlayedMatch } from '#domain/standings/standings.ts'

export interface PointMismatch {
  round: number | null
  matchId: number
  playerId: number
  name: string
  publishedHundredths: number
  oursHundredths: number | null
}

export interface ChampionshipVerification {
  published: number
  reproduced: number
  mismatches: PointMismatch[]
  /** The table of the matches as they were played here equals that of the files. */
  tableEqual: boolean
  /** Rows that the source damaged, and rows that came before their result, by reason. They do not count as published. */
  damaged: Record<string, number>
  /** JN3: published rows that belong to no match here, by round and club. */
  notBroughtIn: LeftRows[]
  /** IM13: rounds whose points cannot be compared yet, and the round whose file each of them waits for. */
  waiting: { round: number; file: string; state: RoundNews['state']; waitsFor: number | null; rows: number }[]
  /** IM14: rounds whose results are complete, and whose own file is missing. */
  withoutFile: number[]
}

/**
 * Every published row belongs to a match here and is reproduced, except those damaged in the source, and the table
 * equals that of the files.
 */
export const isVerified = (result: ChampionshipVerification): boolean =>
  result.reproduced === result.published && result.tableEqual && result.notBroughtIn.length === 0

/** IM10: the points came before the result of their match. */
export const MATCH_NOT_OVER = 'match_not_over'
const LATE = 'scouts_a_file_late'
const UNCHECKED = 'file_before_not_checked'
const UNEXPLAINED = 'next_file_missing'

/**
 * IM10: a player whose points differ in two consecutive rounds but not in their sum had scouts that arrived with the
 * next file.
 */
export function lateScouts(mismatches: readonly PointMismatch[]): Set<PointMismatch> {
  const late = new Set<PointMismatch>()
  const before = new Map<number, PointMismatch>()
  for (const one of mismatches) {
    const earlier = before.get(one.playerId)
    before.set(one.playerId, one)
    if (earlier?.round !== (one.round ?? 0) - 1 || late.has(earlier)) continue
    const published = earlier.publishedHundredths + one.publishedHundredths
    if (published === (earlier.oursHundredths ?? NaN) + (one.oursHundredths ?? NaN)) late.add(earlier).add(one)
  }
  return late
}

/** One row in twenty of a round. If more rows differ, the mistake is ours, not that of the previous file. */
const UNCHECKED_SHARE = 0.05

/** IM10: mismatches in rounds whose previous file nobody could check, as long as they are few in their round. */
export function uncheckedRows(
  mismatches: readonly PointMismatch[],
  { rounds, rowsOf }: { rounds: ReadonlySet<number>; rowsOf: ReadonlyMap<number, number> },
): Set<PointMismatch> {
  const open = mismatches.filter(({ round }) => round !== null && rounds.has(round))
  return new Set(open.filter(({ round }) => areFew(open, { round, rowsOf, share: UNCHECKED_SHARE })))
}

interface FewAsked {
  round: number | null
  rowsOf: ReadonlyMap<number, number>
  share: number
}

const areFew = (rows: readonly PointMismatch[], { round, rowsOf, share }: FewAsked) =>
  rows.filter((one) => one.round === round).length <= (rowsOf.get(round ?? 0) ?? 0) * share

/** One row in a hundred: with more of them the mistake is ours, not the source's. */
const UNEXPLAINED_SHARE = 0.01

/**
 * IM10: mismatches in a round whose next round has no file yet. That file will show whether scouts came late or were
 * corrected. Until it arrives, a few mismatches count as the source's mistakes.
 */
export function unexplained(
  mismatches: readonly PointMismatch[],
  { rounds, rowsOf }: { rounds: ReadonlySet<number>; rowsOf: ReadonlyMap<number, number> },
): Set<PointMismatch> {
  const open = mismatches.filter(({ round }) => round !== null && rounds.has(round) && !rounds.has(round + 1))
  return new Set(open.filter(({ round }) => areFew(open, { round, rowsOf, share: UNEXPLAINED_SHARE })))
}

/** Compares our points with the published ones, for a championship that was played through the life cycle. */
export async function verifyChampionship(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  judge: JudgeRounds = judgeRounds,
): Promise<ChampionshipVerification> {
  const result: ChampionshipVerification = {
    published: 0,
    reproduced: 0,
    mismatches: [],
    tableEqual: false,
    damaged: {},
    notBroughtIn: await rowsLeft(db, championshipId),
    waiting: [],
    withoutFile: [],
  }
  const roundFiles = await storedRoundFiles(db, championshipId)
  const judged = await judge(roundFiles)
  result.waiting = judged.waiting.map(({ round, file, state, waitsFor, rows }) => ({
    round,
    file,
    state,
    waitsFor,
    rows,
  }))
  const withFile = new Set(result.waiting.map(({ round }) => round))
  result.withoutFile = (await roundsThatWait(db, championshipId)).filter((round) => !withFile.has(round))
  const rowsOf = new Map<number, number>()
  for (const row of await publishedAndComputed(db, championshipId)) {
    const { publishedHundredths, damage, oursTenths, isOver, ...who } = row
    if (publishedHundredths === null || !isOver) {
      const why = publishedHundredths === null ? (damage ?? '') : MATCH_NOT_OVER
      result.damaged[why] = (result.damaged[why] ?? 0) + 1
      continue
    }
    const oursHundredths = oursTenths === null ? null : oursTenths * 10
    if (who.round !== null) rowsOf.set(who.round, (rowsOf.get(who.round) ?? 0) + 1)
    result.published++
    if (oursHundredths === publishedHundredths) result.reproduced++
    else result.mismatches.push({ ...who, publishedHundredths, oursHundredths })
  }
  const setApart = (why: string, rows: ReadonlySet<PointMismatch>) => {
    if (rows.size === 0) return
    result.mismatches = result.mismatches.filter((one) => !rows.has(one))
    result.published -= rows.size
    result.damaged[why] = rows.size
  }
  setApart(LATE, lateScouts(result.mismatches))
  // The file before these rounds waits itself: its totals may be damaged, and nobody can know yet.
  setApart(UNCHECKED, uncheckedRows(result.mismatches, { rounds: new Set(judged.unchecked), rowsOf }))
  const rounds = new Set(roundFiles.map(({ roundId }) => roundId))
  setApart(UNEXPLAINED, unexplained(result.mismatches, { rounds, rowsOf }))
  const { clubIds, ours, files } = await bothTables(db, championshipId)
  const table = (matches: readonly PlayedMatch[]) => JSON.stringify(buildTable({ sport: 'futebol', clubIds, matches }))
  result.tableEqual = table(ours) === table(files)
  return result
}

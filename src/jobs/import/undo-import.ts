import type { Kysely } from 'kysely'
import { announceChampionships } from '#db/championship/championship.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { isTooLong, limitTransaction } from '#db/connection/limit-transaction.ts'
import {
  dropDerived,
  markUndone,
  rowsOfImport,
  selectNewestImportForUpdate,
  type StoredImport,
} from '#db/import/import-journal.ts'
import { deleteRows, updateRows, type ImportedTable } from '#db/import/import-rows.ts'
import {
  dropReport,
  newestCorrectionId,
  pointsChangedSince,
  putBackReport,
  removeUnused,
  reportsToTakeBack,
  rowsToPutBack,
  type PointChange,
  type Removed,
} from '#db/import/undo-rows.ts'
import { BY_SOURCE } from '#db/match/correction.ts'
import { lastAwarder } from '#db/match/decide-match.ts'
import { joinsOf } from '#db/join/joins.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockPreview, lockChampionship, lockForecasts } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { correctIn } from '#jobs/life-cycle/apply-news.ts'
import { decideBySource } from '#jobs/life-cycle/decide-match.ts'
import type { DecisionNews, MatchNews } from '#jobs/life-cycle/match-source.ts'
import { settleRoundsAgain, type ChangedMatch } from '#jobs/life-cycle/settle-again.ts'
import { stateOfficial } from '#jobs/life-cycle/state-official.ts'
import { takeBackDecision } from '#jobs/life-cycle/take-back-decision.ts'
import { withdrawResult } from '#jobs/life-cycle/withdraw-result.ts'

/**
 * Why an import cannot be taken back. There is none; it is gone or another one came after it; clubs or players were
 * joined since and must be separated first. For a preview: somebody else's is running, or it takes too long.
 */
export type UndoRefusal = 'nothing_to_undo' | 'not_newest' | 'joined_since' | 'undo_busy' | 'undo_slow'

export interface Undone {
  importId: number
  /** Results that were removed or restored to what they were. */
  results: number
  removed: Removed[]
  /** Managers whose points the undo changes, largest change first. */
  changes: PointChange[]
  /** The import chose the rule set, and somebody has points by it: the set stays. */
  doRulesStay: boolean
}

/** Tables whose rows are restored one by one, before the created rows are removed. */
const CHANGED = [
  'championship',
  'season',
  'club',
  'player',
  'round',
  'match',
  'championship_tie',
] as const satisfies ImportedTable[]

/** Tables of statements. Nothing else refers to their rows, so these are restored or deleted before `CHANGED`. */
const SAID = ['club_alias', 'round_file', 'published_point', 'published_left'] as const satisfies ImportedTable[]

/** IM7: each result becomes what it was before; settled rounds are settled again. */
async function takeReportsBack(trx: Trx, { id: importId, championshipId }: StoredImport): Promise<number> {
  const changed: (ChangedMatch | undefined)[] = []
  const reports = await reportsToTakeBack(trx, importId)
  for (const { matchId, before, isApplied, decided, asOf, official } of reports) {
    const said = before?.news as MatchNews | DecisionNews | undefined
    const isWithdrawn = isApplied && said?.state !== 'final' && said?.state !== 'live'
    const taken = decided
      ? await takeBackDecision(trx, matchId, decided)
      : isWithdrawn && (await withdrawResult(trx, matchId))
    if (taken) changed.push(taken)
    if (!before || !said) {
      await dropReport(trx, matchId)
      continue
    }
    if (!isApplied || said.state === 'decided') {
      await putBackReport(trx, { matchId, asOf: new Date(before.as_of), digest: before.digest, news: said })
      // MT4: the award of an earlier import, if it had applied.
      if (taken && said.state === 'decided' && said.decision.kind === 'awarded' && said.before)
        await decideBySource(trx, matchId, said.decision)
      continue
    }
    // Later than the report that it takes back, or it would count as out of date.
    const laterMs = asOf.getTime() + 1
    const news = { ...said, asOfMs: laterMs }
    await putBackReport(trx, { matchId, asOf: new Date(laterMs), digest: before.digest, news })
    changed.push(await correctIn(trx, matchId, news))
    if ((official ?? said.official) && (await lastAwarder(trx, matchId)) === BY_SOURCE)
      await stateOfficial(trx, matchId, said.official ?? said.score)
  }
  await settleRoundsAgain(
    trx,
    championshipId,
    changed.filter((one) => one !== undefined),
  )
  return reports.length
}

async function takeBack(trx: Trx, taken: StoredImport): Promise<Pick<Undone, 'results' | 'removed' | 'doRulesStay'>> {
  const { id: importId } = taken
  const results = await takeReportsBack(trx, taken)
  const notes = await rowsOfImport(trx, importId)
  for (const table of SAID) {
    const ofTable = notes.filter((note) => note.table === table)
    await updateRows(
      trx,
      table,
      ofTable.flatMap(({ before }) => (before ? [before] : [])),
    )
    await deleteRows(
      trx,
      table,
      ofTable.flatMap(({ key, before }) => (before ? [] : [key])),
    )
  }
  const isPutBack = new Set<ImportedTable>()
  for (const table of CHANGED) {
    const rows = await rowsToPutBack(trx, importId, table)
    await updateRows(trx, table, rows)
    if (rows.length > 0) isPutBack.add(table)
  }
  await dropDerived(trx, importId)
  const doRulesStay = notes.some(({ table }) => table === 'championship') && !isPutBack.has('championship')
  return { results, removed: await removeUnused(trx, taken), doRulesStay }
}

/** Without `importId`: takes back the newest import. */
async function undoIn(
  trx: Trx,
  championshipId: ChampionshipId,
  importId?: number,
): Promise<Result<Undone, UndoRefusal>> {
  await lockChampionship(trx, { championshipId })
  await lockForecasts(trx, championshipId)
  const newest = await selectNewestImportForUpdate(trx, championshipId)
  if (!newest) return fail('nothing_to_undo')
  if (importId !== undefined && importId !== newest.id) return fail('not_newest')
  const [join] = await joinsOf(trx, championshipId)
  if (join && join.at > newest.at) return fail('joined_since')
  const correctionId = await newestCorrectionId(trx)
  const taken = await takeBack(trx, newest)
  await markUndone(trx, newest.id)
  await announceChampionships(trx)
  await bumpVersion(trx, championshipId, 'round', 'market', 'match')
  const changes = await pointsChangedSince(trx, { championshipId, correctionId })
  return ok({ importId: newest.id, ...taken, changes })
}

/**
 * IM7: takes back the newest import. What people have built on stays, and corrections offset what was settled on it.
 * The caller names the import: a repeated request after a lost answer, or one that did not see a newer import, takes
 * back no other one.
 */
export async function undoImport(
  db: Kysely<Tables>,
  { championshipId, importId }: { championshipId: ChampionshipId; importId: number },
): Promise<Result<Undone, UndoRefusal>> {
  return db.transaction().execute((trx) => undoIn(trx, championshipId, importId))
}

class Shown extends Error {
  readonly would: Result<Undone, UndoRefusal>
  constructor(would: Result<Undone, UndoRefusal>) {
    super('nothing is written')
    this.would = would
  }
}

/**
 * Takes the import back in a transaction that is rolled back, so the preview is exact. Meanwhile settlements wait for
 * the championship's lock. A page's preview therefore has a time limit.
 */
export async function previewUndo(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  limitMs?: number,
): Promise<Result<Undone, UndoRefusal>> {
  try {
    return await db.transaction().execute(async (whole) => {
      const trx = limitMs === undefined ? whole : await limitTransaction(whole, limitMs)
      const isAlone = await lockPreview(trx, championshipId)
      throw new Shown(isAlone ? await undoIn(trx, championshipId) : fail('undo_busy'))
    })
  } catch (error) {
    if (error instanceof Shown) return error.would
    if (isTooLong(error)) return fail('undo_slow')
    throw error
  }
}

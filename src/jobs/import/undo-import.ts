import type { Kysely } from 'kysely'
import { announceChampionships } from '#db/championship/championship.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import {
  dropDerived,
  markUndone,
  rowsOfImport,
  takeNewestImport,
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
import { joinsOf } from '#db/join/joins.ts'
import { takeTurn, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { correctIn } from '#jobs/life-cycle/apply-news.ts'
import type { DecisionNews, MatchNews } from '#jobs/life-cycle/match-source.ts'
import { withdrawResult } from '#jobs/life-cycle/withdraw-result.ts'

/** What prevents it: there is nothing, or clubs or players were joined since and have to be taken apart first. */
export type UndoRefusal = 'nothing_to_undo' | 'joined_since'

export interface Undone {
  importId: number
  /** Results that were taken back or put back as they were. */
  results: number
  removed: Removed[]
  /** Whose points it changes, most first. */
  changes: PointChange[]
}

/** What is put back row by row, before what was made goes. */
const CHANGED = ['season', 'club', 'player', 'round', 'match', 'championship_tie'] as const satisfies ImportedTable[]

/** What the source said, on which nobody can have built. */
const SAID = ['round_file', 'published_point', 'published_left'] as const satisfies ImportedTable[]

/** IM7: each result becomes what it was before; a settled round is settled again. */
async function takeReportsBack(trx: Trx, importId: number): Promise<number> {
  const reports = await reportsToTakeBack(trx, importId)
  for (const { matchId, before, isApplied, asOf } of reports) {
    if (!before) {
      await dropReport(trx, matchId)
      if (isApplied) await withdrawResult(trx, matchId)
      continue
    }
    const said = before.news as MatchNews | DecisionNews
    if (!isApplied || said.state === 'decided') {
      await putBackReport(trx, { matchId, asOf: new Date(before.as_of), digest: before.digest, news: said })
      continue
    }
    // Later than what it takes back, or it would be taken for something that was overtaken.
    const laterMs = asOf.getTime() + 1
    const news = { ...said, asOfMs: laterMs }
    await putBackReport(trx, { matchId, asOf: new Date(laterMs), digest: before.digest, news })
    await correctIn(trx, matchId, news)
  }
  return reports.length
}

async function takeBack(trx: Trx, { id: importId }: StoredImport): Promise<Pick<Undone, 'results' | 'removed'>> {
  const results = await takeReportsBack(trx, importId)
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
  for (const table of CHANGED) await updateRows(trx, table, await rowsToPutBack(trx, importId, table))
  await dropDerived(trx, importId)
  return { results, removed: await removeUnused(trx, importId) }
}

async function undoIn(trx: Trx, championshipId: ChampionshipId): Promise<Result<Undone, UndoRefusal>> {
  await takeTurn(trx, { championshipId })
  const newest = await takeNewestImport(trx, championshipId)
  if (!newest) return fail('nothing_to_undo')
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

/** IM7: the newest import is taken back. What people have built on stays, and corrections offset what was settled on it. */
export async function undoImport(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<Result<Undone, UndoRefusal>> {
  return db.transaction().execute((trx) => undoIn(trx, championshipId))
}

class Shown extends Error {
  readonly would: Result<Undone, UndoRefusal>
  constructor(would: Result<Undone, UndoRefusal>) {
    super('nothing is written')
    this.would = would
  }
}

/** What it would do, by doing it in a transaction that is given up: nothing can be said here that would not be so. */
export async function previewUndo(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<Result<Undone, UndoRefusal>> {
  try {
    return await db.transaction().execute(async (trx) => {
      throw new Shown(await undoIn(trx, championshipId))
    })
  } catch (error) {
    if (error instanceof Shown) return error.would
    throw error
  }
}

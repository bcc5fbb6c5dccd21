import type { Kysely } from 'kysely'
import { storedImport } from '#db/import/import-journal.ts'
import { importsOf } from '#db/import/undo-rows.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import type { Tables } from '#db/schema/schema.ts'
import { firstProblems, refuses } from '#domain/import/problem.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Providers } from '#jobs/life-cycle/provider.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import {
  askedFor,
  importFiles,
  previewImport,
  type ImportError,
  type NoteImport,
  type Target,
} from '#jobs/import/import-championship.ts'
import type { JudgeRounds } from '#jobs/import/cartola/cartola-statement.ts'
import type { Requested } from '#jobs/import/model/build-model.ts'
import type { NamedBytes } from '#jobs/import/read/read-file.ts'
import { withoutFile } from '#jobs/import/model/rounds-without-file.ts'
import type { ReadFiles } from '#jobs/import/read/read-files.ts'
import type { Plan } from '#jobs/import/store/plan-import.ts'
import type { Result } from '#domain/result.ts'
import { isNothing } from '#jobs/import/store/store-plan.ts'
import { summaryOf, TOLD, type Summary } from '#jobs/import/store/summary.ts'
import { templateCsv, templateWorkbook } from '#jobs/import/template/make-template.ts'
import type { SheetName } from '#jobs/import/template/template-columns.ts'
import { previewUndo, undoImport, type Undone, type UndoRefusal } from '#jobs/import/undo-import.ts'
import { isVerified, MATCH_NOT_OVER, verifyChampionship } from '#jobs/import/verify-championship.ts'
import { createJoins } from './create-joins.ts'

const SHOWN_ROWS = 200
const SHOWN_PROBLEMS = 200
const SHOWN_CHANGES = 20
/** Shorter than the time limit of a request, so that the page can explain why there is no preview. */
const PREVIEW_MS = 10_000

/** The name of a row as people know it. */
const nameOf = (row: Readonly<Record<string, unknown>>): string => {
  const said = row['name'] ?? row['stage'] ?? row['number'] ?? row['fixture_key'] ?? row['match_id']
  return typeof said === 'string' || typeof said === 'number' ? String(said) : ''
}

/** The kinds of rows that a preview lists by name, up to `SHOWN_ROWS`; it only counts the others. */
const LISTED = ['clubs', 'players', 'rounds', 'ties'] as const satisfies readonly (keyof Summary)[]

function rowsOf({ tables }: Plan) {
  return LISTED.flatMap((kind) => {
    const { made, changed } = tables[TOLD[kind]]
    return [
      ...changed.map(({ after, columns }) => ({ kind, name: nameOf(after), change: 'changed' as const, columns })),
      ...made.map((row) => ({ kind, name: nameOf(row), change: 'made' as const, columns: [] })),
    ]
  }).slice(0, SHOWN_ROWS)
}

/** JN1: unpaired clubs, proposals with the names of both clubs, and pairs with the name of the second club. */
function pairingOf({ pairing, pairs }: Plan) {
  const { names, unpaired, proposals } = pairing
  const club = (key: string) => ({ key, name: names.get(key) ?? key })
  return {
    unpaired,
    proposals: proposals.map(({ from, to, ...why }) => ({ ...why, from: club(from), to: club(to) })),
    pairs: [...pairs].map(([from, to]) => ({ from, to: club(to) })),
  }
}

function answerOf(plan: Plan, made: { slug: string | null; importId: number | null }) {
  return {
    ...made,
    isRefused: plan.problems.some(refuses),
    isNothingNew: isNothing(plan),
    counts: summaryOf(plan),
    rows: rowsOf(plan),
    problems: firstProblems(plan.problems, SHOWN_PROBLEMS).map((problem) => ({
      ...problem,
      isRefusal: refuses(problem),
    })),
    pairing: pairingOf(plan),
    rounds: [...plan.roundNews],
    corrected: [...plan.corrected],
  }
}

const NO_PAIRING = { unpaired: [], proposals: [], pairs: [] }
const NOTHING = { slug: null, importId: null }

function refusal(error: Exclude<ImportError, { kind: 'meanwhile' }>) {
  // The caller has already answered that there is no such championship.
  if (error.kind === 'unknown_championship') throw new Error(`there is no championship ${error.slug}`)
  return answerOf(error.plan, NOTHING)
}

const KIND_OF = new Map(Object.entries(TOLD).map(([kind, table]) => [table as string, kind as keyof Summary]))

function undoAnswerOf(undone: Result<Undone, UndoRefusal>) {
  if (!undone.ok)
    return { refusal: undone.error, importId: null, results: 0, kinds: [], people: 0, changes: [], doRulesStay: false }
  const { importId, results, removed, changes, doRulesStay } = undone.value
  const kinds = removed.flatMap(({ table, gone, stays }) => {
    const kind = KIND_OF.get(table)
    return kind && gone + stays > 0 ? [{ kind, gone, stays }] : []
  })
  const shown = { people: changes.length, changes: changes.slice(0, SHOWN_CHANGES) }
  return { refusal: null, importId, results, kinds, ...shown, doRulesStay }
}

interface Wanted {
  files: readonly NamedBytes[]
  to: Target
  pairs: ReadonlyMap<string, string>
}

interface Asker {
  managerId: number
  note: NoteImport
}

/** Importing for the pages. Each import that is made or taken back is in the journal. */
export function createImports(
  db: Kysely<Tables>,
  providers: Providers,
  { read: readFiles, judge }: { read: ReadFiles; judge: JudgeRounds },
) {
  return {
    preview: async ({ files, to, pairs }: Wanted) => {
      const plan = await previewImport(db, await readFiles(files, await askedFor(db, to, pairs)), to)
      return plan.ok ? answerOf(plan.value, NOTHING) : refusal(plan.error)
    },
    make: async ({ files, to, pairs }: Wanted, { managerId, note }: Asker) => {
      const names = files.map(({ name }) => name)
      const read = (asked: Requested) => readFiles(files, asked)
      const imported = await inJournal(
        db,
        {
          managerId,
          action: 'championship',
          detail: { import: names, ...('into' in to ? { slug: to.into } : { name: to.name }) },
        },
        () => importFiles(db, { read, to, pairs, files: names, managerId, note }),
        (result) => (result.ok ? 'changed' : result.error.kind),
      )
      if (!imported.ok) return refusal(imported.error)
      await queueDueWork(db, providers)
      const { plan, slug, importId } = imported.value
      return answerOf(plan, { slug, importId })
    },
    made: async (importId: number) => {
      const { slug, summary } = await storedImport(db, importId)
      return {
        slug,
        importId,
        isRefused: false,
        isNothingNew: false,
        counts: summary as Summary,
        rows: [],
        problems: [],
        pairing: NO_PAIRING,
        rounds: [],
        corrected: [],
      }
    },
    undo: (asked: { championshipId: ChampionshipId; importId: number }, by: number) =>
      inJournal(
        db,
        {
          managerId: by,
          action: 'championship',
          detail: { championshipId: asked.championshipId, undo: asked.importId },
        },
        async () => {
          const undone = await undoImport(db, asked)
          await queueDueWork(db, providers)
          return undone
        },
        (undone) => (undone.ok ? 'changed' : undone.error),
      ).then(undoAnswerOf),
    previewUndo: async (championshipId: ChampionshipId) =>
      undoAnswerOf(await previewUndo(db, championshipId, PREVIEW_MS)),
    history: async (page: { championshipId: ChampionshipId; before: number | undefined; limit: number }) =>
      (await importsOf(db, page)).map(({ id, at, files, name }) => ({ id, atMs: at.getTime(), files, by: name })),
    check: async (championshipId: ChampionshipId) => {
      const result = await verifyChampionship(db, championshipId, judge)
      const { published, reproduced, mismatches, notBroughtIn, tableEqual } = result
      const { [MATCH_NOT_OVER]: early = 0, ...damaged } = result.damaged
      const isCompared = published + notBroughtIn.length + Object.keys(result.damaged).length > 0
      return {
        verification: isCompared
          ? {
              published,
              reproduced,
              wrong: mismatches.length,
              wrongRounds: [...new Set(mismatches.flatMap(({ round }) => round ?? []))].sort((a, b) => a - b),
              damaged: Object.values(damaged).reduce((sum, count) => sum + count, 0),
              early,
              notBroughtIn,
              tableEqual,
              isVerified: isVerified(result),
            }
          : null,
        rounds: [
          ...result.waiting.map((round) => ({ ...round, isInThisImport: false, isChanged: false })),
          ...result.withoutFile.map(withoutFile),
        ],
      }
    },
    joins: createJoins(db, providers, readFiles),
    template: async (file: string): Promise<Uint8Array> =>
      file.endsWith('.xlsx') ? templateWorkbook() : Buffer.from(templateCsv(file.replace('.csv', '') as SheetName)),
  }
}

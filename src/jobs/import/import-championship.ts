import type { Kysely } from 'kysely'
import {
  championshipBySlug,
  createChampionship,
  hasScored,
  storeRules,
  type Championship,
} from '#db/championship/championships.ts'
import { clubAliases, storedClubs } from '#db/import/club-aliases.ts'
import { historyMark } from '#db/import/import-journal.ts'
import { takeIds } from '#db/import/import-rows.ts'
import { importedPlayers } from '#db/import/imported-players.ts'
import { nothingStored, storedChampionship } from '#db/import/stored-championship.ts'
import { keysLeft } from '#db/import/published-points.ts'
import { storedMatches, storedRoundFiles } from '#db/import/stored-season.ts'
import type { Trx } from '#db/schema/trx.ts'
import { noteImporter } from '#db/match/match-reporter.ts'
import { gameNow } from '#db/round/round.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import { refuses } from '#domain/import/problem.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Requested } from './model/build-model.ts'
import type { ClubPairs } from './model/club-book.ts'
import type { Model } from './model/model.ts'
import { note } from './store/difference.ts'
import { planImport, type Plan } from './store/plan-import.ts'
import { storePlan } from './store/store-plan.ts'

/** The championship to import into: an existing one, or a new one. */
export type Target = { into: string } | { name: string | undefined }

export type ImportError =
  | { kind: 'unknown_championship'; slug: string }
  | { kind: 'refused'; plan: Plan }
  /**
   * While the files were read, an import or a join was made or taken back, or somebody typed matches, clubs or players:
   * the files must be read again.
   */
  | { kind: 'meanwhile' }
  /** A feed takes back what it reported before, and is not believed. */
  | { kind: 'doubted'; plan: Plan }

const NO_CHAMPIONSHIP = 0 as ChampionshipId
const MAX_NAME = 60

/** Undefined for the sample world, too: the simulator makes its matches. */
async function target(db: Kysely<Tables>, { into }: { into: string }) {
  const found = await championshipBySlug(db, into)
  return found && found.source !== 'sample' ? found : undefined
}

/** What the target championship says about how to read the files. */
export async function askedFor(db: Kysely<Tables>, to: Target, said: ClubPairs = new Map()): Promise<Requested> {
  const known = 'into' in to ? await target(db, to) : undefined
  if (!known) return { pairs: said }
  return {
    // Read first: after a change during the other reads, the import finds another mark, and the files are read again.
    basedOn: await historyMark(db, known.id),
    timeZone: known.timeZone,
    modality: known.modality,
    players: await importedPlayers(db, known.id),
    clubs: await storedClubs(db, known.id),
    pairs: new Map([...(await clubAliases(db, known.id)), ...said]),
    season: {
      matches: await storedMatches(db, known.id),
      roundFiles: await storedRoundFiles(db, known.id),
      left: await keysLeft(db, known.id),
    },
  }
}

/** IM1: what an import would do. Writes nothing. */
export async function previewImport(
  db: Kysely<Tables>,
  model: Model,
  to: Target,
): Promise<Result<Plan, Extract<ImportError, { kind: 'unknown_championship' }>>> {
  const known = 'into' in to ? await target(db, to) : undefined
  if ('into' in to && !known) return fail({ kind: 'unknown_championship', slug: to.into })
  let last = 0
  return ok(
    await planImport(model, {
      championshipId: known?.id ?? NO_CHAMPIONSHIP,
      stored: known ? await storedChampionship(db, known.id) : nothingStored(),
      nowMs: (await gameNow(db, known?.id ?? NO_CHAMPIONSHIP)).getTime(),
      give: (_table, count) => Promise.resolve(Array.from({ length: count }, () => --last)),
    }),
  )
}

export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_NAME)
    .replace(/-+$/, '') || 'campeonato'

/** The slug comes from the name, with a number if it is taken. */
async function makeChampionship(trx: Trx, name: string, { timeZone, rules, modality }: Model) {
  const draft = { name: name.slice(0, MAX_NAME), source: 'file' as const, timeZone, rules, modality }
  const wanted = slugOf(name)
  for (let turn = 1; ; turn++) {
    const slug = turn === 1 ? wanted : `${wanted}-${turn}`
    const id = await createChampionship(trx, { slug, ...draft })
    if (id !== undefined) return { id, slug }
  }
}

export interface Imported {
  /** Null: nothing was new, or a feed brought nothing that could be taken back. */
  importId: number | null
  championshipId: ChampionshipId
  slug: string
  plan: Plan
}

const MAX_CAUSE = 120

/**
 * SC1: a season is scored by the rules of its year, whether fixtures or round files come first. The rules stay once
 * they have scored anybody.
 */
async function scoreByYear(trx: Trx, { id, rules }: Championship, { model, plan }: { model: Model; plan: Plan }) {
  if (!model.isScored || rules !== CURRENT_RULES || model.rules === rules || (await hasScored(trx, id))) return
  await storeRules(trx, model.rules)
  note(plan.tables.championship, { id, rules }, { id, rules: model.rules })
}

/** Runs in the transaction of the import: it writes what depends on the import. */
export type NoteImport = (trx: Trx, importId: number) => Promise<void>

class Refused extends Error {
  readonly reason: ImportError
  constructor(reason: ImportError) {
    super(reason.kind)
    this.reason = reason
  }
}

/** Given for an import from a feed, which reports matches while they are played. */
export interface Heard {
  /** When the feed was polled, on the clock of the championship. */
  atMs: number
  isBelieved: (plan: Plan) => boolean
}

interface ImportRequest {
  model: Model
  to: Target
  files: string[]
  managerId: number | null
  heard?: Heard
  note?: NoteImport
}

/** IM1: everything or nothing, in one transaction; unchanged rows are not touched. */
export async function importChampionship(
  db: Kysely<Tables>,
  { model, to, files, managerId, heard, note: noteMade }: ImportRequest,
): Promise<Result<Imported, ImportError>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const known = 'into' in to ? await target(trx, to) : undefined
      if ('into' in to && !known) throw new Refused({ kind: 'unknown_championship', slug: to.into })
      const { id: championshipId, slug } =
        known ??
        (await makeChampionship(trx, ('name' in to ? to.name : undefined) ?? model.title ?? 'Campeonato', model))
      // Imports, undo, joins, locks and settlements of one championship run one after the other.
      await lockChampionship(trx, { championshipId })
      if (known && model.basedOn !== undefined && model.basedOn !== (await historyMark(trx, championshipId)))
        throw new Refused({ kind: 'meanwhile' })
      const stored = known ? await storedChampionship(trx, championshipId) : nothingStored()
      const plan = await planImport(model, {
        championshipId,
        stored,
        give: (table, count) => takeIds(trx, table, count),
        heardAtMs: heard?.atMs,
        nowMs: heard?.atMs ?? (await gameNow(trx, championshipId)).getTime(),
        cause: heard ? undefined : files.join(', ').slice(0, MAX_CAUSE),
      })
      if (plan.problems.some(refuses)) throw new Refused({ kind: 'refused', plan })
      if (heard && !heard.isBelieved(plan)) throw new Refused({ kind: 'doubted', plan })
      if (known) await scoreByYear(trx, known, { model, plan })
      const importId = await storePlan(trx, { championshipId, plan, files, managerId, isHeard: heard !== undefined })
      if (importId !== null) await noteMade?.(trx, importId)
      if (importId !== null && managerId !== null) await noteImporter(trx, importId, managerId)
      return ok({ importId, championshipId, slug, plan })
    })
  } catch (error) {
    if (error instanceof Refused) return fail(error.reason)
    throw error
  }
}

const MOST_READINGS = 5

type ReadImport = Omit<ImportRequest, 'model'> & { read: (asked: Requested) => Promise<Model>; pairs?: ClubPairs }

/** Reads files for the championship as it is now and imports them. If it changed meanwhile, reads them again. */
export async function importFiles(
  db: Kysely<Tables>,
  { read, pairs, ...asked }: ReadImport,
): Promise<Result<Imported, Exclude<ImportError, { kind: 'meanwhile' }>>> {
  for (let turn = 1; turn <= MOST_READINGS; turn++) {
    const model = await read(await askedFor(db, asked.to, pairs))
    const imported = await importChampionship(db, { ...asked, model })
    if (imported.ok) return imported
    if (imported.error.kind !== 'meanwhile') return fail(imported.error)
  }
  throw new Error(`the championship changed during each of ${MOST_READINGS} readings of the files`)
}

import {
  changedMigration,
  noteApplied,
  runFile,
  title,
  unknownMigration,
  type Applied,
  type Queryable,
} from './applied.ts'
import { MigrationError } from './migration-error.ts'
import type { Adoption, MigrationFile } from './schema-files.ts'

/** The last commit whose version migrates every older database to a state that this version can adopt. */
export const LAST_BEFORE_BASELINE = '9c17c6f17a98'

/** The database has migrations, and all of them are older than this version's first one, the baseline. */
export const isFromBeforeBaseline = (
  files: readonly MigrationFile[],
  applied: readonly Pick<Applied, 'version'>[],
): boolean => {
  const newest = applied.at(-1)
  return newest !== undefined && newest.version < (files[0]?.version ?? 0)
}

/** Steps that a database from before the baseline still needs, if this version can adopt it. */
export function stepsLeft<T extends Pick<Applied, 'version' | 'checksum'>>(
  { asItWas, steps }: Adoption,
  applied: readonly T[],
) {
  const known = new Map(steps.map((step) => [step.version, step]))
  for (const done of applied) {
    const step = known.get(done.version)
    if (step && step.checksum !== done.checksum) return { kind: 'changed', step } as const
    if (!step && done.version > asItWas.version) return { kind: 'unknown', done } as const
  }
  if ((applied.at(-1)?.version ?? 0) < asItWas.version) return { kind: 'too_old' } as const
  return {
    kind: 'known',
    left: steps.filter(({ version }) => !applied.some((done) => done.version === version)),
  } as const
}

function leftOrThrow(adoption: Adoption, applied: readonly Applied[]): MigrationFile[] {
  const found = stepsLeft(adoption, applied)
  if (found.kind === 'changed') throw changedMigration(found.step)
  if (found.kind === 'unknown') throw unknownMigration(found.done)
  if (found.kind === 'too_old')
    throw new MigrationError(
      'older_database',
      `The newest migration of this database is ${title(applied.at(-1) ?? { version: 0, name: 'none' })}, and this version of Craque starts from ${String(adoption.asItWas.version).padStart(4, '0')} on: start commit ${LAST_BEFORE_BASELINE} of Craque on it once (git checkout ${LAST_BEFORE_BASELINE}, then npm start), then start this version again. Nothing was changed.`,
    )
  return found.left
}

/** The migrations that adoption would run, or a MigrationError. */
export const adoptionSteps = (adoption: Adoption, applied: readonly Applied[]): MigrationFile[] => [
  ...leftOrThrow(adoption, applied),
  adoption.contraction,
]

/**
 * Turns a database from before the baseline into one like a fresh one, in the caller's transaction. All functions are
 * applied afterwards: older versions made other ones, whatever the database's list says.
 */
export async function adopt(
  client: Queryable,
  { adoption, baseline, applied }: { adoption: Adoption; baseline: MigrationFile; applied: readonly Applied[] },
): Promise<MigrationFile[]> {
  const steps = adoptionSteps(adoption, applied)
  for (const step of steps) await runFile(client, step)
  await client.query('delete from schema_migration')
  await client.query('truncate schema_function')
  await noteApplied(client, baseline)
  return steps
}

/** In an empty database, creates the tables as they were after these migrations, none of which is the baseline. */
export async function createOlderTables(
  client: Queryable,
  { adoption, baseline, versions }: { adoption: Adoption; baseline: MigrationFile; versions: ReadonlySet<number> },
): Promise<void> {
  await runFile(client, baseline)
  const { asItWas, steps } = adoption
  for (const file of [asItWas, ...steps.filter(({ version }) => versions.has(version))]) {
    await runFile(client, file)
    await noteApplied(client, file)
  }
}

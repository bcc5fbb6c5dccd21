import { peopleOf, pickOne, type Life } from '#test/life/life.ts'
import { Failure } from '#test/life/failure.ts'
import { somePaths } from './paths.ts'

/** More than a small world needs after hours, and less than a leak reaches in a year. */
const MOST_MEMORY_MB = 900
const MOST_OPEN_FILES = 600
/** PostgreSQL accepts sixty connections and has some processes of its own. */
const MOST_DATABASE_PROCESSES = 50

export function checkLog(life: Life): void {
  const [first, ...others] = life.server.takeTroubles()
  if (first) throw new Failure('log', `${first.slice(0, 1_500)}${others.length ? ` (and ${others.length} more)` : ''}`)
}

function checkBounds({ server }: Life): void {
  const [memory, files, database] = [server.memoryMb(), server.openFiles(), server.databaseProcesses()]
  if (memory > MOST_MEMORY_MB) throw new Failure('memory', `the server uses ${memory.toFixed(0)} MB`)
  if (files > MOST_OPEN_FILES) throw new Failure('memory', `the server holds ${files} files and connections open`)
  if (database > MOST_DATABASE_PROCESSES) throw new Failure('memory', `PostgreSQL has ${database} processes`)
}

/** A few people open a few pages. */
async function look(life: Life, key: string, looks: number): Promise<void> {
  const rng = life.random(`look ${key}`)
  const paths = await somePaths(life)
  const pairs = Array.from({ length: looks }, () => ({
    person: rng.int(4) === 0 ? undefined : pickOne(rng, peopleOf(life.chronicle)),
    path: pickOne(rng, paths) ?? '/',
  }))
  await life.pages.open({ url: life.server.url(), nowMs: life.clock.now(), looks: pairs })
}

export async function checkAfterStep(life: Life, key: string, looks: number): Promise<void> {
  checkLog(life)
  await look(life, key, looks)
  checkLog(life)
  checkBounds(life)
}

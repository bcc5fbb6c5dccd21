import type pg from 'pg'
import { copyRows } from '#db/connection/copy.ts'
import type { FinishTables } from '#db/schema/bare-tables.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import { composeWorld } from './compose.ts'
import { ofChampionship } from './of-championship.ts'

interface WorldToStore {
  championshipId: ChampionshipId
  world: SampleWorld
  finish: FinishTables
  onStep: (step: string) => void
  /** Runs after matches and picks are stored. */
  afterPicks: () => Promise<void>
  signal: AbortSignal | undefined
}

/**
 * Composing keeps our processor busy, and indexes keep PostgreSQL busy: indexes of filled tables are built while the
 * next tables are composed.
 */
export async function storeWorld(client: pg.ClientBase, options: WorldToStore): Promise<void> {
  const { championshipId, world, finish, onStep, afterPicks, signal } = options
  const completeTables = async (tables: readonly string[]) => {
    await finish(tables)
    await client.query(`analyze ${tables.join(', ')}`)
    if (tables.includes('pick')) await afterPicks()
  }
  let completing = Promise.resolve()
  for (const step of composeWorld(world)) {
    if (typeof step === 'string') {
      onStep(step)
      // Here the process handles signals, draws the progress bar and starts the next index.
      await new Promise((resolve) => setImmediate(resolve))
      signal?.throwIfAborted()
      continue
    }
    await completing
    for (const load of step) {
      onStep(load.table)
      const { table, columns, rows } = ofChampionship(championshipId, load)
      await copyRows(client, { table, columns }, rows())
    }
    completing = completeTables(step.map(({ table }) => table))
    // Awaited before the next tables. Until then a failure would count as unhandled and end the process.
    completing.catch(() => undefined)
  }
  await completing
}

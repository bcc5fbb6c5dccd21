import { DAY_MS } from '#domain/clock/game-day.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type pg from 'pg'
import { announceChampionships } from '#db/championship/championship.ts'
import { transactionOf } from '#db/connection/connect.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { fillBareTables } from '#db/schema/bare-tables.ts'
import { botSetting, type BotProgress } from '#db/world/bot-play.ts'
import { hasRoomForWorld, keepPeople } from '#db/world/room-for-world.ts'
import { roundId, sampleWorld, type SampleWorld, type WorldOrigin } from '#jobs/world/sample/sample-world.ts'
import { OPENING_ROUND, OPENING_SEASON } from '#world/fixtures/calendar.ts'
import { worldSetting } from '#jobs/world/sample/load-world.ts'
import { composeWorld, type ComposedWorld } from './compose.ts'
import { OPEN_DAYS } from './make-picks.ts'
import { startOfToday } from './today.ts'
import { storeWorld, worldTables } from './store.ts'

/** Names the step and the share of the whole that is done, 0 to 1. */
export type OnProgress = (step: string, share: number) => void

const COMPOSED_SHARE = 0.25
const STORED_SHARE = 0.75
const COMPOSE_STEPS = 7

/** The generator lets the process answer signals and draw its bar between steps. */
async function compose(
  world: ReturnType<typeof sampleWorld>,
  { onProgress, signal }: Pick<BuildOptions, 'onProgress' | 'signal'>,
): Promise<ComposedWorld> {
  const steps = composeWorld(world)
  const begun = new Set<string>()
  for (;;) {
    const { value, done: isComplete } = steps.next()
    if (isComplete) return value
    if (!begun.has(value)) onProgress(value, (COMPOSED_SHARE * begun.size) / COMPOSE_STEPS)
    begun.add(value)
    await new Promise((resolve) => setImmediate(resolve))
    signal?.throwIfAborted()
  }
}

/** The squads stored are those for the round that closes next; picks are written for today and tomorrow. */
function botProgress(world: SampleWorld): BotProgress {
  const pickedUntil = new Date(startOfToday(world) + OPEN_DAYS * DAY_MS).toISOString()
  return { pickedUntil, transferredRound: roundId({ season: OPENING_SEASON, round: OPENING_ROUND + 1 }) }
}

interface BuildOptions {
  championshipId: ChampionshipId
  onProgress: OnProgress
  afterLoad?: (client: pg.ClientBase) => Promise<void>
  /** Composing keeps the processor busy: whoever stops must not wait for it. */
  signal?: AbortSignal
}

const identityTables = ['manager', 'squad', 'league', 'division_cycle', 'activity', 'correction']

/**
 * Fills an empty database in one transaction: interrupted anywhere, nothing of it is there and the next start does it
 * again. The advisory lock makes a second process wait, and then find it done. People who came to an empty server stay;
 * where something is played already, nothing is touched.
 */
export async function buildWorld(
  pool: pg.Pool,
  origin: WorldOrigin,
  { championshipId, onProgress, afterLoad, signal }: BuildOptions,
): Promise<'built' | 'already' | 'not_empty'> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query(`set local maintenance_work_mem = '512MB'`)
    await client.query('select pg_advisory_xact_lock(7246040)')
    const { rowCount } = await client.query('select from setting where key = $1', [worldSetting])
    if (rowCount) {
      await client.query('rollback')
      return 'already'
    }
    const trx = transactionOf(client)
    if (!(await hasRoomForWorld(trx))) {
      await client.query('rollback')
      return 'not_empty'
    }
    const world = sampleWorld(origin)
    const composed = await compose(world, { onProgress, ...(signal && { signal }) })
    const bringPeopleBack = await keepPeople(client)
    await fillBareTables(client, worldTables, {
      fill: async () => {
        await storeWorld(client, {
          championshipId,
          world,
          composed,
          onTable: (table, share) => onProgress(table, COMPOSED_SHARE + share * (STORED_SHARE - COMPOSED_SHARE)),
        })
        await bringPeopleBack()
      },
      onRestore: (share) => onProgress('indexes', STORED_SHARE + share * 0.2),
    })
    for (const table of identityTables)
      await client.query(
        `select setval(pg_get_serial_sequence($1, 'id'), coalesce(max(id), 0) + 1, false) from ${table}`,
        [table],
      )
    await afterLoad?.(client)
    await client.query('insert into setting (key, value) values ($1, $2)', [worldSetting, JSON.stringify(origin)])
    await client.query('insert into setting (key, value) values ($1, $2)', [
      botSetting,
      JSON.stringify(botProgress(world)),
    ])
    await bumpVersion(trx, championshipId, 'match', 'round', 'market', 'league', 'ranking', 'pick')
    await announceChampionships(trx)
    onProgress('commit', 0.98)
    await client.query('commit')
    onProgress('done', 1)
    await client.query(`analyze ${worldTables.join(', ')}`)
    return 'built'
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

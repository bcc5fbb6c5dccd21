import { DAY_MS } from '#domain/clock/game-day.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type pg from 'pg'
import { announceChampionships } from '#db/championship/championship.ts'
import { transactionOf } from '#db/connection/connect.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { COUNT_ALL_MEMBERS } from '#db/league/league-member.ts'
import { fillBareTables } from '#db/schema/bare-tables.ts'
import { botSetting, type BotProgress } from '#db/world/bot-play.ts'
import { hasRoomForWorld, stashPeople } from '#db/world/room-for-world.ts'
import { roundId, sampleWorld, type SampleWorld, type WorldOrigin } from '#jobs/world/sample/sample-world.ts'
import { OPENING_ROUND, OPENING_SEASON } from '#world/fixtures/calendar.ts'
import { worldSetting } from '#jobs/world/sample/load-world.ts'
import { COMPOSING } from './compose.ts'
import { OPEN_DAYS } from './make-picks.ts'
import { startOfToday } from './today.ts'
import { storeWorld } from './store.ts'
import { emptyTables, worldTables } from './world-tables.ts'

/** Reports the current step, and how much of the build is done, 0 to 1. */
export type OnProgress = (step: string, share: number) => void

const STORED_SHARE = 0.9
const STEPS = COMPOSING.length + worldTables.length

/** The stored squads are those for the round that closes next; picks exist for today and tomorrow. */
function botProgress(world: SampleWorld): BotProgress {
  const pickedUntil = new Date(startOfToday(world) + OPEN_DAYS * DAY_MS).toISOString()
  return { pickedUntil, transferredRound: roundId({ season: OPENING_SEASON, round: OPENING_ROUND + 1 }) }
}

interface BuildOptions {
  championshipId: ChampionshipId
  onProgress: OnProgress
  /** Makes the forecasts, after matches and picks are stored. */
  learn?: (client: pg.ClientBase) => Promise<void>
  /** Composing keeps the processor busy: a stop must not wait for it. */
  signal?: AbortSignal
}

const identityTables = ['manager', 'squad', 'league', 'division_cycle', 'activity', 'correction']

async function fill(client: pg.ClientBase, world: SampleWorld, options: BuildOptions): Promise<void> {
  const { championshipId, onProgress, learn, signal } = options
  const bringPeopleBack = await stashPeople(client)
  const begun = new Set<string>()
  let isStored = false
  await fillBareTables(client, worldTables, {
    fill: async (finish) => {
      await finish(emptyTables)
      await storeWorld(client, {
        championshipId,
        world,
        finish,
        onStep: (step) => {
          if (!begun.has(step)) onProgress(step, (STORED_SHARE * begun.size) / STEPS)
          begun.add(step)
        },
        afterPicks: async () => {
          await learn?.(client)
          await client.query(`analyze ${emptyTables.join(', ')}`)
        },
        signal,
      })
      await client.query(COUNT_ALL_MEMBERS)
      await bringPeopleBack()
      isStored = true
    },
    onRestore: (share) => {
      if (isStored) onProgress('indexes', STORED_SHARE + share * 0.05)
    },
  })
  for (const table of identityTables)
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), coalesce(max(id), 0) + 1, false) from ${table}`,
      [table],
    )
}

type Outcome = 'built' | 'already' | 'not_empty'

async function buildWithin(client: pg.ClientBase, origin: WorldOrigin, options: BuildOptions): Promise<Outcome> {
  await client.query('set local statement_timeout = 0')
  await client.query(`set local maintenance_work_mem = '512MB'`)
  await client.query('select pg_advisory_xact_lock(7246040)')
  const { rowCount } = await client.query('select from setting where key = $1', [worldSetting])
  if (rowCount) return 'already'
  const trx = transactionOf(client)
  if (!(await hasRoomForWorld(trx))) return 'not_empty'
  const world = sampleWorld(origin)
  await fill(client, world, options)
  for (const [key, value] of [
    [worldSetting, origin],
    [botSetting, botProgress(world)],
  ])
    await client.query('insert into setting (key, value) values ($1, $2)', [key, JSON.stringify(value)])
  await bumpVersion(trx, options.championshipId, 'match', 'round', 'market', 'league', 'ranking', 'pick')
  await announceChampionships(trx)
  return 'built'
}

/**
 * Fills an empty database in one transaction: an interrupted build leaves nothing, and the next start builds again. The
 * advisory lock makes a second process wait, and then find the world. People who came to an empty server stay; if
 * something is already played, the build changes nothing.
 */
export async function buildWorld(pool: pg.Pool, origin: WorldOrigin, options: BuildOptions): Promise<Outcome> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const outcome = await buildWithin(client, origin, options)
    options.onProgress('commit', 0.98)
    await client.query('commit')
    options.onProgress('done', 1)
    client.release()
    return outcome
  } catch (error) {
    // PostgreSQL may still be building an index: the transaction ends with its connection, and nobody waits for it.
    client.release(true)
    throw error
  }
}

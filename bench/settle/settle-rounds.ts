import { fork } from 'node:child_process'
import { firstChampionship } from '#db/championship/championship.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'

import type pg from 'pg'
import type { Connected } from '#db/connection/connect.ts'
import { processorMs } from '#bench/tools/processor.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { planOf, playToTheEnd } from '#jobs/testing/play-round.ts'
import { sampleWorldProvider } from '#jobs/world/world-provider.ts'

type Database = Connected & { connection: pg.ClientConfig }

export interface SettledRound {
  roundId: number
  lineups: number
  settleMs: number
  nodeMs: number
  postgresMs: number
  /** Times of the point queries that ran at the same time, shortest first. */
  queryMs: number[]
  longestStallMs: number
}

/** The round in play when a world is created, and the next ones. */
export const ROUNDS = [108, 109, 110]
/** Played while other championships have as many lineups in play. */
export const ROUND_AMONG_OTHERS = 111

async function withPointQueries<T>(
  { connection }: Database,
  work: () => Promise<T>,
): Promise<{ value: T; queryMs: number[] }> {
  const asker = fork(fileURLToPath(new URL('point-queries.ts', import.meta.url)), [JSON.stringify(connection)], {
    execArgv: ['--import', 'tsx'],
  })
  const next = () => new Promise<unknown>((resolve) => asker.once('message', resolve))
  await next()
  const value = await work()
  const answer = next()
  asker.send('stop')
  return { value, queryMs: ((await answer) as number[]).sort((a, b) => a - b) }
}

async function settleMeasured(database: Database, roundId: number) {
  const { db, pool } = database
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  const loop = monitorEventLoopDelay({ resolution: 5 })
  return withPointQueries(database, async () => {
    const [node, postgres, from] = [process.cpuUsage(), processorMs(pid), performance.now()]
    loop.enable()
    const outcome = await settleRound(db, roundId, sampleWorldProvider(db, firstChampionship))
    loop.disable()
    if (outcome !== 'settled') throw new Error(`round ${roundId} was not settled: ${outcome}`)
    const { user, system } = process.cpuUsage(node)
    return {
      settleMs: performance.now() - from,
      nodeMs: (user + system) / 1000,
      postgresMs: processorMs(pid) - postgres,
      longestStallMs: loop.max / 1e6,
    }
  })
}

/** Plays rounds of the full world by moving the clock, and settles them while another process reads single managers. */
export async function* settleRounds(database: Database, rounds: readonly number[]): AsyncGenerator<SettledRound> {
  const { db } = database
  const provider = sampleWorldProvider(db, firstChampionship)
  for (const roundId of rounds) {
    const plan = await planOf(db, roundId)
    await setGameTime(db, plan.deadline)
    await lockRound(db, roundId)
    await playToTheEnd(db, provider, plan)
    const { rows } = await rowOf({ n: int }).sql`
      select count(*)::integer as n from lineup where round_id = ${roundId}`.execute(db)
    const { value, queryMs } = await settleMeasured(database, roundId)
    yield { roundId, lineups: rows[0]?.n ?? 0, queryMs, ...value }
  }
}

import { sql, type Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { connect } from '#db/connection/connect.ts'
import type { Tables } from '#db/schema/schema.ts'
import { checksums } from '#jobs/testing/checksum.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { planOf, playToTheEnd } from '#jobs/testing/play-round.ts'
import { startVictim } from '#jobs/testing/victim.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { sampleWorldProvider } from '#jobs/world/world-provider.ts'
import { lockRound } from './lock-round.ts'
import { settleRound } from './settle-round.ts'

const LIVE = 108
const OPEN = 109
/** Time that stands still: the same step writes the same moments in every database. */
const STILL = 1e-12

const tables = ['round', 'lineup', 'lineup_score', 'duel', 'ledger', 'manager_stat', 'rank_history', 'achievement']
const written = [...tables, 'league_tie', 'player', 'price_history', 'data_version']

type Work = 'lock' | 'settle'
const settleWith = (db: Kysely<Tables>, roundId: number) =>
  settleRound(db, roundId, sampleWorldProvider(db, firstChampionship))
const works = {
  lock: { roundId: OPEN, run: lockRound, done: 'locked' },
  settle: { roundId: LIVE, run: settleWith, done: 'settled' },
} as const

/** Without the league's id: a number drawn in a transaction that failed is not drawn again. */
async function members({ db }: WorldDatabase): Promise<unknown> {
  const { rows } = await sql`
    select g.name, g.edition, m.squad_id, m.joined_at, m.point_tenths, m.rank
    from league_member m join league g on g.id = m.league_id order by 1, 2, 3`.execute(db)
  return rows
}

/** Everything is ready for the step: nothing but the step itself is missing. */
async function ready(work: Work): Promise<WorldDatabase> {
  const base = await worldDatabase()
  const { db, provider } = base
  if (work === 'settle') await playToTheEnd(db, provider, await planOf(db, LIVE))
  const { deadline } = await planOf(db, OPEN)
  await setGameTime(db, work === 'settle' ? new Date(deadline.getTime() - 3_600_000) : deadline, STILL)
  return base
}

describe.each(['lock', 'settle'] as const)('RL3 %s', (work) => {
  const { roundId, run, done } = works[work]
  let control: WorldDatabase
  let base: WorldDatabase
  let before: Record<string, string>
  beforeAll(async () => {
    control = await ready(work)
    base = await ready(work)
    before = await checksums(base.db, written)
    expect(await checksums(control.db, written)).toEqual(before)
    expect(await run(control.db, roundId)).toBe(done)
  })
  afterAll(async () => {
    await base.drop()
    await control.drop()
  })

  const points = work === 'lock' ? ['insert into duel', 'commit'] : ['insert into ledger', 'update player', 'commit']
  test.each(points)('kill -9 of the process before "%s" leaves nothing of it', async (stopBefore) => {
    const victim = startVictim(work, { connection: base.connection, roundId, stopBefore })
    await victim.saw('held')
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from pg_stat_activity
      where datname = current_database() and application_name = 'victim' and xact_start is not null`.execute(base.db)
    expect(rows).toEqual([{ open: 1 }])
    await victim.kill()
    expect(await checksums(base.db, written)).toEqual(before)
  })

  test('a connection lost on the way leaves nothing of it', async () => {
    const total = await countStatements()
    expect(total).toBeGreaterThan(10)
    for (let cutAt = 1; cutAt <= total; cutAt += work === 'lock' ? 1 : 3) {
      await expect(runCut(cutAt), `cut at ${cutAt} of ${total}`).rejects.toThrow()
      const state = await base.db.selectFrom('round').select('state').where('id', '=', roundId).executeTakeFirst()
      expect([cutAt, state?.state]).toEqual([cutAt, work === 'lock' ? 'open' : 'live'])
    }
    expect(await checksums(base.db, written)).toEqual(before)
  })

  test('the next start does all of it exactly once, as if nothing had happened', async () => {
    expect(await run(base.db, roundId)).toBe(done)
    expect(await run(base.db, roundId)).toBe('already')
    expect(await checksums(base.db, written)).toEqual(await checksums(control.db, written))
    expect(await members(base)).toEqual(await members(control))
    expect((await audit(base.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  })

  /** Runs the step over one connection whose every statement passes `onStatement` first. */
  async function through(onStatement: (client: PoolClient) => void, connection = base.connection): Promise<unknown> {
    const { db, pool, close } = connect({ connection, poolSize: 1 })
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      client.query = ((...args: unknown[]) => {
        onStatement(client)
        return query(...args)
      }) as typeof client.query
    })
    try {
      return await run(db, roundId)
    } finally {
      await close()
    }
  }

  async function countStatements(): Promise<number> {
    const spare = await ready(work)
    let count = 0
    expect(await through(() => count++, spare.connection)).toBe(done)
    await spare.drop()
    return count
  }

  async function runCut(cutAt: number): Promise<unknown> {
    let count = 0
    return through((client) => {
      if (++count === cutAt)
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    })
  }
})

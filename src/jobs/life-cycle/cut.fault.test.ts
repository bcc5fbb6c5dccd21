import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { connect } from '#db/connection/connect.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { factsOf, readyFor, roundSteps, useReady, writtenIn, type RoundStep } from '#jobs/testing/round-step.ts'
import type { WorldDatabase } from '#jobs/testing/world-database.ts'
import { isGate } from '#test/gate.ts'

/** Every so many statements; the last one is the commit, and always cut. */
const strides = isGate ? { lock: 3, settle: 9 } : { lock: 1, settle: 3 }

/** Without the league's id: a number drawn in a transaction that failed is not drawn again. */
async function members({ db }: WorldDatabase): Promise<unknown> {
  const { rows } = await sql`
    select g.name, g.edition, m.squad_id, m.joined_at, m.point_tenths, m.rank
    from league_member m join league g on g.id = m.league_id order by 1, 2, 3`.execute(db)
  return rows
}

/** Runs the step over one connection whose every statement passes `onStatement` first. */
async function through(
  step: RoundStep,
  connection: Connection,
  onStatement: (client: PoolClient) => void,
): Promise<unknown> {
  const { db, pool, close } = connect({ connection, poolSize: 1 })
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      onStatement(client)
      return query(...args)
    }) as typeof client.query
  })
  try {
    return await factsOf(step).run(db, factsOf(step).roundId)
  } finally {
    await close()
  }
}

async function runCut(step: RoundStep, connection: Connection, cutAt: number): Promise<unknown> {
  let count = 0
  return through(step, connection, (client) => {
    if (++count === cutAt)
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  })
}

describe.each(roundSteps)('RL3 %s', (step) => {
  const { roundId, run, done, before: state } = factsOf(step)
  const { base, before, expectNothing } = useReady(step)
  /** The same step in a world where nothing went wrong, and how many statements it took. */
  let control: WorldDatabase
  let total = 0
  beforeAll(async () => {
    control = await readyFor(step)
    expect(await writtenIn(control)).toEqual(before())
    expect(await through(step, control.connection, () => total++)).toBe(done)
  })
  afterAll(() => control.drop())

  test('a connection lost on the way leaves nothing of it', async () => {
    expect(total).toBeGreaterThan(10)
    for (let cutAt = total; cutAt > 0; cutAt -= strides[step]) {
      await expect(runCut(step, base().connection, cutAt), `cut at ${cutAt} of ${total}`).rejects.toThrow()
      const row = await base().db.selectFrom('round').select('state').where('id', '=', roundId).executeTakeFirst()
      expect([cutAt, row?.state]).toEqual([cutAt, state])
    }
    await expectNothing()
  })

  test('the next start does all of it exactly once, as if nothing had happened', async () => {
    expect(await run(base().db, roundId)).toBe(done)
    expect(await run(base().db, roundId)).toBe('already')
    expect(await writtenIn(base())).toEqual(await writtenIn(control))
    expect(await members(base())).toEqual(await members(control))
    expect((await audit(base().db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  })
})

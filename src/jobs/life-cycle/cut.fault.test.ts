import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { connect, type Connected } from '#db/connection/connect.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { createParallelWriter } from '#jobs/bulk/parallel-writer.ts'
import { factsOf, readyFor, roundSteps, useReady, writtenIn, type RoundStep } from '#jobs/testing/round-step.ts'
import type { WorldDatabase } from '#jobs/testing/world-database.ts'
import { atLength, isGate, someInGate } from '#test/gate.ts'

/** Cuts at every n-th statement; the last one is the commit, and is always cut. */
const strides = isGate ? { lock: 6, settle: 18 } : { lock: 1, settle: 3 }

/** Without the league's id: numbers that a failed transaction took from a sequence are not used again. */
async function members({ db }: WorldDatabase): Promise<unknown> {
  const { rows } = await sql`
    select g.name, g.edition, m.squad_id, m.joined_at, m.point_tenths, m.rank
    from league_member m join league g on g.id = m.league_id order by 1, 2, 3`.execute(db)
  return rows
}

type OnStatement = (client: PoolClient) => unknown

/** Connections that call `onStatement` before every statement. */
function watched(connection: Connection, onStatement: OnStatement, poolSize = 1): Connected {
  const connected = connect({ connection, poolSize })
  connected.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      onStatement(client)
      return query(...args)
    }) as typeof client.query
  })
  return connected
}

/** Runs the step on one connection, or with two more for the parallel writer. */
async function through(
  step: RoundStep,
  connection: Connection,
  { onWriting = () => {}, onReading }: { onWriting?: OnStatement; onReading?: OnStatement },
): Promise<unknown> {
  const { db, close } = watched(connection, onWriting)
  const reader = onReading && watched(connection, onReading, 2)
  try {
    return await factsOf(step).run(db, factsOf(step).roundId, reader && createParallelWriter(reader.db))
  } finally {
    await close()
    await reader?.close()
  }
}

function cutAfter(count: number): OnStatement {
  let seen = 0
  return (client) => {
    if (++seen === count)
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  }
}

describe.each(someInGate(roundSteps.toReversed()))('RL3 %s', (step) => {
  const { roundId, run, done, before: state } = factsOf(step)
  const { base, before, forgetEarlyWrites, expectNothing } = useReady(step)
  /** The same step in a world without faults. */
  let alone: WorldDatabase
  let statements = 0
  beforeAll(async () => {
    alone = await readyFor(step)
    expect(await writtenIn(alone)).toEqual(before())
    expect(await through(step, alone.connection, { onWriting: () => statements++ })).toBe(done)
  })
  afterAll(() => alone.drop())

  async function expectCut(cut: Parameters<typeof through>[2], where: string): Promise<void> {
    await expect(through(step, base().connection, cut), where).rejects.toThrow()
    const row = await base().db.selectFrom('round').select('state').where('id', '=', roundId).executeTakeFirst()
    expect([where, row?.state]).toEqual([where, state])
  }

  test('a step whose connection is lost leaves nothing behind', async () => {
    expect(statements).toBeGreaterThan(10)
    for (let cutAt = statements; cutAt > 0; cutAt -= strides[step])
      await expectCut({ onWriting: cutAfter(cutAt) }, `cut at ${cutAt} of ${statements}`)
    await expectNothing()
  })

  atLength(() => {
    test('a step in parallel leaves nothing behind, whichever of its connections is lost', async () => {
      const helped = await readyFor(step)
      let [writing, reading] = [0, 0]
      const counting = { onWriting: () => writing++, onReading: () => reading++ }
      expect(await through(step, helped.connection, counting)).toBe(done)
      await helped.drop()
      expect(reading).toBeGreaterThan(4)
      for (let cutAt = writing; cutAt > 0; cutAt -= 2 * strides[step])
        await expectCut({ onWriting: cutAfter(cutAt), onReading: () => {} }, `cut at ${cutAt} of ${writing}`)
      for (let cutAt = reading; cutAt > 0; cutAt--) {
        // Rows that exist already are not written again, so fewer statements would run.
        await forgetEarlyWrites()
        await expectCut({ onReading: cutAfter(cutAt) }, `reading cut at ${cutAt} of ${reading}`)
      }
      await expectNothing({ inParallel: true })
    })
  })

  test('the next try does the whole step exactly once, as if nothing had happened', async () => {
    expect(await run(base().db, roundId)).toBe(done)
    expect(await run(base().db, roundId)).toBe('already')
    expect(await writtenIn(base())).toEqual(await writtenIn(alone))
    expect(await members(base())).toEqual(await members(alone))
    expect((await audit(base().db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  })
})

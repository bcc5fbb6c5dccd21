import { Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createParallelWriter } from '#jobs/bulk/parallel-writer.ts'
import { checksums } from '#jobs/testing/checksum.ts'
import { factsOf, readyFor, roundSteps, writtenIn } from '#jobs/testing/round-step.ts'

const derived = ['league_member', 'division_cycle', 'division_member', 'activity']
const readOf = { lock: 'from squad', settle: 'from duel' }

test.each(roundSteps)('RL2 RL3 a %s by the parallel writer writes what the serial writer writes', async (step) => {
  const { roundId, run, done, before } = factsOf(step)
  const [alone, helped] = await Promise.all([readyFor(step), readyFor(step)])
  const lost = connect({ connection: helped.connection })
  const { pool, close } = connect({ connection: helped.connection })
  const asked: string[] = []
  const second = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query.sql),
  })
  try {
    expect(await run(alone.db, roundId)).toBe(done)

    const untouched = await writtenIn(helped)
    await lost.close()
    await expect(run(helped.db, roundId, createParallelWriter(lost.db))).rejects.toThrow()
    expect(await writtenIn(helped)).toEqual(untouched)
    const { state } = await helped.db
      .selectFrom('round')
      .select('state')
      .where('id', '=', roundId)
      .executeTakeFirstOrThrow()
    expect(state).toBe(before)

    expect(await run(helped.db, roundId, createParallelWriter(second))).toBe(done)
    expect(asked.some((text) => text.includes(readOf[step]))).toBe(true)
    expect(await writtenIn(helped)).toEqual(await writtenIn(alone))
    expect(await checksums(helped.db, derived)).toEqual(await checksums(alone.db, derived))
  } finally {
    await close()
    await Promise.all([alone.drop(), helped.drop()])
  }
})

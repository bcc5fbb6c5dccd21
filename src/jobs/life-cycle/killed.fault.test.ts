import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { factsOf, roundSteps, useReady } from '#jobs/testing/round-step.ts'
import { startVictim } from '#jobs/testing/victim.ts'

const points = { lock: ['insert into duel', 'commit'], settle: ['insert into ledger', 'update player', 'commit'] }

describe.each(roundSteps)('RL3 %s', (step) => {
  const { roundId } = factsOf(step)
  const { base, expectNothing } = useReady(step)

  test.each(points[step])('kill -9 of the process before "%s" leaves nothing of it', async (stopBefore) => {
    const { connection, db } = base()
    const victim = await startVictim(step, { connection, roundId, stopBefore })
    await victim.saw('held')
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from pg_stat_activity
      where datname = current_database() and application_name = 'victim' and xact_start is not null`.execute(db)
    expect(rows).toEqual([{ open: 1 }])
    await victim.kill()
    await expectNothing()
  })
})

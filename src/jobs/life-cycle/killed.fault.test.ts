import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { factsOf, roundSteps, useReady } from '#jobs/testing/round-step.ts'
import { startVictim } from '#jobs/testing/victim.ts'

const points = {
  lock: ['insert into lineup', 'insert into duel', 'commit'],
  settle: ['update duel', 'update division_member', 'insert into lineup_score', 'insert into notice_cause', 'commit'],
}
/** Statements that a step in parallel runs while it reads the next rows. */
const whileReading = new Set(['insert into lineup', 'insert into lineup_score'])
/** Statements that a step in parallel runs on its second connection. */
const aside = new Set(['insert into duel', 'update duel', 'update division_member'])

describe.each(roundSteps)('RL3 %s', (step) => {
  const { roundId } = factsOf(step)
  const { base, expectNothing } = useReady(step)

  // What a second connection has committed stays in the world for the next cases.
  test.each([false, true].flatMap((isParallel) => points[step].map((point) => [point, isParallel] as const)))(
    'kill -9 of the process before "%s" leaves nothing behind, in parallel: %s',
    async (stopBefore, inParallel) => {
      const { connection, db } = base()
      const stopsSecond = inParallel && aside.has(stopBefore)
      const victim = await startVictim(step, { connection, roundId, stopBefore, stopsSecond, inParallel })
      try {
        await victim.saw('held')
        const { rows } = await sql`
          select count(*) filter (where application_name = 'victim')::integer as writing,
            count(*) filter (where application_name = 'victim second') > 0 as "isRead"
          from pg_stat_activity where datname = current_database() and xact_start is not null`.execute(db)
        // The second connection may have read the next rows before the first one stops, or may still read them.
        const reads =
          inParallel && whileReading.has(stopBefore) ? expect.any(Boolean) : inParallel && aside.has(stopBefore)
        expect(rows).toEqual([{ writing: 1, isRead: reads }])
      } finally {
        await victim.kill()
      }
      await expectNothing({ inParallel })
    },
  )
})

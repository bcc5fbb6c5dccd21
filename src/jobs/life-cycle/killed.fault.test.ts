import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { factsOf, roundSteps, useReady } from '#jobs/testing/round-step.ts'
import { startVictim } from '#jobs/testing/victim.ts'

const points = {
  lock: ['insert into lineup', 'insert into duel', 'commit'],
  settle: ['insert into lineup_score', 'update player', 'commit'],
}
/** Written while the next are read. */
const whileReading = new Set(['insert into lineup', 'insert into duel', 'insert into lineup_score'])

describe.each(roundSteps)('RL3 %s', (step) => {
  const { roundId } = factsOf(step)
  const { base, expectNothing } = useReady(step)

  const isRead = (stopBefore: string, readsBeside: boolean) => Number(readsBeside && whileReading.has(stopBefore))

  test.each(points[step].flatMap((point) => [[point, false] as const, [point, true] as const]))(
    'kill -9 of the process before "%s" leaves nothing of it, reading beside: %s',
    async (stopBefore, readsBeside) => {
      const { connection, db } = base()
      const victim = await startVictim(step, { connection, roundId, stopBefore, readsBeside })
      await victim.saw('held')
      const { rows } = await sql`
        select count(*) filter (where application_name = 'victim')::integer as writing,
          count(*) filter (where application_name = 'victim beside')::integer as reading
        from pg_stat_activity where datname = current_database() and xact_start is not null`.execute(db)
      expect(rows).toEqual([{ writing: 1, reading: isRead(stopBefore, readsBeside) }])
      await victim.kill()
      await expectNothing()
    },
  )
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { jumpTo, lastWhistle, planOf } from '#jobs/testing/play-round.ts'
import { startVictim, type Victim } from '#jobs/testing/victim.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'

const LIVE = 108
const OPEN = 109
const patience = { timeout: 100_000, interval: 250 }

let base: WorldDatabase
let workers: Victim[]
beforeAll(async () => {
  base = await worldDatabase()
  const { connection } = base
  workers = await Promise.all([1, 2].map(() => startVictim('work', { connection })))
  await Promise.all(workers.map((worker) => worker.saw('working')))
})
afterAll(async () => {
  for (const worker of workers) await worker.kill()
  await base.drop()
})

interface Job {
  task: string
  id: number
  outcome: unknown
}
const jobs = (): Job[] =>
  workers.flatMap((worker) =>
    worker
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Job),
  )

async function stateOf(roundId: number) {
  const row = await base.db.selectFrom('round').select('state').where('id', '=', roundId).executeTakeFirstOrThrow()
  return row.state
}

async function picksLeft(): Promise<number | undefined> {
  const { rows } = await rowOf({ left: int }).sql`
    select count(*)::integer as left from match where state = 'final' and not picks_settled`.execute(base.db)
  return rows[0]?.left
}

test('RL3 two processes on one database lock, play and settle a round once', { timeout: 180_000 }, async () => {
  const { db } = base
  const [live, open] = [await planOf(db, LIVE), await planOf(db, OPEN)]
  await jumpTo(db, lastWhistle(live), 60)
  await expect.poll(() => stateOf(LIVE), patience).toBe('settled')
  await jumpTo(db, open.deadline, 60)
  await expect.poll(() => stateOf(OPEN), patience).not.toBe('open')
  await jumpTo(db, lastWhistle(open), 60)
  await expect.poll(() => stateOf(OPEN), patience).toBe('settled')
  await expect.poll(picksLeft, patience).toBe(0)

  const done = (task: string, outcome: string) =>
    jobs()
      .filter((job) => job.task === task && job.outcome === outcome)
      .map(({ id }) => id)
      .sort((a, b) => a - b)
  await expect.poll(() => done('lock_round', 'locked'), patience).toEqual([OPEN])
  // The database shows it first; the log line is written and read a moment later.
  await expect.poll(() => done('settle_round', 'settled'), patience).toEqual([LIVE, OPEN])
  const over = done('play_match', 'over')
  expect(new Set(over).size).toBe(over.length)
  expect(over).toEqual(expect.arrayContaining(open.matches.map(({ id }) => id)))
  const settledPicks = done('settle_picks', 'settled')
  expect(new Set(settledPicks).size).toBe(settledPicks.length)

  const { rows } = await sql`
      select r.settlements, count(l.*)::integer = count(s.*)::integer as scored, count(distinct l.squad_id) = count(*) as once
      from round r join lineup l on l.round_id = r.id left join lineup_score s on s.round_id = r.id and s.squad_id = l.squad_id
      where r.id in (${LIVE}, ${OPEN}) group by r.id, r.settlements`.execute(db)
  expect(rows).toEqual([
    { settlements: 1, scored: true, once: true },
    { settlements: 1, scored: true, once: true },
  ])
  const { rows: entries } = await sql`
      select round_id, manager_id from credit where round_id in (${LIVE}, ${OPEN})
      group by round_id, manager_id having count(*) <> 1`.execute(db)
  expect(entries).toEqual([])
  expect((await audit(db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  for (const worker of workers) expect(worker.output()).not.toMatch(/^error/m)
  for (const worker of workers) expect(worker.output()).toContain('"outcome"')
})

import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { connect } from '#db/connection/connect.ts'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import { createDataVersions } from '#db/championship/data-version.ts'
import { DIVISION_TABLES } from '#db/division/division-audit.ts'
import { mergeGuest } from '#db/person/manager-merge.ts'
import { dueSteps } from '#db/round/due-work.ts'
import { lockSecondWriter, lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { ChosenSquad, RoundPlan, SeasonPlan } from '#domain/testing/season-plan.ts'
import { writerFor } from '#jobs/bulk/choose-writer.ts'
import { createParallelWriter } from '#jobs/bulk/parallel-writer.ts'
import { serialWriter } from '#jobs/bulk/serial-writer.ts'
import { saveGameSquads } from '#jobs/testing/save-squads.ts'
import { layOutGame } from '#jobs/testing/small-game.ts'
import { lockRound } from './lock-round.ts'

const PEOPLE = 50
const ids = Array.from({ length: PEOPLE }, (_, at) => at + 1)
const hour = (hours: number) => Date.UTC(2026, 4, 18, 19 + hours)
const chosen: ChosenSquad = {
  playerIds: [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
  captainId: 110,
  viceCaptainId: 109,
}
const round: RoundPlan = {
  id: 1,
  deadlineMs: hour(0),
  settledAtMs: hour(9),
  chosen: new Map(ids.map((id) => [id, chosen])),
  matches: [
    {
      id: 1,
      sport: 'futebol',
      clubs: [1, 2],
      startsAtMs: hour(0),
      endedAtMs: hour(2),
      score: { home: 1, away: 0 },
      scouts: new Map(),
      picks: [],
    },
  ],
}
const plan: SeasonPlan = {
  modality: 'campo',
  managers: ids.map((id) => ({ id, isBot: false })),
  squads: ids.map((id) => ({ id, managerId: id })),
  rounds: [round],
  otherMatches: [],
  leagues: [],
}

let database: TestDatabase
let second: ReturnType<typeof connect>
beforeEach(async () => {
  database = await testDatabase()
  second = connect({ connection: database.connection, poolSize: 2 })
  await layOutGame(database.db, plan)
  await saveGameSquads(database.db, round)
})
afterEach(async () => {
  await second.close()
  await database.close()
})

const seatsIn = async (db: Kysely<Tables>) => {
  const { rows } = await sql`
    select m.group_number, m.manager_id, m.tier, c.rounds, c.round_ids
    from division_member m join division_cycle c on c.id = m.cycle_id order by c.rounds, m.group_number, m.manager_id`.execute(
    db,
  )
  return rows
}
const stateOf = async (db: Kysely<Tables>) =>
  db
    .selectFrom('round')
    .select(['state', bool.sql`divided_at is not null`.as('isDivided')])
    .executeTakeFirstOrThrow()
const due = async () => (await dueSteps(database.db)).map(({ task }) => task)

test('DV2 DV5 the parallel writer forms the same groups as the serial one', async () => {
  expect(await lockRound(database.db, 1, createParallelWriter(second.db))).toBe('locked')
  expect(await stateOf(database.db)).toEqual({ state: 'locked', isDivided: true })
  const alone = await testDatabase()
  try {
    await layOutGame(alone.db, plan)
    await saveGameSquads(alone.db, round)
    expect(await lockRound(alone.db, 1)).toBe('locked')
    const seats = await seatsIn(database.db)
    expect(seats).toHaveLength(PEOPLE)
    expect(seats).toEqual(await seatsIn(alone.db))
  } finally {
    await alone.close()
  }
})

test('a second connection is used only for a round of many people', async () => {
  const { db } = database
  expect(await writerFor(db, 1, second.db)).toBe(serialWriter)
  expect(await writerFor(db, 1, second.db, PEOPLE)).not.toBe(serialWriter)
  expect(await writerFor(db, 1, second.db, PEOPLE + 1)).toBe(serialWriter)
  expect(await writerFor(db, 1, undefined, PEOPLE)).toBe(serialWriter)
})

const refuse = (table: string, when: string) =>
  sql`
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
  create trigger refused before ${sql.raw(when)} on ${sql.table(table)} for each row execute function refuse()`.execute(
    database.db,
  )
const allow = () => sql`drop function refuse() cascade`.execute(database.db)

test('RL2 DU1 a lock that fails leaves no groups behind, and its duels are drawn again', async () => {
  await refuse('round', 'update of state')
  await expect(lockRound(database.db, 1, createParallelWriter(second.db))).rejects.toThrow('refused')
  expect(await seatsIn(database.db)).toEqual([])
  expect(await stateOf(database.db)).toEqual({ state: 'open', isDivided: false })
  await allow()
  expect(await lockRound(database.db, 1, createParallelWriter(second.db))).toBe('locked')
  expect(await seatsIn(database.db)).toHaveLength(PEOPLE)
  const { rows } = await rowOf({ squads: int.array }).sql`
    select array_agg(squad order by squad) as squads from duel, unnest(array[squad_a_id, squad_b_id]) as squad`.execute(
    database.db,
  )
  expect(rows[0]?.squads, 'each squad is drawn once, although the first lock has drawn as well').toEqual(ids)
})

test('DV5 a round whose groups were lost after its lock gets them from the next search for due work', async () => {
  await refuse('division_member', 'insert')
  await expect(lockRound(database.db, 1, createParallelWriter(second.db))).rejects.toThrow('refused')
  expect(await stateOf(database.db)).toEqual({ state: 'locked', isDivided: false })
  expect(await seatsIn(database.db)).toEqual([])
  expect(await due()).toContain('lock_round')
  await allow()
  const versions = createDataVersions(database.db)
  const leagues = async () => {
    await versions.reload()
    return versions.get(firstChampionship, 'league')
  }
  const before = await leagues()
  expect(await lockRound(database.db, 1, createParallelWriter(second.db))).toBe('already')
  expect(await leagues(), 'open pages hear of the groups').toBe(before + 1)
  expect(await stateOf(database.db)).toEqual({ state: 'locked', isDivided: true })
  expect(await seatsIn(database.db)).toHaveLength(PEOPLE)
  expect(await due()).not.toContain('lock_round')
  expect(await lockRound(database.db, 1, createParallelWriter(second.db))).toBe('already')
  expect(await leagues(), 'but only if there are new groups').toBe(before + 1)
})

const merge = { guestId: 7, accountId: PEOPLE + 1 }

async function makeGuestAndAccount() {
  const { db } = database
  await sql`update manager set kind = 'guest' where id = ${merge.guestId}`.execute(db)
  await sql`
    insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    values (${merge.accountId}, 'account', 'Conta', 'conta', 'BR', 'c', game_now())`.execute(db)
}

/** Everybody is in exactly one group, the account in place of the merged guest. */
async function expectEachInOneGroup() {
  const { rows } = await rowOf({ id: int }).sql`select manager_id as id from division_member order by id`.execute(
    database.db,
  )
  expect(rows.map(({ id }) => id)).toEqual([...ids.filter((id) => id !== merge.guestId), merge.accountId])
}

test('DV11 MG1 a guest who becomes an account between the lock and its groups plays in them as the account', async () => {
  const { db } = database
  await makeGuestAndAccount()
  const holding = await db.startTransaction().execute()
  await sql`lock table division_cycle in share mode`.execute(holding)
  const locking = lockRound(db, 1, createParallelWriter(second.db))
  await expect.poll(() => stateOf(db)).toEqual({ state: 'locked', isDivided: false })
  await mergeGuest(db, merge)
  await holding.commit().execute()
  expect(await locking).toBe('locked')
  await expectEachInOneGroup()
  const { rows: wrong } = await sql`select example from (${sql.raw(DIVISION_TABLES)}) x`.execute(db)
  expect(wrong).toEqual([])
})

/**
 * Settles the first round and prepares the lock of the second. Half of the managers lose their group, so that they
 * enter one at this lock.
 */
async function beginSecondRound() {
  const { db } = database
  expect(await lockRound(db, 1, createParallelWriter(second.db))).toBe('locked')
  await sql`update round set state = 'settled', settled_at = game_now(championship_id) where id = 1`.execute(db)
  await sql`delete from division_member where manager_id > ${PEOPLE / 2}`.execute(db)
  await sql`
    insert into round (id, championship_id, season_id, number, state, deadline_at, ends_at)
    select 2, championship_id, season_id, 2, 'open', ${new Date(hour(48))}, ${new Date(hour(60))} from round where id = 1`.execute(
    db,
  )
  await saveGameSquads(db, { ...round, id: 2, deadlineMs: hour(48) })
}

test('DV2 DV11 groups follow from what the lock saw: a guest who becomes an account meanwhile stays in the same group', async () => {
  const { db } = database
  await makeGuestAndAccount()
  await beginSecondRound()
  const holding = await db.startTransaction().execute()
  // Nobody can read the existing groups, so the round locks before its groups are formed.
  await sql`lock table division_cycle in access exclusive mode`.execute(holding)
  const locking = lockRound(db, 2, createParallelWriter(second.db))
  const secondIsLocked = async () =>
    (await db.selectFrom('round').select('state').where('id', '=', 2).executeTakeFirstOrThrow()).state
  await expect.poll(secondIsLocked).toBe('locked')
  await mergeGuest(db, merge)
  await holding.commit().execute()
  expect(await locking).toBe('locked')
  await expectEachInOneGroup()
})

test('DV2 LD1 the audit finds managers in two groups at once', async () => {
  const { db } = database
  const twice = async () =>
    (
      await rowOf({ example: text })
        .sql`select example from (${sql.raw(DIVISION_TABLES)}) x where example like '%at once'`.execute(db)
    ).rows
  await lockRound(db, 1)
  expect(await twice()).toEqual([])
  await sql`
    insert into division_member (cycle_id, group_number, manager_id, championship_id, tier, tenths)
    select cycle_id, group_number + 100, manager_id, championship_id, tier, tenths from division_member where manager_id = 7`.execute(
    db,
  )
  expect(await twice()).toEqual([{ example: 'manager 7 in 2 groups at once' }])
})

test('RL3 the next step waits while a second connection still writes for the step before', async () => {
  const writing = await second.db.startTransaction().execute()
  await lockSecondWriter(writing, firstChampionship)
  const order: string[] = []
  const next = database.db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId: firstChampionship })
    order.push('next')
  })
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`.execute(second.db)
      return rows.length
    })
    .toBe(1)
  order.push('written')
  await writing.commit().execute()
  await next
  expect(order).toEqual(['written', 'next'])
})

import { sql, type Kysely, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { connect } from '#db/connection/connect.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { cheapEleven, insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { noticesOf } from '#db/notice/notice-list.ts'
import { storeNoticeSetting } from '#db/notice/notice-setting.ts'
import type { Tables } from '#db/schema/schema.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { rngFrom } from '#domain/rng.ts'
import { randomSeason } from '#domain/testing/random-season.ts'
import { createSeasonModel } from '#domain/testing/season-model.ts'
import { seasonSteps } from '#jobs/testing/season-steps.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { layOutGame } from '#jobs/testing/small-game.ts'
import { dueNotices } from '#db/notice/due-notices.ts'
import { tellNotices } from './tell-notices.ts'

const HOUR_MS = 3_600_000
const linesOf = async (db: Kysely<Tables>, query: RawBuilder<{ line: string }>) =>
  (await query.execute(db)).rows.map(({ line }) => line)

/** The notices that people should get, from the rows of the game alone. */
const DUE = rowOf({ line: text }).sql`
  select distinct line from (
    select 'round_settled ' || l.manager_id || ' ' || l.round_id as line, l.manager_id
    from lineup l join lineup_score s using (round_id, squad_id) where l.counts
    union all
    select 'duel ' || l.manager_id || ' ' || d.round_id, l.manager_id
    from duel d join lineup l on l.round_id = d.round_id and l.squad_id in (d.squad_a_id, d.squad_b_id)
    where d.squad_b_id is not null and d.a_tenths is not null
    union all
    select 'league_ended ' || m.manager_id || ' ' || g.id, m.manager_id
    from league g join league_member m on m.league_id = g.id where g.ended_at is not null
    union all
    select 'correction ' || l.manager_id || ' ' || l.correction_id, l.manager_id from ledger l
    where l.correction_id is not null group by l.manager_id, l.correction_id having sum(l.points) <> 0
    union all
    select 'achievement ' || a.manager_id || ' 1 ' || a.kind, a.manager_id from championship_achievement a where a.kind <> 'campeao-de-liga'
  ) due join manager p on p.id = due.manager_id and p.kind <> 'bot' order by line`

const TOLD = rowOf({ line: text }).sql`
  select n.kind || ' ' || n.manager_id || ' ' || n.subject as line from notice n
  where n.kind in ('round_settled', 'duel', 'league_ended', 'correction')
    or n.kind = 'achievement' and exists (
      select from championship_achievement a where a.manager_id = n.manager_id and n.subject = '1 ' || a.kind)
  order by line`

test('NT1 NT2 NT6 a season of rounds, duels, leagues, corrections and achievements tells each person about each thing once, and no bot', async () => {
  const rng = rngFrom(5)
  const plan = randomSeason(rng)
  const { db, drop } = await testDatabase()
  await layOutGame(db, plan)
  const steps = seasonSteps(plan, createSeasonModel(plan), rng).toSorted((a, b) => a.atMs - b.atMs)
  for (const step of steps) {
    await step.prepare(db)
    step.tell([await step.run(db)])
    await tellNotices(db, firstChampionship)
  }
  const told = await linesOf(db, TOLD)
  expect(told).toEqual(await linesOf(db, DUE))
  for (const kind of ['round_settled', 'duel', 'league_ended', 'correction', 'achievement'])
    expect(
      told.some((line) => line.startsWith(kind)),
      kind,
    ).toBe(true)
  const bots = rowOf({ line: text }).sql`
    select n.kind as line from notice n join manager p on p.id = n.manager_id where p.kind = 'bot'`
  expect(await linesOf(db, bots)).toEqual([])
  // Lost and sent again, as after a crash between sending and recording.
  await sql`update notice_cause set told_at = null`.execute(db)
  expect(await tellNotices(db, firstChampionship)).toBe(0)
  await drop()
})

describe('before a deadline', () => {
  let base: TestDatabase
  let eleven: number[]
  const start = new Date('2026-06-01T12:00:00Z')
  beforeAll(async () => {
    base = await testDatabase()
    await moveTo(base.db, start.getTime())
    await insertMarket(base.db)
    eleven = await cheapEleven(base.db)
    await sql`insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
      select i, case when i = 4 then 'bot' else 'guest' end::manager_kind, 'Gente ' || i, 'gente ' || i, 'BR', 'g', ${start} from generate_series(1, 5) i`.execute(
      base.db,
    )
    const squad = (managerId: number, players: number[]) =>
      sql`insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, created_at, updated_at)
        values (1, 'campo', ${managerId}, 'Time', ${players}::smallint[], array_fill(60::smallint, array[${players.length}::integer]), ${start}, ${start})`.execute(
        base.db,
      )
    await squad(1, eleven)
    await squad(2, eleven.slice(0, 8))
    await squad(3, eleven.with(0, (await reserveFor(eleven[0] ?? 0)) ?? 0))
    await squad(4, [])
    await squad(5, await elevenWithTwoKeepers())
  })
  afterAll(() => base.drop())

  /** Injures a player of the same position who is not in the eleven. */
  async function reserveFor(playerId: number): Promise<number | undefined> {
    const { rows } = await rowOf({ id: int }).sql`
      update player set status = 'contundido' where id = (
        select r.id from player p join player r on r.position = p.position and r.id <> p.id
        where p.id = ${playerId} and not r.id = any (${eleven}::integer[]) order by r.id limit 1) returning id`.execute(
      base.db,
    )
    return rows[0]?.id
  }
  /** Eleven players in no formation. */
  async function elevenWithTwoKeepers(): Promise<number[]> {
    const { rows } = await rowOf({ id: int }).sql`
      select id from player where position = 'Goleiro' and not id = any (${eleven}::integer[]) order by id limit 1`.execute(
      base.db,
    )
    return [...eleven.slice(0, -1), rows[0]?.id ?? 0]
  }
  const told = (kind: string) =>
    linesOf(base.db, sql`select manager_id::text as line from notice where kind = ${kind} order by manager_id`)
  const shownTo = async (managerId: number) =>
    (await noticesOf(base.db, managerId, { before: undefined, limit: 30 })).map(({ kind }) => kind)
  const due = async () => (await dueNotices(base.db)).map(({ at }) => at.getTime())

  test('NT6 managers without a ready squad are reminded three hours before the market closes, once', async () => {
    const deadline = start.getTime() + 24 * HOUR_MS
    expect(await tellNotices(base.db, firstChampionship)).toBe(0)
    expect(await due()).toEqual([])
    await moveTo(base.db, deadline - 3 * HOUR_MS)
    expect(await due()).toEqual([deadline - 3 * HOUR_MS])
    await tellNotices(base.db, firstChampionship)
    expect(
      await told('market_closing'),
      'incomplete squads, squads with an unfit player and those without a formation; no bots, and nobody with a ready squad',
    ).toEqual(['2', '3', '5'])
    expect(await tellNotices(base.db, firstChampionship)).toBe(0)
  })

  test('NT3 the reminder disappears once the squad is ready or the market has closed', async () => {
    expect([await shownTo(2), await shownTo(3)]).toEqual([['market_closing'], ['market_closing']])
    await sql`update squad set player_ids = ${eleven}::smallint[], prices_paid = array_fill(60::smallint, array[11]) where manager_id = 2`.execute(
      base.db,
    )
    expect([await shownTo(2), await shownTo(3)]).toEqual([[], ['market_closing']])
    await sql`update round set state = 'locked' where id = ${OPEN_ROUND}`.execute(base.db)
    expect(await shownTo(3)).toEqual([])
  })

  test('NT6 SQ5 a squad that breaks the formation, or has a player who left the market, is not ready', async () => {
    const twoKeepers = sql`array_append(array_remove(${eleven}::integer[], ${eleven[10]}::integer), k.id)`
    await sql`
      with person as (
        insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
        select i, 'guest', 'Gente ' || i, 'gente ' || i, 'BR', 'g', ${start} from generate_series(6, 8) i returning id),
      k as (select min(id) as id from player where position = 'Goleiro' and not id = any (${eleven}::integer[]))
      insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, created_at, updated_at)
      select 1, 'campo', p.id, 'Time', case p.id when 6 then ${twoKeepers} else ${eleven} end::smallint[],
        array_fill(60::smallint, array[11]), ${start}, ${start}
      from person p cross join k`.execute(base.db)
    const sold = sql`with other as (
        select o.id from player p join player o on o.position = p.position and o.price is not null
          and not o.id = any (${eleven}::integer[]) and o.status not in ('contundido', 'suspenso')
        where p.id = ${eleven[1]} order by o.id desc limit 1),
      left_market as (update player set price = null from other where player.id = other.id returning player.id)
      update squad set player_ids = array_replace(player_ids, ${eleven[1]}::smallint, (select id::smallint from left_market))
      where manager_id = 7`
    await sold.execute(base.db)
    await sql`update round set state = 'open' where id = ${OPEN_ROUND}`.execute(base.db)
    await sql`delete from notice`.execute(base.db)
    await sql`update notice_cause set told_at = null`.execute(base.db)
    await tellNotices(base.db, firstChampionship)
    expect(await told('market_closing')).toEqual(['3', '5', '6', '7'])
    await sql`update player set price = 60 where price is null`.execute(base.db)
    expect([await shownTo(6), await shownTo(7)], 'the player is on the market again').toEqual([['market_closing'], []])
    await sql`update squad set deleted_at = ${start} where manager_id > 5`.execute(base.db)
    await sql`update round set state = 'locked' where id = ${OPEN_ROUND}`.execute(base.db)
  })

  test('NT3 NT6 people who miss picks of a day are reminded before its first match, until they picked or the matches begin', async () => {
    const kickOff = start.getTime() + 26 * HOUR_MS
    const pick = (matchId: number, managerId: number) =>
      sql`insert into pick (match_id, manager_id, outcome, saved_at) values (${matchId}, ${managerId}, 'H', ${start})`.execute(
        base.db,
      )
    for (const matchId of [9, 10, 11, 12]) await pick(matchId, 1)
    for (const managerId of [2, 4]) await pick(9, managerId)
    // People in a bolão are reminded even if they never picked, except guests whose picks the owner types (BL14).
    await base.pool.query(`
      insert into manager (id, kind, name, name_key, country, avatar_seed, created_at) values (50, 'guest', 'Tia', 'tia', 'BR', 't', now());
      insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at)
        values (1, 500, 'Bolão', 'bolao', 'public', 0, now() - interval '9 days', now() + interval '99 days', now());
      insert into pool (league_id, exact, winner_goals, difference, draw, loser_goals, winner) values (500, 4, 2, 3, 2, 2, 2);
      insert into pool_member (league_id, manager_id, joined_at, is_typed) values (500, 3, now(), false), (500, 50, now(), true)`)
    await moveTo(base.db, kickOff - 2 * HOUR_MS)
    await tellNotices(base.db, firstChampionship)
    expect(await told('picks_missing'), 'no bots, and nobody who never picks').toEqual(['2', '3'])
    expect(await shownTo(2)).toEqual(['picks_missing'])
    for (const matchId of [10, 11]) await pick(matchId, 2)
    expect(await shownTo(2)).toEqual(['picks_missing'])
    await sql`update match set has_date = false where id = 12`.execute(base.db)
    expect(await shownTo(2), 'nobody misses a pick for a match that was postponed without a date').toEqual([])
    await sql`update match set has_date = true where id = 12`.execute(base.db)
    expect(await shownTo(2)).toEqual(['picks_missing'])
    await moveTo(base.db, kickOff)
    expect(await shownTo(2)).toEqual([])
  })

  test('NT5 people who turned a kind off are not told about it', async () => {
    await moveTo(base.db, start.getTime() + 22 * HOUR_MS)
    await storeNoticeSetting(base.db, 3, { kind: 'market_closing', channel: 'app', isOn: false })
    await sql`update round set state = 'open' where id = ${OPEN_ROUND}`.execute(base.db)
    await sql`delete from notice`.execute(base.db)
    await sql`delete from notice_cause`.execute(base.db)
    await sql`update squad set player_ids = '{}', prices_paid = '{}' where manager_id = 2`.execute(base.db)
    await tellNotices(base.db, firstChampionship)
    expect(await told('market_closing')).toEqual(['2', '5'])
  })

  test('NT6 notices for many people may take longer than the time limit of a page', async () => {
    await base.pool.query(`
      delete from notice;
      delete from notice_cause;
      create function tell_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(1.2); return null; end $$;
      create trigger tell_slowly before insert on notice for each statement execute function tell_slowly()`)
    const hasty = connect({ connection: base.connection, statementTimeoutMs: 1_000 })
    try {
      await tellNotices(hasty.db, firstChampionship)
    } finally {
      await hasty.close()
    }
    expect(await told('market_closing')).toEqual(['2', '5'])
  })
})

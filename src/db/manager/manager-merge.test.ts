import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeGuest } from './manager-merge.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`
    insert into club select i, 'futebol', 'c' || i, 'Clube ' || i, 'C' || i, 'CL' || i, 'Cidade', '#000000', '#ffffff', 'plain' from generate_series(1, 4) i;
    insert into player (id, club_id, name, short_name, position, shirt_number, price) select i, 1, 'J' || i, 'J' || i, 'Atacante', i, 60 from generate_series(1, 11) i;
    insert into season values (1, 'futebol', 1, '2026-01-01', '2026-12-31');
    insert into round (id, season_id, number, state, deadline_at, ends_at, settled_at) values
      (1, 1, 1, 'settled', now() - interval '20 days', now() - interval '19 days', now() - interval '19 days'),
      (2, 1, 2, 'settled', now() - interval '10 days', now() - interval '9 days', now() - interval '9 days'),
      (3, 1, 3, 'open', now() + interval '2 days', now() + interval '3 days', null);
    insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at, state, home_score, away_score, ended_at) values
      (11, 'futebol', 1, 1, 1, 2, now() - interval '20 days', 'final', 1, 0, now() - interval '20 days'),
      (12, 'futebol', 1, 2, 1, 2, now() - interval '10 days', 'final', 1, 0, now() - interval '10 days'),
      (13, 'futebol', 1, 3, 1, 2, now() + interval '2 days', 'scheduled', null, null, null),
      (14, 'futebol', 1, 3, 3, 4, now() + interval '2 days', 'scheduled', null, null, null),
      (15, 'futebol', 1, 3, 2, 4, now() + interval '2 days', 'scheduled', null, null, null);
  `)
})
afterAll(() => database.drop())

let guestId: number
let accountId: number
let guestSquad: number
let accountSquad: number

const one = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows[0]?.value
const all = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows

/** The guard of PK1 holds for people who play, not for a history that a test writes. */
async function past(text: string) {
  const guard = 'trigger pick_before_kick_off'
  await database.pool.query(`alter table pick disable ${guard}; ${text}; alter table pick enable ${guard}`)
}

beforeEach(async () => {
  const mark = Math.random().toString(36).slice(2, 10)
  const manager = (kind: string) =>
    one(
      `with u as (insert into auth_user (id, name, email, is_anonymous) values ('${kind}${mark}', 'x', '${kind}${mark}@x.org', ${kind === 'guest'}) returning id),
       m as (insert into manager (kind, name, name_key, country, avatar_seed, created_at, user_id) select '${kind}', '${kind}', '${kind}${mark}', 'BR', 's', now(), id from u returning id)
       select id as value from m`,
    )
  guestId = await manager('guest')
  accountId = await manager('account')
  await database.pool.query('insert into manager_stat (manager_id, rank) values ($1, 9), ($2, 5)', [guestId, accountId])
  const squad = (id: number, name: string) =>
    one(
      `insert into squad (manager_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
       values ($1, $2, array(select generate_series(1, 11)), array_fill(60::smallint, array[11]), 1, now(), now()) returning id as value`,
      id,
      name,
    )
  guestSquad = await squad(guestId, 'do convidado')
  accountSquad = await squad(accountId, 'da conta')
})

const lineup = (round: number, squad: number, manager: number, points: number) => `
  insert into lineup select ${round}, ${squad}, ${manager}, array(select generate_series(1, 11)), 1, true, now() - interval '15 days';
  insert into lineup_score values (${round}, ${squad}, ${manager}, ${points}, 1);
  insert into ledger values ('lineup:${round}:${squad}', ${manager}, 'lineup', ${points}, ${round}, null, null, ${squad}, now() - interval '15 days')`

test('squads, lineups and points come along; a round counts once (SQ9)', async () => {
  await past(
    `${lineup(1, guestSquad, guestId, 500)}; ${lineup(2, guestSquad, guestId, 300)}; ${lineup(2, accountSquad, accountId, 400)}`,
  )
  const summary = await mergeGuest(database.db, { guestId, accountId })
  expect(summary).toMatchObject({ squads: 1, points: 500, roundsCountedOnce: 1 })
  expect(await all('select name from squad where manager_id = $1 order by name', accountId)).toEqual([
    { name: 'da conta' },
    { name: 'do convidado' },
  ])
  expect(
    await all('select round_id, squad_id, counts from lineup where manager_id = $1 order by 1, 2', accountId),
  ).toEqual([
    { round_id: 1, squad_id: guestSquad, counts: true },
    { round_id: 2, squad_id: guestSquad, counts: false },
    { round_id: 2, squad_id: accountSquad, counts: true },
  ])
  expect(await one('select sum(points)::integer as value from ledger where manager_id = $1', accountId)).toBe(900)
  expect(await one('select points as value from manager_stat where manager_id = $1', accountId)).toBe(900)
  expect(await all('select from manager where id = $1', guestId)).toEqual([])
})

test('a squad whose name the account uses already gets a number', async () => {
  const more = (manager: number, name: string, rest = 'null') =>
    database.pool.query(
      `insert into squad (manager_id, name, created_at, updated_at, deleted_at) values (${manager}, $1, now(), now(), ${rest})`,
      [name],
    )
  for (const name of ['Meu time', 'Meu time 2', 'Único']) await more(guestId, name)
  await more(guestId, 'da conta', 'now()')
  for (const name of ['meu time', 'x'.repeat(40)]) await more(accountId, name)
  await more(guestId, 'x'.repeat(40))
  const summary = await mergeGuest(database.db, { guestId, accountId })
  expect(summary.squadsRenamed).toEqual(['Meu time 3', `${'x'.repeat(38)} 2`])
  const names = await all('select name from squad where manager_id = $1 and deleted_at is null order by id', accountId)
  expect(names.map(({ name }) => name)).toEqual([
    'do convidado',
    'da conta',
    'Meu time 3',
    'Meu time 2',
    'Único',
    'meu time',
    'x'.repeat(40),
    `${'x'.repeat(38)} 2`,
  ])
})

test('picks: the last saved stands before kick-off, the account’s own afterwards', async () => {
  await past(`
    insert into pick values (12, ${guestId}, 'H', 1, 0, now() - interval '11 days', 25, true), (12, ${accountId}, 'A', 0, 1, now() - interval '12 days', 0, false);
    insert into pick values (11, ${guestId}, 'H', 1, 0, now() - interval '21 days', 25, true);
    insert into ledger values ('pick:12:${guestId}', ${guestId}, 'pick', 25, 2, 12, null, null, now() - interval '10 days'), ('pick:11:${guestId}', ${guestId}, 'pick', 25, 1, 11, null, null, now() - interval '20 days');
    insert into pick values (13, ${guestId}, 'H', 2, 0, now() - interval '1 hour'), (13, ${accountId}, 'A', 0, 2, now() - interval '2 hours');
    insert into pick values (14, ${guestId}, 'H', 2, 0, now() - interval '2 hours'), (14, ${accountId}, 'A', 0, 2, now() - interval '1 hour');
    insert into pick values (15, ${guestId}, 'D', 1, 1, now() - interval '2 hours')`)
  const summary = await mergeGuest(database.db, { guestId, accountId })
  expect(summary).toMatchObject({ picks: 3, picksGivenUp: 3, points: 25 })
  expect(await all('select match_id, outcome from pick where manager_id = $1 order by 1', accountId)).toEqual([
    { match_id: 11, outcome: 'H' },
    { match_id: 12, outcome: 'A' },
    { match_id: 13, outcome: 'H' },
    { match_id: 14, outcome: 'A' },
    { match_id: 15, outcome: 'D' },
  ])
  expect(
    await all('select points, settled_picks, right_picks from manager_stat where manager_id = $1', accountId),
  ).toEqual([{ points: 25, settled_picks: 2, right_picks: 1 }])
})

test('leagues: of two memberships in one league the first stays, unless a bracket was drawn', async () => {
  const league = (name: string, format: string) =>
    one(
      `insert into league (name, format, visibility, prize, starts_at, ends_at, created_at, owner_id) values ($1, $2, 'public', 0, now(), now() + interval '9 days', now(), $3) returning id as value`,
      name,
      format,
      guestId,
    )
  const [shared, drawn, alone] = [
    await league('Dividida', 'pontos-corridos'),
    await league('Chave', 'mata-mata'),
    await league('Só dele', 'pontos-corridos'),
  ]
  await past(`
    insert into league_member values (${shared}, ${guestSquad}, ${guestId}, now() - interval '2 days'), (${shared}, ${accountSquad}, ${accountId}, now() - interval '1 day');
    insert into league_member values (${drawn}, ${guestSquad}, ${guestId}, now()), (${drawn}, ${accountSquad}, ${accountId}, now());
    insert into league_tie values (${drawn}, 1, 1, 3, ${guestSquad}, ${accountSquad});
    insert into league_member values (${alone}, ${guestSquad}, ${guestId}, now())`)
  const summary = await mergeGuest(database.db, { guestId, accountId })
  expect(summary).toMatchObject({ leagues: 3, leaguesLeft: ['Dividida'] })
  expect(
    await all('select league_id, squad_id from league_member where manager_id = $1 order by 1, 2', accountId),
  ).toEqual([
    { league_id: shared, squad_id: guestSquad },
    { league_id: drawn, squad_id: guestSquad },
    { league_id: drawn, squad_id: accountSquad },
    { league_id: alone, squad_id: guestSquad },
  ])
  expect(await one('select count(*)::integer as value from league where owner_id = $1', accountId)).toBe(3)
})

test('a lineup or credit cannot change hands outside a recorded merge, nor change in one', async () => {
  await past(lineup(1, guestSquad, guestId, 500))
  await expect(
    database.pool.query('update lineup set manager_id = $1 where manager_id = $2', [accountId, guestId]),
  ).rejects.toMatchObject({ code: 'CR003' })
  await database.pool.query('insert into manager_merge values ($1, $2, $3, now())', [guestId, accountId, '{}'])
  await expect(
    database.pool.query('update ledger set manager_id = $1, points = 9999 where manager_id = $2', [accountId, guestId]),
  ).rejects.toMatchObject({ code: 'CR003' })
  await expect(database.pool.query('delete from lineup where manager_id = $1', [guestId])).rejects.toMatchObject({
    code: 'CR003',
  })
})

test('only a guest is merged, and only once', async () => {
  await expect(mergeGuest(database.db, { guestId: accountId, accountId: guestId })).rejects.toThrow('not a guest')
  const both = await Promise.allSettled([1, 2].map(() => mergeGuest(database.db, { guestId, accountId })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('every table that names a manager is dealt with by the merge', async () => {
  const { rows } = await sql<{ at: string }>`
    select conrelid::regclass || '.' || attname as at
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'manager'::regclass
    union select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name = 'manager_id' order by 1
  `.execute(database.db)
  expect(rows.map(({ at }) => at)).toEqual([
    'achievement.manager_id',
    'activity.manager_id',
    'follow.followed_id',
    'follow.follower_id',
    'league.owner_id',
    'league_member.manager_id',
    'ledger.manager_id',
    'lineup.manager_id',
    'lineup_score.manager_id',
    'manager_merge.account_id',
    'manager_stat.manager_id',
    // Only accounts are operators.
    'operator_action.manager_id',
    'pick.manager_id',
    'rank_history.manager_id',
    'squad.manager_id',
  ])
})

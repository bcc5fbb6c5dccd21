import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeGuest } from './manager-merge.ts'
import { MarketClosing } from './merge-open-things.ts'
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

async function renew() {
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
}
beforeEach(renew)

const lineup = (round: number, squad: number, manager: number, points: number) => `
  insert into lineup select ${round}, ${squad}, ${manager}, array(select generate_series(1, 11)), 1, true, now() - interval '15 days';
  insert into lineup_score values (${round}, ${squad}, ${manager}, ${points}, 1);
  insert into ledger values ('lineup:${round}:${squad}', ${manager}, 'lineup', ${points}, ${round}, null, null, ${squad}, now() - interval '15 days')`

test('MG1 AC9 an account that has not played takes over the past of one guest: squads, lineups, picks, points, achievements', async () => {
  await past(`
    ${lineup(1, guestSquad, guestId, 500)}; ${lineup(2, guestSquad, guestId, 300)};
    insert into pick values (11, ${guestId}, 'H', 1, 0, now() - interval '21 days', 25, true);
    insert into achievement values (${guestId}, 'primeira-escalacao', now() - interval '20 days');
    insert into pick values (13, ${accountId}, 'A', 0, 2, now() - interval '2 hours')`)
  const summary = await mergeGuest(database.db, { guestId, accountId })
  expect(summary).toMatchObject({ squads: 1, points: 800, picks: 1, pastStays: false })
  expect(await all('select name from squad where manager_id = $1 order by name', accountId)).toEqual([
    { name: 'da conta' },
    { name: 'do convidado' },
  ])
  expect(await all('select round_id, counts from lineup where manager_id = $1 order by 1', accountId)).toEqual([
    { round_id: 1, counts: true },
    { round_id: 2, counts: true },
  ])
  expect(await one('select points as value from manager_stat where manager_id = $1', accountId)).toBe(800)
  expect(await one('select kind as value from achievement where manager_id = $1', accountId)).toBe('primeira-escalacao')
  expect(await all('select from manager where id = $1', guestId)).toEqual([])
})

const playedSelf = [
  ['a lineup', () => lineup(2, accountSquad, accountId, 400)],
  [
    'a settled pick',
    () => `insert into pick values (12, ${accountId}, 'A', 0, 1, now() - interval '12 days', 0, false)`,
  ],
  [
    'another guest',
    () => `insert into manager_merge (guest_id, account_id, at) values (-${accountId}, ${accountId}, now())`,
  ],
] as const

test.each(playedSelf)('MG2 an account that has %s of its own gets open things only', async (_what, own) => {
  const league = (name: string, starts: string) =>
    one(
      `insert into league (name, format, visibility, prize, starts_at, ends_at, created_at) values ($1, 'pontos-corridos', 'public', 0, now() + $2::interval, now() + interval '9 days', now()) returning id as value`,
      name,
      starts,
    )
  const [begun, ahead] = [await league('Começada', '-20 days'), await league('Por vir', '1 hour')]
  await past(`
    ${own()}; ${lineup(1, guestSquad, guestId, 500)};
    update round set locked_at = deadline_at where id < 3;
    insert into pick values (11, ${guestId}, 'H', 1, 0, now() - interval '21 days', 25, true);
    insert into ledger values ('pick:11:${guestId}', ${guestId}, 'pick', 25, 1, 11, null, null, now() - interval '20 days');
    insert into achievement values (${guestId}, 'olho-clinico', now() - interval '20 days');
    insert into activity (manager_id, type, at) values (${guestId}, 'achievement', now()), (${guestId}, 'team_created', now());
    insert into pick values (15, ${guestId}, 'D', 1, 1, now() - interval '2 hours');
    insert into league_member values (${begun}, ${guestSquad}, ${guestId}, now() - interval '25 days');
    insert into league_member values (${ahead}, ${guestSquad}, ${guestId}, now())`)
  const before = await one(
    'select coalesce(sum(points), 0)::integer as value from ledger where manager_id = $1',
    accountId,
  )
  const summary = await mergeGuest(database.db, { guestId, accountId })
  expect(summary).toMatchObject({ squads: 1, picks: 1, leagues: 1, points: 0, pastStays: true })
  expect(
    await one('select coalesce(sum(points), 0)::integer as value from ledger where manager_id = $1', accountId),
  ).toBe(before)
  expect(await all('select from lineup where manager_id = $1', guestId)).toHaveLength(1)
  expect(await all('select from pick where manager_id = $1 and match_id in (11, 15)', accountId)).toHaveLength(1)
  expect(await all('select kind from achievement where manager_id = $1', accountId)).toEqual([])
  expect(await all('select type from activity where manager_id = $1', accountId)).toEqual([{ type: 'team_created' }])
  const brought = await one(
    `select id as value from squad where manager_id = $1 and name = 'do convidado' and cardinality(player_ids) = 11 and deleted_at is null`,
    accountId,
  )
  expect(brought).toBeGreaterThan(guestSquad)
  expect(await all('select league_id, squad_id from league_member where manager_id = $1', accountId)).toEqual([
    { league_id: ahead, squad_id: brought },
  ])
  expect(await all('select name, deleted_at is null as plays, user_id from manager where id = $1', guestId)).toEqual([
    { name: 'Participante removido', plays: false, user_id: null },
  ])
  expect(await one('select took_past as value from manager_merge where guest_id = $1', guestId)).toBe(false)
})

test('MG1 a past is taken once: the next guest brings what is open', async () => {
  await past(`insert into pick values (11, ${guestId}, 'H', 1, 0, now() - interval '21 days', 25, true)`)
  expect(await mergeGuest(database.db, { guestId, accountId })).toMatchObject({ picks: 1, pastStays: false })
  const firstAccount = accountId
  await renew()
  await past(`insert into pick values (12, ${guestId}, 'H', 1, 0, now() - interval '11 days', 25, true)`)
  expect(await mergeGuest(database.db, { guestId, accountId: firstAccount })).toMatchObject({
    picks: 0,
    pastStays: true,
  })
  expect(await all('select match_id from pick where manager_id = $1', firstAccount)).toEqual([{ match_id: 11 }])
})

test('MG3 farming: six pairs of guests with opposite picks, only the winners merged, gain an account nothing', async () => {
  await past(`insert into pick values (12, ${accountId}, 'A', 0, 1, now() - interval '12 days', 0, false)`)
  const farmed = accountId
  for (let pair = 0; pair < 6; pair++) {
    if (pair > 0) await renew()
    await past(`insert into pick values (11, ${guestId}, 'H', 1, 0, now() - interval '21 days', 25, true)`)
    await mergeGuest(database.db, { guestId, accountId: farmed })
  }
  expect(
    await all(
      'select settled_picks, right_picks, streak, best_streak, points from manager_stat where manager_id = $1',
      farmed,
    ),
  ).toEqual([{ settled_picks: 1, right_picks: 0, streak: 0, best_streak: 0, points: 0 }])
})

test('MG4 no merge gives an account more than twenty squads', async () => {
  await database.pool.query(
    `insert into squad (manager_id, name, created_at, updated_at)
     select m, 'Time ' || n, now(), now() from unnest($1::integer[]) m, generate_series(1, 14) n`,
    [[guestId, accountId]],
  )
  expect(await mergeGuest(database.db, { guestId, accountId })).toMatchObject({ squads: 5, squadsLeft: 10 })
  expect(
    await one('select count(*)::integer as value from squad where manager_id = $1 and deleted_at is null', accountId),
  ).toBe(20)
})

test('MG2 between a deadline and its lock no squad changes hands', async () => {
  await past(lineup(2, accountSquad, accountId, 400))
  await database.pool.query(`update round set deadline_at = now() - interval '1 second' where id = 3`)
  try {
    await expect(mergeGuest(database.db, { guestId, accountId })).rejects.toThrow(MarketClosing)
  } finally {
    await database.pool.query(`update round set deadline_at = now() + interval '2 days' where id = 3`)
  }
})

test('MG2 the copy of a squad that has played has its bench and its vice', async () => {
  await past(`${lineup(1, guestSquad, guestId, 500)}; ${lineup(2, accountSquad, accountId, 400)}`)
  await database.pool.query(
    `update squad set vice_captain_id = 4, bench_ids = '{12, 14}', bench_prices = '{55, 60}' where id = $1`,
    [guestSquad],
  )
  await mergeGuest(database.db, { guestId, accountId })
  expect(
    await all(
      `select vice_captain_id as vice, bench_ids as bench, bench_prices as prices from squad
       where manager_id = $1 and id <> ${accountSquad}`,
      accountId,
    ),
  ).toEqual([{ vice: 4, bench: [12, 14], prices: [55, 60] }])
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

test('picks: of two for a match that has not begun the last saved stands', async () => {
  await past(`
    insert into pick values (13, ${guestId}, 'H', 2, 0, now() - interval '1 hour'), (13, ${accountId}, 'A', 0, 2, now() - interval '2 hours');
    insert into pick values (14, ${guestId}, 'H', 2, 0, now() - interval '2 hours'), (14, ${accountId}, 'A', 0, 2, now() - interval '1 hour');
    insert into pick values (15, ${guestId}, 'D', 1, 1, now() - interval '2 hours')`)
  const summary = await mergeGuest(database.db, { guestId, accountId })
  expect(summary).toMatchObject({ picks: 2, picksGivenUp: 2, points: 0 })
  expect(await all('select match_id, outcome from pick where manager_id = $1 order by 1', accountId)).toEqual([
    { match_id: 13, outcome: 'H' },
    { match_id: 14, outcome: 'A' },
    { match_id: 15, outcome: 'D' },
  ])
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
    'division_member.manager_id',
    'follow.followed_id',
    'follow.follower_id',
    'league.owner_id',
    'league_member.manager_id',
    'league_removal.manager_id',
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

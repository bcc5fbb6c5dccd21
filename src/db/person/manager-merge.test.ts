import { beforeEach, expect, test } from 'vitest'
import { setGameTime } from '#db/testing/game-time.ts'
import { settledLineup, useGuestAndAccount } from '#db/testing/guest-and-account.ts'
import { mergeGuest } from './manager-merge.ts'
import { MarketClosing } from './merge-open-things.ts'

const { database, newPeople, one, all, past } = useGuestAndAccount()

let guestId: number
let accountId: number
let guestSquad: number
let accountSquad: number
async function renew() {
  ;({ guestId, accountId, guestSquad, accountSquad } = await newPeople())
}
beforeEach(renew)

test('MG1 AC9 an account that has not played takes over one guest’s past: squads, lineups, picks, points, achievements', async () => {
  await past(`
    ${settledLineup(1, guestSquad, guestId, 500)}; ${settledLineup(2, guestSquad, guestId, 300)};
    insert into pick values (11, ${guestId}, 'H', 1, 0, now() - interval '21 days', 25, true, null, null, 6);
    insert into championship_achievement values (1, ${guestId}, 'primeira-escalacao', now() - interval '20 days');
    insert into pick values (13, ${accountId}, 'A', 0, 2, now() - interval '2 hours')`)
  const summary = await mergeGuest(database().db, { guestId, accountId })
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
  expect(await one('select kind as value from championship_achievement where manager_id = $1', accountId)).toBe(
    'primeira-escalacao',
  )
  expect(await all('select from manager where id = $1', guestId)).toEqual([])
})

const playedSelf = [
  ['a lineup', () => settledLineup(2, accountSquad, accountId, 400)],
  [
    'a settled pick',
    () => `insert into pick values (12, ${accountId}, 'A', 0, 1, now() - interval '12 days', 0, false, null, null, 0)`,
  ],
  [
    'another guest',
    () => `insert into manager_merge (guest_id, account_id, at) values (-${accountId}, ${accountId}, now())`,
  ],
] as const

test.each(playedSelf)('MG2 an account that has %s of its own gets only open things', async (_what, own) => {
  const league = (name: string, starts: string) =>
    one(
      `insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at) values (1, $1, 'pontos-corridos', 'public', 0, now() + $2::interval, now() + interval '9 days', now()) returning id as value`,
      name,
      starts,
    )
  const [begun, ahead] = [await league('Começada', '-20 days'), await league('Por vir', '1 hour')]
  await past(`
    ${own()}; ${settledLineup(1, guestSquad, guestId, 500)};
    update round set locked_at = deadline_at where id < 3;
    insert into pick values (11, ${guestId}, 'H', 1, 0, now() - interval '21 days', 25, true, null, null, 6);
    insert into ledger values ('pick:11:${guestId}', ${guestId}, 'pick', 25, 1, 11, null, null, now() - interval '20 days', 1);
    insert into championship_achievement values (1, ${guestId}, 'olho-clinico', now() - interval '20 days');
    insert into activity (championship_id, manager_id, type, at) values (1, ${guestId}, 'achievement', now()), (1, ${guestId}, 'team_created', now());
    insert into pick values (15, ${guestId}, 'D', 1, 1, now() - interval '2 hours');
    insert into league_member values (${begun}, ${guestSquad}, ${guestId}, now() - interval '25 days');
    insert into league_member values (${ahead}, ${guestSquad}, ${guestId}, now())`)
  const before = await one(
    'select coalesce(sum(points), 0)::integer as value from ledger where manager_id = $1',
    accountId,
  )
  const summary = await mergeGuest(database().db, { guestId, accountId })
  expect(summary).toMatchObject({ squads: 1, picks: 1, leagues: 1, points: 0, pastStays: true })
  expect(
    await one('select coalesce(sum(points), 0)::integer as value from ledger where manager_id = $1', accountId),
  ).toBe(before)
  expect(await all('select from lineup where manager_id = $1', guestId)).toHaveLength(1)
  expect(await all('select from pick where manager_id = $1 and match_id in (11, 15)', accountId)).toHaveLength(1)
  expect(await all('select kind from championship_achievement where manager_id = $1', accountId)).toEqual([])
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

test('MG1 an account takes a past once: the next guest brings only what is open', async () => {
  await past(`insert into pick values (11, ${guestId}, 'H', 1, 0, now() - interval '21 days', 25, true, null, null, 6)`)
  expect(await mergeGuest(database().db, { guestId, accountId })).toMatchObject({ picks: 1, pastStays: false })
  const firstAccount = accountId
  await renew()
  await past(`insert into pick values (12, ${guestId}, 'H', 1, 0, now() - interval '11 days', 25, true, null, null, 6)`)
  expect(await mergeGuest(database().db, { guestId, accountId: firstAccount })).toMatchObject({
    picks: 0,
    pastStays: true,
  })
  expect(await all('select match_id from pick where manager_id = $1', firstAccount)).toEqual([{ match_id: 11 }])
})

test('MG3 farming: six pairs of guests with opposite picks, only the winners merged, gain an account nothing', async () => {
  await past(
    `insert into pick values (12, ${accountId}, 'A', 0, 1, now() - interval '12 days', 0, false, null, null, 0)`,
  )
  const farmed = accountId
  for (let pair = 0; pair < 6; pair++) {
    if (pair > 0) await renew()
    await past(
      `insert into pick values (11, ${guestId}, 'H', 1, 0, now() - interval '21 days', 25, true, null, null, 6)`,
    )
    await mergeGuest(database().db, { guestId, accountId: farmed })
  }
  expect(
    await all(
      'select settled_picks, right_picks, streak, best_streak, points from manager_stat where manager_id = $1',
      farmed,
    ),
  ).toEqual([{ settled_picks: 1, right_picks: 0, streak: 0, best_streak: 0, points: 0 }])
})

test('SP3 an account without preferred sports takes those of its guest', async () => {
  const sportsOf = () => one('select sports as value from manager where id = $1', accountId)
  const prefer = (id: number, sport: string) => past(`update manager set sports = '{${sport}}' where id = ${id}`)
  await prefer(guestId, 'tenis')
  await mergeGuest(database().db, { guestId, accountId })
  expect(await sportsOf()).toEqual(['tenis'])
  const mine = accountId
  await renew()
  await prefer(guestId, 'volei')
  await mergeGuest(database().db, { guestId, accountId: mine })
  accountId = mine
  expect(await sportsOf()).toEqual(['tenis'])
})

test('MG4 no merge gives an account more than twenty squads', async () => {
  await database().pool.query(
    `insert into squad (championship_id, modality, manager_id, name, created_at, updated_at)
     select 1, 'campo', m, 'Time ' || n, now(), now() from unnest($1::integer[]) m, generate_series(1, 14) n`,
    [[guestId, accountId]],
  )
  const { db } = database()
  await setGameTime(db, new Date('2023-05-01T12:00:00Z'))
  expect(await mergeGuest(db, { guestId, accountId })).toMatchObject({ squads: 5, squadsLeft: 10 })
  await setGameTime(db, new Date())
  expect(
    await one('select count(*)::integer as value from squad where manager_id = $1 and deleted_at is null', accountId),
  ).toBe(20)
  // Deleted at the time of the championship, a past season: with today's date the squad would play all its rounds.
  expect(
    await one(
      `select count(*)::integer as value from squad where manager_id = $1 and deleted_at < '2024-01-01'`,
      accountId,
    ),
  ).toBe(10)
})

test('MG2 between a deadline and its lock no squad changes its owner', async () => {
  await past(settledLineup(2, accountSquad, accountId, 400))
  await database().pool.query(`update round set deadline_at = now() - interval '1 second' where id = 3`)
  try {
    await expect(mergeGuest(database().db, { guestId, accountId })).rejects.toThrow(MarketClosing)
  } finally {
    await database().pool.query(`update round set deadline_at = now() + interval '2 days' where id = 3`)
  }
})

test('MG2 the copy of a squad that has played has its bench and vice-captain', async () => {
  await past(`${settledLineup(1, guestSquad, guestId, 500)}; ${settledLineup(2, accountSquad, accountId, 400)}`)
  await database().pool.query(
    `update squad set vice_captain_id = 4, bench_ids = '{12, 14}', bench_prices = '{55, 60}' where id = $1`,
    [guestSquad],
  )
  await mergeGuest(database().db, { guestId, accountId })
  expect(
    await all(
      `select vice_captain_id as vice, bench_ids as bench, bench_prices as prices from squad
       where manager_id = $1 and id <> ${accountSquad}`,
      accountId,
    ),
  ).toEqual([{ vice: 4, bench: [12, 14], prices: [55, 60] }])
})

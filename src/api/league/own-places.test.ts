import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeagueList, LeaguePageView } from '#contract/league.ts'
import { firstChampionship as championshipId } from '#db/championship/championship.ts'
import { forgetManager } from '#db/person/forget-manager.ts'
import { placesBefore } from '#db/league/league-place.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { int, json, rowOf } from '#db/connection/row.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ database: await worldDatabase() })
})
afterAll(() => app.close())

interface Member {
  squadId: number
  managerId: number
  before: number
}

/** A league with at least two settled rounds, and its members' points without the last of them. */
async function runningLeague(): Promise<{ leagueId: number; members: Member[] }> {
  const { rows } = await rowOf({ leagueId: int, members: json<Member[]>() }).sql`
    with last as (select id, deadline_at from round where state = 'settled' order by deadline_at desc limit 1)
    select g.id as "leagueId", json_agg(json_build_object('squadId', m.squad_id, 'managerId', m.manager_id,
      'before', m.point_tenths - case when m.joined_at < last.deadline_at then coalesce(c.point_tenths, 0) else 0 end)
      order by m.squad_id) as members
    from last, league g join league_member m on m.league_id = g.id
    left join lineup_score c on c.round_id = (select id from last) and c.squad_id = m.squad_id
    where g.ended_at is null and g.format = 'pontos-corridos' and g.starts_at <= last.deadline_at and g.ends_at > last.deadline_at
      and (select count(*) from round r where r.state = 'settled' and r.deadline_at >= g.starts_at) > 1
    group by g.id order by count(*) limit 1`.execute(app.db)
  return rows[0]!
}

test('the place before the last round is computed without that round’s points', async () => {
  const { leagueId, members } = await runningLeague()
  const sorted = members.toSorted((a, b) => b.before - a.before)
  const ranks = ranksOf(Int32Array.from(sorted, ({ before }) => before))
  for (const [at, { managerId, squadId }] of sorted.entries()) {
    const places = await placesBefore(app.db, { championshipId, managerId })
    const place = places.find((one) => one.leagueId === leagueId && one.squadId === squadId)
    expect(place?.rank ?? ranks[at]).toBe(ranks[at])
  }
  const told = await placesBefore(app.db, { championshipId, managerId: sorted[0]!.managerId })
  expect(told.some((one) => one.leagueId === leagueId)).toBe(true)
})

test('my leagues show my present place, also in ended leagues, and my place before the running round', async () => {
  const { leagueId, members } = await runningLeague()
  const { managerId } = members[0]!
  const cookie = await signInAsManager(app, managerId)
  const list = async () =>
    (await (await app.request('/api/leagues?scope=mine', { headers: { cookie } })).json()) as LeagueList
  const { items: leagues, memberships } = await list()
  for (const { id } of leagues) expect(memberships.some((own) => own.leagueId === id)).toBe(true)
  const stored = await app.db
    .selectFrom('league_member')
    .select('rank')
    .where('league_id', '=', leagueId)
    .where('manager_id', '=', managerId)
    .executeTakeFirstOrThrow()
  const own = memberships.find((one) => one.leagueId === leagueId)
  expect(own).toMatchObject({ before: stored.rank, isOut: false })
  expect(own?.rank).toBeGreaterThan(0)
})

test('LG2 before a round has locked with my squad I have no place, in my list and on the league’s page', async () => {
  const { leagueId, members } = await runningLeague()
  const { managerId, squadId } = members[1]!
  const cookie = await signInAsManager(app, managerId)
  const asMe = async <T>(path: string) => (await (await app.request(path, { headers: { cookie } })).json()) as T
  const place = async () =>
    (await asMe<LeagueList>('/api/leagues?scope=mine')).memberships.find(
      (one) => one.squadId === squadId && one.leagueId === leagueId,
    )
  expect((await place())?.rank).toBeGreaterThan(0)
  await sql`update league_member set joined_at = game_now() where league_id = ${leagueId} and squad_id = ${squadId}`.execute(
    app.db,
  )
  expect(await place()).toMatchObject({ rank: null, canLeave: true })
  const { mine, memberships } = await asMe<LeaguePageView>(`/api/leagues/${leagueId}`)
  expect([mine, memberships].map((all) => all.find((one) => one.squadId === squadId)?.rank)).toEqual([null, null])
})

test('LG2 a deleted account leaves the leagues in which it has played nothing', async () => {
  const { leagueId } = await runningLeague()
  const { db } = app
  const { managerId } = await signInAs(app.session)
  const membersNow = async () =>
    (await db.selectFrom('league').select('member_count').where('id', '=', leagueId).executeTakeFirstOrThrow())
      .member_count
  const before = await membersNow()
  await sql`
    with made as (
      insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, created_at, updated_at)
      values (1, 'campo', ${managerId}, 'Nunca jogou', '{}', '{}', game_now(), game_now()) returning id
    )
    insert into league_member (league_id, squad_id, manager_id, joined_at) select ${leagueId}, id, ${managerId}, game_now() from made`.execute(
    db,
  )
  expect(await membersNow()).toBe(before + 1)
  await db.transaction().execute((trx) => forgetManager(trx, managerId))
  expect(await membersNow()).toBe(before)
})

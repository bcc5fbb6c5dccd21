import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeagueList } from '#contract/league.ts'
import { firstChampionship as championshipId } from '#db/championship/championship.ts'
import { placesBefore } from '#db/league/league-place.ts'
import { ranksOf } from '#domain/ranking/rank.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
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

/** A league with two settled rounds behind it, its members by what they had without the last one. */
async function runningLeague(): Promise<{ leagueId: number; members: Member[] }> {
  const { rows } = await sql<{ leagueId: number; members: Member[] }>`
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

test('a place before the last round is the one its points had not moved yet', async () => {
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

test('my leagues tell my place as it stands, ended ones too, and where it was before the round in play', async () => {
  const { leagueId, members } = await runningLeague()
  const { managerId } = members[0]!
  const cookie = await signInAsManager(app, managerId)
  const list = async () =>
    (await (await app.request('/api/leagues?scope=mine', { headers: { cookie } })).json()) as LeagueList
  const { leagues, memberships } = await list()
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

import { afterAll, beforeAll, expect, test } from 'vitest'
import { seasonFinaleSchema, seasonListSchema, type OwnSeason } from '#contract/season-finale.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ database: await worldDatabase() })
})
afterAll(() => app.close())

async function read(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await app.request(path, { headers })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json()
}

test('RK6 a running season shows its present state, by the points of its own rounds and matches', async () => {
  const { ranked, isOver, numbers } = seasonListSchema.parse(await read('/api/seasons'))
  expect([isOver, numbers[0]]).toEqual([false, ranked])
  const { ranking, total, champions } = seasonFinaleSchema.parse(await read(`/api/seasons/${ranked}`))
  expect(champions).toEqual([])
  const { rows } = await rowOf({ managerId: int, points: int, rank: int }).sql`
    select manager_id as "managerId", points - season_start_points as points,
      rank() over (order by points - season_start_points desc)::integer as rank
    from manager_stat where season = ranked_season(1) and (points <> season_start_points or wins > season_start_wins
      or settled_picks > season_start_settled_picks) order by 2 desc, 1`.execute(app.db)
  expect(ranking.map(({ managerId, points, rank }) => ({ managerId, points, rank }))).toEqual(rows.slice(0, 10))
  expect(total).toBe(rows.length)
  const last = rows.at(-1)!
  const cookie = await signInAsManager(app, last.managerId)
  const { own } = (await read(`/api/seasons/${ranked}/own`, { cookie })) as OwnSeason
  expect(own).toEqual({ rank: last.rank, of: total, points: last.points })
  expect(await read(`/api/seasons/${ranked}/own`)).toEqual({ own: null })
})

test('RK6 ST8 a season that is over has the champion of every sport, and an unknown one has no page', async () => {
  const { numbers } = seasonListSchema.parse(await read('/api/seasons'))
  const { isOver, champions, next } = seasonFinaleSchema.parse(await read(`/api/seasons/${numbers[1]}`))
  expect([isOver, next]).toEqual([true, null])
  const { rows } = await rowOf({ clubId: int }).sql`
    with sides as (
      select home_club_id as club, home_score as own, away_score as other, season_id from match union all
      select away_club_id, away_score, home_score, season_id from match)
    select club as "clubId" from sides join season n on n.id = season_id and n.sport = 'futebol' and n.number = ${numbers[1]}
    group by club order by sum(case when own > other then 3 when own = other then 1 else 0 end) desc,
      count(*) filter (where own > other) desc, sum(own - other) desc, sum(own) desc, club limit 1`.execute(app.db)
  expect(champions.map(({ sport }) => sport).sort()).toEqual(['basquete', 'futebol', 'tenis', 'volei'])
  expect(champions.find(({ sport }) => sport === 'futebol')?.club.id).toBe(rows[0]?.clubId)
  expect((await app.request('/api/seasons/9999')).status).toBe(404)
})

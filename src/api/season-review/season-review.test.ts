import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import type { LineupPage } from '#contract/manager.ts'
import type { ReviewedSeason, SeasonReview } from '#contract/season-review.ts'
import type { WhatIf } from '#contract/what-if.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { refitForecasts } from '#jobs/forecast-refit/refit.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { atLength } from '#test/gate.ts'

/** The running round when the world was made. */
const LIVE = 108

let app: TestApp
let managers: number[]
let seasonId: number
beforeAll(async () => {
  const database = await worldDatabase()
  app = await testApp({ database })
  await refitForecasts(app.db, firstChampionship)
  const { rows } = await rowOf({ id: int }).sql`
    select l.manager_id as id from lineup l join round r on r.id = l.round_id and r.state = 'settled'
    join season n on n.id = r.season_id where l.counts and n.id = (select season_id from round where id = ${LIVE})
    group by 1 order by count(*) desc, (select count(*) from pick p where p.manager_id = l.manager_id) desc, 1 limit 4`.execute(
    app.db,
  )
  managers = rows.map(({ id }) => id)
  seasonId = (await one(rowOf({ id: int }).sql`select season_id as id from round where id = ${LIVE}`)).id
})
afterAll(() => app.close())

async function read<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  const answer = await app.request(path, { headers })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}
async function one<T>(query: RawBuilder<T>): Promise<T> {
  const [row] = (await query.execute(app.db)).rows
  if (!row) throw new Error('nothing was found')
  return row
}
const seasonOf = async (managerId: number): Promise<ReviewedSeason> =>
  (await read<SeasonReview>(`/api/season-review?manager=${managerId}`)).season!
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Every lineup of the season that counted, from the page that profiles use. */
async function lineupsOf(managerId: number, season: number) {
  const found: LineupPage['items'] = []
  for (let next: string | null = ''; next !== null;) {
    const page: LineupPage = await read(`/api/managers/${managerId}/lineups${next ? `?cursor=${next}` : ''}`)
    found.push(...page.items)
    next = page.next
  }
  return found.filter((lineup) => lineup.season === season && lineup.counts && lineup.pointTenths !== null)
}

describe('a running season, computed from stored rows', () => {
  test('SR1 its points, place, best and worst round equal those of ledger and lineups', async () => {
    for (const managerId of managers) {
      const season = await seasonOf(managerId)
      expect(season.isOver).toBe(false)
      expect(season.rounds.length).toBeGreaterThan(3)
      const stored = await one(rowOf({ points: int, rank: int, best: int, worst: int, tenths: int }).sql`
        with bounds as (
          select max(r.settled_at) filter (where r.season_id = ${seasonId}) as last,
            max(r.settled_at) filter (where r.season_id < ${seasonId}) as before
          from round r where r.state = 'settled'
        ), held as (
          select l.manager_id, sum(l.points) filter (where l.at <= b.last) as points,
            coalesce(sum(l.points) filter (where l.at <= b.before), 0) as earlier
          from credit l, bounds b group by l.manager_id
        ), played as (
          select c.round_id, c.point_tenths from lineup l join lineup_score c using (round_id, squad_id)
          join round r on r.id = l.round_id
          where l.manager_id = ${managerId} and l.counts and r.season_id = ${seasonId}
        )
        select (o.points - o.earlier)::integer as points,
          (1 + (select count(*) from held h where h.points > o.points))::integer as rank,
          (select round_id from played order by point_tenths desc, round_id limit 1) as best,
          (select round_id from played order by point_tenths, round_id limit 1) as worst,
          (select sum(point_tenths)::integer from played) as tenths
        from held o where o.manager_id = ${managerId}`)
      const { points, rank, bestRoundId: best, worstRoundId: worst, lineupTenths: tenths } = season
      expect({ points, rank, best, worst, tenths }).toEqual(stored)
      expect(season.rounds.at(-1)).toMatchObject({ points, rank })
    }
  })

  test('SR2 the most faithful players were in most lineups, and gave what those lineups list', async () => {
    for (const managerId of managers) {
      const { faithful, number } = await seasonOf(managerId)
      const lineups = await lineupsOf(managerId, number)
      const players = lineups.flatMap((lineup) => lineup.players)
      for (const { playerId, lineups: times, asCaptain, pointTenths } of faithful) {
        const his = players.filter((player) => player.playerId === playerId)
        expect(his).toHaveLength(times)
        expect(his.filter(({ isCaptain }) => isCaptain)).toHaveLength(asCaptain)
        expect(sum(his.map((player) => player.pointTenths))).toBe(pointTenths)
      }
      const most = Math.max(...players.map(({ playerId }) => players.filter((p) => p.playerId === playerId).length))
      expect(faithful[0]?.lineups).toBe(most)
    }
  })

  atLength(() => {
    test('SR3 SR4 each captain gives the difference of a replay without them, and every draw counts', async () => {
      const [managerId] = managers as [number]
      const { captain, luck, number } = await seasonOf(managerId)
      const lineups = await lineupsOf(managerId, number)
      const rounds = await Promise.all(
        lineups.map(async ({ roundId, players, pointTenths }) => {
          const own = sum(players.map(({ bonusTenths }) => bonusTenths))
          const each: number[] = []
          for (const { playerId } of players) {
            const ids = players.map((player) => player.playerId).join('-')
            const address = `/api/rounds/${roundId}/what-if?manager=${managerId}&players=${ids}&captain=${playerId}`
            const { result } = await read<WhatIf>(address)
            each.push(result!.pointTenths - pointTenths! + own)
          }
          return { own, each }
        }),
      )
      const ownTenths = sum(rounds.map(({ own }) => own))
      const bestTenths = sum(rounds.map(({ each }) => Math.max(...each)))
      expect(captain).toEqual({
        ownTenths,
        bestTenths,
        drawnTenths: Math.round(sum(rounds.map(({ each }) => sum(each) / each.length))),
        percentOfBest: Math.round((100 * ownTenths) / bestTenths),
      })
      let draws = new Map([[0, 1]])
      for (const { each } of rounds) {
        const next = new Map<number, number>()
        for (const [total, ways] of draws)
          for (const tenths of each) next.set(total + tenths, (next.get(total + tenths) ?? 0) + ways)
        draws = next
      }
      const worse = sum([...draws].map(([total, ways]) => (total < ownTenths ? ways : 0)))
      expect(luck?.betterThanPercent).toBe(Math.floor((100 * worse) / sum([...draws.values()])))
      expect(luck!.lowTenths).toBeLessThanOrEqual(luck!.medianTenths)
      expect(luck!.medianTenths).toBeLessThanOrEqual(luck!.highTenths)
    })
  })

  test('SR5 SR6 hits of the person, the crowd and the model equal those of picks and forecasts', async () => {
    for (const managerId of managers) {
      const { picks } = await seasonOf(managerId)
      const stored = await one(rowOf({ settled: int, right: int, points: int, crowd: int, model: int, expected: int })
        .sql`
        with mine as (
          select p.match_id, p.is_right, p.points, p.outcome, f.home_percent, f.draw_percent, f.away_percent,
            case when m.home_score > m.away_score then 'H' when m.home_score < m.away_score then 'A' else 'D' end as result,
            (select o.outcome from pick o where o.match_id = p.match_id group by o.outcome
              order by count(*) desc, array_position(array['H', 'D', 'A'], o.outcome::text) limit 1) as crowd,
            case when f.home_percent >= greatest(f.draw_percent, f.away_percent) then 'H'
              when f.draw_percent >= f.away_percent then 'D' else 'A' end as model
          from pick p join match m on m.id = p.match_id join forecast f on f.match_id = m.id
          where p.manager_id = ${managerId} and p.points is not null
            and m.starts_at >= (select min(deadline_at) from round where season_id = ${seasonId})
        )
        select count(*)::integer as settled, count(*) filter (where is_right)::integer as right,
          coalesce(sum(points), 0)::integer as points, count(*) filter (where crowd::text = result)::integer as crowd,
          count(*) filter (where model = result)::integer as model,
          coalesce(round(sum(case outcome when 'H' then home_percent when 'D' then draw_percent else away_percent end) / 10.0), 0)::integer as expected
        from mine`)
      const { settled, right, points, rivals, calibration } = picks
      expect({ settled, right, points }).toEqual({
        settled: stored.settled,
        right: stored.right,
        points: stored.points,
      })
      expect(rivals).toMatchObject({
        matches: stored.settled,
        ownRight: stored.right,
        crowdRight: stored.crowd,
        modelRight: stored.model,
      })
      expect(calibration).toMatchObject({ picks: stored.settled, right: stored.right, expectedTenths: stored.expected })
      expect(sum(calibration.bins.map(({ n }) => n))).toBe(settled >= 20 ? settled : 0)
    }
  })
})

test('a season that is over has a whole review, one without matches of the person is not found, and a visitor has none', async () => {
  const [managerId] = managers as [number]
  const { seasons, season } = await read<SeasonReview>(`/api/season-review?manager=${managerId}`)
  expect(seasons[0]).toBe(season?.number)
  expect(seasons).toEqual(seasons.toSorted((a, b) => b - a))
  for (const number of seasons.slice(1)) {
    const earlier = await read<SeasonReview>(`/api/season-review?manager=${managerId}&season=${number}`)
    expect(earlier.season).toMatchObject({ number, isOver: true })
  }
  expect((await app.request(`/api/season-review?manager=${managerId}&season=999`)).status).toBe(404)
  expect((await app.request('/api/season-review?manager=999999')).status).toBe(404)
  expect(await read<SeasonReview>('/api/season-review')).toEqual({ manager: null, seasons: [], season: null })
  const own = await app.request('/api/season-review', { headers: { cookie: await signInAsManager(app, managerId) } })
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(await own.json()).toMatchObject({
    manager: { id: managerId, isSelf: true },
    season: { number: season?.number },
  })
})

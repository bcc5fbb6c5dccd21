import { sql, type RawBuilder } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { int, json, real, rowOf, text } from '#db/connection/row.ts'
import { rankShares } from '#domain/projection/rank-shares.ts'
import { correlation } from '#jobs/projection/guess-score.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { publishRules } from '#db/championship/rule-sets.ts'
import { projectionScores } from '#db/projection/projection.ts'
import { refitForecasts } from './refit.ts'

let database: WorldDatabase
beforeAll(async () => {
  database = await worldDatabase()
})
afterAll(() => database.drop())

const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(database.db)).rows

const everything = () =>
  read(sql`
    select (select json_agg(f order by match_id) from (select match_id, home_percent, draw_percent, away_percent, detail
        from forecast) f) as forecasts,
      (select json_agg(s order by club_id, day) from club_strength s) as strengths,
      (select json_agg(o order by season_id, club_id) from season_outlook o) as outlooks`)

describe('refitting the forecasts', () => {
  test('covers the running season of every sport and the next 30 days', async () => {
    const count = await refitForecasts(database.db, firstChampionship)
    const rows = await read(rowOf({ sport: text, played: int, ahead: int, sum: int, drawn: int }).sql`
      select m.sport, count(*) filter (where m.state = 'final')::int as played,
        count(*) filter (where m.state <> 'final')::int as ahead,
        min(f.home_percent + f.draw_percent + f.away_percent)::int as sum, max(f.draw_percent)::int as drawn
      from forecast f join match m on m.id = f.match_id group by m.sport order by m.sport`)
    expect(rows.map(({ sport }) => sport)).toEqual([...SPORTS])
    for (const { sport, played, ahead, sum, drawn } of rows) {
      expect(played).toBeGreaterThanOrEqual(37)
      expect(ahead).toBeGreaterThanOrEqual(30)
      expect(sum).toBe(100)
      expect(drawn > 0).toBe(sport === 'futebol')
    }
    expect(count).toBe(rows.reduce((sum, { played, ahead }) => sum + played + ahead, 0))
  })

  test('a club has strengths only on days on which it played, and chances add up', async () => {
    const [strengths] = await read(rowOf({ days: int, clubs: int, stray: int }).sql`
      select count(distinct day)::int as days, count(distinct club_id)::int as clubs,
        count(*) filter (where not exists (
          select from match m where m.state = 'final' and s.club_id in (m.home_club_id, m.away_club_id)
            and day_of(m.starts_at) = s.day))::int as stray
      from club_strength s`)
    expect(strengths).toMatchObject({ clubs: 32, stray: 0 })
    expect(strengths?.days).toBeGreaterThan(365)
    const outlooks = await read(rowOf({ titles: real, top: real, bottom: real, clubs: int }).sql`
      select sum(title)::float8 as titles, sum(top4)::float8 as top, sum(bottom4)::float8 as bottom, count(*)::int as clubs
      from season_outlook group by season_id`)
    expect(outlooks).toHaveLength(SPORTS.length)
    for (const { titles, top, bottom, clubs } of outlooks) {
      expect(clubs).toBe(8)
      expect(titles).toBeCloseTo(1, 4)
      expect(top).toBeCloseTo(4, 4)
      expect(bottom).toBeCloseTo(4, 4)
    }
  })

  test('gives the same rows when it runs again', async () => {
    const before = await everything()
    await refitForecasts(database.db, firstChampionship)
    expect(await everything()).toEqual(before)
  })

  test('a forecast never knows its own day: other results from that day on change no earlier forecast', async () => {
    const [cut] = await read(rowOf({ day: text }).sql`
      select (day_of(max(starts_at)) - 15)::text as day from match where state = 'final'`)
    const forecastsUntil = () =>
      read(sql`
        select f.match_id, f.detail from forecast f join match m on m.id = f.match_id
        where day_of(m.starts_at) <= ${cut?.day}::date order by 1`)
    const before = await forecastsUntil()
    const later = await read(rowOf({ detail: json<unknown>() }).sql`
      select f.detail from forecast f join match m on m.id = f.match_id where m.state = 'scheduled' order by match_id`)
    await sql`delete from forecast`.execute(database.db)
    await sql`
      update match set home_score = away_score, away_score = home_score
      where state = 'final' and day_of(starts_at) >= ${cut?.day}::date`.execute(database.db)
    await refitForecasts(database.db, firstChampionship)
    expect(before.length).toBeGreaterThan(60)
    expect(await forecastsUntil()).toEqual(before)
    const changed = await read(rowOf({ detail: json<unknown>() }).sql`
      select f.detail from forecast f join match m on m.id = f.match_id where m.state = 'scheduled' order by match_id`)
    expect(changed).not.toEqual(later)
  })

  test('forecasts of played matches stay, and those of matches to come follow new results', async () => {
    const read2 = () =>
      read(rowOf({ state: text, all: text }).sql`
        select m.state, string_agg(f.detail::text, ',' order by m.id) as all
        from forecast f join match m on m.id = f.match_id where m.state in ('final', 'scheduled') group by 1 order by 1`)
    const [scheduled, played] = await read2()
    await sql`update match set home_score = home_score + 3 where state = 'final' and sport = 'futebol'`.execute(
      database.db,
    )
    await refitForecasts(database.db, firstChampionship)
    const [scheduledAfter, playedAfter] = await read2()
    expect(playedAfter).toEqual(played)
    expect(scheduledAfter?.all).not.toBe(scheduled?.all)
  })
})

describe('projections of the next rounds', () => {
  const projected = () =>
    read(rowOf({ round: int, players: int, mean: real, wrong: int }).sql`
      select r.id as round, count(*)::int as players, avg(p.mean_tenths)::real as mean,
        (count(*) filter (where p.low_tenths > p.high_tenths or p.play_chance not between 0 and 1))::int as wrong
      from projection p join round r on r.id = p.round_id group by r.id order by r.deadline_at`)

  test('PJ2 PJ5 PL1 a refit projects every player with a match, and a second refit gives the same', async () => {
    const before = await projected()
    expect(before.length).toBeGreaterThan(1)
    expect(before.length).toBeLessThanOrEqual(5)
    expect(before[0]?.players).toBeGreaterThan(150)
    expect(before[0]?.wrong).toBe(0)
    expect(before[0]?.mean).toBeGreaterThan(5)
    await refitForecasts(database.db, firstChampionship)
    expect(await projected()).toEqual(before)
  })

  test('PJ3 PJ5 new rules delete the projections, and the next refit makes them by the new rules', async () => {
    const publish = (stored: string) =>
      database.db
        .transaction()
        .execute((trx) => publishRules(trx, { championshipId: firstChampionship, published: { stored } }))
    const all = await projected()
    const [before] = all
    await publish('fpl-2025')
    expect(await projected()).toEqual([])
    await refitForecasts(database.db, firstChampionship)
    const [other] = await projected()
    expect(other?.players).toBe(before?.players)
    expect(other?.mean).not.toBeCloseTo(before?.mean ?? 0, 0)
    await publish('cartola-2025')
    await refitForecasts(database.db, firstChampionship)
    expect(await projected()).toEqual(all)
  })

  test('PJ5 PJ6 projections stay once the round is locked, and are scored when it is settled', async () => {
    const [before] = await projected()
    await sql`update round set state = 'locked' where id = ${before?.round}`.execute(database.db)
    await refitForecasts(database.db, firstChampionship)
    expect((await projected())[0]).toEqual(before)
    await sql`update round set state = 'settled' where id = ${before?.round}`.execute(database.db)
    const [score] = await projectionScores(database.db, { championshipId: firstChampionship, rounds: 5 })
    expect(score?.players).toBe(before?.players)
    expect(score?.model).toBeGreaterThan(0)
    expect(score?.inside).toBeGreaterThan(0)
    const rows = await read(rowOf({ model: real, crowd: real, tenths: int }).sql`
      select p.mean_tenths as model, p.owned_share as crowd, coalesce((select sum(pm.point_tenths) from player_match pm
        join match m on m.id = pm.match_id where m.round_id = p.round_id and pm.player_id = p.player_id), 0)::int as tenths
      from projection p where p.round_id = ${before?.round}`)
    const order = (guess: 'model' | 'crowd') =>
      correlation(rankShares(rows.map((row) => row[guess])), rankShares(rows.map(({ tenths }) => tenths)))
    expect(score?.modelOrder).toBeCloseTo(order('model'), 4)
    expect(score?.crowdOrder).toBeCloseTo(order('crowd'), 4)
  })
})

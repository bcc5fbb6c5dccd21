import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubPageSchema } from '#contract/club-page.ts'
import { forecastRecordSchema } from '#contract/forecast.ts'
import { matchPageSchema, type MatchPageView } from '#contract/match.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { testStatistics } from '#api/testing/test-statistics.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { refitForecasts } from '#jobs/forecast-refit/refit.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { growLog } from '#db/var/grow-log.ts'
import { playMatch } from '#jobs/life-cycle/apply-news.ts'
import { BY_SOURCE } from '#db/match/correction.ts'

let world: Awaited<ReturnType<typeof testStatistics<WorldDatabase>>>

beforeAll(async () => {
  const database = await worldDatabase()
  await refitForecasts(database.db, firstChampionship)
  world = await testStatistics(database)
})
afterAll(() => world.drop())

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

async function matchPage(id: number): Promise<MatchPageView> {
  const { status, text } = await world.get(`/api/matches/${id}`)
  expect(status).toBe(200)
  return matchPageSchema.parse(JSON.parse(text))
}

async function idOf(where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await rowOf({ id: int }).sql`select id from match where ${where} limit 1`.execute(world.db)
  return rows[0]!.id
}

test.each(SPORTS)('%s before kick-off: forecast, form and meetings, but no picks of others (PK3)', async (sport) => {
  const id = await idOf(sql`sport = ${sport} and state = 'scheduled' and starts_at > game_now() order by starts_at`)
  const { match, forecast, crowd, form, headToHead, events, players } = await matchPage(id)
  expect(match.state).toBe('scheduled')
  expect(forecast!.homePercent + forecast!.drawPercent + forecast!.awayPercent).toBe(100)
  expect([crowd, events, players]).toEqual([null, [], []])
  expect([form.home.length, form.away.length]).toEqual([5, 5])
  expect(headToHead.length).toBeGreaterThan(5)
  for (const past of headToHead) expect(past.startsAtMs).toBeLessThan(match.startsAtMs)
  if (sport === 'futebol') expect(Math.abs(sum(forecast!.gridPermille!.flat()) - 1000)).toBeLessThan(20)
  if (sport === 'volei' || sport === 'tenis') {
    const homeWins = forecast!.likely.filter(({ home, away }) => home > away).map(({ permille }) => permille)
    expect(homeWins).toHaveLength(sport === 'volei' ? 3 : 2)
    expect(Math.abs(sum(homeWins) - 10 * forecast!.homePercent)).toBeLessThanOrEqual(8)
  }
  if (sport === 'basquete') {
    const homeWins = sum(forecast!.margins!.map(({ homePermille }) => homePermille))
    expect(Math.abs(homeWins - 10 * forecast!.homePercent)).toBeLessThanOrEqual(15)
  }
})

test('PJ2 before a match of an open round: five players of each club, the best first', async () => {
  const id = await idOf(sql`sport = 'futebol' and round_id in (select id from round where state = 'open')`)
  const { match, expected } = await matchPage(id)
  const ofClub = (clubId: number) => expected.filter((one) => one.clubId === clubId)
  expect([ofClub(match.home.id).length, ofClub(match.away.id).length]).toEqual([5, 5])
  for (const { projection, ownedPercent } of expected) {
    expect(projection.lowTenths).toBeLessThanOrEqual(projection.highTenths)
    expect(ownedPercent).toBeGreaterThanOrEqual(0)
  }
  expect(expected[0]?.projection.expectedTenths).toBeGreaterThan(expected.at(-1)?.projection.expectedTenths ?? 0)
})

test.each(SPORTS)('%s after the whistle: events end at the score, the crowd and what its picks gave', async (sport) => {
  const id = await idOf(sql`sport = ${sport} and state = 'final' order by starts_at desc`)
  const { match, crowd, pickPoints, events, players, periods, expected } = await matchPage(id)
  expect(expected).toEqual([])
  expect(events.at(-1)).toMatchObject({ kind: 'full_time', homeScore: match.homeScore, awayScore: match.awayScore })
  const { rows } = await rowOf({ picks: int }).sql`
    select count(*)::int as picks from pick where match_id = ${id}`.execute(world.db)
  expect(crowd!.home + crowd!.draw + crowd!.away).toBe(rows[0]!.picks)
  expect(sum(pickPoints.map(({ managers }) => managers))).toBe(rows[0]!.picks)
  expect(players.length).toBeGreaterThan(1)
  if (sport === 'futebol')
    for (const { pointTenths, scouts } of players) expect(sum(scouts.map((one) => one.pointTenths))).toBe(pointTenths)
  else expect(periods.length).toBeGreaterThan(1)
})

test('two players of a match with the same name differ by their initials', async () => {
  const id = await idOf(sql`sport = 'futebol' and state = 'final' order by starts_at desc offset 2`)
  const { rows } = await rowOf({ id: int }).sql`
    select distinct player_id as id from match_event where match_id = ${id} and kind in ('goal', 'substitution', 'yellow')
      and player_id is not null order by 1 limit 2`.execute(world.db)
  const [one, other] = rows.map((row) => row.id)
  await sql`update player set short_name = 'Souza', name = case id when ${one} then 'Ana Souza' else 'Bia Souza' end
    where id in (${one}, ${other})`.execute(world.db)
  const { events } = await matchPage(id)
  const nameOf = (playerId: number | undefined) => events.find(({ player }) => player?.id === playerId)?.player?.name
  expect([nameOf(one), nameOf(other)]).toEqual(['A. Souza', 'B. Souza'])
})

test('a correction leaves a visible trace, and names its entry once the log has it (VR1)', async () => {
  const id = await idOf(sql`sport = 'futebol' and state = 'final' order by starts_at desc offset 1`)
  const { rows } = await rowOf({ playerId: int }).sql`
    select player_id as "playerId" from player_match where match_id = ${id} limit 1`.execute(world.db)
  const { playerId } = rows[0]!
  await sql`
    insert into correction (match_id, old_value, new_value, reason, made_by, at)
    values (${id}, '{"score": {"home": 0, "away": 1}}', '{"score": {"home": 1, "away": 1}}', 'gol revisto', 'Ana', now()),
      (${id}, ${JSON.stringify({ playerId, scouts: { goal: 2, foul: 1 }, pointTenths: 160 })},
        ${JSON.stringify({ playerId, scouts: { goal: 1, foul: 1 }, pointTenths: 80 })}, '', ${BY_SOURCE}, now())`.execute(
    world.db,
  )
  expect((await matchPage(id)).corrections).toMatchObject([
    {
      reason: 'gol revisto',
      by: 'Ana',
      oldScore: { home: 0, away: 1 },
      newScore: { home: 1, away: 1 },
      oldTenths: null,
    },
    { reason: '', by: null, oldTenths: 160, newTenths: 80, scouts: [{ scout: 'goal', count: -1 }] },
  ])
  const entriesOf = async () => (await matchPage(id)).corrections.map(({ entry }) => entry)
  expect(await entriesOf()).toEqual([null, null])
  await growLog(world.db, firstChampionship)
  // Without it, the answer is made again after a minute.
  world.versions.onAnnouncement(`match:${firstChampionship}`)
  const { rows: logged } = await rowOf({ position: int }).sql`
    select e.position from var_entry e join correction c on c.id = e.subject_id
    where e.kind = 'correction' and c.match_id = ${id} order by c.id`.execute(world.db)
  expect(logged).toHaveLength(2)
  expect(await entriesOf()).toEqual(logged.map(({ position }) => position))
})

test.each([1, 2, 3])('club %i shows results, fixtures with difficulty, its players and its strength', async (nth) => {
  const { rows } = await rowOf({ id: int }).sql`select id from club order by id offset ${nth * 9} limit 1`.execute(
    world.db,
  )
  const { text } = await world.get(`/api/clubs/${rows[0]!.id}`)
  const page = clubPageSchema.parse(JSON.parse(text))
  expect(page.results).toHaveLength(10)
  expect(page.fixtures.length).toBeGreaterThanOrEqual(6)
  for (const { difficulty, winPercent } of page.fixtures.slice(0, 4)) {
    expect(difficulty).toBeGreaterThanOrEqual(1)
    expect(winPercent).not.toBeNull()
  }
  expect(page.standing?.played).toBe(
    page.players.length > 0 ? page.standing!.wins + page.standing!.draws + page.standing!.losses : 0,
  )
  expect(page.strength.series[0]!.points.length).toBeGreaterThan(80)
  expect(page.players.some(({ season }) => season !== null)).toBe(true)
})

test('the record scores model, base rates and crowd on the same finished matches', async () => {
  const { text } = await world.get('/api/forecast/record')
  const record = forecastRecordSchema.parse(JSON.parse(text))
  expect(record.sports.map(({ sport }) => sport)).toEqual([...SPORTS])
  for (const { model, base, crowd } of record.sports) {
    expect(model.n).toBeGreaterThanOrEqual(37)
    expect(base.n).toBe(model.n)
    expect(crowd?.n).toBe(model.n)
  }
  const mean = (of: 'model' | 'base') => sum(record.sports.map((row) => row[of].rps))
  expect(mean('model')).toBeLessThan(mean('base'))
  const claims = sum(record.sports.map(({ sport, model }) => model.n * (sport === 'futebol' ? 3 : 2)))
  expect(sum(record.calibration.map(({ n }) => n))).toBe(claims)
  expect(record.recent).toHaveLength(20)
})

test('unknown things are not found', async () => {
  expect((await world.get('/api/matches/999999')).status).toBe(404)
  expect((await world.get('/api/clubs/999')).status).toBe(404)
  expect((await world.get('/api/matches/abc')).status).toBe(400)
})

test('MP5 during a match: sets so far and the crowd, but no box score before the end', async () => {
  const id = await idOf(sql`sport = 'volei' and state = 'scheduled' order by starts_at`)
  await sql`
    update championship_clock set real_anchor = clock_timestamp(),
      game_anchor = (select starts_at + interval '40 minutes' from match where id = ${id}) where championship_id = 1`.execute(
    world.db,
  )
  expect(await playMatch(world.db, world.provider, { matchId: id })).toBe('playing')
  await world.versions.reload()
  const { match, periods, players, crowd, events, leads } = await matchPage(id)
  expect(leads.at(-1)).toEqual({ period: periods.length, ...periods.at(-1) })
  expect(new Set(leads.map(({ period }) => period)).size).toBe(periods.length)
  expect(match).toMatchObject({ state: 'live', homeScore: expect.any(Number) })
  expect(periods.length).toBeGreaterThan(0)
  // The set that is running. The events alone would say the last set that ended.
  expect(match.period).toEqual({ unit: 'set', number: periods.length })
  expect(events.length).toBeLessThan(periods.length)
  const { matches } = JSON.parse((await world.get('/api/matches/today')).text) as { matches: MatchPageView['match'][] }
  expect(matches.find((one) => one.id === id)?.period).toEqual(match.period)
  expect(players).toEqual([])
  expect(crowd).not.toBeNull()
  expect(events.every(({ kind }) => kind === 'period_end')).toBe(true)
})

test('FO1 during a football match: chances from the score, the minute and red cards, until extra time', async () => {
  const id = await idOf(
    sql`sport = 'futebol' and state = 'scheduled' and id in (select match_id from forecast) order by starts_at desc`,
  )
  const at = async (minute: number) => {
    await sql`update match set state = 'live', minute = ${minute}, home_score = 1, away_score = 0 where id = ${id}`.execute(
      world.db,
    )
    world.versions.onAnnouncement('match:1')
    return (await matchPage(id)).inPlay
  }
  const [early, late] = [await at(20), await at(80)]
  expect(sum(Object.values(late ?? {}))).toBe(100)
  expect(late?.homePercent).toBeGreaterThan(early?.homePercent ?? 100)
  expect(await at(105)).toBeNull()
  // A modality never changes (MD1), so the test lifts the constraint in its copy of the database.
  await sql`alter table squad drop constraint squad_of_modality`.execute(world.db)
  await sql`update championship set modality = 'fut7' where id = 1`.execute(world.db)
  expect(await at(20), 'the model knows matches of 90 minutes only').toBeNull()
  expect((await matchPage(id)).sideSize, 'MP1 MD1').toBe(7)
  await sql`update championship set modality = 'campo' where id = 1`.execute(world.db)
  world.versions.onAnnouncement('match:1')
})

test('FO2 the page of a finished football match shows how its chances went, to the result', async () => {
  const id = await idOf(
    sql`sport = 'futebol' and state = 'final' and home_score > away_score and id in (select match_id from forecast where home_goals is not null)`,
  )
  const { chances, forecast } = await matchPage(id)
  expect(chances).toHaveLength(19)
  expect(Math.abs(chances[0]!.homePercent - forecast!.homePercent)).toBeLessThan(10)
  expect(chances.at(-1)).toMatchObject({ minute: 90, homePercent: 100 })
})

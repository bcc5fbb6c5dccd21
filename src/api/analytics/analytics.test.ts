import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { periods, type Period } from '#contract/analytics-terms.ts'
import { analyticsSchema, type Analytics } from '#contract/analytics.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import { periodBounds } from '#db/analytics/analytics.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { morning, worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { dayOf } from '#domain/clock/game-day.ts'
import { testStatistics } from '#api/testing/test-statistics.ts'
import { int, rowOf, text, time } from '#db/connection/row.ts'
import { refitForecasts } from '#jobs/forecast-refit/refit.ts'

let world: Awaited<ReturnType<typeof testStatistics<WorldDatabase>>>
const combinations = SPORTS.flatMap((sport) => periods.map((period): [Sport, Period] => [sport, period]))

beforeAll(async () => {
  const database = await worldDatabase()
  await refitForecasts(database.db, firstChampionship)
  world = await testStatistics(database)
})
afterAll(() => world.drop())

async function ask(sport: Sport, period: Period): Promise<Analytics> {
  const { status, text } = await world.get(`/api/analytics/${sport}/${period}`)
  expect(status).toBe(200)
  return analyticsSchema.parse(JSON.parse(text))
}

/** Points and order of the standings in plain SQL, without any of the code under test. */
const POINTS: Record<Sport, string> = {
  futebol: `case when own > other then 3 when own = other then 1 else 0 end`,
  basquete: `case when own > other then 2 else 1 end`,
  volei: `case when own > other then case when other = 2 then 2 else 3 end when own = 2 then 1 else 0 end`,
  tenis: `case when own > other then 1 else 0 end`,
}
const ORDER: Record<Sport, string> = {
  futebol: 'points desc, wins desc, scored - conceded desc, scored desc, played, club_id',
  basquete: 'points desc, wins desc, scored - conceded desc, scored desc, played, club_id',
  volei: `points desc, wins desc, case when conceded = 0 then case when scored = 0 then 0 else 1e9 end
    else scored::numeric / conceded end desc, scored desc, played, club_id`,
  tenis: 'points desc, scored - conceded desc, scored desc, played, club_id',
}

async function tableBySql(sport: Sport, sinceMs: number, venue: 'all' | 'home' | 'away') {
  const { rows } = await world.pool.query<Record<string, number>>(
    `with sides as (
       select home_club_id as club_id, home_score as own, away_score as other, 'home' as venue, starts_at, state, sport from match
       union all
       select away_club_id, away_score, home_score, 'away', starts_at, state, sport from match
     ), sums as (
       select c.id as club_id, count(s.own)::int as played, count(*) filter (where own > other)::int as wins,
         count(*) filter (where own = other)::int as draws, count(*) filter (where own < other)::int as losses,
         coalesce(sum(own), 0)::int as scored, coalesce(sum(other), 0)::int as conceded,
         coalesce(sum(case when own is null then 0 else ${POINTS[sport]} end), 0)::int as points
       from club c left join sides s on s.club_id = c.id and s.state = 'final' and s.starts_at >= $2
         and ($3 = 'all' or s.venue = $3)
       where c.sport = $1 group by c.id
     )
     select (row_number() over (order by ${ORDER[sport]}))::int as position, * from sums order by 1`,
    [sport, new Date(sinceMs), venue],
  )
  return rows
}

describe.each(combinations)('%s over %s', (sport, period) => {
  test('standings equal an independent count of the match rows', async () => {
    const { standings, sinceMs, matches } = await ask(sport, period)
    for (const venue of ['all', 'home', 'away'] as const) {
      const shown = standings[venue].map((row) => ({
        position: row.position,
        club_id: row.clubId,
        played: row.played,
        wins: row.wins,
        draws: row.draws,
        losses: row.losses,
        scored: row.goalsFor,
        conceded: row.goalsAgainst,
        points: row.points,
      }))
      expect(shown).toEqual(await tableBySql(sport, sinceMs, venue))
    }
    expect(standings.all.reduce((sum, { played }) => sum + played, 0)).toBe(2 * matches)
    expect(matches).toBeGreaterThan(5)
  })

  test('form is the last five results within the period, newest last', async () => {
    const { standings, sinceMs } = await ask(sport, period)
    const { rows } = await rowOf({ club_id: int, form: text }).sql`
      with last as (
        select c.id as club_id, m.starts_at,
          case when m.home_score = m.away_score then 'D'
            when (m.home_score > m.away_score) = (m.home_club_id = c.id) then 'W' else 'L' end as letter,
          row_number() over (partition by c.id order by m.starts_at desc) as back
        from club c join match m on c.id in (m.home_club_id, m.away_club_id)
        where c.sport = ${sport} and m.state = 'final' and m.starts_at >= ${new Date(sinceMs)})
      select club_id, string_agg(letter, '' order by starts_at) as form from last where back <= 5 group by 1`.execute(
      world.db,
    )
    const shown = standings.all.filter(({ form }) => form.length > 0)
    expect(Object.fromEntries(shown.map(({ clubId, form }) => [clubId, form.join('')]))).toEqual(
      Object.fromEntries(rows.map(({ club_id, form }) => [club_id, form])),
    )
  })

  test('the top scorers equal a plain sum, with ratings from 6.0 to 9.5', async () => {
    const { scorers, sinceMs } = await ask(sport, period)
    const [stat] = SPORT_RULES[sport].stats
    const { rows } = await rowOf({ total: int }).sql`
      select sum(coalesce((pm.scouts ->> ${stat})::int, 0))::int as total
      from player_match pm join match m on m.id = pm.match_id
      where m.sport = ${sport} and m.state = 'final' and m.starts_at >= ${new Date(sinceMs)}
      group by pm.player_id order by 1 desc limit ${scorers.length}`.execute(world.db)
    expect(scorers.map(({ totals }) => totals[0])).toEqual(rows.map(({ total }) => total))
    expect(scorers.length).toBeGreaterThanOrEqual(sport === 'tenis' ? 5 : 12)
    for (const { ratingTenths } of scorers) expect(ratingTenths >= 60 && ratingTenths <= 95).toBe(true)
  })

  test('the next six games are on consecutive days from tomorrow, in Brazil, and sum to 100', async () => {
    const { next, nowMs } = await ask(sport, period)
    const dayMs = 86_400_000
    const tomorrow = Array.from({ length: 6 }, (_, i) => dayOf(nowMs + (i + 1) * dayMs))
    expect(next.map(({ startsAtMs }) => dayOf(startsAtMs))).toEqual(tomorrow)
    for (const { homePercent, drawPercent, awayPercent } of next) {
      expect(homePercent + drawPercent + awayPercent).toBe(100)
      if (sport !== 'futebol') expect(drawPercent).toBe(0)
    }
  })
})

test.each(['1y', 'temporada'] as const)(
  'ST9 the period %s counts only matches of the running season',
  async (period) => {
    const { rows } = await rowOf({ number: int, played: int, first: time }).sql`
    select s.number, count(*) filter (where m.state = 'final')::integer as played, min(m.starts_at) as first
    from season s join match m on m.season_id = s.id where s.sport = 'futebol'
    group by s.id having bool_or(m.state = 'scheduled') and bool_or(m.state = 'final')`.execute(world.db)
    const { season, matches, sinceMs, standings } = await ask('futebol', period)
    expect({ number: season, played: matches, first: new Date(sinceMs) }).toEqual(rows[0])
    expect(Math.max(...standings.all.map(({ played }) => played))).toBeLessThanOrEqual(14)
  },
)

test('strengths stay inside the period and the outlook counts the running season', async () => {
  const { strength, sinceMs, outlook } = await ask('futebol', '30d')
  const days = strength.series.flatMap(({ points }) => points.map(({ day }) => day))
  expect(days.length).toBeGreaterThan(50)
  expect(days.every((day) => day >= dayOf(sinceMs))).toBe(true)
  for (const { points } of strength.series) expect(points[0]?.day).toBe(dayOf(sinceMs))
  expect(outlook?.simulations).toBeGreaterThanOrEqual(1000)
  expect(outlook?.clubs.reduce((sum, club) => sum + club.titlePermille, 0)).toBeGreaterThan(990)
  expect((outlook?.played ?? 0) + (outlook?.remaining ?? 0)).toBe(56)
})

test('tennis counts titles of seasons that ended within the period', async () => {
  const titles = async (period: Period) =>
    (await ask('tenis', period)).standings.all.reduce((sum, row) => sum + (row.titles ?? 0), 0)
  expect(await titles('7d')).toBe(0)
  expect(await titles('1y')).toBe(6)
})

test('an answer is cached: a visitor with this version gets no body; an unknown sport or period is refused', async () => {
  const { headers } = await world.get('/api/analytics/volei/30d')
  const again = await world.get('/api/analytics/volei/30d', { 'if-none-match': headers.get('etag') ?? '' })
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await world.get('/api/analytics/golfe/30d')).status).toBe(400)
  expect((await world.get('/api/analytics/futebol/2d')).status).toBe(400)
})

test.each([
  ['futebol', 'vitorias,empates,derrotas,gols_pro,gols_contra,saldo,pontos', 'dia,clube,gols_a_cada_100'],
  ['basquete', 'vitorias,derrotas,pontos_pro,pontos_contra,saldo,pontos', 'dia,clube,vantagem_em_pontos'],
  ['volei', 'vitorias,derrotas,sets_pro,sets_contra,saldo,pontos', 'dia,clube,sets_a_cada_100'],
  ['tenis', 'vitorias,derrotas,sets_pro,sets_contra,saldo,titulos,pontos', 'dia,clube,vitorias_a_cada_100'],
] as const)('the files of %s have the columns of its tables, in Portuguese', async (sport, standings, strength) => {
  const header = async (table: string) =>
    (await world.get(`/api/analytics/${sport}/1y/${table}.csv`)).text.split('\r\n')[0]
  expect(await header('standings')).toBe(`mando,posicao,clube,jogos,${standings},forma`)
  expect(await header('strength')).toBe(strength)
  expect((await header('forecasts'))?.includes('empate')).toBe(sport === 'futebol')
})

test.each(['standings', 'scorers', 'forecasts', 'strength', 'season'])('%s downloads as CSV', async (table) => {
  const { status, headers, text } = await world.get(`/api/analytics/futebol/1y/${table}.csv`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch('text/csv')
  const lines = text.trim().split('\r\n')
  const width = lines[0]?.split(',').length
  expect(lines.length).toBeGreaterThan(5)
  expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([width]))
})

test('ST9 long after the last match, the period counts back from that match, so its results are still in the table', async () => {
  const bounds = (period: Period) =>
    periodBounds(world.db, { championshipId: firstChampionship, sport: 'futebol' }, period)
  const { rows } = await rowOf({ last: time })
    .sql`select max(starts_at) as last from match where state = 'final'`.execute(world.db)
  const last = rows[0]!.last.getTime()
  const { now, since } = await bounds('7d')
  expect(now.getTime() - since.getTime()).toBe(7 * 86_400_000)
  try {
    await setGameTime(world.db, new Date(last + 900 * 86_400_000))
    expect((await bounds('7d')).since.getTime()).toBe(last - 7 * 86_400_000)
  } finally {
    await setGameTime(world.db, morning)
  }
})

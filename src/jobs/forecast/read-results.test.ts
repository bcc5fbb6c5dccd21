import { describe, expect, test } from 'vitest'
import { isoDate } from '#jobs/csv/dates.ts'
import { powerDevig } from './odds.ts'
import { tallyScore } from './read-atp.ts'
import { readResults } from './read-results.ts'
import { hasData, loadData } from '#jobs/testing/forecast-data.ts'

function read(text: string) {
  const file = readResults('x', text)
  if (!file.ok) throw new Error(file.error.kind)
  return file.value
}

describe('formats told by content', () => {
  test('Brazil CSV, new layout: BOM, renamed odds, an unplayed row, a kick-off after midnight in the UK', () => {
    const { format, matches } = read(
      '\uFEFFCountry,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,MaxCH,MaxCD,MaxCA,AvgCH,AvgCD,AvgCA,BFECH,BFECD,BFECA\r\n' +
        'Brazil,Serie A,2023,16/04/2023,01:30,Flamengo RJ,Coritiba,3,0,H,1.3,5.5,11,1.33,5.7,12,1.28,5.3,10,,,\r\n' +
        'Brazil,Serie A,2023,16/04/2023,20:00,Santos,Bahia,,,,,,,,,,,,,,,\r\n',
    )
    expect(format).toBe('brazil-csv')
    expect(matches[0]).toMatchObject({ date: '2023-04-16', score: { home: 3, away: 0 } })
    expect((matches[1]?.day ?? 0) - (matches[0]?.day ?? 0)).toBe(1)
    expect(matches[0]?.rivals.market?.[0]).toBeGreaterThan(0.7)
    expect(matches[1]).not.toHaveProperty('score')
  })

  test('league CSV, old and new layout', () => {
    const old = read(
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HST,AST,PSCH,PSCD,PSCA\nE0,13/08/16,Hull,Leicester,2,1,H,5,5,4.68,3.5,1.92\n',
    )
    expect(old.matches[0]).toMatchObject({ date: '2016-08-13', shotsOnTarget: { home: 5, away: 5 } })
    const recent = read(
      '\uFEFFDiv,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgCH,AvgCD,AvgCA\nE0,11/08/2023,20:00,Burnley,Man City,0,3,A,9,5.4,1.33\n',
    )
    expect(recent.matches[0]).toMatchObject({ date: '2023-08-11', score: { home: 0, away: 3 } })
    expect(recent.matches[0]?.rivals.market?.[2]).toBeGreaterThan(0.65)
  })

  test('Football.TXT: the year applies until it changes, times and half-times may be missing', () => {
    const { matches } = read(
      '= Brasileiro Série A 2020\r\n\r\n» Matchday 1\r\n  Sat Aug/8 2020\r\n    19.00  Fortaleza CE  v Athletico Paranaense  0-2 (0-2)\r\n' +
        '           Coritiba PR   v Internacional   0-0\r\n  Tue Jan/26 2021\r\n    21.30  Goiás GO  v São Paulo FC\r\n',
    )
    expect(matches.map(({ date, home, away }) => [date, home, away])).toEqual([
      ['2020-08-08', 'Fortaleza CE', 'Athletico Paranaense'],
      ['2020-08-08', 'Coritiba PR', 'Internacional'],
      ['2021-01-26', 'Goiás GO', 'São Paulo FC'],
    ])
    expect(matches[1]).toMatchObject({ score: { home: 0, away: 0 } })
    expect(matches[2]).not.toHaveProperty('score')
  })

  test('football.json with a missing half-time and an unplayed match', () => {
    const { format, matches } = read(
      JSON.stringify({
        name: 'Brasileiro Série A 2019',
        matches: [
          { round: '1', date: '2019-04-27', team1: 'A', team2: 'B', score: { ft: [0, 0] } },
          { round: '1', date: '2019-04-28', team1: 'C', team2: 'D' },
        ],
      }),
    )
    expect(format).toBe('football-json')
    expect(matches[0]).toMatchObject({ score: { home: 0, away: 0 } })
    expect(matches[1]).not.toHaveProperty('score')
  })

  test('ATP: the order of the sides does not reveal the winner; walkovers are left out', () => {
    const header =
      'tourney_date,surface,tourney_level,winner_id,loser_id,score,best_of,round,winner_rank_points,loser_rank_points'
    const { matches } = read(
      `${header}\n20180101,Hard,A,9,5,6-4 3-6 6-2,3,R32,900,800\n20180101,Hard,A,5,7,W/O,3,R16,900,800\n20180101,Clay,A,5,7,6-1 3-0 RET,3,R16,900,800\n`,
    )
    expect(matches).toHaveLength(2)
    expect(matches[0]).toMatchObject({
      home: '5',
      away: '9',
      winner: 1,
      sides: [{ games: 12, rankPoints: 800 }, { games: 15 }],
    })
    expect(matches[1]).toMatchObject({ winner: 0, retired: true })
  })

  test.each([['not a table at all'], ['a,b\n1,2\n'], ['{"other": true}'], ['{broken']])('%j is refused', (text) => {
    expect(readResults('x.csv', text)).toEqual({ ok: false, error: { kind: 'unknown_format', name: 'x.csv' } })
  })

  test('a header without rows is refused', () => {
    expect(readResults('x', 'HomeTeam,AwayTeam,FTHG,FTAG\n')).toMatchObject({ error: { kind: 'no_matches' } })
  })
})

test.each([
  ['13/08/16', '2016-08-13'],
  ['13/08/2016', '2016-08-13'],
  ['27.03.2019, 17:30', '2019-03-27'],
  ['20180101', '2018-01-01'],
  ['31/02/2020', undefined],
  ['soon', undefined],
])('%s is %s', (text, iso) => {
  expect(isoDate(text)).toBe(iso)
})

test('odds without margin give their inverse; a margin is taken mostly from the long shot', () => {
  expect(powerDevig([2, 4, 4])).toEqual([0.5, 0.25, 0.25].map((p) => expect.closeTo(p, 6)))
  const fair = powerDevig([1.2, 6, 12]) ?? []
  expect(fair.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9)
  expect(1 / 12 / (fair[2] ?? 1)).toBeGreaterThan(1 / 1.2 / (fair[0] ?? 1))
  expect(powerDevig([0, 2, 3])).toBeUndefined()
})

test('tennis scores: tie-breaks, match tie-breaks, unfinished sets', () => {
  expect(tallyScore('6-7(4) 6-3 6-2')).toEqual({ games: [18, 12], sets: [2, 1] })
  expect(tallyScore('6-4 3-6 [10-8]')).toEqual({ games: [9, 10], sets: [2, 1] })
  expect(tallyScore('6-1 3-0 RET')).toEqual({ games: [9, 1], sets: [1, 0] })
})

test.skipIf(!hasData)('the real files have the matches their notes say (needs ../shared/data)', () => {
  expect(loadData('futebol/brasil/BRA_2012-2022.csv').matches).toHaveLength(4180)
  expect(loadData('futebol/brasil/openfootball_2020_br1.txt').matches).toHaveLength(380)
  expect(loadData('futebol/brasil/openfootball_2020_br.1.json').matches).toHaveLength(380)
  expect(loadData('futebol/inglaterra/E0_1718.csv').matches).toHaveLength(380)
  expect(loadData('volei/plusliga_2008-2019.csv').matches).toHaveLength(2011)
})

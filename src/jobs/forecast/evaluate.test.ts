import { describe, expect, test } from 'vitest'
import { canonicalClub } from '#jobs/football-files/club-aliases.ts'
import { evaluate } from './evaluate.ts'
import { commandErrorText, forecastEvaluateCommand } from './evaluate-command.ts'
import { mergeMatches } from './merge-matches.ts'
import { readResults } from './read-results.ts'
import { dataPath, hasData, loadData } from '#jobs/testing/forecast-data.ts'

const HEADER = 'HomeTeam,AwayTeam,Date,FTHG,FTAG'

function league(rows: string[], name = 'league.csv') {
  const file = readResults(name, [HEADER, ...rows].join('\n'))
  if (!file.ok) throw new Error(file.error.kind)
  return file.value
}

/** Day k: the home club wins 2-0 on even days and loses 0-2 on odd ones; from `flipFrom` on, the other way round. */
const season = (flipFrom = Infinity) =>
  Array.from({ length: 60 }, (_, k) => {
    const isHome = (k % 2 === 0) !== k >= flipFrom
    const date = new Date(Date.UTC(2021, 0, 1 + k)).toISOString().slice(0, 10)
    return `Alpha${k % 4},Beta${k % 3},${date},${isHome ? 2 : 0},${isHome ? 0 : 2}`
  })

describe('walk-forward', () => {
  test('what happens on a day and later does not change the forecast of that day', () => {
    const from = '2021-02-10'
    const one = evaluate([league(season())], { from, to: from })
    const other = evaluate([league(season(40))], { from, to: from })
    if (!one.ok || !other.ok) throw new Error('expected scores')
    // Day 40 is 10 February and its outcome differs: both losses and both Brier scores must come from one forecast.
    const [home, away] = [Math.exp(-one.value.logLoss), Math.exp(-other.value.logLoss)]
    const draw = 1 - home - away
    expect(one.value.n).toBe(1)
    expect(one.value.brier).toBeCloseTo((home - 1) ** 2 + draw ** 2 + away ** 2, 9)
    expect(other.value.brier).toBeCloseTo(home ** 2 + draw ** 2 + (away - 1) ** 2, 9)
  })

  test('matches of one day do not inform each other, whatever their order in the file', () => {
    const day = ['Alpha0,Gamma,2021-03-20,5,0', 'Alpha0,Delta,2021-03-20,4,0']
    const score = (rows: string[]) => {
      const result = evaluate([league([...season(), ...rows])], { from: '2021-03-20' })
      if (!result.ok) throw new Error(result.error.kind)
      return result.value.logLoss
    }
    expect(score(day)).toBeCloseTo(score([...day].reverse()), 12)
  })

  test('an empty window says what the files hold', () => {
    expect(evaluate([league(season())], { from: '2030-01-01' })).toMatchObject({
      error: { kind: 'empty_window', first: '2021-01-01', last: '2021-03-01' },
    })
  })
})

describe('merging sources', () => {
  test.each([
    ['Atletico-PR', 'Athletico Paranaense'],
    ['Atletico-PR', 'CA Paranaense'],
    ['Atletico-MG', 'CA Mineiro'],
    ['Flamengo RJ', 'CR Flamengo'],
    ['Bahia', 'Bahía'],
    ['Vitoria', 'Vítoria'],
    ['Chapecoense-SC', 'Chapecoense AF'],
    ['Sport Recife', 'Sport Recife PE'],
    ['Man United', 'Manchester United'],
    ["Nott'm Forest", 'Nottingham Forest FC'],
    ['Wolves', 'Wolverhampton'],
    ['Brighton', 'Brighton & Hove Albion FC'],
  ])('%s and %s are one club', (a, b) => {
    expect(canonicalClub(a)).toEqual(canonicalClub(b))
    expect(canonicalClub(a).country).toBeDefined()
  })

  test('the two Atléticos, the two Américas and others stay apart', () => {
    const names = ['Atletico-MG', 'Atletico GO', 'Athletico-PR', 'America MG', 'Botafogo RJ', 'Botafogo SP']
    expect(new Set(names.map((name) => canonicalClub(name).club)).size).toBe(names.length)
  })

  test('the same match from two files is one match; a return match is not', () => {
    const one = league(['Arsenal,Chelsea,2021-05-01,1,0', 'Chelsea,Arsenal,2021-05-03,0,0'])
    const two = league(['Arsenal,Chelsea,2021-05-02,1,0', 'Arsenal,Chelsea,2022-05-02,1,0'], 'two.csv')
    expect(mergeMatches([one, two])).toHaveLength(3)
  })
})

describe.skipIf(!hasData)('real files (needs ../shared/data)', () => {
  test('every SPI forecast of Série A 2020 and 2022 finds its match in the odds file', () => {
    const files = [
      'futebol/brasil/BRA_2012-2022.csv',
      'futebol/spi/spi_2020_brasil.csv',
      'futebol/spi/spi_2022_brasil.csv',
      'futebol/brasil/openfootball_2020_br1.txt',
    ].map(loadData)
    const matches = mergeMatches(files)
    expect(matches).toHaveLength(4180)
    expect(matches.filter(({ rivals }) => rivals.fivethirtyeight && rivals.market)).toHaveLength(760)
  })

  test('Série A 2020–2022 from scores alone: better than the simple mixture, not better than closing odds', async () => {
    const result = await forecastEvaluateCommand([dataPath('futebol/brasil/BRA_2012-2022.csv'), '--from', '2020-05-01'])
    if (!result.ok) throw new Error(commandErrorText(result.error))
    const { json, text } = result.value
    expect(json).toMatchObject({ sport: 'futebol', n: 1140 })
    expect(json.rps).toBeLessThan(0.2097)
    expect(json.baselines['market']?.rps).toBeCloseTo(0.2038, 4)
    expect(json.baselines['baseRates']?.rps).toBeCloseTo(0.2211, 3)
    expect(json.rps).toBeGreaterThan(json.baselines['market']?.rps ?? 1)
    expect(text).toContain('Brasileirão Série A')
  })

  test.each([
    ['nba', ['nba/nba_elo_2019-20.csv', 'nba/nba_elo_2020-21.csv'], '2020-12-01', 1112, 0.6464],
    ['volei', ['volei/plusliga_2008-2019.csv'], '2016-08-01', 707, 0.5365],
    ['tenis', [2018, 2019, 2020, 2021].map((year) => `tenis/atp_matches_${year}.csv`), '2020-01-01', 4169, 0.6197],
  ])('%s beats the reference Elo', (_, names, from, n, reference) => {
    const result = evaluate(names.map(loadData), { from })
    if (!result.ok) throw new Error(result.error.kind)
    expect(result.value.n).toBe(n)
    expect(result.value.logLoss).toBeLessThan(reference)
  })

  test('several sports at once are refused', async () => {
    const result = await forecastEvaluateCommand([
      dataPath('volei/plusliga_2008-2019.csv'),
      dataPath('nba/nba_elo_2020-21.csv'),
      '--from',
      '2018-01-01',
    ])
    expect(result).toMatchObject({ ok: false, error: { kind: 'mixed_sports', sports: ['volei', 'basquete'] } })
  })
})

test.each([
  [[], 'name at least one results file'],
  [['a.csv'], '--from is missing'],
  [['a.csv', '--from', '2020-13-01'], 'not a date'],
  [['a.csv', '--from', '2020-02-01', '--to', '2020-01-01'], 'is before --from'],
  [['a.csv', '--from', '2020-02-01', '--frm'], 'frm'],
  [['missing.csv', '--from', '2020-02-01'], 'cannot read missing.csv'],
])('%j fails with "%s"', async (argv, message) => {
  const result = await forecastEvaluateCommand(argv)
  expect(result.ok).toBe(false)
  if (!result.ok) expect(commandErrorText(result.error)).toContain(message)
})

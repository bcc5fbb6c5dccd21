import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type FootballMatch } from '#domain/forecast/football-filter.ts'
import { fitFootball, forecastMatch, updateFootball } from '#domain/forecast/football.ts'
import { evaluate } from '#jobs/forecast/evaluate.ts'
import { evaluationText } from '#jobs/forecast/evaluation-text.ts'
import { mergeMatches } from '#jobs/forecast/merge-matches.ts'
import { readResults, type ResultsFile } from '#jobs/forecast/read-results.ts'
import { shown, type Report } from './tools/report.ts'

const DATA = path.resolve(import.meta.dirname, '../../shared/data')

interface Case {
  title: string
  folder: string
  files: RegExp
  extra?: { folder: string; files: RegExp }
  from: string
  to?: string
  /** The result of a simple model on the same matches (shared/data/README.md). */
  reference: { measure: 'rps' | 'logLoss'; value: number; name: string }
}

const CASES: Case[] = [
  {
    title: 'Série A 2020–2022, scores only',
    folder: 'futebol/brasil',
    files: /^BRA.*\.csv$/,
    from: '2020-05-01',
    reference: { measure: 'rps', value: 0.2097, name: 'mean of Elo and Dixon–Coles' },
  },
  {
    title: 'Série A 2020–2022, with the xG of earlier matches',
    folder: 'futebol/brasil',
    files: /^BRA.*\.csv$/,
    extra: { folder: 'futebol/spi', files: /brasil\.csv$/ },
    from: '2020-05-01',
    reference: { measure: 'rps', value: 0.2097, name: 'mean of Elo and Dixon–Coles' },
  },
  {
    title: 'Premier League 2016/17–2017/18',
    folder: 'futebol/inglaterra',
    files: /\.csv$/,
    extra: { folder: 'futebol/spi', files: /epl/ },
    from: '2016-08-01',
    to: '2018-07-01',
    reference: { measure: 'rps', value: 0.19, name: 'mean of Elo and Dixon–Coles' },
  },
  {
    title: 'Premier League 2019/20–2021/22',
    folder: 'futebol/inglaterra',
    files: /^season.*\.csv$/,
    from: '2019-08-01',
    to: '2022-07-01',
    reference: { measure: 'rps', value: 0.2031, name: 'Dixon–Coles' },
  },
  {
    title: 'NBA 2020-21',
    folder: 'nba',
    files: /\.csv$/,
    from: '2020-12-01',
    to: '2021-12-31',
    reference: { measure: 'logLoss', value: 0.6464, name: 'calibrated Elo' },
  },
  {
    title: 'ATP 2020–2021',
    folder: 'tenis',
    files: /\.csv$/,
    from: '2020-01-01',
    to: '2021-12-31',
    reference: { measure: 'logLoss', value: 0.6197, name: 'surface Elo' },
  },
  {
    title: 'PlusLiga 2016/17–2018/19',
    folder: 'volei',
    files: /\.csv$/,
    from: '2016-08-01',
    to: '2019-07-31',
    reference: { measure: 'logLoss', value: 0.5365, name: 'Elo' },
  },
]

function load(folder: string, pattern: RegExp): ResultsFile[] {
  const where = path.join(DATA, folder)
  if (!existsSync(where)) return []
  return readdirSync(where)
    .filter((name) => pattern.test(name))
    .map((name) => {
      const file = readResults(name, readFileSync(path.join(where, name), 'utf8'))
      if (!file.ok) throw new Error(`${name}: ${file.error.kind}`)
      return file.value
    })
}

const filesOf = ({ folder, files, extra }: Case): ResultsFile[] => [
  ...load(folder, files),
  ...(extra ? load(extra.folder, extra.files) : []),
]

function runCase(report: Report, one: Case): void {
  const files = filesOf(one)
  if (files.length === 0) {
    report.skip(`${one.title}, because there are no files in ../shared/data/${one.folder}`)
    return
  }
  const started = performance.now()
  const result = evaluate(files, { from: one.from, ...(one.to && { to: one.to }) })
  if (!result.ok) throw new Error(`${one.title}: ${result.error.kind}`)
  const { measure, value, name } = one.reference
  report.say(`${one.title} (${shown(performance.now() - started)} ms walk-forward)`)
  report.say(evaluationText(result.value).replaceAll('\n', '\n  '))
  report.check(`${measure} against ${name}`, result.value[measure], { atMost: value, unit: '' })
  const market = result.value.baselines['market']
  // A model that is clearly better than closing odds knows results that it should not know yet.
  if (market)
    report.check('better than closing odds by', market[measure] - market.model[measure], {
      atMost: 0.001,
      unit: measure,
    })
}

function timeFit(report: Report): void {
  const [brazil] = CASES
  const matches = mergeMatches(brazil ? filesOf(brazil) : []).flatMap((match): FootballMatch[] =>
    match.sport === 'futebol' && match.score
      ? [
          {
            day: match.day,
            home: match.home,
            away: match.away,
            homeGoals: match.score.home,
            awayGoals: match.score.away,
          },
        ]
      : [],
  )
  const lastDay = matches.at(-1)?.day
  if (lastDay === undefined) return
  const time = (work: () => unknown, times: number) => {
    work()
    const started = performance.now()
    for (let k = 0; k < times; k++) work()
    return (performance.now() - started) / times
  }
  const recent = matches.filter((match) => match.day > lastDay - 730)
  const model = fitFootball(matches, lastDay)
  const today = matches.filter((match) => match.day === lastDay)
  report.say('football model, milliseconds')
  report.say(`fit on ${matches.length} matches: ${time(() => fitFootball(matches, lastDay), 3).toFixed(1)}`)
  report.say(`fit on the last two years (${recent.length}): ${time(() => fitFootball(recent, lastDay), 5).toFixed(1)}`)
  const update = time(() => updateFootball(model, today, lastDay + 1), 20)
  report.say(`refit after a match day of ${today.length}: ${update.toFixed(2)}`)
  const [home = '', away = ''] = [today[0]?.home, today[0]?.away]
  report.say(
    `forecast of one match with its score grid: ${time(() => forecastMatch(model, { home, away }), 50).toFixed(2)}`,
  )
}

export async function run(report: Report): Promise<void> {
  for (const one of CASES) runCase(report, one)
  timeFit(report)
}

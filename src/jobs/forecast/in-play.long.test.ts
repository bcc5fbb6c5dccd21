import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { calibrationBins, calibrationError } from '#domain/forecast/calibration.ts'
import { absorbMatch, advanceTo, createFootballFilter } from '#domain/forecast/football-filter.ts'
import { FOOTBALL_SETTINGS } from '#domain/forecast/football-settings.ts'
import { forecastFrom } from '#domain/forecast/football.ts'
import { groupBy } from '#domain/group-by.ts'
import { forecastRest } from '#domain/forecast/in-play.ts'
import { scoreForecasts, type ScoredForecast } from '#domain/forecast/metrics.ts'
import { note } from '#test/figure.ts'

const FILE = join(process.cwd(), '..', 'shared', 'data', 'futebol', 'brasil', 'cbf-2024', 'Serie_A_2024_games.json.gz')
const missing = existsSync(FILE) ? '' : ' (skipped: no real data at ../shared/data)'

interface Report {
  Date: string
  Home: string
  Away: string
  Result: string
  Goals: string[]
  'Red cards': string[]
}

interface Moment {
  minute: number
  side: 'home' | 'away'
}

const other = (side: Moment['side']) => (side === 'home' ? 'away' : 'home')

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/ s\.?a\.?f\.?(?=\s*\/)/g, '')
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/[^a-z/à-ÿ ]/g, '')
    .trim()

/** "24:00 2T…" is minute 69. "+3 1T…" is in the stoppage time of the first half and counts as minute 45. */
function momentOf(text: string, { Home: home, Away: away }: Report): Moment | undefined {
  const [, plus, minute, half] = /^(\+?)(\d+)(?::\d+)? ([12])T/.exec(text) ?? []
  if (minute === undefined) return undefined
  const isFirst = half === '1'
  const side = plain(text).endsWith(plain(home)) ? 'home' : plain(text).endsWith(plain(away)) ? 'away' : undefined
  if (!side) return undefined
  return { side, minute: plus ? (isFirst ? 45 : 90.5) : Number(minute) + (isFirst ? 0 : 45) }
}

const dayOf = (date: string) => {
  const [day = 1, month = 1, year = 2024] = date.split('/').map(Number)
  return Date.UTC(year, month - 1, day) / 86_400_000
}

function readMatches() {
  const all = Object.values(JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as Record<string, Report>)
  return all
    .flatMap((report) => {
      const [home = NaN, away = NaN] = report.Result.split('X').map(Number)
      const goals = report.Goals.map((text) => ({ moment: momentOf(text, report), isOwn: /\dT\d+CT/.test(text) }))
      const sides = (flip: boolean) =>
        goals.flatMap(({ moment, isOwn }) =>
          moment ? [{ ...moment, side: flip && isOwn ? other(moment.side) : moment.side }] : [],
        )
      const fits = (moments: { side: string }[]) =>
        moments.length === home + away && moments.filter(({ side }) => side === 'home').length === home
      const moments = [sides(true), sides(false)].find(fits)
      const reds = report['Red cards'].map((text) => momentOf(text, report))
      return [{ report, day: dayOf(report.Date), home, away, moments, reds: reds.filter((red) => red !== undefined) }]
    })
    .toSorted((a, b) => a.day - b.day)
}

const MOMENTS = [15, 30, 45, 60, 75]
/** Before this many matches the model hardly knows the clubs. */
const FIRST = 70

describe.skipIf(missing !== '')(`FO1 chances of a match in play, Série A 2024${missing}`, () => {
  test('are calibrated by bins, and better than the forecast before the match', (context) => {
    const matches = readMatches()
    const filter = createFootballFilter(FOOTBALL_SETTINGS)
    const inPlay: ScoredForecast[] = []
    const before: ScoredForecast[] = []
    /** Everything about a match is judged before any result of its day is learned. */
    function judge({ report, home, away, moments, reds }: (typeof matches)[number], counts: boolean) {
      const { expectedGoals, probabilities } = forecastFrom(filter, { home: report.Home, away: report.Away })
      const outcome = home > away ? 0 : home === away ? 1 : 2
      for (const minute of counts && moments ? MOMENTS : []) {
        const soFar = (of: readonly Moment[]) => {
          const until = of.filter((one) => one.minute <= minute)
          const ofHome = until.filter(({ side }) => side === 'home').length
          return { home: ofHome, away: until.length - ofHome }
        }
        const score = soFar(moments ?? [])
        const said = forecastRest({ minute, score, reds: soFar(reds), expected: expectedGoals })
        inPlay.push({ probabilities: said, outcome })
        before.push({ probabilities, outcome })
      }
    }
    let known = 0
    for (const ofDay of groupBy(matches, ({ day }) => day).values()) {
      for (const match of ofDay) judge(match, known >= FIRST)
      for (const { report, day, home, away } of ofDay) {
        advanceTo(filter, day)
        absorbMatch(filter, { home: report.Home, away: report.Away, day, homeGoals: home, awayGoals: away })
        known++
      }
    }
    const bins = calibrationBins(inPlay)
    const error = calibrationError(bins)
    const [rest, first] = [scoreForecasts(inPlay), scoreForecasts(before)]
    expect(inPlay.length).toBeGreaterThan(1_200)
    expect(rest.rps).toBeLessThan(0.75 * first.rps)
    expect(error).toBeLessThan(0.025)
    // Five moments of a match with three chances each are not fifteen independent matches: a third of them counts.
    for (const { n, meanProbability: said, observedShare } of bins)
      expect(Math.abs(said - observedShare)).toBeLessThan(2.5 * Math.sqrt((said * (1 - said)) / (n / 3)))
    const shown = bins.map(
      (bin) => `${(100 * bin.meanProbability).toFixed(0)}: ${(100 * bin.observedShare).toFixed(0)} (${bin.n})`,
    )
    note(
      context,
      `in play: ${inPlay.length} moments, RPS ${rest.rps.toFixed(4)} (before ${first.rps.toFixed(4)}), error ${(100 * error).toFixed(1)} points; ${shown.join(', ')}`,
    )
  })
})

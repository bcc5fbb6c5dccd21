import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { calibrationBins, calibrationError } from '#domain/forecast/calibration.ts'
import { type ScoredForecast, scoreForecasts } from '#domain/forecast/metrics.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import type { ForecastRecord } from '#contract/forecast.ts'
import { earlierResults, forecastRecord, type BaseRateRow, type RecordRow } from '#db/forecast/forecast-record.ts'
import { projectionScores } from '#db/projection/projection.ts'
import type { Tables } from '#db/schema/schema.ts'
import { clubView } from '#api/views/match-view.ts'

const SHOWN_MATCHES = 20
const SHOWN_ROUNDS = 19

interface Counts {
  home: number
  draw: number
  away: number
}

function outcomeIndex({ sport, home_score, away_score }: RecordRow): number {
  if (home_score > away_score) return 0
  if (!SPORT_RULES[sport].draw) return 1
  return home_score === away_score ? 1 : 2
}

/** Adds one to each count: an outcome with a chance of 0 would have an infinite logarithmic loss if it happened. */
function sharesOf(sport: Sport, { home, draw, away }: Counts): number[] {
  const counts = SPORT_RULES[sport].draw ? [home, draw, away] : [home, away]
  const total = counts.reduce((sum, count) => sum + count + 1, 0)
  return counts.map((count) => (count + 1) / total)
}

const modelClaim = (row: RecordRow): ScoredForecast => ({
  probabilities: row.probabilities,
  outcome: outcomeIndex(row),
})

function sportRecord(sport: Sport, rows: readonly RecordRow[], base: BaseRateRow | undefined) {
  const [first] = rows
  if (!first) return []
  const baseShares = sharesOf(sport, base ?? { home: 0, draw: 0, away: 0 })
  const crowd = rows.flatMap((row) =>
    row.crowd ? [{ probabilities: sharesOf(sport, row.crowd), outcome: outcomeIndex(row) }] : [],
  )
  return [
    {
      sport,
      season: first.season_number,
      model: scoreForecasts(rows.map(modelClaim)),
      base: scoreForecasts(rows.map((row) => ({ probabilities: baseShares, outcome: outcomeIndex(row) }))),
      crowd: crowd.length === rows.length ? scoreForecasts(crowd) : null,
    },
  ]
}

function recentMatch(row: RecordRow): ForecastRecord['recent'][number] {
  const { home_percent: homePercent, draw_percent: drawPercent, away_percent: awayPercent } = row
  const percents = SPORT_RULES[row.sport].draw ? [homePercent, drawPercent, awayPercent] : [homePercent, awayPercent]
  const saidPercent = percents[outcomeIndex(row)] ?? 0
  return {
    matchId: row.id,
    sport: row.sport,
    startsAtMs: row.starts_at.getTime(),
    home: clubView(row.home),
    away: clubView(row.away),
    homeScore: row.home_score,
    awayScore: row.away_score,
    homePercent,
    drawPercent,
    awayPercent,
    saidPercent,
    wasFavourite: saidPercent === Math.max(...percents),
  }
}

export async function readRecord(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<ForecastRecord> {
  const [rows, earlier, projections] = await Promise.all([
    forecastRecord(db, championshipId),
    earlierResults(db, championshipId),
    projectionScores(db, { championshipId, rounds: SHOWN_ROUNDS }),
  ])
  const bins = calibrationBins(rows.map(modelClaim))
  const error = calibrationError(bins)
  return {
    sports: SPORTS.flatMap((sport) =>
      sportRecord(
        sport,
        rows.filter((row) => row.sport === sport),
        earlier.find((row) => row.sport === sport),
      ),
    ),
    calibration: bins
      .filter(({ n }) => n > 0)
      .map(({ from, to, n, meanProbability, observedShare }) => ({
        from,
        to,
        n,
        said: meanProbability,
        happened: observedShare,
      })),
    calibrationError: Number.isNaN(error) ? 0 : error,
    projections,
    recent: rows.slice(0, SHOWN_MATCHES).map(recentMatch),
  }
}

import type { Kysely } from 'kysely'
import { buildTable } from '#domain/standings/standings.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Period } from '#contract/analytics-terms.ts'
import type { Analytics, OutlookView } from '#contract/analytics.ts'
import {
  clubsOfSport,
  endedSeasons,
  finishedMatches,
  nextForecasts,
  outlookOf,
  periodBounds,
  runningSeasonOf,
  strengthsSince,
  type FinishedMatchRow,
  type SportOfChampionship,
} from '#db/analytics/analytics.ts'
import type { Tables } from '#db/schema/schema.ts'
import { clubView } from '#api/views/match-view.ts'
import { readScorers } from '#api/season/read-scorers.ts'
import { playedMatch, standingsView, titlesOf } from '#api/season/standings-view.ts'
import { strengthView } from '#api/season/strength-scale.ts'

const SHOWN_SCORERS = 12
const SHOWN_MATCHES = 6

const permille = (share: number) => Math.round(share * 1000)

async function readTitles(db: Kysely<Tables>, of: SportOfChampionship, since: Date, clubIds: number[]) {
  if (SPORT_RULES[of.sport].competitor !== 'player') return undefined
  const ended = await endedSeasons(db, of, since)
  const seasons: FinishedMatchRow[][] = await Promise.all(
    ended.map((seasonId) => finishedMatches(db, { ...of, seasonId })),
  )
  return titlesOf(of.sport, clubIds, seasons)
}

async function readOutlook(
  db: Kysely<Tables>,
  of: SportOfChampionship,
  clubIds: number[],
): Promise<OutlookView | null> {
  const season = await runningSeasonOf(db, of)
  if (!season) return null
  const [chances, rows] = await Promise.all([
    outlookOf(db, season.id),
    finishedMatches(db, { ...of, seasonId: season.id }),
  ])
  const [first] = chances
  if (!first) return null
  const table = buildTable({ sport: of.sport, clubIds, matches: rows.map(playedMatch) })
  const points = new Map(table.map((row) => [row.clubId, row.points]))
  return {
    season: season.number,
    endsOn: season.ends_on,
    played: season.played,
    remaining: season.remaining,
    simulations: first.simulations,
    clubs: chances.map((row) => ({
      clubId: row.club_id,
      points: points.get(row.club_id) ?? 0,
      meanPoints: Math.round(row.mean_points * 10) / 10,
      titlePermille: permille(row.title),
      top4Permille: permille(row.top4),
      bottom4Permille: permille(row.bottom4),
    })),
  }
}

export async function readAnalytics(db: Kysely<Tables>, of: SportOfChampionship, period: Period): Promise<Analytics> {
  const { sport } = of
  const [{ now, since, isSample, nextFrom }, clubs] = await Promise.all([
    periodBounds(db, of.championshipId, period),
    clubsOfSport(db, of),
  ])
  const clubIds = clubs.map(({ id }) => id)
  const [rows, titles, scorers, next, strengths, outlook] = await Promise.all([
    finishedMatches(db, { ...of, since }),
    readTitles(db, of, since, clubIds),
    readScorers(db, { ...of, since, limit: SHOWN_SCORERS }),
    nextForecasts(db, of, { from: nextFrom, limit: SHOWN_MATCHES }),
    strengthsSince(db, of, since),
    readOutlook(db, of, clubIds),
  ])
  return {
    sport,
    period,
    sinceMs: since.getTime(),
    nowMs: now.getTime(),
    matches: rows.length,
    clubs: clubs.map(clubView),
    standings: standingsView(sport, clubIds, { rows, titles }),
    scorers,
    nextFrom: isSample ? 'tomorrow' : 'now',
    next: next.map((row) => ({
      matchId: row.id,
      startsAtMs: row.starts_at.getTime(),
      homeClubId: row.home_club_id,
      awayClubId: row.away_club_id,
      homePercent: row.home_percent,
      drawPercent: row.draw_percent,
      awayPercent: row.away_percent,
      homeGoals: row.home_goals,
      awayGoals: row.away_goals,
    })),
    strength: strengthView(sport, clubIds, strengths),
    outlook,
  }
}

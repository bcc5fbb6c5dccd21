import type { Kysely } from 'kysely'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Period } from '#contract/analytics-terms.ts'
import type { Analytics, OutlookView } from '#contract/analytics.ts'
import { endedSeasons, nextForecasts, outlookOf, periodBounds, runningSeasonOf } from '#db/analytics/analytics.ts'
import { clubsOfSport, strengthsSince } from '#db/club/club.ts'
import type { SportOfChampionship } from '#db/match/running-season.ts'
import { seasonFacts } from '#db/standings/season.ts'
import type { Tables } from '#db/schema/schema.ts'
import { clubView } from '#api/views/match-view.ts'
import { readScorers } from '#api/season/read-scorers.ts'
import { readSeason, tablesOf, titlesOf, type ReadSeason } from '#api/season/read-season.ts'
import { standingsView } from '#api/season/standings-view.ts'
import { strengthView } from '#api/season/strength-scale.ts'
import { permille } from './permille.ts'

const SHOWN_SCORERS = 12
const SHOWN_MATCHES = 6
const NO_SEASON: Pick<ReadSeason, 'matches' | 'ties'> = { matches: [], ties: [] }

/**
 * Titles are counted only in sports whose competitors are players, such as tennis. A season counts if it ended within
 * the period.
 */
async function readTitles(db: Kysely<Tables>, of: SportOfChampionship, since: Date) {
  if (SPORT_RULES[of.sport].competitor !== 'player') return undefined
  const ended = await endedSeasons(db, of, since)
  return titlesOf(of.sport, await Promise.all(ended.map((season) => seasonFacts(db, of, season))))
}

/**
 * Null if the season has groups or knock-out ties, or no computed chances. The points of one table do not decide the
 * places of a cup.
 */
async function readOutlook(db: Kysely<Tables>, of: SportOfChampionship): Promise<OutlookView | null> {
  const season = await runningSeasonOf(db, of)
  if (!season) return null
  const [chances, facts] = await Promise.all([outlookOf(db, season.id), readSeason(db, of, season)])
  const [first] = chances
  const [table, ...others] = tablesOf(of.sport, facts)
  if (!first || !table || others.length > 0 || table.group !== null || facts.ties.length > 0) return null
  const points = new Map(table.rows.map((row) => [row.clubId, row.points]))
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

const playedSince = (sinceMs: number, { matches, ties }: Pick<ReadSeason, 'matches' | 'ties'>) =>
  matches.filter(({ score, startsAtMs }) => score && startsAtMs >= sinceMs).length +
  ties.filter(({ match, startsAtMs }) => match?.isOver && startsAtMs >= sinceMs).length

export async function readAnalytics(db: Kysely<Tables>, of: SportOfChampionship, period: Period): Promise<Analytics> {
  const { sport } = of
  const [{ now, since, periodSince, season, isSample, nextFrom }, clubs] = await Promise.all([
    periodBounds(db, of, period),
    clubsOfSport(db, of),
  ])
  const clubIds = clubs.map(({ id }) => id)
  const [counted, titles, scorers, next, strengths, outlook] = await Promise.all([
    season ? readSeason(db, of, season) : { ...NO_SEASON, waitingIds: clubIds },
    readTitles(db, of, periodSince),
    readScorers(db, { ...of, since, limit: SHOWN_SCORERS }),
    nextForecasts(db, of, { from: nextFrom, limit: SHOWN_MATCHES }),
    strengthsSince(db, of, periodSince),
    readOutlook(db, of),
  ])
  const sinceMs = since.getTime()
  return {
    sport,
    period,
    sinceMs,
    nowMs: now.getTime(),
    season: season?.number ?? null,
    hasKnockout: counted.ties.length > 0,
    matches: playedSince(sinceMs, counted),
    clubs: clubs.map(clubView),
    standings: standingsView(sport, counted, { sinceMs, titles }),
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

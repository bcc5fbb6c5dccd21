import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { difficulty } from '#domain/forecast/difficulty.ts'
import { buildTable } from '#domain/standings/standings.ts'
import type { ClubPageView, FixtureView } from '#contract/club-page.ts'
import { clubsOfSport, endedSeasons, finishedMatches, runningSeasonOf } from '#db/analytics/analytics.ts'
import { clubById, fixturesOfClub, playersOfClub, strengthOfClub, type FixtureRow } from '#db/club/club.ts'
import { lastMatchesOf } from '#db/match/match-page.ts'
import type { Tables } from '#db/schema/schema.ts'
import { gameNow } from '#db/round/round.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { readScorers } from '#api/season/read-scorers.ts'
import { playedMatch, titlesOf } from '#api/season/standings-view.ts'
import { strengthView } from '#api/season/strength-scale.ts'
import { clubView, matchView } from '#api/views/match-view.ts'

const SHOWN_RESULTS = 10
const SHOWN_FIXTURES = 8
const EVER = new Date(0)

function fixtureView(row: FixtureRow, clubId: number): FixtureView {
  const { home_percent: home, draw_percent: draw, away_percent: away } = row
  if (home === null || draw === null || away === null)
    return { ...matchView(row), difficulty: null, winPercent: null, drawPercent: null }
  const winPercent = row.home.id === clubId ? home : away
  return {
    ...matchView(row),
    difficulty: difficulty({ win: winPercent / 100, draw: draw / 100 }),
    winPercent,
    drawPercent: draw,
  }
}

export async function readClub(
  db: Kysely<Tables>,
  { championshipId, clubId }: { championshipId: ChampionshipId; clubId: number },
): Promise<ClubPageView> {
  const club = await clubById(db, { championshipId, clubId })
  if (!club) throw httpProblem('not_found')
  const { sport } = club
  const of = { championshipId, sport }
  const [clubs, season, now, ended] = await Promise.all([
    clubsOfSport(db, of),
    runningSeasonOf(db, of),
    gameNow(db, championshipId),
    endedSeasons(db, of, EVER),
  ])
  const clubIds = clubs.map(({ id }) => id)
  const seasonStart = season ? new Date(`${season.starts_on}T00:00:00-03:00`) : EVER
  const [seasonRows, pastSeasons, results, fixtures, players, scorers, strengths] = await Promise.all([
    season ? finishedMatches(db, { ...of, seasonId: season.id }) : [],
    Promise.all(ended.map((seasonId) => finishedMatches(db, { ...of, seasonId }))),
    lastMatchesOf(db, { clubId, before: now, limit: SHOWN_RESULTS }),
    fixturesOfClub(db, clubId, SHOWN_FIXTURES),
    playersOfClub(db, clubId),
    readScorers(db, { ...of, since: seasonStart, limit: null, clubId }),
    strengthOfClub(db, clubId),
  ])
  const table = buildTable({ sport, clubIds, matches: seasonRows.map(playedMatch) })
  const scorerOf = new Map(scorers.map((row) => [row.playerId, row]))
  return {
    club: clubView(club),
    sport,
    city: club.city,
    code: club.code,
    season: season?.number ?? null,
    standing: table.find((row) => row.clubId === clubId) ?? null,
    clubs: clubIds.length,
    titles: titlesOf(sport, clubIds, pastSeasons).get(clubId) ?? 0,
    results: results.map(matchView),
    fixtures: fixtures.map((row) => fixtureView(row, clubId)),
    players: players.map((player) => {
      const own = scorerOf.get(player.id)
      return {
        playerId: player.id,
        name: player.name,
        position: player.position,
        shirtNumber: player.shirt_number,
        status: player.status,
        price: player.price,
        season: own
          ? { matches: own.matches, totals: own.totals, ratingTenths: own.ratingTenths, trend: own.trend }
          : null,
      }
    }),
    strength: strengthView(sport, [clubId], strengths),
  }
}

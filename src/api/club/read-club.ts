import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { difficulty } from '#domain/forecast/difficulty.ts'
import { mostUsed, type UsedPlayer } from '#domain/match/most-used.ts'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { ScorerView } from '#contract/analytics.ts'
import type { ClubPageView, FixtureView } from '#contract/club-page.ts'
import { endedSeasons, runningSeasonOf } from '#db/analytics/analytics.ts'
import {
  clubById,
  clubJoinedTo,
  fixturesOfClub,
  playersOfClub,
  strengthOfClub,
  type FixtureRow,
  type SquadPlayerRow,
} from '#db/club/club.ts'
import { modalityOf } from '#db/championship/modality.ts'
import { lastMatchesOf } from '#db/match/match-page.ts'
import type { Tables } from '#db/schema/schema.ts'
import { seasonFacts } from '#db/standings/season.ts'
import { gameNow } from '#db/round/round.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { readScorers } from '#api/season/read-scorers.ts'
import { readSeason, tablesOf, titlesOf } from '#api/season/read-season.ts'
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

const usedPlayer = (
  { id: playerId, position, shirt_number: shirtNumber }: SquadPlayerRow,
  scored: Pick<ScorerView, 'matches' | 'ratingTenths'> | undefined,
): UsedPlayer => ({
  playerId,
  position,
  shirtNumber,
  matches: scored?.matches ?? 0,
  ratingTenths: scored?.ratingTenths ?? 0,
})

export async function readClub(
  db: Kysely<Tables>,
  asked: { championshipId: ChampionshipId; clubId: number },
): Promise<ClubPageView> {
  const club = (await clubById(db, asked)) ?? (await clubJoinedTo(db, asked))
  if (!club) throw httpProblem('not_found')
  const { championshipId } = asked
  const { id: clubId, sport } = club
  const of = { championshipId, sport }
  const [season, now, ended] = await Promise.all([
    runningSeasonOf(db, of),
    gameNow(db, championshipId),
    endedSeasons(db, of, EVER),
  ])
  const seasonStart = season ? new Date(`${season.starts_on}T00:00:00-03:00`) : EVER
  const [facts, pastSeasons, results, fixtures, players, scorers, strengths, modality] = await Promise.all([
    season ? readSeason(db, of, season) : undefined,
    Promise.all(ended.map((past) => seasonFacts(db, of, past))),
    lastMatchesOf(db, { clubId, before: now, limit: SHOWN_RESULTS }),
    fixturesOfClub(db, clubId, SHOWN_FIXTURES),
    playersOfClub(db, clubId),
    readScorers(db, { ...of, since: seasonStart, limit: null, clubId }),
    strengthOfClub(db, clubId),
    isFantasySport(sport) ? modalityOf(db, championshipId) : undefined,
  ])
  const tables = facts ? tablesOf(sport, facts) : []
  const own = tables.find(({ rows }) => rows.some((row) => row.clubId === clubId))
  const scorerOf = new Map(scorers.map((row) => [row.playerId, row]))
  return {
    club: clubView(club),
    sport,
    city: club.city,
    code: club.code,
    season: season?.number ?? null,
    standing: own?.rows.find((row) => row.clubId === clubId) ?? null,
    group: own?.group ?? null,
    clubs: own?.rows.length ?? 0,
    titles: titlesOf(sport, pastSeasons).get(clubId) ?? 0,
    results: results.map(matchView),
    fixtures: fixtures.map((row) => fixtureView(row, clubId)),
    eleven:
      (modality &&
        mostUsed(
          players.map((player) => usedPlayer(player, scorerOf.get(player.id))),
          modality,
        )) ??
      null,
    players: players.map((player) => {
      const scored = scorerOf.get(player.id)
      return {
        playerId: player.id,
        name: player.name,
        position: player.position,
        shirtNumber: player.shirt_number,
        status: player.status,
        price: player.price,
        season: scored
          ? { matches: scored.matches, totals: scored.totals, ratingTenths: scored.ratingTenths, trend: scored.trend }
          : null,
      }
    }),
    strength: strengthView(sport, [clubId], strengths),
  }
}

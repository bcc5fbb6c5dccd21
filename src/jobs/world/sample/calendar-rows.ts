import { groupBy } from '#domain/group-by.ts'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import type { FixtureColumns, RoundColumns, SeasonColumns } from '#db/match/fixture.ts'
import { fixturesFor, type Fixture } from '#world/fixtures/fixtures.ts'
import { surfaceOf } from '#world/simulator/tennis/surface.ts'
import { matchId, roundId, seasonId, type SampleWorld } from './sample-world.ts'

/** The final whistle comes about two hours after kick-off; a round ends with its last match. */
const MATCH_MS = 2 * 3_600_000

const iso = (ms: number) => new Date(ms).toISOString()

function seasonRow(sport: Sport, number: number, fixtures: readonly Fixture[]): SeasonColumns {
  const dates = fixtures.map(({ date }) => date)
  return { id: seasonId(sport, number), sport, number, startsOn: dates[0] ?? '', endsOn: dates.at(-1) ?? '' }
}

export function roundRows(fixtures: readonly Fixture[]): RoundColumns[] {
  const byRound = groupBy(fixtures, roundId)
  return [...byRound].map(([id, matches]) => {
    const starts = matches.map(({ startsAtMs }) => startsAtMs)
    const [first] = matches
    if (!first) throw new Error('a round has matches')
    return {
      id,
      seasonId: seasonId('futebol', first.season),
      number: first.round,
      deadlineAt: iso(Math.min(...starts)),
      endsAt: iso(Math.max(...starts) + MATCH_MS),
    }
  })
}

export const matchRow = (fixture: Fixture): FixtureColumns => ({
  id: matchId(fixture),
  sport: fixture.sport,
  seasonId: seasonId(fixture.sport, fixture.season),
  roundId: isFantasySport(fixture.sport) ? roundId(fixture) : null,
  homeClubId: fixture.homeClubId,
  awayClubId: fixture.awayClubId,
  startsAt: iso(fixture.startsAtMs),
  fixtureKey: fixture.key,
  detail: fixture.sport === 'tenis' ? { surface: surfaceOf(fixture) } : {},
})

/** A season of every sport as rows. */
export function seasonRows(world: SampleWorld, number: number) {
  const bySport = SPORTS.map((sport) => ({
    sport,
    fixtures: fixturesFor({ seed: world.seed, calendar: world.calendar, sport }, number),
  }))
  return {
    seasons: bySport.map(({ sport, fixtures }) => seasonRow(sport, number, fixtures)),
    rounds: bySport.flatMap(({ sport, fixtures }) => (isFantasySport(sport) ? roundRows(fixtures) : [])),
    matches: bySport.flatMap(({ fixtures }) => fixtures.map(matchRow)),
  }
}

import type { CopyRow } from '#db/connection/copy-text.ts'
import type { EventColumns, PlayerColumns } from '#db/match/play-match.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { dayOfDate } from '#world/fixtures/calendar.ts'
import { fixturesBetween, type Fixture } from '#world/fixtures/fixtures.ts'
import type { Appearance } from '#world/simulator/football/fold.ts'
import type { PlayedMatch } from '#world/simulator/football/play-round.ts'
import { playCourtFixture } from '#world/play/play-court-fixture.ts'
import { courtEvents, footballAppearances, footballEvents } from '#jobs/world/sample/reveal-match.ts'
import { matchId, type SampleWorld } from '#jobs/world/sample/sample-world.ts'
import type { FootballHistory } from './football-history.ts'

/** A finished match as it is stored, for every sport. */
export interface FinishedMatch {
  id: number
  fixture: Fixture
  home: number
  away: number
  minute: number
  endedAtMs: number
  detail: Record<string, unknown>
  events: EventColumns[]
  players: PlayerColumns[]
}

const footballPlayer = (appearance: Appearance): PlayerColumns => ({
  playerId: appearance.playerId,
  clubId: appearance.clubId,
  scouts: { ...appearance.scouts },
  pointTenths: playerPointTenths(appearance, CURRENT_RULES),
  rules: CURRENT_RULES,
  tookPart: appearance.played,
})

function footballMatch({ fixture, final, events, home, away }: PlayedMatch): FinishedMatch {
  return {
    id: matchId(fixture),
    fixture,
    home: final.score.home,
    away: final.score.away,
    minute: final.minute,
    endedAtMs: fixture.startsAtMs + (events.at(-1)?.atSecond ?? 0) * 1000,
    detail: { phase: 'over' },
    events: footballEvents(events, fixture.homeClubId),
    players: footballAppearances({ home, away }, events).map(footballPlayer),
  }
}

function courtMatch(world: SampleWorld, fixture: Fixture): FinishedMatch {
  if (isFantasySport(fixture.sport)) throw new Error('football is played by its rounds')
  const played = playCourtFixture({ seed: world.seed, sport: fixture.sport, fixture, players: world.courtPlayers })
  const seconds = played.events.at(-1)?.atSecond ?? 0
  return {
    id: matchId(fixture),
    fixture,
    home: played.score.home,
    away: played.score.away,
    minute: Math.floor(seconds / 60),
    endedAtMs: fixture.startsAtMs + seconds * 1000,
    detail: {
      periods: played.periods,
      period: played.periods.length,
      ...('surface' in played && { surface: played.surface }),
    },
    events: courtEvents(played.events.filter(({ kind }) => kind !== 'score')),
    players: played.boxes.map(({ playerId, clubId, stats }) => ({
      playerId,
      clubId,
      scouts: { ...stats },
      pointTenths: 0,
      rules: null,
    })),
  }
}

/** Everything played before the world's first day, in order of kick-off. */
export function finishedMatches(world: SampleWorld, history: FootballHistory): FinishedMatch[] {
  const today = dayOfDate(world.calendar, world.date)
  const court = SPORTS.filter((sport) => !isFantasySport(sport)).flatMap((sport) =>
    fixturesBetween({ seed: world.seed, calendar: world.calendar, sport }, 0, today).map((one) =>
      courtMatch(world, one),
    ),
  )
  const football = history.rounds.flatMap(({ matches }) => matches.map(footballMatch))
  return [...football, ...court].sort((a, b) => a.fixture.startsAtMs - b.fixture.startsAtMs || a.id - b.id)
}

export function* eventRows(matches: readonly FinishedMatch[]): Generator<CopyRow> {
  for (const { id, events } of matches)
    for (const { seq, minute, kind, clubId, playerId, homeScore, awayScore, detail } of events)
      yield [id, seq, minute, kind, clubId, playerId, homeScore, awayScore, JSON.stringify(detail)]
}

export function* playerMatchRows(matches: readonly FinishedMatch[]): Generator<CopyRow> {
  for (const { id, players } of matches)
    for (const { playerId, clubId, scouts, pointTenths, rules, tookPart = true } of players)
      yield [id, playerId, clubId, JSON.stringify(scouts), pointTenths, rules, tookPart]
}

import type { PlayerId } from '#domain/ids.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { isFantasySport, type CourtSport } from '#domain/sport/sport.ts'
import type { EventColumns, PlayerColumns } from '#db/match/play-match.ts'
import type { Fixture } from '#world/fixtures/fixtures.ts'
import type { Condition } from '#world/players/condition.ts'
import type { CourtEvent } from '#world/simulator/court-match.ts'
import type { FootballEvent } from '#world/simulator/football/event.ts'
import { foldFootball, type FootballSheets } from '#world/simulator/football/fold.ts'
import { playFootballFixture } from '#world/simulator/football/play-fixture.ts'
import { playCourtFixture } from '#world/simulator/play-court-fixture.ts'
import type { SampleWorld } from './sample-world.ts'

export interface RevealedMatch {
  isOver: boolean
  /** Real seconds from kick-off to the end of the whole match. */
  lengthSeconds: number
  minute: number
  score: Score
  detail: Record<string, unknown>
  events: EventColumns[]
  players: PlayerColumns[]
}

const goalSide: Partial<Record<FootballEvent['kind'], 'own' | 'other'>> = {
  goal: 'own',
  penalty_goal: 'own',
  own_goal: 'other',
}

export function footballEvents(events: readonly FootballEvent[], homeClubId: number): EventColumns[] {
  const score = { home: 0, away: 0 }
  return events.map(({ sequence, minute, stoppage, kind, clubId, playerId, otherId }) => {
    const side = goalSide[kind]
    if (side) score[(clubId === homeClubId) === (side === 'own') ? 'home' : 'away']++
    const detail = { ...(otherId !== null && { otherId }), ...(stoppage > 0 && { stoppage }) }
    return { seq: sequence, minute, kind, clubId, playerId, homeScore: score.home, awayScore: score.away, detail }
  })
}

/** Whoever played, and whoever earned a card from the bench. */
export function footballPlayers(
  sheets: FootballSheets,
  events: readonly FootballEvent[],
  untilSecond?: number,
): PlayerColumns[] {
  const { appearances } = foldFootball(sheets, events, untilSecond)
  return [...appearances.values()]
    .filter(({ played, scouts }) => played || Object.keys(scouts).length > 0)
    .map((appearance) => ({
      playerId: appearance.playerId,
      clubId: appearance.clubId,
      scouts: { ...appearance.scouts },
      pointTenths: playerPointTenths(appearance, CURRENT_RULES),
      rules: CURRENT_RULES,
    }))
}

function revealFootball(
  world: SampleWorld,
  fixture: Fixture,
  { conditions, untilSecond }: { conditions: ReadonlyMap<PlayerId, Condition>; untilSecond: number },
): RevealedMatch {
  const played = playFootballFixture({ seed: world.seed, fixture, players: world.footballPlayers, conditions })
  const shown = played.events.filter(({ atSecond }) => atSecond <= untilSecond)
  const { phase, minute, stoppage, score } = foldFootball(played, played.events, untilSecond)
  return {
    isOver: phase === 'over',
    lengthSeconds: played.events.at(-1)?.atSecond ?? 0,
    minute,
    score,
    detail: { phase, ...(stoppage > 0 && phase !== 'over' && { stoppage }) },
    events: footballEvents(shown, fixture.homeClubId),
    players: footballPlayers(played, played.events, untilSecond),
  }
}

export function courtEvents(events: readonly CourtEvent[]): EventColumns[] {
  return events.map(({ sequence, atSecond, period, kind, clubId, playerId, value, score, periodScore }) => ({
    seq: sequence,
    minute: Math.floor(atSecond / 60),
    kind,
    clubId,
    playerId,
    homeScore: score.home,
    awayScore: score.away,
    detail: { period, value, periodScore },
  }))
}

function periodScores(events: readonly CourtEvent[]): Score[] {
  const scores: Score[] = []
  for (const { period, periodScore, kind } of events) if (kind !== 'full_time') scores[period - 1] = periodScore
  return scores
}

function revealCourt(world: SampleWorld, fixture: Fixture, sport: CourtSport, untilSecond: number): RevealedMatch {
  const played = playCourtFixture({ seed: world.seed, sport, fixture, players: world.courtPlayers })
  const shown = played.events.filter(({ atSecond }) => atSecond <= untilSecond)
  const last = shown.at(-1)
  const isOver = last?.kind === 'full_time'
  return {
    isOver,
    lengthSeconds: played.events.at(-1)?.atSecond ?? 0,
    minute: Math.floor((last?.atSecond ?? 0) / 60),
    score: last?.score ?? { home: 0, away: 0 },
    detail: {
      periods: periodScores(shown),
      period: last?.period ?? 1,
      ...('surface' in played && { surface: played.surface }),
    },
    events: courtEvents(shown),
    // Box scores are kept whole, so they appear with the final whistle.
    players: isOver
      ? played.boxes.map(({ playerId, clubId, stats }) => ({
          playerId,
          clubId,
          scouts: { ...stats },
          pointTenths: 0,
          rules: null,
        }))
      : [],
  }
}

/** A match of the sample world as it stands so many real seconds after kick-off; the same question has one answer. */
export function revealMatch(
  world: SampleWorld,
  fixture: Fixture,
  options: { conditions: ReadonlyMap<PlayerId, Condition>; untilSecond: number },
): RevealedMatch {
  if (isFantasySport(fixture.sport)) return revealFootball(world, fixture, options)
  return revealCourt(world, fixture, fixture.sport, options.untilSecond)
}

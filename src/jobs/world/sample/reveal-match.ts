import type { PlayerId } from '#domain/ids.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { isFantasySport, type CourtSport } from '#domain/sport/sport-rules.ts'
import type { EventColumns } from '#db/match/play-match.ts'
import type { MatchNews } from '#jobs/life-cycle/match-source.ts'
import type { Fixture } from '#world/fixtures/fixtures.ts'
import type { Condition } from '#world/players/condition.ts'
import type { CourtEvent } from '#world/simulator/court-match.ts'
import type { FootballEvent } from '#world/simulator/football/event.ts'
import { foldFootball, type Appearance, type FootballSheets } from '#world/simulator/football/fold.ts'
import { playFootballFixture } from '#world/simulator/football/play-fixture.ts'
import { playCourtFixture } from '#world/play/play-court-fixture.ts'
import type { SampleWorld } from './sample-world.ts'

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
export function footballAppearances(
  sheets: FootballSheets,
  events: readonly FootballEvent[],
  untilSecond?: number,
): Appearance[] {
  const { appearances } = foldFootball(sheets, events, untilSecond)
  return [...appearances.values()].filter(({ played, scouts }) => played || Object.keys(scouts).length > 0)
}

/** The moment of the last event shown, which is the end of a match that is over. */
function momentsOf(fixture: Fixture, shown: readonly { atSecond: number }[], isOver: boolean) {
  const asOfMs = fixture.startsAtMs + (shown.at(-1)?.atSecond ?? 0) * 1000
  return { asOfMs, endedAtMs: isOver ? asOfMs : null }
}

function revealFootball(
  world: SampleWorld,
  fixture: Fixture,
  { conditions, untilSecond }: { conditions: ReadonlyMap<PlayerId, Condition>; untilSecond: number },
): MatchNews {
  const played = playFootballFixture({ seed: world.seed, fixture, players: world.footballPlayers, conditions })
  const shown = played.events.filter(({ atSecond }) => atSecond <= untilSecond)
  const { phase, minute, stoppage, score } = foldFootball(played, played.events, untilSecond)
  const isOver = phase === 'over'
  return {
    ...momentsOf(fixture, shown, isOver),
    state: isOver ? 'final' : 'live',
    minute,
    score,
    detail: { phase, ...(stoppage > 0 && !isOver && { stoppage }) },
    events: footballEvents(shown, fixture.homeClubId),
    players: footballAppearances(played, played.events, untilSecond).map(
      ({ playerId, clubId, scouts, played: tookPart }) => ({ playerId, clubId, scouts: { ...scouts }, tookPart }),
    ),
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

function revealCourt(world: SampleWorld, fixture: Fixture, sport: CourtSport, untilSecond: number): MatchNews {
  const played = playCourtFixture({ seed: world.seed, sport, fixture, players: world.courtPlayers })
  const shown = played.events.filter(({ atSecond }) => atSecond <= untilSecond)
  const last = shown.at(-1)
  const isOver = last?.kind === 'full_time'
  return {
    ...momentsOf(fixture, shown, isOver),
    state: isOver ? 'final' : 'live',
    minute: Math.floor((last?.atSecond ?? 0) / 60),
    score: last?.score ?? { home: 0, away: 0 },
    detail: {
      periods: periodScores(shown),
      period: last?.period ?? 1,
      ...('surface' in played && { surface: played.surface }),
    },
    events: courtEvents(shown),
    // A box score is known only for the whole match, so it appears with the final whistle.
    players: isOver
      ? played.boxes.map(({ playerId, clubId, stats }) => ({ playerId, clubId, scouts: { ...stats } }))
      : [],
  }
}

/** A match of the sample world, this many seconds after kick-off. Equal arguments give equal answers. */
export function revealMatch(
  world: SampleWorld,
  fixture: Fixture,
  options: { conditions: ReadonlyMap<PlayerId, Condition>; untilSecond: number },
): MatchNews {
  if (isFantasySport(fixture.sport)) return revealFootball(world, fixture, options)
  return revealCourt(world, fixture, fixture.sport, options.untilSecond)
}

import type { PlayerId } from '#domain/ids.ts'
import type { DecisionKind } from '#domain/match/decision.ts'
import type { Pick } from '#domain/pick/pick-points.ts'
import type { Rng } from '#domain/rng.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import { FIELD_POSITIONS } from '#domain/sport/position.ts'
import {
  FOOTBALL_CLUBS,
  PLAYERS,
  TENNIS_CLUBS,
  type ChosenSquad,
  type LeaguePlan,
  type MatchPlan,
  type RoundPlan,
  type SeasonPlan,
} from './season-plan.ts'

/** Decisions by which a match leaves its round. */
const LEAVING: readonly DecisionKind[] = ['postponed', 'moved', 'abandoned', 'awarded']

const HOUR_MS = 3_600_000
/** A Thursday: with a round every three days the season crosses weeks, and with five rounds also a month. */
const FIRST_DEADLINE = Date.UTC(2026, 4, 21, 19)
const ROUND_MS = 72 * HOUR_MS

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

/**
 * SQ5: one player for each of eleven places, from any club, so that the squad may compete. Sometimes one is missing, or
 * nobody is named captain.
 */
export function chooseSquad(rng: Rng): ChosenSquad {
  const eleven = times(11, (place) => (1 + rng.int(FOOTBALL_CLUBS.length)) * 100 + place)
  const playerIds = rng.next() < 0.12 ? eleven.slice(1) : eleven
  const named = () => (rng.next() < 0.25 ? null : (playerIds[rng.int(playerIds.length)] ?? null))
  const [captainId, vice] = [named(), named()]
  return {
    playerIds,
    captainId,
    viceCaptainId: vice === captainId ? null : vice,
    benchIds: chooseBench(rng, playerIds),
  }
}

/** For most positions a player who is not in the eleven. */
function chooseBench(rng: Rng, eleven: readonly PlayerId[]): PlayerId[] {
  return FIELD_POSITIONS.flatMap((wanted) => {
    const free = PLAYERS.filter(({ playerId, position }) => position === wanted && !eleven.includes(playerId))
    const { playerId } = free[rng.int(free.length)] ?? {}
    return playerId === undefined || rng.next() < 0.2 ? [] : [playerId]
  })
}

/** Few and round numbers, so that equal scores are common. */
export const randomScouts = (rng: Rng): ScoutCounts => ({
  ...(rng.next() < 0.4 && { goal: 1 + rng.int(2) }),
  ...(rng.next() < 0.5 && { tackle: 2 * (1 + rng.int(2)) }),
  ...(rng.next() < 0.2 && { yellowCard: 1 }),
})

export function pickOf(rng: Rng, sport: MatchPlan['sport']): Pick {
  if (sport === 'futebol') return { kind: 'score', score: { home: rng.int(3), away: rng.int(3) } }
  return { kind: 'winner', winner: rng.next() < 0.75 ? 'home' : 'away' }
}

const managerIds = (count: number) => times(count, (index) => index + 1)

function picksOf(rng: Rng, sport: MatchPlan['sport'], managers: number) {
  return managerIds(managers)
    .filter(() => rng.next() < 0.7)
    .map((managerId) => ({ managerId, pick: pickOf(rng, sport) }))
}

function footballMatch(rng: Rng, round: number, place: number, managers: number): MatchPlan {
  const startsAtMs = FIRST_DEADLINE + round * ROUND_MS + place * HOUR_MS
  const clubs = place === 0 ? ([1, 2] as const) : ([3, 4] as const)
  const players = PLAYERS.filter(({ clubId }) => clubs.includes(clubId as never) && rng.next() < 0.8)
  const benched = new Set(players.filter(() => rng.next() < 0.1).map(({ playerId }) => playerId))
  const scoutsOf = (playerId: PlayerId) => (benched.has(playerId) ? { yellowCard: 1 } : randomScouts(rng))
  return {
    id: round * 10 + place + 1,
    sport: 'futebol',
    clubs,
    startsAtMs,
    endedAtMs: startsAtMs + 2 * HOUR_MS,
    score: { home: rng.int(3), away: rng.int(3) },
    scouts: new Map(players.map(({ playerId }): [PlayerId, ScoutCounts] => [playerId, scoutsOf(playerId)])),
    benched,
    picks: picksOf(rng, 'futebol', managers),
  }
}

/** Some last longer than those that begin after them: they end in a different order (PK5). */
function tennisMatch(rng: Rng, round: number, place: number, managers: number): MatchPlan {
  const startsAtMs = FIRST_DEADLINE + round * ROUND_MS + (24 + place) * HOUR_MS
  const [home = 0, away = 0] = TENNIS_CLUBS
  return {
    id: 1000 + round * 10 + place,
    sport: 'tenis',
    clubs: [home, away],
    startsAtMs,
    endedAtMs: startsAtMs + (1 + rng.int(5)) * HOUR_MS + 60_000,
    score: rng.next() < 0.75 ? { home: 2, away: rng.int(2) } : { home: rng.int(2), away: 2 },
    scouts: new Map(),
    picks: picksOf(rng, 'tenis', managers),
  }
}

function league(rng: Rng, index: number, squads: SeasonPlan['squads'], rounds: number): LeaguePlan {
  const format = index % 2 === 0 ? 'pontos-corridos' : 'mata-mata'
  const first = rng.int(rounds)
  const startsAtMs = FIRST_DEADLINE + first * ROUND_MS - 30 * HOUR_MS + 7
  const lasting = 1 + rng.int(rounds - first)
  const members = squads
    .filter(() => rng.next() < 0.6)
    .map(({ id }) => ({ squadId: id, joinedAtMs: startsAtMs + rng.int(120) * HOUR_MS - 60 * HOUR_MS + 11 }))
  return {
    id: index + 1,
    format,
    prize: 100 * rng.int(20),
    featured: format === 'pontos-corridos' && rng.next() < 0.5 ? index + 1 : null,
    startsAtMs,
    endsAtMs: startsAtMs + lasting * ROUND_MS - (rng.next() < 0.5 ? 10 * HOUR_MS : 0),
    members,
  }
}

interface SeasonSize {
  managers: number
  rounds: number
}

/** The same seed always plans the same season. */
export function randomSeason(rng: Rng, size?: SeasonSize): SeasonPlan {
  const managers = size?.managers ?? 5 + rng.int(9)
  const squads = managerIds(managers)
    .flatMap((managerId) => times([0, 1, 1, 1, 2][rng.int(5)] ?? 1, () => managerId))
    .map((managerId, index) => ({ id: index + 1, managerId }))
  const rounds = times(size?.rounds ?? 3 + rng.int(3), (index): RoundPlan => {
    const matches = [0, 1].map((place) => footballMatch(rng, index, place, managers))
    return {
      id: index + 1,
      deadlineMs: FIRST_DEADLINE + index * ROUND_MS,
      settledAtMs: FIRST_DEADLINE + index * ROUND_MS + 5 * HOUR_MS,
      chosen: new Map(squads.map(({ id }) => [id, chooseSquad(rng)])),
      matches,
    }
  })
  return {
    modality: 'campo',
    managers: managerIds(managers).map((id) => ({ id, isBot: rng.next() < 0.5 })),
    squads,
    rounds,
    otherMatches: rounds.flatMap((_, index) => times(4, (place) => tennisMatch(rng, index, place, managers))),
    leagues: times(4, (index) => league(rng, index, squads, rounds.length)),
  }
}

/**
 * The same season with about a third of its football matches decided besides their play (MT1, MT2, MT3, MT4) or played
 * later (MT2).
 */
export function withDecisions(rng: Rng, plan: SeasonPlan): SeasonPlan {
  const decide = (match: MatchPlan): MatchPlan => {
    if (rng.next() > 0.35) return match
    const decided = [...LEAVING, undefined][rng.int(LEAVING.length + 1)]
    if (decided) return { ...match, decided }
    const byMs = 1.5 * HOUR_MS
    return { ...match, delayedToMs: match.startsAtMs + byMs, endedAtMs: match.endedAtMs + byMs }
  }
  return { ...plan, rounds: plan.rounds.map((round) => ({ ...round, matches: round.matches.map(decide) })) }
}

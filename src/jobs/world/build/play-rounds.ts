import { pairSquads } from '#domain/duel/pair-squads.ts'
import { duelResult } from '#domain/duel/duel-result.ts'
import { addBenches, NO_VICE } from '#domain/scoring/add-benches.ts'
import { scoreLineups } from '#domain/scoring/score-lineups.ts'
import { SQUAD_SIZE } from '#world/bots/campo.ts'
import type { BotManagers } from '#world/bots/managers.ts'
import { nextSquads } from '#world/bots/next-squads.ts'
import { hasSquad, noSquads, SEATS, type BotSquads } from '#world/bots/squads.ts'
import { DAYS_PER_SEASON, MATCHES_PER_ROUND, OPENING_ROUND, OPENING_SEASON } from '#world/fixtures/calendar.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import type { FootballHistory, HistoryRound } from './football-history.ts'

/** What the managers did in one round. A bot's manager and squad share the id index + 1. */
export interface PlayedRound {
  round: HistoryRound
  squads: BotSquads
  /** Tenths by manager index, for those who had a squad. */
  tenths: Int32Array
  duels: { a: number; b: number | null; winner: number | null }[]
}

export const idOf = (index: number): number => index + 1
export const indexOf = (id: number): number => id - 1

/** Match day 2 of the opening round is the world's today, so the deadline of that round was yesterday. */
const daysAgoOf = ({ season, number }: Pick<HistoryRound, 'season' | 'number'>): number =>
  (OPENING_SEASON - season) * DAYS_PER_SEASON + (OPENING_ROUND - number) * MATCHES_PER_ROUND + 1

function drawDuels(
  round: HistoryRound,
  squads: BotSquads,
  points: Int32Array,
  tenths: Int32Array,
): PlayedRound['duels'] {
  const entries = []
  for (let i = 0; i < squads.count; i++)
    if (hasSquad(squads, i)) entries.push({ squadId: idOf(i), managerId: idOf(i), points: points[i] ?? 0, isBot: true })
  const { pairs, byes } = pairSquads(entries, round.id)
  const decided = round.settledAtMs !== null
  const winnerOf = (a: number, b: number) => {
    const result = duelResult(tenths[indexOf(a)] ?? 0, tenths[indexOf(b)] ?? 0)
    return result === 'tie' ? null : result === 'first' ? a : b
  }
  return [
    ...pairs.map(([a, b]) => ({ a, b, winner: decided ? winnerOf(a, b) : null })),
    ...byes.map((a) => ({ a, b: null, winner: null })),
  ]
}

export interface PlayedRounds {
  rounds: PlayedRound[]
  /** The squads saved for the open round. */
  current: BotSquads
}

/**
 * Every round of every bot since it joined: squads chosen before each deadline, scored by the rules of live rounds.
 * `pickPointsBefore` gives a manager's points from picks when a round locked; together with the lineups they decide the
 * manager's opponent.
 */
export function* playRounds(
  world: SampleWorld,
  {
    managers,
    history,
    pickPointsBefore,
  }: { managers: BotManagers; history: FootballHistory; pickPointsBefore: (lockMs: number) => Int32Array },
): Generator<string, PlayedRounds> {
  let squads = noSquads(0)
  const lineupPoints = new Int32Array(managers.count)
  const rounds: PlayedRound[] = []
  const choose = (round: Pick<HistoryRound, 'season' | 'number' | 'market'>) =>
    nextSquads({
      seed: world.seed,
      season: round.season,
      round: round.number,
      managers,
      previous: squads,
      market: round.market,
      daysAgo: daysAgoOf(round),
      // Seasons before the running one had no benches.
      hasBench: round.season >= OPENING_SEASON,
    })

  for (const round of history.rounds) {
    yield 'squads'
    squads = choose(round)
    const tenths = scoreLineups(squads, round.points)
    addBenches(tenths, squads, round)
    const held = pickPointsBefore(round.deadlineMs)
    for (let i = 0; i < held.length; i++) held[i] = (held[i] ?? 0) + (lineupPoints[i] ?? 0)
    rounds.push({ round, squads, tenths, duels: drawDuels(round, squads, held, tenths) })
    if (round.settledAtMs !== null)
      for (let i = 0; i < tenths.length; i++)
        if (hasSquad(squads, i)) lineupPoints[i] = (lineupPoints[i] ?? 0) + (tenths[i] ?? 0)
  }
  return { rounds, current: choose({ season: OPENING_SEASON, number: OPENING_ROUND + 1, market: history.nextMarket }) }
}

export const playersOf = (squads: BotSquads, index: number): Uint16Array =>
  squads.players.subarray(index * SQUAD_SIZE, (index + 1) * SQUAD_SIZE)

export const pricesOf = (squads: BotSquads, index: number): Uint16Array =>
  squads.pricesPaid.subarray(index * SQUAD_SIZE, (index + 1) * SQUAD_SIZE)

export const captainOfBot = (squads: BotSquads, index: number): number =>
  squads.players[index * SQUAD_SIZE + (squads.captains[index] ?? 0)] ?? 0

export function viceOfBot(squads: BotSquads, index: number): number | null {
  const vice = squads.vices[index] ?? NO_VICE
  return vice === NO_VICE ? null : (squads.players[index * SQUAD_SIZE + vice] ?? null)
}

/** The entries of `seats` for the reserves of one bot: their ids, or the price when each was put there. */
export function benchOfBot({ benches }: BotSquads, index: number, seats: Uint16Array): Uint16Array {
  const [from, to] = [index * SEATS, (index + 1) * SEATS]
  const own = seats.subarray(from, to)
  return benches.subarray(from, to).includes(0) ? own.filter((_, seat) => benches[from + seat] !== 0) : own
}

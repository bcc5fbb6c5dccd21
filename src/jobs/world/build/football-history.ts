import type { PlayerId } from '#domain/ids.ts'
import { nextPrice } from '#domain/price/price.ts'
import { createAttendance, notePresence, type Attendance } from '#domain/scoring/arrangement.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import { botMarket, type BotMarket } from '#world/bots/market.ts'
import { OPENING_ROUND, OPENING_SEASON } from '#world/fixtures/calendar.ts'
import { fixturesFor, type Fixture } from '#world/fixtures/fixtures.ts'
import { FIT, type Condition } from '#world/players/condition.ts'
import type { FootballPlayer } from '#world/players/player.ts'
import { startingPrices } from '#world/prices/starting-prices.ts'
import { foldFootball } from '#world/simulator/football/fold.ts'
import { playFootballFixture } from '#world/simulator/football/play-fixture.ts'
import { playFootballRound, type PlayedMatch } from '#world/simulator/football/play-round.ts'
import { roundId, type SampleWorld } from '#jobs/world/sample/sample-world.ts'

export interface HistoryRound {
  id: number
  season: number
  number: number
  deadlineMs: number
  /** Null for the round in play. */
  settledAtMs: number | null
  /** The matches played so far. */
  matches: PlayedMatch[]
  market: BotMarket
  /** Tenths by player id; all zero for the round in play. */
  points: Int32Array
  /** By player id; nobody is absent yet from the round in play. */
  attendance: Attendance
  prices: { playerId: PlayerId; price: number; change: number }[]
}

export interface FootballHistory {
  rounds: HistoryRound[]
  /** Prices before the open round. */
  prices: Map<PlayerId, number>
  lastChange: Map<PlayerId, number>
  conditions: Map<PlayerId, Condition>
  nextMarket: BotMarket
}

/** A round is settled this long after its last final whistle. */
const SETTLE_MS = 60_000

const endMs = ({ fixture, events }: PlayedMatch) => fixture.startsAtMs + (events.at(-1)?.atSecond ?? 0) * 1000

class Form {
  readonly past = new Map<PlayerId, number[]>()
  readonly played = new Map<PlayerId, number[]>()
  constructor(players: readonly FootballPlayer[]) {
    for (const { id } of players) {
      this.past.set(id, [])
      this.played.set(id, [])
    }
  }
  add(id: PlayerId, tenths: number | null): void {
    this.past.get(id)?.push(tenths ?? 0)
    if (tenths !== null) this.played.get(id)?.push(tenths)
  }
}

/** Every football round from the first season to the one in play, with the prices that followed from each. */
export function* playHistory(world: SampleWorld): Generator<string, FootballHistory> {
  const { seed, calendar, date, footballPlayers: players } = world
  const form = new Form(players)
  let prices = startingPrices(seed, players)
  let lastChange = new Map<PlayerId, number>()
  let conditions = new Map<PlayerId, Condition>(players.map(({ id }) => [id, FIT]))
  const marketNow = () => botMarket({ players, prices, conditions, pastTenths: form.past })
  const rounds: HistoryRound[] = []

  for (let season = 1; season <= OPENING_SEASON; season++) {
    const fixtures = fixturesFor({ seed, calendar, sport: 'futebol' }, season)
    const last = season === OPENING_SEASON ? OPENING_ROUND : 14
    for (let number = 1; number <= last; number++) {
      yield 'matches'
      const own = fixtures.filter(({ round }) => round === number)
      const market = marketNow()
      const base = { id: roundIdOf(own), season, number, deadlineMs: Math.min(...own.map((f) => f.startsAtMs)), market }
      const points = new Int32Array(market.prices.length)
      const attendance = createAttendance(market.prices.length)
      if (season === OPENING_SEASON && number === OPENING_ROUND) {
        const matches = own
          .filter((fixture) => fixture.date < date)
          .map((fixture) => playOne(world, fixture, conditions))
        rounds.push({ ...base, settledAtMs: null, matches, points, attendance, prices: [] })
        continue
      }
      const played = playFootballRound({ seed, fixtures: own, players, conditions })
      for (const player of players) {
        const { id } = player
        const appearance = played.appearances.get(id)
        if (appearance) points[id] = playerPointTenths(appearance, CURRENT_RULES)
        const presence = appearance?.played ? 'played' : 'absent'
        notePresence(attendance, { number: id, position: player.position, presence })
        form.add(id, appearance?.played ? (points[id] ?? 0) : null)
      }
      const before = prices
      prices = new Map(players.map(({ id }) => [id, nextPrice(priceOf(before, id), form.played.get(id) ?? [])]))
      lastChange = new Map(players.map(({ id }) => [id, priceOf(prices, id) - priceOf(before, id)]))
      conditions = played.conditions
      rounds.push({
        ...base,
        settledAtMs: Math.max(...played.matches.map(endMs)) + SETTLE_MS,
        matches: played.matches,
        points,
        attendance,
        prices: players.map(({ id }) => ({
          playerId: id,
          price: priceOf(prices, id),
          change: lastChange.get(id) ?? 0,
        })),
      })
    }
  }
  return { rounds, prices, lastChange, conditions, nextMarket: marketNow() }
}

function roundIdOf([first]: readonly Fixture[]): number {
  if (!first) throw new Error('a round has matches')
  return roundId(first)
}

function playOne(world: SampleWorld, fixture: Fixture, conditions: ReadonlyMap<PlayerId, Condition>): PlayedMatch {
  const played = playFootballFixture({ seed: world.seed, fixture, players: world.footballPlayers, conditions })
  return { ...played, fixture, final: foldFootball(played, played.events) }
}

function priceOf(prices: ReadonlyMap<PlayerId, number>, id: PlayerId): number {
  const price = prices.get(id)
  if (price === undefined) throw new Error(`player ${id} has no price`)
  return price
}

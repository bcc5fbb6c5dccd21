import { rngFrom, type Rng } from '#domain/rng.ts'
import { SQUAD_BUDGET, SQUAD_SIZE } from './campo.ts'
import { NO_VICE } from '#domain/scoring/add-benches.ts'
import { beliefsOf, type Belief } from './beliefs.ts'
import { chooseBench } from './choose-bench.ts'
import { draftSquad } from './draft-squad.ts'
import { joinedBy, type BotManagers } from './managers.ts'
import type { BotMarket } from './market.ts'
import { copySquads, hasSquad, type BotSquads } from './squads.ts'

const MOST_TRANSFERS = 4
const PLACES_COMPARED = 3
const CANDIDATES = 4
/** Beliefs change from round to round; nobody sells a player to win fewer tenths than this. */
const WORTH_A_TRANSFER = 6

/**
 * The squads of all bots for the next round. Managers who have joined by then and have no squad draft one. Of the
 * others, the active ones make a few transfers at today's prices; sold players are refunded at the price paid (SQ4).
 */
export function nextSquads(options: {
  seed: number
  season: number
  round: number
  managers: BotManagers
  previous: BotSquads
  market: BotMarket
  /** Days from the deadline of this round to the world's first day; negative for rounds after it. */
  daysAgo: number
  hasBench: boolean
}): BotSquads {
  const { seed, season, round, managers, market, daysAgo, hasBench } = options
  const joined = joinedBy(managers, daysAgo)
  const squads = copySquads(options.previous, joined)
  const rng = rngFrom(seed, 'squads', season, round)
  const beliefFor = beliefsOf(market, (level, view) => rngFrom(seed, 'belief', season, round, level, view))
  for (let manager = 0; manager < joined; manager++) {
    const belief = beliefFor(managers.skill[manager] ?? 0, rng)
    const isNew = !hasSquad(squads, manager)
    const start = manager * SQUAD_SIZE
    const isActive = isNew || rng.next() < (managers.activity[manager] ?? 0)
    if (isNew) draftSquad({ draft: { ...squads, start }, market, belief, rng })
    else if (isActive) transfer({ squads, start, market, belief, rng })
    if (isActive) squads.captains[manager] = captainPlace(squads, start, belief)
    // An inactive manager fills the bench too, but only while it has never been filled.
    if (hasBench && (isActive || squads.vices[manager] === NO_VICE)) chooseBench(squads, manager, { market, belief })
  }
  return squads
}

interface Trade {
  squads: BotSquads
  start: number
  market: BotMarket
  belief: Belief
  rng: Rng
}

function transfer(trade: Trade): void {
  const { squads, start, rng } = trade
  let left = SQUAD_BUDGET
  for (let i = start; i < start + SQUAD_SIZE; i++) left -= squads.pricesPaid[i] ?? 0
  const sold: number[] = []
  for (let moves = 1 + rng.int(MOST_TRANSFERS); moves > 0; moves--) left -= replaceWorst(trade, left, sold)
}

/** The cost of the exchange, 0 without one. A player who was just sold is not bought back at another price. */
function replaceWorst({ squads, start, market, belief, rng }: Trade, left: number, sold: number[]): number {
  const { players, pricesPaid } = squads
  let worst = start + rng.int(SQUAD_SIZE)
  for (let i = 1; i < PLACES_COMPARED; i++) {
    const place = start + rng.int(SQUAD_SIZE)
    if (tenthsOf(belief, players[place]) < tenthsOf(belief, players[worst])) worst = place
  }
  const ranking = belief.ranking[market.positions[players[worst] ?? 0] ?? 0] as Uint16Array
  const purse = left + (pricesPaid[worst] ?? 0)
  let best = 0
  let bestTenths = tenthsOf(belief, players[worst]) + WORTH_A_TRANSFER
  for (let i = 0; i < CANDIDATES; i++) {
    const id = ranking[Math.floor(rng.next() ** 2 * ranking.length)] ?? 0
    if ((market.prices[id] ?? 0) > purse || tenthsOf(belief, id) <= bestTenths) continue
    if (owns(players, start, id) || sold.includes(id)) continue
    best = id
    bestTenths = tenthsOf(belief, id)
  }
  if (best === 0) return 0
  const price = market.prices[best] ?? 0
  const cost = price - (pricesPaid[worst] ?? 0)
  sold.push(players[worst] ?? 0)
  players[worst] = best
  pricesPaid[worst] = price
  return cost
}

const tenthsOf = ({ tenths }: Belief, id: number | undefined): number => tenths[id ?? 0] ?? 0

function owns(players: Uint16Array, start: number, id: number): boolean {
  for (let i = start; i < start + SQUAD_SIZE; i++) if (players[i] === id) return true
  return false
}

function captainPlace({ players }: BotSquads, start: number, belief: Belief): number {
  let best = 0
  for (let place = 1; place < SQUAD_SIZE; place++)
    if (tenthsOf(belief, players[start + place]) > tenthsOf(belief, players[start + best])) best = place
  return best
}

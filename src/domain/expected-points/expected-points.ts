import type { Rules } from '#domain/scoring/player-points.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Availability } from './availability.ts'
import { type MarketLevels, priorTenths } from './market-levels.ts'
import { matchEffectTenths, type MatchOutlook } from './match-outlook.ts'

export interface PlayerForm {
  position: Position
  price: number
  status: Availability
  /** The club's matches, newest first: the player's points, or null where the player did not take part. */
  recent: readonly (number | null)[]
}

export interface ExpectedPoints {
  /** The expected points if the player plays. */
  whenPlayingTenths: number
  playChance: number
  /** Includes the chance that the player does not play. */
  meanTenths: number
  sdTenths: number
}

/** Tuned on rounds 1 to 19 of the 2024 season, scored on 20 to 38: docs/expected-points.md. */
const DECAY = 0.95
const PRIOR_MATCHES = 18
const PRIOR_SPREAD_MATCHES = 12
const PLAY_DECAY = 0.65
const PLAY_PRIOR_MATCHES = 0.8
/** The share of players at a price who played in rounds 1 and 2 of 2022 to 2024, with straight lines between them. */
const PLAY_BY_PRICE = [
  { price: 50, chance: 0.05 },
  { price: 60, chance: 0.11 },
  { price: 80, chance: 0.36 },
  { price: 100, chance: 0.44 },
  { price: 120, chance: 0.58 },
  { price: 150, chance: 0.78 },
] as const

const STATUS_CHANCE: Record<Availability, number> = { provavel: 1, duvida: 0.5, contundido: 0, suspenso: 0 }

/** The chance to play that the price alone suggests: starters cost more. */
function chanceByPrice(price: number): number {
  const above = PLAY_BY_PRICE.find((step) => step.price >= price) ?? PLAY_BY_PRICE[PLAY_BY_PRICE.length - 1]
  const below = PLAY_BY_PRICE.findLast((step) => step.price <= price) ?? PLAY_BY_PRICE[0]
  if (!above || above.price === below.price) return below.chance
  const share = (price - below.price) / (above.price - below.price)
  return below.chance + Math.min(1, Math.max(0, share)) * (above.chance - below.chance)
}

/**
 * The chance that a player takes part: the share of the club's recent matches they played (the newest weighs most), the
 * price and the status.
 */
export function playChance({ recent, status, price }: Pick<PlayerForm, 'recent' | 'status' | 'price'>): number {
  let weight = 1
  let played = chanceByPrice(price) * PLAY_PRIOR_MATCHES
  let all = PLAY_PRIOR_MATCHES
  for (const points of recent) {
    all += weight
    if (points !== null) played += weight
    weight *= PLAY_DECAY
  }
  return (STATUS_CHANCE[status] * played) / all
}

/**
 * Form pulled towards what position and price promise: the promise counts as eighteen matches, against the player's
 * own, of which the newest weighs most.
 */
function formTenths({ recent }: PlayerForm, prior: number, priorVariance: number) {
  let weight = 1
  let weights = 0
  let sum = 0
  let squares = 0
  for (const points of recent) {
    if (points === null) continue
    weights += weight
    sum += weight * points
    squares += weight * (points - prior) ** 2
    weight *= DECAY
  }
  const tenths = (PRIOR_MATCHES * prior + sum) / (PRIOR_MATCHES + weights)
  const variance = (PRIOR_SPREAD_MATCHES * priorVariance + squares) / (PRIOR_SPREAD_MATCHES + weights)
  return { tenths, variance }
}

/** Expected points of a player in the club's next match; a player without a match cannot score. */
export function expectedPoints(
  player: PlayerForm,
  levels: MarketLevels,
  match: { outlook: MatchOutlook; usual: MatchOutlook; rules?: Rules } | undefined,
): ExpectedPoints {
  const form = formTenths(player, priorTenths(levels, player), levels[player.position].variance)
  const effect = match ? matchEffectTenths({ position: player.position, tenths: form.tenths }, match.outlook, match) : 0
  const whenPlayingTenths = form.tenths + effect
  const chance = match ? playChance(player) : 0
  const variance = chance * (form.variance + whenPlayingTenths ** 2) - (chance * whenPlayingTenths) ** 2
  return {
    whenPlayingTenths,
    playChance: chance,
    meanTenths: chance * whenPlayingTenths,
    sdTenths: Math.sqrt(Math.max(0, variance)),
  }
}

/** Hundredths of a point for the optimiser. `risk` from -1 (safe) to 1 (bold) adds that many halves of the spread. */
export function riskedScore(
  { meanTenths, sdTenths }: Pick<ExpectedPoints, 'meanTenths' | 'sdTenths'>,
  risk: number,
): number {
  return Math.round(10 * (meanTenths + (risk / 2) * sdTenths))
}

import { fadingMean } from './minutes-features.ts'
import type { Candidate, PastMatch } from './past.ts'
import type { Scout } from '#domain/scoring/scouts.ts'

const DECAY = 0.95
const LEAST_SHARE = 0.25

/**
 * A rate per 90 minutes of the matches in which the player took part, mixed with a number of matches at the usual rate.
 */
export function ratePer90(
  past: readonly PastMatch[],
  { usual, prior, decay = DECAY }: { usual: number; prior: number; decay?: number },
  countOf: (match: PastMatch) => number,
): number {
  let [weight, weights, sum] = [1, prior, prior * usual]
  for (let at = past.length - 1; at >= 0; at--) {
    const match = past[at] as PastMatch
    if (match.minutes === 0) continue
    sum += weight * countOf(match)
    weights += weight * Math.max(LEAST_SHARE, match.minutes / 90)
    weight *= decay
  }
  return sum / weights
}

const USUAL_START: Record<Candidate['position'], number> = {
  Goleiro: 89,
  Defensor: 85,
  'Meio-Campo': 80,
  Atacante: 78,
  Linha: 60,
}

/** How many minutes a player is expected to play after starting. */
export function minutesOfStart({ past, position }: Pick<Candidate, 'past' | 'position'>): number {
  const starts = past.filter(({ started }) => started)
  const weights = { decay: 0.9, prior: 3 }
  const share = fadingMean(starts, weights, () => 1)
  return fadingMean(starts, weights, ({ minutes }) => minutes) + (1 - share) * USUAL_START[position]
}

const logShare = (share: number) => Math.log10(1 + 1000 * share) / 3

export const LINE_FEATURES = [
  'keeper',
  'defence',
  'midfield',
  'attack',
  'keeperSheet',
  'defenceSheet',
  'midfieldSheet',
  'keeperAgainst',
  'defenceAgainst',
  'defenceFor',
  'midfieldFor',
  'attackFor',
  'keeperPrice',
  'defencePrice',
  'midfieldPrice',
  'attackPrice',
  'midfieldTop',
  'attackTop',
  'defenceOwned',
  'midfieldOwned',
  'attackOwned',
  'ownedFor',
  'threatFor',
  'creativityFor',
  'index',
  'minutes',
  'own',
  'ownFor',
] as const

/**
 * What every scout of a player depends on, in the order of `LINE_FEATURES`. `lineFeatures` adds the last two, which are
 * of the scout itself.
 */
export function sharedFeatures(candidate: Candidate): number[] {
  const { position, past, signs, goalsFor, goalsAgainst, cleanSheetChance: sheet } = candidate
  const keeper = Number(position === 'Goleiro')
  const defence = Number(position === 'Defensor')
  const midfield = Number(position === 'Meio-Campo' || position === 'Linha')
  const attack = Number(position === 'Atacante')
  const front = midfield + attack
  const [gain, loss] = [goalsFor / 1.4, goalsAgainst / 1.4]
  const owned = logShare(signs.share)
  const top = signs.price ** 3
  const threat = ratePer90(past, { usual: 12, prior: 4 }, (match) => match.threat) / 30
  const creativity = ratePer90(past, { usual: 12, prior: 4 }, (match) => match.creativity) / 25
  const index = ratePer90(past, { usual: 15, prior: 4 }, (match) => match.index) / 20
  return [
    keeper,
    defence,
    midfield,
    attack,
    keeper * sheet,
    defence * sheet,
    midfield * sheet,
    keeper * loss,
    defence * loss,
    defence * gain,
    midfield * gain,
    attack * gain,
    keeper * signs.price,
    defence * signs.price,
    midfield * signs.price,
    attack * signs.price,
    midfield * top,
    attack * top,
    defence * owned,
    midfield * owned,
    attack * owned,
    front * owned ** 2 * gain,
    (front + defence / 2) * threat * gain,
    (front + defence) * creativity * gain,
    index,
    (minutesOfStart(candidate) - 80) / 10,
  ]
}

/** The shared features with the player's own rate of the scout, alone and in this match. */
export function lineFeatures(
  shared: readonly number[],
  { past, goalsFor }: Pick<Candidate, 'past' | 'goalsFor'>,
  { scout, usual }: { scout: Scout; usual: number },
): number[] {
  const own = ratePer90(past, { usual, prior: 6 }, ({ scouts }) => scouts[scout] ?? 0)
  return [...shared, own, (own * goalsFor) / 1.4]
}

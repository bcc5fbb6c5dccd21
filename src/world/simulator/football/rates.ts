import type { FieldPosition } from '#domain/sport/position.ts'
import type { FootballSkills } from '#world/players/player.ts'

/** Expected per side and match of average length; measured on real matches, see docs/simulator.md. */
export const PER_MATCH = {
  saved: 3.15,
  woodwork: 0.34,
  off: 5.25,
  offside: 1.48,
  foul: 12.3,
  penalty: 0.132,
  ownGoal: 0.024,
  tackle: 14.7,
} as const

/** Mean playing time with stoppages, over which the expectations above are spread. */
export const MEAN_MINUTES = 99

export const HOME_GOALS = 1.31
export const AWAY_GOALS = 0.8
export const CHANCE = {
  assist: 0.87,
  foulHasVictim: 0.955,
  penaltyHasVictim: 0.76,
  penaltyScored: 0.765,
  penaltyFailedIsSaved: 0.86,
  yellowPerFoul: 0.178,
  straightRedPerFoul: 0.0045,
  dissentPerMatch: 0.45,
} as const

/** How much the number of players decides: the share of the attack that ten keep, and what eleven gain against them. */
export const SHORT_HANDED = { attack: 0.75, against: 1.25 } as const

/** Sides that are level late in the game risk less; this explains why there are more draws than chance alone gives. */
export const LATE_CAUTION = { fromMinute: 75, factor: 0.86 } as const

export const ROLES = [
  'goal',
  'assist',
  'saved',
  'woodwork',
  'off',
  'victim',
  'tackle',
  'offside',
  'foul',
  'penalty',
] as const
export type Role = (typeof ROLES)[number]

/** Relative frequency per minute on the pitch of a player of each position. */
export const ROLE_WEIGHTS: Record<Role, Record<FieldPosition, number>> = {
  goal: { Goleiro: 0, Defensor: 0.043, 'Meio-Campo': 0.098, Atacante: 0.291 },
  assist: { Goleiro: 0.003, Defensor: 0.049, 'Meio-Campo': 0.1, Atacante: 0.14 },
  saved: { Goleiro: 0.001, Defensor: 0.141, 'Meio-Campo': 0.31, Atacante: 0.67 },
  woodwork: { Goleiro: 0, Defensor: 0.015, 'Meio-Campo': 0.03, Atacante: 0.071 },
  off: { Goleiro: 0, Defensor: 0.3, 'Meio-Campo': 0.516, Atacante: 0.87 },
  victim: { Goleiro: 0.158, Defensor: 0.7, 'Meio-Campo': 1.33, Atacante: 1.78 },
  tackle: { Goleiro: 0.01, Defensor: 1.45, 'Meio-Campo': 1.68, Atacante: 1.15 },
  offside: { Goleiro: 0, Defensor: 0.06, 'Meio-Campo': 0.075, Atacante: 0.417 },
  foul: { Goleiro: 0.011, Defensor: 1.05, 'Meio-Campo': 1.38, Atacante: 1.41 },
  penalty: { Goleiro: 0.004, Defensor: 0.022, 'Meio-Campo': 0.009, Atacante: 0.004 },
}

const ROLE_SKILLS: Record<Role, readonly [skill: keyof FootballSkills, effect: number]> = {
  goal: ['finishing', 0.35],
  assist: ['creation', 0.35],
  saved: ['finishing', 0.2],
  woodwork: ['finishing', 0.2],
  off: ['finishing', 0.15],
  victim: ['creation', 0.2],
  tackle: ['defending', 0.25],
  offside: ['finishing', 0.1],
  foul: ['discipline', -0.2],
  penalty: ['discipline', -0.2],
}

type Weighed = { position: FieldPosition; skills: FootballSkills }

/** Cached, because a player takes part in hundreds of matches and the skills do not change. */
const weightsOfPlayer = new WeakMap<Weighed, Float64Array>()

/** The weight of a player for each role, in the order of `ROLES`. */
export function roleWeights(player: Weighed): Float64Array {
  const known = weightsOfPlayer.get(player)
  if (known) return known
  const weights = Float64Array.from(ROLES, (role) => {
    const [skill, effect] = ROLE_SKILLS[role]
    return ROLE_WEIGHTS[role][player.position] * Math.exp(effect * player.skills[skill])
  })
  weightsOfPlayer.set(player, weights)
  return weights
}

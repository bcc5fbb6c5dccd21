import { scoutWorths, type Rules, type ScoutWorths } from '#domain/scoring/player-points.ts'
import type { Scout } from '#domain/scoring/scouts.ts'
import { chanceOf, dot } from './fit.ts'
import { lineFeatures, minutesOfStart, sharedFeatures } from './line-features.ts'
import { minutesFeatures } from './minutes-features.ts'
import type { Candidate } from './past.ts'
import {
  addOutcomes,
  chanceAtLeast,
  deviationTenths,
  meanTenths,
  mixChances,
  noPoints,
  outcomesOfCount,
  outcomesOfOnce,
  quantileTenths,
  type Outcomes,
  type PointChances,
} from './point-chances.ts'

/** One scout: the usual count of a player who starts, and weights of `LINE_FEATURES` for starting and for coming on. */
export interface LineSettings {
  usual: number
  start: readonly number[]
  comeOn: readonly number[]
}

export interface ProjectionSettings {
  /** A player misses a match after every this many yellow cards. */
  yellowsToBan: number
  /** Weights of `MINUTES_FEATURES` for starting, and for coming on. */
  start: readonly number[]
  comeOn: readonly number[]
  minutesOn: number
  lines: Readonly<Partial<Record<Scout, LineSettings>>>
}

export interface Projection {
  startChance: number
  playChance: number
  /** The median of the minutes that the player plays. */
  minutes: number
  meanTenths: number
  /** The mean of the points if the player takes part. */
  whenPlayingTenths: number
  sdTenths: number
  /** The 80% range is from `lowTenths` to `highTenths`. */
  lowTenths: number
  medianTenths: number
  highTenths: number
  /** The chance of two points or fewer. */
  blankChance: number
  tenChance: number
}

/** Scouts that a player gets once in a match, or not at all. */
const ONCE: ReadonlySet<Scout> = new Set(['played', 'playedHour'])
const BLANK_TENTHS = 20
const TEN_POINTS = 100
const FULL_MATCH = 90
/** Starting or coming on is left out if it is less likely than this: it changes nothing that is shown. */
const LEAST_WEIGHT = 0.0005
const LEAST_COUNT = 0.0005

/** A clean sheet and goals conceded are computed together, because one excludes the other. */
function conceding(sheet: number, mean: number, worths: ScoutWorths): Outcomes {
  const clean = Math.min(0.95, Math.max(0, sheet))
  const against = outcomesOfCount(mean, worths.goalConceded ?? { tenths: 0, every: 1, from: 0, most: Infinity })
  const none = Math.exp(-mean)
  const rest = 1 - none < 1e-6 ? 0 : (1 - clean) / (1 - none)
  const outcomes = against.map(({ tenths, chance }) => ({
    tenths,
    chance: rest * (tenths === 0 ? Math.max(0, chance - none) : chance),
  }))
  return [...outcomes, { tenths: worths.cleanSheet?.tenths ?? 0, chance: clean }, { tenths: 0, chance: 0 }]
}

interface Requested {
  candidate: Candidate
  worths: ScoutWorths
  settings: ProjectionSettings
}

/** Chances of points of a player who starts, or who comes on. */
function chancesOf(shared: readonly number[], { candidate, worths, settings }: Requested, role: 'start' | 'comeOn') {
  const meanOf = (scout: Scout) => {
    const line = settings.lines[scout]
    if (!line) return 0
    // The settings have no weights for coming on if their source does not say who started.
    if (line[role].length === 0) return LEAST_COUNT
    return Math.max(LEAST_COUNT, dot(line[role], lineFeatures(shared, candidate, { scout, usual: line.usual })))
  }
  let chances: PointChances = noPoints()
  for (const scout of Object.keys(worths) as Scout[]) {
    const worth = worths[scout]
    if (!worth || !settings.lines[scout] || scout === 'cleanSheet' || scout === 'goalConceded') continue
    const outcomes = ONCE.has(scout) ? outcomesOfOnce : outcomesOfCount
    chances = addOutcomes(chances, outcomes(meanOf(scout), worth))
  }
  if (!worths.cleanSheet && !worths.goalConceded) return chances
  return addOutcomes(chances, conceding(meanOf('cleanSheet'), meanOf('goalConceded'), worths))
}

/** The median of the minutes: none, those of a substitute, those until being taken off, or the whole match. */
function medianMinutes({ start, comeOn, ofStart, on }: { start: number; comeOn: number; ofStart: number; on: number }) {
  const none = (1 - start) * (1 - comeOn)
  if (none >= 0.5) return 0
  if (none + (1 - start) * comeOn >= 0.5) return on
  const share = (0.5 - none - (1 - start) * comeOn) / start
  const takenOff = Math.min(1, Math.max(0, (FULL_MATCH - ofStart) / 30))
  return share < takenOff ? 60 + (share / takenOff) * 30 : FULL_MATCH
}

/** The chances of a player before a round, from earlier rounds only (PJ1, PJ2). */
export function project(
  candidate: Candidate,
  { settings, rules, cap = 1 }: { settings: ProjectionSettings; rules: Rules; cap?: number },
): Projection {
  const features = minutesFeatures(candidate, settings.yellowsToBan)
  const start = cap * chanceOf(dot(settings.start, features))
  const comeOn = cap * chanceOf(dot(settings.comeOn, features))
  const play = start + (1 - start) * comeOn
  const shared = sharedFeatures(candidate)
  const asked = { candidate, worths: scoutWorths(rules, candidate), settings }
  const roles = [
    { role: 'start', weight: start },
    { role: 'comeOn', weight: play - start },
  ] as const
  const chances = mixChances([
    ...roles.flatMap(({ role, weight }) =>
      weight < LEAST_WEIGHT ? [] : [{ weight, chances: chancesOf(shared, asked, role) }],
    ),
    { weight: 1 - play, chances: noPoints() },
  ])
  const mean = meanTenths(chances)
  return {
    startChance: start,
    playChance: play,
    minutes: medianMinutes({ start, comeOn, ofStart: minutesOfStart(candidate), on: settings.minutesOn }),
    meanTenths: mean,
    whenPlayingTenths: play > 0 ? mean / play : 0,
    sdTenths: deviationTenths(chances),
    lowTenths: quantileTenths(chances, 0.1),
    medianTenths: quantileTenths(chances, 0.5),
    highTenths: quantileTenths(chances, 0.9),
    blankChance: 1 - chanceAtLeast(chances, BLANK_TENTHS + 1),
    tenChance: chanceAtLeast(chances, TEN_POINTS),
  }
}

import type { Position } from '#domain/sport/position.ts'
import { REFINEMENTS, RULE_SETS, type Refinement, type RuleSetName, type Weights } from './rule-sets.ts'
import { SCOUT_ROLE, SCOUTS, type Scout, type ScoutCounts } from './scouts.ts'

export interface Performance {
  position: Position
  scouts: ScoutCounts
  /** An outfield player who had to go in goal is scored as one there (SC3). */
  keptGoal?: boolean
}

export interface ScoutPoints {
  scout: Scout
  count: number
  pointTenths: number
}

export function scoutCounts(scout: Scout, { position, keptGoal }: Omit<Performance, 'scouts'>): boolean {
  const role = SCOUT_ROLE[scout]
  if (role === 'keeper') return position === 'Goleiro' || keptGoal === true
  if (role === 'defence') return position === 'Goleiro' || position === 'Defensor'
  return true
}

/** What one of a scout is worth to this player; where only every third counts, what three of them are. */
export function weightTenths(scout: Scout, player: Omit<Performance, 'scouts'>, rules: RuleSetName): number {
  const own = REFINEMENTS[rules]?.byPosition[scout]
  if (own) return own[player.keptGoal === true ? 'Goleiro' : player.position] ?? 0
  // Imported counts may hold what no rule set knows.
  const weight: number | undefined = RULE_SETS[rules][scout]
  return weight !== undefined && scoutCounts(scout, player) ? weight : 0
}

const counted = (scout: Scout, count: number, refinement: Refinement | undefined): number =>
  Math.trunc(count / (refinement?.every[scout] ?? 1))

/** Points by scout, in the fixed order of SCOUTS; scouts worth nothing to this player are left out. */
export function breakdown(performance: Performance, rules: RuleSetName): ScoutPoints[] {
  const lines: ScoutPoints[] = []
  for (const scout of SCOUTS) {
    const count = performance.scouts[scout] ?? 0
    const pointTenths = counted(scout, count, REFINEMENTS[rules]) * weightTenths(scout, performance, rules)
    if (pointTenths !== 0) lines.push({ scout, count, pointTenths })
  }
  return lines
}

/** The sum of the breakdown without its lines: a world is scored hundreds of thousands of times. */
export function playerPointTenths(performance: Performance, rules: RuleSetName): number {
  const weights: Weights = RULE_SETS[rules]
  const refinement = REFINEMENTS[rules]
  const { scouts } = performance
  let sum = 0
  for (const scout of Object.keys(scouts) as Scout[]) {
    const count = scouts[scout]
    if (!count) continue
    if (refinement) sum += counted(scout, count, refinement) * weightTenths(scout, performance, rules)
    else {
      // Imported counts may hold what no rule set knows.
      const weight: number | undefined = weights[scout]
      if (weight && scoutCounts(scout, performance)) sum += count * weight
    }
  }
  return sum
}

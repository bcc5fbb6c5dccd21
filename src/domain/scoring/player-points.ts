import type { Position } from '#domain/sport/position.ts'
import { RULE_SETS, type RuleSetName, type Weights } from './rule-sets.ts'
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

/** Points by scout, in the fixed order of SCOUTS; scouts worth nothing to this player are left out. */
export function breakdown(performance: Performance, rules: RuleSetName): ScoutPoints[] {
  const weights = RULE_SETS[rules]
  const lines: ScoutPoints[] = []
  for (const scout of SCOUTS) {
    const count = performance.scouts[scout] ?? 0
    if (count === 0 || weights[scout] === 0 || !scoutCounts(scout, performance)) continue
    lines.push({ scout, count, pointTenths: count * weights[scout] })
  }
  return lines
}

/** The sum of the breakdown without its lines: a world is scored hundreds of thousands of times. */
export function playerPointTenths(performance: Performance, rules: RuleSetName): number {
  const weights: Weights = RULE_SETS[rules]
  const { scouts } = performance
  let sum = 0
  for (const scout of Object.keys(scouts) as Scout[]) {
    const count = scouts[scout]
    // Imported counts may hold what no rule set knows.
    const weight: number | undefined = weights[scout]
    if (count && weight && scoutCounts(scout, performance)) sum += count * weight
  }
  return sum
}

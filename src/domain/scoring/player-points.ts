import type { Position } from '#domain/sport/position.ts'
import { RULE_SETS, type RuleSetName } from './rule-sets.ts'
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

export function playerPointTenths(performance: Performance, rules: RuleSetName): number {
  return breakdown(performance, rules).reduce((sum, { pointTenths }) => sum + pointTenths, 0)
}

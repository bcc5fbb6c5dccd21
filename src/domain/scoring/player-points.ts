import type { Position } from '#domain/sport/position.ts'
import { RULE_SETS, type ByPosition, type RuleSet, type RuleSetName } from './rule-sets.ts'
import { SCOUT_ROLE, SCOUTS, type Scout, type ScoutCounts } from './scouts.ts'

export interface Performance {
  position: Position
  scouts: ScoutCounts
  /** An outfield player who had to go in goal also gets the scouts of a goalkeeper (SC3). */
  keptGoal?: boolean
}

export interface ScoutPoints {
  scout: Scout
  count: number
  pointTenths: number
}

/** The name of a shipped set, or any set as data. */
export type Rules = RuleSetName | RuleSet

/** SC10: no match gives more than 3,000 points, either way: more would not fit where points are stored. */
const MOST_TENTHS = 30_000

/** What a scout is worth to one kind of player. */
export interface ScoutWorth {
  tenths: number
  every: number
  from: number
  most: number
}
export type ScoutWorths = Partial<Record<Scout, ScoutWorth>>

function canEarn(scout: Scout, { position, keptGoal }: Omit<Performance, 'scouts'>): boolean {
  const role = SCOUT_ROLE[scout]
  if (role === 'keeper') return position === 'Goleiro' || keptGoal === true
  if (role === 'defence') return position === 'Goleiro' || position === 'Defensor'
  return true
}

function readWorths(rules: RuleSet, player: Omit<Performance, 'scouts'>): ScoutWorths {
  const place = player.keptGoal === true ? 'Goleiro' : player.position
  const at = (value: number | ByPosition | undefined) => (typeof value === 'object' ? value[place] : value)
  const worths: ScoutWorths = {}
  for (const scout of SCOUTS) {
    const given = rules.tenths[scout]
    const tenths = typeof given === 'object' || canEarn(scout, player) ? at(given) : 0
    const from = at(rules.from?.[scout] ?? 0)
    if (!tenths || from === undefined) continue
    worths[scout] = {
      tenths,
      every: rules.every?.[scout] ?? 1,
      from,
      most: rules.most?.[scout] ?? Infinity,
    }
  }
  return worths
}

/**
 * A world has hundreds of thousands of performances to score. So the worths for each kind of player are computed once.
 */
const known = new WeakMap<RuleSet, Map<string, ScoutWorths>>()

/** What each scout is worth to this player; scouts worth nothing are left out. */
export function scoutWorths(rules: Rules, { position, keptGoal = false }: Omit<Performance, 'scouts'>): ScoutWorths {
  const set: RuleSet = typeof rules === 'string' ? RULE_SETS[rules] : rules
  const kind = keptGoal ? `${position} in goal` : position
  const found = known.get(set)?.get(kind)
  if (found) return found
  const worths = readWorths(set, { position, keptGoal })
  known.set(set, (known.get(set) ?? new Map<string, ScoutWorths>()).set(kind, worths))
  return worths
}

/** What one of a scout is worth to this player; if only every third counts, what three are worth. */
export const weightTenths = (scout: Scout, player: Omit<Performance, 'scouts'>, rules: Rules): number =>
  scoutWorths(rules, player)[scout]?.tenths ?? 0

export function worthOf(count: number, { tenths, every, from, most }: ScoutWorth): number {
  if (from > 0) return count >= from ? tenths : 0
  return tenths * Math.trunc(Math.min(count, most) / every)
}

/** Points by scout, in the fixed order of SCOUTS; scouts worth nothing to this player are left out. */
export function breakdown(performance: Performance, rules: Rules): ScoutPoints[] {
  const worths = scoutWorths(rules, performance)
  const lines: ScoutPoints[] = []
  for (const scout of SCOUTS) {
    const count = performance.scouts[scout] ?? 0
    const worth = worths[scout]
    const pointTenths = worth ? worthOf(count, worth) : 0
    if (pointTenths !== 0) lines.push({ scout, count, pointTenths })
  }
  return lines
}

/** The sum of the breakdown within the limit of SC10. It makes no lines. */
export function playerPointTenths(performance: Performance, rules: Rules): number {
  const worths = scoutWorths(rules, performance)
  const { scouts } = performance
  let sum = 0
  // Imported counts may contain scouts that no rule set knows.
  for (const scout of Object.keys(scouts) as Scout[]) {
    const worth = worths[scout]
    if (worth) sum += worthOf(scouts[scout] ?? 0, worth)
  }
  return Math.max(-MOST_TENTHS, Math.min(MOST_TENTHS, sum))
}

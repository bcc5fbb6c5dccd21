import { groupBy } from '#domain/group-by.ts'
import type { Position } from '#domain/sport/position.ts'
import { breakdown, playerPointTenths } from './player-points.ts'
import type { RuleSet } from './rule-sets.ts'
import { SCOUTS, type Scout, type ScoutCounts } from './scouts.ts'

/** What a player did in a match that is over, and what it gave. */
export interface PastPerformance {
  playerId: number
  name: string
  position: Position
  scouts: ScoutCounts
  pointTenths: number
  /** The rule set that scored this match. */
  rules: RuleSet
}

export interface PreviewedScout {
  scout: Scout
  count: number
  beforeTenths: number
  afterTenths: number
}

export interface PreviewedPlayer {
  playerId: number
  name: string
  position: Position
  beforeTenths: number
  afterTenths: number
  /** Only scouts that give more or fewer points; the largest change first. */
  scouts: PreviewedScout[]
}

const changeOf = ({ beforeTenths, afterTenths }: { beforeTenths: number; afterTenths: number }) =>
  Math.abs(afterTenths - beforeTenths)

function addLines(
  sums: Map<Scout, PreviewedScout>,
  { position, scouts }: PastPerformance,
  { rules, side }: { rules: RuleSet; side: 'beforeTenths' | 'afterTenths' },
) {
  for (const { scout, pointTenths } of breakdown({ position, scouts }, rules)) {
    const sum = sums.get(scout)
    if (sum) sum[side] += pointTenths
  }
}

function previewPlayer(past: readonly PastPerformance[], rules: RuleSet): PreviewedPlayer | undefined {
  const [first] = past
  if (!first) return undefined
  const sums = new Map<Scout, PreviewedScout>(
    SCOUTS.map((scout) => [scout, { scout, count: 0, beforeTenths: 0, afterTenths: 0 }]),
  )
  let [beforeTenths, afterTenths] = [0, 0]
  for (const one of past) {
    for (const sum of sums.values()) sum.count += one.scouts[sum.scout] ?? 0
    addLines(sums, one, { rules: one.rules, side: 'beforeTenths' })
    addLines(sums, one, { rules, side: 'afterTenths' })
    beforeTenths += one.pointTenths
    afterTenths += playerPointTenths(one, rules)
  }
  const scouts = [...sums.values()].filter((sum) => changeOf(sum) > 0).toSorted((a, b) => changeOf(b) - changeOf(a))
  const { playerId, name, position } = first
  return { playerId, name, position, beforeTenths, afterTenths, scouts }
}

/** SC14: whose points other rules would have changed, and by which scouts; the largest changes first. */
export function previewRules(past: readonly PastPerformance[], rules: RuleSet): PreviewedPlayer[] {
  const byPlayer = groupBy(past, ({ playerId }) => playerId)
  return [...byPlayer.values()]
    .flatMap((own) => previewPlayer(own, rules) ?? [])
    .filter((player) => changeOf(player) > 0 || player.scouts.length > 0)
    .toSorted((a, b) => changeOf(b) - changeOf(a) || a.playerId - b.playerId)
}

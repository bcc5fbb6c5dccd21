import { scoutWorths, type ScoutWorth } from '#domain/scoring/player-points.ts'
import type { RuleSet } from '#domain/scoring/rule-sets.ts'
import { SCOUTS, type Scout } from '#domain/scoring/scouts.ts'
import { positionsOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'

interface WorthOfSome {
  /** The positions with this worth. Empty if all positions have it. */
  positions: Position[]
  worth: ScoutWorth
}

export interface WorthsOfScout {
  scout: Scout
  worths: WorthOfSome[]
}

const isSame = (a: ScoutWorth, b: ScoutWorth) =>
  a.tenths === b.tenths && a.every === b.every && a.from === b.from && a.most === b.most

/** What each scout is worth, grouped by positions with the same worth. Leaves out scouts that are worth nothing. */
export function worthsByScout(rules: RuleSet, modality: Modality): WorthsOfScout[] {
  const positions = positionsOf(modality)
  return SCOUTS.flatMap((scout) => {
    const worths: WorthOfSome[] = []
    for (const position of positions) {
      const worth = scoutWorths(rules, { position })[scout]
      if (!worth) continue
      const same = worths.find((other) => isSame(other.worth, worth))
      if (same) same.positions.push(position)
      else worths.push({ positions: [position], worth })
    }
    const [only] = worths
    if (only && only.positions.length === positions.length) return [{ scout, worths: [{ ...only, positions: [] }] }]
    return worths.length === 0 ? [] : [{ scout, worths }]
  })
}

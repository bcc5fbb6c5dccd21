/** PL1: the number of rounds that are planned, the open one first. */
export const PLANNED_ROUNDS = 5

/** PL3: how the elevens of a plan are chosen: at which prices, and how much the spread of points counts. */
export const PLAN_KINDS = ['moving', 'today', 'safe', 'bold'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

export const PLAN_RULES: Record<PlanKind, { prices: 'today' | 'moving'; risk: number }> = {
  moving: { prices: 'moving', risk: 0 },
  today: { prices: 'today', risk: 0 },
  safe: { prices: 'moving', risk: -1 },
  bold: { prices: 'moving', risk: 1 },
}

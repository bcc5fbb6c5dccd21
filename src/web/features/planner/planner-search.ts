import type { PlanKind } from '#domain/planner/plan-kinds.ts'
import { POSITIONS, type Position } from '#domain/sport/position.ts'

/** The names of plans in addresses. */
export const PLAN_NAMES = {
  previstos: 'moving',
  hoje: 'today',
  seguro: 'safe',
  ousado: 'bold',
} as const satisfies Record<string, PlanKind>
export type PlanName = keyof typeof PLAN_NAMES
export const planLetters = ['A', 'B'] as const
export const planNames = Object.keys(PLAN_NAMES) as PlanName[]

export interface PlannerSearch {
  /** The names of the two plans that the page compares. */
  a?: PlanName | undefined
  b?: PlanName | undefined
  posicao?: Position | undefined
}

const nameIn = (value: unknown) => planNames.find((name) => name === value)

export const readPlannerSearch = ({ a, b, posicao }: Record<string, unknown>): PlannerSearch => ({
  a: nameIn(a),
  b: nameIn(b),
  posicao: POSITIONS.find((position) => position === posicao),
})

/** By default the page compares purchases at the predicted prices of each round with purchases at today’s prices. */
export const choiceOf = ({ a = 'previstos', b = 'hoje', posicao }: PlannerSearch) => ({ a, b, posicao })

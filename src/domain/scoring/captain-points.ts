import { CAPTAIN_FACTOR } from '#domain/rule-numbers.ts'

/** SC6: what the armband adds; half a tenth is rounded up, in the manager's favour. */
export const captainBonusTenths = (pointTenths: number): number => Math.floor(pointTenths * (CAPTAIN_FACTOR - 1) + 0.5)

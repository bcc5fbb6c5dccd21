/** SC6: how many times the captain's points count. */
export const CAPTAIN_FACTOR = 1.5

/** What the armband adds; half a tenth left over goes up, in the manager's favour. */
export const captainBonusTenths = (pointTenths: number): number => Math.floor(pointTenths * (CAPTAIN_FACTOR - 1) + 0.5)

import type { Availability } from '#domain/expected-points/availability.ts'

/** What is shown of a projection. */
export interface ShownProjection {
  meanTenths: number
  sdTenths: number
  playChance: number
  lowTenths: number
  highTenths: number
  blankChance: number
  tenChance: number
}

const STATUS_CHANCE: Record<Availability, number> = { provavel: 1, duvida: 0.5, contundido: 0, suspenso: 0 }
/** The chance of points below the 80% range, and that of points above it. */
const END = 0.1

/** PJ5: a status is newer than the projection. A doubtful player gets half, an injured or suspended one nothing. */
export function withStatus(projection: ShownProjection, status: Availability): ShownProjection {
  const share = STATUS_CHANCE[status]
  if (share === 1) return projection
  const { meanTenths, sdTenths, playChance, lowTenths, highTenths, blankChance, tenChance } = projection
  const mean = share * meanTenths
  const variance = share * (sdTenths ** 2 + meanTenths ** 2) - mean ** 2
  const stays = 1 - share * playChance
  return {
    meanTenths: mean,
    sdTenths: Math.sqrt(Math.max(0, variance)),
    playChance: share * playChance,
    lowTenths: stays >= END ? Math.min(0, lowTenths) : lowTenths,
    highTenths: share === 0 ? 0 : highTenths,
    blankChance: 1 - share * (1 - blankChance),
    tenChance: share * tenChance,
  }
}

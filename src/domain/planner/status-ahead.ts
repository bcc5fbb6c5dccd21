import type { Availability } from '#domain/expected-points/availability.ts'

/**
 * PL1: the status of a player in a later round. Nobody knows when an injury ends. A suspension and a doubt are about
 * the next match alone.
 */
export const statusAhead = (status: Availability, roundsBefore: number): Availability =>
  roundsBefore === 0 || status === 'contundido' ? status : 'provavel'

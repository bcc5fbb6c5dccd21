import type { Availability, Concern } from './availability.ts'

/** A player who missed all of the club's last matches counts as not picked, if at least this many are known. */
const UNUSED_MATCHES = 5

interface Prospects {
  status: Availability
  /** The club's last matches: null where the player did not take part. */
  recent: readonly (number | null)[]
  hasMatch: boolean
}

/** The worst known concern; undefined if there is none. */
export function concernOf({ status, recent, hasMatch }: Prospects): Concern | undefined {
  if (status === 'contundido' || status === 'suspenso') return status
  if (!hasMatch) return 'sem_jogo'
  if (recent.length >= UNUSED_MATCHES && recent.every((points) => points === null)) return 'nao_relacionado'
  return status === 'duvida' ? status : undefined
}

export const isUnlikelyToPlay = (concern: Concern | undefined): boolean => concern !== undefined && concern !== 'duvida'

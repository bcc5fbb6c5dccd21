import type { Availability, Concern } from './availability.ts'

/** Out of this many matches of his club in a row, he is taken for not picked. */
const UNUSED_MATCHES = 5

interface Prospects {
  status: Availability
  /** His club's last matches: null where he did not take part. */
  recent: readonly (number | null)[]
  hasMatch: boolean
}

/** The worst that is known of him; undefined when nothing speaks against him. */
export function concernOf({ status, recent, hasMatch }: Prospects): Concern | undefined {
  if (status === 'contundido' || status === 'suspenso') return status
  if (!hasMatch) return 'sem_jogo'
  if (recent.length >= UNUSED_MATCHES && recent.every((points) => points === null)) return 'nao_relacionado'
  return status === 'duvida' ? status : undefined
}

export const isUnlikelyToPlay = (concern: Concern | undefined): boolean => concern !== undefined && concern !== 'duvida'

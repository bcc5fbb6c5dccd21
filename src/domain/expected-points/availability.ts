/** Whether a player can be counted on for the next round. */
export const AVAILABILITIES = ['provavel', 'duvida', 'contundido', 'suspenso'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** What speaks against counting on a player in the next round. */
export type Concern = Exclude<Availability, 'provavel'> | 'nao_relacionado' | 'sem_jogo'

/** All that one can look for, the good first. */
export const PROSPECTS = [...AVAILABILITIES, 'nao_relacionado', 'sem_jogo'] as const satisfies ('provavel' | Concern)[]
export type Prospect = (typeof PROSPECTS)[number]

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

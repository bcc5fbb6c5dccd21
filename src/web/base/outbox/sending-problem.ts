import { ApiProblem } from '#web/base/api-client.ts'

/** What a failed sending means for what was sent. */
export type Verdict = 'later' | 'sign-in' | 'other-person' | 'refused' | 'arrived'

export function verdictOf(error: unknown, alreadySo: readonly string[] = []): Verdict {
  if (!(error instanceof ApiProblem)) return 'later'
  const { kind, status, facts } = error
  if (kind === 'other_person') return 'other-person'
  if (alreadySo.includes(kind)) return 'arrived'
  // Taken, but in words that this version of the page does not know.
  if (status >= 200 && status < 300) return 'arrived'
  if (status === 401) return 'sign-in'
  const isPassing = status === 0 || status >= 500 || status === 429 || typeof facts['retryAfterSeconds'] === 'number'
  return isPassing ? 'later' : 'refused'
}

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/** Twice as long each time, or as long as the server asks for. */
export function pauseMs(tries: number, error: unknown): number {
  const asked = error instanceof ApiProblem ? error.facts['retryAfterSeconds'] : undefined
  if (typeof asked === 'number') return asked * 1000
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, tries - 1))
}

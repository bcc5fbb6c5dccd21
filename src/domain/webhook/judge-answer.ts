const MINUTE = 60
const HOUR = 60 * MINUTE

/** WH4: pauses before the second attempt and all later ones, just under three days in all. */
export const RETRY_SECONDS = [
  10,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
] as const

export const RETRY_SECONDS_IN_ALL = RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0)

/** Why there was no answer. */
export const NO_ANSWERS = ['timeout', 'unreachable', 'private_address', 'not_allowed'] as const
export type NoAnswer = (typeof NO_ANSWERS)[number]

export type WebhookVerdict =
  | { kind: 'arrived' }
  | { kind: 'later'; seconds: number }
  /** `isDead`: nothing more is sent to the address. */
  | { kind: 'lost'; isDead: boolean }

interface Attempt {
  /** Null: there was no answer. */
  status: number | null
  /** Attempts so far, this one included. */
  attempts: number
  /** How long nothing has arrived at this address. */
  failingSeconds: number
}

const GONE = 410

/** WH4, WH7: what the answer of an address means for the delivery and for the address. A redirect is a failure. */
export function judgeAnswer({ status, attempts, failingSeconds }: Attempt): WebhookVerdict {
  if (status !== null && status >= 200 && status < 300) return { kind: 'arrived' }
  if (status === GONE) return { kind: 'lost', isDead: true }
  const seconds = RETRY_SECONDS[attempts - 1]
  if (seconds !== undefined) return { kind: 'later', seconds }
  return { kind: 'lost', isDead: failingSeconds >= RETRY_SECONDS_IN_ALL }
}

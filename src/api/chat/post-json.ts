import type { Sent } from './chat-adapter.ts'

const CALL_MS = 8_000
const LONGEST_ANSWER = 64 * 1024
/** The wait before the next try, unless a service that limits us names its own. */
export const LATER_SECONDS = 60

export interface Answer {
  status: number
  body: unknown
  retryAfter: string | null
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readShort(response: Response): Promise<unknown> {
  const text = (await response.text()).slice(0, LONGEST_ANSWER)
  return jsonIn(text) ?? text
}

/** Calls a service once, without redirects and with a time limit. Undefined: no answer (in time), or a redirect. */
export async function callService(address: string, init: RequestInit): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(CALL_MS) })
    return { status: response.status, body: await readShort(response), retryAfter: response.headers.get('retry-after') }
  } catch {
    return undefined
  }
}

const secondsOf = (text: string | null): number => {
  const seconds = Math.ceil(Number(text))
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3_600) : LATER_SECONDS
}

/**
 * What a service's answer means for a message. `isGone` recognises answers after which the bot may not write there any
 * more.
 */
export function sentBy(answer: Answer | undefined, isGone: (answer: Answer) => boolean): Sent {
  if (!answer) return { kind: 'later', seconds: LATER_SECONDS }
  const { status, retryAfter, body } = answer
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 429) return { kind: 'later', seconds: secondsOf(retryAfter) }
  if (status >= 500) return { kind: 'later', seconds: LATER_SECONDS }
  if (isGone(answer)) return { kind: 'gone' }
  return { kind: 'refused', detail: `${status} ${JSON.stringify(body).slice(0, 200)}` }
}

import webPush from 'web-push'
import type { PushKeys, Subscription } from '#db/notice/push.ts'
import { isPushAddress } from '#domain/notice/push-service.ts'

export interface PushPayload {
  title: string
  text: string
  path: string
}

/** The status of the answer; undefined when there was none. */
export type SendPush = (subscription: Subscription, payload: PushPayload) => Promise<number | undefined>

const TIMEOUT_MS = 10_000
/** A push service keeps a message this long for a device that is off. */
const KEPT_SECONDS = 24 * 3600

interface Options {
  keys: PushKeys
  /** The sender, for the operators of push services. */
  contact: string
  isAllowed?: (address: string) => boolean
}

const toKnownService = (address: string) =>
  isPushAddress(address, (text) => (URL.canParse(text) ? new URL(text) : undefined))

/** NT10: encrypted for the browser and signed with our key; it follows no redirect. */
export function createPush({ keys, contact, isAllowed = toKnownService }: Options): SendPush {
  return async ({ endpoint, p256dh, auth }, payload) => {
    if (!isAllowed(endpoint)) return 410
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        {
          vapidDetails: { subject: contact, ...keys },
          TTL: KEPT_SECONDS,
        },
      )
      const { status } = await fetch(endpoint, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return status
    } catch {
      return undefined
    }
  }
}

/** The push services of common browsers. A stranger chooses the endpoint, so no other address is ever requested. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

/** NT10: encrypted, without a port or credentials, at one of the known services or a host under it. */
export function isPushAddress(address: string, parse: (address: string) => AddressParts | undefined): boolean {
  const parts = parse(address)
  if (parts?.protocol !== 'https:' || parts.username !== '' || parts.password !== '' || parts.port !== '') return false
  return SERVICES.some((service) => parts.hostname === service || parts.hostname.endsWith(`.${service}`))
}

/** The parts of a URL; the domain has no type for URLs. */
export interface AddressParts {
  protocol: string
  username: string
  password: string
  port: string
  hostname: string
}

/** NT10: a pause before each retry; the first attempt has none. */
const PAUSE_MINUTES = [1, 5, 30, 120, 600]

/** NT10: what a push service's answer means for the subscription. */
export type PushVerdict = { kind: 'sent' } | { kind: 'gone' } | { kind: 'later'; minutes: number } | { kind: 'refused' }

/** `status` is undefined if there was no answer; `failures` are the failures in a row before it. */
export function pushVerdict(status: number | undefined, failures: number): PushVerdict {
  if (status !== undefined && status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const minutes = PAUSE_MINUTES[failures]
  if (status !== undefined && status < 500 && status !== 429) return { kind: 'refused' }
  return minutes === undefined ? { kind: 'gone' } : { kind: 'later', minutes }
}

/** The services of the browsers that people have; an endpoint is an address that a stranger chose, so no other is ever asked. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

/** NT10: encrypted, without a port or a name of its own, at one of the known services or a host under it. */
export function isPushAddress(address: string, parse: (address: string) => AddressParts | undefined): boolean {
  const parts = parse(address)
  if (parts?.protocol !== 'https:' || parts.username !== '' || parts.password !== '' || parts.port !== '') return false
  return SERVICES.some((service) => parts.hostname === service || parts.hostname.endsWith(`.${service}`))
}

/** Of a URL, which the domain has no types of. */
export interface AddressParts {
  protocol: string
  username: string
  password: string
  port: string
  hostname: string
}

const PAUSE_MINUTES = [1, 5, 30, 120, 600]

/** NT10: what an answer of a push service means for the subscription. */
export type PushVerdict = { kind: 'sent' } | { kind: 'gone' } | { kind: 'later'; minutes: number } | { kind: 'refused' }

/** `status` is undefined where there was no answer; `failures` are those in a row before. */
export function pushVerdict(status: number | undefined, failures: number): PushVerdict {
  if (status !== undefined && status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const minutes = PAUSE_MINUTES[failures]
  if (status !== undefined && status < 500 && status !== 429) return { kind: 'refused' }
  return minutes === undefined ? { kind: 'gone' } : { kind: 'later', minutes }
}

import { expect, test } from 'vitest'
import { isPushAddress, pushVerdict } from './push-service.ts'

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/QAbc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user@fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/', false],
  ['https://evilfcm.googleapis.com/', false],
  ['https://evil.example/?fcm.googleapis.com', false],
  ['https://127.0.0.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/', false],
  ['file:///etc/passwd', false],
  ['', false],
])('NT10 %s: %s', (address, expected) => expect(isPushAddress(address, parse)).toBe(expected))

test.each([
  [201, 0, { kind: 'sent' }],
  [404, 0, { kind: 'gone' }],
  [410, 3, { kind: 'gone' }],
  [429, 0, { kind: 'later', minutes: 1 }],
  [503, 1, { kind: 'later', minutes: 5 }],
  [undefined, 2, { kind: 'later', minutes: 30 }],
  [500, 3, { kind: 'later', minutes: 120 }],
  [500, 4, { kind: 'later', minutes: 600 }],
  [302, 0, { kind: 'refused' }],
  [400, 0, { kind: 'refused' }],
] as const)('NT10 an answer of %s after %i failures', (status, failures, verdict) =>
  expect(pushVerdict(status, failures)).toEqual(verdict),
)

import { describe, expect, test } from 'vitest'
import { judgeAnswer, RETRY_SECONDS, RETRY_SECONDS_IN_ALL } from './judge-answer.ts'
import { isWebhookAddress } from './webhook-address.ts'
import { hearsEvent, maySubscribe, type Standing, type WebhookEventKind } from './webhook-kinds.ts'

const nobody: Standing = { isHere: true, isOperator: false, isOrganiser: false, isLeagueOwner: false, mayEnter: true }

test.each<[what: string, standing: Partial<Standing>, leagueId: number | null, may: boolean]>([
  ['an owner, for the league', { isLeagueOwner: true }, 7, true],
  ['an owner, for the championship', { isLeagueOwner: true }, null, false],
  ['an owner who may not enter the championship any more', { isLeagueOwner: true, mayEnter: false }, 7, false],
  ['an organiser, for the championship', { isOrganiser: true, mayEnter: false }, null, true],
  ['an organiser, for the league of somebody else', { isOrganiser: true }, 7, false],
  ['an operator, for the championship', { isOperator: true, mayEnter: false }, null, true],
  ['a member', {}, 7, false],
  ['an owner whose account is gone', { isLeagueOwner: true, isHere: false }, 7, false],
])('WH1 %s', (_what, standing, leagueId, may) =>
  expect(maySubscribe({ ...nobody, ...standing }, { leagueId })).toBe(may),
)

const place = (leagueId: number | null) => ({ championshipId: 1, leagueId })
test.each<[kind: WebhookEventKind, at: number | null, heardBy: (number | null)[]]>([
  ['match.goal', null, [null, 7, 8]],
  ['round.settled', null, [null, 7, 8]],
  ['member.joined', null, [null]],
  ['member.joined', 7, [7]],
  ['wall.message', 7, [7]],
  ['wall.message', null, [null]],
  ['pool.table_changed', 8, [8]],
])('WH2 %s at %s is heard at %j', (kind, at, heardBy) => {
  const event = { ...place(at), kind }
  const heard = [null, 7, 8].filter((leagueId) => hearsEvent({ ...place(leagueId), kinds: [kind] }, event))
  expect(heard).toEqual(heardBy)
  expect(hearsEvent({ ...place(at), kinds: [] }, event)).toBe(false)
  expect(hearsEvent({ championshipId: 2, leagueId: at, kinds: [kind] }, event)).toBe(false)
})

describe('WH4 WH7 an answer', () => {
  test.each([
    [200, 1, 0, { kind: 'arrived' }],
    [204, 11, 999_999, { kind: 'arrived' }],
    [302, 1, 0, { kind: 'later', seconds: 10 }],
    [400, 2, 0, { kind: 'later', seconds: 60 }],
    [503, 3, 0, { kind: 'later', seconds: 300 }],
    [null, 10, 200_000, { kind: 'later', seconds: 72_000 }],
    [null, 11, RETRY_SECONDS_IN_ALL - 1, { kind: 'lost', isDead: false }],
    [500, 11, RETRY_SECONDS_IN_ALL, { kind: 'lost', isDead: true }],
    [410, 1, 0, { kind: 'lost', isDead: true }],
  ] as const)('of %s at attempt %i, after %i s of failures', (status, attempts, failingSeconds, verdict) =>
    expect(judgeAnswer({ status, attempts, failingSeconds })).toEqual(verdict),
  )

  test('pauses grow and last three days', () => {
    expect([...RETRY_SECONDS].sort((a, b) => a - b)).toEqual(RETRY_SECONDS)
    expect(RETRY_SECONDS_IN_ALL / 86_400).toBeGreaterThan(2.9)
    expect(RETRY_SECONDS_IN_ALL / 86_400).toBeLessThan(3)
  })
})

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)
test.each([
  ['https://example.com/gancho?a=b', true],
  ['https://example.com:8443/', true],
  ['http://127.0.0.1:8080/', true],
  ['http://127.0.0.1:9090/', false],
  ['http://example.com/', false],
  ['https://user@example.com/', false],
  ['https://example.com/#part', false],
  ['ftp://example.com/', false],
  ['example.com', false],
  ['', false],
  [`https://example.com/${'a'.repeat(1000)}`, false],
])('WH8 %s: %s', (address, expected) =>
  expect(isWebhookAddress(address, { parse, hosts: ['127.0.0.1:8080'] })).toBe(expected),
)

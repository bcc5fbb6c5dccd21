import { createProviders } from '#jobs/providers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import {
  auditFindingSchema,
  type OperatorJournal,
  type OperatorOverview,
  type OperatorRound,
} from '#contract/operator.ts'
import { noteBackups } from '#db/backup/backup-record.ts'
import { AUDIT_CHECKS } from '#db/audit/audit-checks.ts'
import { createOperations } from '#jobs/operate/operations.ts'
import { planOf, playToTheEnd } from '#jobs/testing/play-round.ts'
import type { Provider } from '#jobs/life-cycle/provider.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'

const SETTLED = 107
const LIVE = 108
const OPEN = 109

let app: TestApp
let operator: SignedIn
let provider: Provider
beforeAll(async () => {
  const database = await worldDatabase()
  provider = database.provider
  app = await testApp({ database, operations: createOperations(database.db, createProviders(database.db)) })
  operator = await signInAs(app.session, { name: 'Olga da Sala de Controle', operator: true })
})
afterAll(() => app.close())

const send = (cookie: string | undefined, method: string, path: string, body?: unknown) =>
  app.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const asOperator = (method: string, path: string, body?: unknown) => send(operator.cookie, method, path, body)
const read = async <T>(path: string): Promise<T> => {
  const answer = await asOperator('GET', path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return (await answer.json()) as T
}
const roundOf = (id: number) => read<OperatorRound>(`/api/operator/rounds/${id}`)
const problemOf = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as { kind: string; fields?: { path: string; message: string }[] }),
})

const routes = [
  ['GET', '/api/operator', undefined],
  ['GET', '/api/operator/journal', undefined],
  ['GET', '/api/operator/jobs', undefined],
  ['GET', '/api/operator/world', undefined],
  ['POST', '/api/operator/world', { size: 'small' }],
  ['GET', '/api/operator/rounds/107', undefined],
  ['POST', '/api/operator/rounds/109/lock', undefined],
  ['POST', '/api/operator/rounds/108/settle', undefined],
  [
    'POST',
    '/api/operator/matches/1/corrections',
    { change: { kind: 'score', score: { home: 1, away: 0 } }, reason: 'x' },
  ],
  ['GET', '/api/operator/proposals', undefined],
  ['PUT', '/api/operator/proposals/1', { isConfirmed: true }],
  ['PUT', '/api/operator/pace', { pace: 60 }],
  ['POST', '/api/operator/audit', undefined],
] as const

describe('a route for operators', () => {
  test('the list of routes is complete', () => {
    const document = app.app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
    const known = Object.entries(document.paths ?? {})
      // `authorisation.test.ts` tests the other routes for operators, from the table in `route-doors.ts`.
      .filter(([path]) => /^\/api\/operator(?!\/(chats|imports|feeds|muted|reports)(\/|$))/.test(path))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    const listed = routes.map(([method, path]) => `${method} ${path.replace(/\/\d+/, '/{id}')}`)
    expect(listed.sort()).toEqual(known.sort())
  })

  test.each(routes)('%s %s refuses visitor, guest and other accounts', async (method, path, body) => {
    const guest = await signInAs(app.session, { kind: 'guest' })
    const account = await signInAs(app.session)
    expect(await problemOf(await send(undefined, method, path, body))).toMatchObject({ status: 401 })
    expect(await problemOf(await send(guest.cookie, method, path, body))).toMatchObject({ kind: 'account_needed' })
    expect(await problemOf(await send(account.cookie, method, path, body))).toMatchObject({ kind: 'operator_needed' })
  })

  test('refused requests are not in the journal', async () => {
    expect((await read<OperatorJournal>('/api/operator/journal')).items).toEqual([])
  })
})

test('the overview has the time, the first unsettled round and the waiting work', async () => {
  const overview = await read<OperatorOverview>('/api/operator')
  expect(overview).toMatchObject({ pace: 1, currentRoundId: LIVE, work: { waiting: 0, nextAtMs: null, failing: 0 } })
  // The 520 of the world, the operator, and the two people whom each route refused.
  expect(await read('/api/operator/world')).toMatchObject({
    managers: 520 + 1 + 2 * routes.length,
    rounds: { live: 1 },
  })
})

test('the overview has the backups: how many exist, the last one, and that the newest attempt failed', async () => {
  const last = { atMs: 1_000, bytes: 64_056_207, file: '/data/backups/a.backup', host: 'um' }
  const failure = { atMs: 2_000, reason: 'the disk is full' }
  await noteBackups(app.db, { keep: 7, sinceMs: 1_000, last, failure })
  const { backups } = await read<OperatorOverview>('/api/operator')
  expect(backups).toEqual({ keep: 7, last, failure, nextAtMs: 1_000 + 24 * 3_600_000 })
})

test('a round shows its steps, its matches and its neighbours', async () => {
  const round = await roundOf(SETTLED)
  expect(round).toMatchObject({
    id: SETTLED,
    state: 'settled',
    previousId: 106,
    nextId: LIVE,
    canLock: false,
    canSettle: false,
  })
  expect(round.matches).toHaveLength(4)
  expect(round.matches[0]).toMatchObject({ state: 'final', score: { home: expect.any(Number) }, corrections: 0 })
  expect(round.settledAtMs).toBeGreaterThan(round.deadlineAtMs)
  expect(await roundOf(OPEN)).toMatchObject({ state: 'open', canLock: true, lockedAtMs: null })
  expect((await asOperator('GET', '/api/operator/rounds/99999')).status).toBe(404)
})

describe('RL6', () => {
  test('closes the market of the next round, not of a later one, and records each step', async () => {
    const lock = (id: number) => asOperator('POST', `/api/operator/rounds/${id}/lock`)
    expect(await problemOf(await lock(OPEN + 1))).toMatchObject({ status: 409, kind: 'round_not_next' })
    expect(await roundOf(OPEN + 1)).toMatchObject({ state: 'open', lockedAtMs: null })
    expect((await lock(OPEN)).status).toBe(200)
    expect(await problemOf(await lock(OPEN))).toMatchObject({ status: 409, kind: 'step_taken' })
    const round = await roundOf(OPEN)
    expect(round).toMatchObject({ state: 'locked', canLock: false })
    expect(round.lockedAtMs).toBeGreaterThanOrEqual(round.deadlineAtMs)
    const { items: journal } = await read<OperatorJournal>('/api/operator/journal')
    expect(journal.map(({ action, roundId, outcome }) => [action, roundId, outcome])).toEqual([
      ['lock', OPEN, 'already'],
      ['lock', OPEN, 'locked'],
      ['lock', OPEN + 1, 'early'],
    ])
    expect(journal[0]).toMatchObject({ managerId: operator.managerId, manager: 'Olga da Sala de Controle' })
    const first = await read<OperatorJournal>('/api/operator/journal?limit=2')
    const second = await read<OperatorJournal>(`/api/operator/journal?limit=2&cursor=${first.next}`)
    expect([first.items.length, [...first.items, ...second.items], second.next]).toEqual([2, journal, null])
  })

  test('a round with matches to come cannot be settled', async () => {
    const answer = await asOperator('POST', `/api/operator/rounds/${OPEN}/settle`)
    expect(await problemOf(answer)).toMatchObject({ status: 409, kind: 'round_unfinished' })
    expect((await roundOf(OPEN)).state).toBe('locked')
  })

  test('changes the pace of time, within its limits', async () => {
    expect((await asOperator('PUT', '/api/operator/pace', { pace: 60 })).status).toBe(200)
    expect(await read('/api/operator')).toMatchObject({ pace: 60 })
    for (const pace of [0, -1, 10_001, 'fast', null])
      expect((await asOperator('PUT', '/api/operator/pace', { pace })).status).toBe(400)
    expect(await read('/api/operator')).toMatchObject({ pace: 60 })
    expect((await asOperator('PUT', '/api/operator/pace', { pace: 1 })).status).toBe(200)
  })
})

test('RL6 a round whose matches are over can be settled by hand, once', async () => {
  await playToTheEnd(app.db, provider, await planOf(app.db, LIVE))
  expect(await roundOf(LIVE)).toMatchObject({ state: 'live', canSettle: true, settledAtMs: null })
  const settle = () => asOperator('POST', `/api/operator/rounds/${LIVE}/settle`)
  expect((await settle()).status).toBe(200)
  const round = await roundOf(LIVE)
  expect(round).toMatchObject({ state: 'settled', canSettle: false, settlements: 1 })
  expect(round.settledAtMs).toBeGreaterThan(round.deadlineAtMs)
  expect(await problemOf(await settle())).toMatchObject({ status: 409, kind: 'step_taken' })
})

test('RL6 MT5 a decision about a match is on its page and in the journal, with the reason', async () => {
  const decide = (matchId: number, decision: object, reason = 'tribunal') =>
    asOperator('POST', `/api/matches/${matchId}/decisions`, { decision, reason })
  const match = (await roundOf(LIVE)).matches.at(-1)!
  const score = { home: match.score!.home + 5, away: 0 }
  expect(await problemOf(await decide(match.id, { kind: 'postponed' }))).toMatchObject({ kind: 'match_over' })
  expect(await problemOf(await decide(match.id, { kind: 'awarded', score }, ' '))).toMatchObject({
    kind: 'reason_missing',
  })
  expect((await decide(match.id, { kind: 'awarded', score })).status).toBe(200)
  const page = (await (await app.request(`/api/matches/${match.id}`)).json()) as {
    match: { official: unknown }
    decisions: unknown[]
  }
  expect(page.match.official).toEqual(score)
  expect(page.decisions).toMatchObject([{ kind: 'awarded', score, reason: 'tribunal' }])
  const { items: journal } = await read<OperatorJournal>('/api/operator/journal')
  expect(journal[0]).toMatchObject({ action: 'decide', matchId: match.id, decision: 'awarded', outcome: 'decided' })
})

describe('RL5 a correction', () => {
  const correct = (matchId: number, change: unknown, reason = 'súmula revista') =>
    asOperator('POST', `/api/operator/matches/${matchId}/corrections`, { change, reason })
  const finished = async () => {
    const [match] = (await roundOf(SETTLED)).matches
    if (!match?.score) throw new Error('the settled round has no final match')
    return { id: match.id, score: match.score }
  }

  test('of a score shows on the match, and only operators see who made it', async () => {
    const { id, score } = await finished()
    const better = { home: score.home + 3, away: score.away }
    expect((await correct(id, { kind: 'score', score: better })).status).toBe(200)
    const { matches, settlements } = await roundOf(SETTLED)
    expect(matches.find((match) => match.id === id)).toMatchObject({ score: better, corrections: 1 })
    expect(settlements).toBe(2)
    const page = (await (await app.request(`/api/matches/${id}`)).json()) as { corrections: unknown[] }
    expect(page.corrections).toMatchObject([{ reason: 'súmula revista', oldScore: score, newScore: better }])
    expect(JSON.stringify(page.corrections)).not.toContain('Olga')
    const { items: journal } = await read<OperatorJournal>('/api/operator/journal')
    expect(journal[0]).toMatchObject({ action: 'correct', matchId: id, outcome: 'corrected' })
  })

  test('of scouts computes the points again', async () => {
    const { id } = await finished()
    const pageOf = async () =>
      (await (await app.request(`/api/matches/${id}`)).json()) as {
        players: { playerId: number; pointTenths: number }[]
      }
    const [player] = (await pageOf()).players
    if (!player) throw new Error('nobody played')
    const { playerId } = player
    expect((await correct(id, { kind: 'scouts', playerId, scouts: { goal: 9 } })).status).toBe(200)
    // A server hears about this from the database. In this test nothing listens.
    await app.versions.reload()
    const after = (await pageOf()).players.find((other) => other.playerId === playerId)
    expect(after?.pointTenths).toBeGreaterThan(player.pointTenths + 300)
  })

  test.each([
    ['without a reason', { kind: 'score', score: { home: 9, away: 9 } }, '  ', 422, 'reason_missing', 'reason'],
    [
      'of a player who was not there',
      { kind: 'scouts', playerId: 1_000_000, scouts: { goal: 1 } },
      'x',
      422,
      'player_not_in_match',
      'playerId',
    ],
    [
      'with an unknown scout',
      { kind: 'scouts', playerId: 1, scouts: { bicycle: 1 } },
      'x',
      400,
      'invalid_request',
      undefined,
    ],
    [
      'with a count below nothing',
      { kind: 'scouts', playerId: 1, scouts: { goal: -1 } },
      'x',
      400,
      'invalid_request',
      undefined,
    ],
    ['with half a goal', { kind: 'score', score: { home: 1.5, away: 0 } }, 'x', 400, 'invalid_request', undefined],
  ])('%s is refused', async (_what, change, reason, status, kind, field) => {
    const { id, score } = await finished()
    const problem = await problemOf(await correct(id, change, reason))
    expect(problem).toMatchObject({ status, kind })
    if (field) expect(problem.fields).toMatchObject([{ path: field }])
    expect((await finished()).score).toEqual(score)
  })

  test('of a match that is not over, or does not exist, is refused', async () => {
    const [coming] = (await roundOf(OPEN)).matches
    const change = { kind: 'score', score: { home: 1, away: 0 } }
    expect(await problemOf(await correct(coming?.id ?? 0, change))).toMatchObject({ kind: 'match_not_final' })
    expect((await correct(999_999, change)).status).toBe(404)
  })

  test('that changes nothing is refused', async () => {
    const { id, score } = await finished()
    expect(await problemOf(await correct(id, { kind: 'score', score }))).toMatchObject({
      status: 409,
      kind: 'nothing_changed',
    })
  })
})

describe('the audit', () => {
  const lines = async (answer: Response) =>
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)

  test('answers one line per check, and only one runs at a time', async () => {
    const first = await asOperator('POST', '/api/operator/audit')
    expect(await problemOf(await asOperator('POST', '/api/operator/audit'))).toMatchObject({ kind: 'audit_running' })
    const said = await lines(first)
    expect(said.at(-1)).toEqual({ ended: true })
    const findings = said.slice(0, -1).map((line) => auditFindingSchema.parse(line))
    expect(findings.map(({ id }) => id)).toEqual(AUDIT_CHECKS)
    expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([])
    await (await asOperator('POST', '/api/operator/audit')).body?.cancel()
  })
})

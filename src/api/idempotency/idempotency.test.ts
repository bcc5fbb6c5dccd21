import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimKey, forgetOldKeys, noteMade, ownerKey } from '#db/idempotency/idempotency.ts'
import { cheapEleven, insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { resolveParts } from '#api/testing/resolve-parts.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'

let app: TestApp
let me: SignedIn
let squad: { name: string; playerIds: number[]; captainId: null; roundId: number }
let count = 0
let key = ''

beforeAll(async () => {
  const often = { tries: 10_000, windowSeconds: 60 }
  app = await testApp({ limits: { address: often, newPeople: often, creations: often } })
  await insertMarket(app.db)
  squad = { name: 'Time', playerIds: await cheapEleven(app.db), captainId: null, roundId: OPEN_ROUND }
})
beforeEach(async () => {
  me = await signInAs(app.session)
  key = `key-of-a-test-${String(count++).padStart(6, '0')}`
})
afterAll(() => app.close())

interface Sent {
  method?: string
  path?: string
  body?: unknown
  cookie?: string
  key?: string
  headers?: Record<string, string>
}

async function send(sent: Sent = {}) {
  const { method = 'POST', path = '/api/squads', body: sentBody = squad, cookie = me.cookie } = sent
  const response = await app.request(path, {
    method,
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': sent.key ?? key, ...sent.headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(sentBody) }),
  })
  const text = await response.text()
  const body = JSON.parse(text || '{}') as Record<string, unknown>
  return { status: response.status, headers: response.headers, text, body }
}

const squadsOf = async (cookie = me.cookie) =>
  ((await send({ method: 'GET', cookie })).body['squads'] as { id: number; name: string }[]).map(({ id }) => id)
const age = (seconds: number, of = key) =>
  sql`update idempotency set started_at = started_at - make_interval(secs => ${seconds}) where key = ${of}`.execute(
    app.db,
  )
const rowsOf = (who: string) => app.db.selectFrom('idempotency').select('key').where('who', '=', who).execute()

describe('a write with a key', () => {
  test('with another query is another write', async () => {
    expect((await send({ path: '/api/squads?championship=craque' })).status).toBe(201)
    expect((await send({ path: '/api/squads?championship=outro' })).body).toMatchObject({ kind: 'key_reused' })
    expect((await send({ path: '/api/squads?championship=craque' })).headers.get('idempotent-replayed')).toBe('true')
  })

  test('is answered although there is no room to store its answer, which is stored later', async () => {
    await sql`
      create function no_room() returns trigger language plpgsql as $$ begin raise 'no room' using errcode = '53100'; end $$;
      create trigger no_room before update of status on idempotency for each row execute function no_room()`.execute(
      app.db,
    )
    const first = await send()
    expect([first.status, await squadsOf()]).toEqual([201, [expect.any(Number)]])
    await sql`drop trigger no_room on idempotency; drop function no_room`.execute(app.db)
    await expect.poll(async () => (await send()).text, { timeout: 5_000 }).toBe(first.text)
    expect(await squadsOf()).toHaveLength(1)
  })

  test('is applied once: the repeated one gets the first one’s answer', async () => {
    const first = await send()
    const second = await send()
    expect(first.status).toBe(201)
    expect(second).toMatchObject({ status: 201, text: first.text })
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
    expect(await squadsOf()).toHaveLength(1)
    const [id] = await squadsOf()
    expect([first, second].map(({ headers }) => headers.get('location'))).toEqual([
      `/api/squads/${id}`,
      `/api/squads/${id}`,
    ])
  })

  test('that deletes is answered again without a body', async () => {
    await send()
    const [id] = await squadsOf()
    const remove = () => send({ method: 'DELETE', path: `/api/squads/${id}`, body: undefined, key: `${key}-gone` })
    const [first, second] = [await remove(), await remove()]
    expect([first, second].map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ])
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.headers.has('content-type')).toBe(false)
  })

  test('is refused again in the same words', async () => {
    const body = { ...squad, name: ' ' }
    const [first, second] = [await send({ body }), await send({ body })]
    expect(first.status).toBe(422)
    expect(second).toMatchObject({ status: 422, text: first.text })
  })

  test('belongs to its request: another body or address is refused, and changes nothing', async () => {
    await send()
    const otherBody = await send({ body: { ...squad, name: 'Outro' } })
    const otherRoute = await send({ method: 'PUT', path: '/api/picks', body: { picks: [] } })
    for (const { status, body } of [otherBody, otherRoute]) expect([status, body['kind']]).toEqual([422, 'key_reused'])
    expect(await squadsOf()).toHaveLength(1)
  })

  test('belongs to its sender: the same key of another person is another key', async () => {
    await send()
    const other = await signInAs(app.session)
    const theirs = await send({ cookie: other.cookie })
    expect(theirs.headers.get('idempotent-replayed')).toBeNull()
    expect(await squadsOf(other.cookie)).not.toEqual(await squadsOf())
  })

  test('is applied once if it comes ten times at once; the others hear to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(await squadsOf()).toHaveLength(1)
    const texts = new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text))
    expect(texts.size).toBe(1)
    for (const { headers, body } of answers.filter(({ status }) => status !== 201)) {
      expect(body['kind']).toBe('in_progress')
      expect(headers.get('retry-after')).toBe('1')
    }
  })

  test.each([[''], ['short'], ['k'.repeat(65)], ["'; drop table x; --"], ['../../../../etc/passwd']])(
    'with the key %j is refused',
    async (bad) => {
      const { status, body } = await send({ key: bad })
      expect([status, body['kind']]).toEqual([400, 'key_invalid'])
      expect(await squadsOf()).toEqual([])
    },
  )

  test('is not answered from memory when nothing was decided', async () => {
    const path = '/api/profile'
    const nobody = `craque_guest=${'x'.repeat(43)}`
    const body = { name: 'A', email: null, country: 'BR', favoriteClubId: null, bio: '', avatarSeed: 'a' }
    for (let i = 0; i < 2; i++) {
      const answer = await send({ method: 'PUT', path, body, cookie: nobody })
      expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([401, null])
    }
  })
})

describe('a process that died', () => {
  const asked = async () => {
    const { request } = await app.db
      .selectFrom('idempotency')
      .select('request')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    return { who: ownerKey.account(me.userId), key, deadAfterSeconds: 30, request }
  }
  /** As if the process had died before it stored the answer. */
  const die = (made: 'made' | 'nothing made') =>
    sql`update idempotency set status = null, body = null, made_id = ${made === 'made' ? sql`made_id` : null} where key = ${key}`.execute(
      app.db,
    )

  test('holds its key for half a minute and not longer', async () => {
    const first = await send()
    await die('made')
    expect((await send()).body['kind']).toBe('in_progress')
    await age(31)
    expect((await send()).text).toBe(first.text)
    expect(await squadsOf()).toHaveLength(1)
  })

  test('before it made anything has made nothing: a repeated write makes it', async () => {
    await send()
    await sql`delete from squad where manager_id = ${me.managerId}`.execute(app.db)
    await die('nothing made')
    await age(31)
    expect((await send()).status).toBe(201)
    expect(await squadsOf()).toHaveLength(1)
  })

  test('or was only slow makes nothing after another one took over', async () => {
    await send()
    await die('nothing made')
    await age(31)
    const slow = { ...(await asked()), attempt: 1, madeId: null }
    expect(await claimKey(app.db, await asked())).toMatchObject({ claim: { attempt: 2 } })
    expect(await noteMade(app.db, slow, 1)).toBe(false)
  })

  test('after it had saved a squad leaves no conflict with itself', async () => {
    await send()
    const [id] = await squadsOf()
    const save = {
      method: 'PUT',
      path: `/api/squads/${id}`,
      body: { ...squad, version: 1, captainId: squad.playerIds[0] },
    }
    const first = await send({ ...save, key: `${key}-save` })
    expect(first.status).toBe(200)
    await sql`
      update idempotency set status = null, body = null, started_at = started_at - interval '31 seconds'
      where key = ${`${key}-save`}`.execute(app.db)
    expect(await send({ ...save, key: `${key}-save` })).toMatchObject({ status: 200, text: first.text })
    expect((await send({ ...save, key: `${key}-other` })).body['kind']).toBe('squad_conflict')
  })
})

describe('a visitor', () => {
  const token = async () => (await app.request('/')).headers.getSetCookie()[0]?.split(';')[0] ?? ''

  test('becomes one guest with their first write, and its repeated answer has the cookie again', async () => {
    const cookie = await token()
    const first = await send({ cookie })
    const second = await send({ cookie })
    expect(second.text).toBe(first.text)
    for (const { headers } of [first, second])
      expect(headers.getSetCookie().join()).toMatch(/craque_guest=.*Max-Age=\d{6}/)
    expect(await squadsOf(cookie)).toHaveLength(1)
  })

  test('without any cookie cannot be recognised: their write is simply applied', async () => {
    expect((await send({ cookie: '' })).status).toBe(201)
  })
})

describe('a write of one person', () => {
  test('is not applied for another one', async () => {
    const other = await signInAs(app.session)
    const refused = await send({ cookie: other.cookie, headers: { 'craque-manager': String(me.managerId) } })
    expect([refused.status, refused.body['kind']]).toEqual([409, 'other_person'])
    expect(await squadsOf(other.cookie)).toEqual([])
    expect((await send({ headers: { 'craque-manager': String(me.managerId) } })).status).toBe(201)
  })

  test('waits for that person while nobody is signed in', async () => {
    const { status } = await send({ cookie: '', headers: { 'craque-manager': String(me.managerId) } })
    expect(status).toBe(401)
  })
})

describe('keys are deleted', () => {
  test('after two days', async () => {
    await send()
    await age(47 * 3600)
    await forgetOldKeys(app.db)
    expect((await send()).headers.get('idempotent-replayed')).toBe('true')
    await age(2 * 3600)
    await forgetOldKeys(app.db)
    expect(await rowsOf(ownerKey.account(me.userId))).toEqual([])
  })

  test('oldest first, when somebody makes them in bulk', async () => {
    const who = ownerKey.account(me.userId)
    await sql`
      insert into idempotency (who, key, request, status, started_at)
      select ${who}, 'bulk-' || n, '', 200, clock_timestamp() - make_interval(secs => n)
      from generate_series(1, 600) n`.execute(app.db)
    await send()
    const kept = (await rowsOf(who)).map((row) => row.key)
    expect(kept).toHaveLength(500)
    expect(kept).toEqual(expect.arrayContaining([key, 'bulk-1']))
  })

  test('with the person', async () => {
    await send()
    const { status } = await send({
      path: '/api/account/delete',
      body: { confirm: 'EXCLUIR', currentPassword: testPassword },
    })
    expect(status).toBe(200)
    expect(await rowsOf(ownerKey.account(me.userId))).toEqual([])
  })
})

test('the API document names the headers of every write that takes them, and of no other', async () => {
  const { body } = await send({ method: 'GET', path: '/api/openapi.json' })
  const paths = resolveParts(body)['paths'] as Record<string, Record<string, { parameters?: { name: string }[] }>>
  const takes = (path: string, method: string) =>
    paths[path]?.[method]?.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false
  expect(takes('/api/squads', 'post')).toBe(true)
  expect(takes('/api/picks', 'put')).toBe(true)
  expect(takes('/api/squads', 'get')).toBe(false)
  expect(takes('/api/account/sign-in', 'post')).toBe(false)
})

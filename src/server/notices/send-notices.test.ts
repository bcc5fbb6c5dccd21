import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import type { Message } from '#api/mail/mail.ts'
import { readUnsubscribeKey } from '#api/notice/unsubscribe-key.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf, text, time } from '#db/connection/row.ts'
import { stopMail, storeNoticeReach } from '#db/notice/notice-reach.ts'
import { storeNoticeSetting } from '#db/notice/notice-setting.ts'
import { pushKeys, storeSubscription } from '#db/notice/push.ts'
import { hasNoticesToSend } from '#db/notice/send-notices.ts'
import { createNotices } from '#db/notice/create-notices.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { decrypted } from '#server/testing/decrypted.ts'
import { createPush } from './push-message.ts'
import { createNoticeSender } from './send-notices.ts'

const site = 'https://craque.example'
const digest = (text: string) => `digest of ${text}`.replaceAll(' ', '-')
const reach = { timeZone: 'America/Sao_Paulo', quietFrom: null, quietTo: null, mailWeekly: false, language: 'en' }

/** A push service on this machine. It records what it gets, and answers as the test wants. */
function pushService() {
  const got: { headers: Record<string, unknown>; body: Buffer }[] = []
  let status = 201
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(status, { location: '/elsewhere' }).end()
    })
  })
  return {
    got,
    answer: (next: number) => {
      status = next
    },
    open: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

let base: TestDatabase
const service = pushService()
const outbox: Message[] = []
let send: () => Promise<number>
let keys: Awaited<ReturnType<typeof pushKeys>>
beforeAll(async () => {
  base = await testDatabase()
  await service.open()
  const { db } = base
  await sql`insert into auth_user (id, name, email, email_verified) values ('u1', 'Ana', 'ana@example.org', true), ('u2', 'Bia', 'bia@example.org', false)`.execute(
    db,
  )
  await sql`insert into manager (id, kind, name, name_key, country, avatar_seed, created_at, user_id)
    values (1, 'account', 'Ana', 'ana', 'BR', 's', now(), 'u1'), (2, 'account', 'Bia', 'bia', 'BR', 's', now(), 'u2')`.execute(
    db,
  )
  keys = await pushKeys(db, webPush.generateVAPIDKeys)
  send = createNoticeSender({
    db,
    log: pino({ level: 'silent' }),
    mail: { send: async (message) => void outbox.push(message) },
    push: createPush({ keys, contact: site, isAllowed: (address) => address.startsWith(service.origin()) }),
    site,
    digest,
  })
})
afterAll(async () => {
  await service.close()
  await base.drop()
})
beforeEach(async () => {
  await sql`truncate notice, push_subscription, notice_setting, notice_reach, league, wall_message cascade`.execute(
    base.db,
  )
  service.got.length = 0
  outbox.length = 0
  service.answer(201)
})

/** Ends a league of two, and both members are notified. */
async function endLeague(id: number) {
  await sql`insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, ended_at, created_at)
    values (1, ${id}, ${`Liga ${id}`}, 'bolao', 'public', 0, now() - interval '1 day', now(), now(), now())`.execute(
    base.db,
  )
  await sql`insert into pool values (${id}, null, 10, 7, 7, 7, 5, 5, null)`.execute(base.db)
  await sql`insert into pool_member (league_id, manager_id, joined_at) values (${id}, 1, now()), (${id}, 2, now())`.execute(
    base.db,
  )
  await base.db
    .transaction()
    .execute((trx) => createNotices(trx, { championshipId: firstChampionship, kind: 'league_ended', subjectId: id }))
}

const wantMail = (managerId: number) =>
  storeNoticeSetting(base.db, managerId, { kind: 'league_ended', channel: 'mail', isOn: true })

test('NT9 NT11 mail is sent once, in one message with a link to stop it, to people who asked for it at a confirmed address', async () => {
  await storeNoticeReach(base.db, 1, reach)
  await wantMail(1)
  await wantMail(2)
  await endLeague(11)
  await endLeague(12)
  await send()
  expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([['ana@example.org', 'Craque: 2 notices']])
  const [message] = outbox
  expect(message?.text).toContain(`Liga 12 ended without a winner.\n  ${site}/ligas/12`)
  expect(message?.html).toContain(`<a href="${site}/ligas/11" `)
  expect(message?.html).toContain('>Liga 11 ended without a winner.</a>')
  expect(message?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const key = /key=(.*)>/.exec(message?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect([readUnsubscribeKey(key, digest), readUnsubscribeKey(`2${key.slice(1)}`, digest)]).toEqual([1, undefined])
  expect([await send(), outbox.length]).toEqual([0, 1])
  await stopMail(base.db, 1)
  await endLeague(13)
  await send()
  expect(outbox).toHaveLength(1)
})

test('NT9 all that is due goes in one mail and one push, also when it is more than a hundred notices', async () => {
  await storeNoticeReach(base.db, 1, reach)
  await wantMail(1)
  const phone = device()
  await subscribe(phone)
  const leagues = Array.from({ length: 120 }, (_, i) => 1001 + i)
  for (const id of leagues) await endLeague(id)
  await send()
  expect(outbox.map(({ subject }) => subject)).toEqual(['Craque: 120 notices'])
  expect(leagues.filter((id) => !outbox[0]?.text.includes(`/ligas/${id}\n`))).toEqual([])
  expect(service.got.map(({ body }) => decrypted(body, phone))).toMatchObject([{ title: 'Craque: 120 notices' }])
  expect(await hasNoticesToSend(base.db)).toBe(false)
})

test('NT9 nothing is sent in quiet hours, or after it was read; a weekly message comes on Monday at nine', async () => {
  await wantMail(1)
  const { rows } = await rowOf({ minute: int }).sql`
    select (extract(hour from now() at time zone 'America/Sao_Paulo') * 60)::integer as minute`.execute(base.db)
  const from = rows[0]?.minute ?? 0
  await storeNoticeReach(base.db, 1, { ...reach, quietFrom: from, quietTo: (from + 120) % 1440 })
  await endLeague(21)
  expect(await hasNoticesToSend(base.db)).toBe(false)
  await sql`update notice set mail_at = now(), read_at = now()`.execute(base.db)
  await send()
  expect(outbox).toEqual([])
  await storeNoticeReach(base.db, 1, { ...reach, mailWeekly: true })
  await endLeague(22)
  const { rows: due } = await rowOf({ at: text }).sql`
    select to_char(mail_at at time zone 'America/Sao_Paulo', 'ID HH24:MI') as at from notice where mail_at is not null`.execute(
    base.db,
  )
  expect(due).toEqual([{ at: '1 09:00' }])
})

test.each([
  ['2026-06-01 01:30Z', 22 * 60, 8 * 60, '2026-06-01 11:00Z'],
  ['2026-06-01 05:00Z', 22 * 60, 8 * 60, '2026-06-01 11:00Z'],
  ['2026-06-01 15:00Z', 22 * 60, 8 * 60, '2026-06-01 15:00Z'],
  ['2026-06-01 16:30Z', 13 * 60, 14 * 60, '2026-06-01 17:00Z'],
])('NT9 at %s with quiet hours from minute %i to %i it is sent at %s', async (at, from, to, sent) => {
  const { rows } = await rowOf({ at: time }).sql`
    select after_quiet_hours(${at}::timestamptz, 'America/Sao_Paulo', ${from}::smallint, ${to}::smallint) as at`.execute(
    base.db,
  )
  expect(rows[0]?.at).toEqual(new Date(sent.replace(' ', 'T')))
})

function device() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    ecdh,
    auth,
    p256dh: ecdh.getPublicKey('base64url'),
    endpoint: `${service.origin()}/${randomBytes(6).toString('hex')}`,
  }
}
type Device = ReturnType<typeof device>
const subscribe = ({ endpoint, p256dh, auth }: Device) =>
  storeSubscription(base.db, 1, { endpoint, p256dh, auth: auth.toString('base64url') })

/** The signed claims of the authorisation, if our key signed it. */
function vapidClaims(authorization: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  expect(key).toBe(keys.publicKey)
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const [header, claims = '', signature = ''] = token.split('.')
  const isOurs = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isOurs).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}

test('NT10 a push is signed with our key and readable only by the browser; several notices are one push', async () => {
  await storeNoticeReach(base.db, 1, reach)
  const phone = device()
  await subscribe(phone)
  await endLeague(31)
  await send()
  const [push] = service.got
  const claims = vapidClaims(String(push?.headers['authorization']))
  expect(claims).toMatchObject({ aud: service.origin(), sub: site })
  expect(decrypted(push!.body, phone)).toEqual({
    title: 'Notices',
    text: 'Liga 31 ended without a winner.',
    path: '/ligas/31',
  })
  await endLeague(32)
  await endLeague(33)
  await send()
  expect(service.got).toHaveLength(2)
  expect(decrypted(service.got[1]!.body, phone)).toMatchObject({ title: 'Craque: 2 notices', path: '/avisos' })
})

test('NT10 a browser that is gone is forgotten, a busy service gets a retry later, and no redirect is followed', async () => {
  const rest = async () =>
    (
      await sql`select failures, cardinality(waiting_ids) as waiting, round(extract(epoch from next_at - now()) / 60)::integer as minutes
      from push_subscription`.execute(base.db)
    ).rows
  await subscribe(device())
  service.answer(429)
  await endLeague(41)
  await send()
  expect(await rest()).toEqual([{ failures: 1, waiting: 1, minutes: 1 }])
  await endLeague(42)
  await send()
  expect([service.got.length, await rest()]).toEqual([1, [{ failures: 1, waiting: 2, minutes: 1 }]])
  service.answer(503)
  await sql`update push_subscription set next_at = now()`.execute(base.db)
  expect(await hasNoticesToSend(base.db)).toBe(true)
  await send()
  expect(await rest()).toEqual([{ failures: 2, waiting: 2, minutes: 5 }])
  service.answer(201)
  await sql`update push_subscription set next_at = now()`.execute(base.db)
  await send()
  expect([service.got.length, await rest()]).toEqual([3, [{ failures: 0, waiting: 0, minutes: 0 }]])
  service.answer(302)
  await endLeague(43)
  await send()
  expect(service.got).toHaveLength(4)
  service.answer(410)
  await endLeague(44)
  await send()
  expect(await rest()).toEqual([])
})

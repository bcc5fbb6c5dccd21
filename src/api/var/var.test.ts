import { afterAll, beforeAll, expect, test } from 'vitest'
import { squadAnswerSchema } from '#contract/squad.ts'
import { savedPicksSchema } from '#contract/pick.ts'
import {
  consistencySchema,
  entryProofSchema,
  receiptSchema,
  varSchema,
  wordsProofSchema,
  type SavePromiseView,
} from '#contract/var.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { cheapEleven, insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { growLog } from '#db/var/grow-log.ts'
import { leafHashOf } from '#db/var/leaf-hash.ts'
import { readLogKey } from '#db/var/log-key.ts'
import { checkpointText, makeKeyPair, signNote, verifierKey } from '#db/var/signed-note.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { fromBase64, fromHex, hmacSha256, toHex, utf8 } from '#verify/bytes.ts'
import type { LogHead, Logs } from '#verify/check-log-of.ts'
import { checkReceipts, wrongWith, type ToldProof } from '#verify/check-receipts.ts'
import { openNote, readCheckpoint } from '#verify/note.ts'
import { checkWords } from '#verify/check-words.ts'
import { digestOfWords } from '#verify/checkpoint-words.ts'
import { isIncluded, leafHash as hashOfLeaf } from '#verify/tree.ts'

let app: TestApp
let me: SignedIn
beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
  me = await signInAs(app.session)
})
afterAll(() => app.close())

const read = async (path: string): Promise<unknown> => (await app.request(path)).json()

async function save() {
  const playerIds = await cheapEleven(app.db)
  const answer = await app.request('/api/squads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: me.cookie },
    body: JSON.stringify({ name: 'Meu time', playerIds, captainId: playerIds[0], roundId: OPEN_ROUND }),
  })
  const { promise } = squadAnswerSchema.parse(await answer.json()).squad.receipt ?? {}
  if (!promise) throw new Error('a save without a promise')
  return { promise, playerIds }
}

test('a save is answered with a signed promise, and a checkpoint soon covers it (VR3, VR4)', async () => {
  expect(varSchema.parse(await read('/api/var')).epochs).toEqual([])
  const { promise, playerIds } = await save()
  const note = await openNote(promise.note, promise.key)
  expect(note.signed).toBe('signed')
  expect(note.text.split('\n').slice(1, 3)).toEqual([
    Buffer.from(promise.leafHash, 'hex').toString('base64'),
    String(promise.atMs),
  ])
  const commitment = toHex(await hmacSha256(fromHex(promise.salt), utf8(promise.opening)))
  const entry = `craque-var-1\nsealed\n${promise.atMs}\n${commitment}\n`
  expect(toHex(await hashOfLeaf(utf8(entry)))).toBe(promise.leafHash)
  expect(JSON.parse(promise.opening.split('\n')[5] ?? '')).toMatchObject({ players: playerIds, round: OPEN_ROUND })
  expect(promise.isCovered).toBe(false)
  const path = `/api/var/entries/${promise.leafHash}`
  expect(await read(path)).toEqual({ proof: null })
  await growLog(app.db, firstChampionship)
  const { proof } = entryProofSchema.parse(await read(path))
  expect(proof?.entry).toBe(entry)
  const head = readCheckpoint(proof?.checkpoint ?? '')
  expect((await openNote(proof?.checkpoint ?? '', proof?.key ?? '')).signed).toBe('signed')
  expect(
    await isIncluded({
      leaf: fromHex(promise.leafHash),
      position: proof?.position ?? -1,
      size: head?.size ?? 0,
      proof: proof?.proof.map(fromBase64) ?? [],
      root: head?.root ?? new Uint8Array(0),
    }),
  ).toBe(true)
})

test('before the deadline nobody learns from the log who saved what (VR3)', async () => {
  const { promise } = await save()
  await growLog(app.db, firstChampionship)
  const { proof } = entryProofSchema.parse(await read(`/api/var/entries/${promise.leafHash}`))
  expect(proof?.entry.split('\n').slice(0, 2)).toEqual(['craque-var-1', 'sealed'])
  expect((await app.request(`/api/rounds/${OPEN_ROUND}/var`)).status).toBe(404)
})

const logs: Logs = {
  headOf: async (origin) => varSchema.parse(await read('/api/var')).epochs.find((epoch) => epoch.origin === origin),
  prove: async (origin, from) => {
    const answer = await app.request(`/api/var/consistency?origin=${origin}&from=${from}`)
    return answer.ok ? consistencySchema.parse(await answer.json()) : undefined
  },
}

/** A log that has nothing but this entry: it would prove that any promise was kept. */
function shadowOf(told: ToldProof, origin: string, pair = makeKeyPair()): ToldProof {
  if (typeof told !== 'object' || told === null) throw new Error('no proof')
  const root = leafHashOf(told.entry)
  const checkpoint = signNote(checkpointText({ origin, size: 1, root }), origin, pair)
  return { ...told, origin, key: verifierKey(origin, pair.publicKey), position: 0, checkpoint, proof: [] }
}

test('a pick is answered with its promise, and the receipt is shown to its owner alone (VR4)', async () => {
  const { rows } = await rowOf({ id: int }).sql`
    select id from match where state = 'scheduled' and starts_at > game_now(1) and sport = 'futebol' order by id limit 2`.execute(
    app.db,
  )
  const picks = rows.map(({ id }) => ({ matchId: id, pick: { kind: 'score', score: { home: 2, away: 1 } } }))
  const put = await app.request('/api/picks', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: me.cookie },
    body: JSON.stringify({ picks }),
  })
  const { results } = savedPicksSchema.parse(await put.json())
  const promises = results.flatMap((one) => ('promise' in one && one.promise ? [one.promise] : []))
  expect(promises.map(({ opening }) => opening.split('\n').slice(2, 4))).toEqual(
    rows.map(({ id }) => ['pick', String(id)]),
  )
  const ask = async ({ leafHash }: { leafHash: string }) =>
    entryProofSchema.parse(await read(`/api/var/entries/${leafHash}`)).proof
  const server = { proofOf: ask, logsOf: () => logs }
  // A minute after the save, an entry that the log lacks is a broken promise. A receipt that names a future time of the
  // save makes the check wait for one minute, never longer.
  let nowMs = Math.max(...promises.map(({ notedAtMs }) => notedAtMs)) + 60_000
  let waits = 0
  const clock = { nowMs: () => nowMs, wait: async (ms: number) => void ((nowMs += ms), waits++) }
  const late = await checkReceipts(promises, server, clock)
  expect([late.isRight, late.text.match(/promessa quebrada/g)?.length, waits]).toEqual([false, 2, 0])
  const dated = promises.map((one) => ({ ...one, notedAtMs: nowMs + 3_600_000 }))
  expect((await checkReceipts(dated, server, clock)).text).toContain('promessa quebrada')
  expect(waits).toBe(30)
  // Within the minute the check waits for the log.
  nowMs = Math.max(...promises.map(({ notedAtMs }) => notedAtMs))
  const wait = async () => void (await growLog(app.db, firstChampionship))
  expect((await checkReceipts(promises, server, { ...clock, wait })).text).toContain('2 de 2')
  const [first, second] = promises as [SavePromiseView, SavePromiseView]
  const told = await ask(first)
  const lies: [SavePromiseView, ToldProof][] = [
    [{ ...first, salt: second.salt }, told],
    [{ ...first, opening: first.opening.replace('"home": 2', '"home": 3') }, told],
    [{ ...first, atMs: first.atMs - 1 }, told],
    [{ ...first, note: second.note }, told],
    [first, null],
    [first, await ask(second)],
    [first, shadowOf(told, 'craque/x/1/1')],
    [first, shadowOf(told, told?.origin ?? '')],
    [first, shadowOf(told, told?.origin ?? '', await readLogKey(app.db))],
  ]
  for (const [receipt, proof] of lies) expect(await wrongWith(receipt, proof, logs)).toBeTypeOf('string')
  const seen = (await logs.headOf(told?.origin ?? '')) as LogHead
  await save()
  await growLog(app.db, firstChampionship)
  const grown = await ask(first)
  expect(grown?.checkpoint).not.toBe(seen.checkpoint)
  for (const [proof, head] of [
    [told, seen],
    [grown, seen],
    [told, await logs.headOf(seen.origin)],
  ] as const)
    expect(await wrongWith(first, proof, { ...logs, headOf: async () => head })).toBe(undefined)

  const path = `/api/var/receipt?kind=pick&id=${rows[0]?.id}`
  const receiptOf = async (cookie: string) =>
    receiptSchema.parse(await (await app.request(path, { headers: { cookie } })).json()).promise
  expect(await receiptOf(me.cookie)).toMatchObject({ leafHash: first.leafHash, isCovered: true })
  expect(await receiptOf((await signInAs(app.session)).cookie)).toBe(null)
})

test.each([
  '/api/var/receipt?kind=salary&id=1',
  '/api/var/receipt?kind=pick&id=0',
  '/api/var/words?digest=xyz',
  '/api/var/consistency',
  '/api/var/consistency?origin=x&from=0',
  '/api/var/consistency?origin=x&from=1e99',
  '/api/var/entries/zz',
  '/api/rounds/x/var',
])('%s is refused as a bad request', async (path) => {
  expect((await app.request(path)).status).toBe(400)
})

test('twelve words lead to the checkpoint that has them, and to nothing where the log was rewritten (VR12)', async () => {
  await save()
  await growLog(app.db, firstChampionship)
  const { epochs } = varSchema.parse(await read('/api/var'))
  const words = epochs[0]?.words.join(' ') ?? ''
  await save()
  await growLog(app.db, firstChampionship)
  const ask = async (digest: string) => {
    const answer = await app.request(`/api/var/words?digest=${digest}`)
    return answer.status === 404 ? undefined : wordsProofSchema.parse(await answer.json())
  }
  const found = await checkWords(words, ask)
  expect(found.text).toContain('continua igual')
  expect((await checkWords(words.split(' ').slice(1).join(' '), ask)).isRight).toBe(false)
  const told = await ask((await digestOfWords(words)) ?? '')
  if (!told) throw new Error('no checkpoint')
  for (const lie of [
    { ...told, checkpoint: told.newest },
    { ...told, newest: told.newest.replace(/\n\d+\n/, '\n1\n') },
    { ...told, proof: [] },
  ])
    expect((await checkWords(words, async () => lie)).isRight).toBe(false)
  expect((await checkWords(words, async () => undefined)).text).toContain('o passado mudou')
})

test('a missing log proves nothing (VR6)', async () => {
  expect((await app.request('/api/var/consistency?origin=craque/x/1/1&from=1')).status).toBe(404)
})

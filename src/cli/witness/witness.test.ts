import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { varSchema } from '#contract/var.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { insertMarket } from '#db/testing/market-fixture.ts'
import { cosignatureLine, readCosignature, witnessKey } from '#db/var/cosignature.ts'
import { growLog } from '#db/var/grow-log.ts'
import { checkpointText, makeKeyPair, sha256, signNote, verifierKey, type KeyPair } from '#db/var/signed-note.ts'
import { hashLeaf } from '#domain/var/merkle-tree.ts'
import { consistencySpans, inclusionSpans } from '#domain/var/proof-spans.ts'
import { createTileTree } from '#domain/var/tiles.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { sql } from 'kysely'
import { judgeCheckpoint, readRequest, requestText, type KnownLog } from './judge-checkpoint.ts'
import { listenAsWitness } from './listen.ts'
import { visitServer } from './visit-server.ts'
import { openWitness } from './witness-state.ts'

const TEXT = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'
/** RFC 8032, test 1, as PKCS 8. */
const pair: KeyPair = {
  privateKey: Buffer.from(
    '302e020100300506032b6570042204209d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'hex',
  ).toString('base64'),
  publicKey: Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex').toString('base64'),
}

test('a cosignature has the form of C2SP: key id, time and signature of the text (VR11)', () => {
  const mine = { name: 'witness.example.com/w1', atSeconds: 1_679_315_147, ...pair }
  const key = witnessKey(mine.name, mine.publicKey)
  const line = cosignatureLine(TEXT, mine)
  expect(readCosignature(`${TEXT}\n${line}`, key)).toEqual({ line, atSeconds: mine.atSeconds })
  // The published example has the same time in the same place.
  const published =
    'jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA=='
  const [shown, made] = [published, line.split(' ')[2] ?? ''].map((text) => Buffer.from(text, 'base64'))
  expect(made?.length).toBe(shown?.length)
  expect(made?.subarray(4, 12)).toEqual(shown?.subarray(4, 12))
  const lies = [
    `${TEXT.replace('163', '164')}\n${line}`,
    `${TEXT}\n${line.replace('AAAABkGF', 'AAAABkGG')}`,
    `${TEXT}\n`,
  ]
  for (const note of lies) expect(readCosignature(note, key)).toBe(undefined)
  expect(readCosignature(`${TEXT}\n${line}`, witnessKey('other.example', mine.publicKey))).toBe(undefined)
  expect(readCosignature(`${TEXT}\n${line}`, key.replace('w1', 'W1'))).toBe(undefined)
})

const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

const serverOf = ({ publicKey }: KeyPair) =>
  Buffer.from(sha256(Buffer.from(publicKey, 'base64')))
    .toString('hex')
    .slice(0, 16)

/** A log with these entries, as a server signs it. */
function logOf(entries: readonly string[], keys: KeyPair, epoch = 1) {
  const origin = `craque/${serverOf(keys)}/1/${epoch}`
  const tree = createTileTree(sha256, 0, [])
  for (const entry of entries) tree.append(hashLeaf(sha256, Buffer.from(entry)))
  const note = signNote(checkpointText({ origin, size: tree.size(), root: tree.root() }), origin, keys)
  const key = verifierKey(origin, keys.publicKey)
  const ask = (old: number) =>
    requestText({
      old,
      note,
      proof: consistencySpans(old, tree.size()).map((span) => Buffer.from(tree.hashOf(span)).toString('base64')),
    })
  const proof = inclusionSpans(0, { from: 0, to: tree.size() }).map((span) =>
    Buffer.from(tree.hashOf(span)).toString('base64'),
  )
  const start = { entry: entries[0] ?? '', proof }
  return { origin, key, note, ask, start, known: { key, size: tree.size(), checkpoint: note } satisfies KnownLog }
}

test('a witness signs what continues the log, and refuses a fork, a smaller log and another key (VR11)', async () => {
  const keys = makeKeyPair()
  const old = logOf(seven, keys)
  const logs = { [old.origin]: old.known }
  const judge = async (body: string, key?: string) =>
    (await judgeCheckpoint(logs, { body, ...(key && { key }) })).status
  expect(await judge(logOf([...seven, 'h'], keys).ask(7))).toBe(200)
  expect(await judge(old.ask(7))).toBe(200)
  expect(await judge(logOf(['a', 'x', ...seven.slice(2), 'h'], keys).ask(7))).toBe(422)
  expect(await judge(logOf(['a', 'x', ...seven.slice(2)], keys).ask(7))).toBe(409)
  expect(await judge(logOf(seven.slice(0, 5), keys).ask(0))).toBe(409)
  expect(await judge(logOf(seven.slice(0, 5), keys).ask(7))).toBe(400)
  expect(
    await judge(
      logOf([...seven, 'h'], keys)
        .ask(7)
        .replace(/\n— (\S+) (.{8})/, '\n— $1 AAAAAAAA'),
    ),
  ).toBe(403)
  const other = logOf(seven, makeKeyPair())
  expect(await judge(other.ask(0))).toBe(404)
  expect(await judge(other.ask(0), other.key)).toBe(200)
  expect(await judge(other.ask(0), old.key)).toBe(404)
  expect(await judge('old 07\n\n')).toBe(400)
})

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
  folder = await mkdtemp(path.join(tmpdir(), 'craque-witness-'))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
  await rm(folder, { recursive: true })
})

test('a witness visits a server, which shows what it signed; a forked log is refused and stored as proof (VR11)', async () => {
  const { db } = app
  vi.stubGlobal('fetch', (url: URL, init?: RequestInit) => app.request(url.pathname + url.search, init))
  const file = path.join(folder, 'witness.json')
  const witness = await openWitness(file, 'casa.example/w1')
  const grow = async () => {
    await sql`update round set deadline_at = deadline_at + interval '1 second' where state = 'open'`.execute(db)
    await growLog(db, firstChampionship)
  }
  const read = async () => varSchema.parse(await (await app.request('/api/var')).json())
  await grow()
  for (let visit = 0; visit < 2; visit++) {
    expect(await visitServer(witness, 'http://server')).toMatchObject({ isWrong: false })
    const { witnesses, epochs } = await read()
    expect(witnesses).toMatchObject([{ key: witness.key, size: epochs[0]?.size }])
    expect(epochs[0]?.checkpoint).toBe(witnesses[0]?.checkpoint)
    await grow()
  }
  // A witness that is restarted with its file forgets nothing.
  const again = await openWitness(file, 'casa.example/w1')
  const { port, server } = await listenAsWitness(again, 0)
  vi.unstubAllGlobals()
  const { epochs } = await read()
  const known = Object.values(again.logs())[0]!
  const told = (await (
    await app.request(`/api/var/consistency?origin=${epochs[0]?.origin}&from=${known.size}`)
  ).json()) as { checkpoint: string; proof: string[] }
  const post = (body: string) => fetch(`http://127.0.0.1:${port}/add-checkpoint`, { method: 'POST', body })
  const conflict = await post(requestText({ old: 0, proof: [], note: told.checkpoint }))
  expect([conflict.status, conflict.headers.get('content-type'), await conflict.text()]).toEqual([
    409,
    'text/x.tlog.size',
    `${known.size}\n`,
  ])
  const signed = await post(requestText({ old: known.size, proof: told.proof, note: told.checkpoint }))
  expect([signed.status, (await signed.text()).startsWith('— casa.example/w1 ')]).toEqual([200, true])
  server.close()

  const post2 = (body: object) =>
    app.request('/api/var/cosignatures', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post2({ key: witness.key, note: told.checkpoint })).status).toBe(400)
  const strange = cosignatureLine(TEXT, { name: 'x.example', atSeconds: 1, ...pair })
  expect((await post2({ key: witnessKey('x.example', pair.publicKey), note: `${TEXT}\n${strange}` })).status).toBe(404)

  // The attacker has the database and the key: an entry is changed, and the newest head signed again over another tree.
  vi.stubGlobal('fetch', (url: URL, init?: RequestInit) => app.request(url.pathname + url.search, init))
  await sql`update var_tile set hashes = 'AAAA' || substr(hashes, 5) where level = 0`.execute(db)
  await grow()
  const refused = await visitServer(again, 'http://server')
  expect(refused.isWrong).toBe(true)
  expect(refused.lines.join()).toContain('não começa com as')
  expect((JSON.parse(await readFile(file, 'utf8')) as { forks: object[] }).forks).toHaveLength(1)
})

type Log = ReturnType<typeof logOf>

interface FakeServer {
  shows: Log
  /** The epoch after `shows`, which has then ended. */
  next?: Log
  /** The answer to a request for a proof; undefined for a 404. */
  proves: (from: number) => Promise<string | undefined> | string | undefined
}

/** A server with one log. Its proofs are the requests of `logOf`. */
function stubServer({ shows, next, proves }: FakeServer) {
  vi.stubGlobal('fetch', async (url: URL) => {
    if (url.pathname === '/api/championships') return Response.json({ championships: [{ slug: 'a' }] })
    if (url.pathname === '/api/var') {
      const epochs = [shows, ...(next ? [next] : [])].map(({ origin, key, note, known, start }, at) => {
        const hasEnded = next !== undefined && at === 0
        return { origin, key, size: known.size, hasEnded, checkpoint: note, start }
      })
      return Response.json({ epochs })
    }
    if (url.pathname === '/api/var/cosignatures') return Response.json({})
    const request = readRequest((await proves(Number(url.searchParams.get('from')))) ?? '')
    return request
      ? Response.json({ checkpoint: request.note, proof: request.proof })
      : new Response(null, { status: 404 })
  })
}

async function witnessOf(log: Log, name: string) {
  const file = path.join(folder, `${name}.json`)
  const witness = await openWitness(file, 'casa.example/w1')
  expect(await witness.add({ body: log.ask(0), key: log.key })).toMatchObject({ status: 200 })
  const forks = async () => (JSON.parse(await readFile(file, 'utf8')) as { forks: object[] }).forks
  return { witness, forks }
}

const withWrongSignature = (text: string) => text.replace(/\n— (\S+) (.{8})/, '\n— $1 AAAAAAAA')

test('a refusal for another reason than the two heads is no proof of a fork (VR11)', async () => {
  const keys = makeKeyPair()
  const [old, grown, stranger] = [logOf(seven, keys), logOf([...seven, 'h'], keys), logOf(seven, makeKeyPair())]
  const servers: FakeServer[] = [
    { shows: grown, proves: (from) => withWrongSignature(grown.ask(from)) },
    { shows: { ...grown, note: withWrongSignature(grown.note) }, proves: () => undefined },
    { shows: grown, proves: () => stranger.ask(7) },
    // The championship became private between two requests.
    { shows: grown, proves: () => undefined },
    { shows: { ...stranger, key: grown.key }, proves: () => undefined },
  ]
  for (const [at, server] of servers.entries()) {
    stubServer(server)
    const { witness, forks } = await witnessOf(old, `refused-${at}`)
    expect((await visitServer(witness, 'http://server')).isWrong).toBe(true)
    expect(await forks()).toEqual([])
  }
})

test('a fork is stored with the head that was refused, and so is a log that shrank (VR11)', async () => {
  const keys = makeKeyPair()
  const [old, grown] = [logOf(seven, keys), logOf([...seven, 'h'], keys)]
  const other = logOf(['a', 'x', ...seven.slice(2), 'h'], keys)
  const sameSize = logOf(['a', 'x', ...seven.slice(2)], keys)
  const smaller = logOf(seven.slice(0, 5), keys)
  const servers: (FakeServer & { proof: Log })[] = [
    { shows: grown, proves: (from) => other.ask(from), proof: other },
    { shows: sameSize, proves: (from) => sameSize.ask(from), proof: sameSize },
    { shows: smaller, proves: () => undefined, proof: smaller },
  ]
  for (const [at, server] of servers.entries()) {
    stubServer(server)
    const { witness, forks } = await witnessOf(old, `forked-${at}`)
    expect((await visitServer(witness, 'http://server')).isWrong).toBe(true)
    expect(await forks()).toMatchObject([{ seen: old.note, shown: server.proof.note }])
  }
})

test('a head that arrives during a visit is no fork: the witness asks for a new proof (VR11)', async () => {
  const keys = makeKeyPair()
  const [old, grown, newest] = [logOf(seven, keys), logOf([...seven, 'h'], keys), logOf([...seven, 'h', 'i'], keys)]
  const { witness, forks } = await witnessOf(old, 'listening')
  stubServer({
    shows: newest,
    proves: async (from) => {
      if (from === 7) expect(await witness.add({ body: grown.ask(7) })).toMatchObject({ status: 200 })
      return newest.ask(from)
    },
  })
  expect(await visitServer(witness, 'http://server')).toMatchObject({ isWrong: false })
  expect(witness.logs()[old.origin]?.size).toBe(9)
  expect(await forks()).toEqual([])
})

test('a witness also checks an epoch that has ended, and that the next one continues it (VR7, VR11)', async () => {
  const keys = makeKeyPair()
  const [old, rewritten] = [logOf(seven, keys), logOf(['a', 'x', ...seven.slice(2)], keys)]
  const after = ({ note }: Log) => logOf([`craque-var-1\nstart\n0\n${JSON.stringify({ before: note })}\n`], keys, 2)
  const servers: [FakeServer, boolean, number][] = [
    [{ shows: old, next: after(old), proves: (from) => old.ask(from) }, false, 0],
    [{ shows: rewritten, next: after(rewritten), proves: (from) => rewritten.ask(from) }, true, 1],
    [{ shows: old, next: after(rewritten), proves: (from) => old.ask(from) }, true, 1],
  ]
  for (const [at, [server, isWrong, count]] of servers.entries()) {
    stubServer(server)
    const { witness, forks } = await witnessOf(old, `epochs-${at}`)
    expect(await visitServer(witness, 'http://server'), `${at}`).toMatchObject({ isWrong })
    expect(await forks()).toHaveLength(count)
  }
})

test('an epoch that another restore took away is told, and not refused (VR7, VR11)', async () => {
  const keys = makeKeyPair()
  const old = logOf(seven, keys)
  stubServer({ shows: old, proves: (from) => old.ask(from) })
  const { witness } = await witnessOf(old, 'restored-twice')
  const logs = { ...witness.logs(), [old.origin.replace(/1$/, '2')]: old.known }
  const visit = await visitServer({ ...witness, logs: () => logs }, 'http://server')
  expect(visit).toMatchObject({ isWrong: false })
  expect(visit.lines.join()).toContain('7 entradas se perderam')
})

test('a championship that is no longer shown is gone, but its log is not refused (VR11)', async () => {
  const keys = makeKeyPair()
  const old = logOf(seven, keys)
  stubServer({ shows: old, proves: (from) => old.ask(from) })
  const { witness } = await witnessOf(old, 'gone')
  const other = `craque/${serverOf(keys)}/2/1`
  const logs = { ...witness.logs(), [other]: old.known }
  const visit = await visitServer({ ...witness, logs: () => logs }, 'http://server')
  expect(visit).toMatchObject({ isWrong: false, isGone: true })
  expect(visit.lines.join()).toContain(`SUMIU ${other}`)
})

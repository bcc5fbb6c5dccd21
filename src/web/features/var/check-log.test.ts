import { beforeEach, expect, test, vi } from 'vitest'
import { serverName } from '#db/var/log-key.ts'
import { checkpointText, makeKeyPair, sha256, signNote, verifierKey } from '#db/var/signed-note.ts'
import { hashLeaf } from '#domain/var/merkle-tree.ts'
import { consistencySpans, inclusionSpans } from '#domain/var/proof-spans.ts'
import { createTileTree } from '#domain/var/tiles.ts'
import type { FetchApi } from '#web/base/api-client.ts'
import { isCoveredBy } from '#web/game/receipt/check-entry.ts'
import { knownLogs } from '#web/game/receipt/known-logs.ts'
import { checkLog } from './check-log.ts'
import { closeFork, closeGone } from '#web/game/receipt/seen-head.ts'

const pair = makeKeyPair()

/** A log with these entries, in the format that the server sends. */
function logOf(entries: readonly string[], { origin = 'craque/x/1/1', hasEnded = false, keys = pair } = {}) {
  const tree = createTileTree(sha256, 0, [])
  for (const entry of entries) tree.append(hashLeaf(sha256, Buffer.from(entry)))
  const text = checkpointText({ origin, size: tree.size(), root: tree.root() })
  const head = { origin, key: verifierKey(origin, keys.publicKey), checkpoint: signNote(text, origin, keys) }
  const prove = (from: number) =>
    consistencySpans(from, tree.size()).map((span) => Buffer.from(tree.hashOf(span)).toString('base64'))
  const proof = inclusionSpans(0, { from: 0, to: tree.size() }).map((span) =>
    Buffer.from(tree.hashOf(span)).toString('base64'),
  )
  const start = { entry: entries[0] ?? '', proof }
  return { prove, epoch: { ...head, epoch: 1, size: tree.size(), startedAtMs: 0, hasEnded, words: [], start } }
}
type Log = ReturnType<typeof logOf>

/** The epoch after this one, with the first entry that holds the old head. */
const after = ({ epoch }: Log, entries: readonly string[] = [], origin = 'craque/x/1/2') =>
  logOf([`craque-var-1\nstart\n0\n${JSON.stringify({ before: epoch.checkpoint })}\n`, ...entries], {
    origin,
  })

const visit = (...logs: Log[]) => visitProving(logs, logs)

/** `logs`: what the server proves, perhaps in place of what it shows. */
function visitProving(shown: readonly Log[], logs: readonly Log[]) {
  return checkLog({ fetchApi: fetchFrom(logs), championship: undefined, epochs: shown.map(({ epoch }) => epoch) })
}

const fetchFrom =
  (logs: readonly Log[]): FetchApi =>
  async (path) => {
    if (path === '/api/var') return Response.json({ epochs: logs.map(({ epoch }) => epoch), rounds: [], witnesses: [] })
    const query = new URL(path, 'http://x').searchParams
    const log = logs.find(({ epoch }) => epoch.origin === query.get('origin'))
    const from = Number(query.get('from'))
    if (!log || from > log.epoch.size) return Response.json({ kind: 'not_found', status: 404 }, { status: 404 })
    return Response.json({ checkpoint: log.epoch.checkpoint, proof: log.prove(from) })
  }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('a device sees a log for the first time, then unchanged, then grown (VR6)', async () => {
  expect(await visit(logOf(seven.slice(0, 3)))).toEqual({ kind: 'first' })
  expect(await visit(logOf(seven.slice(0, 3)))).toEqual({ kind: 'same' })
  expect(await visit(logOf(seven))).toEqual({ kind: 'grown', entries: 4 })
})

test.each([
  ['another entry in the middle', () => logOf(['a', 'x', ...seven.slice(2), 'h'])],
  ['as many entries, one of them another', () => logOf(['a', 'x', ...seven.slice(2)])],
  ['fewer entries', () => logOf(seven.slice(0, 5))],
  ['another key', () => logOf([...seven, 'h'], { keys: makeKeyPair() })],
  ['another name and no word of the old one', () => logOf([...seven, 'h'], { origin: 'craque/y/1/1' })],
])('a log with %s is a fork until the person closes the warning (VR6)', async (_name, changed) => {
  await visit(logOf(seven))
  const shown = changed()
  const check = await visit(shown)
  expect(check.kind).toBe('fork')
  expect((await visit(logOf([...seven, 'h']))).kind).toBe('fork')
  if (check.kind === 'fork') closeFork(undefined, check.fork)
  expect((await visit(shown)).kind).toBe('same')
})

test('a new epoch is reported, and so are the entries that a restored backup lacks, until the person closes it (VR6, VR7)', async () => {
  await visit(logOf(seven))
  const grown = logOf([...seven, 'h'], { hasEnded: true })
  expect(await visit(grown, after(grown))).toEqual({ kind: 'epoch' })
  localStorage.removeItem('craque-var:')
  await visit(logOf(seven))
  const ended = logOf(seven.slice(0, 5), { hasEnded: true })
  const shown = [ended, after(ended)] as const
  expect(await visit(...shown)).toEqual({ kind: 'gone', entries: 2 })
  expect(await visit(...shown)).toEqual({ kind: 'gone', entries: 2 })
  closeGone(undefined)
  expect(await visit(...shown)).toEqual({ kind: 'same' })
})

test('an epoch that another restore took away is gone, and no fork, while the one before is still there (VR7)', async () => {
  const ended = logOf(seven, { hasEnded: true })
  await visit(ended, after(ended, ['h']))
  const again = after(ended, ['i'], 'craque/x/1/2-b')
  expect(await visit(ended, again)).toEqual({ kind: 'gone', entries: 2 })
  closeGone(undefined)
  expect(await visit(ended, again)).toEqual({ kind: 'same' })
})

test('an epoch that has ended stays under watch, and the next one must continue it (VR6, VR7)', async () => {
  const ended = logOf(seven, { hasEnded: true })
  const next = after(ended)
  await visit(ended, next)
  const rewritten = logOf(['a', 'x', ...seven.slice(2)], { hasEnded: true })
  const check = await visit(rewritten, next)
  expect(check.kind).toBe('fork')
  if (check.kind === 'fork') closeFork(undefined, check.fork)
  expect((await visit(rewritten, next)).kind).toBe('same')
  localStorage.removeItem('craque-var:')
  await visit(ended)
  expect((await visit(ended, after(rewritten))).kind).toBe('fork')
})

test('the head that a device stores is the one that the server proved, and it contains the one shown (VR6)', async () => {
  await visit(logOf(seven))
  const [shown, proven] = [logOf([...seven, 'x', 'y']), logOf([...seven, 'h', 'i', 'j'])]
  expect((await visitProving([shown], [proven])).kind).toBe('fork')
  localStorage.removeItem('craque-var-fork:')
  expect(await visitProving([logOf([...seven, 'h'])], [proven])).toEqual({ kind: 'grown', entries: 3 })
  expect(await visit(proven)).toEqual({ kind: 'same' })
})

test('the mark of a save is full only if the log that the device has seen covers it (VR4, VR6)', async () => {
  const [origin, others] = [`craque/${serverName(pair)}/1/1`, makeKeyPair()]
  const log = logOf(seven, { origin })
  await visit(log)
  const covers = ({ epoch }: Log, logs: readonly Log[]) => {
    const proof = { ...epoch, position: 0, ...epoch.start }
    const leafHash = Buffer.from(hashLeaf(sha256, Buffer.from('a'))).toString('hex')
    return isCoveredBy({ proof }, leafHash, knownLogs(fetchFrom(logs), undefined))
  }
  const grown = logOf([...seven, 'h'], { origin })
  expect([await covers(log, [log]), await covers(grown, [grown])]).toEqual([true, true])
  const shadows = [
    logOf(['a', 'z'], { origin: `craque/${serverName(others)}/1/1`, keys: others }),
    logOf(['a', 'z'], { origin, keys: others }),
    logOf(['a', 'z'], { origin }),
    logOf(['a', 'x', ...seven], { origin }),
  ]
  for (const shadow of shadows) expect(await covers(shadow, [log])).toBe(false)
  // A server that shows the second log to everybody who asks meets the head that this device has seen.
  expect(await covers(shadows[2] as Log, [shadows[2] as Log])).toBe(false)
})

test('without WebCrypto a page says that it cannot check (VR6)', async () => {
  vi.stubGlobal('crypto', {})
  expect(await visit(logOf(seven))).toEqual({ kind: 'cannot' })
  vi.unstubAllGlobals()
})

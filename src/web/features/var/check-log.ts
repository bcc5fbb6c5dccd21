import type { VarConsistency, VarView } from '#contract/var.ts'
import { ApiProblem, callApi, type FetchApi } from '#web/base/api-client.ts'
import { fromBase64 } from '#verify/bytes.ts'
import { openNote, readCheckpoint, type Checkpoint } from '#verify/note.ts'
import { isConsistent } from '#verify/tree.ts'
import { headBefore, isSameEnd } from '#verify/check-epoch.ts'
import {
  goneEntries,
  readFork,
  seenHeads,
  storeFork,
  storeGone,
  storeHeads,
  type Fork,
  type SeenHead,
} from '#web/game/receipt/seen-head.ts'

export type LogCheck =
  | { kind: 'first' | 'same' | 'epoch' | 'cannot' }
  | { kind: 'grown'; entries: number }
  | { kind: 'gone'; entries: number }
  | { kind: 'fork'; fork: Fork }

type Epoch = VarView['epochs'][number]

interface Requested {
  fetchApi: FetchApi
  championship: string | undefined
  epochs: readonly Epoch[]
}

/** Undefined if the head's key did not sign its checkpoint. */
async function signedHead({ key, checkpoint }: SeenHead): Promise<Checkpoint | undefined> {
  const { text, signed } = await openNote(checkpoint, key)
  return signed === 'not signed' ? undefined : readCheckpoint(text)
}

async function askConsistency(fetchApi: FetchApi, { origin, size }: Checkpoint): Promise<VarConsistency | undefined> {
  try {
    return await callApi(fetchApi, 'GET /api/var/consistency', { origin, from: size })
  } catch (error) {
    // The server's log is shorter than what this device saw, or the server no longer has it.
    if (error instanceof ApiProblem && error.status === 404) return undefined
    throw error
  }
}

/** What one epoch looks like today: a fork, or the head to store and how many entries are gone. */
type Compared = { fork: Fork } | { head: SeenHead; size: number; grown: number; gone: number }

/** Whether the newer signed head contains the older one, by the server's proof. */
async function continues(fetchApi: FetchApi, { older, newer }: { older: Checkpoint; newer: Checkpoint }) {
  if (older.size === newer.size) return isConsistent(older, newer, [])
  const answer = await askConsistency(fetchApi, older)
  return answer !== undefined && isConsistent(older, newer, answer.proof.map(fromBase64))
}

/**
 * The head that the server proves is the one to store. The head that the page got must be equal, or be
 * contained in it.
 */
async function compareEpoch(
  fetchApi: FetchApi,
  { epoch, seen }: { epoch: Epoch; seen: SeenHead | undefined },
): Promise<Compared> {
  const shown: SeenHead = { origin: epoch.origin, key: epoch.key, checkpoint: epoch.checkpoint }
  const fork = (found: SeenHead): Compared => ({ fork: { seen: seen ?? found, shown: found } })
  const now = await signedHead(shown)
  if (!now || now.origin !== epoch.origin || (seen && seen.key !== epoch.key)) return fork(shown)
  const head = seen && (await signedHead(seen))
  // The stored head has no valid signature, for example after an edit by hand. There is nothing to compare with.
  if (!head) return { head: shown, size: now.size, grown: 0, gone: 0 }
  if (epoch.hasEnded && now.size < head.size)
    return { head: shown, size: now.size, grown: 0, gone: head.size - now.size }
  if (now.size === head.size && (await isConsistent(head, now, [])))
    return { head: shown, size: now.size, grown: 0, gone: 0 }
  const answer = await askConsistency(fetchApi, head)
  const checkpoint = answer?.checkpoint ?? ''
  const proven: SeenHead = { ...shown, checkpoint }
  const told = answer && (await signedHead(proven))
  if (!answer || !told || told.origin !== head.origin) return fork(shown)
  if (!(await isConsistent(head, told, answer.proof.map(fromBase64)))) return fork(proven)
  if (told.size < now.size || !(await continues(fetchApi, { older: now, newer: told })))
    return { fork: { seen: proven, shown } }
  return { head: proven, size: told.size, grown: told.size - head.size, gone: 0 }
}

/** VR7: an epoch that this device sees for the first time must continue the one before. */
async function wrongStart(before: Epoch, next: Epoch): Promise<Fork | undefined> {
  const told = await headBefore(next)
  const ended = readCheckpoint(before.checkpoint)
  if (ended && isSameEnd(ended, readCheckpoint(told ?? ''))) return undefined
  const { origin, key, checkpoint } = before
  return { seen: { origin, key, checkpoint }, shown: { origin, key, checkpoint: told ?? next.checkpoint } }
}

interface Visited {
  heads: SeenHead[]
  /** Of the newest epoch. */
  grown: number
  gone: number
}

async function compareAll({ fetchApi, epochs }: Requested, seen: readonly SeenHead[]): Promise<Fork | Visited> {
  const heads: SeenHead[] = []
  let [grown, gone] = [0, 0]
  for (const [at, epoch] of epochs.entries()) {
    const known = seen.find(({ origin }) => origin === epoch.origin)
    const before = epochs[at - 1]
    const wrong = before && !known ? await wrongStart(before, epoch) : undefined
    if (wrong) return wrong
    const compared = await compareEpoch(fetchApi, { epoch, seen: known })
    if ('fork' in compared) return compared.fork
    heads.push(compared.head)
    grown = compared.grown
    gone += compared.gone
  }
  const shown = heads.at(-1)
  const missing = seen.filter(({ origin }) => !epochs.some((epoch) => epoch.origin === origin))
  const [first] = missing
  // VR7: another restore takes away whole epochs, but never all that this device has seen.
  if (first && shown && missing.length === seen.length) return { seen: first, shown }
  for (const { checkpoint } of missing) gone += readCheckpoint(checkpoint)?.size ?? 0
  return { heads, grown, gone }
}

/**
 * VR6: compares every epoch with its stored head, then stores the new heads. If they form a fork, stores the fork
 * instead, until the person closes the warning. Entries that are gone also stay shown until then.
 */
export async function checkLog(request: Requested): Promise<LogCheck> {
  const { championship, epochs } = request
  const current = epochs.at(-1)
  // Plain http has no WebCrypto.
  if (!current || !globalThis.crypto?.subtle) return { kind: 'cannot' }
  const storedFork = readFork(championship)
  if (storedFork) return { kind: 'fork', fork: storedFork }
  const seen = seenHeads(championship)
  const visited = await compareAll(request, seen)
  if ('shown' in visited) {
    const heads = epochs.map(({ origin, key, checkpoint }) => ({ origin, key, checkpoint }))
    const fork = { ...visited, heads }
    storeFork(championship, fork)
    return { kind: 'fork', fork }
  }
  storeHeads(championship, visited.heads)
  const gone = goneEntries(championship) + visited.gone
  if (visited.gone > 0) storeGone(championship, gone)
  if (gone > 0) return { kind: 'gone', entries: gone }
  if (seen.length === 0) return { kind: 'first' }
  if (!seen.some(({ origin }) => origin === current.origin)) return { kind: 'epoch' }
  return visited.grown === 0 ? { kind: 'same' } : { kind: 'grown', entries: visited.grown }
}

import type { VarConsistency, VarView } from '#contract/var.ts'
import { ApiProblem, callApi, type FetchApi } from '#web/base/api-client.ts'
import { fromBase64 } from '#verify/bytes.ts'
import { openNote, readCheckpoint, type Checkpoint } from '#verify/note.ts'
import { isConsistent } from '#verify/tree.ts'
import { storeFork, storeHead, readFork, seenHead, type Fork, type SeenHead } from './seen-head.ts'

export type LogCheck =
  | { kind: 'first' | 'same' | 'epoch' | 'cannot' }
  | { kind: 'grown' | 'gone'; entries: number }
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

/** Whether the server's log still contains what this device saw. */
async function continues(fetchApi: FetchApi, { seen, head }: { seen: SeenHead; head: Checkpoint }): Promise<boolean> {
  const answer = await askConsistency(fetchApi, head)
  const now = answer && (await signedHead({ ...seen, checkpoint: answer.checkpoint }))
  return (
    now !== undefined &&
    now.origin === head.origin &&
    (await isConsistent(head, now, answer?.proof.map(fromBase64) ?? []))
  )
}

async function compare(
  { fetchApi, epochs }: Requested,
  { seen, current }: { seen: SeenHead; current: Epoch },
): Promise<LogCheck> {
  const shown: SeenHead = { origin: current.origin, key: current.key, checkpoint: current.checkpoint }
  const fork: LogCheck = { kind: 'fork', fork: { seen, shown } }
  const head = await signedHead(seen)
  const now = await signedHead(shown)
  if (!now || now.origin !== current.origin) return fork
  // The stored head has no valid signature, for example after an edit by hand. There is nothing to compare with.
  if (!head) return { kind: 'first' }
  const old = epochs.find(({ origin }) => origin === head.origin)
  if (!old || old.key !== seen.key) return fork
  if (old.hasEnded && old.size < head.size) return { kind: 'gone', entries: head.size - old.size }
  if (!(await continues(fetchApi, { seen, head }))) return fork
  if (old !== current) return { kind: 'epoch' }
  return now.size === head.size ? { kind: 'same' } : { kind: 'grown', entries: now.size - head.size }
}

/**
 * VR6: compares the log with the stored head, then stores the new head. If they form a fork, stores the fork instead,
 * until the person closes the warning.
 */
export async function checkLog(request: Requested): Promise<LogCheck> {
  const current = request.epochs.at(-1)
  // Plain http has no WebCrypto.
  if (!current || !globalThis.crypto?.subtle) return { kind: 'cannot' }
  const storedFork = readFork(request.championship)
  if (storedFork) return { kind: 'fork', fork: storedFork }
  const seen = seenHead(request.championship)
  const result: LogCheck = seen ? await compare(request, { seen, current }) : { kind: 'first' }
  const { origin, key, checkpoint } = current
  if (result.kind === 'fork') storeFork(request.championship, result.fork)
  else storeHead(request.championship, { origin, key, checkpoint })
  return result
}

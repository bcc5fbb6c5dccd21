import { createHash } from 'node:crypto'
import type { FeedKind, FeedProblem } from '#domain/feed/feed.ts'
import type { Progress } from '#domain/feed/progress.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { buildModel } from '#jobs/import/model/build-model.ts'
import type { Model } from '#jobs/import/model/model.ts'
import type { Requested } from './adapter/adapter.ts'
import { ADAPTERS } from './adapter/adapters.ts'
import type { Ask, Document } from './ask/fetch-document.ts'

export interface SnapshotRead {
  model: Model
  progress: Progress
  /** A hash of all documents together, in the order of the requests. */
  digest: string
}

/** Undefined: the source has nothing to say at the moment. */
type Read = Result<SnapshotRead | undefined, FeedProblem>

interface Wanted {
  address: string
  headers?: Record<string, string>
}

export interface FeedOrder {
  kind: FeedKind
  asked: Requested & { timeZone: string }
  /** The answers so far, by address. */
  documents: ReadonlyMap<string, Result<Document, FeedProblem>>
}

/** The content of the documents, or the address of the one that is missing. */
export type FeedAnswer = { wanted: Wanted } | { read: Read }
export type ReadDocuments = (order: FeedOrder) => Promise<FeedAnswer>

function progressOf({ matches, ties }: Model): Progress {
  const isOver = matches.filter(({ report }) => report && report.minute === undefined).length
  const sides = ties.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey].filter((key) => key !== undefined))
  return [isOver, matches.length + sides.length]
}

/** Makes no request, so that a thread without a network can run it: it ends at the first missing document. */
export const readDocuments: ReadDocuments = async ({ kind, asked: { timeZone, ...asked }, documents }) => {
  const hash = createHash('sha256')
  const missing: Wanted[] = []
  const ask: Ask = async (address, headers) => {
    const document = documents.get(address)
    if (!document) missing.push({ address, ...(headers && { headers }) })
    else if (document.ok) hash.update(`${address}\n`).update(document.value.bytes)
    return document ?? fail({ kind: 'unreachable', reason: 'not asked yet' })
  }
  const snapshot = await ADAPTERS[kind].read(ask, asked)
  const [wanted] = missing
  if (wanted) return { wanted }
  if (!snapshot.ok || !snapshot.value) return { read: snapshot as Result<undefined, FeedProblem> }
  const { statement, stage } = snapshot.value
  const model = buildModel([statement], { timeZone })
  return { read: ok({ model, progress: [...stage, ...progressOf(model)], digest: hash.digest('base64url') }) }
}

/** Fetches the documents that the source's adapter needs, one after the other. */
export async function readSnapshot(
  read: ReadDocuments,
  ask: Ask,
  { kind, asked }: Omit<FeedOrder, 'documents'>,
): Promise<Read> {
  const documents = new Map<string, Result<Document, FeedProblem>>()
  for (;;) {
    const answer = await read({ kind, asked, documents })
    if ('read' in answer) return answer.read
    const { address, headers } = answer.wanted
    documents.set(address, await ask(address, headers))
  }
}

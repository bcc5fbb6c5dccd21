import { createHash } from 'node:crypto'
import type { FeedProblem } from '#domain/feed/feed.ts'
import type { Progress } from '#domain/feed/progress.ts'
import { ok, type Result } from '#domain/result.ts'
import { buildModel } from '#jobs/import/model/build-model.ts'
import type { Model } from '#jobs/import/model/model.ts'
import type { Adapter, Asked } from './adapter/adapter.ts'
import type { Ask } from './ask/fetch-document.ts'

export interface SnapshotRead {
  model: Model
  progress: Progress
  /** Of all documents together, in the order in which they were asked for. */
  digest: string
}

function progressOf({ matches, ties }: Model): Progress {
  const isOver = matches.filter(({ report }) => report && report.minute === undefined).length
  const sides = ties.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey].filter((key) => key !== undefined))
  return [isOver, matches.length + sides.length]
}

/** Undefined: the source says nothing just now. */
export async function readSnapshot(
  adapter: Adapter,
  ask: Ask,
  { timeZone, ...asked }: Asked & { timeZone: string },
): Promise<Result<SnapshotRead | undefined, FeedProblem>> {
  const hash = createHash('sha256')
  const hashed: Ask = async (address, headers) => {
    const document = await ask(address, headers)
    if (document.ok) hash.update(`${address}\n`).update(document.value.bytes)
    return document
  }
  const snapshot = await adapter.read(hashed, asked)
  if (!snapshot.ok || !snapshot.value) return snapshot as Result<undefined, FeedProblem>
  const { statement, stage } = snapshot.value
  const model = buildModel([statement], { timeZone })
  return ok({ model, progress: [...stage, ...progressOf(model)], digest: hash.digest('base64url') })
}

import type { Logger } from 'pino'
import type { RoundFileRow } from '#db/import/stored-season.ts'
import { fail } from '#domain/result.ts'
import type { Problem } from '#domain/import/problem.ts'
import type { FeedAnswer, FeedOrder, ReadDocuments } from '#jobs/feed/read-snapshot.ts'
import { judgeRounds, type JudgeRounds, type RoundsJudged } from '#jobs/import/cartola/cartola-statement.ts'
import type { Requested } from '#jobs/import/model/build-model.ts'
import type { Model } from '#jobs/import/model/model.ts'
import type { NamedBytes } from '#jobs/import/read/read-file.ts'
import { refusedModel, type ReadFiles } from '#jobs/import/read/read-files.ts'
import { createThread, isOutOfMemory, TooSlow } from '#server/thread/create-thread.ts'

/** The limits for one order to the thread. A whole season takes two seconds on one slow processor. */
const LIMIT_MS = 30_000
const LIMIT_MB = 400

interface Options {
  file: URL
  log: Logger
  limitMs?: number
  limitMb?: number
}

export type ReaderOrder =
  | { files: readonly NamedBytes[]; asked: Requested }
  | { judge: readonly RoundFileRow[] }
  | { feed: FeedOrder }

export interface Reader {
  read: ReadFiles
  judge: JudgeRounds
  readFeed: ReadDocuments
  close: () => Promise<void>
}

/**
 * Reads files from people and feeds in a thread of its own, one import after the other. Whatever a file does there, the
 * server continues to answer, and the import is refused with a reason.
 */
export function createReader({ file, log, limitMs = LIMIT_MS, limitMb = LIMIT_MB }: Options): Reader {
  // Shared memory: it says which file was being read when the thread ended.
  const current = new Int32Array(new SharedArrayBuffer(4))
  const thread = createThread<ReaderOrder, Model | RoundsJudged | FeedAnswer>({
    file,
    name: 'files',
    log,
    limitMs,
    workerData: current,
    resourceLimits: { maxOldGenerationSizeMb: limitMb, maxYoungGenerationSizeMb: 64 },
  })

  function problemOf(error: unknown): Pick<Problem, 'code' | 'values'> {
    if (error instanceof TooSlow) return { code: 'too_slow', values: { seconds: Math.ceil(limitMs / 1000) } }
    if (isOutOfMemory(error)) return { code: 'too_much_memory', values: {} }
    log.error({ err: error }, 'a file could not be read')
    return { code: 'reading_failed', values: {} }
  }

  const read: ReadFiles = async (files, asked = {}) => {
    try {
      return (await thread.ask({ files, asked })) as Model
    } catch (error) {
      const at = files[Atomics.load(current, 0)]?.name ?? ''
      return refusedModel([{ file: at, line: null, ...problemOf(error) }], asked)
    }
  }
  const judge: JudgeRounds = async (stored) =>
    stored.length > 0 ? ((await thread.ask({ judge: stored })) as RoundsJudged) : judgeRounds(stored)
  const readFeed: ReadDocuments = async (feed) => {
    try {
      return (await thread.ask({ feed })) as FeedAnswer
    } catch (error) {
      // A poll that was cut short by the stop is not the source's fault.
      if (!(error instanceof TooSlow) && !isOutOfMemory(error)) throw error
      const { code, values } = problemOf(error)
      return { read: fail({ kind: 'refused', code, value: String(Object.values(values)[0] ?? '') }) }
    }
  }
  return { read, judge, readFeed, close: thread.close }
}

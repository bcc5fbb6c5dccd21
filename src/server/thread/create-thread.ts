import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Logger } from 'pino'

export interface Order<Requested> {
  id: number
  asked: Requested
}
/** First the message that the thread has started the order, then its result. */
export type Answer<Value> =
  | { id: number; isTaken: true }
  | { id: number; value: Value }
  | { id: number; problem: string }

interface Options extends WorkerOptions {
  file: URL
  /** The thread's name in the log. */
  name: string
  log: Logger
  /**
   * With a limit, orders run one by one, and a thread that takes longer for one is ended and replaced. Without a limit,
   * orders run at the same time.
   */
  limitMs?: number
}

interface Waiter<Requested, Value> extends Order<Requested> {
  resolve: (value: Value) => void
  reject: (error: Error) => void
}

export interface Thread<Requested, Value> {
  ask: (asked: Requested) => Promise<Value>
  /** An order is expected soon: starts the thread, which ends after a while if none comes. */
  expect: () => void
  close: () => Promise<void>
}

/** The order took longer than its limit. */
export class TooSlow extends Error {}

/** Node ends only the thread that reaches its memory limit. */
export const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'

/** A thread ends after this time without orders and calls of `expect`, which come more often before an order. */
const idleMs = 90_000

/** Runs work in a thread of its own, which starts on demand and ends when idle. */
export function createThread<Requested, Value>({
  file,
  name,
  log,
  limitMs,
  ...options
}: Options): Thread<Requested, Value> {
  const waiting: Waiter<Requested, Value>[] = []
  const sent = new Map<number, Waiter<Requested, Value>>()
  let lastId = 0
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let late: NodeJS.Timeout | undefined

  function sendNext() {
    if (limitMs !== undefined && sent.size > 0) return
    const waiter = waiting.shift()
    if (!waiter) return
    const { id, asked } = waiter
    sent.set(id, waiter)
    worker ??= start()
    worker.postMessage({ id, asked } satisfies Order<Requested>, [])
  }

  function lose(lost: Worker, error: Error) {
    if (worker !== lost) return
    worker = undefined
    clearTimeout(late)
    for (const { reject } of sent.values()) reject(error)
    sent.clear()
    sendNext()
  }

  function endLate(slow: Worker) {
    log.warn({ limitMs }, `the thread of ${name} took too long: it is ended`)
    void slow.terminate()
    lose(slow, new TooSlow(`the thread of ${name} took longer than ${limitMs} ms`))
  }

  function rest() {
    clearTimeout(idle)
    if (sent.size > 0) return
    idle = setTimeout(() => {
      void worker?.terminate()
      worker = undefined
    }, idleMs).unref()
  }

  function hear(from: Worker, answer: Answer<Value>) {
    // A thread that was ended may still send messages, but its orders have already failed.
    if (from !== worker) return
    clearTimeout(late)
    if ('isTaken' in answer) {
      // The limit counts from here, not from the sending: a thread that is still starting may be slow.
      if (limitMs !== undefined) late = setTimeout(() => endLate(from), limitMs).unref()
      return
    }
    const waiter = sent.get(answer.id)
    sent.delete(answer.id)
    if ('problem' in answer) waiter?.reject(new Error(answer.problem))
    else waiter?.resolve(answer.value)
    sendNext()
    rest()
  }

  function start(): Worker {
    const made = new Worker(file, options)
    made.on('message', (answer: Answer<Value>) => hear(made, answer))
    made.on('error', (error: Error) => {
      if (isOutOfMemory(error)) log.warn(`the thread of ${name} has reached its limit of memory`)
      else log.error({ err: error }, `the thread of ${name} has died`)
      lose(made, error)
    })
    made.on('exit', () => lose(made, new Error(`the thread of ${name} has ended`)))
    made.unref()
    return made
  }

  return {
    ask: (asked) => {
      clearTimeout(idle)
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.push({ id, asked, resolve, reject })
        sendNext()
      })
    },
    expect: () => {
      worker ??= start()
      rest()
    },
    close: async () => {
      clearTimeout(idle)
      clearTimeout(late)
      // The end of the thread would start a new one for orders that still wait, so they fail first.
      for (const { reject } of waiting.splice(0)) reject(new Error(`the thread of ${name} is closed`))
      await worker?.terminate()
    },
  }
}

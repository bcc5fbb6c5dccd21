import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Logger } from 'pino'

export interface Order<Asked> {
  id: number
  asked: Asked
}
/** First that the thread begins with an order, then what came of it. */
export type Answer<Value> =
  | { id: number; isTaken: true }
  | { id: number; value: Value }
  | { id: number; problem: string }

interface Options extends WorkerOptions {
  file: URL
  /** What the log calls it. */
  name: string
  log: Logger
  /** Orders go one by one, and a thread that takes longer for one is ended and replaced. Without it they go at once. */
  limitMs?: number
}

interface Waiter<Asked, Value> extends Order<Asked> {
  resolve: (value: Value) => void
  reject: (error: Error) => void
}

export interface Thread<Asked, Value> {
  ask: (asked: Asked) => Promise<Value>
  /** Somebody will ask soon: it is there by then, and stays for a while if nobody does. */
  expect: () => void
  close: () => Promise<void>
}

/** The order took longer than its thread allows. */
export class TooSlow extends Error {}

/** Node ends a thread alone that reaches its limit of memory. */
export const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Longer than it takes until somebody who expects to ask says so again. */
const idleMs = 90_000

/** Work in a thread of its own, which is there when somebody asks and goes when nobody has for a while. */
export function createThread<Asked, Value>({ file, name, log, limitMs, ...options }: Options): Thread<Asked, Value> {
  const waiting: Waiter<Asked, Value>[] = []
  const sent = new Map<number, Waiter<Asked, Value>>()
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
    worker.postMessage({ id, asked } satisfies Order<Asked>, [])
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
    // What an ended thread still said was answered already.
    if (from !== worker) return
    clearTimeout(late)
    if ('isTaken' in answer) {
      // From here on, not since it was sent: a thread that only starts may be slow.
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
      // Nobody starts a thread for them any more.
      for (const { reject } of waiting.splice(0)) reject(new Error(`the thread of ${name} is closed`))
      await worker?.terminate()
    },
  }
}

import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Logger } from 'pino'

export interface Order<Asked> {
  id: number
  asked: Asked
}
export type Answer<Value> = { id: number; value: Value } | { id: number; problem: string }

interface Options extends WorkerOptions {
  file: URL
  /** What the log calls it. */
  name: string
  log: Logger
}

interface Waiter<Value> {
  resolve: (value: Value) => void
  reject: (error: Error) => void
}

export interface Thread<Asked, Value> {
  ask: (asked: Asked) => Promise<Value>
  /** Somebody will ask soon: it is there by then, and stays for a while if nobody does. */
  expect: () => void
  close: () => Promise<void>
}

/** Longer than it takes until somebody who expects to ask says so again. */
const idleMs = 90_000

/** Work in a thread of its own, which is there when somebody asks and goes when nobody has for a while. */
export function createThread<Asked, Value>({ file, name, log, ...options }: Options): Thread<Asked, Value> {
  const waiters = new Map<number, Waiter<Value>>()
  let lastId = 0
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function lose(lost: Worker, error: Error) {
    if (worker !== lost) return
    worker = undefined
    for (const { reject } of waiters.values()) reject(error)
    waiters.clear()
  }

  function rest() {
    clearTimeout(idle)
    if (waiters.size > 0) return
    idle = setTimeout(() => {
      void worker?.terminate()
      worker = undefined
    }, idleMs).unref()
  }

  function hear(answer: Answer<Value>) {
    const waiter = waiters.get(answer.id)
    waiters.delete(answer.id)
    if ('problem' in answer) waiter?.reject(new Error(answer.problem))
    else waiter?.resolve(answer.value)
    rest()
  }

  function start(): Worker {
    const made = new Worker(file, options)
    made.on('message', hear)
    made.on('error', (error: Error) => {
      log.error({ err: error }, `the thread of ${name} has died`)
      lose(made, error)
    })
    made.on('exit', () => lose(made, new Error(`the thread of ${name} has ended`)))
    made.unref()
    return made
  }

  return {
    ask: (asked) => {
      clearTimeout(idle)
      const thread = (worker ??= start())
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiters.set(id, { resolve, reject })
        thread.postMessage({ id, asked } satisfies Order<Asked>, [])
      })
    },
    expect: () => {
      worker ??= start()
      rest()
    },
    close: async () => {
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}

import { parentPort } from 'node:worker_threads'
import type { Answer, Order } from './create-thread.ts'

/** Runs in the thread: confirms each order and answers it, whatever the result. */
export function answerOrders(work: (asked: never) => Promise<unknown>): void {
  const tell = (answer: Answer<unknown>) => parentPort?.postMessage(answer, [])
  parentPort?.on('message', ({ id, asked }: Order<never>) => {
    tell({ id, isTaken: true })
    work(asked).then(
      (value) => tell({ id, value }),
      (error: unknown) => tell({ id, problem: error instanceof Error ? error.message : String(error) }),
    )
  })
}

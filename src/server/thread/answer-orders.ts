import { parentPort } from 'node:worker_threads'
import type { Answer, Order } from './create-thread.ts'

/** Inside the thread: each order is taken and answered, whatever becomes of it. */
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

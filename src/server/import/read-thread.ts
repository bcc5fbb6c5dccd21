import { workerData } from 'node:worker_threads'
import { readDocuments } from '#jobs/feed/read-snapshot.ts'
import { judgeRounds } from '#jobs/import/cartola/cartola-statement.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { answerOrders } from '#server/thread/answer-orders.ts'
import type { ReaderOrder } from './create-reader.ts'
import { lowerThreadPriority } from '#jobs/bulk/low-priority.ts'

lowerThreadPriority()

const current = workerData as Int32Array

answerOrders((order: ReaderOrder) => {
  if ('judge' in order) return judgeRounds(order.judge)
  if ('feed' in order) return readDocuments(order.feed)
  return readFiles(order.files, order.asked, (index) => void Atomics.store(current, 0, index))
})

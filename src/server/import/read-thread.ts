import { workerData } from 'node:worker_threads'
import type { Asked } from '#jobs/import/model/build-model.ts'
import type { NamedBytes } from '#jobs/import/read/read-file.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { answerOrders } from '#server/thread/answer-orders.ts'
import { standBack } from '#server/thread/stand-back.ts'

standBack()

const current = workerData as Int32Array

answerOrders(({ files, asked }: { files: NamedBytes[]; asked: Asked }) =>
  readFiles(files, asked, (index) => void Atomics.store(current, 0, index)),
)

import { workerData } from 'node:worker_threads'
import type pg from 'pg'
import { connect } from '#db/connection/connect.ts'
import { createProviders } from '#jobs/providers.ts'
import { stepsOf, type WholeStep } from '#jobs/steps.ts'
import { answerOrders } from '#server/thread/answer-orders.ts'

const { db } = connect({
  connection: workerData as pg.PoolConfig,
  applicationName: 'craque steps',
  poolSize: 2,
})
const steps = stepsOf(db, createProviders(db))

answerOrders(({ step, id }: { step: WholeStep; id: number }) => steps[step](id))

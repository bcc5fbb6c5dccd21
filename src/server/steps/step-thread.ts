import { workerData } from 'node:worker_threads'
import type pg from 'pg'
import { connect } from '#db/connection/connect.ts'
import { createProviders } from '#jobs/providers.ts'
import { stepsOf, type WholeStep } from '#jobs/steps.ts'
import { lowerDatabasePriority, lowerThreadPriority } from '#jobs/bulk/low-priority.ts'
import { answerOrders } from '#server/thread/answer-orders.ts'

const connection = workerData as pg.PoolConfig
const { db, pool } = connect({ connection, applicationName: 'craque steps', poolSize: 2 })
// The second pool is separate. In a shared pool, a step that holds a lock could wait for a connection that another step
// uses while it waits for that lock. Locking a round needs up to three connections; two locks and an operator's step
// can run at the same time.
const { db: second, pool: secondPool } = connect({ connection, applicationName: 'craque steps', poolSize: 9 })
lowerThreadPriority()
for (const one of [pool, secondPool]) lowerDatabasePriority(one)
const steps = stepsOf(db, createProviders(db), { second })

answerOrders(({ step, id }: { step: WholeStep; id: number }) => steps[step](id))

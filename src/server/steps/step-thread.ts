import { workerData } from 'node:worker_threads'
import type pg from 'pg'
import { connect } from '#db/connection/connect.ts'
import { createProviders } from '#jobs/providers.ts'
import { stepsOf, type WholeStep } from '#jobs/steps.ts'
import { letDatabaseStandBack, standBack } from '#server/thread/stand-back.ts'
import { answerOrders } from '#server/thread/answer-orders.ts'

const connection = workerData as pg.PoolConfig
const { db, pool } = connect({ connection, applicationName: 'craque steps', poolSize: 2 })
// Apart from those: a step that has its turn would wait for one that waits for its own. A lock has up to three, and two are taken at once, beside an operator's.
const { db: beside, pool: besidePool } = connect({ connection, applicationName: 'craque steps', poolSize: 9 })
standBack()
for (const one of [pool, besidePool]) letDatabaseStandBack(one)
const steps = stepsOf(db, createProviders(db), { beside })

answerOrders(({ step, id }: { step: WholeStep; id: number }) => steps[step](id))

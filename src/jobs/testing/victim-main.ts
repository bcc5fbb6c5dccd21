import pg from 'pg'
import { firstChampionship } from '#db/championship/championship.ts'
import { connect } from '#db/connection/connect.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { growLog } from '#db/var/grow-log.ts'
import { importChampionship } from '#jobs/import/import-championship.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { templateFiles } from './template-files.ts'
import { createParallelWriter } from '#jobs/bulk/parallel-writer.ts'
import { serialWriter } from '#jobs/bulk/serial-writer.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { buildWorld } from '#jobs/world/build/build-world.ts'
import type { WorldOrigin } from '#jobs/world/sample/sample-world.ts'
import { sampleWorldProvider } from '#jobs/world/world-provider.ts'
import { createProviders } from '#jobs/providers.ts'
import { startWorker } from '#jobs/worker.ts'

interface Options {
  connection: Connection
  origin: WorldOrigin
  roundId: number
  /** The work stops forever before this statement of its own, so that it can be killed there. */
  stopBefore?: string
  /** The statement runs on a second connection. */
  stopsSecond?: boolean
  /** A lock or settlement uses the parallel writer. */
  inParallel?: boolean
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const options = JSON.parse(process.argv[3] ?? '{}') as Options
const { db, pool } = connect({ connection: options.connection, applicationName: 'victim' })
const writer = options.inParallel
  ? createParallelWriter(connect({ connection: options.connection, applicationName: 'victim second' }).db)
  : serialWriter
const provider = sampleWorldProvider(db, firstChampionship)

/** The driver's clients have this property, although its types do not say so. */
type Client = pg.Client & { connectionParameters: { application_name?: string } }

/** Stops a statement while its transaction is open: there the process is killed. */
function holdBack(text: string, name: string): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own this below
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function held(this: Client, ...args: unknown[]) {
    const statement = typeof args[0] === 'string' ? args[0] : ''
    if (statement.includes(text) && this.connectionParameters.application_name === name) {
      say('held')
      return new Promise(() => undefined)
    }
    return Reflect.apply(query, this, args) as unknown
  } as typeof pg.Client.prototype.query
}
if (options.stopBefore) holdBack(options.stopBefore, options.stopsSecond ? 'victim second' : 'victim')

const works: Record<string, () => Promise<unknown>> = {
  import: async () => {
    const model = await readFiles(templateFiles())
    return (await importChampionship(db, { model, to: { name: 'Várzea' }, files: [], managerId: null })).ok
  },
  build: () => buildWorld(pool, options.origin, { championshipId: firstChampionship, onProgress: say }),
  grow: () => growLog(db, firstChampionship),
  lock: () => lockRound(db, options.roundId, writer),
  settle: () => settleRound(db, options.roundId, provider, writer),
  work: async () => {
    const log = {
      info: (fields: object) => say(JSON.stringify(fields)),
      warn: (fields: object, text?: string) => say(`warn ${text} ${JSON.stringify(fields)}`),
      error: (fields: object, text?: string) => say(`error ${text} ${JSON.stringify(fields)}`),
    }
    const worker = await startWorker({ db, pool, log, providers: createProviders(db) })
    say('working')
    process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)))
    await new Promise(() => undefined)
  },
}
// A promise that never settles does not keep a process alive.
setInterval(() => undefined, 60_000)
say(String(await works[process.argv[2] ?? '']?.()))
process.exit(0)

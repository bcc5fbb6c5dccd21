import { connect } from '#db/connection/connect.ts'
import { EmbeddedDatabaseError } from '#db/embedded/embedded-error.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'

/** A small server that tests start, see refused and kill: `test-server.ts <data folder> [write]`. Prints JSON lines. */
const [dataDir = '', mode] = process.argv.slice(2)

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

async function writeForEver(pool: ReturnType<typeof connect>['pool']): Promise<void> {
  await pool.query('create table if not exists note (id integer primary key, text text not null)')
  for (let id = 1; !pool.ending; id += 1) {
    await pool.query('insert into note values ($1, $2)', [id, 'x'.repeat(200)])
    say({ acknowledged: id })
  }
}

async function main(): Promise<void> {
  const log = (details: object, message: string) => say({ log: message, ...details })
  const embedded = await startEmbedded({ dataDir, log: { info: log, warn: log, error: log } })
  const { pool, close } = connect({ connection: embedded.connection })
  process.once('SIGTERM', () => {
    void close()
      .then(() => embedded.stop())
      .then(() => process.exit(0))
  })
  say({ ready: true, pid: embedded.pid, connection: embedded.connection })
  if (mode === 'write') await writeForEver(pool)
}

await main().catch((error: unknown) => {
  say(error instanceof EmbeddedDatabaseError ? { kind: error.kind, message: error.message } : { bug: String(error) })
  process.exit(1)
})

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from './server/config.ts'
import { openLog } from './server/open-log.ts'
import { openDatabase } from './server/database.ts'
import { explain } from './server/explain.ts'
import { loadSettings } from './server/load-settings.ts'
import { createStopper } from './server/stop.ts'
import { endWithDay, isDemoServer, superviseDemo } from './server/supervise-demo.ts'
import { watchParent } from './server/watch-parent.ts'

const development = process.env['NODE_ENV'] === 'development'
const folder = path.dirname(fileURLToPath(import.meta.url))
const root = development ? path.dirname(folder) : path.dirname(path.dirname(folder))

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** People at a terminal want to read sentences, not a line of JSON for every request. */
const usualLevel = process.stdout.isTTY ? 'warn' : 'info'

async function start(config: Config) {
  const opened = openLog(config.logLevel ?? usualLevel)
  const { log } = opened
  const stopper = createStopper(log)
  // Added first, so it runs last: a slow reader still gets the lines of the other steps.
  stopper.add('log', opened.flush)
  stopper.onSignals()
  watchParent(process.env['CRAQUE_NPM'], () => stopper.end('npm is gone'))
  if (config.isDemo) endWithDay(config.dataFolder, () => stopper.end('the day of the demonstration is over'))
  try {
    const { databaseUrl, readUrl, dataFolder } = config
    const opening = openDatabase({ databaseUrl, readUrl, dataFolder, log, say, signal: stopper.signal })
    // The code below that awaits it gets the error.
    opening.catch(() => undefined)
    // From the first moment: a stop must also stop a PostgreSQL that is still starting.
    stopper.add('database', async () => (await opening.catch(() => undefined))?.close(), 8_000)
    // A second of code, loaded while PostgreSQL starts.
    const { serve } = await import('./server/serve.ts')
    await serve({ config, log: opened, stopper, opening, development, root, folder, say })
  } catch (error) {
    const wasStopping = stopper.signal.aborted
    await stopper.stop()
    // An error because of the stop is no failure of the start.
    if (!wasStopping) throw error
  }
}

loadSettings(root)
const config = readConfig(process.env, process.cwd())
const fail = (error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
if (config.ok && config.value.isDemo && !isDemoServer(process.env)) {
  superviseDemo(config.value.dataFolder, say).then((code) => process.exit(code), fail)
} else if (config.ok) {
  start(config.value).catch(fail)
} else {
  process.stderr.write(`${config.error}\n`)
  process.exit(1)
}

import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { APPS, databaseUrl, ports, readUrl } from './cluster-places.mjs'
import { ask, startDaemon, until } from './cluster-process.mjs'
import { root } from './lib.mjs'

/** A day of the game takes less than a minute, so that there is always a round or match to lock, play or settle. */
const PACE = 2_000
/** High limits per address and per person, so that none is reached: all requests come from one address here. */
const MANY = '100000'

const settings = {
  DATABASE_URL: databaseUrl,
  CRAQUE_READ_URL: readUrl,
  NODE_ENV: 'production',
  CRAQUE_WORLD: 'small',
  CRAQUE_PACE: String(PACE),
  CRAQUE_TRUST_PROXY: 'true',
  CRAQUE_BACKUPS: '0',
  CRAQUE_LOG: 'info',
  CRAQUE_STREAMS_PER_CLIENT: MANY,
  CRAQUE_REQUESTS_PER_CLIENT: MANY,
  CRAQUE_NEW_PEOPLE_PER_ADDRESS: MANY,
  CRAQUE_CREATIONS_PER_HOUR: MANY,
}

/** Two app processes of any version. */
export function createApps(places) {
  const processes = new Map()
  const isReady = async (n) => (await ask(`http://127.0.0.1:${ports.app(n)}/readyz`))?.status === 200

  function start(n, folder = root) {
    const data = places.settings(`app${n}`)
    mkdirSync(data, { recursive: true })
    const env = { ...settings, PORT: String(ports.app(n)), CRAQUE_DATA: data }
    const log = places.log(`app${n}`)
    processes.set(
      n,
      startDaemon(process.execPath, ['dist/server/server.js'], { cwd: folder, env, log, isPostgres: false }),
    )
  }
  return {
    start,
    isReady,
    whenReady: (n) => until(`process ${n} of the app is ready`, () => isReady(n), { patienceMs: 180_000 }),
    isWhole: async () => (await Promise.all(APPS.map(isReady))).every(Boolean),
    /** The numbers of the processes that have ended and were not started again. */
    haveDied: () => [...processes].filter(([, app]) => !app.isRunning()).map(([n]) => n),
    kill: (n) => processes.get(n).kill('SIGKILL'),
    stop: (n) => processes.get(n).kill('SIGTERM'),
    stopAll: () => Promise.all([...processes.values()].map((app) => app.kill('SIGTERM'))),
  }
}

/** Runs `npm run craque -- …` of this version. */
export function craque(...words) {
  const env = { ...process.env, ...settings, CRAQUE_LOG: 'silent' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/cli.js', ...words], { cwd: root, env })
  return { status, text: `${stdout}`, error: `${stderr}` }
}

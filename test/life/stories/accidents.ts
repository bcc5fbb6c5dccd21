import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '#test/life/failure.ts'
import { HOUR_MS, type Action, type Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { peopleActions } from './people.ts'

const restart: Action = async (life) => {
  await life.server.stop()
  await life.server.start()
}

/** PostgreSQL ends itself within this time after its server was killed. */
const ORPHAN_LIMIT_MS = 15_000

const databasePid = (life: Life) =>
  Number(readFileSync(path.join(life.folder, 'data', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

const kill: Action = async (life) => {
  const pid = databasePid(life)
  await life.server.kill()
  await until(() => !existsSync(`/proc/${pid}`), {
    limitMs: ORPHAN_LIMIT_MS,
    otherwise: () =>
      new Failure('orphan', `PostgreSQL (${pid}) still runs ${ORPHAN_LIMIT_MS / 1_000} s after its server was killed`),
  })
  await life.server.start()
  // After a kill the server logs what its database left behind.
  life.server.forgiveTroubles()
}

/** A time server is wrong by an hour, then right again. */
const clockJump: Action = async (life) => {
  await life.clock.shift(HOUR_MS)
  await life.clock.shift(-HOUR_MS)
}

const somePaths = ['/', '/rankings', '/api/market', '/api/rankings', '/api/viewer', '/fantasy']

const PATIENCE_MS = 40_000

/** Many requests, twenty at a time. None may hang or get a server error, except 503 during an accident. */
async function crowd(life: Life, requests: number, paths: readonly string[] = somePaths): Promise<void> {
  const ask = async (n: number) => {
    const path = paths[n % paths.length]!
    const { status, headers } = await fetch(life.server.url() + path, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { 'x-forwarded-for': `10.1.${n % 200}.1` },
    }).catch((error: Error) => {
      throw new Failure('late', `${path}, one of ${requests} requests, got no answer: ${error.message}`)
    })
    const isExcused = life.mayBeAway && status === 503 && headers.has('retry-after')
    if (status >= 500 && !isExcused) throw new Failure('server error', `${path} answered ${status}`)
  }
  for (let n = 0; n < requests; n += 20) await Promise.all(Array.from({ length: 20 }, (_, at) => ask(n + at)))
}

/** PostgreSQL does not respond for some seconds. */
const databaseAway: Action = async (life) => {
  life.mayBeAway = true
  try {
    life.server.signalDatabase('SIGSTOP')
    await Promise.all([crowd(life, 40), pause(6_000)]).finally(() => life.server.signalDatabase('SIGCONT'))
    await pause(2_000)
  } finally {
    life.mayBeAway = false
    life.server.forgiveTroubles()
  }
}

/** More log lines than the pipe between the server and its reader can hold. */
const REQUESTS_WITHOUT_READER = 2_000

/** The reader of the log stops. People must not notice. */
const logReaderGone: Action = async (life) => {
  life.server.pauseLog()
  try {
    await crowd(life, REQUESTS_WITHOUT_READER, ['/api/market/clock', '/api/viewer'])
  } finally {
    life.server.resumeLog()
  }
}

/** The operator restores yesterday's backup. Everything since then is lost, and nothing else. */
const restoreBackup: Action = async (life, entry) => {
  const { server, chronicle, folder } = life
  const file = path.join(folder, 'yesterday.backup')
  const run = async (...words: string[]) => {
    const { code, err } = await server.craque(...words)
    if (code !== 0) throw new Failure('log', `craque ${words[0]} failed: ${err}`)
  }
  await rm(file, { force: true })
  await run('backup', file, '--with-secrets')
  const before = structuredClone({ people: chronicle.people, saved: chronicle.saved })
  await peopleActions.day(life, entry)
  await server.stop()
  await run('restore', file, '--replace')
  Object.assign(chronicle, before)
  await server.start()
}

export const accidentActions = { restart, kill, clockJump, databaseAway, logReaderGone, restoreBackup }

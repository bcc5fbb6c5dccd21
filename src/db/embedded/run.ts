import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export type RunAs = { uid: number; gid: number }

export type Finished = { code: number | null; output: string }

/**
 * PATH, variables of the dynamic loader, and the clock of `npm run life`: PostgreSQL must use the server's clock.
 */
const isShared = (name: string) => /^(?:PATH|LD_LIBRARY_PATH|LD_PRELOAD|FAKETIME(?:_\w+)?)$/.test(name)

/** PostgreSQL needs little of our environment, and other users must not find our secrets in /proc/<pid>/environ. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const all = Object.entries(process.env)
  if (process.platform === 'win32')
    return Object.fromEntries(all.filter(([name]) => !name.toUpperCase().startsWith('PG')))
  return { PATH: '/usr/bin:/bin', ...Object.fromEntries(all.filter(([name]) => isShared(name))), LC_ALL: 'C' }
}

/** Runs a program to its end and returns its output. Rejects only if the program cannot start at all. */
export async function run(
  file: string,
  args: string[],
  { as, cwd = '/' }: { as?: RunAs | undefined; cwd?: string } = {},
): Promise<Finished> {
  const child = spawn(file, args, {
    ...as,
    cwd: process.platform === 'win32' && cwd === '/' ? process.cwd() : cwd,
    env: postgresEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const closed = new Promise((resolve) => child.once('close', resolve))
  const [code] = (await once(child, 'exit')) as [number | null]
  // On Windows a started server inherits the pipes and keeps them open as long as it runs.
  await Promise.race([closed, sleep(500, undefined, { ref: false })])
  return { code, output }
}

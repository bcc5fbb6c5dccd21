import { spawn } from 'node:child_process'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Debian installs services in folders that may be missing in a user's PATH. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin:/usr/bin:/bin`
/** PostgreSQL does not run as root. */
const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups']

const isThere = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Signals those processes that still exist. */
export function signalAll(pids, signal) {
  for (const pid of pids) if (isThere(pid)) process.kill(pid, signal)
}

/**
 * Starts a command in a session of its own, with its output in a file. `pid` is the id of the command itself, because
 * setpriv does not stay as its parent.
 */
export function startDaemon(command, args, { log, env = {}, cwd, isPostgres = true }) {
  const words = openSync(log, 'a')
  const [program, ...given] = isPostgres ? ['setpriv', ...asPostgres, command, ...args] : [command, ...args]
  const child = spawn(program, given, {
    cwd,
    env: { ...process.env, PATH, ...env },
    detached: true,
    stdio: ['ignore', words, words],
  })
  const ended = new Promise((resolve) => {
    child.once('close', resolve)
    child.once('error', resolve)
  })
  return {
    pid: child.pid,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async (signal) => {
      signalAll([child.pid], signal)
      await ended
    },
  }
}

/** A process and all its descendants. */
export function familyOf(pid) {
  const children = new Map()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      // The name in brackets may contain spaces.
      const parent = Number(readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(entry)])
    } catch {
      // The process has ended in the meantime.
    }
  }
  const family = (of) => [of, ...(children.get(of) ?? []).flatMap(family)]
  return family(pid)
}

/** Waits for a condition. The error names the one that did not come true. */
export async function until(what, isSo, { patienceMs = 60_000, everyMs = 200 } = {}) {
  const endMs = performance.now() + patienceMs
  while (!(await isSo())) {
    if (performance.now() > endMs) throw new Error(`timed out after ${patienceMs / 1000} s, waiting until ${what}`)
    await pause(everyMs)
  }
}

/** The answer of an address, or undefined. */
export async function ask(url, { patienceMs = 1_000, ...options } = {}) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), ...options })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return undefined
  }
}

import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { beginDay, isOver } from './demo.ts'
import { watchParent } from './watch-parent.ts'

const lookMs = 5_000
const childMark = 'CRAQUE_DEMO_CHILD'

/** Whether this process is the server of a demonstration, and not the one that starts it every morning. */
export const isDemoServer = (env: Record<string, string | undefined>) => env[childMark] !== undefined

/** The server of a demonstration ends with its day. */
export function endWithDay(folder: string, onOver: () => void): void {
  const looking = setInterval(() => {
    if (!isOver(folder, Date.now())) return
    clearInterval(looking)
    onOver()
  }, lookMs).unref()
}

interface Run {
  code: number
  ranMs: number
  isOver: boolean
}

/** A run of this length had started: filling the sample world takes less. */
const startedMs = 120_000
const mostFailedStarts = 4

/**
 * How long to wait after a run before the next one; undefined: there is no next one. Often nobody is there to restart a
 * demonstration. So it ends only when starts keep failing, or at its first start, while somebody still looks.
 */
export function createPauses(): (run: Run) => number | undefined {
  let failedStarts: number | undefined
  return ({ code, ranMs, isOver: dayIsOver }) => {
    if (code === 0 && !dayIsOver) return undefined
    if (code === 0 || ranMs >= startedMs) failedStarts = 0
    else if (failedStarts === undefined || ++failedStarts > mostFailedStarts) return undefined
    return code === 0 ? 0 : 2_000 * 4 ** failedStarts
  }
}

/**
 * Runs the server as a process of its own, and again with empty tables when a day is over. Returns the server's exit
 * code.
 */
export async function superviseDemo(folder: string, say: (line: string) => void): Promise<number> {
  let running: ReturnType<typeof spawn> | undefined
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort()
    running?.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  watchParent(process.env['CRAQUE_NPM'], stop)
  const pauseAfter = createPauses()
  for (;;) {
    const startedAt = performance.now()
    if (beginDay(folder, Date.now())) say('A day of the demonstration begins: the sample world is filled again.')
    const env = { ...process.env, [childMark]: '1', CRAQUE_NPM: String(process.pid) }
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { env, stdio: 'inherit' })
    running = child
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (given) => resolve(given ?? 1))
    })
    const ranMs = performance.now() - startedAt
    const pauseMs = pauseAfter({ code, ranMs, isOver: isOver(folder, Date.now()) })
    if (stopping.signal.aborted || pauseMs === undefined) return code
    if (pauseMs > 0) say(`The demonstration ended with ${code}. It starts again in ${pauseMs / 1000} s.`)
    await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    if (stopping.signal.aborted) return 0
  }
}

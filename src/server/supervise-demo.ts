import { spawn } from 'node:child_process'
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

/**
 * Runs the server as a process of its own, and again with empty tables when a day is over. Returns the server's exit
 * code.
 */
export async function superviseDemo(folder: string, say: (line: string) => void): Promise<number> {
  let running: ReturnType<typeof spawn> | undefined
  let isStopping = false
  const stop = () => {
    isStopping = true
    running?.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  watchParent(process.env['CRAQUE_NPM'], stop)
  for (;;) {
    if (beginDay(folder, Date.now())) say('A day of the demonstration begins: the sample world is filled again.')
    const env = { ...process.env, [childMark]: '1', CRAQUE_NPM: String(process.pid) }
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { env, stdio: 'inherit' })
    running = child
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (given) => resolve(given ?? 1))
    })
    if (isStopping || code !== 0 || !isOver(folder, Date.now())) return code
  }
}

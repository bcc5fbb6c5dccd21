import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Victim {
  /** Waits until its output holds this word. */
  saw: (word: string) => Promise<void>
  /** kill -9, and waits until it is gone. */
  kill: () => Promise<void>
  output: () => string
  ended: Promise<number | null>
}

const patienceMs = 60_000
const main = fileURLToPath(new URL('victim-main.ts', import.meta.url))

/** A process of its own that does one piece of work and says where it is. */
export function startVictim(work: string, options: unknown): Victim {
  const child = spawn(process.execPath, ['--import', 'tsx', main, work, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  const take = (chunk: Buffer) => {
    output += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const saw = (word: string) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`waited for "${word}":\n${output}`)), patienceMs)
      const look = () => {
        if (!output.includes(word)) return
        clearTimeout(timer)
        listeners.delete(look)
        resolve()
      }
      listeners.add(look)
      look()
      void ended.then((code) => reject(new Error(`ended with ${code} before "${word}":\n${output}`)))
    })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { saw, kill, output: () => output, ended }
}

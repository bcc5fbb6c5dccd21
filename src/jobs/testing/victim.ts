import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

export interface Victim {
  /** Waits until its output contains this word. */
  saw: (word: string) => Promise<void>
  /** kill -9, and waits until it is gone. */
  kill: () => Promise<void>
  output: () => string
  ended: Promise<number | null>
}

const patienceMs = 60_000
const main = fileURLToPath(new URL('victim-main.ts', import.meta.url))

let program: Promise<string> | undefined
/** One bundle for all: a process that reads and compiles each of our files takes seconds to start. */
async function bundle(): Promise<string> {
  const isPackage = /^[^./#]/
  const build = await rolldown({ input: main, platform: 'node', external: (id) => isPackage.test(id) })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  return output[0].code
}

/** Starts a process that does one piece of work and prints how far it has come. */
export async function startVictim(work: string, options: unknown): Promise<Victim> {
  const text = await (program ??= bundle())
  const child = spawn(process.execPath, ['--input-type=module', '-', work, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(text)
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

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process of the bench; what it sends is taken one after the other. */
function start(file: URL, args: readonly string[]) {
  const child = fork(fileURLToPath(file), args, { execArgv: process.execArgv })
  const sent: unknown[] = []
  let wake = () => {}
  child.on('message', (message) => {
    sent.push(message)
    wake()
  })
  // Not when it has ended: what it sent last may still be on its way then.
  const ended = once(child, 'disconnect').then(() => {
    throw new Error(`${file.pathname} is gone`)
  })
  const next = async (): Promise<unknown> => {
    if (sent.length === 0) await Promise.race([new Promise<void>((resolve) => (wake = resolve)), ended])
    return sent.shift()
  }
  ended.catch(() => undefined)
  return { child, next }
}

export interface Felt {
  tookMs: number[]
  refused: number
}

export interface Visits {
  port: number
  paths: readonly string[]
  /** Of who asks; a stranger without it. */
  cookie?: string
}

/** What visitors who ask for these pages by turns feel of some work. */
export async function beside<T>(visits: Visits, work: () => Promise<T>): Promise<{ value: T; felt: Felt }> {
  const { child, next } = start(new URL('./visitors.ts', import.meta.url), [JSON.stringify(visits)])
  await next()
  const value = await work()
  child.send('stop')
  return { value, felt: (await next()) as Felt }
}

interface Streams {
  /** When the last of those still open has heard the next news of a match, and how many the server has ended. */
  heard(): Promise<{ atMs: number; lost: number }>
  close(): void
}

export async function openStreams(port: number, count: number): Promise<Streams> {
  const { child, next } = start(new URL('./streams.ts', import.meta.url), [String(port), String(count)])
  await next()
  return {
    heard: async () => (await next()) as { atMs: number; lost: number },
    close: () => child.kill(),
  }
}

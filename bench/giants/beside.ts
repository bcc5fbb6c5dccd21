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
  /** By what was asked for. */
  tookMs: Record<string, number[]>
  refused: number
}

export interface Visits {
  port: number
  paths: readonly string[]
  /** Of who ask, by turns; strangers without them. */
  cookies?: readonly string[]
}

/** What visitors who ask for these pages by turns feel of some work. */
export async function beside<T>(visits: Visits, work: () => Promise<T>): Promise<{ value: T; felt: Felt }> {
  const { child, next } = start(new URL('./visitors.ts', import.meta.url), [JSON.stringify(visits)])
  await next()
  const value = await work()
  child.send('stop')
  return { value, felt: (await next()) as Felt }
}

interface Heard {
  /** When the last of those still open has heard the next news of a match. */
  atMs: number
  /** Ended by the server. */
  lost: number
  /** So often one was told of himself until then. */
  own: number
}

interface Streams {
  heard(): Promise<Heard>
  close(): void
}

/** One for each cookie, which wait for news of a match. */
export async function openStreams(
  { port, matchId }: { port: number; matchId: number },
  cookies: readonly string[],
): Promise<Streams> {
  const { child, next } = start(new URL('./streams.ts', import.meta.url), [String(port), String(matchId)])
  child.send(cookies)
  await next()
  return {
    heard: async () => (await next()) as Heard,
    close: () => child.kill(),
  }
}

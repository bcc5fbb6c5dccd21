import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Starts a process of the bench. Its messages are taken one after the other. */
function start(file: URL, args: readonly string[]) {
  const child = fork(fileURLToPath(file), args, { execArgv: process.execArgv })
  const sent: unknown[] = []
  let wake = () => {}
  child.on('message', (message) => {
    sent.push(message)
    wake()
  })
  // Not the exit event: the last message may still be on its way then.
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

export interface VisitTimes {
  /** Times by requested path. */
  tookMs: Record<string, number[]>
  refused: number
}

export interface Visits {
  port: number
  paths: readonly string[]
  /** Cookies of the visitors, used in turns. Without them the visitors are strangers. */
  cookies?: readonly string[]
}

/** Runs some work and measures how fast visitors get these pages at the same time. */
export async function withVisitors<T>(
  visits: Visits,
  work: () => Promise<T>,
): Promise<{ value: T; visitTimes: VisitTimes }> {
  const { child, next } = start(new URL('./visitors.ts', import.meta.url), [JSON.stringify(visits)])
  await next()
  const value = await work()
  child.send('stop')
  return { value, visitTimes: (await next()) as VisitTimes }
}

interface EventArrival {
  /** When all streams that are still open had received the next event of a match. */
  atMs: number
  /** Streams that the server closed. */
  lost: number
  /** How many personal events have arrived so far. */
  own: number
}

interface Streams {
  nextEvent(): Promise<EventArrival>
  close(): void
}

/** Opens one stream per cookie, and waits until all are open. `nextEvent` waits for the next event of the match. */
export async function openStreams(
  { port, matchId }: { port: number; matchId: number },
  cookies: readonly string[],
): Promise<Streams> {
  const { child, next } = start(new URL('./streams.ts', import.meta.url), [String(port), String(matchId)])
  child.send(cookies)
  await next()
  return {
    nextEvent: async () => (await next()) as EventArrival,
    close: () => child.kill(),
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { OperatorOverview } from '#contract/operator.ts'
import type { FeedServer } from '#jobs/testing/feed-server.ts'
import { rngFrom, type Rng } from '#domain/rng.ts'
import type { Chronicle, Entry, PersonState } from './chronicle.ts'
import type { LifeClock } from './clock.ts'
import type { Pages } from './pages.ts'
import { createClient, type Client } from './person.ts'
import type { LifeServer } from './server.ts'
import type { Trace } from './trace.ts'

/** Everything that a step may use. State that must survive a checkpoint is in the chronicle. */
export interface Life {
  chronicle: Chronicle
  clock: LifeClock
  server: LifeServer
  /** The program's own HTTP server, which plays the sources that feeds poll. */
  source: Pick<FeedServer, 'serve' | 'host'>
  pages: Pages
  trace: Trace
  /** The folder for files of this run. */
  folder: string
  /** A random source for this step only, so that leaving out a step does not change the others. */
  random: (key: string) => Rng
  as: (name: string, device?: number) => Client
  plan: (entry: Omit<Entry, 'args'> & Partial<Pick<Entry, 'args'>>) => void
  say: (line: string) => void
  /**
   * Waits until the server is idle, then moves the clock. A jump in the middle of work would cause failures of our own
   * making.
   */
  moveTo: (atMs: number) => Promise<void>
  /** True while the program causes an accident, during which 503 with `Retry-After` is allowed. */
  mayBeAway: boolean
}

export type Action = (life: Life, entry: Entry) => Promise<void>

export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

export const pickOne = <T>(rng: Rng, list: readonly T[]): T | undefined => list[rng.int(list.length)]

/**
 * A running match always has some work due, so work that is due just now is not waited for longer than this. Older work
 * is what a jump left behind: matches of the sample world, and polls that wait in the queue behind them.
 */
const patienceMs = 3_000
const mostPatienceMs = 120_000

/** Waits until no job is due or running, and until the server has caught up with the last jump. */
async function whenIdle(life: Life): Promise<void> {
  const operator = peopleOf(life.chronicle).find(({ isOperator }) => isOperator)
  if (!operator) return
  const startMs = performance.now()
  const waited = () => performance.now() - startMs
  for (;;) {
    const { work } = await life.as(operator.name).get<OperatorOverview>('/api/operator')
    const dueForMs = work.nextAtMs === null ? -Infinity : life.clock.now() - work.nextAtMs
    if (dueForMs < -500) return
    if (waited() > (dueForMs < MINUTE_MS ? patienceMs : mostPatienceMs)) return
    await pause(250)
  }
}

/** In random order. */
export const shuffled = <T>(rng: Rng, list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, at: rng.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

export const peopleOf = ({ people }: Chronicle): PersonState[] => Object.values(people).filter(({ isGone }) => !isGone)

export function createLife(
  parts: Pick<Life, 'chronicle' | 'clock' | 'server' | 'source' | 'pages' | 'trace' | 'folder' | 'say'>,
): Life {
  const { chronicle, server, trace } = parts
  const life: Life = {
    ...parts,
    mayBeAway: false,
    moveTo: async (atMs) => {
      await whenIdle(life)
      await parts.clock.jumpTo(atMs)
    },
    random: (key) => rngFrom('life', chronicle.seed, key),
    plan: (entry) => {
      chronicle.agenda.push({ args: {}, ...entry })
    },
    as: (name, device = 0) => {
      const person = chronicle.people[name]
      if (!person) throw new Error(`there is no ${name}`)
      const found = (person.devices[device] ??= { cookies: {} })
      return createClient(person, found, { url: server.url(), trace, mayBeAway: () => life.mayBeAway })
    },
  }
  return life
}

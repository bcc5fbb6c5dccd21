import type { Kysely } from 'kysely'
import { readClock } from '#db/clock/clock.ts'
import { dueNotices } from '#db/notice/due-notices.ts'
import { dueSteps, type DueWork } from '#db/round/due-work.ts'
import { hasQueue, queueWork } from '#db/round/queue-work.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Provider, Providers } from './life-cycle/provider.ts'

async function dueOf(db: Kysely<Tables>, provider: Provider): Promise<DueWork[]> {
  const { championshipId } = provider
  const { now } = await readClock(db, championshipId)
  const [matches, chores] = await Promise.all([provider.due(now.getTime()), provider.choresDue()])
  return [
    ...matches.map(({ matchId, why, atMs }) => ({
      task: 'play_match',
      id: matchId,
      championshipId,
      at: new Date(atMs),
      isPoll: why === 'poll',
    })),
    ...chores.map((due) => {
      const { chore, atMs } = typeof due === 'string' ? { chore: due, atMs: now.getTime() } : due
      return { task: chore, id: championshipId, championshipId, at: new Date(atMs) }
    }),
  ]
}

/** What is due now or soon: for the life cycle, for the matches of the providers, and for the providers themselves. */
export async function dueWork(db: Kysely<Tables>, providers: Providers): Promise<DueWork[]> {
  const all = (await providers.running()).map((provider) => dueOf(db, provider))
  return (await Promise.all([dueSteps(db), dueNotices(db), ...all])).flat()
}

/** Queues what is due by the stored state. Of many processes, one takes each job; a failed job is tried again. */
export async function queueDueWork(db: Kysely<Tables>, providers: Providers): Promise<void> {
  // A command may run before the first server has made the queue. That server searches for due work by itself.
  if (await hasQueue(db)) await queueWork(db, await dueWork(db, providers))
}

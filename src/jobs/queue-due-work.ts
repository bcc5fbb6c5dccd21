import type { Kysely } from 'kysely'
import { readClock } from '#db/clock/clock.ts'
import { dueSteps, hasQueue, queueWork, type DueWork } from '#db/round/due-work.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Provider } from './life-cycle/provider.ts'

/** What is to be done now or soon: by the life cycle, for the provider's matches, and by the provider itself. */
export async function dueWork(db: Kysely<Tables>, provider: Provider): Promise<DueWork[]> {
  const { now } = await readClock(db)
  const [steps, matches, chores] = await Promise.all([dueSteps(db), provider.due(now.getTime()), provider.choresDue()])
  return [
    ...steps,
    ...matches.map(({ matchId, why, atMs }) => ({
      task: 'play_match',
      id: matchId,
      at: new Date(atMs),
      isPoll: why === 'poll',
    })),
    ...chores.map((task) => ({ task, id: 0, at: now })),
  ]
}

/** The state of the database says what is due; the queue makes one of many processes do it, and again if it failed. */
export async function queueDueWork(db: Kysely<Tables>, provider: Provider): Promise<void> {
  // A command may come before the first server: that one will look for itself.
  if (await hasQueue(db)) await queueWork(db, await dueWork(db, provider))
}

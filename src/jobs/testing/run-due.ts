import type { Kysely } from 'kysely'
import { gameNow } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { createProviders } from '#jobs/providers.ts'
import { dueWork } from '#jobs/queue-due-work.ts'
import { stepsOf } from '#jobs/steps.ts'

/**
 * Does what the worker would do by now in a championship, except refits, until nothing is left. Returns what that was,
 * without the notices.
 */
export async function runDue(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<string[]> {
  const providers = createProviders(db)
  const steps = stepsOf(db, providers)
  const done: string[] = []
  for (let turn = 0; turn < 10; turn++) {
    const now = await gameNow(db, championshipId)
    const due = (await dueWork(db, providers)).filter(
      (work) => work.at <= now && work.championshipId === championshipId && work.task !== 'refit_forecasts',
    )
    if (due.length === 0) return done
    for (const { task, id } of due) {
      await steps[task]?.(id)
      if (task !== 'tell_notices') done.push(task)
    }
  }
  throw new Error(`due work does not end: ${done.slice(-5).join(', ')}`)
}

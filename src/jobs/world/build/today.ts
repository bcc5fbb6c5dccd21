import { dayOfDate, instantOf } from '#world/fixtures/calendar.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'

/** Midnight in Brazil on the day the world is made: what happened before it is history, the rest is played live. */
export const startOfToday = ({ calendar, date }: Pick<SampleWorld, 'calendar' | 'date'>): number =>
  instantOf(calendar, dayOfDate(calendar, date), 0)

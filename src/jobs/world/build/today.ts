import { dayOfDate, instantOf } from '#world/fixtures/calendar.ts'
import type { SampleWorld } from '#jobs/world/sample-world.ts'

export const DAY_MS = 86_400_000

/** Midnight in Brazil on the day the world is made: what happened before it is history, the rest is played live. */
export const startOfToday = ({ calendar, date }: Pick<SampleWorld, 'calendar' | 'date'>): number =>
  instantOf(calendar, dayOfDate(calendar, date), 0)

const LOCAL_MS = 3 * 3_600_000

/** As month_of and week_of in the database. */
export function monthOf(atMs: number): string {
  return `${new Date(atMs - LOCAL_MS).toISOString().slice(0, 7)}-01`
}

export function weekOf(atMs: number): string {
  const day = new Date(atMs - LOCAL_MS)
  const sinceMonday = (day.getUTCDay() + 6) % 7
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

export const DAY_MS = 86_400_000

/** The time zone of the server and of the sample world. A championship may have its own (CP8). */
export const GAME_TIME_ZONE = 'America/Sao_Paulo'
/** How far clocks in this zone are behind UTC, all year since 2019. */
export const BEHIND_UTC_MS = 3 * 3_600_000

/** The date in Brazil, like `day_of` in the database. */
export const dayOf = (atMs: number): string => new Date(atMs - BEHIND_UTC_MS).toISOString().slice(0, 10)

/** The first day of the month of a moment, like `month_of`. */
export const monthOf = (atMs: number): string => `${dayOf(atMs).slice(0, 7)}-01`

/** The Monday of the week of a moment, like `week_of`. */
export function weekOf(atMs: number): string {
  const sinceMonday = (new Date(atMs - BEHIND_UTC_MS).getUTCDay() + 6) % 7
  return dayOf(atMs - sinceMonday * DAY_MS)
}

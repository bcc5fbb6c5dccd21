/** BT6: as long as matches run, a group gets at most one message in this many minutes. */
export const CHAT_PAUSE_MINUTES = 5
/** BT6: how many hours before a kick-off or deadline the bot names people without a pick or a whole squad. */
export const CHAT_DEADLINE_HOURS = 2
/** BT6: a kick-off or deadline less than this many hours after an announced one is not announced. */
export const CHAT_DEADLINE_PAUSE_HOURS = 3

export interface QuietHours {
  /** Minutes of the day; the end may be before the beginning, as in 23:00 to 8:00. */
  from: number
  to: number
}

export function isQuiet(minuteOfDay: number, quiet: QuietHours | null): boolean {
  if (!quiet || quiet.from === quiet.to) return false
  const { from, to } = quiet
  return from < to ? minuteOfDay >= from && minuteOfDay < to : minuteOfDay >= from || minuteOfDay < to
}

export interface Moment {
  nowMs: number
  /** When the group got its last message. */
  saidAtMs: number | null
  minuteOfDay: number
  quiet: QuietHours | null
  /** Whether matches of the championship are being played. */
  isPlaying: boolean
}

/** BT6: whether the group may get a message now. */
export function maySpeak({ nowMs, saidAtMs, minuteOfDay, quiet, isPlaying }: Moment): boolean {
  if (isQuiet(minuteOfDay, quiet)) return false
  return !isPlaying || saidAtMs === null || nowMs - saidAtMs >= CHAT_PAUSE_MINUTES * 60_000
}

const MINUTE_MS = 60_000

/** Adds the seconds to a formatted date and time. Seconds are the same in every time zone. */
export function withSeconds(dateTime: string, atMs: number): string {
  const seconds = String(Math.floor((atMs % MINUTE_MS) / 1000)).padStart(2, '0')
  return dateTime.replace(/(\d{2}:\d{2})(?=\D*$)/, `$1:${seconds}`)
}

const MINUTE_MS = 60_000

/** Adds the seconds to a written date and time; every zone of the world has the same ones. */
export function withSeconds(dateTime: string, atMs: number): string {
  const seconds = String(Math.floor((atMs % MINUTE_MS) / 1000)).padStart(2, '0')
  return dateTime.replace(/(\d{2}:\d{2})(?=\D*$)/, `$1:${seconds}`)
}

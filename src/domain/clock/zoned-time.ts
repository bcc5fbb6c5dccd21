const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}

/** How far the clocks of a time zone are ahead of UTC at a moment. */
function aheadMs(atMs: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1000) * 1000
}

export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined
  } catch {
    return false
  }
}

/** The moment at which the clocks of a time zone show a date (ISO) and a time (HH:MM). */
export function momentOf(date: string, time: string, timeZone: string): number {
  const shownMs = Date.parse(`${date}T${time}:00Z`)
  // Twice: the clocks may change between the guess and the moment itself.
  const guessMs = shownMs - aheadMs(shownMs, timeZone)
  return shownMs - aheadMs(guessMs, timeZone)
}

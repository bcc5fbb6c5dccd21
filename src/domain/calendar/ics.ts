export interface CalendarEvent {
  /** Stays the same for the same thing: a calendar then moves it instead of showing it twice. */
  uid: string
  startsAtMs: number
  minutes: number
  title: string
  url: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** Writes a moment in UTC, such as 20260520T190000Z. */
export function icsTime(atMs: number): string {
  const at = new Date(atMs)
  const day = `${at.getUTCFullYear()}${two(at.getUTCMonth() + 1)}${two(at.getUTCDate())}`
  return `${day}T${two(at.getUTCHours())}${two(at.getUTCMinutes())}${two(at.getUTCSeconds())}Z`
}

/** RFC 5545: escapes characters that have a special meaning. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** RFC 5545 allows at most 75 bytes a line; a letter has at most four of them. */
function folded(line: string): string {
  const letters = Array.from(line)
  const lines: string[] = []
  while (letters.length > 0) lines.push(letters.splice(0, lines.length === 0 ? 18 : 17).join(''))
  return lines.join('\r\n ')
}

const foldedWhereLong = (line: string) => (line.length > 60 || /[^ -~]/.test(line) ? folded(line) : line)

/** A calendar as an iCalendar file (RFC 5545). */
export function icsOf({
  name,
  events,
  nowMs,
}: {
  name: string
  events: readonly CalendarEvent[]
  nowMs: number
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Craque//Craque//PT',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(({ uid, startsAtMs, minutes, title, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${icsTime(nowMs)}`,
      `DTSTART:${icsTime(startsAtMs)}`,
      `DTEND:${icsTime(startsAtMs + minutes * 60_000)}`,
      `SUMMARY:${escaped(title)}`,
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldedWhereLong).join('\r\n')}\r\n`
}

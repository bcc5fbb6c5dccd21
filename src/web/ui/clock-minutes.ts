const two = (value: number) => String(value).padStart(2, '0')

/** A minute of the day as a time field holds it: 90 is `01:30`. */
export const clockOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

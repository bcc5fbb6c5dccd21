/** The minute of the day in the time zone, 0 to 1439. */
export function minuteOfDayIn(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).formatToParts(ms)
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return (numberOf('hour') % 24) * 60 + numberOf('minute')
}

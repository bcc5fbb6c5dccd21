const two = (value: number) => String(value).padStart(2, '0')

/** Minutes and seconds, as a stadium clock shows them: minute 95 is 95:00. */
export const clockText = (second: number): string => `${two(Math.floor(second / 60))}:${two(second % 60)}`

const two = (value: number) => String(value).padStart(2, '0')

/** As a stadium clock shows it: minutes and seconds. */
export const clockText = (second: number): string => `${two(Math.floor(second / 60))}:${two(second % 60)}`

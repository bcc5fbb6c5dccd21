/** For a hunt of races: the processor of every page is so many times slower, and everything is waited for as much longer. */
export const slowness = Number(process.env['CRAQUE_SLOW_BROWSER'] ?? 1)
